/** Table 3.7 row by row, and the cost of an exploit for each (T-LVL, T-EXP). */
import { describe, expect, it, test } from 'vitest';
import type { NodeView } from '../../../../src/rules/trenchcoat/game/table.ts';
import {
  accountOf,
  exploitModifier,
  isAtLeast,
  levelRows,
  openRows,
  rowOf,
} from '../../../../src/rules/trenchcoat/matrix/levels.ts';
import { emptyNode, type Node } from '../../../../src/rules/trenchcoat/matrix/node.ts';
import { checkAction, propose } from '../../../../src/rules/trenchcoat/matrix/propose.ts';
import type { Sheet } from '../../../../src/rules/trenchcoat/sheet/sheet.ts';
import { totalOf } from '../../../../src/rules/trenchcoat/test/total.ts';
import { type ActionRequest, actionOn, registrySeen } from '../../../support/trenchcoat/requests.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

type Target = ActionRequest['target'];
const levels = ['anonymous', 'user', 'security', 'admin'] as const;
type Level = (typeof levels)[number];

/** Cracking 9(8), every program, Cold Sim. */
const decker: Sheet = {
  ...moth,
  method: 'cold-sim',
  numbers: {
    ...moth.numbers,
    'programs.control': 5,
    'programs.crypt': 5,
    'programs.edit': 5,
    'programs.medic': 5,
    'programs.scan': 5,
  },
};
const without = (sheet: Sheet, program: string): Sheet => {
  const { [program]: _, ...numbers } = sheet.numbers;
  return { ...sheet, numbers };
};
const node: Node = { ...emptyNode('Registry'), ratings: { processor: 12, system: 7, firewall: 8, uplink: 12 } };

/** Access needs a player outside, and Startup a node that is down. */
const placeFor = (action: string, level: Level): NodeView =>
  action === 'Access' ? registrySeen(null) : registrySeen(level, { down: action === 'Startup' });

/** The modifier of the exploit that comes first, `null` if none, or the code of the refusal. */
function exploitOf(action: string, target: Target, level: Level, sheet = decker): number | null | string {
  const legal = checkAction(actionOn(action, target), sheet, placeFor(action, level));
  return legal.ok ? legal.value.exploit : legal.error.kind;
}

/** T of the exploit that comes first. */
function exploitTotal(action: string, target: Target, level: Level): number | string {
  const alert = 'none' as const;
  const call = propose(actionOn(action, target), decker, {
    view: placeFor(action, level),
    node,
    alert,
    exploited: false,
  });
  if (!call.ok) return call.error.kind;
  const total = totalOf(call.value.terms);
  return total.ok ? total.value : total.error.kind;
}

