// Chunk: base
/**
 * The interface every game implements: pure functions. The table asks a question, and an answer leads to the next
 * table. Anything the rules can't decide on their own (a decision, a sealed bid, a random number, a new order, a
 * private look) is a question. Who answers it and how the answer is proven is not the game's concern.
 */
import type { Json } from '../base/canonical.ts';
import type { Refusal } from '../base/refusal.ts';
import type { Result } from '../base/result.ts';
import type { Knowledge, Reveal } from './hidden.ts';
import type { Known } from './known.ts';
import type { OptionChoices } from './options.ts';

/** Each game defines its own. */
export type { Refusal } from '../base/refusal.ts';
export type { Known } from './known.ts';

/** The two players, by number. `Game.seats` says what they are called. */
export type Seat = 0 | 1;

/** The opponent's seat. */
export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** A card's id in the catalogue (`fire-wall`): the kind of card, not one copy of it. */
export type CardId = string;

/** Larger than any real deck. Two phones shuffle a deck card by card, and each of its lists is one log entry. */
export const MAX_DECK_SIZE = 255;

/** A place on the table that holds one card and can be referred to. A running number, never reused. */
export type Slot = number;

/** Where a card is, as far as both players can see. */
export type Place =
  | { in: 'hand' }
  /** Its owner's draw pile. `at` counts from the top (0); if absent, the position is unknown. */
  | { in: 'pile'; at?: number }
  /** A slot, face up or face down. `discarded`: face down in a discard pile. */
  | { in: 'slot'; slot: Slot; discarded?: true }
  /** Face up in a list that both can read (a discard pile, a score area). */
  | { in: 'open' };

/**
 * A card moved, or its face became public. `Known`, the proofs between two phones and the audit track cards by these
 * events only.
 */
export interface CardEvent {
  kind: 'card';
  owner: Seat;
  from: Place;
  to: Place;
  /** The public face; null while it is hidden. */
  face: CardId | null;
  /** The face was hidden until now: the answering player must prove it. */
  fresh?: true;
}

/** One player saw cards of a draw pile that stay there: `count` of them from position `at` (0 is the top). */
export interface LookEvent {
  kind: 'look';
  by: Seat;
  owner: Seat;
  at: number;
  count: number;
  /** The viewer put them back in an order that only they know. */
  arranged?: true;
}

/** A draw pile got a new order that neither player knows. */
export interface HideEvent {
  kind: 'hide';
  owner: Seat;
}

/** A draw pile of `size` cards was cut: its top `count` cards are now below the others, in the same order. */
export interface CutEvent {
  kind: 'cut';
  owner: Seat;
  count: number;
  size: number;
}

export const isCut = (event: GameEvent): event is CutEvent => event.kind === 'cut';

/** The events that all games share. A game adds its own kinds. */
export type CommonEvent = CardEvent | LookEvent | HideEvent | CutEvent;
export interface GameEvent {
  kind: string;
}

/** Whether the event is common to all games. No game may reuse these names. */
export const isCommonEvent = (event: GameEvent): event is CommonEvent =>
  event.kind === 'card' || event.kind === 'look' || event.kind === 'hide' || event.kind === 'cut';

/**
 * A player's decision. `hidden` is the face of a card that stays face down. `facts` are values the player commits to
 * and may have to open later. Neither leaves the player's phone (`publishedMove` removes them), and `answer` never
 * reads them.
 */
export interface AnyMove {
  do: string;
  hidden?: CardId;
  facts?: readonly Json[];
  /** In the published move, replaces `facts`: how many facts the move commits to. */
  commits?: number;
}

/** The move as the opponent receives it. */
export function publishedMove<M extends AnyMove>(move: M): M {
  if (move.hidden === undefined && move.facts === undefined) return move;
  const { hidden: _, facts, ...rest } = move;
  return (facts === undefined ? rest : { ...rest, commits: facts.length }) as M;
}

/** Whether the move is a concession, which two phones make outside the rules (PROTOCOL 14.6). */
export const isConcession = (move: AnyMove | undefined): boolean => move?.do === 'concede';

/** The names of a game's decisions, for each kind of question that has one. */
export type DecisionNames = Record<'move' | 'choose' | 'sealed', string>;

