/**
 * Access methods, and every action with its program, its requirements, its difficulty and its duration (T-ACC, T-ACT).
 */
import { describe, expect, it, test } from 'vitest';
import { fail } from '../../../../src/base/result.ts';
import type { NodeView } from '../../../../src/rules/trenchcoat/game/table.ts';
import { accesses, methodRefusal } from '../../../../src/rules/trenchcoat/matrix/access.ts';
import { effectsOf } from '../../../../src/rules/trenchcoat/matrix/effects.ts';
import { emptyNode, type Node } from '../../../../src/rules/trenchcoat/matrix/node.ts';
import { checkAction, propose, spanOf } from '../../../../src/rules/trenchcoat/matrix/propose.ts';
import { PER_MILLISECOND } from '../../../../src/rules/trenchcoat/numbers/duration.ts';
import { fields } from '../../../../src/rules/trenchcoat/sheet/fields.ts';
import type { AccessMethod, Sheet } from '../../../../src/rules/trenchcoat/sheet/sheet.ts';
import { totalOf } from '../../../../src/rules/trenchcoat/test/total.ts';
import { type ActionRequest, actionOn, registrySeen } from '../../../support/trenchcoat/requests.ts';
import { saidOf } from '../../../support/trenchcoat/said.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

type Target = ActionRequest['target'];

const programs = fields.filter(({ section }) => section === 'programs').map(({ path }) => path);
/** Processing 8 and every program at 7, unless a test says otherwise. */
const decker = (method: AccessMethod, ratings: Record<string, number> = {}): Sheet => ({
  ...moth,
  method,
  numbers: { ...moth.numbers, ...Object.fromEntries(programs.map((path) => [path, 7])), ...ratings },
});
const node: Node = {
  ...emptyNode('Registry'),
  ratings: { processor: 12, system: 7, firewall: 8, uplink: 12 },
  files: [{ name: 'ledger', crypt: 4, text: '', level: 'anonymous' }],
  streams: [{ name: 'feed', from: '', to: '', crypt: 2, text: '' }],
};
const view = (change: Partial<NodeView> = {}): NodeView => registrySeen('admin', change);
const ask = (action: string, target: Target) => actionOn(action, target, ['skills.processing']);

/** The terms that the Game Master’s phone fills in. */
function proposed(action: string, target: Target, sheet: Sheet, at: Node = node, seen = view()) {
  const call = propose(ask(action, target), sheet, { view: seen, node: at, alert: 'none', exploited: true });
  if (!call.ok) return { refused: call.error.kind };
  const total = totalOf(call.value.terms);
  return { test: call.value.test, total: total.ok ? total.value : total.error.kind };
}
const refused = (action: string, target: Target, seen: NodeView, sheet = decker('cold-sim')): string => {
  const legal = checkAction(ask(action, target), sheet, seen);
  return legal.ok ? 'ok' : legal.error.kind;
};
const milliseconds = (action: string, method: AccessMethod, time?: number): number | null => {
  const span = spanOf(action, decker(method), time);
  return span === null ? null : span / PER_MILLISECOND;
};

