/** What the screens/play/move screens say. */

import type { Failure } from '../../../../base/result.ts';
import type { StoreFault } from '../../../../peer/store/store.ts';

export const texts: Readonly<Record<StoreFault, string>> = {
  full: 'The new phone has no room for this game: free some space on it, then show a new code.',
  shut: 'The storage of the new phone does not open right now: wait a moment, then show a new code.',
  gone: 'The new phone lost this game while it was saving it: show a new code to send it again.',
  newer: 'The new phone needs a newer version of Meatspace: update it, then show a new code.',
  refused: 'The new phone already has a different version of this game: remove it there, then show a new code.',
};

export const otherRules: Failure = {
  kind: 'E-VERSION',
  text: 'The two phones have different versions of Meatspace: update both, then show a new code.',
};

export const anotherGame: Failure = { kind: 'E-PARCEL', text: 'This code belongs to another game.' };

/** Its player has said no. */
export const notWanted: Failure = { kind: 'E-DENIED', text: 'The new phone did not take the game.' };

export const onlyAGameThat = 'Only a game that is being played can move.';
export const yourDecksAreSecret =
  'Your decks are secret until the end of the match, and this phone alone can show those of its earlier games: finish the match here.';
