/** How two phones agree on a game: this phone's hello and the other's (PROTOCOL 3.1). */

import { equal } from '../../base/bytes.ts';
import { ok, type Result } from '../../base/result.ts';
import type { AnyGame, Refusal } from '../../rules/game.ts';
import type { GameId, Store, StoreFault } from '../store/store.ts';
import { type Agreement, disagreement, helloOf, termsOf, writeAgreement } from './agreement.ts';
import type { Terms } from './fold/state.ts';
import type { Hello } from './sync/wire.ts';

interface Parts {
  readonly game: AnyGame;
  readonly store: Store;
  readonly name: GameId;
}

export class Greeting {
  readonly #parts: Parts;
  readonly #seed: Uint8Array;
  #agreement: Agreement;

  constructor({ game, store, name }: Parts, seed: Uint8Array, agreement: Agreement) {
    this.#parts = { game, store, name };
    this.#seed = seed;
    this.#agreement = agreement;
  }

  get agreement(): Agreement {
    return this.#agreement;
  }

  /** Null until the other player's hello arrives. */
  get terms(): Terms | null {
    return termsOf(this.#parts.game, this.#agreement, this.#seed);
  }

  hello(): Hello {
    return helloOf(this.#parts.game, this.#agreement, this.#seed);
  }

  /** Whether it repeats the other phone's earlier hello; null: there was none. */
  isKnown({ nonce, seedCommitment }: Hello): boolean | null {
    const { peer } = this.#agreement;
    return peer && equal(peer.nonce, nonce) && equal(peer.seedCommitment, seedCommitment);
  }

  /** Why the two cannot play each other; null if they can. */
  refusal(theirs: Hello): Refusal | null {
    return disagreement(this.hello(), theirs, this.#parts.game);
  }

  /** Stores the other player's hello: from here on there is a game. */
  async agree({ nonce, seedCommitment }: Hello): Promise<Result<null, StoreFault>> {
    const { store, name } = this.#parts;
    const agreement = { ...this.#agreement, peer: { nonce, seedCommitment } };
    const kept = await store.put(name, { header: writeAgreement(agreement, this.#seed) });
    if (!kept.ok) return kept;
    this.#agreement = agreement;
    return ok(null);
  }
}
