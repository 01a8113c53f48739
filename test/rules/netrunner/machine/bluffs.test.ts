/** Bluffs: how often a card other than an agenda goes behind ice. */
import { expect, test } from 'vitest';
import { secondRowShare, shouldBluff } from '../../../../src/rules/netrunner/machine/bluffs.ts';
import { decideMove } from '../../../../src/rules/netrunner/machine/decide.ts';
import { sampleWorld } from '../../../../src/rules/netrunner/machine/worlds.ts';
import { CORP, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { seeded } from '../../../../src/solo/random.ts';
import { rezzed, scenario } from '../../../support/scenario.ts';

const iced = { ice: [rezzed('keeper')] };
const seeds = Array.from({ length: 60 }, (_, seed) => seed);

const view = (t: ReturnType<typeof scenario>) => ({ table: t.table, known: t.local.known[CORP], seat: CORP });

test('in a 2 × 2 game the mixture makes the opponent indifferent; a dominant row is always chosen', () => {
  expect(secondRowShare([-5, 6], [3, -1])).toBeCloseTo(11 / 15);
  expect(secondRowShare([4, 6], [3, -1])).toBe(0);
  expect(secondRowShare([-5, -2], [3, -1])).toBe(1);
});

test('the Corp sometimes bluffs where the Runner may get in, but not while another bluff is behind ice', () => {
  const shareOf = (inside: string[], rig = ['codecracker']): number => {
    const runner = { bits: 12, rig };
    const t = scenario({ corp: { bits: 9, hand: ['trap'] }, runner, forts: { f1: iced, f2: { ...iced, inside } } });
    return seeds.filter((seed) => shouldBluff(view(t), seeded(seed))).length / seeds.length;
  };
  expect(shareOf([])).toBeGreaterThan(0.3);
  expect(shareOf([])).toBeLessThan(1);
  expect(shareOf(['setup'])).toBe(0);
  expect(shareOf([], [])).toBe(0);
});

test('a Corp with protected central forts installs a trap where the Runner expects an agenda', () => {
  const t = scenario({
    corp: { bits: 9, hand: ['trap'] },
    forts: { hq: iced, rd: iced, f1: { ice: [rezzed('keeper'), rezzed('keeper')] } },
  });
  const moves = seeds.map((seed) => decideMove(view(t), 'regular', seeded(seed)));
  expect(moves).toContainEqual({ do: 'install', hidden: 'trap', ice: false, fort: 'f1' });
});

test('with the same seed, the Runner’s beliefs do not depend on the hidden cards', () => {
  const believed = (inside: string): unknown => {
    const t = scenario({ turn: 'runner', forts: { f1: { ...iced, inside: [inside] } } });
    const slot = t.table.forts.find(({ id }) => id === 'f1')?.inside[0] ?? 0;
    return seeds.map((seed) => {
      const world = sampleWorld({ table: t.table, known: t.local.known[RUNNER], seat: RUNNER }, seeded(seed));
      return world?.known[CORP].slots[slot];
    });
  };
  expect(believed('trap')).toEqual(believed('tycho-extension'));
});
