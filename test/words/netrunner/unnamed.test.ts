/** The names of players without a name, and how a game ended in their words. */
import { describe, expect, it } from 'vitest';
import { endWords } from '../../../src/words/en/ended.ts';
import { namesAt } from '../../../src/words/en/names.ts';
import { segmentsOf } from '../../../src/words/en/netrunner/record/told.ts';
import { gameInfo } from '../../../src/words/en/netrunner/sign.ts';
import { begun } from '../../../src/words/en/sides.ts';
import '../../../src/rules/netrunner/cards/index.ts';

describe('a player without a name', () => {
  it('is called by their side, with the article', () => {
    expect(namesAt(gameInfo, 0, '', 'Rae')).toEqual(['the Corp', 'Rae']);
    expect(namesAt(gameInfo, 1, '', '')).toEqual(['the Corp', 'the Runner']);
  });

  it('is capitalized at the start of a sentence, and a real name stays as it is', () => {
    expect(['the Runner decides', 'the corporal decides', 'rae decides'].map(begun)).toEqual([
      'The Runner decides',
      'the corporal decides',
      'rae decides',
    ]);
  });

  it('is marked in a sentence, at any position', () => {
    const strong = segmentsOf('The Runner stole Hostile Takeover from the Corp', namesAt(gameInfo, 0, '', ''));
    expect(strong.filter((part) => part.strong).map(({ text }) => text)).toEqual([
      'The Runner',
      'Hostile Takeover',
      'the Corp',
    ]);
  });
});

describe('a past game says', () => {
  const game = { seat: 1, names: ['the Corp', 'Rae'] } as const;

  it.each([
    [{ winner: 1, by: 'rules', text: 'The Runner has seven agenda points.' }, 'You won: 7 agenda points'],
    [{ winner: 0, by: 'rules', text: 'The Runner is flatlined.' }, 'The Corp won: the Runner is flatlined'],
    [{ winner: 1, by: 'resignation', text: 'conceded' }, 'You won: the Corp conceded'],
    [{ winner: 0, by: 'resignation', text: 'conceded' }, 'The Corp won: you conceded'],
    [{ winner: null, by: 'rules', text: 'Nobody wins.' }, 'Nobody won'],
  ] as const)('%j', (result, words) => {
    expect(endWords(result, game)).toBe(words);
  });
});
