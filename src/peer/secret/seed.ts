import { concat, u8, u16, u32 } from '../../base/bytes.ts';
import { canonical, type Json } from '../../base/canonical.ts';
import type { Seat } from '../../rules/game.ts';
import {
  hash,
  hkdfExpand,
  hkdfExtract,
  type KdfLabel,
  kdfInfo,
  PROTOCOL_VERSION,
  randomBytes,
  type Scalar,
  scalarFromWide,
  sha256,
} from '../crypto.ts';

/**
 * A fresh seed or nonce: 32 bytes. A seed is used for one game and is stored before anything derived from it is sent
 * (PROTOCOL 3.2).
 */
export function newSeed(): Uint8Array {
  return randomBytes(32);
}

/** 32 bytes that commit a player to the seed before the game has its id (PROTOCOL 3.2). Also checks a revealed seed. */
export function seedCommitment(seat: Seat, nonce: Uint8Array, seed: Uint8Array): Uint8Array {
  return hash('seed', u8(seat), nonce, seed);
}

/** What distinguishes one game from another; each list by seat (PROTOCOL 3.3). All of it is public. */
export interface GameHeader {
  readonly publicKeys: readonly [Uint8Array, Uint8Array];
  readonly nonces: readonly [Uint8Array, Uint8Array];
  readonly seedCommitments: readonly [Uint8Array, Uint8Array];
  /** 32 bytes, see `rulesHash`. */
  readonly rules: Uint8Array;
  /** The sum of the flags that apply: what a reader must know about the game even without its rules. */
  readonly flags: number;
}

/** The header's flags: the game ends without showing seeds; it has no winner, even if a player leaves. */
export const flags = { endsWithoutSeeds: 1, nobodyWins: 2 } as const;

export const ALL_FLAGS = 3;

/**
 * 32 bytes in every hash and signature of the game, so that nothing can be replayed from another game (PROTOCOL 3.3).
 */
export function gameId(header: GameHeader): Uint8Array {
  const { publicKeys, nonces, seedCommitments, rules, flags } = header;
  return hash('game', u8(flags), u8(PROTOCOL_VERSION), ...publicKeys, ...nonces, ...seedCommitments, rules);
}

/**
 * 32 bytes both phones must agree on before they start: a hash of the rules version, the cards' hash and the options
 * (PROTOCOL 3.3).
 */
export function rulesHash(rulesVersion: string, cardDataHash: string, options: Json): Uint8Array {
  return sha256(canonical([rulesVersion, cardDataHash, options]));
}

/**
 * Everything one player derives from a seed in one game (PROTOCOL 2.1). Live play holds one instance, for its own seed;
 * the audit holds both and computes what should have been sent. Only the key is stored: the same input gives the same
 * result after a restart.
 */
export class Secrets {
  readonly seat: Seat;
  readonly gameId: Uint8Array;
  readonly #prk: Uint8Array;

  constructor(seat: Seat, id: Uint8Array, seed: Uint8Array) {
    this.seat = seat;
    this.gameId = id;
    this.#prk = hkdfExtract(id, seed);
  }

  /** 64 bytes whose point is slot `i` of the player's own deck (PROTOCOL 3.4). */
  slot(i: number): Uint8Array {
    return this.#derive('slot', 64, u8(this.seat), u16(i));
  }

  /** The owner's single scalar for X of their own deck. Never sent. */
  a(epoch: number): Scalar {
    return scalarFromWide(this.#derive('a', 64, u8(this.seat), u16(epoch)));
  }

  /** The opponent's scalar for index `j` of X; `deck` is the owner's seat. */
  b(deck: Seat, epoch: number, j: number): Scalar {
    return scalarFromWide(this.#derive('b', 64, u8(deck), u16(epoch), u16(j)));
  }

  /** The owner's scalar for position `k` of their own deck. */
  c(epoch: number, k: number): Scalar {
    return scalarFromWide(this.#derive('c', 64, u8(this.seat), u16(epoch), u16(k)));
  }

  /** The last link of coin chain number `chain` (PROTOCOL 3.7), 32 bytes. */
  coinEnd(chain: number): Uint8Array {
    return this.#derive('coin', 32, u32(chain));
  }

  /** The salt of a commitment to card `row` of `deck` in entry `seq`, 32 bytes. */
  cardSalt(seq: number, deck: Seat, row: number): Uint8Array {
    return this.#derive('salt', 32, u32(seq), u8(deck), u16(row));
  }

  /**
   * The salt of fact `number`. Depends on the value, so signing a different value after a loss reveals nothing. 32
   * bytes.
   */
  factSalt(number: number, value: Uint8Array): Uint8Array {
    return this.#derive('fact', 32, u32(number), sha256(value));
  }

  /** Masks the copy of fact `number` that accompanies its commitment. At most 8160 bytes. */
  factPad(number: number, commitment: Uint8Array, length: number): Uint8Array {
    return this.#derive('fact-pad', length, u32(number), commitment);
  }

  /** This player's share of chance `number`, which they hold, 32 bytes. */
  heldShare(number: number): Uint8Array {
    return this.#derive('held', 32, u32(number));
  }

  /** The salt of the commitment to that share, 32 bytes. */
  heldSalt(number: number): Uint8Array {
    return this.#derive('held-salt', 32, u32(number));
  }

  /** This player's open share of chance `number`, which the other player holds, 32 bytes. */
  openShare(number: number): Uint8Array {
    return this.#derive('share', 32, u32(number));
  }

  #derive(label: KdfLabel, length: number, ...context: readonly Uint8Array[]): Uint8Array {
    return hkdfExpand(this.#prk, kdfInfo(label, concat(...context)), length);
  }
}