describe('an access method', () => {
  test.each([
    ['T-ACC-01 T-GAP-26', 'physical', 1, -3, -5, 'none', 12_000],
    ['T-ACC-02', 'ar', 3, -2, -3, 'Fatigue', 6000],
    ['T-ACC-03', 'tortoise', 6, -1, -2, 'Fatigue', 3000],
    ['T-ACC-04', 'cold-sim', 6, 0, 0, 'Stun', 2000],
    ['T-ACC-05', 'hot-sim', 10, 2, 3, 'Physical', 1400],
  ] as const)(
    '%s given %s, when it is used, then it needs %i, gives %i and %i, does %s damage, and 2 s take %i ms',
    (_, method, needs, skill, react, damage, time) => {
      expect(accesses[method]).toMatchObject({ needs, skill, react, damage });
      expect(milliseconds('Analyze', method)).toBe(time);
      const device = (processor: number, uplink: number) =>
        ({ name: 'Deck', class: 'cyberdeck', ratings: { processor, uplink } }) as const;
      expect(methodRefusal(method, device(needs, needs))).toBeNull();
      expect(methodRefusal(method, device(needs - 1, needs))?.kind).toBe('E-PREREQ');
      expect(methodRefusal(method, device(needs, needs - 1))?.kind).toBe('E-PREREQ');
    },
  );

  it('T-ACC-06 T-GAP-25 T-ATT-04 given Processor 12 and Uplink 6, when Hot Sim is chosen, then Uplink is too low, and Cold Sim is the best possible', () => {
    const device = { name: 'Deck', class: 'cyberdeck', ratings: { processor: 12, uplink: 6 } } as const;
    const refused = methodRefusal('hot-sim', device);
    expect(refused && saidOf(fail(refused))).toBe(
      'E-PREREQ That needs Uplink 10, and yours is 6. You can use Cold Sim.',
    );
    expect(methodRefusal('cold-sim', device)).toBeNull();
    expect(methodRefusal('physical', null)?.kind).toBe('E-PREREQ');
  });

  it('T-ACC-07 T-GAP-24 given Cracking 9(8) in Hot Sim, when an exploit is called, then 2 are added after the limit: 10', () => {
    const call = propose(ask('View Logs', 'node'), decker('hot-sim', { 'programs.exploit': 8 }), {
      view: view({ level: 'user' }),
      node: { ...node, ratings: { ...node.ratings, firewall: 0 } },
      alert: 'none',
      exploited: false,
    });
    expect(call.ok && totalOf(call.value.terms)).toEqual({ ok: true, value: 10 - 3 });
  });
});