describe('a row of Table 3.7', () => {
  const written = [
    ['T-LVL-01', 'anonymous', null, 'node', 'Access', null],
    ['T-LVL-02', 'anonymous', null, 'process', 'Command', null],
    ['T-LVL-03', 'anonymous', null, 'stream', 'Read', null],
    ['T-LVL-04', 'anonymous', null, 'file', 'Read', null],
    ['T-LVL-05', 'anonymous', 'programs.analyze', 'node', 'Analyze', null],
    ['T-LVL-06', 'anonymous', 'programs.analyze', 'process', 'Analyze', null],
    ['T-LVL-07', 'anonymous', 'programs.analyze', 'stream', 'Analyze', null],
    ['T-LVL-08', 'anonymous', 'programs.analyze', 'file', 'Analyze', null],
    ['T-LVL-09', 'anonymous', 'programs.break', 'stream', 'Break', null],
    ['T-LVL-10', 'anonymous', 'programs.break', 'file', 'Break', null],
    ['T-LVL-11', 'anonymous', 'programs.corrupt', 'node', 'Crash', null],
    ['T-LVL-12', 'anonymous', 'programs.corrupt', 'node', 'Slow', null],
    ['T-LVL-13', 'anonymous', 'programs.corrupt', 'process', 'Crash', null],
    ['T-LVL-14', 'anonymous', 'programs.corrupt', 'process', 'Slow', null],
    ['T-LVL-15', 'anonymous', 'programs.corrupt', 'stream', 'Corrupt', null],
    ['T-LVL-16', 'anonymous', 'programs.corrupt', 'file', 'Corrupt', null],
    ['T-LVL-17', 'anonymous', 'programs.find', 'node', 'Find Node', null],
    ['T-LVL-18', 'anonymous', 'programs.find', 'process', 'Find Process', null],
    ['T-LVL-19', 'anonymous', 'programs.find', 'stream', 'Find Stream', null],
    ['T-LVL-20', 'anonymous', 'programs.find', 'file', 'Find File', null],
    ['T-LVL-21', 'user', null, 'node', 'User Account Access', -3],
    ['T-LVL-22', 'user', null, 'process', 'Command', null],
    ['T-LVL-23', 'user', null, 'process', 'Start Process', 0],
    ['T-LVL-24', 'user', null, 'process', 'Stop Process', 0],
    ['T-LVL-25', 'user', null, 'stream', 'Read', null],
    ['T-LVL-26', 'user', null, 'stream', 'Start Stream', 0],
    ['T-LVL-27', 'user', null, 'stream', 'Send to Stream', 0],
    ['T-LVL-28', 'user', null, 'stream', 'Terminate Stream', 0],
    ['T-LVL-29', 'user', null, 'file', 'Create File', 0],
    ['T-LVL-30', 'user', null, 'file', 'Delete File', 0],
    ['T-LVL-31', 'user', null, 'file', 'Read', null],
    ['T-LVL-32', 'user', null, 'file', 'Write to File', 0],
    ['T-LVL-33', 'user', 'programs.control', 'process', 'Control', 0],
    ['T-LVL-34', 'user', 'programs.crypt', 'stream', 'Decrypt', 0],
    ['T-LVL-35', 'user', 'programs.crypt', 'stream', 'Encrypt', 0],
    ['T-LVL-36', 'user', 'programs.crypt', 'file', 'Decrypt', 0],
    ['T-LVL-37', 'user', 'programs.crypt', 'file', 'Encrypt', 0],
    ['T-LVL-38', 'user', 'programs.edit', 'stream', 'Edit', 0],
    ['T-LVL-39', 'user', 'programs.edit', 'file', 'Edit', 0],
    ['T-LVL-40', 'user', 'programs.medic', 'node', 'Repair', 0],
    ['T-LVL-41', 'user', 'programs.medic', 'process', 'Repair', 0],
    ['T-LVL-42', 'security', null, 'node', 'Security Account Access', -5],
    ['T-LVL-43', 'security', null, 'node', 'View Accounts', -3],
    ['T-LVL-44', 'security', null, 'node', 'View Alarm Status', -3],
    ['T-LVL-45', 'security', null, 'node', 'View Logs', -3],
    ['T-LVL-46', 'security', null, 'node', 'View Subscriptions', -3],
    ['T-LVL-47', 'security', null, 'process', 'Command ICE', -3],
    ['T-LVL-48', 'security', null, 'process', 'Start ICE', -3],
    ['T-LVL-49', 'security', null, 'process', 'Stop ICE', -3],
    ['T-LVL-50', 'admin', null, 'node', 'Admin Account Access', -6],
    ['T-LVL-51', 'admin', null, 'node', 'Change Alarm Status', -4],
    ['T-LVL-52', 'admin', null, 'node', 'Edit Accounts', -4],
    ['T-LVL-53', 'admin', null, 'node', 'Edit Logs', -4],
    ['T-LVL-54', 'admin', null, 'node', 'Edit Subscriptions', -4],
    ['T-LVL-55', 'admin', null, 'node', 'Shutdown', -4],
    ['T-LVL-56', 'admin', null, 'node', 'Startup', -4],
  ] as [string, Level, string | null, Target, string, number | null][];

  test.each(written)(
    '%s given %s (%s, %s, %s), when the account is lower, then the exploit is %j, and at that level there is none',
    (number, level, program, target, action, exploit) => {
      const at = Number(number.slice(-2)) - 1;
      expect(levelRows[at]).toEqual({ level, program, target, action });
      const below = levels[levels.indexOf(level) - 1];
      for (const held of levels.filter((one) => isAtLeast(one, level)))
        expect(exploitOf(action, target, held)).toBeNull();
      if (below !== undefined) expect(exploitOf(action, target, below)).toBe(exploit);
      if (below !== undefined && exploit !== null) expect(exploitTotal(action, target, below)).toBe(exploit); // 9(8) against 8
    },
  );

  it('T-LVL-R-01 given 56 rows, when pairs are counted, then 53 differ, each allowed at its lowest level and above; four more are in an entry', () => {
    expect([levelRows.length, openRows.length]).toEqual([56, 53 + 4]);
    expect(exploitOf('Find File', 'file', 'security')).toBeNull();
    expect(exploitOf('Write to File', 'file', 'security')).toBeNull();
    expect(exploitOf('View Logs', 'node', 'user')).toBe(-3);
    expect(exploitOf('Dance', 'node', 'admin')).toBe('E-ENUM');
    expect(exploitOf('Access', 'file', 'admin')).toBe('E-ENUM');
  });

  it('T-LVL-R-02 T-GAP-45 given a file for users, when it is read as Anonymous, then an exploit with 0 comes first; any other needs none', () => {
    const kept = registrySeen('anonymous', {
      things: [{ kind: 'file', id: 0, name: 'ledger', state: 'for users', text: null, at: 0 }],
    });
    expect(checkAction(actionOn('Read', 'file'), decker, kept)).toMatchObject({ value: { exploit: 0 } });
    const call = propose(actionOn('Read', 'file'), decker, { view: kept, node, alert: 'none', exploited: false });
    expect(call.ok && call.value.terms.acts.rows[0]?.modifiers).toContainEqual({ name: 'User action', value: 0 });
    expect(exploitOf('Read', 'file', 'anonymous')).toBeNull();
    expect(exploitOf('Command', 'process', 'anonymous')).toBeNull();
  });

  it('T-LVL-R-03 given a security account, when a node is shut down, then the exploit is −4: the rows are Admin’s', () => {
    expect(exploitOf('Shutdown', 'node', 'security')).toBe(-4);
    expect(levelRows.slice(49).map(({ level }) => level)).toEqual(Array(7).fill('admin'));
  });

  it('T-LVL-R-04 given an admin without Crypt, when they decrypt, then it is E-PROGRAM: an account does not replace a program', () => {
    expect(exploitOf('Decrypt', 'file', 'admin', without(decker, 'programs.crypt'))).toBe('E-PROGRAM');
    for (const { program, action, target } of openRows)
      if (program !== null) expect(exploitOf(action, target, 'admin', without(decker, program))).toBe('E-PROGRAM');
  });
});

