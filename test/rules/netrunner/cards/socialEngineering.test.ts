/** The sealed guess of Social Engineering. */
import { describe, expect, it } from 'vitest';
import { netrunner } from '../../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { rezzed, type Scenario, scenario, type TableSetup } from '../../../support/scenario.ts';

const plays = (setup: TableSetup = {}): Scenario => {
  const t = scenario({
    turn: 'runner',
    forts: { hq: { ice: [rezzed('keeper'), rezzed('filter')] }, rd: { ice: ['quandary'] } },
    ...setup,
    runner: { bits: 6, rig: ['codecracker'], ...setup.runner, hand: ['social-engineering'] },
  });
  return t.runner.plays('social-engineering');
};

describe('Social Engineering', () => {
  it('asks both in secret: the Runner for at least two bits from their pool, the Corp for any number', () => {
    const t = plays();
    expect(t.question).toEqual({
      kind: 'sealed',
      first: RUNNER,
      what: 'guess',
      by: { card: 'social-engineering', seat: RUNNER },
    });
    const refused = (seat: 0 | 1, bits: number) => netrunner.refusal(t.table, seat, { do: 'bid', bits })?.kind ?? null;
    expect([1, 2, 5, 6].map((bits) => refused(RUNNER, bits))).toEqual(['E-COUNT', null, null, 'E-BITS']);
    expect([0, 3, 99].map((bits) => refused(CORP, bits))).toEqual([null, null, null]);
    expect(refused(CORP, 3)).toBeNull();
  });

  it('R-CARD-social-engineering.1 lists every number the pool allows, which both players can see', () => {
    const t = plays();
    const listed = t.moves(CORP).map((move) => (move.do === 'bid' ? move.bits : -1));
    expect([listed, t.moves(RUNNER).length]).toEqual([[2, 3, 4, 5], 4]);
  });

  it('after a correct guess the hidden bits are lost, and there is no run', () => {
    const t = plays().trace(3, { bits: 3 });
    expect(t.events).toContainEqual({ kind: 'guessed', hidden: 3, guess: 3 });
    expect([t.runner.bits, t.asked, t.table.run]).toEqual([2, 'runner action', null]);
  });

  it('after a wrong guess the Runner keeps their bits and passes the chosen ice immediately', () => {
    const t = plays().trace(2, { bits: 3 });
    expect(t.asked).toBe('runner choose autoPass');
    t.refuses('E-TARGET', () => t.runner.choosesCards('codecracker'));
    t.runner.choosesCards('filter');
    expect([t.table.run?.fort, t.asked, t.runner.bits]).toEqual(['hq', 'runner encounter', 5]);
    for (let i = 0; i < 4; i++) t.runner.boosts('codecracker');
    t.runner.breaks('codecracker', 0).runner.passes();
    expect(t.asked).toBe('runner jack');
    t.runner.goesOn();
    expect([t.asked, t.events.some((one) => one.kind === 'subroutine')]).toEqual(['runner last', false]);
  });

  it('R-CARD-social-engineering.2 R-CARD-social-engineering.3 unrezzed ice may be rezzed, and then is passed once', () => {
    const t = plays({
      runner: { bits: 6 },
      corp: { bits: 9 },
      forts: { rd: { ice: [rezzed('vortex')] }, hq: { ice: [rezzed('filter')] } },
    }).trace(0, { bits: 2 });
    t.runner.choosesCards('vortex');
    expect(t.asked).toBe('runner last');
    const again = plays({ forts: { rd: { ice: ['quandary'] } } }).trace(0, { bits: 2 });
    again.runner.choosesCards('quandary').corp.rezzes('quandary');
    expect([again.asked, again.installed('quandary').active]).toEqual(['runner last', true]);
  });

  it('if the run returns to the same ice, only the first encounter is skipped', () => {
    const ice = [rezzed('filter'), rezzed('vacuum-link')];
    const t = plays({ runner: { bits: 6, rig: [] }, forts: { hq: { ice } } }).trace(0, { bits: 2 });
    t.rolls(1).runner.choosesCards('filter').runner.goesOn().runner.chooses(1);
    expect(t.events).toContainEqual({ kind: 'runOver', fort: 'hq', success: false, jackedOut: false });
  });

  it('the run is made even without any ice on the table', () => {
    const t = plays({ forts: {} }).trace(0, { bits: 2 });
    t.runner.chooses(t.fortAt('archives'));
    expect([t.table.run?.fort, t.asked]).toEqual(['archives', 'runner last']);
  });

  it('does nothing for a Runner who cannot hide two bits', () => {
    const t = plays({ runner: { bits: 2 } });
    expect([t.asked, t.runner.bits]).toEqual(['runner action', 1]);
  });
});

describe('Pirate Broadcast', () => {
  const broadcast = (setup: TableSetup = {}): Scenario => {
    const t = scenario({ turn: 'runner', ...setup, runner: { ...setup.runner, hand: ['pirate-broadcast'] } });
    return t.runner.plays('pirate-broadcast');
  };
  const onto = (t: Scenario, fort: string) => t.runner.chooses(t.fortAt(fort));

  it('runs on every fort in the Runner’s order and scores a point if all succeed', () => {
    const t = broadcast({ corp: { hand: ['keeper'] }, forts: { f1: { inside: ['esa-contract'] } } });
    expect(t.asked).toBe('runner choose runs');
    onto(t, 'archives').until('runner last').runner.goesOn().until('runner choose runs');
    t.refuses('E-TARGET', () => onto(t, 'archives'));
    onto(t, 'hq').until('runner last').runner.goesOn().until('runner choose runs');
    onto(t, 'f1').until('runner last').runner.goesOn().until('runner settle').runner.passes();
    t.until('runner last')
      .runner.goesOn()
      .until('runner accessed')
      .runner.passes()
      .until('runner settle')
      .runner.passes();
    t.until('runner action');
    expect([t.table.runner.points, t.table.actions, t.table.debt]).toEqual([1, 3, [0, 0]]);
  });

  it('one failure costs the next action; the remaining runs are still made', () => {
    const t = broadcast({ forts: { archives: { ice: [rezzed('filter')] } } });
    onto(t, 'archives');
    expect(t.asked).toBe('runner choose runs');
    onto(t, 'hq').runner.goesOn();
    t.runner.goesOn().runner.passes().runner.passes();
    expect([t.asked, t.table.runner.points, t.table.actions]).toEqual(['runner action', 0, 2]);
  });

  it('with no action left the next turn is one action shorter', () => {
    const t = broadcast({ actions: 1, forts: { archives: { ice: [rezzed('filter')] } } });
    onto(t, 'archives');
    onto(t, 'hq').runner.goesOn();
    t.runner.goesOn().runner.passes().runner.passes();
    expect(t.table.debt).toEqual([0, 1]);
  });

  it('a fort that no longer exists is skipped', () => {
    const t = broadcast({ corp: { hand: ['keeper'] }, forts: { f1: { inside: ['hostile-takeover'] } } });
    onto(t, 'f1').until('runner last').runner.goesOn().until('runner choose runs');
    expect([t.table.forts.map(({ id }) => id), t.question]).toMatchObject([
      ['hq', 'rd', 'archives'],
      { from: [0, 1, 2] },
    ]);
  });
});
