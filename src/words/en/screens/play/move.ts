/** What the screens/play/move screens say. */

import type { Failure } from '../../../../base/result.ts';
import type { StoreFault } from '../../../../peer/store/store.ts';

export const texts: Readonly<Record<StoreFault, string>> = {
  full: 'The new phone has no room for this game. Free up some space on it, then show a new code.',
  shut: 'The new phone’s storage isn’t available right now. Wait a moment, then show a new code.',
  gone: 'The new phone lost this game while saving it. Show a new code to send it again.',
  newer: 'The new phone needs a newer version of Meatspace. Update it, then show a new code.',
  refused: 'The new phone already has a different copy of this game. Remove it there, then show a new code.',
};

export const otherRules: Failure = {
  kind: 'E-VERSION',
  text: 'The two phones have different versions of Meatspace. Update both, then show a new code.',
};

export const anotherGame: Failure = { kind: 'E-PARCEL', text: 'This code belongs to another game.' };

/** The player there declined. */
export const notWanted: Failure = { kind: 'E-DENIED', text: 'The new phone declined the game.' };

export const onlyAGameThat = 'Only an open game can move.';
export const yourDecksAreSecret =
  'Your decks are secret until the match ends, and only this phone can reveal the ones from earlier games. Finish the match here.';
