/** A known name that connects with a different key. */
import { expect, test } from 'vitest';
import { isKnownByOtherKey } from '../../../src/app/screens/pair/useSuccession.ts';
import { otherKeyWords } from '../../../src/words/en/screens/pair/otherKey.ts';

const games = [{ names: ['Ann', 'Bob'] as [string, string], keys: ['aa', 'bb'] as [string, string], seat: 0 as const }];

test('only another key for a known name needs a warning', () => {
  expect(isKnownByOtherKey(games, 'Bob', 'cc')).toBe(true);
  expect(isKnownByOtherKey(games, 'Bob', 'bb')).toBe(false);
  expect(isKnownByOtherKey(games, 'Rob', 'bb')).toBe(false);
  expect(isKnownByOtherKey(games, 'Cy', 'cc')).toBe(false);
  expect(isKnownByOtherKey(games, '', 'cc')).toBe(false);
  // This phone's own name and key are nobody else's.
  expect(isKnownByOtherKey(games, 'Ann', 'cc')).toBe(false);
});

test('the warning says what to do, unless the players have compared symbols', () => {
  expect(otherKeyWords.none('Bob', true)).toBe(
    'Bob’s key isn’t the one from last time. You have compared symbols, so the phone is the one across the table.',
  );
  expect(otherKeyWords.none('Bob', false)).toBe(
    'Bob’s key isn’t the one from last time. To compare symbols, go home and pair with the six-character code.',
  );
});

test('a new phone is welcomed, an old one or a second new one gets a warning', () => {
  expect(otherKeyWords.follows('Robert', false)).toBe(
    'Robert has a new phone. The one you met before has signed for it, so you don’t have to compare symbols.',
  );
  expect(otherKeyWords.follows('', false)).toMatch(/^Your opponent has a new phone/);
  expect(otherKeyWords.retired('Bob', false)).toBe('Bob has moved to a newer phone. Somebody else may have this one.');
  expect(otherKeyWords.rival('Bob', true)).toMatch(
    /^Bob has already moved to a different new phone\. .* To compare symbols/,
  );
});
