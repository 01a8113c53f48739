/** Damage, tags and prevention, with two cards involved. */
import { describe, expect, it } from 'vitest';
import { handSize } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { RUNNER } from '../../../../src/rules/netrunner/table.ts';
import {
  plays,
  rezzed,
  runs,
  type Scenario,
  scenario,
  several,
  type TableSetup,
  uses,
  withCounters,
} from '../../../support/scenario.ts';

/** Plays an operation that damages a tagged Runner. */
const hurts = (card: string, rig: NonNullable<TableSetup['runner']>['rig'], more: TableSetup = {}): Scenario =>
  scenario({
    ...more,
    corp: { bits: 20, hand: [card], ...more.corp },
    runner: { tags: 1, hand: several(6), rig: rig ?? [], ...more.runner },
  }).corp.plays(card);
/** A run into one rezzed piece of ice, whose subroutines resolve. */
const meets = (ice: string, rig: NonNullable<TableSetup['runner']>['rig'], more: TableSetup = {}): Scenario =>
  runs('hq', {
    ...more,
    runner: { bits: 9, hand: several(6), rig: rig ?? [], ...more.runner },
    forts: { hq: { ice: [rezzed(ice)] }, ...more.forts },
  });

describe('sources of increased damage', () => {
  it('Bioweapons Engineering adds to Scorched Earth before Full Body Conversion holds it back: each point has its price', () => {
    const t = hurts('scorched-earth', ['full-body-conversion'], {
      corp: { bits: 5, scored: ['bioweapons-engineering'] },
    });
    expect(t.question).toMatchObject({ what: 'letThrough', max: 2 });
    t.corp.chooses(2);
    expect([t.table.runner.hand, t.corp.bits]).toEqual([4, 0]);
  });

  it('trashing Armadillo prevents all three points of Punitive Counterstrike with Bioweapons Engineering', () => {
    const t = hurts('punitive-counterstrike', ['armadillo-armored-road-home'], {
      corp: { scored: ['bioweapons-engineering'] },
    });
    t.runner.uses('armadillo-armored-road-home');
    expect([t.table.runner.hand, t.table.runner.trash]).toEqual([6, ['armadillo-armored-road-home']]);
  });

  it('Armored Fridge uses a counter for each point, including the one that Bioweapons Engineering adds', () => {
    const t = uses('on-call-solo-team', {
      corp: { scored: ['bioweapons-engineering'] },
      runner: { tags: 1, hand: several(6), rig: [rezzed('armored-fridge', { Ablative: 7 })] },
    });
    t.runner.uses('armored-fridge');
    expect(t.asked).toBe('runner prevent');
    t.runner.uses('armored-fridge');
    expect([t.installed('armored-fridge').counters['Ablative'], t.table.runner.hand]).toEqual([5, 6]);
  });

  it('Identity Donor prevents the combined damage of Urban Renewal and Bioweapons Engineering, for two points', () => {
    const t = hurts('urban-renewal', [], {
      corp: { scored: ['bioweapons-engineering'] },
      runner: { hand: ['identity-donor', ...several(6)] },
      asksAlways: true,
    });
    t.runner.plays('identity-donor');
    expect([t.table.runner.hand, t.table.corp.badPublicity]).toEqual([6, 2]);
  });

  it('Cybertech Think Tank raises Punitive Counterstrike by a point that Trauma Team can prevent', () => {
    const t = hurts('punitive-counterstrike', [rezzed('trauma-team', { Trauma: 1 })], {
      forts: { f1: { inside: [rezzed('cybertech-think-tank', { advancement: 2 })] } },
    });
    t.corp.uses('cybertech-think-tank').corp.passes().runner.uses('trauma-team').until('corp action');
    expect([t.table.runner.hand, t.installed('cybertech-think-tank').counters['advancement']]).toEqual([4, 1]);
  });
});

describe('shields with a limit', () => {
  it('Cortical Stimulators prevent only the first of Code Corpse’s two points of brain damage', () => {
    const t = meets('code-corpse', ['cortical-stimulators']).runner.uses('cortical-stimulators');
    expect([t.table.runner.brain, t.table.runner.hand]).toEqual([1, 5]);
  });

  it('Enterprise, Inc., Shields are paid for each of Zombie’s points', () => {
    const t = meets('zombie', ['enterprise-inc-shields'], { runner: { bits: 2 } });
    const brain = (s: Scenario) => s.table.runner.brain;
    t.runner.uses('enterprise-inc-shields', 1).runner.uses('enterprise-inc-shields', 1);
    expect([brain(t), t.runner.bits]).toEqual([0, 0]);
  });

  it('Skullcap fully prevents one subroutine of Liche, and the other two do damage', () => {
    const t = meets('liche', ['skullcap']).runner.uses('skullcap');
    expect([t.table.runner.brain, t.table.runner.trash.includes('skullcap')]).toEqual([2, true]);
  });

  it('Green Knight prevents one point of Data Darts, and the rest costs cards', () => {
    const t = meets('data-darts', ['green-knight-surge-buffers']).runner.uses('green-knight-surge-buffers');
    expect(t.table.runner.hand).toBe(4);
  });

  it('Raven Microcyb Eagle prevents one point of Wall of Ice’s first subroutine, but none of the second', () => {
    const t = meets('wall-of-ice', ['raven-microcyb-eagle']).runner.uses('raven-microcyb-eagle');
    expect(t.table.runner.hand).toBe(3);
  });
});

