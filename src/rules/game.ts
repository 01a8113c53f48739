// Chunk: base
/**
 * The contract every game keeps. A game is a set of pure functions: the table asks, an answer moves it.
 * Whatever the rules cannot decide (a decision, sealed notes, a random number, a new order, a private look) is a
 * question; who finds the answer, and how it is proven, is not the game's business.
 */
import type { Json } from '../base/canonical.ts';
import type { Refusal } from '../base/refusal.ts';
import type { Result } from '../base/result.ts';
import type { Knowledge, Reveal } from './hidden.ts';
import type { Known } from './known.ts';
import type { Choices } from './options.ts';

/** Each game names its own. */
export type { Refusal } from '../base/refusal.ts';
export type { Known } from './known.ts';

/** The two players, by number; what they are called is the game's to say (`Game.seats`). */
export type Seat = 0 | 1;

/** The other player. */
export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** A card's name in the catalogue (`fire-wall`): what it is, not which copy. */
export type CardId = string;

/** More than anybody plays with. Two phones shuffle a deck card by card, and each list of it is one entry of their log. */
export const LARGEST_DECK = 255;

/** A place on the table that holds one card and can be pointed at. Running number, given once and never again. */
export type Slot = number;

/** Where a card is, as far as both players can see. */
export type Place =
  | { in: 'hand' }
  /** Its owner's draw pile. `at` counts from the top (0); without `at` the place in the order is not known. */
  | { in: 'pile'; at?: number }
  /** A slot, face up or face down. `discarded`: it lies face down in a discard pile. */
  | { in: 'slot'; slot: Slot; discarded?: true }
  /** Face up in a list both can read (a discard pile, a score area). */
  | { in: 'open' };

/**
 * A card changed its place, or its face became public. Known, the proofs of two phones and the audit all follow
 * cards by these events alone.
 */
export interface CardEvent {
  kind: 'card';
  owner: Seat;
  from: Place;
  to: Place;
  /** The public face, or null while it is hidden. */
  face: CardId | null;
  /** The face was hidden until now: whoever gives the answer has to prove it. */
  fresh?: true;
}

/** One player saw cards of a draw pile that stay there: `count` of them from position `at` (0 is the top). */
export interface LookEvent {
  kind: 'look';
  by: Seat;
  owner: Seat;
  at: number;
  count: number;
  /** They have put them back in an order that only they know. */
  arranged?: true;
}

/** A draw pile got a new order that nobody knows. */
export interface HideEvent {
  kind: 'hide';
  owner: Seat;
}

/** A draw pile of `size` cards was cut: its top `count` cards lie under the others now, in the order they had. */
export interface CutEvent {
  kind: 'cut';
  owner: Seat;
  count: number;
  size: number;
}

export const isCut = (event: GameEvent): event is CutEvent => event.kind === 'cut';

/** The events every game shares; a game adds its own kinds. */
export type CommonEvent = CardEvent | LookEvent | HideEvent | CutEvent;
export interface GameEvent {
  kind: string;
}

/** Whether an event is one that every game shares: no game gives these names to events of its own. */
export const isCommon = (event: GameEvent): event is CommonEvent =>
  event.kind === 'card' || event.kind === 'look' || event.kind === 'hide' || event.kind === 'cut';

/**
 * A player's decision. `hidden` is the face of a card that stays face down, `facts` are values that they commit to and may have to open
 * later: they never leave their phone (`published` takes them off), and `answer` never reads them.
 */
export interface AnyMove {
  do: string;
  hidden?: CardId;
  facts?: readonly Json[];
  /** In their place: how many facts the move commits to. */
  commits?: number;
}

/** The move as the other player gets it. */
export function published<M extends AnyMove>(move: M): M {
  if (move.hidden === undefined && move.facts === undefined) return move;
  const { hidden: _, facts, ...rest } = move;
  return (facts === undefined ? rest : { ...rest, commits: facts.length }) as M;
}

/** The names that the decisions of a game go by, for each kind of question that has one. */
export type DecisionNames = Record<'move' | 'choose' | 'sealed', string>;

