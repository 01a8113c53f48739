/** How many of a match's packs are open is stored outside the game; an invalid value counts as none. */
import { expect, test } from 'vitest';
import { readPacksNote } from '../../../../../src/app/games/netrunner/sealed/dealt.tsx';
import { beyondThePool } from '../../../../../src/words/en/netrunner/decks/deckPick.ts';

test.each([
  [{ turned: 61, decks: ['a', 'b'] }, 61, ['a', 'b']],
  [{ turned: 61, decks: null }, 61, null],
  [{ turned: 61, decks: ['a'] }, 61, null],
  [{ turned: 61, decks: [1, 2] }, 61, null],
  [{ turned: -1, decks: ['a', 'b'] }, 0, null],
  [{ turned: 1.5 }, 0, null],
  [[], 0, null],
  ['text', 0, null],
  [undefined, 0, null],
  [null, 0, null],
])('%j', (note, turned, decks) => {
  expect(readPacksNote(note)).toEqual({ turned, decks });
});

test('the cards that a pool lacks are named, each once; if there are many, they are only counted', () => {
  expect(beyondThePool(['Keeper', 'Keeper', 'Fire Wall'])).toBe('Your pool doesn’t have Keeper and Fire Wall.');
  const many = Array.from({ length: 9 }, (_, at) => `Card ${at}`);
  expect(beyondThePool(many)).toBe('Your pool doesn’t have Card 0, Card 1, Card 2, Card 3, Card 4, Card 5 and 3 more.');
});
