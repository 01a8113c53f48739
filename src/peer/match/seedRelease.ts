/**
 * If two players keep their decks secret over a match, seeds stay hidden until one of them ends it: from then on all
 * are owed (PROTOCOL 9.17).
 */
import { ok, type Result } from '../../base/result.ts';
import type { GameId, Store, StoreFault } from '../store/store.ts';

export class SeedRelease {
  readonly #store: Store;
  readonly #name: GameId;
  #done = false;

  constructor({ store, name }: { store: Store; name: GameId }) {
    this.#store = store;
    this.#name = name;
  }

  get done(): boolean {
    return this.#done;
  }

  /** Restores the stored value. */
  restore(record: Uint8Array | undefined): void {
    this.#done = record !== undefined;
  }

  /** Stored first: it cannot be undone. */
  async now(): Promise<Result<null, StoreFault>> {
    if (this.#done) return ok(null);
    const kept = await this.#store.append(this.#name, [], { released: Uint8Array.of(1) });
    if (kept.ok) this.#done = true;
    return kept;
  }
}
