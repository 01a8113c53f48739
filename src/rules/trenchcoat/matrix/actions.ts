/**
 * The boxes of sections 3.3 and 3.5 for each action; for an action without a box the Game Master types everything
 * (T-ACT-E, T-ACT-N).
 */

import { RATING_TABLE_RANGE } from '../input.ts';

export type Precondition = 'nothing' | 'address' | 'found' | 'accessed';

/**
 * What the action is tested against: a rating of the node, the thing's Crypt Rating plus 3, or a number to be typed.
 */
export type Hindrance = 'none' | 'sleaze' | 'system' | 'crypt' | 'typed';

export interface ActionEntry {
  readonly needs: Precondition;
  readonly hindrance: Hindrance;
  /** Whether it normally takes a test; the Game Master may always call a test, or none (T-ACT-04). */
  readonly test: boolean;
  /** Milliseconds; null: not specified, so it is typed. */
  readonly duration: number | null;
}

const box = (needs: Precondition, hindrance: Hindrance, duration: number): ActionEntry => ({
  needs,
  hindrance,
  test: hindrance !== 'none',
  duration,
});

const entries: Readonly<Record<string, ActionEntry>> = {
  Access: box('address', 'none', 100),
  Analyze: box('found', 'sleaze', 2000),
  Break: box('found', 'crypt', 20_000),
  Command: box('found', 'typed', 2000),
  Control: box('nothing', 'none', 1000),
  Corrupt: box('found', 'system', 1000),
  Crash: box('found', 'system', 1000),
  'Create File': box('nothing', 'none', 500),
  Decrypt: box('nothing', 'none', 1000),
  'Delete File': box('nothing', 'none', 500),
  Encrypt: box('nothing', 'none', 1000),
  'Find Process': box('accessed', 'sleaze', 10_000),
  'Find Stream': box('accessed', 'typed', 10_000),
  'Find File': box('accessed', 'typed', 10_000),
  Read: box('found', 'none', 100),
  Repair: box('found', 'none', 100),
  'Send to Stream': box('found', 'none', 500),
  Slow: box('found', 'system', 1000),
  'Start Process': box('nothing', 'none', 500),
  'Start Stream': box('nothing', 'none', 500),
  'Stop Process': box('nothing', 'none', 500),
  'Terminate Stream': box('found', 'none', 500),
  'Write to File': box('found', 'none', 500),
  // Electronic warfare: both use Scan, as printed (T-EW).
  'Find Wireless': { needs: 'nothing', hindrance: 'typed', test: true, duration: 10_000 },
  'Jam Wireless': { needs: 'nothing', hindrance: 'none', test: true, duration: 0 },
};

const noEntry: ActionEntry = { needs: 'nothing', hindrance: 'typed', test: false, duration: null };

export const entryOf = (action: string): ActionEntry =>
  Object.hasOwn(entries, action) ? (entries[action] ?? noEntry) : noEntry;

/** Whether the action is on a wireless node's signal, so that it involves no account and no exploit. */
export const isWarfare = (action: string): boolean => action === 'Find Wireless' || action === 'Jam Wireless';

const firsts = [1, 2, 5] as const;

/** The range of a Signal in metres (Table 3.6); 0 for a rating outside the table. */
export const rangeOf = (signal: number): number =>
  signal < 0 || signal > RATING_TABLE_RANGE.most ? 0 : (firsts[signal % 3] ?? 0) * 10 ** Math.floor(signal / 3);
