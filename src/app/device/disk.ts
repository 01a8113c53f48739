/** The one store of this phone in the browser. */
import { openIdbStore } from '../../peer/store/idb.ts';
import { onceIn } from '../../peer/store/once.ts';
import { shelf } from '../../peer/store/shelf.ts';
import { refill } from '../../peer/store/shelfRecord.ts';
import { storeAdvice } from '../../words/en/store.ts';

export const disk = openIdbStore();

/** What it keeps of itself and of people. */
export const slots = onceIn();

/** Finds the games that a dying phone has kept and not put on the shelf. Result: whether there was one. */
export const refillShelf = (): Promise<boolean> => refill(shelf, disk);

/** Why the games of this phone cannot be listed now, in words; null when they can. `shut`: those of one phone could not be. */
export async function shelfTrouble(shut: boolean): Promise<string | null> {
  const names = await shelf.names();
  if (names.ok && !shut) return null;
  const { what, next } = storeAdvice[names.ok ? 'shut' : names.error];
  return `${what} ${next}`;
}