export type Question<D extends DecisionNames = DecisionNames> =
  /** A decision or a timing window; `pass` is one of the moves. */
  | { kind: 'move'; of: Seat; window: D['move'] }
  /**
   * A subset, split or order: the answer is one move that lists its picks. With `total` they are amounts, one for each
   * of `from`. `ordered`: their order matters.
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
  /**
   * Both players choose in secret, and the choices are opened together. `first` commits, the opponent answers, `first`
   * opens.
   */
  | { kind: 'sealed'; first: Seat; what: D['sealed'] }
  /** A fair whole number from 0 to below − 1. */
  | { kind: 'chance'; below: number; heldBy?: never }
  /**
   * The same, but only the seat `heldBy` learns it until the game has it opened. `count`: how many numbers, 1 to 16; 1
   * if absent.
   */
  | { kind: 'chance'; below: number; heldBy: Seat; count?: number }
  /** A player's facts and held numbers become public. */
  | ({ kind: 'open' } & Reveal)
  /** These draw piles get a new order that neither player knows. */
  | { kind: 'hide'; piles: Seat[] }
  /**
   * `to` sees `count` cards of a player's draw pile, from position `at`. With `arrange` they put them back in an order
   * of their choice.
   */
  | { kind: 'look'; to: Seat; pile: Seat; at: number; count: number; arrange?: true }
  /** A random card of a hand, then shown to both. */
  | { kind: 'pick'; hand: Seat }
  /** A random card of a hand, which leaves it face down: only its owner learns which. */
  | { kind: 'blind'; hand: Seat }
  /** The faces of the given face-down slots of `of` become public. */
  | { kind: 'show'; of: Seat; slots: Slot[] }
  | { kind: 'over'; winner: Seat | null; why: string };

export type Answer<M extends AnyMove = AnyMove> =
  | { kind: 'move'; seat: Seat; move: M }
  | { kind: 'sealed'; bids: [M, M] }
  | { kind: 'chance'; value: number }
  /**
   * A held random number: its index among its holder's, from 0. If there are several, this is the first; the others
   * follow.
   */
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

/** The setup of a game, the same on both phones. `sizes`: cards in each player's deck. */
export interface Setup {
  sizes: [number, number];
  /** Table options by name (`rulings: 'with'`). A game defines its own in `options`. */
  options: Record<string, string>;
}

export interface Game<T = unknown, M extends AnyMove = AnyMove, D extends DecisionNames = DecisionNames, K = Known> {
  readonly id: string;
  /** Raised only if the same answers lead to different tables. */
  readonly version: number;
  /**
   * The URL of the file with the rules. A build names the file after its content, so different rules have different
   * URLs.
   */
  readonly build?: string;
  /** The players' names in sentences, by seat: "the Corp". */
  readonly seats: readonly [string, string];
  /** Every card, in a fixed order that is only ever appended to: the index is the card's number on the wire. */
  readonly cards: readonly CardId[];
  /** The choices of each table option, the default first. */
  readonly options: OptionChoices;

  /** The table before the first question. E-FORM for sizes or options that no game can start with. */
  setup(setup: Setup): Result<T, Refusal>;
  /** E-DECK with the broken rule, or null if this player may bring the deck. */
  deckRefusal(seat: Seat, deck: readonly CardId[], options: Setup['options']): Refusal | null;
  /** The one open question, from public facts only. */
  ask(table: T): Question<D>;
  /** Every move the given seat can make now; empty if it is not asked. `known` can only add moves. */
  moves(table: T, seat: Seat, known: K): M[];
  /**
   * The only legality check. Without `known` it judges by public facts; with it, also by what only the owner can see.
   * `move` may be any value: anything that isn't a move is refused with E-FORM.
   */
  refusal(table: T, seat: Seat, move: unknown, known?: K): Refusal | null;
  /**
   * The next table and what happened. The given table is not changed. Depends only on public facts. Refuses a move
   * exactly as `refusal` does without `known`.
   */
  answer(table: T, answer: Answer<M>): Result<Step<T>, Refusal>;

  /**
   * Applies a fix that both players agreed on after the rules were applied wrongly. `change` may be any value of at
   * most 120 canonical bytes. Its events move no hidden card, so nothing needs proof. Absent if nothing can be fixed.
   */
  correct?(table: T, change: unknown): Result<Step<T>, Refusal>;

  /** What one player knows beyond the table. It never decides what happens; it can only add to their moves. */
  readonly knowledge: Knowledge<K>;
  /**
   * Everything that is opened at the end of the game, however it ends, given the final table. If absent, everything is
   * opened: both phones reveal the seeds that all their secrets came from.
   */
  opens?(table: T): readonly Reveal[];
  /**
   * For a game that only deals: the cards a player may bring to the later games of its match, given the final table and
   * the player's knowledge. Null if none were dealt.
   */
  deals?(table: T, known: K): readonly CardId[] | null;
  /** Nobody wins, even if a player leaves: there is no win to claim and no draw to offer. */
  readonly nobodyWins?: true;
  /**
   * By seat: the points that a game ending at that table scores in a match. Absent if games are not scored together.
   */
  scores?(table: T, end: Outcome): readonly [number, number];
  /**
   * For a game that one phone plays with several others side by side: the verdict on all logs together, from the events
   * of each.
   */
  together?(logs: readonly (readonly GameEvent[])[]): JointVerdict;
}

/** The verdict on several games of one table. */
export interface JointVerdict {
  /** Number of joint tests. */
  readonly tests: number;
  /** The first test that does not match in all logs; null if all do. */
  readonly fault: Refusal | null;
}

/** How a game ended: who won, and whose phone was at fault, if any. */
export interface Outcome {
  readonly winner: Seat | null;
  readonly fault: Seat | null;
}

/** Any game, for code that runs games without knowing their rules. */
export type AnyGame = Game<unknown, AnyMove, DecisionNames, unknown>;
