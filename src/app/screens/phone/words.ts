/** What is said of a player's next phone. */

import type { StoreFault } from '../../../peer/store/store.ts';
import type { FollowFault, PassFault } from '../../../peer/succession/kept.ts';
import { storeAdvice } from '../../../words/en/store.ts';

/** By which two people, or two phones of one, see that they mean the same key: "3f2a 91bc". */
export function lettersOf(key: Uint8Array): string {
  const digits = [...key.slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${digits.slice(0, 4)} ${digits.slice(4)}`;
}

const ofStore = (fault: StoreFault): string => {
  const { what, next } = storeAdvice[fault];
  return `${what} ${next} Nothing was signed or changed.`;
};

export function whyNotPassed(fault: PassFault): string {
  switch (fault) {
    case 'own':
      return 'That is the code of this phone. Read the one that your new phone shows.';
    case 'earlier':
      return 'This phone follows that one: a key is passed on and never back.';
    case 'other':
      return 'The key of this phone has been passed on to another phone before, and passes on once only.';
    default:
      return ofStore(fault);
  }
}

export function whyNotFollowed(fault: FollowFault): string {
  switch (fault) {
    case 'other':
      return 'That answer is for another phone. Let the old phone read the code that this one shows.';
    case 'has':
      return 'This phone follows another one already, or its own key has been passed on. It stays so.';
    default:
      return ofStore(fault);
  }
}
