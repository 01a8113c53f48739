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
      // A newer version of the app waits in another tab: this one gives way, and says `gone` from then on.
      blocking: (_, __, event) => (event.target as IDBDatabase).close(),
      terminated: forget,
    });
  };
  const opened = () => {
    opening ??= open();
    return opening;
  };
  return async (act) => {
    try {
      return await act(await opened());
    } catch (error) {
      forget();
      if (!isClosed(error)) return fail(faultOf(error));
    }
    try {
      // Once more on a fresh connection: nothing of the failed transaction was written, and all calls may come twice.
      return await act(await opened());
    } catch (error) {
      forget();
      return fail(faultOf(error));
    }
  };
}

/** Which fault the browser's exception stands for. */
const faultOf = (error: unknown): StoreFault => (nameOf(error) === 'QuotaExceededError' ? 'full' : 'gone');
const isClosed = (error: unknown) => /^(InvalidStateError|AbortError|UnknownError)$/.test(nameOf(error));
const nameOf = (error: unknown) => (error instanceof Error || error instanceof DOMException ? error.name : '');
