// Chunk: bytes
/**
 * Which games this tab has open, and whether other tabs have any. Separate from the locks, because the home screen
 * needs it.
 */
import type { GameName } from './store.ts';

/** The names of the locks this tab holds. */
export const heldLocks = new Set<string>();

export const lockName = (gameId: GameName): string => `meatspace-game-${gameId}`;

/** Whether another tab has a game open; false if the browser has no lock API. Never rejects. */
export async function isOpenElsewhere(): Promise<boolean> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return held.some(({ name = '' }) => name.startsWith(lockName('')) && !heldLocks.has(name));
  } catch {
    return false;
  }
}
