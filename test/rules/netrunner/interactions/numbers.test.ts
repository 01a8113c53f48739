/** Numbers changed by several cards, and how long the changes last: strength, link, memory, hands. */
import { describe, expect, it } from 'vitest';
import { handSize, memory, memoryUsed, strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { subsOf } from '../../../../src/rules/netrunner/rulebook/run/subroutines.ts';
import { CORP, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { installs, meets, rezzed, runs, type Scenario, scenario } from '../../../support/scenario.ts';

const of = (t: Scenario, id: string): number => strength(t.table, t.slot(id));
const as = (t: Scenario, id: string, chosen: string): Scenario => {
  Object.assign(t.installed(id), { chosen });
  return t;
};

describe('the current type of ice', () => {
  it('Data Masons strengthen Sumo 2008 as a wall, but not Caryatid once it is a code gate', () => {
    const t = scenario({
      forts: { hq: { ice: [rezzed('sumo-2008'), rezzed('caryatid')] }, f1: { inside: [rezzed('data-masons')] } },
    });
    expect([of(t, 'sumo-2008'), of(t, 'caryatid')]).toEqual([5, 6]);
    const changed = scenario({
      forts: { hq: { ice: [rezzed('sumo-2008'), rezzed('caryatid')] }, f1: { inside: [rezzed('data-masons')] } },
    });
    as(as(changed, 'sumo-2008', 'Wall'), 'caryatid', 'Code Gate');
    expect([of(changed, 'sumo-2008'), of(changed, 'caryatid')]).toEqual([6, 5]);
  });

  it('Encoder, Inc., gives Galatea a subroutine while it is a code gate', () => {
    const t = scenario({ forts: { hq: { ice: [rezzed('galatea')] }, f1: { inside: [rezzed('encoder-inc')] } } });
    expect(subsOf(t.table, t.slot('galatea'))).toHaveLength(1);
    expect(subsOf(as(t, 'galatea', 'Code Gate').table, t.slot('galatea'))).toHaveLength(2);
  });

  it('Jerusalem City Grid strengthens Credit Blocks as a wall, on its own fort', () => {
    const t = scenario({ forts: { f1: { ice: [rezzed('credit-blocks')], inside: [rezzed('jerusalem-city-grid')] } } });
    expect(of(as(t, 'credit-blocks', 'Wall'), 'credit-blocks')).toBe(4);
  });
});

describe('lasting strength', () => {
  it('Canis Major’s two apply to the ice encountered, whatever fort a deflector redirects to', () => {
    const t = runs('hq', {
      corp: { bits: 9 },
      runner: { bits: 9, rig: ['cyfermaster'] },
      forts: { hq: { ice: [rezzed('canis-major'), rezzed('vortex')] }, archives: { ice: [rezzed('keeper')] } },
    });
    t.until('runner jack').runner.goesOn().until('runner encounter');
    expect(of(t, 'vortex')).toBe(4);
    t.runner.passes().corp.chooses(2).corp.chooses(t.fortAt('archives'));
    t.until('runner encounter');
    expect([of(t, 'keeper'), of(t, 'vortex')]).toEqual([6, 2]);
  });

  it('Black Widow’s five apply only to the chosen ice, and Clown’s penalty to every piece encountered', () => {
    const t = installs('black-widow', {
      runner: { bits: 9, rig: ['clown'] },
      forts: { hq: { ice: [rezzed('triggerman'), rezzed('hunter')] } },
    });
    t.runner.choosesCards('hunter');
    expect(of(t, 'black-widow')).toBe(2);
    t.runner.runs('hq').until('runner encounter');
    expect([of(t, 'black-widow'), of(t, 'triggerman'), of(t, 'hunter')]).toEqual([2, 2, 5]);
  });

  it('Roadblock’s die and Tutor’s subroutine combine: stronger for one encounter, and another subroutine to break', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 20, rig: ['codecracker'] },
      forts: { hq: { ice: [rezzed('tutor'), rezzed('roadblock')] } },
    });
    t.rolls(3).runner.runs('hq').runner.passes().until('runner jack').runner.goesOn().until('runner encounter');
    expect([of(t, 'roadblock'), subsOf(t.table, t.slot('roadblock')).length]).toEqual([3, 2]);
  });

  it('Lockjaw raises Psychic Friend for the run, and its own boost lasts for the turn', () => {
    const t = meets('filter', { runner: { bits: 9, rig: ['psychic-friend', 'lockjaw'] } });
    t.runner.boosts('psychic-friend').runner.uses('lockjaw');
    if (t.asked === 'runner choose raiseOne') t.runner.choosesCards('psychic-friend');
    expect(of(t, 'psychic-friend')).toBe(1 + 1 + 2);
    t.runner.breaks('psychic-friend', 0).runner.passes().until('runner action');
    expect(of(t, 'psychic-friend')).toBe(1 + 1);
  });

  it('The Personal Touch and a Pattel counter cancel each other on a breaker inside Afreet', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 10, hand: ['the-personal-touch', 'dwarf'], rig: ['afreet'] },
    });
    t.runner.does({ do: 'install', card: 'dwarf', into: t.slot('afreet') });
    t.runner.plays('the-personal-touch');
    expect(of(t, 'dwarf'), 'one for the counter, one less inside').toBe(3);
    Object.assign(t.installed('dwarf'), { counters: { strength: 1, Pattel: 1 } });
    expect(of(t, 'dwarf')).toBe(2);
  });
});

describe('link, memory and hands', () => {
  it('Sunburst Cranial Interface and brain damage: six cards, less two', () => {
    const t = scenario({ runner: { brain: 2, rig: ['sunburst-cranial-interface'] } });
    expect([handSize(t.table, RUNNER), memory(t.table)]).toEqual([4, 5]);
  });

  it('Rustbelt HQ Branch offsets four Gremlin counters', () => {
    const t = scenario({
      corp: { counters: { Gremlin: 4 } },
      forts: { f1: { inside: [rezzed('rustbelt-hq-branch')] } },
    });
    expect(handSize(t.table, CORP)).toBe(5);
  });

  it('Omnitech Wet Drive and Zetatech Mem Chip: one MU per card, plus two', () => {
    const t = scenario({ runner: { hand: ['score'], rig: ['omnitech-wet-drive', 'zetatech-mem-chip'] } });
    expect(memory(t.table)).toBe(3);
  });

  it('Badtimes spares programs inside Succubus', () => {
    const t = scenario({
      corp: { bits: 9, hand: ['badtimes'] },
      runner: { tags: 1, hand: [], rig: ['succubus', 'clown'] },
    });
    Object.assign(t.installed('clown'), { host: t.slot('succubus') });
    t.corp.plays('badtimes');
    expect([memory(t.table), memoryUsed(t.table), t.asked]).toEqual([2, 1, 'corp action']);
  });
});
