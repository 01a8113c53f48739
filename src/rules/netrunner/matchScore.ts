/** Match points each player earns in a game (N-WIN-09 to 11). */
import type { Seat } from '../game.ts';

interface EndedGame {
  /** Null: an agreed draw. */
  winner: Seat | null;
  /** Final agenda points. */
  points: readonly [corp: number, runner: number];
  /** The seat that lost because its phone was at fault. */
  fault?: Seat | null | undefined;
}

const FOR_WINNING = 10;

/**
 * By seat: ten points for the winner, their own agenda points for the loser (N-WIN-09); in a draw both get their own,
 * and a player whose phone was at fault gets none.
 */
export function seatScores({ winner, points, fault }: EndedGame): readonly [corp: number, runner: number] {
  const score = (seat: Seat): number => (seat === winner ? FOR_WINNING : seat === fault ? 0 : points[seat]);
  return [score(0), score(1)];
}
