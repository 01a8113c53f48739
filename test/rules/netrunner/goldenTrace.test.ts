/** Example G3 of RULES.md: the trace of the rulebook's example, line by line, with its variants from 1996. */
import { describe, expect, it } from 'vitest';
import { rezzed, runs, type Scenario } from '../../support/scenario.ts';

/** The encounter with Homewrecker has reached its subroutine. */
function traced(more: { hand?: number; rig?: string[]; corpBits?: number } = {}): Scenario {
  return runs('f1', {
    corp: { bits: more.corpBits ?? 4 },
    runner: {
      bits: 5,
      hand: Array(more.hand ?? 4).fill('score'),
      rig: more.rig ?? ['baedekers-net-map', 'zetatech-mem-chip', 'leland-corporate-bodyguard'],
    },
    forts: { f1: { ice: [rezzed('homewrecker')], inside: ['rockerboy-promotion'] } },
  }).until('sealed');
}
const map = (boosts: number) => ({ base: 'baedekers-net-map', boosts });
const state = (t: Scenario) => [t.corp.bits, t.runner.bits, t.table.runner.hand, t.table.run !== null];

describe('G3 Homewrecker’s trace', () => {
  it('G3 follows the rulebook’s example', () => {
    const t = traced();
    expect([t.asked, ...state(t)], '1').toEqual(['sealed', 4, 5, 4, true]);
    const refusal = t.refuses('E-BITS', () => t.trace(5, map(3)));
    for (const number of ['5', '4']) expect(refusal.text, '1x').toContain(number);
    t.trace(4, map(3));
    expect(t.traceResult, '5 and 6').toMatchObject({ limit: 5, trace: 4, link: 4, success: true });
    expect([t.asked, ...state(t)], '7 to 9, nobody is asked to prevent').toEqual(['corp after', 0, 2, 2, false]);
    expect(t.events, '7').toContainEqual({ kind: 'runOver', fort: 'f1', success: false, jackedOut: false });
    expect(t.table.runner.trash, '8 and 9').toEqual(['score', 'score', 'zetatech-mem-chip']);
  });

  it('G3 lets the Corp choose which hardware is trashed', () => {
    const t = traced({ rig: ['baedekers-net-map', 'zetatech-mem-chip', 'wutech-mem-chip'] });
    t.trace(4, map(3));
    expect(t.asked).toBe('corp choose trashHardware');
    t.corp.choosesCards('zetatech-mem-chip');
    expect(t.table.runner.trash).toEqual(['score', 'score', 'zetatech-mem-chip']);
  });

  it('G3 empties a hand of two without killing, and flatlines a hand of one', () => {
    const two = traced({ hand: 2 }).trace(4, map(3));
    expect([two.table.runner.hand, two.over]).toEqual([0, null]);
    const one = traced({ hand: 1 }).trace(4, map(3));
    expect(one.over?.winner).toBe(0);
  });

  it('G3 with one more bit lets the Runner get away, and both have paid', () => {
    const t = traced().trace(4, map(4));
    expect(t.traceResult).toMatchObject({ trace: 4, link: 5, success: false });
    expect(state(t)).toEqual([0, 1, 4, true]);
    expect(t.asked, 'the run continues').toBe('corp pass');
  });

  it('G3 with one bit less does not find the Runner', () => {
    const t = traced().trace(3, map(3));
    expect(t.traceResult).toMatchObject({ trace: 3, link: 4, success: false });
    expect(state(t)).toEqual([1, 2, 4, true]);
  });

  it('G3 without a base link card succeeds at zero against zero', () => {
    const t = traced({ rig: ['zetatech-mem-chip'], corpBits: 0 }).trace(0);
    expect(t.traceResult).toMatchObject({ trace: 0, link: 0, success: true });
    expect([t.table.runner.hand, t.table.run]).toEqual([2, null]);
  });
});
