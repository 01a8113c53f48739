/** Runs in a page of the app: puts a game into the app's own store. */
import { fromHex, hex } from '../../src/base/bytes.ts';
import { ok } from '../../src/base/result.ts';
import { database, databaseName, openIdbStore } from '../../src/peer/store/idb.ts';
import { putOnShelf } from '../../src/peer/store/shelf.ts';
import { platformKey } from '../support/peer/platformKey.ts';
import type { StoredGame } from './storedGame.ts';

declare global {
  interface Window {
    putGame(name: string, game: StoredGame): Promise<void>;
  }
}

const bytes = (text: string): Uint8Array => {
  const read = fromHex(text);
  if (read === null) throw new Error('not hexadecimal');
  return read;
};

window.putGame = async (name, { secret, keys, rules, records, entries }) => {
  // As on most phones. A key stored as bytes would be tested by signing, which takes as long as reading the game.
  const key = await platformKey(bytes(secret));
  await database(databaseName)(async (db) => {
    await db.put('device', key, 'key');
    return ok(null);
  });
  const store = openIdbStore();
  const kept = Object.fromEntries(Object.entries(records).map(([key, text]) => [key, bytes(text)]));
  const put = await store.put(name, kept);
  const added = await store.append(
    name,
    entries.map((text, seq) => ({ seq, bytes: bytes(text) })),
  );
  if (!put.ok || !added.ok) throw new Error('the browser keeps no game');
  await putOnShelf({
    game: name,
    names: ['Ann', 'Bob'],
    keys,
    seat: 0,
    points: [0, 0],
    turn: 1,
    over: false,
    ...(rules !== undefined && { rules }),
    ticket: { role: 'host', room: 'AAAAAA', token: hex(new Uint8Array(16)), peerKey: bytes(keys[1]) },
    touched: Date.now(),
  });
};
