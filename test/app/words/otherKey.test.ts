/** Who is known by his name and comes with another key is said to. */
import { expect, test } from 'vitest';
import { otherKeyWords } from '../../../src/app/words/otherKey.ts';

const games = [{ names: ['Ann', 'Bob'] as [string, string], keys: ['aa', 'bb'] as [string, string], seat: 0 as const }];

test('a key that is known, or a name that is not, is no news', () => {
  expect(otherKeyWords(games, 'Bob', 'bb', false)).toBeNull();
  expect(otherKeyWords(games, 'Rob', 'bb', false)).toBeNull();
  expect(otherKeyWords(games, 'Cy', 'cc', false)).toBeNull();
  expect(otherKeyWords(games, '', 'cc', false)).toBeNull();
});

test('another key of a known name is said, and what is to be done about it', () => {
  expect(otherKeyWords(games, 'Bob', 'cc', true)).toBe(
    'Another key than when you last met Bob: you have compared symbols, so it is the phone of who sits there.',
  );
  expect(otherKeyWords(games, 'Bob', 'cc', false)).toBe(
    'Another key than when you last met Bob: to compare symbols, go home and pair by the six letters.',
  );
});
