/**
 * A played game, table by table, as shown by its replay, however it was played. A moment holds the state of the
 * original fold after an answer, so jumping to it is just a lookup.
 */
import type { AnyMove, CardId, GameEvent, Seat } from './game.ts';

export interface Moment<T = unknown, K = unknown> {
  /** The number of the entry it came with; in a game on one phone, the number of the step. */
  readonly seq: number;
  readonly events: readonly GameEvent[];
  readonly table: T;
  /** By seat: what each player knew then; null if unknown on this phone. */
  readonly known: readonly [K | null, K | null];
  /** By seat: the true order of the draw pile, top first. Null if unknown on this phone. */
  readonly piles: readonly [readonly CardId[], readonly CardId[]] | null;
  /** The decision that led to it; `seed`: the machine's random seed for it. Absent if unknown on this phone. */
  readonly by?: { readonly seat: Seat; readonly move: AnyMove; readonly seed?: number };
  /** Both players took the game back to an earlier length of the log. */
  readonly back?: { readonly to: number };
}

/** A position from which a game can be continued: the dealer knows every card in it. */
export interface GamePosition<T = unknown, K = unknown> {
  readonly table: T;
  readonly known: readonly [K, K];
  readonly piles: readonly [readonly CardId[], readonly CardId[]];
}

/** A position to continue from; null if one of its cards is unknown. */
export function positionAt<T, K>({ table, known: [first, second], piles }: Moment<T, K>): GamePosition<T, K> | null {
  return first === null || second === null || piles === null ? null : { table, known: [first, second], piles };
}
