/**
 * A database of the browser: opened at the first use, and anew when the browser has closed it, as phones do to pages in the
 * background. The library is a chunk of its own, since the first screen names the databases and need not open them.
 */
import type { DBSchema, IDBPDatabase } from 'idb';
import { fail, type Result } from '../../base/result.ts';
import type { StoreFault } from './store.ts';

/** Runs `act` on the open database, perhaps twice; a fault instead of whatever the browser throws. Never rejects. */
export type Perform<S extends DBSchema> = <T>(
  act: (database: IDBPDatabase<S>) => Promise<Result<T, StoreFault>>,
) => Promise<Result<T, StoreFault>>;

/** A database that does not open once is tried again, so many milliseconds later. */
const AGAIN_MS = [50, 250, 1000];

/** `make` fills a database that is new. Calls begin in their order. */
export function connect<S extends DBSchema>(name: string, make: (database: IDBPDatabase<S>) => void): Perform<S> {
  let opening: Promise<IDBPDatabase<S>> | null = null;
  const forget = () => {
    opening = null;
  };
  const open = async () => {
    const { openDB } = await import('idb');
    return openDB<S>(name, 1, {
      upgrade: make,
      // A newer version of the app waits in another tab: this one gives way, and says so from then on.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
      terminated: forget,
    });
  };
  // Who has waited once in vain does not wait again at every call.
  let waits = AGAIN_MS;
  const opened = () => {
    opening ??= persistently(open, waits);
    waits = [];
    return opening;
  };
  return async (act) => {
    for (let again = true; ; again = false) {
      let stood = false;
      try {
        const database = await opened();
        [stood, waits] = [true, AGAIN_MS];
        return await act(database);
      } catch (error) {
        forget();
        // Once more on a fresh connection: nothing of the failed transaction was written, and all calls may come twice.
        if (!again || !stood || !isClosed(error)) return fail(faultOf(error));
      }
    }
  };
}

/** Tries until it opens or waiting would not help. Rejects with the last failure. */
async function persistently<T>(open: () => Promise<T>, waits: readonly number[]): Promise<T> {
  for (const wait of waits) {
    try {
      return await open();
    } catch (error) {
      if (/^(VersionError|SecurityError)$/.test(nameOf(error)) || typeof indexedDB === 'undefined') throw error;
      await new Promise((wake) => setTimeout(wake, wait));
    }
  }
  return open();
}

/** Which fault the browser's exception stands for. */
function faultOf(error: unknown): StoreFault {
  const name = nameOf(error);
  return name === 'QuotaExceededError' ? 'full' : name === 'VersionError' ? 'newer' : 'shut';
}
const isClosed = (error: unknown) => /^(InvalidStateError|AbortError|UnknownError)$/.test(nameOf(error));
const nameOf = (error: unknown) => (error instanceof Error || error instanceof DOMException ? error.name : '');
