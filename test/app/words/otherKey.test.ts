/** A known name that connects with a different key. */
import { expect, test } from 'vitest';
import { otherKeyWords } from '../../../src/app/words/otherKey.ts';

const games = [{ names: ['Ann', 'Bob'] as [string, string], keys: ['aa', 'bb'] as [string, string], seat: 0 as const }];

test('a known key, or an unknown name, needs no warning', () => {
  expect(otherKeyWords(games, 'Bob', 'bb', false)).toBeNull();
  expect(otherKeyWords(games, 'Rob', 'bb', false)).toBeNull();
  expect(otherKeyWords(games, 'Cy', 'cc', false)).toBeNull();
  expect(otherKeyWords(games, '', 'cc', false)).toBeNull();
});

test('another key for a known name is reported, with what to do about it', () => {
  expect(otherKeyWords(games, 'Bob', 'cc', true)).toBe(
    'Another key than when you last met Bob: you have compared symbols, so it is the phone of who sits there.',
  );
  expect(otherKeyWords(games, 'Bob', 'cc', false)).toBe(
    'Another key than when you last met Bob: to compare symbols, go home and pair by the six-character code.',
  );
});

test('a key that succeeds a known one is welcomed, whatever the name; one that was passed on gets a warning, even if known', () => {
  expect(otherKeyWords(games, 'Robert', 'cc', false, 'follows')).toBe(
    'Robert comes with a new phone, and the one you have met before has signed for it: no need to compare symbols.',
  );
  expect(otherKeyWords(games, '', 'cc', false, 'follows')).toMatch(/^The other player comes with a new phone/);
  expect(otherKeyWords(games, 'Bob', 'bb', false, 'retired')).toBe(
    'The key of this phone has been passed on: Bob plays with a newer phone now, and whoever has this one may be somebody else.',
  );
  expect(otherKeyWords(games, 'Bob', 'cc', false, 'rival')).toMatch(/may be somebody else: to compare symbols/);
});
