/** Choices of subsets and splits: which are listed, and why others are refused. */
import { describe, expect, it } from 'vitest';
import {
  type CardChoice,
  chooseMoves,
  chooseRefusal,
  inAllOrders,
} from '../../../../../src/rules/netrunner/rulebook/choose/choose.ts';

const picksOf = (choice: Omit<CardChoice, 'what'>): (readonly number[])[] =>
  chooseMoves(choice).map((move) => (move.do === 'choose' ? move.picks : []));

describe('the list of a choice', () => {
  it.each([
    ['one of three', { from: [4, 5, 6], min: 1, max: 1 }, [[4], [5], [6]]],
    [
      'up to two of three, smallest first',
      { from: [1, 2, 3], min: 0, max: 2 },
      [[], [1], [2], [3], [1, 2], [1, 3], [2, 3]],
    ],
    ['never more than there are', { from: [1, 2], min: 2, max: 5 }, [[1, 2]]],
    ['no options', { from: [], min: 0, max: 1 }, [[]]],
    ['too few options', { from: [1], min: 2, max: 2 }, []],
  ])('%s', (_, choice, picks) => {
    expect(picksOf(choice)).toEqual(picks);
  });

  it('a split lists amounts that stay within each limit and add up to the total', () => {
    const splits = picksOf({ from: [7, 8], min: 2, max: 3, total: 3, limits: [2, 1] });
    expect(splits.length).toBeGreaterThan(0);
    for (const [first = 0, second = 0, ...more] of splits) {
      expect([first <= 2, second <= 1, more]).toEqual([true, true, []]);
      expect([2, 3]).toContain(first + second);
    }
    expect(new Set(splits.map(String)).size).toBe(splits.length);
  });

  it('the list ends where nobody would read on, with the largest choice first', () => {
    const many = picksOf({ from: Array.from({ length: 40 }, (_, at) => at), min: 0, max: 10 });
    expect(many).toHaveLength(512);
    expect(many[0]).toHaveLength(10);
  });

  it('orders follow the picks themselves, each once', () => {
    const all = inAllOrders([{ do: 'choose', picks: [1, 2, 3] }]).map((move) =>
      'picks' in move ? String(move.picks) : '',
    );
    expect(all[0]).toBe('1,2,3');
    expect([all.length, new Set(all).size]).toEqual([6, 6]);
  });
});

describe('a choice is refused', () => {
  const some: CardChoice = { what: 'installAt', from: [1, 2, 3], min: 1, max: 2 };
  const split: CardChoice = { what: 'pay', from: [1, 2], min: 2, max: 3, total: 3 };

  it.each([
    ['a card chosen twice', some, [1, 1], 'chosenTwice'],
    ['an option that was not offered', some, [4], 'amongOffered'],
    ['none if at least one is required', some, [], 'chooseCount'],
    ['three if at most two are allowed', some, [1, 2, 3], 'chooseCount'],
    ['an amount for one of two', split, [2], 'amountForEach'],
    ['a sum below the total', split, [1, 0], 'splitSum'],
    ['a sum above the total', split, [2, 2], 'splitSum'],
  ])('%s', (_, choice, picks, why) => {
    expect(JSON.stringify(chooseRefusal(choice, { do: 'choose', picks }))).toContain(`"${why}"`);
  });

  it.each([
    ['a count within both bounds', some, [1]],
    ['the maximum', some, [3, 2]],
    ['equal amounts in a split', split, [1, 1]],
    ['a split with everything from one', split, [0, 3]],
  ])('but not for %s', (_, choice, picks) => {
    expect(chooseRefusal(choice, { do: 'choose', picks })).toBeNull();
  });

  it('for any other move, since a decision comes first', () => {
    expect(JSON.stringify(chooseRefusal(some, { do: 'pass' }))).toContain('"firstAnotherDecision"');
  });
});
