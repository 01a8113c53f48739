/**
 * Where a match stands, as one side sees it: the fold of the log so far. A state is never changed: an entry that is refused leaves
 * nothing behind. What both sides must agree on (the pen, the obligations) depends on its public parts alone.
 */
import type { Json } from '../../../base/canonical.ts';
import {
  type AnyGame,
  type CardId,
  type GameEvent,
  other,
  type Question,
  type Seat,
  type Setup,
  type Step,
} from '../../../rules/game.ts';
import type { Learned } from '../../../rules/learned.ts';
import type { Masked } from '../../log/body.ts';
import type { Chain } from '../../log/chain.ts';
import type { DeckTable, Face } from '../../secret/deckTable.ts';
import type { Shuffled } from '../../secret/pile.ts';
import type { GameHeader } from '../../secret/seed.ts';
import type { TrackedDeck } from './cardTracker.ts';
import { type HiddenValues, noValues } from './hiddenValues.ts';
import type { Obligation, Proof, Written } from './obligation.ts';

/** What both have agreed on before the first entry. */
export interface Terms {
  readonly game: AnyGame;
  /** The game's own, without those of the table (`gameOptions`). */
  readonly options: Setup['options'];
  readonly header: GameHeader;
  /** 32 bytes. */
  readonly gameId: Uint8Array;
  /** Whether the two have agreed that moves may be taken back with the other one's consent (PROTOCOL 14.10). */
  readonly takesBack: boolean;
}

/** One thing for each seat. */
export type Both<T> = readonly [T, T];

/** The next entry that is owed, and by whom. */
export type Turn =
  | Obligation
  | {
      readonly type: 'SETUP' | 'ACT' | 'COIN' | 'HOLD' | 'SHARE' | 'SEED';
      readonly by: Seat;
    }
  | ListTurn;

/** A list of a shuffle, by the owner of the deck, or by the other player (`deckOfList`). */
export interface ListTurn {
  readonly type: 'X' | 'Y' | 'Z';
  readonly by: Seat;
}

/** Whose deck a list is of: X and Z are its owner's, Y the other player's. */
export const deckOfList = (type: Masked['type'], author: Seat): Seat => (type === 'Y' ? other(author) : author);

/** Whether a turn says what its entry has to hold. */
export const isDuty = (turn: Turn): turn is Obligation => ['KEYS', 'OPEN', 'COMMIT'].includes(turn.type);

/** The table, and where its cards are as far as this side knows. */
export interface World {
  readonly table: unknown;
  readonly wheres: Both<TrackedDeck>;
  /** What each player knows; null for the player whose secrets are not here. */
  readonly known: Both<unknown>;
}

/** Something happened: the events of one answer, and the table after them. */
export interface Happening<K = unknown> {
  /** The entry it happened with. */
  readonly seq: number;
  readonly events: readonly GameEvent[];
  readonly table: unknown;
  /** What each player knew then; null for the player whose secrets are not here. */
  readonly known: Both<K | null>;
  /** Both have gone back to the table of an earlier length of the log (PROTOCOL 14.10). */
  readonly back?: { readonly to: number };
  /** Both have put that right (PROTOCOL 14.11). */
  readonly corrected?: { readonly change: Json };
}

/** Why the log goes to its end. `winner` is what counts unless the audit finds an offence. */
export type End =
  | { readonly by: 'rules'; readonly winner: Seat | null; readonly why: string }
  | { readonly by: 'resignation'; readonly loser: Seat; readonly winner: Seat | null }
  /** Both have agreed on a draw. */
  | { readonly by: 'agreement'; readonly winner: null };

/** How a game ended, whoever has won. `why`: in the words of its rules. */
export type Ended = { readonly by: 'rules'; readonly why: string } | { readonly by: 'resignation' | 'agreement' };

export const endedBy = (end: End): Ended => (end.by === 'rules' ? { by: end.by, why: end.why } : { by: end.by });

