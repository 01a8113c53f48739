/**
 * A store that never ends a game: if the browser refuses to store more, the game continues in memory and the players
 * are told. Open games are fully mirrored, so nothing is missing there; the disk is retried until it has caught up.
 */
import { ok, type Result } from '../../base/result.ts';
import { copyEntries, copyRecords } from '../../peer/store/memory.ts';
import type { GameId, Store, StoredEntry, StoreFault } from '../../peer/store/store.ts';

export interface FallbackStore {
  store: Store;
  /** The same games on disk only: fails if the disk does. For data that exists nowhere else once accepted. */
  readonly strict: Pick<Store, 'put' | 'read'>;
  /** The fault that leaves data only in memory; null if there is none. */
  readonly trouble: StoreFault | null;
  /** Sets the only handler, called when the trouble starts, changes or ends. */
  onTrouble(handler: () => void): void;
  /** Sets the only handler, called when the disk was cleared behind the page; its games are rewritten. */
  onCleared(handler: () => void): void;
}

/** Schedules a retry of the disk. */
export type Reschedule = (act: () => void) => void;

const AGAIN_MS = 5000;
const inAWhile: Reschedule = (act) => void setTimeout(act, AGAIN_MS);

type Written = Result<null, StoreFault>;

/** `first`: the disk's fault when it was opened. */
export function withFallback(
  disk: Store,
  memory: Store,
  first: StoreFault | null = null,
  later: Reschedule = inAWhile,
): FallbackStore {
  let trouble = first;
  let tell: () => void = () => {};
  let cleared: () => void = () => {};
  let waits = false;
  /** Games whose memory copy is at least as new as the disk's. */
  const mirrored = new Set<GameId>();
  /** Games whose disk copy is behind. */
  const behind = new Set<GameId>();
  /** Shortest length of a log while the disk was failing: anything beyond must be cut before appending. */
  const cuts = new Map<GameId, number>();
  const inTurn = queue();

  /** Loads it from disk, unless already mirrored. */
  const mirror = async (gameId: GameId): Promise<Written> => {
    if (mirrored.has(gameId)) return ok(null);
    const stored = await disk.read(gameId);
    if (!stored.ok) return stored;
    await memory.put(gameId, stored.value.records, numbered(stored.value.entries));
    mirrored.add(gameId);
    return ok(null);
  };

  const write = (gameId: GameId, act: (store: Store) => Promise<Written>, cut?: number): Promise<Written> =>
    inTurn(async () => {
      await mirror(gameId);
      const done = await act(memory);
      if (!done.ok) return done;
      mirrored.add(gameId);
      const kept = trouble === null ? await act(disk) : null;
      // A conflict with the log is not a lack of space: it stops the game.
      if (kept?.ok || kept?.error === 'refused') return kept;
      behind.add(gameId);
      if (cut !== undefined) cuts.set(gameId, Math.min(cut, cuts.get(gameId) ?? cut));
      if (kept !== null) await catchUp();
      return ok(null);
    });

  const caughtUp = (gameId: GameId): void => {
    behind.delete(gameId);
    cuts.delete(gameId);
  };

  /** Writes everything the disk has missed, and retries later until it succeeds. */
  const catchUp = async (): Promise<void> => {
    const before = trouble;
    trouble = null;
    for (const gameId of behind) {
      const kept = await writeAnew(disk, memory, gameId, cuts.get(gameId), cleared);
      if (kept.ok) caughtUp(gameId);
      else trouble = kept.error;
    }
    if (before !== null && trouble === null) {
      const listed = await disk.list();
      if (!listed.ok) trouble = listed.error;
    }
    if (trouble !== null) tryLater();
    if (trouble !== before) tell();
  };
  const tryLater = (): void => {
    if (waits) return;
    waits = true;
    later(() => {
      waits = false;
      if (trouble !== null) void inTurn(catchUp);
    });
  };
  if (first !== null) tryLater();

  const removeMirror = async (gameId: GameId): Promise<void> => {
    await memory.remove(gameId);
    mirrored.delete(gameId);
    caughtUp(gameId);
  };

  return {
    get trouble() {
      return trouble;
    },
    onTrouble(handler) {
      tell = handler;
    },
    onCleared(handler) {
      cleared = handler;
    },
    strict: {
      read: (gameId) => inTurn(() => disk.read(gameId)),
      put: (gameId, records, entries = []) => {
        const [copies, added] = [copyRecords(records), copyEntries(entries)];
        return inTurn(async () => {
          const done = await disk.put(gameId, copies, added);
          // The next read mirrors what the disk has now.
          if (done.ok) await removeMirror(gameId);
          return done;
        });
      },
    },
    store: {
      list: () =>
        inTurn(async () => {
          const [kept, held] = [await disk.list(), await memory.list()];
          if (!kept.ok || !held.ok) return kept.ok ? kept : held;
          return ok([
            ...kept.value.filter(({ gameId }) => !behind.has(gameId)),
            ...held.value.filter(({ gameId }) => behind.has(gameId)),
          ]);
        }),
      read: (gameId) =>
        inTurn(async () => {
          const there = await mirror(gameId);
          return there.ok ? memory.read(gameId) : there;
        }),
      put: (gameId, records, entries = []) => {
        const copies = copyRecords(records);
        const added = copyEntries(entries);
        return write(gameId, (store) => store.put(gameId, copies, added));
      },
      append: (gameId, entries, records = {}) => {
        const copies = copyEntries(entries);
        const others = copyRecords(records);
        return write(gameId, (store) => store.append(gameId, copies, others));
      },
      cut: (gameId, length, records = {}) => {
        const copies = copyRecords(records);
        return write(gameId, (store) => store.cut(gameId, length, copies), length);
      },
      remove: (gameId) =>
        inTurn(async () => {
          await removeMirror(gameId);
          const done = await disk.remove(gameId);
          // There may be space again.
          if (done.ok && trouble !== null) await catchUp();
          return done;
        }),
    },
  };
}

/** Writes a whole game from memory. Entries already on disk are skipped; a lost game is recreated. */
async function writeAnew(
  disk: Store,
  memory: Store,
  gameId: GameId,
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
