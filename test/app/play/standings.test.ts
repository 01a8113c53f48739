import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../src/rules/game.ts';
import type { Row } from '../../../src/words/en/screens/play.ts';
import { sidesWords } from '../../../src/words/en/screens/table/table.ts';

const rows = (seats: readonly Seat[], open = false): Row[] =>
  seats.map((seat, at) => ({
    seat,
    points: [0, 0],
    gives: null,
    played:
      open && at === seats.length - 1
        ? null
        : { game: `g${at}`, seat, points: [0, 0], winner: 0, by: 'points', turn: 9 },
  })) as Row[];

describe('What a match says of its sides', () => {
  test.each([
    ['one game', rows([0]), 'Sides swap after each game, so play two.'],
    ['two, with the sides changed', rows([0, 1]), 'Sides swap after each game.'],
    ['two, of which the second goes on', rows([0, 1], true), 'Sides swap after each game, so play two.'],
    ['two, with the sides kept', rows([0, 0]), ''],
    ['three, kept only once', rows([1, 0, 0]), ''],
  ])('given %s, it is true', (_, played, said) => {
    expect(sidesWords(played)).toBe(said);
  });
});
