import { describe, expect, test } from 'vitest';
import { againWords, gameOf, metBefore } from '../../../src/app/screens/home/words.ts';
import type { Shelved } from '../../../src/peer/store/shelf.ts';

const game = (name: string, theirs: string, about: Partial<Shelved> = {}): Shelved => ({
  game: name,
  names: ['Ann', theirs],
  keys: ['ann', theirs],
  seat: 0,
  points: [7, 3],
  turn: 9,
  over: true,
  result: { winner: 0, by: 'rules', text: 'it is over' },
  ticket: { role: 'host', room: name, token: '', peerKey: new Uint8Array(32) },
  touched: 1,
  ...about,
});

const namesOf = (games: readonly Shelved[]): string[] => metBefore(games).map((one) => one.game);

describe('who can be played with again without a code', () => {
  test('is whoever the last game was finished with, once for each person', () => {
    expect(namesOf([game('g3', 'Bob'), game('g2', 'Cy'), game('g1', 'Bob')])).toEqual(['g3', 'g2']);
  });

  test('is met by the key that he had last, where it is another one than before', () => {
    const before = game('g1', 'Bob', { keys: ['ann', 'bob of before'] });
    expect(namesOf([game('g2', 'Bob'), before])).toEqual(['g2']);
  });

  test('are two people at most', () => {
    expect(namesOf(['Bob', 'Cy', 'Dee'].map((name) => game(name, name)))).toEqual(['Bob', 'Cy']);
  });

  test.each<[string, Partial<Shelved>]>([
    ['is not proven yet', { result: { winner: 0, by: 'rules', text: '', unproven: true } }],
    ['nobody knows the end of', { result: undefined as never }],
    ['was followed by another one', { followed: true }],
  ])('is nobody whose last game %s', (_, about) => {
    expect(namesOf([game('g2', 'Bob', about), game('g1', 'Bob')])).toEqual([]);
  });

  test('is nobody with whom a game is open, whichever of them was played last', () => {
    expect(namesOf([game('g2', 'Bob'), game('g1', 'Bob', { over: false })])).toEqual([]);
  });
});

describe('a match on the home screen', () => {
  test('is said with the points of both, and whose lead it is', () => {
    expect(againWords({ standing: { games: 3, mine: 25, theirs: 17 } })).toBe('match 25 to 17 for you, same key');
    expect(againWords({ standing: { games: 2, mine: 4, theirs: 10 } })).toBe('match 4 to 10, same key');
    expect(againWords({ standing: { games: 2, mine: 13, theirs: 13 } })).toBe('match 13 all, same key');
    expect(againWords({})).toBe('The same two phones: no code, no symbols');
  });

  test('is counted from its second game on', () => {
    expect(gameOf({ standing: { games: 4, mine: 0, theirs: 0 } })).toBe('game 4 of your match, ');
    expect(gameOf({ standing: { games: 1, mine: 0, theirs: 0 } })).toBe('');
    expect(gameOf({})).toBe('');
  });
});
