/** Whether a deck may be played; the screen gets its numbers from the rules. */
import type { ComponentChild, VNode } from 'preact';
import { expect, it, vi } from 'vitest';
import { Verdict } from '../../../../../src/app/games/netrunner/decks/verdict.tsx';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';

vi.mock('../../../../../src/rules/netrunner/deck.ts', async (original) => ({
  ...(await original<object>()),
  minDeckSize: (seat: number, rules: string) => (rules === '1996' ? 50 + seat : 0),
}));

/** The labels of a verdict's bars. */
function labels(tree: ComponentChild | ComponentChild[]): string[] {
  if (Array.isArray(tree)) return tree.flatMap(labels);
  if (typeof tree !== 'object' || tree === null) return [];
  const { label, children } = (tree as VNode<{ label?: string; children?: ComponentChild[] }>).props;
  return [...(label === undefined ? [] : [label]), ...labels(children ?? [])];
}

it('the number of cards a deck needs is the one the rules require, whatever it is', () => {
  expect(labels(Verdict({ side: CORP, cards: [] }))).toEqual(['Cards, 50 or more', 'Points, 18 needed']);
  expect(labels(Verdict({ side: RUNNER, cards: [] }))).toEqual(['Cards, 51 or more']);
});
