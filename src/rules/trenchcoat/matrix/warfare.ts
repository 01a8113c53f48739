/** Electronic warfare (T-EW): two actions on wireless nodes, which involve no account and so no exploit. */
import { blankFault } from '../input.ts';
import { type InputFault, inField, refuse } from '../reasons.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Node } from './node.ts';
import { inRange, rangeOf } from './signal.ts';

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
