/** The range of a Signal (Table 3.6): 1, 2 and 5 times powers of ten, in metres. */
import { fail, ok, type Result } from '../../../base/result.ts';
import { RATING_TABLE_RANGE } from '../input.ts';
import { type InputFault, inField, refuse } from '../reasons.ts';

const firsts = [1, 2, 5] as const;

const ranges: readonly number[] = Array.from(
  { length: RATING_TABLE_RANGE.most + 1 },
  (_, signal) => (firsts[signal % 3] ?? 1) * 10 ** Math.floor(signal / 3),
);
const farthest = Math.max(...ranges);

/** Metres; null for a rating outside the table. */
export const rangeOf = (signal: number): number | null => ranges[signal] ?? null;

/** The smallest Signal with at least the given range (T-SIG-23). E-RANGE below 0 and above 10,000 km. */
export function signalFor(metres: number): Result<number, InputFault> {
  const signal = ranges.findIndex((range) => range >= metres);
  return metres >= 0 && signal >= 0
    ? ok(signal)
    : fail(inField('distance', refuse('noSignalReaches', { metres, most: farthest })));
}

export const inRange = (signal: number, metres: number): boolean => metres >= 0 && metres <= (rangeOf(signal) ?? -1);
