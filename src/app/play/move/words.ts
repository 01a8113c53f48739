/** Why a game cannot arrive on a phone. Both phones show it, so it names the new one. */
import type { Failure } from '../../../base/result.ts';
import type { StoreFault } from '../../../peer/store/store.ts';

const texts: Readonly<Record<StoreFault, string>> = {
  full: 'The new phone has no room for this game: free some space on it, then show a new code.',
  shut: 'The storage of the new phone does not open right now: wait a moment, then show a new code.',
  gone: 'The new phone lost this game while it was saving it: show a new code to send it again.',
  newer: 'The new phone needs a newer version of Meatspace: update it, then show a new code.',
  refused: 'The new phone already has a different version of this game: remove it there, then show a new code.',
};

/** What the store of the new phone says. E-SHUT: it may work in a moment. Else E-STORE. */
export const noArrival = (fault: StoreFault): Failure => ({
  kind: fault === 'shut' ? 'E-SHUT' : 'E-STORE',
  text: texts[fault],
});

export const otherRules: Failure = {
  kind: 'E-VERSION',
  text: 'The two phones have different versions of Meatspace: update both, then show a new code.',
};

export const anotherGame: Failure = { kind: 'E-PARCEL', text: 'This code belongs to another game.' };

/** Its player has said no. */
export const notWanted: Failure = { kind: 'E-DENIED', text: 'The new phone did not take the game.' };
