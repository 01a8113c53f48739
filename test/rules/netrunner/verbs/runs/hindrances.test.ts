/** Effects that make runs, rezzing and memory more expensive temporarily or in one place, and forts that blow up. */
import { describe, expect, it } from 'vitest';
import { definition } from '../../../../../src/rules/netrunner/card.ts';
import { memory, rezCost, strength } from '../../../../../src/rules/netrunner/rulebook/numbers.ts';
import { bitsAvailable } from '../../../../../src/rules/netrunner/rulebook/pay/payment.ts';
import { RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { plays, rezzed, runs, type Scenario, scenario } from '../../../../support/scenario.ts';

it('Twenty-Four-Hour Surveillance bans stealth bits only in runs on its fort', () => {
  const setup = {
    runner: { bits: 1, rig: ['cloak', 'dwarf'] },
    forts: { hq: { inside: [rezzed('twenty-four-hour-surveillance')] }, rd: { ice: [rezzed('data-wall')] } },
  };
  const spendable = (t: Scenario) => bitsAvailable(t.table, RUNNER, { for: 'icebreaker', card: 'dwarf' });
  expect(spendable(runs('hq', setup))).toBe(1);
  expect(spendable(runs('rd', setup))).toBeGreaterThan(1);
});

it('London City Grid taxes each use of a noisy icebreaker on its fort, including raising it', () => {
  const meets = (breaker: string) =>
    runs('hq', {
      runner: { bits: 9, rig: [breaker] },
      forts: { hq: { ice: [rezzed('data-wall')], inside: [rezzed('london-city-grid')] } },
    });
  const cost = (t: Scenario, use: () => unknown): number => {
    const before = t.runner.bits;
    use();
    return before - t.runner.bits;
  };
  const noisy = meets('hammer');
  const free = runs('hq', { runner: { bits: 9, rig: ['hammer'] }, forts: { hq: { ice: [rezzed('data-wall')] } } });
  expect(cost(noisy, () => noisy.runner.boosts('hammer'))).toBe(cost(free, () => free.runner.boosts('hammer')) + 1);
  expect(cost(noisy, () => noisy.runner.breaks('hammer', 0))).toBe(
    cost(free, () => free.runner.breaks('hammer', 0)) + 1,
  );
  const quiet = meets('dwarf');
  expect(cost(quiet, () => quiet.runner.breaks('dwarf', 0))).toBe(1);
});

it('Running Interference adds the printed rez cost of ice to its rez cost during its run', () => {
  const t = scenario({
    turn: 'runner',
    corp: { bits: 6 },
    runner: { bits: 9, hand: ['running-interference'] },
    forts: { f1: { ice: ['data-wall', 'keeper'], inside: [rezzed('jerusalem-city-grid'), 'chicago-branch'] } },
  });
  const price = (card: string) => rezCost(t.table, t.slot(card), card);
  const before = ['data-wall', 'keeper', 'chicago-branch'].map(price);
  t.runner.plays('running-interference').runner.chooses(3).until('corp approach');
  expect(t.table.actions).toBe(2);
  expect(['data-wall', 'keeper', 'chicago-branch'].map(price)).toEqual([
    (before[0] ?? 0) + (definition('data-wall').cost ?? 0),
    (before[1] ?? 0) + (definition('keeper').cost ?? 0),
    before[2],
  ]);
  t.corp.passes().until('corp approach');
  t.refuses('E-BITS', () => t.corp.rezzes('keeper'));
});

it('Badtimes takes two MU until the end of the turn, and programs that no longer fit are trashed', () => {
  const t = plays('badtimes', { corp: { bits: 9 }, runner: { tags: 1, rig: ['mouse', 'raptor', 'clown'] } });
  expect([memory(t.table), t.asked]).toEqual([2, 'runner choose fit']);
  t.runner.choosesCards('clown');
  expect(t.table.runner.trash).toEqual(['clown']);
  t.until('corp action').corp.takesBit().until('corp action').corp.takesBit().until('runner action');
  expect(memory(t.table)).toBe(4);
  const untagged = scenario({ corp: { bits: 9, hand: ['badtimes'] } });
  untagged.refuses('E-TAG', () => untagged.corp.plays('badtimes'));
});

it('Badtimes never makes memory negative: if memory is the hand size and there is none, nothing is trashed', () => {
  const t = plays('badtimes', {
    corp: { bits: 9 },
    runner: { tags: 1, hand: [], rig: ['omnitech-wet-drive', 'broker'] },
  });
  expect([memory(t.table), t.asked]).toEqual([0, 'corp action']);
});

describe('Pattel Antibody', () => {
  const rig = ['dwarf', 'codecracker', 'mouse'];
  const on = (t: Scenario) => rig.map((card) => t.installed(card).counters['Pattel'] ?? 0);

  it('R-CARD-pattel-antibody.2 for [3] each access puts one counter on every icebreaker', () => {
    const t = runs('hq', { corp: { bits: 9, hand: ['pattel-antibody'] }, runner: { bits: 9, rig } });
    t.until('corp choose mayPay').corp.chooses(3);
    expect([on(t), t.corp.bits, t.asked]).toEqual([[1, 1, 0], 6, 'runner settle']);
    t.runner.passes().until('runner action').runner.runs('hq').until('corp choose mayPay').corp.chooses(3);
    expect(on(t)).toEqual([2, 2, 0]);
  });

  it('R-CARD-pattel-antibody.1 when installed, acts only if rezzed, and Speed Trap can respond', () => {
    const inside = (rezzes: boolean) => {
      const t = runs('f1', {
        corp: { bits: 9 },
        runner: { bits: 9, rig: [...rig, 'speed-trap'] },
        forts: { f1: { inside: ['pattel-antibody'] } },
      }).until('corp final');
      if (rezzes) t.corp.rezzes('pattel-antibody').runner.chooses(1);
      return t.until(rezzes ? 'runner action' : 'runner settle');
    };
    expect([on(inside(false)), on(inside(true))]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('R-CARD-pattel-antibody.3 R-CARD-incubator.1 a purge does not remove its counters', () => {
    const t = scenario({
      at: 'start',
      corp: { counters: { Gremlin: 1 } },
      runner: { rig: [{ card: 'dwarf', counters: { Pattel: 2 } }] },
    });
    t.corp.does({ do: 'purge' });
    expect([t.table.corp.counters['Gremlin'] ?? 0, t.installed('dwarf').counters['Pattel']]).toEqual([0, 2]);
  });

  it('R-CARD-pattel-antibody.4 R-GEN-12 breakers fall below 0, and the missing points must be bought back first', () => {
    const t = runs('hq', {
      runner: { bits: 20, rig: [{ card: 'codecracker', counters: { Pattel: 4 } }] },
      forts: { hq: { ice: [rezzed('filter')] } },
    });
    const low = strength(t.table, t.slot('codecracker'));
    expect(low).toBeLessThan(0);
    t.refuses('E-STRENGTH', () => t.runner.breaks('codecracker', 0));
    for (let left = low; left < 0; left++) t.runner.boosts('codecracker');
    t.runner.breaks('codecracker', 0);
    expect(strength(t.table, t.slot('codecracker'))).toBe(0);
  });
});

describe('R-CARD-self-destruct Self-Destruct', () => {
  const fort = (top: boolean) => ({
    f1: {
      ice: ['keeper'],
      inside: [
        top ? rezzed('self-destruct') : 'self-destruct',
        'tycho-extension',
        rezzed('antiquated-interface-routines'),
      ],
    },
  });
  const reaches = (hand: string[], rezzedThen = true) => {
    const t = runs('f1', { runner: { bits: 9, hand }, forts: fort(rezzedThen) });
    t.until('runner choose access').runner.choosesCards('tycho-extension').runner.choosesCards('self-destruct');
    return t;
  };

  const all = ['self-destruct', 'tycho-extension', 'antiquated-interface-routines', 'keeper'];

  it('trashes its whole fort before anything there is stolen, for 1 Net damage each', () => {
    const t = reaches(['score', 'score', 'score', 'score']);
    expect(t.asked).toBe('corp choose may');
    t.corp
      .chooses(1)
      .corp.choosesCards(...all)
      .until('runner action');
    expect([t.fort('f1'), t.table.runner.points, t.table.runner.hand]).toEqual([undefined, 0, 1]);
    expect(t.table.corp.up, 'the last to go lies on top').toEqual(all.slice(0, 3).reverse());
  });

  it('the Runner has to survive the damage', () => {
    const t = reaches(['score', 'score'])
      .corp.chooses(1)
      .corp.choosesCards(...all);
    expect(t.until('over').over?.winner).toBe(0);
  });

  it('has to be rezzed before the access begins, and need not be used', () => {
    const asleep = reaches(['score'], false).until('runner settle');
    expect(asleep.runner.passes().until('runner action').table.runner.points).toBeGreaterThan(0);
    const left = reaches(['score']).corp.chooses().until('runner settle').runner.passes().until('runner action');
    expect([left.table.runner.points > 0, left.ice('f1')]).toEqual([true, ['keeper']]);
  });
});

describe('Underworld Mole', () => {
  const setup = (installed: string | null) => {
    const t = scenario({
      turn: 'runner',
      actions: 1,
      corp: { bits: 12, hand: ['underworld-mole'] },
      runner: { bits: 9, hand: ['broker', 'mouse'], rig: ['fall-guy'] },
    });
    if (installed) t.runner.installs(installed);
    else t.runner.takesBit();
    return t.until('corp action');
  };

  it('traces for a new resource, and gives a tag', () => {
    const t = setup('broker');
    t.corp.plays('underworld-mole').trace(0).until('corp action');
    expect([t.table.runner.trash, t.table.runner.tags]).toEqual([['broker'], 1]);
  });

  it('does not work if only programs were installed', () => {
    for (const t of [setup('mouse'), setup(null)]) t.refuses('E-TARGET', () => t.corp.plays('underworld-mole'));
  });
});

describe('Senatorial Field Trip', () => {
  const play = (...derezzes: number[]) => {
    const t = runs('hq', {
      corp: { bits: 20 },
      runner: { bits: 9, hand: ['senatorial-field-trip', 'score', 'score', 'score', 'score'] },
      forts: { hq: { ice: ['cortical-scrub'] } },
    });
    t.picks('score').corp.rezzes('cortical-scrub').until('runner action');
    t.runner.plays('senatorial-field-trip').corp.chooses(...derezzes);
    return [t.installed('cortical-scrub').active, t.table.corp.badPublicity];
  };

  it('the Corp derezzes black ice rezzed this turn, or takes two points', () => {
    expect([play(1), play()]).toEqual([
      [false, 0],
      [true, 2],
    ]);
    const t = scenario({
      turn: 'runner',
      runner: { hand: ['senatorial-field-trip'] },
      forts: { hq: { ice: [rezzed('cortical-scrub')] } },
    });
    t.refuses('E-TARGET', () => t.runner.plays('senatorial-field-trip'));
  });

  it('R-CARD-senatorial-field-trip does nothing if that ice is no longer rezzed', () => {
    const t = runs('hq', {
      corp: { bits: 20 },
      runner: { bits: 9, hand: ['senatorial-field-trip', 'anonymous-tip', 'score', 'score', 'score'] },
      forts: { hq: { ice: ['cortical-scrub'] } },
    });
    t.picks('score').corp.rezzes('cortical-scrub').until('runner action');
    t.runner.plays('anonymous-tip').until('runner action').runner.plays('senatorial-field-trip');
    expect([t.asked, t.table.corp.badPublicity]).toEqual(['runner action', 0]);
  });
});
