/**
 * Exact odds, counted over all equally likely rolls: 243 of five dice, 59049 of ten. Nothing is hard-coded or
 * simulated.
 */
import { fail, ok, type Result } from '../../../base/result.ts';
import { type Bounds, checkNumber } from '../input.ts';
import { type Fraction, fraction } from '../numbers/fraction.ts';
import type { InputFault } from '../reasons.ts';
import { type DiceEvent, eventOf, HALVES, halfOf, nonBlanks, sumOf } from './half.ts';

/** All rolls of ten dice. */
export const ROLLS = HALVES * HALVES;

const MAX_RESULT = 10;
const RESULT: Bounds = { least: -MAX_RESULT, most: MAX_RESULT };
const halves = Array.from({ length: HALVES }, (_, number) => halfOf(number));

/** The fraction of items that match. */
const fractionOf = <T>(from: readonly T[], is: (one: T) => boolean): number => from.filter(is).length;

/** Rolls of five dice by sum, from −5. */
const halfCounts: readonly number[] = Array.from({ length: 11 }, (_, at) =>
  fractionOf(halves, (half) => sumOf(half) === at - 5),
);
/** Rolls of ten dice by sum, from −10: every combination of two halves. */
const counts: readonly number[] = Array.from({ length: 2 * MAX_RESULT + 1 }, (_, at) =>
  halfCounts.reduce((sum, count, first) => sum + count * (halfCounts[at - first] ?? 0), 0),
);

const ofRolls = (top: number): Fraction => ({ top, bottom: ROLLS });
const ofHalves = (top: number): Fraction => ({ top, bottom: HALVES });
const rollsFrom = (minResult: number): number =>
  counts.reduce((sum, count, at) => (at - MAX_RESULT >= minResult ? sum + count : sum), 0);

/** P(R = result) (T-DICE-08). E-RANGE outside −10..10. */
export const oddsOfResult = (result: number): Result<Fraction, InputFault> =>
  checkedOdds(result, 'result', RESULT, () => ofRolls(counts[result + MAX_RESULT] ?? 0));

/** P(R ≥ result), equal to P(R ≤ −result) (T-DICE-09). E-RANGE outside −10..10. */
export const oddsOfAtLeast = (result: number): Result<Fraction, InputFault> =>
  checkedOdds(result, 'result', RESULT, () => ofRolls(rollsFrom(result)));

/** P(|R| = size), the growth of the security tally. E-RANGE outside 0..10. */
export const oddsOfSize = (size: number): Result<Fraction, InputFault> =>
  checkedOdds(size, 'size', { least: 0, most: MAX_RESULT }, () =>
    ofRolls(counts.reduce((sum, count, at) => (Math.abs(at - MAX_RESULT) === size ? sum + count : sum), 0)),
  );

/** P(5fN = number) of one half (T-NB-03). E-RANGE outside 0..5. */
export const oddsOfNonBlanks = (number: number): Result<Fraction, InputFault> =>
  checkedOdds(number, 'nonBlanks', { least: 0, most: 5 }, () =>
    ofHalves(fractionOf(halves, (half) => nonBlanks(half) === number)),
  );

function checkedOdds(
  value: number,
  kind: 'result' | 'size' | 'nonBlanks',
  bounds: Bounds,
  chance: () => Fraction,
): Result<Fraction, InputFault> {
  const number = checkNumber(value, { kind }, bounds);
  return number.ok ? ok(chance()) : fail(number.error);
}

const averageOf = (value: (result: number) => number): Fraction =>
  fraction(
    counts.reduce((sum, count, at) => sum + count * value(at - MAX_RESULT), 0),
    ROLLS,
  );
const variance = averageOf((result) => result ** 2);

/** Of ten dice (T-DICE-07): the mean of R, its spread, and the mean of its size. */
export const moments = {
  mean: averageOf((result) => result),
  variance,
  /** The irrational root, to four decimals. */
  deviation: Math.sqrt(variance.top / variance.bottom).toFixed(4),
  size: ofRolls(counts.reduce((sum, count, at) => sum + count * Math.abs(at - MAX_RESULT), 0)),
};

/** The share of the 243 halves with the given event. */
export const eventsInHalf = (is: (event: DiceEvent) => boolean): Fraction =>
  ofHalves(fractionOf(halves, (half) => has(eventOf(half), is)));

/** The odds of the event in at least one half of a test, and in both (T-ANOM-14), over all 59049 rolls. */
export function eventsInTest(is: (event: DiceEvent) => boolean): { one: Fraction; both: Fraction } {
  const { top } = eventsInHalf(is);
  return { one: ofRolls(ROLLS - (HALVES - top) ** 2), both: ofRolls(top ** 2) };
}

const has = (event: DiceEvent | null, is: (event: DiceEvent) => boolean): boolean => event !== null && is(event);

export interface SuccessOdds {
  /** P(R + T ≥ 0). */
  readonly plain: Fraction;
  /** The same if the acting half's positive critical succeeds and its negative one fails (T-ANOM-09, 10). */
  readonly withCriticals: Fraction;
}

/** The odds that a test with this total succeeds. */
export function successOdds(total: number): SuccessOdds {
  const wins = rollsFrom(-total);
  const winsBeside = (half: number) => fractionOf(halves, (other) => half + sumOf(other) + total >= 0);
  return { plain: ofRolls(wins), withCriticals: ofRolls(wins - winsBeside(5) + HALVES - winsBeside(-5)) };
}

/** All results from −10 to 10 with their odds, to draw the distribution. */
export const distribution: readonly { readonly result: number; readonly chance: Fraction }[] = counts.map(
  (count, at) => ({
    result: at - MAX_RESULT,
    chance: ofRolls(count),
  }),
);

const WAVED_THROUGH = 5;

/** Whether a test hardly ever fails: advice for the Game Master, never enforced (T-DICE-10). */
export const almostNeverFails = (total: number): boolean => total >= WAVED_THROUGH;
