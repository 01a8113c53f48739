/** Every game that this page has opened goes on, whichever of them is seen. */
import type { Opened } from './open.ts';

export const openedHere = new Map<string, Opened>();
