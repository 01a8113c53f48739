/** Ice with simple effects, encountered by a Runner who breaks nothing. */
import { describe, expect, it } from 'vitest';
import { strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { subsOf } from '../../../../src/rules/netrunner/rulebook/run/subroutines.ts';
import { RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { rezzed, runs, type Scenario, scenario, several, type TableSetup } from '../../../support/scenario.ts';

/** The Runner runs on HQ, where the given ice is rezzed, and answers only required questions. */
function runsInto(ice: string, more: TableSetup['runner'] = {}): Scenario {
  return runs('hq', {
    corp: { bits: 20, hand: ['keeper'] },
    runner: { hand: several(6), rig: ['mouse', 'mouse', 'mouse', 'mouse'], ...more },
    forts: { hq: { ice: [rezzed(ice)] } },
  });
}

/** Programs to trash are picked until the run is over, or the Runner has reached the fort. */
function bears(t: Scenario): Scenario {
  while (t.question.kind === 'choose' && t.question.what === 'trashProgram')
    t.does(t.question.of, { do: 'choose', picks: [t.question.from[0] ?? 0] });
  return t;
}

describe('ice that is encountered and not broken', () => {
  it.each([
    ['data-wall-2-0', { hand: 6, brain: 0, trash: 0 }],
    ['mazer', { hand: 6, brain: 0, trash: 0 }],
    ['pi-in-the-face', { hand: 6, brain: 0, trash: 0 }],
    ['rock-is-strong', { hand: 6, brain: 0, trash: 0 }],
    ['endless-corridor', { hand: 6, brain: 0, trash: 0 }],
    ['reinforced-wall', { hand: 6, brain: 0, trash: 0 }],
    ['toughonium-wall', { hand: 6, brain: 0, trash: 0 }],
    ['razor-wire', { hand: 4, brain: 0, trash: 2 }],
    ['shotgun-wire', { hand: 4, brain: 0, trash: 2 }],
    ['wall-of-ice', { hand: 2, brain: 0, trash: 4 }],
    ['zombie', { hand: 4, brain: 2, trash: 2 }],
    ['ice-pick-willie', { hand: 6, brain: 0, trash: 1 }],
    ['sentinels-prime', { hand: 6, brain: 0, trash: 1 }],
    ['colonel-failure', { hand: 6, brain: 0, trash: 3 }],
  ])('N-RUN-15 %s ends the run, after %j', (ice, after) => {
    const t = bears(runsInto(ice));
    const { hand, brain, trash } = t.table.runner;
    expect({ hand, brain, trash: trash.length }).toEqual(after);
    expect([t.asked, t.table.run]).toEqual(['runner action', null]);
  });

  it('Brain Wash does brain damage and lets the Runner through', () => {
    const t = runsInto('brain-wash');
    expect([t.table.runner.brain, t.asked]).toEqual([1, 'runner last']);
  });

  it.each([
    ['endless-corridor', 2],
    ['reinforced-wall', 2],
    ['wall-of-ice', 4],
    ['toughonium-wall', 4],
    ['colonel-failure', 5],
  ])('%s has %i subroutines to break', (ice, times) => {
    const t = scenario({ forts: { hq: { ice: [rezzed(ice)] } } });
    expect(subsOf(t.table, t.slot(ice)).length).toBe(times);
  });
});

describe('ice that pays for itself', () => {
  it.each([
    ['misleading-access-menus', 0],
    ['snowbank', 0],
    ['washed-up-solo-construct', 1],
  ])('%s gives the Corp [3] when it is rezzed, and can be bought off for [1]', (ice, programs) => {
    const meets = (): Scenario => {
      return runs('hq', {
        corp: { bits: 0, hand: ['keeper'] },
        runner: { bits: 2, rig: ['mouse'] },
        forts: { hq: { ice: [ice] } },
      }).corp.rezzes(ice);
    };
    const paid = meets();
    expect([paid.corp.bits, paid.asked]).toEqual([3, 'runner choose unlessPaid']);
    paid.runner.chooses(1);
    expect([paid.runner.bits, paid.asked, paid.table.runner.trash.length]).toEqual([1, 'runner last', 0]);
    const borne = meets().runner.chooses();
    expect(borne.table.runner.trash.length).toBe(programs);
    expect(borne.asked).toBe(programs > 0 ? 'runner last' : 'runner action');
  });
});

describe('ice that depends on the amount paid for it', () => {
  const rezzes = (ice: string, x: number): Scenario => {
    return runs('hq', {
      corp: { bits: 20, hand: ['keeper'] },
      runner: { hand: several(6) },
      forts: { hq: { ice: [ice] } },
    })
      .corp.rezzes(ice)
      .corp.chooses(x);
  };

  it('R-CARD-digiconda has the strength that was paid for, up to 6, and other cards modify it', () => {
    const t = runs('hq', {
      corp: { bits: 20 },
      forts: { hq: { ice: ['digiconda'], inside: [rezzed('antiquated-interface-routines')] } },
    });
    t.corp.rezzes('digiconda');
    t.refuses('E-TARGET', () => t.corp.chooses(7));
    t.corp.chooses(6);
    expect([strength(t.table, t.slot('digiconda')), t.corp.bits]).toEqual([7, 20 - 6 - 6]);
  });

  it('Homing Missile traces up to its strength, ends the run, and costs [2] to shake off', () => {
    const t = rezzes('homing-missile', 3);
    expect(strength(t.table, t.slot('homing-missile'))).toBe(3);
    expect(t.question.kind).toBe('sealed');
    t.refuses('E-LIMIT', () => t.trace(4));
    t.trace(3);
    expect([t.asked, t.table.lasting.map(({ what, amount }) => [what, amount])]).toEqual([
      'runner action',
      [['runBan', 2]],
    ]);
    t.refuses('E-STATE', () => t.runner.runs('rd'));
  });

  it('Sandstorm ends the run once for every extra [2] paid', () => {
    const t = rezzes('sandstorm', 3);
    expect([t.corp.bits, subsOf(t.table, t.slot('sandstorm')).length]).toEqual([20 - 4 - 6, 3]);
    expect(t.table.run).toBeNull();
  });
});

describe('ice that leaves counters', () => {
  it('Data Raven gives a tag and a counter, which gives a tag each turn until it is removed for [1]', () => {
    const t = runsInto('data-raven', { bits: 5 }).trace(0);
    expect([t.table.runner.tags, t.table.runner.counters]).toEqual([1, { 'Data Raven': 1 }]);
    const later = scenario({ turn: 'runner', at: 'start', runner: { bits: 5, counters: { 'Data Raven': 2 } } });
    later.until('runner action');
    expect(later.table.runner.tags).toBe(2);
    later.runner.does({ do: 'removeCounter', name: 'Data Raven' });
    expect([later.table.runner.counters, later.runner.bits]).toEqual([{ 'Data Raven': 1 }, 4]);
  });

  it('Mastiff does damage, strengthens later ice and leaves a counter that does damage as every run begins', () => {
    const t = runsInto('mastiff', { hand: several(6) }).trace(0);
    expect([t.table.runner.brain, t.table.runner.hand, t.table.runner.counters]).toEqual([1, 4, { Mastiff: 1 }]);
    t.runner.runs('rd');
    expect([t.table.runner.brain, t.table.runner.hand]).toEqual([2, 3]);
    expect(t.moves(RUNNER)).not.toEqual([]);
  });
});
