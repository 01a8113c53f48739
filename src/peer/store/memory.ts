/**
 * An in-memory disk, and stores on it that fail when a test says so. The disk outlives its stores, as a phone's does: a
 * test kills the phone in the middle of an operation, reopens the disk and sees what is left.
 */
import { equal } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { GameId, Records, Store, StoredEntry, StoredGame, StoreFault } from './store.ts';

/**
 * The outcome of an operation. `die-before` and `die-after`: the phone dies before or after the write; that promise and
 * all later ones of this store never resolve.
 */
export type StoreFate = 'done' | StoreFault | 'die-before' | 'die-after';

/** An operation about to start; `index` counts this store's operations from 0, including reads. */
export interface Operation {
  index: number;
  kind: 'list' | 'read' | 'put' | 'append' | 'cut' | 'remove';
}

export interface OpenOptions {
  fate?: (operation: Operation) => StoreFate;
  /** Called when the phone dies, so a test can kill its link too. */
  onDeath?: () => void;
}

export class MemoryDisk {
  readonly #games = new Map<GameId, StoredGame>();
  /** The games before the latest writes. */
  readonly #before: StoredGame[] = [];

  /** `roomBytes`: total capacity for all games; anything beyond is refused as `full`. */
  constructor(private readonly roomBytes = Number.POSITIVE_INFINITY) {}

  open(options: OpenOptions = {}): Store {
    const perform = queue(options);
    return {
      list: () => perform('list', () => ok([...this.#games.values()].map(summary))),
      read: (gameId) => perform('read', () => this.#read(gameId)),
      put: (gameId, records, entries = []) => {
        const copies = copyRecords(records);
        const log = copyEntries(entries);
        return perform('put', () => this.#fill(gameId, log, copies, true));
      },
      append: (gameId, entries, records = {}) => {
        const copies = copyEntries(entries);
        const others = copyRecords(records);
        return perform('append', () => this.#fill(gameId, copies, others, false));
      },
      cut: (gameId, length, records = {}) => {
        const copies = copyRecords(records);
        return perform('cut', () => this.#cut(gameId, length, copies));
      },
      remove: (gameId) =>
        perform('remove', () => {
          this.#games.delete(gameId);
          this.#before.length = 0;
          return ok(null);
        }),
    };
  }

  /**
   * Loses the latest writes, each as a whole: a device may report a write as done and lose it in a crash. No game is
   * lost.
   */
  tear(writes: number): void {
    for (const game of this.#before.splice(Math.max(0, this.#before.length - writes)).reverse())
      this.#games.set(game.gameId, game);
  }

  #read(gameId: GameId): Result<StoredGame, StoreFault> {
    const game = this.#games.get(gameId);
    return game ? ok(copyGame(game)) : fail('gone');
  }

  #fill(gameId: GameId, entries: StoredEntry[], records: Records, make: boolean): Result<null, StoreFault> {
    const game = this.#games.get(gameId) ?? (make ? { gameId, entries: [], records: {} } : null);
    if (!game) return fail('gone');
    if (contradicts(game.records, records)) return fail('refused');
    const log = [...game.entries];
    for (const { seq, bytes } of entries) {
      const there = log[seq];
      if (there ? !equal(there, bytes) : seq !== log.length) return fail('refused');
      log[seq] = bytes;
    }
    return this.#write(game, log.slice(game.entries.length), records);
  }

  #cut(gameId: GameId, length: number, records: Records): Result<null, StoreFault> {
    const game = this.#games.get(gameId);
    if (!game) return fail('gone');
    if (contradicts(game.records, records)) return fail('refused');
    return this.#write({ ...game, entries: game.entries.slice(0, length) }, [], records);
  }

  /** The only place that changes a game: all or nothing. */
  #write(game: StoredGame, added: Uint8Array[], records: Records): Result<null, StoreFault> {
    const written = { ...game, entries: [...game.entries, ...added], records: { ...game.records, ...records } };
    const others = [...this.#games.values()].filter(({ gameId }) => gameId !== game.gameId);
    if (size([...others, written]) > this.roomBytes) return fail('full');
    if (this.#games.has(game.gameId)) this.#before.push(game);
    this.#before.splice(0, Math.max(0, this.#before.length - MAX_TORN));
    this.#games.set(game.gameId, written);
    return ok(null);
  }
}

/** How many writes can be lost at once. */
const MAX_TORN = 3;

/**
 * Runs operations one at a time, each a moment after its call, and applies its fate. Calls after a death wait forever.
 */
function queue({ fate = () => 'done', onDeath = () => {} }: OpenOptions) {
  let index = 0;
  let last: Promise<unknown> = Promise.resolve();
  return <T>(kind: Operation['kind'], act: () => Result<T, StoreFault>): Promise<Result<T, StoreFault>> => {
    const operation = { index: index++, kind };
    const done = last.then((): Result<T, StoreFault> | Promise<never> => {
      const befalls = fate(operation);
      if (befalls === 'die-after') act();
      if (befalls === 'die-before' || befalls === 'die-after') {
        onDeath();
        return never;
      }
      return befalls === 'done' ? act() : fail(befalls);
    });
    last = done;
    return done;
  };
}

const never = new Promise<never>(() => {});

const summary = ({ gameId, entries }: StoredGame) => ({ gameId, length: entries.length });

const size = (games: StoredGame[]): number =>
  games
    .flatMap(({ entries, records }) => [...entries, ...Object.values(records)])
    .reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0);

const copyGame = ({ gameId, entries, records }: StoredGame): StoredGame => ({
  gameId,
  entries: entries.map((bytes) => bytes.slice()),
  records: copyRecords(records),
});

const names: readonly (keyof Records)[] = [
  ...(['seed', 'header', 'note', 'evidence', 'shelf', 'spare', 'snapshot', 'verdict', 'paused', 'released'] as const),
];

/** A copy without the keys that are present but undefined, which would otherwise erase stored records. */
export function copyRecords(records: Records): Records {
  const copies: Records = {};
  for (const name of names) {
    const bytes = records[name];
    if (bytes) copies[name] = bytes.slice();
  }
  return copies;
}

export const copyEntries = (entries: readonly StoredEntry[]): StoredEntry[] =>
  entries.map(({ seq, bytes }) => ({ seq, bytes: bytes.slice() }));

/** Whether these records may not overwrite those: a game has one seed. */
export const contradicts = (kept: Records, next: Records): boolean =>
  kept.seed !== undefined && next.seed !== undefined && !equal(kept.seed, next.seed);
