import type { FinishedSolo } from '../../../peer/store/finished.ts';
import type { PlayedGame, Shelved } from '../../../peer/store/shelf.ts';
import type { Refusal, Seat } from '../../../rules/game.ts';
import { sayRefusal } from '../refusals.ts';
import { gameInfoNamed } from '../signs.ts';

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

/** `lines`: how many lines of the record no longer count. */
export const takenBack = (lines: number) =>
  `Taken back by agreement${lines === 0 ? '' : lines === 1 ? ': the line before' : `: the ${lines} lines before`}`;
export const theTable = 'the table';
export const fixed = (text: string) => `Fixed by agreement: ${text}`;

/** Storage faults of the new phone. */
const stored: Readonly<Record<string, string>> = {
  storeFull: 'The new phone has no room for this game. Free up some space on it, then show a new code.',
  storeShut: 'The new phone’s storage isn’t available right now. Wait a moment, then show a new code.',
  storeGone: 'The new phone lost this game while saving it. Show a new code to send it again.',
  storeNewer: 'The new phone needs a newer version of Meatspace. Update it, then show a new code.',
  storeRefused: 'The new phone already has a different copy of this game. Remove it there, then show a new code.',
};

/** Why a game can't be moved to a phone. Both phones show this, so it names the new phone. */
export const arrivalWords = (refusal: Refusal): string => stored[refusal.why] ?? sayRefusal(refusal);

export const onlyOpenGamesMove = 'Only an open game can move.';
export const secretDecksNote =
  'Your decks are secret until the match ends, and only this phone can reveal the ones from earlier games. Finish the match here.';

/** Example: "You won: the last king fell". */
export function endedAlone({ game, kind, winner, why, seat }: FinishedSolo): string {
  const info = gameInfoNamed(game);
  if (info === undefined) return why;
  if (winner === null) return 'Nobody won';
  const who = kind !== 'hotSeat' && winner === seat ? 'You' : `The ${info.seats[winner]}`;
  return `${who} won: ${info.endWords(why)}`;
}

export const opponentByKind: Readonly<Record<string, string>> = {
  goldfish: 'Nobody',
  hotSeat: 'Pass-and-play',
  machine: 'The machine',
};

export const you = 'You';
