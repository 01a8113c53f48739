/** A disk in memory: the fallback when the browser stores nothing. It outlives the stores opened on it. */
import { equal } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { GameName, Records, Store, StoredEntry, StoredGame, StoreFault } from './store.ts';

export class MemoryDisk {
  protected readonly games = new Map<GameName, StoredGame>();

  open(): Store {
    return {
      list: async () => ok([...this.games.values()].map(summary)),
      read: async (gameId) => {
        const game = this.games.get(gameId);
        return game ? ok(copyGame(game)) : fail('gone');
      },
      put: async (gameId, records, entries = []) =>
        this.#fill(this.games.get(gameId) ?? { gameId, entries: [], records: {} }, entries, records),
      append: async (gameId, entries, records = {}) => this.#fill(this.games.get(gameId), entries, records),
      cut: async (gameId, length, records = {}) => {
        const game = this.games.get(gameId);
        return this.#fill(game && { ...game, entries: game.entries.slice(0, length) }, [], records);
      },
      remove: async (gameId) => {
        this.games.delete(gameId);
        return ok(null);
      },
    };
  }

  #fill(game: StoredGame | undefined, entries: readonly StoredEntry[], records: Records): Result<null, StoreFault> {
    if (!game) return fail('gone');
    if (contradicts(game.records, records)) return fail('refused');
    const log = [...game.entries];
    for (const { seq, bytes } of copyEntries(entries)) {
      const there = log[seq];
      if (there ? !equal(there, bytes) : seq !== log.length) return fail('refused');
      log[seq] = bytes;
    }
    return this.write({ ...game, entries: log, records: { ...game.records, ...copyRecords(records) } });
  }

  /** The only place that changes a game: the change is made entirely or not at all. */
  protected write(game: StoredGame): Result<null, StoreFault> {
    this.games.set(game.gameId, game);
    return ok(null);
  }
}

const summary = ({ gameId, entries }: StoredGame) => ({ gameId, length: entries.length });

const copyGame = ({ gameId, entries, records }: StoredGame): StoredGame => ({
  gameId,
  entries: entries.map((bytes) => bytes.slice()),
  records: copyRecords(records),
});

/** A copy without keys that are present but undefined, which would otherwise erase stored records. */
export function copyRecords(records: Records): Records {
  const stored = Object.entries(records).filter(([, bytes]) => bytes !== undefined);
  return Object.fromEntries(stored.map(([name, bytes]) => [name, bytes.slice()]));
}

export const copyEntries = (entries: readonly StoredEntry[]): StoredEntry[] =>
  entries.map(({ seq, bytes }) => ({ seq, bytes: bytes.slice() }));

/** Whether `next` may not overwrite `stored`: a game has one seed. */
export const contradicts = (stored: Records, next: Records): boolean =>
  stored.seed !== undefined && next.seed !== undefined && !equal(stored.seed, next.seed);
