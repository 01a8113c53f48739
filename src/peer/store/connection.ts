/**
 * A browser database: opened on first use, and reopened after the browser closes it, as phones do to background pages.
 * The library is a separate chunk, since the first screen names the databases without opening them.
 */
import type { DBSchema, IDBPDatabase } from 'idb';
import { fail, type Result } from '../../base/result.ts';
import type { StoreFault } from './store.ts';

/** Runs `act` on the open database, perhaps twice; returns a fault for anything the browser throws. Never rejects. */
export type Perform<S extends DBSchema> = <T>(
  act: (database: IDBPDatabase<S>) => Promise<Result<T, StoreFault>>,
) => Promise<Result<T, StoreFault>>;

/** Delays before retrying to open a database (ms). */
const RETRY_DELAYS_MS = [50, 250, 1000];

/** `setUp` sets up a new database. Calls start in order. */
export function connect<S extends DBSchema>(name: string, setUp: (database: IDBPDatabase<S>) => void): Perform<S> {
  let opening: Promise<IDBPDatabase<S>> | null = null;
  const markClosed = () => {
    opening = null;
  };
  const open = async () => {
    const { openDB } = await import('idb');
    return openDB<S>(name, 1, {
      upgrade: setUp,
      // A newer version of the app is waiting in another tab: this tab closes its connection, and reports that from
      // then on.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
      terminated: markClosed,
    });
  };
  // Once waiting has failed, later calls do not wait.
  let waits = RETRY_DELAYS_MS;
  const opened = () => {
    opening ??= withRetries(open, waits);
    waits = [];
    return opening;
  };
  return async (act) => {
    for (let again = true; ; again = false) {
      let stood = false;
      try {
        const database = await opened();
        [stood, waits] = [true, RETRY_DELAYS_MS];
        return await act(database);
      } catch (error) {
        markClosed();
        // Retries on a fresh connection: nothing of the failed transaction was written, and every call may safely run
        // twice.
        if (!again || !stood || !isClosed(error)) return fail(faultOf(error));
      }
    }
  };
}

/** Tries until it opens or waiting is pointless. Rejects with the last failure. */
async function withRetries<T>(open: () => Promise<T>, waits: readonly number[]): Promise<T> {
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

/** Maps the browser's exception to a fault. */
function faultOf(error: unknown): StoreFault {
  const name = nameOf(error);
  return name === 'QuotaExceededError' ? 'full' : name === 'VersionError' ? 'newer' : 'shut';
}
const isClosed = (error: unknown) => /^(InvalidStateError|AbortError|UnknownError)$/.test(nameOf(error));
const nameOf = (error: unknown) => (error instanceof Error || error instanceof DOMException ? error.name : '');
