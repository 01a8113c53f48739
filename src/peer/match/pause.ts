/**
 * "Until another day": who has said so waits for nobody. Unsigned, and no part of the log: it binds only whoever keeps it (PROTOCOL 14.9).
 * Where both have said so it ends while they are linked, so that neither is waited for without knowing it.
 */
import { ok, type Result } from '../../base/result.ts';
import type { GameId, Store, StoreFault } from '../store/store.ts';

export class Pause {
  readonly #store: Store;
  readonly #name: GameId;
  /** By this player, and by the other one. */
  mine = false;
  theirs = false;

  constructor({ store, name }: { store: Store; name: GameId }) {
    this.#store = store;
    this.#name = name;
  }

  /** Takes over what the own store held. */
  restore(record: Uint8Array | undefined): void {
    const [mine, theirs] = record ?? [];
    this.mine = mine === 1;
    this.theirs = theirs === 1;
  }

  /** Kept first: a phone that died would else wait for whom it has let go. */
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
