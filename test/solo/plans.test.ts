/**
 * Plans for a turn: which sequences of actions are searched, and that a search finds one that no single move reveals.
 */
import { expect, test } from 'vitest';
import { plansOf } from '../../src/solo/plans.ts';

const ranked = [
  { move: 'run', worth: 8 },
  { move: 'install', worth: 6 },
  { move: 'install', worth: 6 },
  { move: 'bit', worth: 1 },
  { move: 'concede', worth: -1000 },
];

test('if the question is not an action, the rivals are the next best moves, each once', () => {
  expect(plansOf(ranked, false)).toEqual([['install']]);
});

test('if the question is an action, there are also plans: the same action repeated, and another in between', () => {
  const plans = plansOf(ranked, true);
  expect(plans).toContainEqual(['install']);
  expect(plans).toContainEqual(['run', 'run', 'run', 'run']);
  expect(plans).toContainEqual(['run', 'install', 'run']);
  expect(plans).toContainEqual(['install', 'run', 'install']);
  expect(plans.flat()).not.toContain('concede');
});

test('there is no plan without a move', () => {
  expect(plansOf([], true)).toEqual([]);
});
