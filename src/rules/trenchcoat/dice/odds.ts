/**
 * Exact odds of ten dice, counted over all 59049 equally likely rolls. Nothing is hard-coded or simulated.
 */
import type { Fraction } from '../numbers/fraction.ts';
import { HALVES, halfOf, sumOf } from './half.ts';

/** All rolls of ten dice. */
export const ROLLS = HALVES * HALVES;

const MAX_RESULT = 10;
const sums: readonly number[] = Array.from({ length: HALVES }, (_, number) => sumOf(halfOf(number)));

/** Rolls of five dice by sum, from −5. */
const halfCounts: readonly number[] = Array.from(
  { length: MAX_RESULT + 1 },
  (_, at) => sums.filter((sum) => sum === at - 5).length,
);
/** Rolls of ten dice by sum, from −10: every combination of two halves. */
const counts: readonly number[] = Array.from({ length: 2 * MAX_RESULT + 1 }, (_, at) =>
  halfCounts.reduce((sum, count, first) => sum + count * (halfCounts[at - first] ?? 0), 0),
);

const ofRolls = (top: number): Fraction => ({ top, bottom: ROLLS });

/** The odds that a test with this total succeeds. */
export function successOdds(total: number): {
  /** P(R + T ≥ 0) (T-DICE-09). */
  readonly plain: Fraction;
  /** The same if the acting half's positive critical succeeds and its negative one fails (T-ANOM-09, 10). */
  readonly withCriticals: Fraction;
} {
  const wins = counts.reduce((sum, count, at) => (at - MAX_RESULT >= -total ? sum + count : sum), 0);
  const winsBeside = (half: number) => sums.filter((other) => half + other + total >= 0).length;
  return { plain: ofRolls(wins), withCriticals: ofRolls(wins - winsBeside(5) + HALVES - winsBeside(-5)) };
}

/** All results from −10 to 10 with their odds (T-DICE-08), to draw the distribution. */
export const distribution: readonly { readonly result: number; readonly chance: Fraction }[] = counts.map(
  (count, at) => ({
    result: at - MAX_RESULT,
    chance: ofRolls(count),
  }),
);

const WAVED_THROUGH = 5;

/** Whether a test hardly ever fails: advice for the Game Master, never enforced (T-DICE-10). */
export const almostNeverFails = (total: number): boolean => total >= WAVED_THROUGH;
