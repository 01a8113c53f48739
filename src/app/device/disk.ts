// Chunk: disk
/** This phone's store in the browser. */
import { openIdbStore } from '../../peer/store/idb.ts';
import { shelf } from '../../peer/store/shelf.ts';
import { restoreShelf } from '../../peer/store/shelfRecord.ts';
import { writeOnceSlots } from '../../peer/store/writeOnceSlots.ts';
import { storeAdvice } from '../../words/en/store.ts';

export const disk = openIdbStore();

/** Small slots for data about this phone and other people. */
export const slots = writeOnceSlots();

/** Finds games that were stored but not yet shelved when the page was killed. Returns whether there were any. */
export const refillShelf = (): Promise<boolean> => restoreShelf(shelf, disk);

/**
 * Why this phone's games can't be listed now, as a sentence; null if they can. `shut`: whether solo games are
 * unavailable too.
 */
export async function shelfTrouble(shut: boolean): Promise<string | null> {
  const names = await shelf.names();
  if (names.ok && !shut) return null;
  const { what, next } = storeAdvice[names.ok ? 'shut' : names.error];
  return `${what} ${next}`;
}
