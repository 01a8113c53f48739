/** Whether a device has room: tested by writing, since a browser's estimate is unreliable on a full disk. */
import { ok, type Result } from '../../base/result.ts';
import { randomBytes } from '../crypto.ts';
import { database, databaseName } from './idb.ts';
import type { StoreFault } from './store.ts';

const SLOT = 'room';
/** The most random bytes a browser generates per call. */
const PIECE = 65_536;

/**
 * Writes the given number of bytes, rounded up to 64 KiB, and removes them. Random, because a browser may compress what
 * it stores.
 */
export const testFreeSpace = (bytes: number): Promise<Result<null, StoreFault>> =>
  database(databaseName)(async (db) => {
    const pieces = Array.from({ length: Math.ceil(bytes / PIECE) }, () => randomBytes(PIECE));
    await db.put('device', pieces, SLOT);
    await db.delete('device', SLOT);
    return ok(null);
  });
