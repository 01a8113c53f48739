import { describe, expect, test } from 'vitest';
import { itemsAt, zip } from '../../src/base/lists.ts';

describe('two lists side by side', () => {
  test('give their items in pairs, as long as both have one', () => {
    expect([...zip([1, 2, 3], ['a', 'b'])]).toEqual([
      [1, 'a'],
      [2, 'b'],
    ]);
    expect([...zip([], [1])]).toEqual([]);
  });
});

describe('the items at given positions', () => {
  test('come in the order of the positions, which may repeat', () => {
    expect(itemsAt([10, 11, 12], [2, 0, 2])).toEqual([12, 10, 12]);
  });

  test('are a bug if a position has none', () => {
    expect(() => itemsAt([10], [1])).toThrow('has no item 1');
  });
});
