import { describe, expect, test } from 'vitest';
import { recentOpponents } from '../../../src/app/screens/play/index.tsx';
import type { PlayedGame, Shelved } from '../../../src/peer/store/shelf.ts';
import { matchGamePrefix, openGameWords } from '../../../src/words/en/screens/home/openGames.ts';
import { againWords } from '../../../src/words/en/screens/play.ts';
import { shelfRow } from '../../support/screens/shelfRow.ts';

const over = { over: true, result: { winner: 0, by: 'rules', text: 'it is over' } } as const;
const game = (name: string, theirs: string, about: Partial<Shelved> = {}) =>
  shelfRow(name, theirs, { ...over, ...about });

const namesOf = (games: readonly Shelved[]): string[] => recentOpponents(games).map((one) => one.game);

describe('the list of people to play with again without a code', () => {
  test('has the opponent of the last finished game, once per person', () => {
    expect(namesOf([game('g3', 'Bob'), game('g2', 'Cy'), game('g1', 'Bob')])).toEqual(['g3', 'g2']);
  });

  test('reaches them by their latest key, if it has changed', () => {
    const before = game('g1', 'Bob', { keys: ['ann', 'bob of before'] });
    expect(namesOf([game('g2', 'Bob'), before])).toEqual(['g2']);
  });

  test('has at most three people', () => {
    expect(namesOf(['Bob', 'Cy', 'Dee', 'Eve'].map((name) => game(name, name)))).toEqual(['Bob', 'Cy', 'Dee']);
  });

  test.each<[string, Partial<Shelved>]>([
    ['is not verified yet', { result: { winner: 0, by: 'rules', text: '', unproven: true } }],
    ['has no known result', { result: undefined as never }],
    ['was followed by another one', { followed: true }],
  ])('leaves out a person whose last game %s', (_, about) => {
    expect(namesOf([game('g2', 'Bob', about), game('g1', 'Bob')])).toEqual([]);
  });

  test('has the opponent of the last finished match, even if an earlier one was verified after it', () => {
    const before = [{ game: 'g1', seat: 0, winner: null, points: [0, 0], deck: [] } satisfies PlayedGame];
    const first = game('g1', 'Bob', { followed: true, touched: 9 });
    expect(namesOf([first, game('g2', 'Bob', { before })])).toEqual(['g2']);
  });

  test('leaves out people with whom only packs were opened', () => {
    const packs = game('g1', 'Bob', { rules: 'packs/1.3', result: { winner: null, by: 'rules' } });
    expect(namesOf([packs])).toEqual([]);
    expect(namesOf([packs, game('g0', 'Bob')])).toEqual(['g0']);
    expect(namesOf([{ ...packs, over: false }, game('g0', 'Bob')])).toEqual([]);
  });

  test('leaves out people with whom a game is open, whichever was played last', () => {
    expect(namesOf([game('g2', 'Bob'), game('g1', 'Bob', { over: false })])).toEqual([]);
  });
});

describe('a match on the home screen', () => {
  test('shows both players’ points, and who leads', () => {
    expect(againWords({ standing: { games: 3, mine: 25, theirs: 17 } })).toBe(
      'Match score: 25 to 17 for you. Same key.',
    );
    expect(againWords({ standing: { games: 2, mine: 4, theirs: 10 } })).toBe('Match score: 4 to 10. Same key.');
    expect(againWords({ standing: { games: 2, mine: 13, theirs: 13 } })).toBe('Match score: 13 all. Same key.');
    expect(againWords({})).toBe('Same two phones. No code needed.');
  });

  test('is shown from its second game on', () => {
    expect(matchGamePrefix({ standing: { games: 4, mine: 0, theirs: 0 } })).toBe('game 4, ');
    expect(matchGamePrefix({ standing: { games: 1, mine: 0, theirs: 0 } })).toBe('');
    expect(matchGamePrefix({})).toBe('');
  });
});

describe('an open game on the home screen', () => {
  const open = (about: Partial<Shelved>): string => openGameWords({ ...game('g', 'Bob', { turn: 6 }), ...about });

  test('says whose turn it is, and how many actions this player has left', () => {
    expect(open({ now: { active: 0, words: '2 actions left' } })).toBe('your turn 6, 2 actions left');
    expect(open({ now: { active: 1, words: '2 actions left' } })).toBe('Bob’s turn 6');
    expect(open({})).toBe('turn 6');
    expect(open({ turn: 0, now: { active: 0, words: '3 actions left' } })).toBe('just started');
  });

  test.each([
    ['both', 'paused by both of you, turn 6'],
    ['mine', 'paused by you, turn 6'],
    ['theirs', 'paused by Bob, turn 6'],
  ] as const)('says instead that it is paused (%s)', (paused, words) => {
    expect(open({ paused, now: { active: 0, words: '2 actions left' } })).toBe(words);
  });
});
