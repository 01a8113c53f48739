/**
 * Table 3.7: which action each account allows, on which targets, and with which program. All legality is derived from
 * it.
 */
import { type AccountLevel, levels, type Target } from '../game/names.ts';

export interface LevelRow {
  readonly level: AccountLevel;
  /** Path of the program on the sheet; null if none. */
  readonly program: string | null;
  readonly target: Target;
  readonly action: string;
}

type Written = readonly [level: AccountLevel, program: string | null, target: Target, action: string];

const written: readonly Written[] = [
  ['anonymous', null, 'node', 'Access'],
  ['anonymous', null, 'process', 'Command'],
  ['anonymous', null, 'stream', 'Read'],
  ['anonymous', null, 'file', 'Read'],
  ['anonymous', 'programs.analyze', 'node', 'Analyze'],
  ['anonymous', 'programs.analyze', 'process', 'Analyze'],
  ['anonymous', 'programs.analyze', 'stream', 'Analyze'],
  ['anonymous', 'programs.analyze', 'file', 'Analyze'],
  ['anonymous', 'programs.break', 'stream', 'Break'],
  ['anonymous', 'programs.break', 'file', 'Break'],
  ['anonymous', 'programs.corrupt', 'node', 'Crash'],
  ['anonymous', 'programs.corrupt', 'node', 'Slow'],
  ['anonymous', 'programs.corrupt', 'process', 'Crash'],
  ['anonymous', 'programs.corrupt', 'process', 'Slow'],
  ['anonymous', 'programs.corrupt', 'stream', 'Corrupt'],
  ['anonymous', 'programs.corrupt', 'file', 'Corrupt'],
  ['anonymous', 'programs.find', 'node', 'Find Node'],
  ['anonymous', 'programs.find', 'process', 'Find Process'],
  ['anonymous', 'programs.find', 'stream', 'Find Stream'],
  ['anonymous', 'programs.find', 'file', 'Find File'],
  ['user', null, 'node', 'User Account Access'],
  ['user', null, 'process', 'Command'],
  ['user', null, 'process', 'Start Process'],
  ['user', null, 'process', 'Stop Process'],
  ['user', null, 'stream', 'Read'],
  ['user', null, 'stream', 'Start Stream'],
  ['user', null, 'stream', 'Send to Stream'],
  ['user', null, 'stream', 'Terminate Stream'],
  ['user', null, 'file', 'Create File'],
  ['user', null, 'file', 'Delete File'],
  ['user', null, 'file', 'Read'],
  ['user', null, 'file', 'Write to File'],
  ['user', 'programs.control', 'process', 'Control'],
  ['user', 'programs.crypt', 'stream', 'Decrypt'],
  ['user', 'programs.crypt', 'stream', 'Encrypt'],
  ['user', 'programs.crypt', 'file', 'Decrypt'],
  ['user', 'programs.crypt', 'file', 'Encrypt'],
  ['user', 'programs.edit', 'stream', 'Edit'],
  ['user', 'programs.edit', 'file', 'Edit'],
  ['user', 'programs.medic', 'node', 'Repair'],
  ['user', 'programs.medic', 'process', 'Repair'],
  ['security', null, 'node', 'Security Account Access'],
  ['security', null, 'node', 'View Accounts'],
  ['security', null, 'node', 'View Alarm Status'],
  ['security', null, 'node', 'View Logs'],
  ['security', null, 'node', 'View Subscriptions'],
  ['security', null, 'process', 'Command ICE'],
  ['security', null, 'process', 'Start ICE'],
  ['security', null, 'process', 'Stop ICE'],
  ['admin', null, 'node', 'Admin Account Access'],
  ['admin', null, 'node', 'Change Alarm Status'],
  ['admin', null, 'node', 'Edit Accounts'],
  ['admin', null, 'node', 'Edit Logs'],
  ['admin', null, 'node', 'Edit Subscriptions'],
  ['admin', null, 'node', 'Shutdown'],
  ['admin', null, 'node', 'Startup'],
];

/** The 56 rows, in table order. */
export const levelRows: readonly LevelRow[] = written.map(([level, program, target, action]) => ({
  level,
  program,
  target,
  action,
}));

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
