/** Matches of several games: points per game, and who has won when the players stop (N-WIN-09 to 11). */
import type { Seat } from '../game.ts';

/** The two people in a match; their seats change with every game. */
export type Person = 'a' | 'b';

/** A finished game: who was the Corp, which seat won (null: an agreed draw), and both seats' final agenda points. */
export interface GameResult extends EndedGame {
  corp: Person;
}

export interface EndedGame {
  winner: Seat | null;
  points: readonly [corp: number, runner: number];
  /** It was lost because that seat's phone was at fault. */
  fault?: Seat | null | undefined;
}

export interface MatchScore {
  a: number;
  b: number;
  games: number;
  /** An even number of games was played: the match may be closed (N-WIN-10). */
  even: boolean;
  /** Null for a draw, and for a match with an odd number of games. */
  winner: Person | null;
}

const FOR_WINNING = 10;

const otherPerson = (person: Person): Person => (person === 'a' ? 'b' : 'a');

/** Who is the Corp in the next game: sides are swapped after each (N-WIN-10). */
export const nextCorp = (games: readonly GameResult[], first: Person): Person => {
  const last = games.at(-1);
  return last ? otherPerson(last.corp) : first;
};

/**
 * By seat: ten points for the winner, their own agenda points for the loser (N-WIN-09); in a draw both get their own,
 * and a player whose phone was at fault gets none.
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