export interface State {
  readonly chain: Chain;
  readonly decks: Both<DeckTable | null>;
  /** Coins thrown so far, and what the next one of each seat is checked against. */
  readonly coins: {
    readonly thrown: number;
    readonly last: Both<Uint8Array>;
    /** Results of coins whose use was taken back: the next fair numbers are made of these, in order. */
    readonly kept: readonly Uint8Array[];
  };
  /** Facts and held numbers, by whose they are. */
  readonly hidden: Both<HiddenValues>;
  /** The last shuffle of each deck. */
  readonly shuffles: Both<Shuffle | null>;
  /** Null until both decks are on the table. */
  readonly world: World | null;
  readonly question: Question | null;
  /** The length of the log when the question was asked. */
  readonly asked: number;
  /** Entries still owed for it, the first one next. */
  readonly turns: readonly Turn[];
  /** Entries given for it so far. */
  readonly got: readonly Proof[];
  /** Its answer, when that still waits for proofs: those come after the first `from` of `got`. */
  readonly due: Due | null;
  readonly end: End | null;
  /** The tables at which somebody had to decide something, since the last that cannot be taken back; the last one is that of now. */
  readonly points: readonly Point[];
  /** Why none is older. */
  readonly barred: Barrier | null;
}

/** A table to which the two can go back. */
export interface Point {
  /** The length of the log. */
  readonly length: number;
  readonly world: World;
  /** What was learned from then to the next one, and the results of the coins that were used. */
  readonly learned: readonly Learned[];
  readonly thrown: readonly Uint8Array[];
}

/** Why nobody can go back further: `corrected` both have put something right, `random` a card of a hand was chosen by chance, `hidden` something was bound in secret, `far` it is too long ago. */
export type Barrier = 'corrected' | 'shuffle' | 'search' | 'random' | 'hidden' | 'far';

export interface Due {
  readonly step: Step<unknown>;
  readonly from: number;
}

/** A state, and what happened on the table before it was reached. */
export interface Answered {
  readonly state: State;
  readonly happened: readonly Happening[];
}

/** All three lists of a shuffle: from X its maker finds again how Y was sorted. */
export interface Shuffle extends Shuffled {
  readonly x: Uint8Array;
}

/** What a side finds out about an entry beyond what stands in it. */
export interface Insight {
  /** The cards of a KEYS or COMMIT entry, in its order; null where this side does not see one. */
  readonly faces?: readonly (Face | null)[];
  /** The order a shuffle made, from the top: only the audit knows it. */
  readonly order?: readonly Face[];
  /** The facts of an ACT, in its order; null where this side does not see one. */
  readonly facts?: readonly (Json | null)[];
  /** The held numbers that a SHARE has made, in its order, for whoever sees them. */
  readonly numbers?: readonly number[];
}

const none = new Uint8Array(32);

/** The state before the first entry. */
export function newState(chain: Chain): State {
  return {
    chain,
    decks: [null, null],
    coins: { thrown: 0, last: [none, none], kept: [] },
    hidden: [noValues, noValues],
    shuffles: [null, null],
    world: null,
    question: null,
    asked: 0,
    turns: [
      { type: 'SETUP', by: 0 },
      { type: 'SETUP', by: 1 },
    ],
    got: [],
    due: null,
    end: null,
    points: [],
    barred: null,
  };
}

/** A pair with the part of one seat replaced. */
export function withSeat<T>(both: Both<T>, seat: Seat, part: T): Both<T> {
  return seat === 0 ? [part, both[1]] : [both[0], part];
}

/** The number of the next entry. */
export const lengthOf = (state: State): number => state.chain.past.length;

/** The table, which is there as soon as the game has begun. Throws before, which is our own bug. */
export function worldOf(state: State): World {
  if (state.world === null) throw new Error('the game has not begun');
  return state.world;
}

/** The card's name, or null for a number that no card of the game has. */
export const nameOf = (names: readonly CardId[], face: Face | null): CardId | null =>
  face === null ? null : (names[face.card] ?? null);

/** The entry with what a side saw of it. */
export const seenEntry = (entry: Written, faces: readonly (Face | null)[] = []): Proof => ({ entry, faces, seals: [] });

/** A list of the shuffle going on, or null while it has not been given. */
export function pointsOf(state: State, type: Masked['type'], deck: Seat): Uint8Array | null {
  for (const { entry } of state.got) {
    const { body, author } = entry;
    if (body.type === type && deckOfList(type, author) === deck) return body.points;
  }
  return null;
}
