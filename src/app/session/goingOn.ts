/**
 * A store that never ends a game: as soon as the browser refuses to keep more, the game goes on in memory, and the
 * people are told once. Everything of an open game is mirrored, so nothing is missing there.
 */
import { ok } from '../../base/result.ts';
import type { Store, StoreFault } from '../../peer/store/store.ts';

export interface GoingOn {
  store: Store;
  /** The fault that made memory the only keeper, if any. */
  readonly trouble: StoreFault | null;
  onTrouble(handler: () => void): void;
}

/** `first`: what the disk said already when it was opened. */
export function goingOn(disk: Store, memory: Store, first: StoreFault | null = null): GoingOn {
  let trouble = first;
  let tell: () => void = () => {};
  const failed = (fault: StoreFault): void => {
    trouble = fault;
    tell();
  };
  return {
    get trouble() {
      return trouble;
    },
    onTrouble(handler) {
      tell = handler;
    },
    store: {
      list: () => (trouble === null ? disk.list() : memory.list()),
      async read(gameId) {
        const found = await memory.read(gameId);
        if (found.ok || trouble !== null) return found;
        const stored = await disk.read(gameId);
        if (!stored.ok) return stored;
        await memory.put(gameId, stored.value.records);
        await memory.append(
          gameId,
          stored.value.entries.map((bytes, seq) => ({ seq, bytes })),
        );
        return stored;
      },
      async put(gameId, records) {
        const mirrored = await memory.put(gameId, records);
        if (trouble !== null || !mirrored.ok) return mirrored;
        const kept = await disk.put(gameId, records);
        // What contradicts the log is no lack of room: it stops the game.
        if (!kept.ok && kept.error === 'refused') return kept;
        if (!kept.ok) failed(kept.error);
        return ok(null);
      },
      async append(gameId, entries, records) {
        const mirrored = await memory.append(gameId, entries, records);
        if (trouble !== null || !mirrored.ok) return mirrored;
        const kept = await disk.append(gameId, entries, records);
        if (!kept.ok && kept.error === 'refused') return kept;
        if (!kept.ok) failed(kept.error);
        return ok(null);
      },
      async cut(gameId, length, records) {
        const mirrored = await memory.cut(gameId, length, records);
        if (trouble !== null || !mirrored.ok) return mirrored;
        const kept = await disk.cut(gameId, length, records);
        if (!kept.ok && kept.error === 'refused') return kept;
        if (!kept.ok) failed(kept.error);
        return ok(null);
      },
      async remove(gameId) {
        await memory.remove(gameId);
        return trouble === null ? disk.remove(gameId) : ok(null);
      },
    },
  };
}
