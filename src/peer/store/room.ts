/** Whether a device has room: found by writing, since what a browser estimates says little of a disk that is full. */
import { ok, type Result } from '../../base/result.ts';
import { randomBytes } from '../crypto.ts';
import { database, databaseName } from './idb.ts';
import type { StoreFault } from './store.ts';

const SLOT = 'room';
/** The most random bytes that a browser gives at once. */
const PIECE = 65_536;

/** Writes that many bytes, to the next 64 KiB, and removes them again. Random ones, because a browser may compress what it keeps. */
export const tryRoom = (bytes: number, perform = database(databaseName)): Promise<Result<null, StoreFault>> =>
  perform(async (db) => {
    const pieces = Array.from({ length: Math.ceil(bytes / PIECE) }, () => randomBytes(PIECE));
    await db.put('device', pieces, SLOT);
    await db.delete('device', SLOT);
    return ok(null);
  });
