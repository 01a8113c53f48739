/**
 * A game that was played, table by table: what its replay shows, whatever it was played on. A moment is what the fold
 * of the play itself had after an answer, so to go to one is to take it.
 */
import type { AnyMove, CardId, GameEvent, Seat } from './game.ts';

export interface Moment<T = unknown, K = unknown> {
  /** Number of the entry it came with; of a game on one phone the number of the step. */
  readonly seq: number;
  readonly events: readonly GameEvent[];
  readonly table: T;
  /** By seat, what each player knew then; null if that is not known here. */
  readonly known: readonly [K | null, K | null];
  /** By seat, the true order of the draw pile, the top first. Null if it is not known here. */
  readonly piles: readonly [readonly CardId[], readonly CardId[]] | null;
  /** The decision it came of, and where the machine's chance for it began; absent where that is not known here. */
  readonly by?: { readonly seat: Seat; readonly move: AnyMove; readonly seed: number };
  /** Both players took the game back to an earlier length of the log. */
  readonly back?: { readonly to: number };
}

/** A position from which a game can be continued: nothing in it is hidden from the dealer. */
export interface Standing<T = unknown, K = unknown> {
  readonly table: T;
  readonly known: readonly [K, K];
  readonly piles: readonly [readonly CardId[], readonly CardId[]];
}

/** A position to continue from; null if one of its cards is not known. */
export function standingAt<T, K>({ table, known: [first, second], piles }: Moment<T, K>): Standing<T, K> | null {
  return first === null || second === null || piles === null ? null : { table, known: [first, second], piles };
}
