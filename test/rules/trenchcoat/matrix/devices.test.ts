/** Classes of devices, ranges of signals, and electronic warfare (T-DEV, T-ATT, T-SIG, T-EW). */
import { describe, expect, it, test } from 'vitest';
import { rangeOf } from '../../../../src/rules/trenchcoat/matrix/actions.ts';
import { classNotice, systemNotice } from '../../../../src/rules/trenchcoat/matrix/devices.ts';
import { emptyNode } from '../../../../src/rules/trenchcoat/matrix/node.ts';
import { propose, spanOf } from '../../../../src/rules/trenchcoat/matrix/propose.ts';
import { PER_MILLISECOND } from '../../../../src/rules/trenchcoat/numbers/duration.ts';
import { checkSheet } from '../../../../src/rules/trenchcoat/sheet/check.ts';
import type { DeviceClass, Sheet } from '../../../../src/rules/trenchcoat/sheet/sheet.ts';
import { moth } from '../../../support/trenchcoat/sheets.ts';

describe('device classes', () => {
  test.each<[string, DeviceClass, number, number]>([
    ['T-DEV-01 T-GAP-27', 'gadget', 0, 4],
    ['T-DEV-02', 'commlink', 3, 8],
    ['T-DEV-03', 'cyberdeck', 6, 13],
    ['T-DEV-04', 'mainframe', 8, 21],
  ])(
    '%s given a %s, when its Processor is outside %i to %i, then there is a notice, and the sheet is saved',
    (_, of, min, max) => {
      for (const processor of [min, max]) expect(classNotice(of, processor)).toBeNull();
      for (const processor of [min - 1, max + 1].filter((one) => one >= 0)) {
        expect(classNotice(of, processor)?.kind).toBe('W-CLASS');
        const sheet = { ...moth, device: { name: 'Box', class: of, ratings: { processor } } };
        expect(checkSheet(JSON.parse(JSON.stringify(sheet))).ok).toBe(true);
      }
      expect(classNotice(of, undefined)).toBeNull();
    },
  );

  it('T-ATT-02 T-GAP-29 given System 8 and Exploit 9, then there is a notice, and 9 counts', () => {
    expect(systemNotice('Exploit', 9, 8)?.kind).toBe('W-SYSTEM');
    expect(systemNotice('Exploit', 8, 8)).toBeNull();
    expect(systemNotice('Exploit', 9, undefined)).toBeNull();
  });

  test.each([
    ['T-ATT-02', 'system', 99],
    ['T-ATT-05', 'signal', 21],
    ['T-ATT-06 T-GAP-30', 'sleaze', 99],
  ])('%s given %s, when it is typed, then 0 to %i are valid, and empty is not 0', (_, rating, max) => {
    const kindOf = (value: unknown) => {
      const read = checkSheet(
        JSON.parse(JSON.stringify({ ...moth, device: { ...moth.device, ratings: { [rating]: value } } })),
      );
      return read.ok ? read.value.device?.ratings : read.error[0]?.kind;
    };
    expect([kindOf(-1), kindOf(max + 1), kindOf(1.5)]).toEqual(['E-RANGE', 'E-RANGE', 'E-INT']);
    expect([kindOf(0), kindOf(max), kindOf(undefined)]).toEqual([{ [rating]: 0 }, { [rating]: max }, {}]);
  });
});

describe('the range of a signal', () => {
  test.each([
    ['T-SIG-01', 0, 1],
    ['T-SIG-02', 1, 2],
    ['T-SIG-03', 2, 5],
    ['T-SIG-04', 3, 10],
    ['T-SIG-05', 4, 20],
    ['T-SIG-06', 5, 50],
    ['T-SIG-07', 6, 100],
    ['T-SIG-08', 7, 200],
    ['T-SIG-09', 8, 500],
    ['T-SIG-10', 9, 1000],
    ['T-SIG-11', 10, 2000],
    ['T-SIG-12', 11, 5000],
    ['T-SIG-13', 12, 10_000],
    ['T-SIG-14', 13, 20_000],
    ['T-SIG-15', 14, 50_000],
    ['T-SIG-16', 15, 100_000],
    ['T-SIG-17', 16, 200_000],
    ['T-SIG-18', 17, 500_000],
    ['T-SIG-19', 18, 1_000_000],
    ['T-SIG-20', 19, 2_000_000],
    ['T-SIG-21', 20, 5_000_000],
    ['T-SIG-22', 21, 10_000_000],
  ])('%s given Signal %i, when its range is looked up, then it is %i m', (_, signal, metres) => {
    expect(rangeOf(signal)).toBe(metres);
  });

  it('T-SIG-23 given two Signals, then the larger one reaches farther, up to 10,000 km', () => {
    const reaches = Array.from({ length: 22 }, (_, signal) => rangeOf(signal));
    expect(reaches).toEqual([...new Set(reaches)].sort((a, b) => a - b));
    expect(reaches.at(-1)).toBe(10_000_000);
  });

  it('T-SIG-01 given no Signal, then there is no range', () => {
    for (const signal of [-1, 22]) expect(rangeOf(signal)).toBe(0);
  });
});

describe('electronic warfare', () => {
  const scan = (value: number | null): Sheet => {
    const { 'programs.scan': _, ...numbers } = moth.numbers;
    return { ...moth, numbers: value === null ? numbers : { ...numbers, 'programs.scan': value } };
  };
  const request = { kind: 'action', who: 0, target: 'node', node: 0, thing: null, ability: [], say: '' } as const;
  const view = { name: '', aid: false, level: null, down: false, alert: false, learned: [], things: [] };
  const made = (action: string, sheet: Sheet, signal = { signal: 6 }) =>
    propose({ ...request, ability: [], action }, sheet, {
      ...{ view, alert: 'none', exploited: false },
      node: { ...emptyNode('Tower'), ratings: signal },
    });
  const kindOf = (...given: Parameters<typeof made>) => {
    const call = made(...given);
    return call.ok ? 'ok' : call.error.kind;
  };

  it('T-EW-01 T-GAP-65 given a Signal, when a wireless node is looked for, then the modifier is typed beside both ranges; without a Signal it is E-PREREQ', () => {
    const call = made('Find Wireless', scan(4));
    if (!call.ok) throw new Error(call.error.why);
    expect(call.value.terms.acts.rows[0]?.modifiers).toContainEqual({ name: 'Difficulty', value: null, hidden: true });
    expect(call.value.reasons['Difficulty']).toEqual({ kind: 'ranges', own: 50, its: 100 });
    expect(spanOf('Find Wireless', { ...moth, method: 'cold-sim' })).toBe(10_000 * PER_MILLISECOND);
    expect(kindOf('Find Wireless', { ...scan(4), device: null })).toBe('E-PREREQ');
  });

  it('T-EW-02 T-EW-04 given Scan, when a node is jammed, then it is a test at 0 that takes no time, with any account; without Scan it is E-PROGRAM', () => {
    const call = made('Jam Wireless', scan(4));
    expect(call).toMatchObject({ ok: true, value: { test: true, exploit: null } });
    expect(spanOf('Jam Wireless', moth)).toBe(0);
    expect(kindOf('Jam Wireless', scan(null))).toBe('E-PROGRAM');
  });

  it('T-EW-03 given a node without Signal, when it is targeted, then it is E-PREREQ', () => {
    for (const action of ['Find Wireless', 'Jam Wireless'])
      expect(kindOf(action, scan(4), {} as { signal: number })).toBe('E-PREREQ');
  });
});
