/** Moves games from one phone to another during a session, at random, at most once per player and game. */
import type { Signer } from '../../../src/peer/crypto.ts';
import { readParcel, storeParcel, writeParcel } from '../../../src/peer/match/parcel.ts';
import type { AnyGame, Seat } from '../../../src/rules/game.ts';
import type { Random } from '../../../src/solo/random.ts';
import { testTaker } from '../duel.ts';
import { FaultyDisk } from '../peer/faultyDisk.ts';
import { takerOf } from '../peer/words.ts';
import type { EveningDuel } from './eveningGame.ts';
import { wished } from './wishes.ts';

/** One step in this many starts a move. */
const RARE = 150;

export class Moves {
  readonly #duel: EveningDuel;
  readonly #game: AnyGame;
  readonly #random: Random;
  readonly #seed: number;
  /** The current players' keys, by seat, with which the duel is started. */
  readonly #signers: [Signer, Signer];
  readonly #next: [Signer | null, Signer | null] = [null, null];
  readonly #done: [boolean, boolean] = [false, false];

  constructor(duel: EveningDuel, game: AnyGame, random: Random, seed: number, signers: [Signer, Signer]) {
    this.#duel = duel;
    this.#game = game;
    this.#random = random;
    this.#seed = seed;
    this.#signers = signers;
  }

  /** The number of games that have arrived on another phone. */
  get arrived(): number {
    return this.#done.filter((one) => one).length;
  }

  /** May start a move, and delivers whatever may leave a phone at this point. */
  async step(): Promise<void> {
    for (const seat of [0, 1] as const) {
      if (this.#duel.dead[seat] || this.#done[seat]) continue;
      const { match } = this.#duel.players[seat];
      const { status, move } = match.view();
      if (move.gone?.known) await this.#arrive(seat);
      else if (move.gone === null && status.kind === 'playing' && this.#random(RARE) === 0) {
        this.#next[seat] ??= testTaker(this.#seed + 1_000_000, seat);
        await wished(this.#duel, seat, match.moveTo(takerOf(this.#next[seat])));
      }
    }
  }

  async #arrive(seat: Seat): Promise<void> {
    const next = this.#next[seat];
    const stored = await this.#duel.players[seat].disk.open().read('duel');
    const parcel = stored.ok ? readParcel(writeParcel(stored.value)) : null;
    if (next === null || parcel === null) throw new Error(`seed ${this.#seed}: a game that moved has no parcel`);
    const disk = new FaultyDisk();
    const to = { game: this.#game, key: next.publicKey };
    // The new phone may crash on the first message, which is then sent again.
    const dies = this.#random(3) === 0 ? (['die-before', 'die-after'] as const)[this.#random(2)] : undefined;
    if (dies !== undefined) {
      const died = new Promise<void>((onDeath) => {
        const store = disk.open({ fate: ({ kind }) => (kind === 'put' ? dies : 'done'), onDeath });
        void storeParcel(parcel, { ...to, store });
      });
      await died;
    }
    const taken = await storeParcel(parcel, { ...to, store: disk.open() });
    if (!taken.ok) throw new Error(`seed ${this.#seed}: ${taken.error.why}`);
    this.#done[seat] = true;
    this.#signers[seat] = next;
    await this.#duel.restart(seat, disk);
  }
}
