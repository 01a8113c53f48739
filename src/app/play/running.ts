/** A running game as screens see it, on one phone or two. */
import type { Json } from '../../base/canonical.ts';
import type { Result } from '../../base/result.ts';
import type { AnyMove, CardId, GameEvent, Known, Question, Refusal, Seat } from '../../rules/game.ts';

/** Whether a player would like to act out of turn: asked before the current question, or during it; null if not. */
export type WantsToAct = 'before' | 'here' | null;

/** What one player sees. */
export interface RunningView<T> {
  readonly table: T;
  readonly known: Known;
  readonly question: Question;
  /** Identifies the question within the game. */
  readonly questionAt: number;
  /** Grows with every stored entry. */
  readonly length: number;
  /** Whether this player must act now. */
  readonly asked: boolean;
  /** Cards of a pile that this player is arranging, from the top. */
  readonly arrange: readonly CardId[] | null;
  /** Whether a question about the game itself is open, so that no move is possible until it is answered. */
  readonly held?: boolean;
  /** By seat: whether a bid is sealed. */
  readonly sealed: readonly [boolean, boolean];
  /** Two short words that two people can compare to see that their tables match. */
  readonly corner: string;
  /** With two phones: by seat, who would like to act out of turn. A hint that is cleared when that player is asked. */
  readonly wants?: readonly [WantsToAct, WantsToAct];
  /** With two phones: how the game ended; no winner before the game is verified. */
  readonly ended?: { readonly winner: Seat | null; readonly proven: boolean };
}

/** What happened between two decisions. */
export interface PlayStep<T> {
  /** Number of the log entry it belongs to. */
  readonly seq: number;
  readonly events: readonly GameEvent[];
  readonly before: T;
  readonly after: T;
  /** By seat, what each player knew at that point; null if their secrets are not on this phone. */
  readonly known: readonly [Known | null, Known | null];
  /** Both players agreed to return to the table at which the log had `to` entries. */
  readonly back?: { readonly to: number };
  /** Both players agreed on this fix. */
  readonly corrected?: { readonly change: Json };
}

/** Everything that has happened. Two contexts with the same `since` differ only at the end. */
export interface StepContext<T> {
  readonly steps: readonly PlayStep<T>[];
  /** How many of the steps are old; null while older ones are still loading. */
  readonly since: number | null;
}

type Done = Result<null, Refusal>;
export type PlayAnswer = Done | Promise<Done>;

export interface RunningGame<T, M extends AnyMove> {
  /** Null while the given seat has nothing to see, or if it is on another phone. */
  view(seat: Seat): RunningView<T> | null;
  /**
   * Makes consecutive moves for the given player; `wish`: by their standing order. A refusal leaves the game unchanged.
   */
  answer(seat: Seat, moves: readonly M[], wish?: true): PlayAnswer;
  told(): StepContext<T>;
  /** Tells the other player's phone that this player would like to act; absent if there is none. */
  want?(on: boolean): void;
  /** Returns an unsubscribe function. */
  onChange(handler: () => void): () => void;
}