export type Question<D extends DecisionNames = DecisionNames> =
  /** A decision or a timing window; `pass` is one of the moves. */
  | { kind: 'move'; of: Seat; window: D['move'] }
  /**
   * A subset, split or order: the answer is one move that names its picks. With `total` they are amounts, one for each of
   * `from`; `ordered`: in which order they stand makes a difference.
   */
  | {
      kind: 'choose';
      of: Seat;
      what: D['choose'];
      from: number[];
      min: number;
      max: number;
      total?: number;
      ordered?: true;
    }
  /** Each notes something in secret, both are opened together. `first` commits, the other answers, the first opens. */
  | { kind: 'sealed'; first: Seat; what: D['sealed'] }
  /** A fair whole number from 0 to below − 1. */
  | { kind: 'chance'; below: number; heldBy?: never }
  /** The same, but that player alone gets to know it, until the game has it opened. `count`: so many of them at once, 1 to 16; 1 where it is missing. */
  | { kind: 'chance'; below: number; heldBy: Seat; count?: number }
  /** Facts and held numbers of that player become public. */
  | ({ kind: 'open' } & Reveal)
  /** These draw piles get a new order nobody knows. */
  | { kind: 'hide'; piles: Seat[] }
  /** `to` sees `count` cards of that player's draw pile, from position `at`; with `arrange` they put them back in their own order. */
  | { kind: 'look'; to: Seat; pile: Seat; at: number; count: number; arrange?: true }
  /** One random card of that hand, then shown to both. */
  | { kind: 'pick'; hand: Seat }
  /** One random card of that hand, which goes away face down: its owner alone learns which. */
  | { kind: 'blind'; hand: Seat }
  /** The faces of these face-down slots of `of` become public. */
  | { kind: 'show'; of: Seat; slots: Slot[] }
  | { kind: 'over'; winner: Seat | null; why: string };

export type Answer<M extends AnyMove = AnyMove> =
  | { kind: 'move'; seat: Seat; move: M }
  | { kind: 'sealed'; notes: [M, M] }
  | { kind: 'chance'; value: number }
  /** A held chance: which of its holder's it is, counted from 0. Of several the first one; the others follow it. */
  | { kind: 'held'; number: number }
  /** The values, in the order in which they were asked for. */
  | { kind: 'open'; facts: readonly Json[]; held: readonly number[] }
  | { kind: 'hide' }
  | { kind: 'look' }
  | { kind: 'pick'; face: CardId }
  | { kind: 'blind' }
  | { kind: 'show'; faces: CardId[] };

export interface Step<T> {
  table: T;
  events: GameEvent[];
}

/** What a game is chosen with, the same on both phones. `sizes`: cards in each player's deck. */
export interface Setup {
  sizes: [number, number];
  /** Table options by name (`rulings: 'with'`); a game names its own in `options`. */
  options: Record<string, string>;
}

export interface Game<T = unknown, M extends AnyMove = AnyMove, D extends DecisionNames = DecisionNames, K = Known> {
  readonly id: string;
  /** Raised only when the same answers lead to other tables. */
  readonly version: number;
  /** The address of the file that the rules are in: a build names it after what is in it, so other rules have another one. */
  readonly build?: string;
  /** What the two players are called, by seat, in sentences about them: "the Corp". */
  readonly seats: readonly [string, string];
  /** Every card, in a fixed order that only grows: the index is the card's number on the wire. */
  readonly cards: readonly CardId[];
  /** The choices of each table option, the default first. */
  readonly options: Choices;

  /** The table before the first question. E-FORM for sizes or options no game can start with. */
  setup(setup: Setup): Result<T, Refusal>;
  /** E-DECK with the failing rule, or null for a deck this player may bring. */
  deckRefusal(seat: Seat, deck: readonly CardId[], options: Setup['options']): Refusal | null;
  /** The one open question; from public facts only. */
  ask(table: T): Question<D>;
  /** Everything that seat may do now; empty where it is not asked. `known` only widens it. */
  moves(table: T, seat: Seat, known: K): M[];
  /**
   * The only legality check. Without `known` it judges by public facts; with it also what only the owner can see.
   * `move` may be anything at all: what is not a move is refused as E-FORM.
   */
  refusal(table: T, seat: Seat, move: unknown, known?: K): Refusal | null;
  /**
   * The next table and what happened; the table given stays as it was. Depends on public facts alone. A move is refused as `refusal`
   * refuses it by those.
   */
  answer(table: T, answer: Answer<M>): Result<Step<T>, Refusal>;

  /**
   * What both players put right together where the rules were applied wrongly; `change` is anything at all, and in canonical bytes at most
   * 120 of them. Its events move no hidden card, so nothing has to be proven. Left out where nothing can be put right.
   */
  correct?(table: T, change: unknown): Result<Step<T>, Refusal>;

  /** What one player knows beyond the table. It never decides what happens; it only widens their list of moves. */
  readonly knowledge: Knowledge<K>;
  /**
   * All that the end of a game opens, however it ends, from the table it ends at. A game without this opens everything: both phones show
   * the seeds that all their secrets came from.
   */
  opens?(table: T): readonly Reveal[];
  /** Nobody wins, however it ends and whoever leaves: nobody can be claimed against, and there is nothing to draw. */
  readonly nobodyWins?: true;
  /** By seat, what a game that ended at that table counts in a row of several; left out where games are not counted together. */
  scores?(table: T, end: Outcome): readonly [number, number];
}

/** How a game ended: who has won, and whose phone was at fault, where one was. */
export interface Outcome {
  readonly winner: Seat | null;
  readonly fault: Seat | null;
}

/** Any game at all, for whoever plays it without knowing its rules. */
export type AnyGame = Game<unknown, AnyMove, DecisionNames, unknown>;
