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
  return `${what} ${next} Nothing has changed.`;
};

export function whyNotPassed(fault: PassFault): string {
  switch (fault) {
    case 'own':
      return 'That is this phone’s own code. Scan the one on your new phone.';
    case 'earlier':
      return 'This phone took over from that one. You can’t move back.';
    case 'other':
      return 'You have already moved from this phone to another one. That works only once.';
    default:
      return ofStore(fault);
  }
}

export function whyNotFollowed(fault: FollowFault): string {
  switch (fault) {
    case 'other':
      return 'That answer is for another phone. Scan this phone’s code with the old phone first.';
    case 'has':
      return 'This phone has already taken over from another one, or been replaced itself. That can’t be changed.';
    default:
      return ofStore(fault);
  }
}
