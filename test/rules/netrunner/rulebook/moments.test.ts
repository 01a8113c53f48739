/** Events, and the order in which texts respond to them. */
import { describe, expect, it } from 'vitest';
import { rezzed, runs, scenario, several, type TableSetup } from '../../../support/scenario.ts';

const newsgroup: TableSetup = {
  turn: 'runner',
  corp: { hand: ['keeper'] },
  runner: { bits: 5, hand: several(3) },
  forts: { f1: { inside: [rezzed('newsgroup-taunting')] } },
};

describe('several texts due together', () => {
  it('R-GEN-25 the Corp orders its own at the start of a run, even in the Runner’s turn', () => {
    const t = scenario({ ...newsgroup, runner: { ...newsgroup.runner, counters: { Cerberus: 1 } } });
    t.runner.runs('rd');
    expect(t.asked).toBe('corp choose order');
    t.corp.chooses(1);
    expect([t.table.runner.hand, t.asked]).toEqual([1, 'runner choose unlessPaid']);
  });

  it.each([
    ['their own', true],
    ['the Corp’s', false],
  ])('N-PRI-07 R-GEN-25 the player whose turn it is chooses whose text comes first: %s', (_, rolled) => {
    const t = scenario({ ...newsgroup, runner: { ...newsgroup.runner, rig: ['ai-boon'] } });
    t.rolls(3).runner.runs('rd');
    expect(t.asked).toBe('runner choose order');
    t.refuses('E-TURN', () => t.corp.chooses(0));
    const frame = t.table.frames.at(-1);
    t.runner.chooses(frame?.do === 'triggers' ? frame.left.findIndex(({ seat }) => (seat === 1) === rolled) : -1);
    expect([t.asked, t.events.some((event) => event.kind === 'rolled')]).toEqual(['runner choose unlessPaid', rolled]);
    if (!rolled) t.runner.chooses();
  });
});

describe('waiting effects', () => {
  it('happen once, at the next such moment of the run, and not in the next run', () => {
    const t = runs('hq', {
      corp: { hand: ['keeper'] },
      runner: { hand: several(5) },
      forts: { hq: { ice: [rezzed('fatal-attractor'), rezzed('canis-minor'), rezzed('canis-minor')] } },
    });
    t.runner.goesOn();
    expect(t.table.runner.hand).toBe(2);
    t.runner.goesOn();
    expect([t.table.runner.hand, t.asked]).toEqual([2, 'runner last']);
    t.runner.jacksOut();
    expect(t.table.lasting).toEqual([]);
  });
});
