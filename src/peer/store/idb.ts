/** The IndexedDB driver: one transaction per call, resolved only once the device has written it (`strict`). */
import type { DBSchema, IDBPDatabase, IDBPObjectStore } from 'idb';
import { equal } from '../../base/bytes.ts';
import { fail, ok } from '../../base/result.ts';
import { connect, type Perform } from './connection.ts';
import { contradicts, copyEntries, copyRecords } from './memory.ts';
import type { GameName, Records, Store, StoredEntry, StoredGame, StoreFault } from './store.ts';

interface Schema extends DBSchema {
  games: { key: GameName; value: { gameId: GameName; length: number; records: Records } };
  entries: { key: [GameName, number]; value: Uint8Array };
  /** Data of the phone, not of a game: its key. */
  device: { key: string; value: unknown };
}

export type Database = IDBPDatabase<Schema>;

export const databaseName = 'meatspace';

export function openIdbStore(name = databaseName): Store {
  const perform = database(name);
  const scope: ('games' | 'entries')[] = ['games', 'entries'];
  const writing = { durability: 'strict' } as const;

  const change = async (db: Database, act: (games: Writable<'games'>, log: Writable<'entries'>) => Change) => {
    const tx = db.transaction(scope, 'readwrite', writing);
    // A failing transaction rejects both the awaited request and this promise; one rejection is enough.
    tx.done.catch(() => {});
    try {
      const fault = await act(tx.objectStore('games'), tx.objectStore('entries'));
      if (fault) tx.abort();
      else await tx.done;
      return fault ? fail(fault) : ok(null);
    } catch (error) {
      // Otherwise, what was written before the error would be committed automatically.
      abort(tx);
      throw error;
    }
  };

  const write = (gameId: GameName, entries: StoredEntry[], records: Records, make: boolean) => {
    const [copies, others] = [copyEntries(entries), copyRecords(records)];
    return perform((db) => change(db, (games, log) => writeEntries(games, log, gameId, copies, others, make)));
  };

  return {
    list: () =>
      perform(async (db) => {
        const games = await db.transaction(scope, 'readonly').objectStore('games').getAll();
        return ok(games.map(({ gameId, length }) => ({ gameId, length })));
      }),
    read: (gameId) =>
      perform(async (db) => {
        const tx = db.transaction(scope, 'readonly');
        const [game, entries, snapshot] = await Promise.all([
          tx.objectStore('games').get(gameId),
          tx.objectStore('entries').getAll(entriesOf(gameId)),
          tx.objectStore('entries').get([gameId, SNAPSHOT]),
        ]);
        if (!game) return fail('gone');
        const stored: StoredGame = {
          gameId,
          entries,
          records: copyRecords({ ...game.records, ...(snapshot && { snapshot }) }),
        };
        return ok(stored);
      }),
    put: (gameId, records, entries = []) => write(gameId, entries, records, true),
    append: (gameId, entries, records = {}) => write(gameId, entries, records, false),
    cut: (gameId, length, records = {}) => {
      const copies = copyRecords(records);
      return perform((db) => change(db, (games, log) => cut(games, log, gameId, length, copies)));
    },
    remove: (gameId) =>
      perform(async (db) => {
        const tx = db.transaction(scope, 'readwrite', writing);
        tx.done.catch(() => {});
        await tx.objectStore('games').delete(gameId);
        await tx.objectStore('entries').delete(entriesOf(gameId, SNAPSHOT));
        await tx.done;
        return ok(null);
      }),
  };
}

/** Writes a game's new entries and records, or returns why it can't; the whole transaction must then be aborted. */
async function writeEntries(
  games: Writable<'games'>,
  log: Writable<'entries'>,
  gameId: GameName,
  entries: StoredEntry[],
  records: Records,
  make: boolean,
): Change {
  const game = (await games.get(gameId)) ?? (make ? { gameId, length: 0, records: {} } : null);
  if (!game) return 'gone';
  if (contradicts(game.records, records)) return 'refused';
  let { length } = game;
  for (const { seq, bytes } of entries) {
    const there = seq < length ? await log.get([gameId, seq]) : undefined;
    // An entry that is counted but missing has been lost by the disk.
    if (there ? !equal(there, bytes) : seq < 0 || seq > length) return 'refused';
    if (there) continue;
    await log.put(bytes, [gameId, seq]);
    length = Math.max(length, seq + 1);
  }
  const { snapshot, ...others } = records;
  if (snapshot) await log.put(snapshot, [gameId, SNAPSHOT]);
  await games.put({ gameId, length, records: { ...game.records, ...others } });
  return null;
}

async function cut(
  games: Writable<'games'>,
  log: Writable<'entries'>,
  gameId: GameName,
  length: number,
  records: Records,
): Change {
  const game = await games.get(gameId);
  if (!game) return 'gone';
  if (contradicts(game.records, records)) return 'refused';
  await log.delete(entriesOf(gameId, length));
  await games.put({ gameId, length: Math.min(game.length, length), records: { ...game.records, ...records } });
  return null;
}

/** Why the whole transaction must be aborted; null if it need not be. */
type Change = Promise<StoreFault | null>;

type Writable<Name extends 'games' | 'entries'> = IDBPObjectStore<Schema, ('games' | 'entries')[], Name, 'readwrite'>;

function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // The transaction has already ended.
  }
}

export function database(name: string): Perform<Schema> {
  return connect<Schema>(name, (db) => {
    db.createObjectStore('games', { keyPath: 'gameId' });
    db.createObjectStore('entries');
    db.createObjectStore('device');
  });
}

/** The snapshot's key: before all entries, and not in the game's row, which is rewritten with every entry. */
const SNAPSHOT = -1;

/** Every entry of a game from the given number: in IndexedDB's order, nothing sorts above an array. */
const entriesOf = (gameId: GameName, from = 0) =>
  IDBKeyRange.bound([gameId, from], [gameId, []] as unknown as [GameName, number]);
