/** What the screens/play screens say. */

import type { Failure } from '../../../base/result.ts';
import type { Played, Shelved } from '../../../peer/store/shelf.ts';
import { other, type Seat } from '../../../rules/game.ts';
import { begun } from '../sides.ts';

/** What is said of the sides: only where they have changed after each game it is even after two. */
export function sidesWords(rows: readonly Row[]): string {
  if (rows.some(({ seat }, at) => seat === rows[at - 1]?.seat)) return '';
  return rows.filter(({ played }) => played !== null).length % 2 === 0
    ? 'Sides change after each game.'
    : 'Sides change after each game; it is even after two.';
}

/** A game of the match, seen from this player. */
export interface Row {
  readonly seat: Seat;
  /** Points of the game by seat. */
  readonly points: readonly [number, number];
  /** Points for this player and the opponent; null while the game is open. */
  readonly gives: readonly [mine: number, theirs: number] | null;
  /** Null while the game is open. */
  readonly played: Played | null;
}

export const cleared = ({ names, seat }: Shelved): Failure => ({
  kind: 'E-GAME',
  text: `The browser has cleared away what it kept of this game, as browsers do that need the room or were not used for long. ${begun(names[other(seat)])}’s phone may still have it and can end it there; here it can only be removed, at home. Once the app is installed it keeps games for good.`,
});

export const keyAway: Failure = {
  kind: 'E-SHUT',
  text: 'This game was begun with the key of this phone, and the browser does not hand it out just now. Nothing is lost. If it stays so, start the browser anew.',
};

export const otherKey = ({ over, names, seat }: Shelved): Failure => ({
  kind: 'E-KEY',
  text: over
    ? `This phone has another key than when you met ${names[other(seat)]}. To play again, pair again by the six-character code and compare symbols: the other phone says so, too.`
    : 'This game was begun with another key, which this phone has not kept. It can only be ended on the other phone, and removed here, at home.',
});

export const otherRules = ({ kind, text }: Failure, { names, seat }: Shelved, rules: string): Failure => ({
  kind,
  text: `${text} This Meatspace plays ${rules}, and a game goes on only with the rules it was begun with. It stays on this phone; let ${names[other(seat)]} have the newest Meatspace too, and begin a new one.`,
});

/** What stands below the name of somebody who can be played with again. */
export function againWords({ standing }: Pick<Shelved, 'standing'>): string {
  if (standing === undefined) return 'The same two phones: no code needed.';
  const { mine, theirs } = standing;
  const stands = mine === theirs ? `${mine} all` : `${mine} to ${theirs}${mine > theirs ? ' for you' : ''}`;
  return `Match ${stands}. Same key.`;
}

export const takenBackByBoth = (to: number) => `Taken back by both: as it was at ${to}`;
export const theTable = 'the table';
export const correctedByBothAt = (seq: number, text: string) => `Corrected by both at ${seq}: ${text}`;
export const theOtherPhoneKnew = 'The other phone knew more of the game. Look again what is asked now.';
export const rematchSwapSides = 'Rematch, swap sides';
export const rematchSameSides = 'Rematch, same sides';
export const youPlayTheThe = (seat: string, them: string, seat2: string) =>
  `You play the ${seat}, ${them} the ${seat2}.`;
export const rematch = (name: string) => `rematch ${name}`;
export const wantsARematch = (by: string) => `${by} wants a rematch`;
export const swapSidessameSides = (wish: string) => (wish === 'changed' ? 'Swap sides' : 'Same sides');
export const theGameYouHave = 'The game you have finished is kept.';
export const thisGameIsOpen = 'This game is open in another tab.';
export const thisGameIsOpenIn = 'This game is open in another tab. Go on there, or close it and try again.';
export const theStoredGameCannot = 'The stored game cannot be read.';
export const theDeckOfBefore = 'the deck of before';
export const theGameIsNot = 'The game is not closed yet.';
export const doesNothingonThisPhone = (alone: boolean) => (alone ? 'does nothing' : 'on this phone');
export const play = 'Play';
export const withAPerson = 'With a person';
export const onThisPhone = 'On this phone';
export const theMachine = 'The machine';
export const noviceRegularOrSharp = 'Novice, Regular or Sharp';
export const soloOrPassAnd = 'Solo or pass-and-play';
export const testADeckOr = 'Test a deck, or share this phone';
export const somethingElse = 'Something else';
export const onePhone = 'One phone';
export const forBothOfYou = 'For both of you, or alone';
export const invite = 'Invite';
export const showACodeOr = 'Show a code or a link';
export const join = 'Join';
export const scanOrTypeA = 'Scan or type a code';
export const thisGameIsOpenInAnother = 'This game is open in another tab. Close it there first.';
export const theGameWillBe = (what: string) => `${what} The game will be here again.`;
