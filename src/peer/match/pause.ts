/**
 * Pausing until another day: a player who paused waits for nobody. Unsigned and not in the log: it binds only the phone
 * that stores it (PROTOCOL 14.9). If both have paused, it ends while they are connected, so that neither is waited for
 * without knowing.
 */
import { ok, type Result } from '../../base/result.ts';
import type { GameId, Store, StoreFault } from '../store/store.ts';

export class Pause {
  readonly #store: Store;
  readonly #name: GameId;
  /** By this player, and by the other. */
  mine = false;
  theirs = false;

  constructor({ store, name }: { store: Store; name: GameId }) {
    this.#store = store;
    this.#name = name;
  }

  /** Restores the stored value. */
  restore(record: Uint8Array | undefined): void {
    const [mine, theirs] = record ?? [];
    this.mine = mine === 1;
    this.theirs = theirs === 1;
  }

  /** Stored first: otherwise, after a crash, the phone would count time against a player it had let go. */
  async set(next: { readonly mine?: boolean; readonly theirs?: boolean }): Promise<Result<null, StoreFault>> {
    const { mine = this.mine, theirs = this.theirs } = next;
    if (mine === this.mine && theirs === this.theirs) return ok(null);
    const paused = Uint8Array.of(mine ? 1 : 0, theirs ? 1 : 0);
    const kept = await this.#store.append(this.#name, [], { paused });
    if (!kept.ok) return kept;
    this.mine = mine;
    this.theirs = theirs;
    return ok(null);
  }
}
