/**
 * A match's state as one side sees it: the fold of the log so far. Immutable, so a rejected entry leaves no trace. What
 * both sides must agree on (the pen, the obligations) depends only on the public parts.
 */
import type { Json } from '../../../base/canonical.ts';
import type { Result } from '../../../base/result.ts';
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
import type { Revealed } from '../../../rules/hidden.ts';
import type { Learned } from '../../../rules/learned.ts';
import type { MaskedList } from '../../log/body.ts';
import type { Chain } from '../../log/chain.ts';
import type { Entry } from '../../log/entry.ts';
import type { Deck, DeckTable, Face } from '../../secret/deckTable.ts';
import type { ShuffledPile } from '../../secret/pile.ts';
import type { GameHeader } from '../../secret/seed.ts';
import type { TrackedDeck } from './cardTracker.ts';
import { type HiddenValues, noValues } from './hiddenValues.ts';
import type { EntryProof, Obligation, PlacedEntry } from './obligation.ts';
import type { Offence } from './offence.ts';

/** The terms both players agreed on before the first entry. */
export interface Terms {
  readonly game: AnyGame;
  /** The game's own options, without the match options (`gameOptions`). */
  readonly options: Setup['options'];
  readonly header: GameHeader;
  /** 32 bytes. */
  readonly gameId: Uint8Array;
  /** Whether both players agreed that moves may be taken back by consent (PROTOCOL 14.10). */
  readonly takesBack: boolean;
}

/** One value per seat. */
export type Both<T> = readonly [T, T];

/** The next entry owed, and its author. */
export type Turn =
  | Obligation
  | {
      readonly type: 'SETUP' | 'ACT' | 'COIN' | 'HOLD' | 'SHARE' | 'SEED';
      readonly by: Seat;
    }
  | ListTurn;

/** A shuffle list, written by the deck's owner or by the other player (`deckOfList`). */
export interface ListTurn {
  readonly type: 'X' | 'Y' | 'Z';
  readonly by: Seat;
}

/** Returns the deck a list belongs to: X and Z are by its owner, Y by the other player. */
export const deckOfList = (type: MaskedList['type'], author: Seat): Seat => (type === 'Y' ? other(author) : author);

/** Whether the content of an owed entry is fully determined. */
export const isDetermined = (turn: Turn): turn is Obligation => ['KEYS', 'OPEN', 'COMMIT'].includes(turn.type);

/** The table, and the card positions known to this side. */
export interface World {
  readonly table: unknown;
  readonly wheres: Both<TrackedDeck>;
  /** What each player knows; null for a player whose secrets are not on this device. */
  readonly known: Both<unknown>;
}

/** The events caused by one answer, and the table after them. */
export interface TableUpdate<K = unknown> {
  readonly seq: number;
  readonly events: readonly GameEvent[];
  readonly table: unknown;
  /** What each player knew at that point; null for a player whose secrets are not on this device. */
  readonly known: Both<K | null>;
  /** Both players went back to the table at an earlier log length (PROTOCOL 14.10). */
  readonly back?: { readonly to: number };
  /** Both players fixed the table with this change (PROTOCOL 14.11). */
  readonly corrected?: { readonly change: Json };
}

/** Why the log is ending. `winner` counts unless the audit finds an offence. */
export type End =
  | { readonly by: 'rules'; readonly winner: Seat | null; readonly why: string }
  | { readonly by: 'resignation'; readonly loser: Seat; readonly winner: Seat | null }
  /** Both players agreed on a draw. */
  | { readonly by: 'agreement'; readonly winner: null };

/** How a game ended, without the winner. `why`: the reason in the game's rules. */
export type Ended = { readonly by: 'rules'; readonly why: string } | { readonly by: 'resignation' | 'agreement' };

export const endedBy = (end: End): Ended => (end.by === 'rules' ? { by: end.by, why: end.why } : { by: end.by });

export interface State {
  readonly chain: Chain;
  readonly decks: Both<DeckTable | null>;
  /** The number of coins used so far, and the value that each seat's next coin is checked against. */
  readonly coins: {
    readonly thrown: number;
    readonly last: Both<Uint8Array>;
    /** Coin results whose use was taken back: the next fair numbers reuse them, in order. */
    readonly kept: readonly Uint8Array[];
  };
  /** Facts and held numbers, by their owner. */
  readonly hidden: Both<HiddenValues>;
  /** The last shuffle of each deck. */
  readonly shuffles: Both<Shuffle | null>;
  /** The table; null until both decks are there. */
  readonly world: World | null;
  readonly question: Question | null;
  /** The log's length when the question was asked. */
  readonly asked: number;
  /** Entries still owed for the question, the next one first. */
  readonly turns: readonly Turn[];
  /** Entries received for the question so far. */
  readonly got: readonly EntryProof[];
  /** The question's answer while it waits for proofs, which come after the first `from` of `got`. */
  readonly due: PendingStep | null;
  readonly end: End | null;
  /** Decision points since the last event that cannot be taken back; the last is the current one. */
  readonly points: readonly RollbackPoint[];
  /** Why play can't be taken back further than the first of `points`. */
  readonly barred: Barrier | null;
}

