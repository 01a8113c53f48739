/** Cards that put counters on others, which work wherever they are; and advancement counters turned into bits. */
import { describe, expect, it } from 'vitest';
import { CORP } from '../../../../src/rules/netrunner/table.ts';
import { plays, rezzed, type Scenario, scenario, type withCounters } from '../../../support/scenario.ts';

/** The Corp's next turn, up to its first action. */
const nextTurn = (t: Scenario): Scenario => {
  while (t.table.active === CORP) t.corp.takesBit();
  t.until('runner action');
  while (t.table.active !== CORP) t.runner.takesBit();
  return t.until('corp action');
};

describe('Emergency Rig', () => {
  const play = (x: number, place: Parameters<typeof withCounters>[0] | ReturnType<typeof rezzed>, bits = 5) => {
    return plays('emergency-rig', { corp: { bits }, forts: { hq: { ice: [place] } }, actions: 1 }).corp.chooses(x);
  };

  it('rezzes ice for only X bits, and the ice is trashed with the last of X counters', () => {
    const t = play(2, 'fire-wall');
    expect([t.corp.bits, t.installed('fire-wall').active]).toEqual([3, true]);
    expect(nextTurn(t).installed('fire-wall').counters).toEqual({ Kludge: 1 });
    expect(nextTurn(t).ice('hq')).toEqual([]);
    expect(t.table.corp.up).toContain('fire-wall');
  });

  it('R-CARD-emergency-rig.1 R-CARD-emergency-rig.3 can also put counters on rezzed ice, and a second one adds more', () => {
    const t = play(2, rezzed('fire-wall', { Kludge: 3 }));
    expect(t.installed('fire-wall').counters).toEqual({ Kludge: 5 });
  });

  it('R-CARD-emergency-rig.2 keeps counting down on derezzed ice', () => {
    const t = play(1, 'fire-wall');
    const slot = t.slot('fire-wall');
    t.local.table = { ...t.table, cards: { ...t.table.cards, [slot]: { ...t.installed('fire-wall'), active: false } } };
    expect(nextTurn(t).ice('hq')).toEqual([]);
  });

  it('R-CARD-emergency-rig.4 requires an X of at least 1, and cannot be played without a bit', () => {
    const with5 = () => play(0, 'fire-wall');
    expect(with5).toThrow('E-TARGET');
    const setup = (bits: number) =>
      scenario({ corp: { bits, hand: ['emergency-rig'] }, forts: { hq: { ice: ['fire-wall'] } } });
    const broke = setup(0);
    expect(broke.refuses('E-BITS', () => broke.corp.plays('emergency-rig')).text).toContain('at least 1 bit');
    const one = setup(1).corp.plays('emergency-rig');
    expect([one.corp.bits, one.installed('fire-wall').counters]).toEqual([0, { Kludge: 1 }]);
  });
});

describe('Rent-to-Own Contract', () => {
  const contract = (ice: string, bits: number) => {
    return plays('rent-to-own-contract', { corp: { bits }, forts: { hq: { ice: [ice] } }, actions: 1 });
  };

  it('puts as many counters on the ice as it costs to rez, and takes [2] and one counter each turn', () => {
    const t = contract('data-wall', 0);
    expect(t.installed('data-wall')).toMatchObject({ active: true, counters: { Term: 1 } });
    t.local.table = { ...t.table, corp: { ...t.table.corp, bits: 2 } };
    expect([nextTurn(t).corp.bits, t.installed('data-wall').counters['Term']]).toEqual([0, 0]);
  });

  it('adds a counter if the Corp cannot pay', () => {
    expect(nextTurn(contract('data-wall', 0)).installed('data-wall').counters).toEqual({ Term: 2 });
  });

  it('R-CARD-rent-to-own-contract ends with the last counter', () => {
    const t = contract('data-wall', 3);
    nextTurn(nextTurn(t));
    expect([t.corp.bits, t.installed('data-wall')]).toMatchObject([4, { active: true, counters: { Term: 0 } }]);
  });
});

describe('Government Contract', () => {
  const contract = (ice: string) =>
    scenario({
      turn: 'runner',
      corp: { bits: 0 },
      forts: { f1: { inside: [rezzed('government-contract', { advancement: 3 })] }, hq: { ice: [ice] } },
    });

  it('turns a counter into [3] for rezzing, which expire at the end of the turn', () => {
    const t = contract('keeper');
    t.runner.runs('hq').until('corp approach').corp.uses('government-contract').corp.uses('government-contract');
    t.corp.rezzes('keeper').corp.chooses(0, 3, 1);
    expect([t.corp.bits, t.table.lasting]).toMatchObject([0, [{ amount: 0 }, { amount: 2 }]]);
    for (let i = 0; i < 3; i++) t.until('runner action').runner.takesBit();
    t.until('corp action');
    expect(t.table.lasting).toEqual([]);
  });

  it('R-CARD-government-contract.1 does not pay for anything beyond the rez cost', () => {
    const t = contract('digiconda');
    t.runner.runs('hq').until('corp approach');
    for (let i = 0; i < 3; i++) t.corp.uses('government-contract');
    t.corp.rezzes('digiconda').corp.chooses(0, 3, 3, 0);
    expect([t.asked, t.installed('digiconda')]).toMatchObject(['corp approach', { active: true, counters: {} }]);
  });
});
