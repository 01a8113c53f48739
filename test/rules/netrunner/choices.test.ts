/** Questions with so many options that their list is truncated: it always contains a legal option. */
import { describe, expect, it } from 'vitest';
import { chooseMoves } from '../../../src/rules/netrunner/rulebook/choose/choose.ts';
import { CORP } from '../../../src/rules/netrunner/table.ts';
import { plays, scenario } from '../../support/scenario.ts';

const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

describe('N-GEN-06 the player asked always has an answer', () => {
  it('N-CINS-19 a Corp without bits may trash all thirteen pieces of ice to install another', () => {
    const t = scenario({ corp: { bits: 0, hand: ['keeper'] }, forts: { hq: { ice: upTo(13).map(() => 'keeper') } } });
    t.corp.installs('keeper', 'hq', { clear: true });
    expect(t.asked).toBe('corp choose clearIce');
    const moves = t.moves(CORP);
    expect(moves.length).toBeGreaterThan(0);
    t.corp.does(moves[0]);
    expect(t.ice('hq')).toEqual(['keeper']);
  });

  it('N-SCO-15 counters for the only agenda among twelve face-down cards can be placed', () => {
    const others = upTo(11).map((fort) => [`f${fort + 1}`, { inside: ['setup'] }]);
    const t = plays('project-consultants', {
      corp: { bits: 12 },
      forts: { f1: { inside: ['hostile-takeover'] }, ...Object.fromEntries(others) },
    });
    expect(t.moves(CORP)).toEqual([{ do: 'choose', picks: [4, ...others.map(() => 0)] }]);
  });

  it('lists every subset and every split if there are not too many', () => {
    expect(chooseMoves({ from: [7, 8, 9], min: 0, max: 2 }).length).toBe(1 + 3 + 3);
    expect(chooseMoves({ from: [7, 8, 9], min: 2, max: 2, total: 2 }).length).toBe(6);
    expect(chooseMoves({ from: [7, 8, 9], min: 2, max: 2, total: 2, limits: [1, 1, 1] }).length).toBe(3);
  });

  it('lists every order if the question says that order matters, the plain subsets first', () => {
    const t = scenario({ corp: { bits: 9, hand: ['keeper'] }, forts: { hq: { ice: upTo(3).map(() => 'keeper') } } });
    t.corp.installs('keeper', 'hq', { clear: true });
    expect(t.question).toMatchObject({ what: 'clearIce', ordered: true });
    const picks = t.moves(CORP).map((move) => (move.do === 'choose' ? move.picks.length : -1));
    expect(picks.slice(0, 8)).toEqual([0, 1, 1, 1, 2, 2, 2, 3]);
    expect(picks.slice(8)).toEqual([2, 2, 2, 3, 3, 3, 3, 3]);
    expect(new Set(t.moves(CORP).map((move) => JSON.stringify(move))).size).toBe(16);
  });

  it('lists no more than a person can read, and orders never displace subsets', () => {
    const t = scenario({ corp: { bits: 9, hand: ['keeper'] }, forts: { hq: { ice: upTo(6).map(() => 'keeper') } } });
    t.corp.installs('keeper', 'hq', { clear: true });
    const sets = new Set(t.moves(CORP).map((move) => (move.do === 'choose' ? String(move.picks.toSorted()) : '')));
    expect([sets.size, t.moves(CORP).length]).toEqual([2 ** 6, 512]);
  });

  it('lists a payment from many sources with few bits each', () => {
    const moves = chooseMoves({ from: [0, 1, 2, 3, 4], min: 40, max: 40, total: 40, limits: [40, 1, 1, 1, 1] });
    expect(moves.length).toBe(16);
  });
});