describe('damage done or prevented', () => {
  it('Corporate Headhunters respond to their own damage, not to Solo Squad’s', () => {
    const t = uses('solo-squad', {
      corp: { scored: ['corporate-headhunters'] },
      runner: { tags: 1, hand: several(6) },
    });
    expect([t.table.runner.hand, handSize(t.table, RUNNER)]).toEqual([5, 5]);
  });

  it('Please Don’t Choke Anyone turns what Shield leaves of Data Darts into counters', () => {
    const t = meets('data-darts', ['shield'], { corp: { scored: ['please-dont-choke-anyone'] } });
    t.runner.uses('shield', 0, { times: 2 }).until('corp choose damageInstead').corp.chooses(1);
    expect([t.table.runner.hand, t.installed('please-dont-choke-anyone').counters['PDCA']]).toEqual([6, 1]);
  });

  it('Nasuko Cycle avoids one of Datapool’s two tags, and Omniscience Foundation still gives the third', () => {
    const t = hurts('datapool-by-zetatech', ['nasuko-cycle'], {
      runner: { bits: 3 },
      actions: 1,
      forts: { f1: { inside: [rezzed('omniscience-foundation')] } },
    });
    t.runner.uses('nasuko-cycle').runner.passes().until('runner action');
    expect([t.table.runner.tags, t.runner.bits]).toEqual([3, 0]);
  });

  it('Total Genetic Retrofit avoids Hunter’s tag, so Omniscience Foundation adds nothing', () => {
    const t = plays('total-genetic-retrofit', {
      actions: 2,
      runner: { bits: 9 },
      forts: { hq: { ice: [rezzed('hunter')] }, f1: { inside: [rezzed('omniscience-foundation')] } },
    });
    t.runner.runs('hq').trace(0);
    t.until('corp action');
    expect(t.table.runner.tags).toBe(0);
  });

  it('Arasaka Owns You does not help against Faked Hit’s damage to a small hand', () => {
    const t = plays('faked-hit', { runner: { bits: 9, hand: ['arasaka-owns-you'] } });
    expect(t.over?.winner).toBe(0);
  });

  it('Dieter Esslin and Setup! each do their own damage, and Force Shield prevents two points in total', () => {
    const t = runs('f1', {
      runner: { hand: several(6), rig: ['force-shield'] },
      forts: { f1: { inside: [rezzed('setup'), rezzed('dieter-esslin')] } },
    });
    t.until('runner choose access').runner.choosesCards('setup');
    t.runner.uses('force-shield', 0, { times: 2 });
    expect(t.asked, 'nothing is left against Dieter Esslin').toBe('runner settle');
    expect(t.table.runner.hand).toBe(5);
  });

  it('Shock Treatment leaves the programs to Joan of Arc, but not the hardware', () => {
    const t = runs('hq', {
      runner: { bits: 9, tags: 4, rig: ['nasuko-cycle', 'dwarf', 'joan-of-arc', 'raptor'] },
      forts: { hq: { inside: [rezzed('shock-treatment')] } },
    });
    t.until('corp choose trashProgram').corp.choosesCards('dwarf', 'raptor');
    t.corp.choosesCards('nasuko-cycle', 'dwarf', 'raptor').runner.uses('joan-of-arc');
    t.runner.choosesCards('dwarf', 'raptor');
    expect(t.rig).toEqual(['dwarf', 'raptor']);
  });

  it('Vacant Soulkiller’s brain damage shrinks the hand, and so Omnitech Wet Drive’s memory', () => {
    const t = runs('f1', {
      runner: { hand: several(3), rig: ['omnitech-wet-drive', 'dwarf', 'raptor', 'mouse'] },
      forts: { f1: { inside: [rezzed('vacant-soulkiller', { advancement: 2 })] } },
    });
    t.until('runner choose fit');
    t.runner.choosesCards('raptor').until('runner choose fit').runner.choosesCards('mouse');
    expect([t.table.runner.brain, t.table.runner.hand, t.table.runner.rig.length]).toEqual([2, 1, 2]);
  });

  it('an advancement counter on Virus Test Site does two damage when rezzed, and Shield prevents it', () => {
    const t = runs('f1', {
      runner: { hand: ['score'], rig: ['shield'] },
      forts: { f1: { inside: [withCounters('virus-test-site', { advancement: 1 })] } },
    });
    t.until('corp final').corp.rezzes('virus-test-site').until('runner prevent');
    t.runner.uses('shield', 0, { times: 2 });
    expect([t.over, t.table.runner.hand]).toEqual([null, 1]);
  });
});
