/** Every game opened by this page stays live, whichever is on screen. */
import type { Opened } from './open.ts';

export const openedHere = new Map<string, Opened>();

/** This page no longer has the game: no rematch is offered. */
export function forgetOpened(game: string): void {
  openedHere.get(game)?.rematch.close();
  openedHere.delete(game);
}
