/** What a phone keeps of itself, by name: a slot is filled when it is empty and never written over. */
import { fail, ok, type Result } from '../../base/result.ts';
import { database, databaseName } from './idb.ts';
import type { StoreFault } from './store.ts';

/** No promise rejects. */
export interface Once {
  /** What is there; undefined where nothing is. */
  read(name: string): Promise<Result<unknown, StoreFault>>;
  /** Fills the slot, unless something is there: that stays. Result: what is there now, on the disk. */
  add(name: string, value: unknown): Promise<Result<unknown, StoreFault>>;
}

/** In the browser's database. */
export function onceIn(perform = database(databaseName)): Once {
  return {
    read: (name) => perform(async (db) => ok(await db.get('device', name))),
    add: (name, value) =>
      perform(async (db) => {
        const tx = db.transaction('device', 'readwrite', { durability: 'strict' });
        tx.done.catch(() => {});
        try {
          // Not a look and then a write: a look may find nothing where there is something.
          await tx.store.add(value, name);
          await tx.done;
          return ok(value);
        } catch (error) {
          if (!(error instanceof DOMException && error.name === 'ConstraintError')) throw error;
        }
        const there: unknown = await db.get('device', name);
        return there === undefined ? fail('shut') : ok(there);
      }),
  };
}
