/** Icebreakers that break more than one kind of ice, or in a different way. */
import { describe, expect, it } from 'vitest';
import { strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import {
  installs,
  type Place,
  rezzed,
  runs,
  type Scenario,
  several,
  type TableSetup,
} from '../../../support/scenario.ts';

/** The Runner encounters the given rezzed ice on HQ with this rig. */
function meets(ice: Place[], rig: Place[], runner: NonNullable<TableSetup['runner']> = {}): Scenario {
  const t = runs('hq', {
    corp: { bits: 10, hand: ['keeper'] },
    runner: { bits: 20, hand: several(3), rig, ...runner },
    forts: { hq: { ice } },
  });
  return t;
}

const allLeft = (t: Scenario, breaker: string, ...subs: number[]) =>
  t.runner.does({ do: 'use', slot: t.slot(breaker), ability: 0, subs });

it('Black Widow gets 5 strength against the one piece of ice it was installed for', () => {
  const t = installs('black-widow', {
    runner: { bits: 9 },
    forts: { hq: { ice: [rezzed('hunter')] }, rd: { ice: [rezzed('hunter')] } },
  });
  t.runner.chooses(t.slot('hunter', 1)).until('runner action');
  const met = (fort: string) => strength(t.runner.runs(fort).until('runner encounter').table, t.slot('black-widow'));
  expect(met(t.table.forts.find(({ ice }) => ice.includes(t.slot('hunter', 1)))?.id ?? '')).toBe(7);
  t.runner.passes().trace(0, { bits: 0 }).until('runner last').runner.jacksOut().until('runner action');
  expect(strength(t.table, t.slot('black-widow'))).toBe(2);
  expect(met(t.table.forts.find(({ ice }) => ice.includes(t.slot('hunter')))?.id ?? '')).toBe(2);
});

describe('keyword lists and any ice', () => {
  it.each([
    ['dogcatcher', 'rex', 0, 19],
    ['codeslinger', 'virizz', 1, -1],
    ['reflector', 'tko-2-0', 0, 20],
    ['krash', 'data-wall', 0, 18],
    ['skeleton-passkeys', 'sleeper', 0, 20],
    ['early-worm', 'data-wall', 0, 19],
  ])('%s encounters %s: strength too low by %i, then %i bits left', (breaker, ice, short, left) => {
    const t = meets([rezzed(ice)], [breaker]);
    if (short > 0) return void t.refuses('E-STRENGTH', () => t.runner.breaks(breaker, 0));
    t.runner.breaks(breaker, 0);
    expect(t.runner.bits).toBe(left);
  });

  it('R-GEN-13 Dogcatcher cannot even be raised against a wall', () => {
    const t = meets([rezzed('data-wall')], ['dogcatcher']);
    t.refuses('E-KEYWORD', () => t.runner.boosts('dogcatcher'));
    expect(t.refuses('E-KEYWORD', () => t.runner.breaks('dogcatcher', 0)).text).toContain('watchdog');
  });

  it('Replicator breaks only subroutines that trace, on any ice', () => {
    const t = meets([rezzed('jack-attack')], ['replicator']).runner.boosts('replicator');
    expect(t.refuses('E-TARGET', () => t.runner.breaks('replicator', 0)).text).toContain('trace');
    t.runner.breaks('replicator', 1).runner.passes();
    expect([t.table.runner.tags, t.asked]).toEqual([0, 'runner last']);
  });

  it('Morphing Tool breaks the type that was chosen last', () => {
    const t = installs('morphing-tool', { runner: { bits: 20 }, forts: { hq: { ice: [rezzed('data-wall')] } } });
    t.runner.chooses(1);
    expect(t.installed('morphing-tool').chosen).toBe('Code Gate');
    t.runner.runs('hq');
    t.refuses('E-KEYWORD', () => t.runner.breaks('morphing-tool', 0));
    t.runner.passes().runner.uses('morphing-tool', 2).runner.chooses(0);
    t.runner.runs('hq').runner.breaks('morphing-tool', 0);
    expect(t.runner.bits).toBe(20 - 10 - 1 - 2);
  });
});

describe('several subroutines at once', () => {
  it('Redecorator breaks two subroutines of one sentry for one price', () => {
    const t = meets([rezzed('banpei')], ['redecorator']);
    allLeft(t, 'redecorator', 0, 1);
    expect([t.table.run?.broken, t.runner.bits]).toEqual([[0, 1], 19]);
  });

  it('Big Frackin’ Gun breaks up to five subroutines, each named once and not yet broken', () => {
    const t = meets([rezzed('cerberus')], ['big-frackin-gun']);
    t.refuses('E-FORM', () => allLeft(t, 'big-frackin-gun', 0, 0));
    t.refuses('E-COUNT', () => allLeft(t, 'big-frackin-gun'));
    t.refuses('E-TARGET', () => allLeft(t, 'big-frackin-gun', 0, 3));
    allLeft(t, 'big-frackin-gun', 0, 2);
    t.refuses('E-STATE', () => allLeft(t, 'big-frackin-gun', 1, 2));
    allLeft(t, 'big-frackin-gun', 1);
    expect(t.runner.bits).toBe(8);
  });

  it('R-CARD-pile-driver a tax on each subroutine is paid only for the named ones', () => {
    const t = meets([rezzed('virizz'), rezzed('banpei')], ['redecorator']);
    t.runner.passes().until('runner jack').runner.goesOn();
    allLeft(t, 'redecorator', 1);
    expect(t.runner.bits).toBe(18);
  });

  it('R-CARD-dropp.1 R-CARD-dropp.2 Dropp breaks everything and ends the run after the encounter', () => {
    const t = meets([rezzed('cortical-scanner')], ['dropp', 'startup-immolator']);
    t.refuses('E-COUNT', () => allLeft(t, 'dropp', 0, 1));
    allLeft(t, 'dropp', 0, 1, 2);
    expect([t.table.run, t.runner.bits, t.asked]).toEqual([null, 20, 'runner action']);
    expect(t.events.some((event) => event.kind === 'passed')).toBe(false);
  });

  it('R-CARD-dropp.4 with a tax on breaking, Dropp pays for all subroutines or is not used', () => {
    const t = meets([rezzed('virizz'), rezzed('cortical-scanner')], ['dropp', 'tinweasel'], { bits: 2 });
    t.runner.passes().until('runner jack').runner.goesOn();
    t.refuses('E-BITS', () => allLeft(t, 'dropp', 0, 1, 2));
    t.runner.breaks('tinweasel', 0);
    t.refuses('E-BITS', () => allLeft(t, 'dropp', 1, 2));
  });
});

describe('how long strength stays raised', () => {
  it('Grubb keeps its strength for the run, but not for the next one', () => {
    const t = meets([rezzed('data-wall'), rezzed('wall-of-static')], ['grubb']);
    for (let i = 0; i < 2; i++) t.runner.boosts('grubb');
    t.runner.breaks('grubb', 0).runner.passes().until('runner jack').runner.goesOn();
    t.runner.breaks('grubb', 0).runner.passes().until('runner last').runner.jacksOut();
    expect([strength(t.table, t.slot('grubb')), t.runner.bits]).toEqual([0, 20 - 4 - 2]);
  });

  it('Psychic Friend keeps its strength until the turn is over', () => {
    const t = meets([rezzed('quandary')], ['psychic-friend'])
      .runner.boosts('psychic-friend')
      .runner.passes();
    expect(strength(t.table, t.slot('psychic-friend'))).toBe(2);
    for (let i = 0; i < 3; i++) t.runner.takesBit();
    t.until('corp action');
    expect(strength(t.table, t.slot('psychic-friend'))).toBe(1);
  });

  it('Snowball gains one strength for each subroutine it breaks, until the run is over', () => {
    const t = meets([rezzed('banpei')], ['snowball'])
      .runner.breaks('snowball', 0)
      .runner.breaks('snowball', 1);
    expect(strength(t.table, t.slot('snowball'))).toBe(2);
    t.runner.passes().until('runner last').runner.jacksOut();
    expect(strength(t.table, t.slot('snowball'))).toBe(0);
  });

  it('Rent-I-Con is trashed at the end of a run in which it broke something, and only then', () => {
    const t = meets([rezzed('data-wall')], ['rent-i-con'])
      .runner.passes()
      .runner.runs('hq');
    expect(t.table.runner.rig).toHaveLength(1);
    t.runner.breaks('rent-i-con', 0).runner.passes().until('runner last').runner.jacksOut();
    expect(t.table.runner.trash).toEqual(['rent-i-con']);
  });

  it('Bartmoss Memorial Icebreaker is trashed on a 1 rolled after ice on which it broke anything', () => {
    const ice = [rezzed('data-wall'), rezzed('canis-minor')];
    const t = meets(ice, ['bartmoss-memorial-icebreaker']);
    t.rolls(4).runner.breaks('bartmoss-memorial-icebreaker', 0).runner.passes().until('runner jack').runner.goesOn();
    t.runner.passes();
    expect([t.table.runner.trash, t.asked]).toEqual([[], 'runner last']);
    const other = meets(ice, ['bartmoss-memorial-icebreaker']);
    other.rolls(1).runner.breaks('bartmoss-memorial-icebreaker', 0).runner.passes();
    expect([other.table.runner.trash, other.asked]).toEqual([['bartmoss-memorial-icebreaker'], 'runner jack']);
  });

  it('Lockjaw raises one icebreaker by two for the run', () => {
    const t = meets([rezzed('quandary')], ['lockjaw', 'codecracker']).runner.uses('lockjaw');
    expect(strength(t.table, t.slot('codecracker'))).toBe(2);
    t.runner.breaks('codecracker', 0).runner.passes().until('runner last').runner.jacksOut();
    expect([strength(t.table, t.slot('codecracker')), t.table.runner.trash]).toEqual([0, ['lockjaw']]);
  });

  it('Matador is raised by five in one step', () => {
    const t = meets([rezzed('cerberus')], ['matador']).runner.boosts('matador');
    expect([strength(t.table, t.slot('matador')), t.runner.bits]).toEqual([5, 17]);
  });
});

describe('noisy icebreakers', () => {
  it.each([
    ['hammer', 1, 2],
    ['jackhammer', 0, 1],
    ['ramming-piston', 2, 2],
    ['wrecking-ball', 0, 1],
  ])('%s breaks a wall for %i bits from the pool and loses %i from stealth cards', (breaker, cost, lost) => {
    const t = meets([rezzed('data-wall')], [breaker, 'cloak']).runner.breaks(breaker, 0);
    expect([t.runner.bits, t.installed('cloak').counters['bits']]).toEqual([20 - cost, 3 - lost]);
  });

  it('the Runner chooses which stealth cards lose bits, and missing bits are ignored', () => {
    const t = meets([rezzed('data-wall')], ['hammer', 'cloak', 'invisibility']).runner.breaks('hammer', 0);
    expect(t.asked).toBe('runner choose stealth');
    t.runner.choosesCards('invisibility');
    expect([t.installed('cloak').counters['bits'], t.installed('invisibility').counters['bits']]).toEqual([2, 0]);
    const bare = meets([rezzed('data-wall')], ['hammer']).runner.breaks('hammer', 0);
    expect(bare.asked).toBe('runner encounter');
  });

  it('Pile Driver costs three stealth bits once, even if it breaks all four subroutines', () => {
    const t = meets([rezzed('laser-wire')], ['pile-driver', 'cloak']);
    allLeft(t, 'pile-driver', 0, 1);
    expect([t.runner.bits, t.installed('cloak').counters['bits']]).toEqual([17, 0]);
  });

  it('R-CARD-fubar.1 R-CARD-fubar.2 Fubar’s type is chosen once, in an encounter with any ice', () => {
    const t = meets([rezzed('data-wall')], ['fubar']);
    expect(t.refuses('E-KEYWORD', () => t.runner.breaks('fubar', 0)).text).toContain('haven’t chosen');
    t.runner.uses('fubar', 2).runner.chooses(0).runner.breaks('fubar', 0);
    expect(t.refuses('E-STATE', () => t.runner.uses('fubar', 2)).text).toContain('no type has been chosen');
  });
});
