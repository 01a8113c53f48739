/** Cards that roll dice. */
import { describe, expect, it } from 'vitest';
import { rezzed, scenario } from '../../../support/scenario.ts';

const score = (count: number): string[] => Array.from({ length: count }, () => 'score');

describe('N-GEN-05 a die decides', () => {
  it.each([
    [3, 3, true],
    [2, 3, true],
    [4, 3, false],
    [1, 0, false],
  ])('Schlaghund rolls %i against %i tags', (rolled, tags, bites) => {
    const t = scenario({
      runner: { hand: score(12), tags },
      forts: { f1: { inside: [rezzed('schlaghund')] } },
    });
    t.rolls(rolled).corp.uses('schlaghund');
    expect(t.events).toContainEqual({ kind: 'rolled', value: rolled });
    expect([t.table.runner.hand, t.table.corp.up, t.table.actions]).toEqual(
      bites ? [2, ['schlaghund'], 2] : [12, [], 2],
    );
  });

  it.each([
    [1, 2],
    [2, 5],
    [6, 5],
  ])('Brain Drain that rolls %i leaves %i cards in hand', (rolled, left) => {
    const t = scenario({
      turn: 'runner',
      runner: { hand: score(5) },
      forts: { hq: { ice: [rezzed('brain-drain')] } },
    });
    t.rolls(rolled).runner.runs('hq');
    expect([t.table.runner.hand, t.table.runner.brain, t.asked]).toEqual([left, 5 - left, 'runner last']);
  });
});
