/** A running game as screens see it, on two phones or one. */
import type { Json } from '../../base/canonical.ts';
import type { Result } from '../../base/result.ts';
import type { AnyMove, CardId, GameEvent, Known, Question, Refusal, Seat } from '../../rules/game.ts';

/** Whether a player would like to act out of turn: since before the present question, or since it was put; null: no. */
export type Wanting = 'before' | 'here' | null;

/** What one player sees. */
export interface RunningView<T> {
  readonly table: T;
  readonly known: Known;
  readonly question: Question;
  /** What tells the question from every other one of the game. */
  readonly questionAt: number;
  /** Grows with everything that is kept of the game. */
  readonly length: number;
  /** This player has to act now. */
  readonly asked: boolean;
  /** Cards of a pile that this player is putting back in an order of their choice, from the top. */
  readonly arrange: readonly CardId[] | null;
  /** Something is asked about the game itself: until it is answered nobody moves. */
  readonly held?: boolean;
  /** By seat: a bid is sealed. */
  readonly sealed: readonly [boolean, boolean];
  /** Two short words by which two people can compare what they see. */
  readonly corner: string;
  /** Two phones: by seat, who would like to act out of turn. A hint, which goes when that player is asked. */
  readonly wants?: readonly [Wanting, Wanting];
  /** Two phones: how the game has ended; nobody has won before it is proven. */
  readonly ended?: { readonly winner: Seat | null; readonly proven: boolean };
}

/** What happened between two decisions. */
export interface PlayStep<T> {
  /** Number of the entry it came with. */
  readonly seq: number;
  readonly events: readonly GameEvent[];
  readonly before: T;
  readonly after: T;
  /** By seat, what each knew then; null if their secrets are not on this phone. */
  readonly known: readonly [Known | null, Known | null];
  /** Both have gone back to the table at which the log had `to` entries. */
  readonly back?: { readonly to: number };
  /** Both have put that right. */
  readonly corrected?: { readonly change: Json };
}

/** Everything that has happened. Two with the same `since` differ by what has come at the end. */
export interface StepContext<T> {
  readonly steps: readonly PlayStep<T>[];
  /** How many of them are old; null while older ones are still being loaded. */
  readonly since: number | null;
}

type Done = Result<null, Refusal>;
export type PlayAnswer = Done | Promise<Done>;

export interface RunningGame<T, M extends AnyMove> {
  /** Null while that seat has nothing to see, or sees it on another phone. */
  view(seat: Seat): RunningView<T> | null;
  /** Consecutive moves of that player; `wish`: made by their standing wish. A refusal means nothing was done. */
  answer(seat: Seat, moves: readonly M[], wish?: true): PlayAnswer;
  told(): StepContext<T>;
  /** Lets the other player's phone know that this one would like to act; where there is none, nobody need know. */
  want?(on: boolean): void;
  /** Result: a function that ends it. */
  onChange(handler: () => void): () => void;
}
