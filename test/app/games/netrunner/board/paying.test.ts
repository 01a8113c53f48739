/**
 * How a payment is split by default, and what a plan for an encounter costs when there are several sources of payment.
 */
import { describe, expect, it } from 'vitest';
import { firstSplit, rebalance, withPayments } from '../../../../../src/app/games/netrunner/board/sheets/paying.ts';
import { cheapestPlan, missingBits } from '../../../../../src/rules/netrunner/breaking.ts';
import { RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { keptBits } from '../../../../../src/words/en/netrunner/board/table.ts';
import { type Place, rezzed, type Scenario, scenario, withCounters } from '../../../../support/scenario.ts';

/** The Runner encounters Neural Blade with Black Dahlia: two bits for each of its two subroutines. */
function meets(bits: number, rig: Place[]): Scenario {
  const t = scenario({
    turn: 'runner',
    runner: { bits, rig: ['black-dahlia', ...rig] },
    forts: { hq: { ice: [rezzed('neural-blade')] } },
  });
  t.runner.runs('hq');
  for (let i = 0; i < 10 && t.question.kind === 'move' && t.question.window !== 'encounter'; i++)
    t.does(t.question.of, { do: 'pass' });
  return t;
}

const planOf = (t: Scenario) => {
  const plan = cheapestPlan(t.table, t.slot('neural-blade'));
  if (!plan) throw new Error('nothing breaks it');
  return plan;
};

describe('a plan', () => {
  it('is paid from cards first, including every payment in between', () => {
    const t = meets(9, [withCounters('cloak', { bits: 3 })]);
    const plan = planOf(t);
    const paid = withPayments(t.table, RUNNER, plan.moves);
    expect(keptBits(t.table, RUNNER).map(({ bits }) => bits)).toEqual([3]);
    for (const move of paid.moves) t.does(RUNNER, move);
    expect(paid.kept).toBe(3);
    expect(9 - t.runner.bits).toBe(plan.bits - 3);
  });

  it('counts the bits that are missing after every source for its breaker is used', () => {
    expect(missingBits(meets(4, []).table, planOf(meets(4, [])))).toBe(0);
    const t = meets(1, []);
    expect(missingBits(t.table, planOf(t))).toBe(3);
  });
});

describe('taking one more bit from one source', () => {
  it('takes one bit less from another, the pool first', () => {
    expect(rebalance([2, 1, 0], [9, 3, 2], 2, 1)).toEqual([1, 1, 1]);
    expect(rebalance([0, 1, 2], [9, 3, 2], 2, -1)).toEqual([1, 1, 1]);
  });
  it('changes nothing if no other source can make up for it', () => {
    expect(rebalance([0, 3], [0, 3], 1, -1)).toEqual([0, 3]);
    expect(rebalance([2, 2], [9, 2], 1, 1)).toEqual([2, 2]);
  });
});

describe('the default split', () => {
  it('adds up to the price', () => {
    const t = meets(9, [withCounters('cloak', { bits: 3 })]);
    const [card] = keptBits(t.table, RUNNER);
    expect(firstSplit(t.table, RUNNER, { from: [0, card?.at ?? 0], total: 5 })).toEqual([2, 3]);
  });
});
