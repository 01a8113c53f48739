/**
 * A store that never ends a game: if the browser refuses to store more, the game continues in memory and the players
 * are told. Open games are fully mirrored in memory, and the disk is retried until it has caught up.
 */
import { ok, type Result } from '../../base/result.ts';
import { copyEntries, copyRecords } from '../../peer/store/memory.ts';
import type { GameName, Store, StoredEntry, StoreFault } from '../../peer/store/store.ts';

const AGAIN_MS = 5000;
/** Schedules a retry of the disk. */
const inAWhile = (act: () => void): void => void setTimeout(act, AGAIN_MS);

type Written = Result<null, StoreFault>;

export class FallbackStore {
  #tell: () => void = () => {};
  #cleared: () => void = () => {};
  #waits = false;
  /** Games whose memory copy is at least as new as the disk's. */
  readonly #mirrored = new Set<GameName>();
  /** Games whose disk copy is behind. */
  readonly #behind = new Set<GameName>();
  /** Shortest length of each log while the disk was failing: anything beyond it must be cut before appending. */
  readonly #cuts = new Map<GameName, number>();
  readonly #inTurn = queue();

  /** `trouble`: the fault that leaves some data only in memory, at first the disk's when it was opened. */
  constructor(
    private readonly disk: Store,
    private readonly memory: Store,
    public trouble: StoreFault | null = null,
    private readonly later = inAWhile,
  ) {
    if (trouble !== null) this.#tryLater();
  }

  /** Sets the only handler, called when the trouble starts, changes or ends. */
  onTrouble(handler: () => void): void {
    this.#tell = handler;
  }

  /** Sets the only handler, called when the disk was cleared behind the page; its games are rewritten. */
  onCleared(handler: () => void): void {
    this.#cleared = handler;
  }

  /** The same games on disk only, which fails if the disk does. For data that exists nowhere else once accepted. */
  readonly strict: Pick<Store, 'put' | 'read'> = {
    read: (gameId) => this.#inTurn(() => this.disk.read(gameId)),
    put: (gameId, records, entries = []) => {
      const [copies, added] = [copyRecords(records), copyEntries(entries)];
      return this.#inTurn(async () => {
        const done = await this.disk.put(gameId, copies, added);
        // The next read mirrors the current state of the disk.
        if (done.ok) await this.#removeMirror(gameId);
        return done;
      });
    },
  };

  readonly store: Store = {
    list: () =>
      this.#inTurn(async () => {
        const [kept, held] = [await this.disk.list(), await this.memory.list()];
        if (!kept.ok || !held.ok) return kept.ok ? kept : held;
        return ok([
          ...kept.value.filter(({ gameId }) => !this.#behind.has(gameId)),
          ...held.value.filter(({ gameId }) => this.#behind.has(gameId)),
        ]);
      }),
    read: (gameId) =>
      this.#inTurn(async () => {
        const there = await this.#mirror(gameId);
        return there.ok ? this.memory.read(gameId) : there;
      }),
    put: (gameId, records, entries = []) => {
      const [copies, added] = [copyRecords(records), copyEntries(entries)];
      return this.#write(gameId, (store) => store.put(gameId, copies, added));
    },
    append: (gameId, entries, records = {}) => {
      const [copies, others] = [copyEntries(entries), copyRecords(records)];
      return this.#write(gameId, (store) => store.append(gameId, copies, others));
    },
    cut: (gameId, length, records = {}) => {
      const copies = copyRecords(records);
      return this.#write(gameId, (store) => store.cut(gameId, length, copies), length);
    },
    remove: (gameId) =>
      this.#inTurn(async () => {
        await this.#removeMirror(gameId);
        const done = await this.disk.remove(gameId);
        // There may be space again.
        if (done.ok && this.trouble !== null) await this.#catchUp();
        return done;
      }),
  };

  /** Loads a game from disk, unless already mirrored. */
  async #mirror(gameId: GameName): Promise<Written> {
    if (this.#mirrored.has(gameId)) return ok(null);
    const stored = await this.disk.read(gameId);
    if (!stored.ok) return stored;
    await this.memory.put(gameId, stored.value.records, numbered(stored.value.entries));
    this.#mirrored.add(gameId);
    return ok(null);
  }

  #write(gameId: GameName, act: (store: Store) => Promise<Written>, cut?: number): Promise<Written> {
    return this.#inTurn(async () => {
      await this.#mirror(gameId);
      const done = await act(this.memory);
      if (!done.ok) return done;
      this.#mirrored.add(gameId);
      const kept = this.trouble === null ? await act(this.disk) : null;
      // A conflict with the log is not a lack of space: it stops the game.
      if (kept?.ok || kept?.error === 'refused') return kept;
      this.#behind.add(gameId);
      if (cut !== undefined) this.#cuts.set(gameId, Math.min(cut, this.#cuts.get(gameId) ?? cut));
      if (kept !== null) await this.#catchUp();
      return ok(null);
    });
  }

  /** Writes everything the disk has missed, and retries later until it succeeds. */
  async #catchUp(): Promise<void> {
    const before = this.trouble;
    this.trouble = null;
    for (const gameId of this.#behind) {
      const kept = await rewriteGame(this.disk, this.memory, gameId, this.#cuts.get(gameId), this.#cleared);
      if (kept.ok) this.#caughtUp(gameId);
      else this.trouble = kept.error;
    }
    if (before !== null && this.trouble === null) {
      const listed = await this.disk.list();
      if (!listed.ok) this.trouble = listed.error;
    }
    if (this.trouble !== null) this.#tryLater();
    if (this.trouble !== before) this.#tell();
  }

  #tryLater(): void {
    if (this.#waits) return;
    this.#waits = true;
    this.later(() => {
      this.#waits = false;
      if (this.trouble !== null) void this.#inTurn(() => this.#catchUp());
    });
  }

  #caughtUp(gameId: GameName): void {
    this.#behind.delete(gameId);
    this.#cuts.delete(gameId);
  }

  async #removeMirror(gameId: GameName): Promise<void> {
    await this.memory.remove(gameId);
    this.#mirrored.delete(gameId);
    this.#caughtUp(gameId);
  }
}

/** Writes a whole game from memory. Entries already on disk are skipped; a lost game is recreated. */
async function rewriteGame(
  disk: Store,
  memory: Store,
  gameId: GameName,
  cut: number | undefined,
  cleared: () => void,
): Promise<Written> {
  const game = await memory.read(gameId);
  if (!game.ok) return game;
  const { records } = game.value;
  const entries = numbered(game.value.entries);
  if (cut !== undefined) {
    const shortened = await disk.cut(gameId, cut);
    if (!shortened.ok && shortened.error !== 'gone') return shortened;
  }
  const kept = await disk.append(gameId, entries, records);
  if (kept.ok || kept.error !== 'gone') return kept;
  const made = await disk.put(gameId, records, entries);
  if (made.ok) cleared();
  return made;
}

const numbered = (entries: readonly Uint8Array[]): StoredEntry[] => entries.map((bytes, seq) => ({ seq, bytes }));

/** Runs calls one at a time, in order. */
function queue(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const done = last.then(act);
    last = done.catch(() => {});
    return done;
  };
}
