// Chunk: bytes
/** Faults of this phone's storage. */
import type { StoreFault } from '../../peer/store/store.ts';
import type { Advice } from './pairing.ts';

/** What is wrong, and what to do. */
export const storeAdvice: Readonly<Record<StoreFault, Advice>> = {
  full: {
    what: 'This phone has no room left to save the game.',
    next: 'Free up some space, or remove an old game.',
  },
  refused: {
    what: 'The new entries contradict what this phone has already saved.',
    next: 'The game can’t continue from here. Save both versions as files: they show which entry differs.',
  },
  gone: {
    what: 'That game isn’t on this phone.',
    next: 'It was removed, or the browser deleted it to save space. Install the app to keep games permanently.',
  },
  shut: {
    what: 'This browser’s storage isn’t available right now.',
    next: 'Nothing is lost. If this lasts, close other Meatspace tabs, leave private browsing, or restart the browser.',
  },
  newer: {
    what: 'A newer version of Meatspace saved data on this phone that this version can’t read.',
    next: 'Nothing is lost. Close all Meatspace tabs and open it online to get the newer version.',
  },
};

/** Shown at the table while a game is kept only in memory. */
export const IN_MEMORY = 'Not saved: keep this page open';
