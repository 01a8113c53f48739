/** Whether this browser will still have the games tomorrow, and what to say when it does not. */

import { exhaustive } from '../../base/never.ts';
import type { Failure } from '../../base/result.ts';

import type { StoreFault } from './store.ts';

/**
 * - `kept`: the browser has promised not to clear it by itself.
 * - `maybe`: it may, when the device runs short or the app is not used for some days.
 * - `unknown`: this browser does not say.
 */
export type Keeping = 'kept' | 'maybe' | 'unknown';

/** Asks the browser to keep everything. Best after the first game is made, and in the installed app: it says yes there. */
export async function askToKeep(): Promise<Keeping> {
  try {
    if (!navigator.storage?.persist) return 'unknown';
    return (await navigator.storage.persist()) ? 'kept' : 'maybe';
  } catch {
    return 'unknown';
  }
}

/** How it stands, without asking. `freeBytes`: what the browser would still take, or null when it does not say. */
export async function keeping(): Promise<{ keeping: Keeping; freeBytes: number | null }> {
  try {
    const { storage } = navigator;
    const persisted = await storage?.persisted?.();
    const { quota, usage } = (await storage?.estimate?.()) ?? {};
    return {
      keeping: persisted === undefined ? 'unknown' : persisted ? 'kept' : 'maybe',
      freeBytes: quota === undefined || usage === undefined ? null : Math.max(0, quota - usage),
    };
  } catch {
    return { keeping: 'unknown', freeBytes: null };
  }
}

/** For a refusal. */
function explainStore(fault: StoreFault): { what: string; next: string } {
  switch (fault) {
    case 'full':
      return {
        what: 'This phone has no room left to keep the game.',
        next: 'Make room on the phone, or remove an old game at home.',
      };
    case 'refused':
      return {
        what: 'What should be kept contradicts what this phone has kept before.',
        next: 'Save both as a file: the game cannot go on from here, and the file shows which entry differs.',
      };
    case 'gone':
      return {
        what: 'This phone does not have that game.',
        next: 'It was removed here, or the browser has cleared it away, as browsers do that need the room or were not used for long. Once the app is installed it keeps games for good.',
      };
    case 'shut':
      return {
        what: 'The storage of this browser does not open just now.',
        next: 'Nothing of it is lost. If it stays so, close the other tabs of Meatspace, leave private browsing, or start the browser anew.',
      };
    case 'newer':
      return {
        what: 'A newer Meatspace has been on this phone, and this one cannot read what it keeps.',
        next: 'Nothing is lost: close all tabs of Meatspace and open it with a network, to have the newer one again.',
      };
    default:
      return exhaustive(fault);
  }
}

/** What the store says, in words for the player: E-SHUT when it may work in a moment, E-NEWER, else E-STORE. */
export function storeRefusal(fault: StoreFault): Failure {
  const { what, next } = explainStore(fault);
  return { kind: fault === 'shut' ? 'E-SHUT' : fault === 'newer' ? 'E-NEWER' : 'E-STORE', text: `${what} ${next}` };
}
