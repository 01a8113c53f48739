/** Every game opened by this page stays live, whichever is on screen. */
import type { Opened } from './open.ts';

export const openedHere = new Map<string, Opened>();

/** Forgets a game this page no longer has, so no rematch is offered. */
export function forgetOpened(game: string): void {
  openedHere.get(game)?.rematch.close();
  openedHere.delete(game);
}