describe('an exploit', () => {
  it('T-EXP-01 given an account, when an action is requested, then an exploit is needed only below its level', () => {
    expect(exploitOf('View Logs', 'node', 'anonymous')).toBe(-3);
    expect(exploitOf('View Logs', 'node', 'security')).toBeNull();
    expect(exploitOf('Access', 'node', 'user')).toBeNull();
  });

  it('T-EXP-02 T-GAP-51 T-GAP-52 given 9(8), Hot Sim, a User account and a Firewall of 11, when it is called, then T is −4', () => {
    const strong = { ...node, ratings: { ...node.ratings, firewall: 11 } };
    const hot: Sheet = { ...decker, method: 'hot-sim' };
    const place = { view: registrySeen('anonymous'), node: strong, alert: 'none', exploited: false } as const;
    const call = propose(actionOn('User Account Access', 'node'), hot, place);
    expect(call.ok && totalOf(call.value.terms)).toEqual({ ok: true, value: -4 });
    expect(call.ok && call.value.terms.against?.rows[0]?.abilities[0]).toMatchObject({ score: 11, hidden: true });
    expect(exploitOf('User Account Access', 'node', 'anonymous', without(decker, 'programs.exploit'))).toBe(
      'E-PROGRAM',
    );
    const bare = { ...hot, skills: [] };
    const blank = propose(actionOn('User Account Access', 'node'), bare, place);
    expect(blank.ok && totalOf(blank.value.terms)).toMatchObject({ ok: false, error: { kind: 'E-BLANK' } });
  });

  test.each([
    ['T-EXP-03', 'Delete File', 'file', 'anonymous', 0],
    ['T-EXP-04', 'User Account Access', 'node', 'anonymous', -3],
    ['T-EXP-05', 'View Logs', 'node', 'user', -3],
    ['T-EXP-05', 'Security Account Access', 'node', 'user', -5],
    ['T-EXP-06', 'Edit Logs', 'node', 'security', -4],
    ['T-EXP-06', 'Admin Account Access', 'node', 'security', -6],
  ] as const)(
    '%s given 9(8) against Firewall 8, when %s (%s) is tried as %s, then T is %i',
    (_, action, target, level, total) => {
      expect(exploitTotal(action, target, level)).toBe(total);
    },
  );

  it('T-EXP-07 T-GAP-53 given Anonymous, when they go straight for an admin account, then it is −6; other actions give no account', () => {
    expect(exploitOf('Admin Account Access', 'node', 'anonymous')).toBe(-6);
    expect(accountOf('Admin Account Access')).toBe('admin');
    expect(accountOf('Edit Logs')).toBeNull();
  });

  it('T-EXP-11 given a silent alert, when the next exploit is called, then the Firewall in effect counts: 2 more', () => {
    const call = (alert: 'none' | 'silent' | 'active') => {
      const made = propose(actionOn('View Logs', 'node'), decker, {
        view: registrySeen('user'),
        node,
        alert,
        exploited: false,
      });
      return made.ok && totalOf(made.value.terms);
    };
    expect([call('none'), call('silent'), call('active')]).toEqual([-3, -5, -6].map((value) => ({ ok: true, value })));
  });

  it('T-EXP-12 T-EXP-13 given an action open to Anonymous, or a legitimate account, then no exploit is needed', () => {
    for (const row of openRows.filter(({ level }) => level === 'anonymous')) {
      expect(exploitModifier(row)).toBeNull();
      expect(exploitOf(row.action, row.target, 'anonymous')).toBeNull();
    }
    for (const action of ['Write to File', 'Delete File']) expect(exploitOf(action, 'file', 'user')).toBeNull();
    expect(rowOf('Write to File', 'file')?.level).toBe('user');
  });
});
