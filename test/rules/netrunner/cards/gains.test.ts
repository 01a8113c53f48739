/** Cards that change what is gained, or when: bits and points that are gained later, with others, or not at all. */
import { describe, expect, it } from 'vitest';
import { CORP, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { rezzed, scenario } from '../../../support/scenario.ts';

describe('Corporate Guard Temps', () => {
  it('costs twice X, gives an action in each of the next X turns, and takes the next X bits', () => {
    const t = scenario({ corp: { bits: 5, hand: ['corporate-guard-temps'] } });
    t.corp.plays('corporate-guard-temps');
    t.refuses('E-TARGET', () => t.corp.chooses(3));
    t.corp.chooses(2);
    expect([t.corp.bits, t.table.actions]).toEqual([1, 2]);
    t.corp.takesBit().corp.takesBit();
    expect(t.corp.bits).toBe(1);
    for (const actions of [4, 4, 3]) {
      t.until('runner action');
      while (t.table.active === RUNNER && t.table.actions > 0) t.until('runner action').runner.takesBit();
      expect(t.until('corp action').table.actions).toBe(actions);
      while (t.table.active === CORP && t.table.actions > 0) t.until('corp action').corp.takesBit();
    }
    expect(t.corp.bits).toBe(12);
  });

  it('also takes bits reserved for a purpose, as far as possible', () => {
    const t = scenario({
      corp: { bits: 2, hand: ['corporate-guard-temps'] },
      forts: { f1: { inside: [rezzed('government-contract', { advancement: 2 })] } },
    });
    t.corp.plays('corporate-guard-temps').corp.chooses(1).corp.uses('government-contract');
    expect(t.table.lasting.find(({ what }) => what === 'bits')).toMatchObject({ amount: 2 });
  });
});

describe('Elena Laskova', () => {
  const plays = (card: string, bits = 9) =>
    scenario({ turn: 'runner', runner: { bits, hand: [card, card], rig: ['elena-laskova'] } });

  it('R-CARD-elena-laskova.1 adds a bit to the gain from each prep, every time one is played', () => {
    const t = plays('score');
    t.runner.plays('score').until('runner action').runner.plays('score');
    expect(t.runner.bits).toBe(9 + 2 * (9 - 5 + 1));
  });

  it('adds a bit only to the first gain', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 9, hand: ['reconnaissance'], rig: ['elena-laskova'] },
      forts: { hq: { ice: ['keeper'] }, f1: { inside: ['setup'] }, f2: { inside: ['trap'] } },
    });
    t.runner.plays('reconnaissance').runner.chooses(0).until('corp approach').corp.rezzes('setup').corp.rezzes('trap');
    expect(t.runner.bits).toBe(9 + 2 + 1);
  });

  it('R-CARD-elena-laskova.2 adds a bit to bits for one run, and it is lost with them', () => {
    const t = plays('lucidrine-booster-drug').runner.plays('lucidrine-booster-drug');
    if (t.asked === 'runner choose fort') t.runner.chooses(0);
    const kept = t.table.lasting.filter(({ what }) => what === 'bits');
    expect(kept.map(({ amount, until }) => [amount, until])).toEqual([
      [9, 'run'],
      [1, 'run'],
    ]);
  });

  it('R-CARD-elena-laskova.2 adds a bit to bits for one install, where both are spent before any others', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 4, hand: ['hijack', 'evil-twin'], rig: ['elena-laskova'] } });
    t.runner.plays('hijack').runner.installs('evil-twin');
    expect([t.asked, t.runner.bits, t.table.lasting]).toEqual(['runner action', 4 - 1 - (6 - 3 - 1), []]);
  });

  it('adds nothing to any other gain', () => {
    const t = plays('score').runner.takesBit();
    expect(t.runner.bits).toBe(10);
  });
});

describe('Raymond Ellison', () => {
  const sells = (turn: 'corp' | 'runner') =>
    scenario({
      turn,
      corp: { bits: 0 },
      forts: {
        f1: {
          inside: [
            { card: 'hostile-takeover', counters: { advancement: 3 } },
            rezzed('raymond-ellison'),
            { card: 'government-contract', counters: { advancement: 1 } },
          ],
          ice: ['keeper'],
        },
      },
    });

  it('turns advancement counters in its fort into [3] each for this run, as many from each card as the Corp likes', () => {
    const t = sells('runner');
    t.runner.runs('f1').until('corp approach').corp.uses('raymond-ellison');
    expect(t.moves(CORP).length).toBe(4);
    t.corp.chooses(2).corp.chooses(0);
    expect(t.installed('hostile-takeover').counters).toEqual({ advancement: 1 });
    expect(t.table.lasting).toMatchObject([{ what: 'bits', amount: 6, seat: CORP, until: 'run' }]);
    t.corp.rezzes('keeper').until('runner action');
    expect([t.corp.bits, t.table.lasting, t.table.corp.up]).toEqual([0, [], ['raymond-ellison']]);
  });

  it('works only during a run', () => {
    const t = sells('corp').corp.takesBit();
    t.refuses('E-WINDOW', () => t.corp.uses('raymond-ellison'));
  });
});

describe('Corruption', () => {
  const sells = (points: { corp?: number; runner?: number } = {}) => {
    const t = scenario({
      turn: 'runner',
      corp: { hand: ['hostile-takeover'], points: points.corp ?? 0 },
      runner: { bits: 0, points: points.runner ?? 0, hand: ['corruption'] },
    });
    t.refuses('E-TARGET', () => t.runner.plays('corruption'));
    t.runner.runs('hq').runner.goesOn().until('runner action');
    return t.runner.plays('corruption');
  };

  it('gives the Corp the points scored this turn, for [10] each and a tag', () => {
    const t = sells({ runner: 2 });
    const { corp, runner } = t.table;
    expect([runner.points, corp.points, runner.bits, runner.tags]).toEqual([2, 1, 10, 1]);
  });

  it('wins the game for a Corp that then has seven points', () => {
    expect(sells({ corp: 6 }).over?.winner).toBe(CORP);
  });
});