describe('an action with its own entry', () => {
  const typed = 'E-BLANK';
  test.each<[string, string, Target, number, boolean, number | string]>([
    ['T-ACT-E02', 'Analyze', 'node', 2000, true, 7],
    ['T-ACT-E03', 'Break', 'file', 20_000, true, 0],
    ['T-ACT-E03', 'Break', 'stream', 20_000, true, 2],
    ['T-ACT-E04', 'Command', 'process', 2000, true, typed],
    ['T-ACT-E05 T-GAP-46', 'Control', 'process', 1000, false, 7],
    ['T-ACT-E06', 'Corrupt', 'file', 1000, true, 0],
    ['T-ACT-E07', 'Crash', 'process', 1000, true, 0],
    ['T-ACT-E07', 'Crash', 'node', 1000, true, 0],
    ['T-ACT-E08 T-GAP-39', 'Create File', 'file', 500, false, 8],
    ['T-ACT-E09', 'Decrypt', 'file', 1000, false, 7],
    ['T-ACT-E10 T-GAP-44', 'Delete File', 'file', 500, false, 8],
    ['T-ACT-E11', 'Encrypt', 'stream', 1000, false, 7],
    ['T-ACT-E12 T-GAP-37', 'Find Process', 'process', 10_000, true, 7],
    ['T-ACT-E13', 'Find Stream', 'stream', 10_000, true, typed],
    ['T-ACT-E14', 'Find File', 'file', 10_000, true, typed],
    ['T-ACT-E15 T-GAP-36', 'Read', 'file', 100, false, 8],
    ['T-ACT-E16 T-GAP-40', 'Repair', 'process', 100, false, 7],
    ['T-ACT-E16 T-GAP-40', 'Repair', 'file', 100, false, 7],
    ['T-ACT-E16 T-GAP-40', 'Repair', 'stream', 100, false, 7],
    ['T-ACT-E17', 'Send to Stream', 'stream', 500, false, 8],
    ['T-ACT-E18', 'Slow', 'process', 1000, true, 0],
    ['T-ACT-E19', 'Start Process', 'process', 500, false, 8],
    ['T-ACT-E20', 'Start Stream', 'stream', 500, false, 8],
    ['T-ACT-E21', 'Stop Process', 'process', 500, false, 8],
    ['T-ACT-E22', 'Terminate Stream', 'stream', 500, false, 8],
    ['T-ACT-E23', 'Write to File', 'file', 500, false, 8],
  ])(
    '%s given ability 8(7) in Cold Sim, when %s (%s) is requested, then it takes %i ms, test: %s, T = %s',
    (_, action, target, time, isTest, total) => {
      expect(milliseconds(action, 'cold-sim')).toBe(time);
      expect(proposed(action, target, decker('cold-sim'))).toEqual({ test: isTest, total });
    },
  );

  it('T-ACT-E01 given an address, when a node is accessed in Hot Sim, then it takes 70 ms and no test; without one it is E-PREREQ', () => {
    expect(milliseconds('Access', 'hot-sim')).toBe(70);
    expect(proposed('Access', 'node', decker('hot-sim'), node, view({ level: null }))).toMatchObject({ test: false });
    expect(refused('Access', 'node', view({ level: null, aid: false }))).toBe('E-PREREQ');
  });

  it.each<[string, string, Target, Sheet, Node, number]>([
    ['T-ACT-E02', 'Analyze', 'node', decker('hot-sim'), node, 9],
    ['T-ACT-E02', 'Analyze', 'node', decker('hot-sim'), { ...node, ratings: { ...node.ratings, sleaze: 4 } }, 5],
    ['T-ACT-E03', 'Break', 'file', decker('hot-sim', { 'programs.break': 6 }), node, 1],
    ['T-ACT-E07', 'Crash', 'node', decker('hot-sim'), node, 2],
    ['T-ACT-E12', 'Find Process', 'process', decker('hot-sim', { 'programs.find': 6 }), node, 8],
    ['T-ACT-E18', 'Slow', 'node', decker('cold-sim'), { ...node, ratings: { ...node.ratings, system: 9 } }, -2],
  ])(
    '%s T-ACT-04 T-GAP-35 given printed ratings, when %s (%s) is called, then they count against it',
    (_, action, target, sheet, at, total) => {
      expect(proposed(action, target, sheet, at)).toEqual({ test: true, total });
    },
  );

  it('T-ACT-E04 given a known process, when it is commanded from outside its node, then it is possible; for an unknown one it is not', () => {
    expect(refused('Command', 'process', view({ level: null }))).toBe('ok');
    expect(refused('Command', 'process', view({ level: null, things: [] }))).toBe('E-PREREQ');
  });

  it.each([
    ['T-ACT-E02', 'Analyze'],
    ['T-ACT-E07', 'Crash'],
    ['T-ACT-E18', 'Slow'],
  ])(
    '%s given a node without access, when %s is requested, then its address is enough, and is named if missing',
    (_, action) => {
      const outside = (aid: boolean) =>
        checkAction(ask(action, 'node'), decker('cold-sim'), view({ level: null, aid }));
      expect(outside(true).ok).toBe(true);
      expect(saidOf(outside(false))).toBe('E-PREREQ You don’t know the address of Registry.');
      expect(refused(action, 'process', view({ level: null }))).toBe('E-PREREQ');
    },
  );

  it('T-ACT-02 T-GAP-33 given a request with Logic, when it is called, then Logic is used; if empty it is E-BLANK', () => {
    const withLogic = { ...ask('Analyze', 'node'), ability: ['mental.logic'] };
    const place = { view: view(), node, alert: 'none', exploited: false } as const;
    const totalWith = (sheet: Sheet) => {
      const call = propose(withLogic, sheet, place);
      const total = call.ok ? totalOf(call.value.terms) : call;
      return total.ok ? total.value : total.error.kind;
    };
    expect(totalWith(decker('cold-sim', { 'mental.logic': 5 }))).toBe(5);
    expect(totalWith(decker('cold-sim'))).toBe('E-BLANK');
  });

  it('T-ACT-03 T-GAP-34 given ability 8 and a program of 7, when it is called, then the program is its limit', () => {
    const call = propose(ask('Analyze', 'node'), decker('cold-sim'), {
      view: view(),
      node,
      alert: 'none',
      exploited: false,
    });
    expect(call.ok && call.value.terms.acts.rows[0]?.abilities).toEqual([{ name: 'Processing', score: 8, limit: 7 }]);
  });

  it('T-ACT-05 T-TIME-10 given Break with ×3 of the time in Hot Sim, when it is done, then 42 s have passed', () => {
    expect(milliseconds('Break', 'hot-sim', 3000)).toBe(42_000);
  });
});

