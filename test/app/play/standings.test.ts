import { describe, expect, test } from 'vitest';
import { stakesOf, standingsOf } from '../../../src/app/play/standings.ts';
import type { PlayedGame } from '../../../src/peer/store/shelf.ts';
import type { Seat } from '../../../src/rules/game.ts';
import { seatScores } from '../../../src/rules/netrunner/index.ts';
import type { Row } from '../../../src/words/en/screens/play.ts';
import { sidesWords } from '../../../src/words/en/screens/table.ts';

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

describe('the words about a match’s sides', () => {
  test.each([
    ['one game', rows([0]), 'Sides swap after each game, so play two.'],
    ['two games with sides swapped', rows([0, 1]), 'Sides swap after each game.'],
    ['two games, of which the second is open', rows([0, 1], true), 'Sides swap after each game, so play two.'],
    ['two games with sides kept', rows([0, 0]), ''],
    ['three games, with sides kept once', rows([1, 0, 0]), ''],
  ])('are true given %s', (_, played, said) => {
    expect(sidesWords(played)).toBe(said);
  });
});

const match = { scores: seatScores, words: '' };

/** A finished game as stored by the player in the given seat. */
const played = (seat: Seat, winner: Seat | null, ...points: [number, number]): PlayedGame => ({
  ...{ seat, winner, points, deck: [] },
});

describe('the standings of a match', () => {
  test('N-WIN-10 each game counts for the seat this player had in it, and the open one not at all', () => {
    const running = { seat: 0, points: [2, 1] } as const;
    const { rows, mine, theirs } = standingsOf(match, [played(0, 0, 7, 4), played(1, 0, 7, 2)], running);
    expect([mine, theirs]).toEqual([12, 14]);
    expect(rows.map(({ gives }) => gives)).toEqual([[10, 4], [2, 10], null]);
  });

  test('N-WIN-11 equal scores are a draw', () => {
    const { mine, theirs } = standingsOf(match, [played(0, 0, 7, 5), played(1, 0, 8, 5)], null);
    expect([mine, theirs]).toEqual([15, 15]);
  });

  test('a game that only deals scores nothing', () => {
    const { rows, mine } = standingsOf(match, [{ ...played(0, 0, 7, 5), dealt: { pool: [] } }], null);
    expect([rows, mine]).toEqual([[], 0]);
  });

  test('show what a win, a draw and a loss would score, the player’s own points first', () => {
    expect(stakesOf(match, 1, [3, 5])).toEqual({ win: [10, 3], draw: [5, 3], lose: [5, 10] });
  });
});
