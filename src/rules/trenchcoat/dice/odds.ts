/** Exact chances, counted over all equally likely rolls: 243 of five dice, 59049 of ten. Nothing printed, nothing simulated. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { type Bounds, checked } from '../input.ts';
import { type Fraction, fraction } from '../numbers/fraction.ts';
import type { InputFault } from '../reasons.ts';
import { type DiceEvent, eventOf, HALVES, halfOf, nonBlanks, sumOf } from './half.ts';

/** All rolls of ten dice. */
export const ROLLS = HALVES * HALVES;

const LARGEST = 10;
const RESULT: Bounds = { least: -LARGEST, most: LARGEST };
const halves = Array.from({ length: HALVES }, (_, number) => halfOf(number));

/** How many of `from` are so. */
const share = <T>(from: readonly T[], is: (one: T) => boolean): number => from.filter(is).length;

/** Rolls of five dice by their sum, from −5 on. */
const halfCounts: readonly number[] = Array.from({ length: 11 }, (_, at) =>
  share(halves, (half) => sumOf(half) === at - 5),
);
/** Rolls of ten dice by their sum, from −10 on: each sum of one half beside each of the other. */
const counts: readonly number[] = Array.from({ length: 2 * LARGEST + 1 }, (_, at) =>
  halfCounts.reduce((sum, count, first) => sum + count * (halfCounts[at - first] ?? 0), 0),
);

const ofRolls = (top: number): Fraction => ({ top, bottom: ROLLS });
const ofHalves = (top: number): Fraction => ({ top, bottom: HALVES });
const rollsFrom = (least: number): number =>
  counts.reduce((sum, count, at) => (at - LARGEST >= least ? sum + count : sum), 0);

/** P(R = result) (T-DICE-08). E-RANGE outside −10..10. */
export const exactly = (result: number): Result<Fraction, InputFault> =>
  within(result, 'result', RESULT, () => ofRolls(counts[result + LARGEST] ?? 0));

/** P(R ≥ result), which is P(R ≤ −result) too (T-DICE-09). E-RANGE outside −10..10. */
export const atLeast = (result: number): Result<Fraction, InputFault> =>
  within(result, 'result', RESULT, () => ofRolls(rollsFrom(result)));

/** P(|R| = size): what the security tally grows by. E-RANGE outside 0..10. */
export const sizeExactly = (size: number): Result<Fraction, InputFault> =>
  within(size, 'size', { least: 0, most: LARGEST }, () =>
    ofRolls(counts.reduce((sum, count, at) => (Math.abs(at - LARGEST) === size ? sum + count : sum), 0)),
  );

/** P(5fN = number) of one half (T-NB-03). E-RANGE outside 0..5. */
export const nonBlanksExactly = (number: number): Result<Fraction, InputFault> =>
  within(number, 'nonBlanks', { least: 0, most: 5 }, () =>
    ofHalves(share(halves, (half) => nonBlanks(half) === number)),
  );

function within(
  value: number,
  kind: 'result' | 'size' | 'nonBlanks',
  bounds: Bounds,
  chance: () => Fraction,
): Result<Fraction, InputFault> {
  const number = checked(value, { kind }, bounds);
  return number.ok ? ok(chance()) : fail(number.error);
}

const averageOf = (value: (result: number) => number): Fraction =>
  fraction(
    counts.reduce((sum, count, at) => sum + count * value(at - LARGEST), 0),
    ROLLS,
  );
const variance = averageOf((result) => result ** 2);

/** Of ten dice (T-DICE-07): the average of R, its spread, and the average of its size. */
export const moments = {
  mean: averageOf((result) => result),
  variance,
  /** Four decimals of its root, which is no fraction. */
  deviation: Math.sqrt(variance.top / variance.bottom).toFixed(4),
  size: ofRolls(counts.reduce((sum, count, at) => sum + count * Math.abs(at - LARGEST), 0)),
};

/** How many of the 243 halves hold such an event. */
export const eventsInHalf = (is: (event: DiceEvent) => boolean): Fraction =>
  ofHalves(share(halves, (half) => has(eventOf(half), is)));

/** The chance of it in at least one half of a test, and in both (T-ANOM-14); of all 59049 rolls. */
export function eventsInTest(is: (event: DiceEvent) => boolean): { one: Fraction; both: Fraction } {
  const { top } = eventsInHalf(is);
  return { one: ofRolls(ROLLS - (HALVES - top) ** 2), both: ofRolls(top ** 2) };
}

const has = (event: DiceEvent | null, is: (event: DiceEvent) => boolean): boolean => event !== null && is(event);

export interface Chance {
  /** P(R + T ≥ 0). */
  readonly plain: Fraction;
  /** The same where the acting half's positive critical succeeds and its negative one fails (T-ANOM-09, 10). */
  readonly withCriticals: Fraction;
}

/** How likely a test of that total succeeds. */
export function chanceOf(total: number): Chance {
  const wins = rollsFrom(-total);
  const winsBeside = (half: number) => share(halves, (other) => half + sumOf(other) + total >= 0);
  return { plain: ofRolls(wins), withCriticals: ofRolls(wins - winsBeside(5) + HALVES - winsBeside(-5)) };
}

/** All results with their chances, from −10 to 10: what a picture of the distribution draws. */
export const distribution: readonly { readonly result: number; readonly chance: Fraction }[] = counts.map(
  (count, at) => ({
    result: at - LARGEST,
    chance: ofRolls(count),
  }),
);

const WAVED_THROUGH = 5;

/** Whether a test hardly ever fails: a rule of thumb for the Game Master, and never a block (T-DICE-10). */
export const hardlyFails = (total: number): boolean => total >= WAVED_THROUGH;