describe('an action that only the table of accounts lists', () => {
  test.each<[string, string, Target]>([
    ['T-ACT-N01', 'Find Node', 'node'],
    ['T-ACT-N02', 'User Account Access', 'node'],
    ['T-ACT-N03', 'Edit', 'file'],
    ['T-ACT-N04', 'Security Account Access', 'node'],
    ['T-ACT-N05', 'View Accounts', 'node'],
    ['T-ACT-N06', 'View Alarm Status', 'node'],
    ['T-ACT-N07', 'View Logs', 'node'],
    ['T-ACT-N08', 'View Subscriptions', 'node'],
    ['T-ACT-N09', 'Command ICE', 'process'],
    ['T-ACT-N10', 'Start ICE', 'process'],
    ['T-ACT-N11', 'Stop ICE', 'process'],
    ['T-ACT-N12', 'Admin Account Access', 'node'],
    ['T-ACT-N13', 'Change Alarm Status', 'node'],
    ['T-ACT-N14', 'Edit Accounts', 'node'],
    ['T-ACT-N15', 'Edit Logs', 'node'],
    ['T-ACT-N16', 'Edit Subscriptions', 'node'],
    ['T-ACT-N17', 'Shutdown', 'node'],
    ['T-ACT-N18', 'Startup', 'node'],
  ])(
    '%s T-GAP-41 given an admin, when they request %s (%s), then its modifier and its time are typed: E-BLANK before',
    (_, action, target) => {
      const seen = view({ down: action === 'Startup' });
      expect(milliseconds(action, 'cold-sim')).toBeNull();
      expect(proposed(action, target, decker('cold-sim'), node, seen)).toEqual({ test: false, total: 'E-BLANK' });
    },
  );

  it('T-ACT-N01 given no Find program, when a node is looked for, then it is E-PROGRAM', () => {
    const { 'programs.find': _, ...numbers } = decker('cold-sim').numbers;
    expect(refused('Find Node', 'node', view(), { ...decker('cold-sim'), numbers })).toBe('E-PROGRAM');
  });

  it('T-ACT-N18 given a node that is up, when it is started, then it is E-STATE; a node that is down allows nothing else', () => {
    expect(refused('Startup', 'node', view())).toBe('E-STATE');
    expect(refused('View Logs', 'node', view({ down: true }))).toBe('E-STATE');
  });
});

describe('reasons to refuse an action', () => {
  it('T-ACT-01 given several reasons, then the first in order is given', () => {
    const { 'programs.find': _, ...numbers } = decker('cold-sim').numbers;
    const poor = { ...decker('cold-sim'), numbers };
    expect(refused('Find File', 'node', view({ down: true, level: null }), poor)).toBe('E-ENUM');
    expect(refused('Find File', 'file', view({ down: true, level: null }), poor)).toBe('E-STATE');
    expect(refused('Find File', 'file', view({ level: null }), poor)).toBe('E-PREREQ');
    expect(refused('Find File', 'file', view({ level: 'anonymous' }), poor)).toBe('E-PROGRAM');
    expect(refused('Read', 'file', view({ things: [] }))).toBe('E-PREREQ');
    expect(refused('Send to Stream', 'stream', view({ things: [] }))).toBe('E-PREREQ');
  });
});

test('T-ACT-06 an action that no table knows has no effect, whatever its name', () => {
  const scene = { view: view(), node, states: {}, alert: 'none' } as Parameters<typeof effectsOf>[1];
  for (const name of ['Sing', 'toString', 'constructor'])
    expect(effectsOf(ask(name, 'node'), scene, 3), name).toEqual({ gains: [], missing: [], changes: [] });
});
