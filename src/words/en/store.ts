/** What the store of a phone cannot do. */
import type { StoreFault } from '../../peer/store/store.ts';
import type { Advice } from './pairing.ts';

/** What is the matter, and what to do. */
export const storeAdvice: Readonly<Record<StoreFault, Advice>> = {
  full: {
    what: 'This phone has no room left to keep the game.',
    next: 'Make room on the phone, or remove an old game at home.',
  },
  refused: {
    what: 'What should be kept contradicts what this phone has kept before.',
    next: 'Save both as a file: the game cannot go on from here, and the file shows which entry differs.',
  },
  gone: {
    what: 'This phone does not have that game.',
    next: 'It was removed here, or the browser has cleared it away, as browsers do that need the room or were not used for long. Once the app is installed it keeps games for good.',
  },
  shut: {
    what: 'The storage of this browser does not open just now.',
    next: 'Nothing of it is lost. If it stays so, close the other tabs of Meatspace, leave private browsing, or start the browser anew.',
  },
  newer: {
    what: 'A newer Meatspace has been on this phone, and this one cannot read what it keeps.',
    next: 'Nothing is lost: close all tabs of Meatspace and open it with a network, to have the newer one again.',
  },
};
