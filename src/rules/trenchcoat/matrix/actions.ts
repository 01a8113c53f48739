import { warfare } from './warfare.ts';

/**
 * The boxes of sections 3.3 and 3.5 for each action; for an action without a box the Game Master types everything
 * (T-ACT-E, T-ACT-N).
 */

/** Preconditions of an action. */
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
  ...Object.fromEntries(
    Object.entries(warfare).map(([action, { modifier, milliseconds }]) => [
      action,
      {
        needs: 'nothing',
        hindrance: modifier === null ? 'typed' : 'none',
        test: true,
        duration: milliseconds,
      } as const,
    ]),
  ),
};

const noEntry: ActionEntry = { needs: 'nothing', hindrance: 'typed', test: false, duration: null };

export const entryOf = (action: string): ActionEntry =>
  Object.hasOwn(entries, action) ? (entries[action] ?? noEntry) : noEntry;

/** Whether the rules have a box for the action. */
export const hasRulesEntry = (action: string): boolean => Object.hasOwn(entries, action);