/** A table both players can go back to. */
export interface RollbackPoint {
  /** The log's length. */
  readonly length: number;
  readonly world: World;
  /** Knowledge gained between this point and the next, and the results of the coins used. */
  readonly learned: readonly Learned[];
  readonly thrown: readonly Uint8Array[];
}

/**
 * Why play can't be taken back further: `corrected` the table was fixed, `random` chance chose a card from a hand,
 * `hidden` something was bound in secret, `far` it is too long ago.
 */
export type Barrier = 'corrected' | 'shuffle' | 'search' | 'random' | 'hidden' | 'far';

export interface PendingStep {
  readonly step: Step<unknown>;
  readonly from: number;
}

/** A state, and the table events that led to it. */
export interface AnsweredState {
  readonly state: State;
  readonly happened: readonly TableUpdate[];
}

/** The three lists of a shuffle. From X, its author recomputes how Y was permuted. */
export interface Shuffle extends ShuffledPile {
  readonly x: Uint8Array;
}

/** What a side learns from an entry beyond its content. */
export interface Insight {
  /** The cards of a KEYS or COMMIT entry, in order; null for a card this side does not see. */
  readonly faces?: readonly (Face | null)[];
  /** The resulting order of a shuffle, top first. Known only to the audit. */
  readonly order?: readonly Face[];
  /** The facts of an ACT, in order; null for a fact this side does not see. */
  readonly facts?: readonly (Json | null)[];
  /** The held numbers a SHARE completed, in order, if this side sees them. */
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

/** Returns the pair with one seat's value replaced. */
export function withSeat<T>(both: Both<T>, seat: Seat, part: T): Both<T> {
  return seat === 0 ? [part, both[1]] : [both[0], part];
}

/** The number of the next entry. */
export const lengthOf = (state: State): number => state.chain.past.length;

/** Returns the table, which exists once the game has begun. Throws before that, which would be a bug. */
export function worldOf(state: State): World {
  if (state.world === null) throw new Error('the game has not begun');
  return state.world;
}

/** Returns a card's name, or null for a number without a card. */
export const nameOf = (names: readonly CardId[], face: Face | null): CardId | null =>
  face === null ? null : (names[face.card] ?? null);

/** Returns an entry together with the faces a side saw in it. */
export const seenEntry = (entry: PlacedEntry, faces: readonly (Face | null)[] = []): EntryProof => ({
  entry,
  faces,
  seals: [],
});

/** Returns a list from the current shuffle, or null if it has not been given yet. */
export function pointsOf(state: State, type: MaskedList['type'], deck: Seat): Uint8Array | null {
  for (const { entry } of state.got) {
    const { body, author } = entry;
    if (body.type === type && deckOfList(type, author) === deck) return body.points;
  }
  return null;
}

/**
 * Examines entries and returns what a side learns beyond their content. A phone has its own player's secrets; the audit
 * has both players'.
 */
export interface Observer {
  /** Set if the entries come from this phone's own store and have been checked against the table before. */
  readonly checkedBefore?: true;
  /** Returns the deck if this side knows it row by row, else null. Called from the first entry on. */
  deckOf(seat: Seat): Deck | null;
  /**
   * Examines an entry its author may write now, before it is accepted: a shuffle's lists, keys given to this side and,
   * in the audit, everything determined by the author's seed.
   */
  judge(state: State, entry: Entry): Promise<Result<Insight, Offence>>;
}

/**
 * Returns the state after player `to` has learned a value. Unchanged if that player's secrets are not on this device.
 */
export function withKnowledge({ game }: Terms, state: State, to: Seat, value: Revealed): State {
  const world = worldOf(state);
  const known = world.known[to];
  if (known === null) return state;
  const wiser = game.knowledge.told(known, value);
  return { ...state, world: { ...world, known: withSeat(world.known, to, wiser) } };
}

/** Returns the state after both players have learned a value. */
export const withSharedKnowledge = (terms: Terms, state: State, value: Revealed): State =>
  withKnowledge(terms, withKnowledge(terms, state, 0, value), 1, value);
