/** Mixed bids: equilibria of small zero-sum games, and bids that no opponent can predict. */
import { expect, test } from 'vitest';
import { moves } from '../../../../src/rules/netrunner/flow.ts';
import { chooseBid, equilibrium } from '../../../../src/rules/netrunner/machine/bids.ts';
import type { Bid } from '../../../../src/rules/netrunner/rulebook/trace/rule.ts';
import { CORP, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { seeded } from '../../../../src/solo/random.ts';
import { meets, type Place } from '../../../support/scenario.ts';

test('rock, paper and scissors each get a third', () => {
  const [mine, theirs] = equilibrium([
    [0, -1, 1],
    [1, 0, -1],
    [-1, 1, 0],
  ]);
  for (const share of [...mine, ...theirs]) expect(share).toBeCloseTo(1 / 3, 1);
});

test('a strictly dominated bid is never made', () => {
  const [mine] = equilibrium([
    [2, 3],
    [1, 1],
  ]);
  expect(mine[1]).toBe(0);
});

/** Hunter traces a Runner with 5 bits and a base link card. */
function traced(seat: 0 | 1): { view: Parameters<typeof chooseBid>[0]; legal: Bid[] } {
  const t = meets('hunter', { corp: { bits: 9 }, runner: { bits: 5, rig: ['access-to-kiribati'] } }).until('sealed');
  const known = t.local.known[seat];
  const legal = moves(t.table, seat, known).filter((move) => move.do === 'bid');
  return { view: { table: t.table, known, seat }, legal };
}

test.each([CORP, RUNNER] as const)('seat %i mixes its bids if either result is possible', (seat) => {
  const { view, legal } = traced(seat);
  const made = new Set(Array.from({ length: 60 }, (_, seed) => chooseBid(view, legal, seeded(seed)).bits));
  expect(made.size).toBeGreaterThan(1);
});

/** The Corp's bids, by seed, with the given ice on HQ and 9 bits. */
function corpBids(
  ice: string,
  trace: '1996' | 'comprehensive',
  runner: { bits: number; hand?: string[]; rig: Place[] },
): Set<number> {
  const t = meets(ice, { options: { trace }, corp: { bits: 9 }, runner });
  t.until(trace === '1996' ? 'sealed' : 'corp trace');
  const view = { table: t.table, known: t.local.known[CORP], seat: CORP };
  const legal = moves(t.table, CORP, view.known).filter((move) => move.do === 'bid');
  return new Set(Array.from({ length: 40 }, (_, seed) => chooseBid(view, legal, seeded(seed)).bits));
}

test('the Corp bids against a face-down card, which may raise the link', () => {
  expect(
    corpBids('hunter', '1996', { bits: 5, rig: [{ card: 'chiba-bank-account', hidden: true }] }).size,
  ).toBeGreaterThan(1);
});

test('in an open trace the Corp pays exactly what the Runner cannot match', () => {
  expect([...corpBids('homewrecker', 'comprehensive', { bits: 3, rig: ['access-to-arasaka'] })]).toEqual([1]);
});

test('the same seed gives the same bid', () => {
  const { view, legal } = traced(CORP);
  expect(chooseBid(view, legal, seeded(7))).toEqual(chooseBid(view, legal, seeded(7)));
});
