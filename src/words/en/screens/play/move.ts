/** What the screens/play/move screens say. */

import type { Refusal } from '../../../../rules/game.ts';
import { sayRefusal } from '../../refusals.ts';

/** What the storage of the new phone says. */
const stored: Readonly<Record<string, string>> = {
  storeFull: 'The new phone has no room for this game: free some space on it, then show a new code.',
  storeShut: 'The storage of the new phone does not open right now: wait a moment, then show a new code.',
  storeGone: 'The new phone lost this game while it was saving it: show a new code to send it again.',
  storeNewer: 'The new phone needs a newer version of Meatspace: update it, then show a new code.',
  storeRefused: 'The new phone already has a different version of this game: remove it there, then show a new code.',
};

/** Why a game cannot arrive on a phone. Both phones show it, so it names the new one. */
export const arrivalWords = (refusal: Refusal): string => stored[refusal.why] ?? sayRefusal(refusal);

export const onlyAGameThat = 'Only a game that is being played can move.';
export const yourDecksAreSecret =
  'Your decks are secret until the end of the match, and this phone alone can show those of its earlier games: finish the match here.';
