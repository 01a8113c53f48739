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
        what: 'This phone has no room left to save the game.',
        next: 'Free up some space, or remove an old game.',
      };
    case 'refused':
      return {
        what: 'This contradicts what this phone has already saved.',
        next: 'The game can’t continue from here. Save both versions as files: they show which entry differs.',
      };
    case 'gone':
      return {
        what: 'That game isn’t on this phone.',
        next: 'It was removed, or the browser deleted it to save space. Install the app to keep games permanently.',
      };
    case 'shut':
      return {
        what: 'This browser’s storage isn’t available right now.',
        next: 'Nothing is lost. If this lasts, close other Meatspace tabs, leave private browsing, or restart the browser.',
      };
    case 'newer':
      return {
        what: 'A newer version of Meatspace saved data on this phone that this version can’t read.',
        next: 'Nothing is lost. Close all Meatspace tabs and open it online to get the newer version.',
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
