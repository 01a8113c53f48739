/** UI text of the `play/move` screens. */

import type { Refusal } from '../../../../rules/game.ts';
import { sayRefusal } from '../../refusals.ts';

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
