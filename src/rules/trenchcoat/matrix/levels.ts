/**
 * Table 3.7: which action each account allows, on which targets, and with which program. All legality is derived from
 * it.
 */
import { type AccountLevel, levels, type Target, targets } from '../game/names.ts';

export interface LevelRow {
  readonly level: AccountLevel;
  /** Path of the program on the sheet; null if none. */
  readonly program: string | null;
  readonly target: Target;
  readonly action: string;
}

/** Actions by program and kind of target. The empty key is for actions that need no program. */
type Actions = Readonly<Record<string, { readonly [of in Target]?: readonly string[] }>>;

const table: Readonly<Record<AccountLevel, Actions>> = {
  anonymous: {
    '': { node: ['Access'], process: ['Command'], stream: ['Read'], file: ['Read'] },
    analyze: { node: ['Analyze'], process: ['Analyze'], stream: ['Analyze'], file: ['Analyze'] },
    break: { stream: ['Break'], file: ['Break'] },
    corrupt: { node: ['Crash', 'Slow'], process: ['Crash', 'Slow'], stream: ['Corrupt'], file: ['Corrupt'] },
    find: { node: ['Find Node'], process: ['Find Process'], stream: ['Find Stream'], file: ['Find File'] },
  },
  user: {
    '': {
      node: ['User Account Access'],
      process: ['Command', 'Start Process', 'Stop Process'],
      stream: ['Read', 'Start Stream', 'Send to Stream', 'Terminate Stream'],
      file: ['Create File', 'Delete File', 'Read', 'Write to File'],
    },
    control: { process: ['Control'] },
    crypt: { stream: ['Decrypt', 'Encrypt'], file: ['Decrypt', 'Encrypt'] },
    edit: { stream: ['Edit'], file: ['Edit'] },
    medic: { node: ['Repair'], process: ['Repair'] },
  },
  security: {
    '': {
      node: ['Security Account Access', 'View Accounts', 'View Alarm Status', 'View Logs', 'View Subscriptions'],
      process: ['Command ICE', 'Start ICE', 'Stop ICE'],
    },
  },
  admin: {
    '': {
      node: [
        'Admin Account Access',
        'Change Alarm Status',
        'Edit Accounts',
        'Edit Logs',
        'Edit Subscriptions',
        'Shutdown',
        'Startup',
      ],
    },
  },
};

/** The 56 rows, in table order. */
export const levelRows: readonly LevelRow[] = levels.flatMap((level) =>
  Object.entries(table[level]).flatMap(([program, on]) =>
    targets.flatMap((target) =>
      (on[target] ?? []).map((action) => ({
        level,
        program: program === '' ? null : `programs.${program}`,
        target,
        action,
      })),
    ),
  ),
);

/** Whether the held account is at least as high as the required one. */
export const isAtLeast = (held: AccountLevel, required: AccountLevel): boolean =>
  levels.indexOf(held) >= levels.indexOf(required);

/** Not in the table, but in the action's entry (T-GAP-40, T-EW-04). */
const entryRows: readonly LevelRow[] = [
  { level: 'user', program: 'programs.medic', target: 'stream', action: 'Repair' },
  { level: 'user', program: 'programs.medic', target: 'file', action: 'Repair' },
  { level: 'anonymous', program: 'programs.scan', target: 'node', action: 'Find Wireless' },
  { level: 'anonymous', program: 'programs.scan', target: 'node', action: 'Jam Wireless' },
];

/** Each pair of action and target at its lowest listed level (T-LVL-R-01), and the pairs of entries. */
export const openRows: readonly LevelRow[] = [...levelRows, ...entryRows].filter(
  ({ action, target }, at, all) => all.findIndex((one) => one.action === action && one.target === target) === at,
);

/** The row for an action and a target; null if the table has none. */
export const rowOf = (action: string, target: Target): LevelRow | null =>
  openRows.find((row) => row.action === action && row.target === target) ?? null;

/** Table 3.9: the cost of an exploit that replaces one action of a level, or gives the level's account. */
const exploits: Readonly<Record<AccountLevel, { readonly action: number; readonly account: number } | null>> = {
  anonymous: null,
  user: { action: 0, account: -3 },
  security: { action: -3, account: -5 },
  admin: { action: -4, account: -6 },
};

/** The account that an action gives; null for other actions (T-EXP-07). */
export function accountOf(action: string): AccountLevel | null {
  const [, name] = /^(User|Security|Admin) Account Access$/.exec(action) ?? [];
  return name === undefined ? null : (name.toLowerCase() as AccountLevel);
}

/** The modifier of the exploit before the action; null if none is ever needed (T-EXP-12). */
export function exploitModifier({ action, level }: Pick<LevelRow, 'action' | 'level'>): number | null {
  const row = exploits[level];
  if (row === null) return null;
  return accountOf(action) === null ? row.action : row.account;
}
