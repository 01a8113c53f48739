/** UI text of the `play` screens. */

import type { PlayedGame, Shelved } from '../../../peer/store/shelf.ts';
import type { Seat } from '../../../rules/game.ts';

/** A game of the match, from this player's point of view. */
export interface Row {
  readonly seat: Seat;
  /** Points scored in the game, by seat. */
  readonly points: readonly [number, number];
  /** Match points for this player and the opponent; null while the game is open. */
  readonly gives: readonly [mine: number, theirs: number] | null;
  /** Null while the game is open. */
  readonly played: PlayedGame | null;
}

/** Shown below the name of a past opponent. */
export function againWords({ standing }: Pick<Shelved, 'standing'>): string {
  if (standing === undefined) return 'Same two phones. No code needed.';
  const { mine, theirs } = standing;
  const stands = mine === theirs ? `${mine} all` : `${mine} to ${theirs}${mine > theirs ? ' for you' : ''}`;
  return `Match score: ${stands}. Same key.`;
}

export const learn = 'Learn';
export const play = 'Play';
export const withAPerson = 'With a person';
export const onThisPhone = 'On this phone';
export const theMachine = 'The machine';
export const levelsNote = 'Novice, Regular or Sharp';
export const soloOrPassAndPlay = 'Solo or pass-and-play';
export const testOrShare = 'Test a deck, or share this phone';
export const somethingElse = 'Something else';
export const onePhone = 'One phone';
export const onePhoneNote = 'For both of you, or alone';
export const invite = 'Invite';
export const showCodeOrLink = 'Show a code or a link';
export const join = 'Join';
export const scanOrTypeCode = 'Scan or type a code';
export const openElsewhere = 'This game is open in another tab. Close it there first.';
export const gameWillBeBack = (what: string) => `${what} The game will be back.`;
