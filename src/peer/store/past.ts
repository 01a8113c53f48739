// Chunk: ended
/** Imported finished games: each with its game file, so it can be checked, and its list entry. */
import { hex } from '../../base/bytes.ts';
import { ok, type Result } from '../../base/result.ts';
import { sha256 } from '../crypto.ts';
import type { PastGame } from '../export/content.ts';
import { connect } from './connection.ts';
import type { StoreFault } from './store.ts';

type Schema = { games: { key: string; value: PastGame } };

const perform = connect<Schema>('meatspace-past', (db) => void db.createObjectStore('games'));

/** SHA-256 of the game's file, in hexadecimal: identical no matter who exported it. */
export const pastId = ({ file }: Pick<PastGame, 'file'>): string => hex(sha256(file));

/** The games by id, in no particular order. */
export function loadPastGames(): Promise<Result<Map<string, PastGame>, StoreFault>> {
  return perform(async (db) => {
    const [ids, games] = await Promise.all([db.getAllKeys('games'), db.getAll('games')]);
    return ok(new Map(games.map((game, at) => [ids[at] ?? '', game])));
  });
}

/** Saves all or none. */
export function savePastGames(games: readonly PastGame[]): Promise<Result<null, StoreFault>> {
  return perform(async (db) => {
    const writing = db.transaction('games', 'readwrite');
    for (const game of games) void writing.store.put(game, pastId(game));
    await writing.done;
    return ok(null);
  });
}

export const deletePastGame = (id: string): Promise<Result<unknown, StoreFault>> =>
  perform(async (db) => ok(await db.delete('games', id)));
