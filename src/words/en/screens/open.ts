/** What the screens/open screens say. */
import type { Failure } from '../../../base/result.ts';
import type { Shelved } from '../../../peer/store/shelf.ts';
import { other } from '../../../rules/game.ts';
import { begun } from '../sides.ts';

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
