/** Write-once slots by name: filled when empty, never overwritten. */
import { fail, ok, type Result } from '../../base/result.ts';
import { database, databaseName } from './idb.ts';
import type { StoreFault } from './store.ts';

/** No promise rejects. */
export interface WriteOnceSlots {
  /** The content; undefined if empty. */
  read(name: string): Promise<Result<unknown, StoreFault>>;
  /** Fills the slot if it is empty. Resolves to its content on disk afterwards. */
  add(name: string, value: unknown): Promise<Result<unknown, StoreFault>>;
}

/** Slots in the browser's database. */
export function writeOnceSlots(perform = database(databaseName)): WriteOnceSlots {
  return {
    read: (name) => perform(async (db) => ok(await db.get('device', name))),
    add: (name, value) =>
      perform(async (db) => {
        const tx = db.transaction('device', 'readwrite', { durability: 'strict' });
        tx.done.catch(() => {});
        try {
          // Not a read followed by a write, since a read may miss what is there.
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
