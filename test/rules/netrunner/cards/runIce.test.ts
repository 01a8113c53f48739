/** Ice whose subroutines affect more than its own encounter: later ice, jacking out, later runs. */
import { describe, expect, it } from 'vitest';
import { strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { RUNNER } from '../../../../src/rules/netrunner/table.ts';
import {
  type Place,
  rezzed,
  runs,
  type Scenario,
  scenario,
  several,
  type TableSetup,
} from '../../../support/scenario.ts';

type Runner = NonNullable<TableSetup['runner']>;

/** The Runner runs on HQ through the given rezzed ice, outermost first. */
function runsThrough(ice: Place[], runner: Runner = {}, corp: TableSetup['corp'] = {}): Scenario {
  const t = runs('hq', {
    corp: { bits: 10, hand: ['keeper'], ...corp },
    runner: { bits: 10, hand: several(5), ...runner },
    forts: { hq: { ice } },
  });
  return t;
}

describe('bans on the next run', () => {
  it.each([
    ['asp', 5, 1],
    ['fang', 4, 2],
    ['fang-2-0', 5, 2],
    ['fragmentation-storm', 4, 1],
    ['rex', 3, 2],
  ])(
    '%s traces with up to %i, ends the run, and keeps the Runner from running until they pay %i',
    (id, limit, price) => {
      const t = runsThrough([rezzed(id)]);
      t.refuses('E-LIMIT', () => t.trace(limit + 1));
      t.trace(1);
      expect(t.table.run).toBeNull();
      expect(t.refuses('E-STATE', () => t.runner.runs('rd')).text).toContain(
        `spend an action and ${price === 1 ? '1 bit' : '2 bits'}`,
      );
      t.runner.does({ do: 'liftBan', bits: price });
      expect([t.runner.bits, t.table.actions]).toEqual([10 - price, 2]);
      t.runner.runs('rd');
      expect(t.asked).toBe('runner last');
    },
  );

  it('Fragmentation Storm also trashes a program', () => {
    const t = runsThrough([rezzed('fragmentation-storm')], { rig: ['mouse'] });
    expect(t.trace(0).table.runner.trash).toEqual(['mouse']);
  });

  it('two bans are lifted one by one, each at its own price', () => {
    const t = runsThrough([rezzed('fang')]);
    t.trace(0);
    t.runner.does({ do: 'liftBan', bits: 2 }).runner.runs('hq').trace(0);
    t.refuses('E-TARGET', () => t.runner.does({ do: 'liftBan', bits: 1 }));
    expect(t.refuses('E-STATE', () => t.runner.runs('hq')).text).toContain('2 bits');
    t.runner.does({ do: 'liftBan', bits: 2 });
    expect(t.table.lasting).toEqual([]);
  });

  it('R-GEN-26 a prep that makes a run makes none while running is forbidden', () => {
    const t = runsThrough([rezzed('asp')], { hand: ['inside-job'] });
    t.trace(0).runner.plays('inside-job');
    expect([t.table.run, t.table.runner.trash]).toEqual([null, ['inside-job']]);
  });

  it('R-CARD-haunting-inquisition the Runner can run again only after actually taking six actions', () => {
    const t = runsThrough([rezzed('haunting-inquisition')]);
    for (let action = 0; action < 3; action++) t.runner.takesBit();
    t.until('corp action').corp.takesBit().corp.takesBit().corp.takesBit();
    t.until('runner action');
    expect(t.refuses('E-STATE', () => t.runner.runs('rd')).text).toContain('3 more actions');
    t.runner.takesBit().runner.takesBit();
    t.refuses('E-STATE', () => t.runner.runs('rd'));
    t.runner.takesBit().runner.runs('rd');
    expect(t.table.run?.fort).toBe('rd');
  });
});

describe('jacking out', () => {
  it('R-CARD-jack-attack.1 is forbidden for the rest of the run; effects that end the run still work', () => {
    const t = runsThrough([rezzed('jack-attack'), 'filter', rezzed('quandary')]);
    t.trace(0).until('runner jack');
    expect(t.refuses('E-STATE', () => t.runner.jacksOut()).text).toContain('Jack Attack');
    t.until('corp approach').corp.passes().until('runner jack');
    t.refuses('E-STATE', () => t.runner.jacksOut());
    t.runner.goesOn();
    expect([t.table.run, t.asked]).toEqual([null, 'runner action']);
  });

  it('R-CARD-jack-attack.2 R-CARD-smarteye R-GEN-26 is also forbidden through cards', () => {
    const t = runsThrough([rezzed('jack-attack'), 'filter'], { rig: ['smarteye'] });
    t.trace(0).until('runner jack').runner.goesOn().runner.uses('smarteye');
    expect([t.asked, t.installed('filter').card, t.table.run?.ended], 'exposed, but there is no way out').toEqual([
      'corp approach',
      'filter',
      false,
    ]);
    const trap = runs('hq', {
      runner: { rig: ['speed-trap'] },
      forts: { hq: { ice: [rezzed('jack-attack')], inside: ['dieter-esslin'] } },
    });
    trap.until('sealed').trace(0).until('corp pass').corp.rezzes('dieter-esslin');
    expect([trap.asked, trap.table.run?.ended]).toEqual(['runner last', false]);
  });

  it('R-CARD-shock-r is forbidden until the next ice is passed, as is breaking that ice', () => {
    const t = runsThrough([rezzed('shock-r'), rezzed('canis-minor'), 'filter'], { rig: ['loony-goon'] });
    t.until('runner jack');
    t.refuses('E-STATE', () => t.runner.jacksOut());
    t.runner.goesOn();
    expect(t.asked).toBe('runner encounter');
    t.refuses('E-STATE', () => t.runner.breaks('loony-goon', 0));
    t.until('runner jack').runner.jacksOut();
    expect(t.table.run).toBeNull();
  });

  it('Viral 15 makes jacking out cost a bit and demands a program after each rezzed ice, including itself', () => {
    const t = runsThrough([rezzed('viral-15'), 'filter', rezzed('canis-minor')], { rig: ['mouse', 'shield', 'clown'] });
    expect(t.asked).toBe('runner choose trashOrJackOut');
    t.runner.choosesCards('mouse').until('corp approach');
    t.corp.passes().until('runner jack').runner.goesOn();
    expect(t.asked).toBe('runner choose trashOrJackOut');
    t.runner.chooses(0);
    expect([t.table.run, t.runner.bits, t.table.runner.trash]).toEqual([null, 9, ['mouse']]);
  });

  it('Viral 15 takes a program from a Runner who cannot pay for jacking out', () => {
    const t = runsThrough([rezzed('viral-15')], { bits: 0, rig: ['mouse'] });
    expect([t.table.runner.trash, t.asked]).toEqual([['mouse'], 'runner last']);
    t.refuses('E-BITS', () => t.runner.jacksOut());
  });

  it('two Viral 15 tax twice, and a Runner who may not jack out has to trash a program', () => {
    const t = runsThrough([rezzed('viral-15'), rezzed('viral-15'), rezzed('jack-attack')], {
      rig: ['mouse', 'clown', 'shield', 'rabbit', 'force-shield', 'wutech-mem-chip'],
    });
    t.runner.choosesCards('mouse').runner.goesOn();
    t.runner.choosesCards('clown').runner.choosesCards('shield');
    t.until('runner jack').runner.goesOn().trace(0);
    t.refuses('E-TARGET', () => t.runner.chooses(0));
    t.runner.choosesCards('rabbit');
    expect(t.table.runner.trash).toEqual(['force-shield', 'rabbit', 'shield', 'clown', 'mouse']);
  });
});

describe('later ice', () => {
  it('Ball and Chain demands two bits at every later ice, or ends the run', () => {
    const t = runsThrough([rezzed('ball-and-chain'), rezzed('canis-minor'), rezzed('canis-major')], { bits: 3 });
    t.until('runner jack').runner.goesOn();
    expect(t.asked).toBe('runner choose unlessPaid');
    t.runner.chooses(2).until('runner jack').runner.goesOn();
    expect([t.table.run, t.runner.bits]).toEqual([null, 1]);
  });

  it.each([
    ['canis-major', 2],
    ['canis-minor', 1],
  ])('%s gives later ice %i strength until the run is over', (id, more) => {
    const t = runsThrough([rezzed(id), rezzed('quandary')], { rig: ['codecracker'] });
    t.until('runner encounter').runner.passes().until('runner encounter');
    expect(strength(t.table, t.slot('quandary'))).toBe(2 + more);
    t.runner.passes();
    expect([t.table.run, strength(t.table, t.slot('quandary'))]).toEqual([null, 2]);
  });

  it('Data Darts does three Net damage and protects the next ice', () => {
    const t = runsThrough([rezzed('data-darts'), rezzed('canis-minor')], { rig: ['loony-goon'] });
    t.runner.passes().until('runner jack').runner.goesOn();
    expect(t.table.runner.hand).toBe(2);
    t.refuses('E-STATE', () => t.runner.breaks('loony-goon', 0));
  });

  it('Fatal Attractor spares a Runner who breaks every subroutine of the next ice', () => {
    const ice = [rezzed('fatal-attractor'), rezzed('quandary')];
    const t = runsThrough(ice, { rig: ['tinweasel'] });
    t.runner.passes().until('runner jack').runner.goesOn();
    t.runner.breaks('tinweasel', 0).runner.passes();
    expect([t.table.runner.hand, t.asked]).toEqual([5, 'runner last']);
    const other = runsThrough(ice, { rig: ['tinweasel'] });
    other.runner.passes().until('runner jack').runner.goesOn().runner.passes();
    expect([other.table.runner.hand, other.table.run]).toEqual([2, null]);
  });

  it('Tutor gives all later ice an extra subroutine, but not itself', () => {
    const t = runsThrough([rezzed('tutor'), rezzed('canis-minor')], { rig: ['loony-goon'] });
    t.runner.passes().until('runner jack').runner.goesOn();
    t.refuses('E-TARGET', () => t.runner.breaks('loony-goon', 2));
    for (let i = 0; i < 5; i++) t.runner.boosts('loony-goon');
    t.runner.breaks('loony-goon', 0).runner.passes();
    expect(t.table.run).toBeNull();
  });

  it('Virizz adds a bit to the price of every subroutine for the rest of the run', () => {
    const t = runsThrough([rezzed('virizz'), rezzed('cortical-scanner')], { rig: ['tinweasel'], bits: 2 });
    t.runner.passes().until('runner jack').runner.goesOn();
    t.runner.breaks('tinweasel', 0).runner.breaks('tinweasel', 1);
    t.refuses('E-BITS', () => t.runner.breaks('tinweasel', 2));
    t.runner.passes();
    expect([t.runner.bits, t.table.run]).toEqual([0, null]);
  });
});

describe('Cerberus', () => {
  it('does damage at the start of every run until its counters are removed for four bits each', () => {
    const t = runsThrough([rezzed('cerberus')], { hand: several(5) });
    t.trace(0);
    expect([t.table.run, t.table.runner.hand, t.table.runner.counters['Cerberus']]).toEqual([null, 2, 1]);
    t.runner.does({ do: 'removeCounter', name: 'Cerberus' });
    expect([t.runner.bits, t.table.runner.counters['Cerberus'] ?? 0]).toEqual([6, 0]);
  });

  it('R-GEN-28 its damage is done before any ice is approached', () => {
    const t = scenario({
      turn: 'runner',
      runner: { hand: several(3) },
      corp: { hand: ['keeper'] },
      forts: { hq: { ice: ['filter'] } },
    });
    t.table.runner.counters = { Cerberus: 1 };
    t.runner.runs('hq');
    expect([t.table.runner.hand, t.asked]).toEqual([1, 'corp approach']);
    expect(t.moves(RUNNER)).toEqual([]);
  });
});
