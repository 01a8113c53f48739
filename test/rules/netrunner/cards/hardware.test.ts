import { describe, expect, it } from 'vitest';
import { memory } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { installs, meets, rezzed, runs, scenario, several, uses } from '../../../support/scenario.ts';

describe('hardware', () => {
  it('Dermatech Bodyplating prevents one point of meat damage each turn', () => {
    const t = uses('on-call-solo-team', {
      runner: { rig: ['dermatech-bodyplating'], hand: ['score', 'score'], tags: 1 },
    });
    t.runner.uses('dermatech-bodyplating');
    expect(t.table.runner.hand).toBe(2);
    t.corp.uses('on-call-solo-team');
    expect(t.table.runner.hand).toBe(1);
  });

  it('"Green Knight" Surge Buffers prevents one point of Net damage each turn', () => {
    const t = meets('nerve-labyrinth', { runner: { rig: ['green-knight-surge-buffers'], hand: ['score', 'score'] } });
    t.refuses('E-LIMIT', () => t.runner.uses('green-knight-surge-buffers', 0, { times: 2 }));
    t.runner.uses('green-knight-surge-buffers');
    expect(t.table.runner.hand).toBe(1);
  });

  it.each([
    ['HQ Interface', 'hq-interface', 'hq'],
    ['R&D Interface', 'rd-interface', 'rd'],
  ])('%s accesses a second card on every run', (_, id, fort) => {
    const t = runs(fort, { corp: { hand: ['keeper', 'filter'], pile: ['keeper', 'filter'] }, runner: { rig: [id] } });
    t.runner.goesOn();
    const first = t.eventsOf('accessed').length;
    const second = fort === 'rd' ? t.runner.passes().events.filter((event) => event.kind === 'accessed').length : 0;
    expect(first + second).toBe(2);
  });

  it('MRAM Chip lets the Runner keep seven cards', () => {
    const hand = several(8);
    const t = scenario({ turn: 'runner', at: 'end', runner: { hand, rig: ['mram-chip'] } });
    t.runner.discards('score');
    expect([t.table.runner.hand, t.asked]).toEqual([7, 'corp action']);
  });

  it.each([
    ['Parraline 5750', 'parraline-5750', 5],
    ['WuTech Mem Chip', 'wutech-mem-chip', 5],
    ['Zetatech Mem Chip', 'zetatech-mem-chip', 6],
  ])('%s makes room for more programs', (_, id, mu) => {
    const t = scenario({ turn: 'runner', runner: { bits: 5, hand: [id] } });
    t.runner.installs(id);
    expect(memory(t.table)).toBe(mu);
  });

  it('Parraline 5750 pays a bit for an icebreaker each turn', () => {
    const t = meets('crystal-wall', {
      corp: { hand: ['keeper'] },
      runner: { bits: 0, rig: ['parraline-5750', 'dwarf'] },
    });
    t.runner.breaks('dwarf', 0);
    expect([t.table.run?.broken, t.installed('parraline-5750').counters['bits']]).toEqual([[0], 0]);
    t.until('runner action');
    for (let i = 0; i < 3; i++) t.runner.takesBit();
    for (let i = 0; i < 3; i++) t.corp.takesBit();
    expect(t.installed('parraline-5750').counters['bits'], 'at the start of the next turn').toBe(1);
  });

  it('PK-6089a is refilled at the start of the Runner’s own turn, not the Corp’s', () => {
    const t = scenario({
      turn: 'runner',
      actions: 1,
      corp: { scored: ['netwatch-operations-office'] },
      runner: { bits: 0, rig: ['baedekers-net-map', { card: 'pk-6089a', counters: { bits: 1 } }] },
    });
    const left = (): number | undefined => t.installed('pk-6089a').counters['bits'];
    t.runner.takesBit().until('corp action');
    expect([t.table.active, left()]).toEqual([0, 1]);
    t.corp.uses('netwatch-operations-office').trace(0, { base: 'baedekers-net-map', boosts: 2 });
    expect([left(), t.runner.bits]).toEqual([0, 0]);
    t.corp.takesBit().corp.takesBit().until('runner action');
    expect(left()).toBe(3);
  });

  it('Parraline 5750 pays for nothing else', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 1, rig: ['parraline-5750'], tags: 1, hand: ['force-shield'] },
    });
    t.refuses('E-BITS', () => t.runner.removesTag());
    t.refuses('E-BITS', () => t.runner.installs('force-shield'));
  });

  it('Parraline 5750 is replaced by a newer deck', () => {
    const t = installs('parraline-5750', { runner: { rig: ['parraline-5750'] } });
    expect([t.table.runner.trash, t.table.runner.rig.length]).toEqual([['parraline-5750'], 1]);
    expect(memory(t.table)).toBe(5);
  });
});

describe('more hardware', () => {
  it('Armored Fridge prevents seven points of meat damage and is then used up', () => {
    const t = scenario({
      corp: { bits: 6, hand: ['scorched-earth', 'scorched-earth'] },
      runner: { rig: [rezzed('armored-fridge', { Ablative: 7 })], hand: ['score', 'score'], tags: 1 },
    });
    for (let shots = 0; shots < 2; shots++) {
      t.corp.plays('scorched-earth');
      while (t.asked === 'runner prevent') t.runner.uses('armored-fridge');
    }
    expect([t.table.runner.hand, t.table.runner.trash.includes('armored-fridge')]).toEqual([1, true]);
  });

  it('Lucidrine Drip Feed gives two actions in two turns and then does brain damage', () => {
    const start = (drip: number) =>
      scenario({
        turn: 'runner',
        at: 'start',
        runner: { rig: [rezzed('lucidrine-drip-feed', { Drip: drip }), 'force-shield'], hand: ['score'] },
      });
    expect([0, 1].map((drip) => start(drip).table.actions)).toEqual([5, 5]);
    const t = start(2);
    expect([t.table.actions, t.table.runner.brain, t.table.runner.hand]).toEqual([4, 1, 0]);
    expect(t.installed('lucidrine-drip-feed').counters['Drip']).toBe(0);
  });

  it('PK-6089a pays three bits for raising the link', () => {
    const t = uses('netwatch-operations-office', { runner: { bits: 0, rig: ['pk-6089a', 'baedekers-net-map'] } });
    t.trace(2, { base: 'baedekers-net-map', boosts: 2 });
    expect([t.table.runner.tags, t.installed('pk-6089a').counters['bits']]).toEqual([0, 1]);
  });
});
