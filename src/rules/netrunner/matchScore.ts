/** Matches of several games: points for each game, and who has won when the players stop (N-WIN-09 to 11). */
import type { Seat } from '../game.ts';

/** The two people of a match; who sits where changes with every game. */
export type Person = 'a' | 'b';

/** A finished game: who was the Corp, which seat won (null: they agreed on a draw), and the agenda points of both seats at the end. */
export interface GameResult extends EndedGame {
  corp: Person;
}

export interface EndedGame {
  winner: Seat | null;
  points: readonly [corp: number, runner: number];
  /** It was lost by the fault of that seat's phone. */
  fault?: Seat | null | undefined;
}

export interface MatchScore {
  a: number;
  b: number;
  games: number;
  /** An even number of games was played: the match may be closed (N-WIN-10). */
  even: boolean;
  /** Null for a draw, and for a match that is not even. */
  winner: Person | null;
}

const FOR_WINNING = 10;

const otherPerson = (person: Person): Person => (person === 'a' ? 'b' : 'a');

/** Who is the Corp in the next game: the roles are swapped after each (N-WIN-10). */
export const nextCorp = (games: readonly GameResult[], first: Person): Person => {
  const last = games.at(-1);
  return last ? otherPerson(last.corp) : first;
};

/**
 * By seat: ten points for the winner, for the loser their own agenda points (N-WIN-09); in a draw each has those, and whose phone was at
 * fault has none.
 */
export function seatScores({ winner, points, fault }: EndedGame): readonly [corp: number, runner: number] {
  const score = (seat: Seat): number => (seat === winner ? FOR_WINNING : seat === fault ? 0 : points[seat]);
  return [score(0), score(1)];
}

/** The same, by person. */
export function gameScore(game: GameResult): { a: number; b: number } {
  const [corp, runner] = seatScores(game);
  return game.corp === 'a' ? { a: corp, b: runner } : { a: runner, b: corp };
}

export function matchScore(games: readonly GameResult[]): MatchScore {
  let [a, b] = [0, 0];
  for (const game of games) {
    const one = gameScore(game);
    a += one.a;
    b += one.b;
  }
  const even = games.length > 0 && games.length % 2 === 0;
  const ahead: Person | null = a === b ? null : a > b ? 'a' : 'b';
  return { a, b, games: games.length, even, winner: even ? ahead : null };
}
