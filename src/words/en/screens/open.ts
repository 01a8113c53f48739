import type { Shelved } from '../../../peer/store/shelf.ts';
import { other } from '../../../rules/game.ts';
import type { Failure } from '../../failure.ts';
import { begun } from '../sides.ts';

export const cleared = ({ names, seat }: Shelved): Failure => ({
  kind: 'E-GAME',
  text: `The browser deleted this game to save space. ${begun(names[other(seat)])}’s phone may still have it and can end it there. Here you can only remove it, from the home screen. Install the app to keep games permanently.`,
});
export const keyAway: Failure = {
  kind: 'E-SHUT',
  text: 'This game needs this phone’s key, and the browser can’t read it right now. Nothing is lost. If this lasts, restart the browser.',
};
export const wrongKey = ({ over, names, seat }: Shelved): Failure => ({
  kind: 'E-KEY',
  text: over
    ? `This phone’s key has changed since you met ${names[other(seat)]}. To play again, pair with the six-character code and compare symbols. The other phone has to do the same.`
    : 'This game was started with a key that this phone no longer has. You can only end it on the other phone, and remove it here from the home screen.',
});
export const wrongRules = ({ kind, text }: Failure, { names, seat }: Shelved, rules: string): Failure => ({
  kind,
  text: `${text} This version plays ${rules}, and a game only continues with the rules it was started with. The game stays on this phone. Update Meatspace on both phones, and start a new game with ${names[other(seat)]}.`,
});
export const rematchSwapSides = 'Rematch, swap sides';
export const rematchSameSides = 'Rematch, same sides';
export const whoPlaysWhat = (seat: string, opponentName: string, theirSeat: string) =>
  `You play the ${seat}, ${opponentName} the ${theirSeat}.`;
export const rematch = (name: string) => `rematch ${name}`;
export const wantsARematch = (by: string) => `${by} wants a rematch`;
export const swapOrSameSides = (wish: string) => (wish === 'changed' ? 'Swap sides' : 'Same sides');
export const finishedGameSaved = 'Your finished game is saved.';
export const thisGameIsOpen = 'This game is open in another tab.';
export const openElsewhere = 'This game is open in another tab. Continue there, or close that tab and try again.';
export const savedGameUnreadable = 'The saved game can’t be read.';
export const sameDeck = 'the same deck';
export const gameNotFinished = 'The game isn’t finished yet.';
export const beyondYourPool = 'Your deck has cards that aren’t in your packs. Change the deck, then try again.';
