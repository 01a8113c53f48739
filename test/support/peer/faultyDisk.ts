/**
 * A disk in memory whose stores fail when a test triggers it. Like a phone's, it outlives its stores: a test kills the
 * phone in the middle of an operation, reopens the disk and sees what is left.
 */
import { fail, type Result } from '../../../src/base/result.ts';
import { copyEntries, copyRecords, MemoryDisk } from '../../../src/peer/store/memory.ts';
import type { Store, StoredGame, StoreFault } from '../../../src/peer/store/store.ts';

/**
 * The outcome of an operation. `die-before` and `die-after`: the phone crashes before or after the write; the
 * operation's promise and all later ones of this store never resolve.
 */
export type StoreFate = 'done' | StoreFault | 'die-before' | 'die-after';

/** An operation about to start; `index` counts this store's operations from 0, including reads. */
export interface Operation {
  index: number;
  kind: keyof Store;
}

export interface OpenOptions {
  fate?: (operation: Operation) => StoreFate;
  /** Called when the phone crashes, so that a test can kill its link too. */
  onDeath?: () => void;
}

export class FaultyDisk extends MemoryDisk {
  /** The games as they were before the latest writes. */
  readonly #before: StoredGame[] = [];

  /** `roomBytes`: total capacity for all games; anything beyond is refused as `full`. */
  constructor(private readonly roomBytes = Number.POSITIVE_INFINITY) {
    super();
  }

  override open(options: OpenOptions = {}): Store {
    const store = super.open();
    const perform = queue(options);
    return {
      list: () => perform('list', () => store.list()),
      read: (gameId) => perform('read', () => store.read(gameId)),
      put: (gameId, records, entries = []) => {
        const [others, log] = [copyRecords(records), copyEntries(entries)];
        return perform('put', () => store.put(gameId, others, log));
      },
      append: (gameId, entries, records = {}) => {
        const [log, others] = [copyEntries(entries), copyRecords(records)];
        return perform('append', () => store.append(gameId, log, others));
      },
      cut: (gameId, length, records = {}) => {
        const others = copyRecords(records);
        return perform('cut', () => store.cut(gameId, length, others));
      },
      remove: (gameId) =>
        perform('remove', () => {
          this.#before.length = 0;
          return store.remove(gameId);
        }),
    };
  }

  /**
   * Loses the latest writes, each as a whole: a device may report a write as done and lose it in a crash. No game is
   * lost.
   */
  tear(writes: number): void {
    for (const game of this.#before.splice(Math.max(0, this.#before.length - writes)).reverse())
      this.games.set(game.gameId, game);
  }

  protected override write(game: StoredGame): Result<null, StoreFault> {
    const before = this.games.get(game.gameId);
    const others = [...this.games.values()].filter((one) => one !== before);
    if (size([...others, game]) > this.roomBytes) return fail('full');
    if (before) this.#before.push(before);
    this.#before.splice(0, Math.max(0, this.#before.length - MAX_TORN));
    return super.write(game);
  }
}

/** How many writes can be lost at once. */
const MAX_TORN = 3;

/**
 * Runs operations one at a time, each a moment after its call, and applies its fate. Calls after a crash wait forever.
 */
function queue({ fate = () => 'done', onDeath = () => {} }: OpenOptions) {
  let index = 0;
  let last: Promise<unknown> = Promise.resolve();
  return <T>(kind: Operation['kind'], act: () => Promise<Result<T, StoreFault>>): Promise<Result<T, StoreFault>> => {
    const operation = { index: index++, kind };
    const done = last.then((): Promise<Result<T, StoreFault>> | Result<T, StoreFault> => {
      const befalls = fate(operation);
      if (befalls === 'die-after') void act();
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

const size = (games: StoredGame[]): number =>
  games
    .flatMap(({ entries, records }) => [...entries, ...Object.values(records)])
    .reduce((sum, bytes) => sum + (bytes?.length ?? 0), 0);
