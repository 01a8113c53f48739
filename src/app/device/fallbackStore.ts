/**
 * A store that never ends a game: as soon as the browser refuses to keep more, the game goes on in memory, and the
 * people are told. Everything of an open game is mirrored, so nothing is missing there; and the disk is tried again until
 * it takes all that it has missed.
 */
import { ok, type Result } from '../../base/result.ts';
import { copyEntries, copyRecords } from '../../peer/store/records.ts';
import type { GameId, Store, StoredEntry, StoreFault } from '../../peer/store/store.ts';

export interface GoingOn {
  store: Store;
  /** The same games on the disk alone: a write is refused where the disk refuses it. For what exists nowhere else once it is accepted. */
  readonly strict: Pick<Store, 'put' | 'read'>;
  /** The fault that makes memory the only keeper, as long as it does. */
  readonly trouble: StoreFault | null;
  /** Calls `handler`, and no other one, when the trouble comes, changes or goes. */
  onTrouble(handler: () => void): void;
  /** Calls `handler`, and no other one, when the disk turns out to have been cleared behind the page; its games are written again. */
  onCleared(handler: () => void): void;
}

/** What is to happen after a while: the disk is tried again. */
export type Later = (act: () => void) => void;

const AGAIN_MS = 5000;
const inAWhile: Later = (act) => void setTimeout(act, AGAIN_MS);

type Written = Result<null, StoreFault>;

/** `first`: what the disk said already when it was opened. */
export function goingOn(disk: Store, memory: Store, first: StoreFault | null = null, later: Later = inAWhile): GoingOn {
  let trouble = first;
  let tell: () => void = () => {};
  let cleared: () => void = () => {};
  let waits = false;
  /** Games that are in memory as they are on the disk, or newer. */
  const mirrored = new Set<GameId>();
  /** Those of which the disk has missed something. */
  const behind = new Set<GameId>();
  /** How short a log became while the disk took nothing: what it has beyond that is to go before anything is added. */
  const cuts = new Map<GameId, number>();
  const inTurn = queue();

  /** From the disk, unless it is there already. */
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
      // What contradicts the log is no lack of room: it stops the game.
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

  /** Gives the disk all that it has missed, and tries again later as long as it does not take it. */
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

  const forget = async (gameId: GameId): Promise<void> => {
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
          // The next to read the game mirrors what the disk has now.
          if (done.ok) await forget(gameId);
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
          await forget(gameId);
          const done = await disk.remove(gameId);
          // There may be room again.
          if (done.ok && trouble !== null) await catchUp();
          return done;
        }),
    },
  };
}

/** All of a game as memory has it. What the disk has already is passed over; a game that it has lost is made again. */
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

/** One after the other, in the order of their calls. */
function queue(): <T>(act: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    const done = last.then(act);
    last = done.catch(() => {});
    return done;
  };
}
