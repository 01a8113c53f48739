/**
 * Electronic warfare (T-EW): two actions on wireless nodes, which involve no account and so no exploit; and the range of
 * a Signal (Table 3.6).
 */

import { fail, ok, type Result } from '../../../base/result.ts';
import { blankFault, RATING_TABLE_RANGE } from '../input.ts';
import { type InputFault, inField, refuse } from '../reasons.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Node } from './node.ts';

export type Warfare = 'Find Wireless' | 'Jam Wireless';

export interface WarfareEntry {
  /** Null if the Game Master enters it. */
  readonly modifier: number | null;
  readonly milliseconds: number;
}

/** Both use Scan, as printed. */
export const warfare: Readonly<Record<Warfare, WarfareEntry>> = {
  'Find Wireless': { modifier: null, milliseconds: 10_000 },
  'Jam Wireless': { modifier: 0, milliseconds: 0 },
};

export const isWarfare = (action: string): action is Warfare => Object.hasOwn(warfare, action);

/** E-PREREQ if a search lacks a Signal of its own, which both phones can see. */
export const ownSignalRefusal = (action: string, { device }: Sheet): InputFault | null =>
  action === 'Find Wireless' && device?.ratings.signal === undefined ? refuse('ownSignal') : null;

/**
 * E-PREREQ if the target is not wireless or is out of the acting device's range, which the Game Master may overrule
 * (`anyRange`); E-PROGRAM without Scan. `metres`: the distance.
 */
export function warfareRefusal(
  action: Warfare,
  sheet: Sheet,
  target: Pick<Node, 'name' | 'ratings'>,
  metres: number | null,
  anyRange = false,
): InputFault | null {
  if (target.ratings.signal === undefined) return refuse('notWireless', { node: target.name });
  const own = sheet.device?.ratings.signal;
  if (action === 'Find Wireless' && !anyRange) {
    if (own === undefined) return refuse('ownSignal');
    if (metres === null) return blankFault({ kind: 'distance' }, 'distance');
    if (!inRange(own, metres))
      return refuse('outOfRange', { signal: own, reaches: rangeOf(own) ?? 0, node: target.name, metres });
  }
  return sheet.numbers['programs.scan'] === undefined
    ? inField('programs.scan', refuse('programMissing', { program: 'Scan' }))
    : null;
}

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
