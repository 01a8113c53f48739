/** Ice: its numbers, and what its subroutines do to a Runner who breaks nothing. */
import { describe, expect, it } from 'vitest';
import { definition } from '../../../../src/rules/netrunner/card.ts';
import { strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { rezzed, runs, type Scenario, several, type TableSetup } from '../../../support/scenario.ts';

type Runner = NonNullable<TableSetup['runner']>;

/** The Runner encounters the given ice on HQ; the Corp has rezzed it, starting with ten bits. */
function meets(ice: string, runner: Runner = {}): Scenario {
  const t = runs('hq', {
    corp: { bits: 10, hand: ['keeper'] },
    runner: { hand: several(3), ...runner },
    forts: { hq: { ice: [ice] } },
  });
  return t.corp.rezzes(ice);
}

describe('walls and code gates that only end the run', () => {
  it.each([
    ['data-wall', 'Wall', 1, 0, 1],
    ['wall-of-static', 'Wall', 3, 2, 1],
    ['crystal-wall', 'Wall', 4, 3, 1],
    ['fire-wall', 'Wall', 5, 4, 1],
    ['filter', 'Code Gate', 0, 0, 1],
    ['sleeper', 'Code Gate', 1, 1, 1],
    ['quandary', 'Code Gate', 2, 2, 1],
    ['scramble', 'Code Gate', 3, 3, 1],
    ['keeper', 'Code Gate', 4, 4, 1],
    ['cortical-scanner', 'Code Gate', 7, 3, 3],
  ])(
    '%s is a %s that costs %i bits to rez, has strength %i, and ends the run %i times',
    (id, keyword, cost, power, subs) => {
      const t = meets(id);
      expect([t.table.run, t.corp.bits, t.table.runner.hand]).toEqual([null, 10 - cost, 3]);
      expect([definition(id).keywords, definition(id).subs.length]).toEqual([[keyword], subs]);
      expect(strength(t.table, t.slot(id))).toBe(power);
    },
  );

  it('Cortical Scanner ends the run if any of its three subroutines is unbroken', () => {
    const t = meets('cortical-scanner', { rig: ['tinweasel'] });
    t.runner.breaks('tinweasel', 0).runner.breaks('tinweasel', 2).runner.passes();
    expect(t.table.run).toBeNull();
  });
});

describe('ice that does harm', () => {
  it.each([
    ['banpei', 6],
    ['data-naga', 1],
    ['triggerman', 3],
  ])('%s trashes a program of the Corp’s choice and ends the run, leaving %i bits', (id, left) => {
    const t = meets(id, { rig: ['dwarf', 'mouse', 'broker'] }).until('corp choose trashProgram');
    t.refuses('E-TARGET', () => t.corp.choosesCards('broker'));
    t.corp.choosesCards('dwarf');
    expect([t.table.run, t.table.runner.trash, t.corp.bits]).toEqual([null, ['dwarf'], left]);
  });

  it('Banpei with nothing to trash still ends the run', () => {
    expect(meets('banpei').table.run).toBeNull();
  });

  it('Code Corpse does brain damage twice and ends the run', () => {
    const t = meets('code-corpse');
    expect([t.table.runner.brain, t.table.runner.hand, t.table.run]).toEqual([2, 1, null]);
    expect(t.eventsOf('damage')).toHaveLength(2);
  });

  it('Cortical Scrub does one brain damage and ends the run', () => {
    const t = meets('cortical-scrub');
    expect([t.table.runner.brain, t.table.runner.hand, t.table.run]).toEqual([1, 2, null]);
  });

  it('Fetch 4.0.1 tags a traced Runner but does not end the run', () => {
    const t = meets('fetch-4-0-1');
    t.refuses('E-LIMIT', () => t.trace(4));
    t.trace(1);
    expect([t.table.runner.tags, t.asked]).toEqual([1, 'runner last']);
  });

  it('Homewrecker’s trace ends the run, trashes hardware and does meat damage that no bodyplating prevents', () => {
    const t = meets('homewrecker', { rig: ['dermatech-bodyplating', 'wutech-mem-chip'] });
    t.trace(3).corp.choosesCards('wutech-mem-chip');
    expect([t.table.run, t.table.runner.hand, t.ice('hq')]).toEqual([null, 1, ['homewrecker']]);
    expect(t.table.runner.trash).toContain('wutech-mem-chip');
  });

  it('Homewrecker lets a Runner with the higher link pass', () => {
    const t = meets('homewrecker', { rig: ['access-to-kiribati'] }).trace(0, { base: 'access-to-kiribati' });
    expect([t.asked, t.table.runner.hand]).toEqual(['runner last', 3]);
  });

  it('Hunter traces with up to five bits', () => {
    const t = meets('hunter');
    t.refuses('E-LIMIT', () => t.trace(6));
    t.trace(5);
    expect([t.table.runner.tags, t.corp.bits, t.asked]).toEqual([1, 3, 'runner last']);
  });

  it.each([
    ['laser-wire', 2],
    ['nerve-labyrinth', 1],
  ])('%s does Net damage, leaving %i of three cards, and ends the run', (id, left) => {
    const t = meets(id);
    expect([t.table.run, t.table.runner.hand]).toEqual([null, left]);
  });

  it('Neural Blade protects the next ice the Runner encounters, not an unrezzed one', () => {
    const t = runs('hq', {
      corp: { hand: ['keeper'] },
      runner: { hand: ['score', 'score'], rig: ['tinweasel', 'loony-goon'] },
      forts: { hq: { ice: [rezzed('neural-blade'), 'filter', rezzed('quandary')] } },
    });
    t.runner.passes();
    expect([t.table.runner.hand, t.asked]).toEqual([1, 'runner jack']);
    t.runner.goesOn().corp.passes();
    expect(t.asked).toBe('runner jack');
    t.runner.goesOn();
    t.refuses('E-STATE', () => t.runner.breaks('tinweasel', 0));
    expect(t.runner.passes().table.run).toBeNull();
  });
});

describe('ice that costs actions', () => {
  it('TKO 2.0 ends the run and costs the Runner their next action', () => {
    const t = meets('tko-2-0');
    expect([t.table.run, t.table.actions, t.corp.bits]).toEqual([null, 2, 3]);
  });
});
