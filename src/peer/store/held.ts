/** Which games this tab has open, and whether other tabs have any: apart from the locks themselves, since the home screen asks it. */
import type { GameId } from './store.ts';

/** The names of the locks that this tab holds. */
export const heldHere = new Set<string>();

export const lockOf = (gameId: GameId): string => `meatspace-game-${gameId}`;

/** Whether another tab has a game open; false where the browser has no locks to ask. Never rejects. */
export async function heldElsewhere(): Promise<boolean> {
  try {
    const { held = [] } = (await navigator.locks?.query()) ?? {};
    return held.some(({ name = '' }) => name.startsWith(lockOf('')) && !heldHere.has(name));
  } catch {
    return false;
  }
}
