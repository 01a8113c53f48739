/**
 * The signed record of a game: entries in one chain, which two phones and any third party read alike. A log knows who wrote
 * what and in which order; whose turn it was and what a move means is the match's business.
 */
import type { Seat } from '../../rules/game.ts';

/**
 * What an entry says, one member a type (PROTOCOL 10.2). The numbers of the wire are in `shape.ts`.
 * `deck` is the seat of the deck's owner; `Uint8Array(32)` in a comment means that length, checked by the parser.
 * Bytes named *opaque* are canonical JSON or text (PROTOCOL 2.3): the log carries them, the match gives them a meaning.
 */
export type Body =
  | Setup
  | Masked
  | Keys
  | Commit
  | Rehide
  | Open
  | Coin
  | { readonly type: 'BIDC' /** Sealed amount and uses: 32 bytes. */; readonly commitment: Uint8Array }
  | {
      readonly type: 'BIDP';
      readonly amount: number /** Opaque; empty when there are none. */;
      readonly uses: Uint8Array;
    }
  | {
      readonly type: 'BIDO';
      readonly amount: number;
      /** 32 bytes. */
      readonly salt: Uint8Array;
      /** Opaque; empty when the commitment holds none. */
      readonly uses: Uint8Array;
    }
  | Act
  | { readonly type: 'SEED' /** 32 bytes. */; readonly seed: Uint8Array }
  | { readonly type: 'SHOW'; readonly deck: Seat /** S of the card, 32 bytes. */; readonly point: Uint8Array }
  | { readonly type: 'CLOSE' /** null: nobody. */; readonly winner: Seat | null; readonly auditOk: boolean }
  | { readonly type: 'CLAIM'; readonly reason: ClaimReason /** The entry complained of. */; readonly seq: number }
  /** With `statement` (64 bytes, see `signResignation`) the other player resigns, who did not hold the pen. */
  | { readonly type: 'RESIGN'; readonly statement: Uint8Array | null }
  /** Asks to go back to the table after entry `toSeq`; `learned` (opaque) says in words what stays known (PROTOCOL 10.2). */
  | { readonly type: 'BACK'; readonly toSeq: number; readonly learned: Uint8Array }
  | { readonly type: 'AGREE' /** The BACK agreed to. */; readonly seq: number }
  | { readonly type: 'HANDOVER' /** 32 bytes, a key that passes `checkPublicKey`. */; readonly publicKey: Uint8Array }
  | { readonly type: 'SAY' /** Yes is 1, no is 0; else the number. */; readonly value: number };

export type BodyType = Body['type'];

/** PROTOCOL 3.8: the anchor of the author's coin chain, and the deck's table of `size` rows (34 bytes each). */
export interface Setup {
  readonly type: 'SETUP';
  /** 32 bytes. */
  readonly anchor: Uint8Array;
  /** Cards, 1 to 255. */
  readonly size: number;
  readonly table: Uint8Array;
}

/** PROTOCOL 4: one of the three lists of a shuffle, 32 bytes a point, not yet checked to be points. */
export interface Masked {
  readonly type: 'X' | 'Y' | 'Z';
  readonly deck: Seat;
  /** How many shuffles this deck had before: 0, 1, 2 … */
  readonly epoch: number;
  readonly points: Uint8Array;
}

/** PROTOCOL 5.2: the author's scalars of some positions (0 is the top of the pile as it was shuffled), in the same order. */
export interface Keys {
  readonly type: 'KEYS';
  readonly deck: Seat;
  readonly epoch: number;
  readonly positions: readonly number[];
  /** 32 bytes each, not yet checked to be scalars. */
  readonly scalars: readonly Uint8Array[];
}

/**
 * PROTOCOL 6: salted commitments to cards the author knows. `hand`: sorted, order tells nothing. `reorder`: in order from the top.
 * `about`: opaque, what is declared of them (ice or not, the fort); empty when nothing is.
 */
export interface Commit {
  readonly type: 'COMMIT';
  readonly kind: 'hand' | 'install' | 'trashdown' | 'reorder' | 'other';
  readonly deck: Seat;
  /** 32 bytes each. */
  readonly commitments: readonly Uint8Array[];
  readonly about: Uint8Array;
}

/** PROTOCOL 6.2: a fresh sorted list in place of the handles it retires. */
export interface Rehide {
  readonly type: 'COMMIT';
  readonly kind: 'rehide';
  readonly deck: Seat;
  readonly commitments: readonly Uint8Array[];
  readonly retired: readonly Handle[];
}

/** The name of a committed card: the entry that carries its commitment, and the index there. */
export interface Handle {
  readonly seq: number;
  readonly index: number;
}

/** PROTOCOL 6.3: commitments opened, one or more. */
export interface Open {
  readonly type: 'OPEN';
  readonly openings: readonly Opening[];
}

export interface Opening extends Handle {
  readonly deck: Seat;
  /** S of the card, 32 bytes, not yet checked. */
  readonly point: Uint8Array;
  /** 32 bytes. */
  readonly salt: Uint8Array;
}

/**
 * PROTOCOL 7: coin number `t`, counted from 1. Every 1000th carries the anchor of the author's next chain (PROTOCOL 3.7); the others
 * have null there.
 */
export interface Coin {
  readonly type: 'COIN';
  readonly t: number;
  /** 32 bytes. */
  readonly value: Uint8Array;
  readonly nextAnchor: Uint8Array | null;
}

/** PROTOCOL 10.6: public moves of one author in a row (opaque, one or more), and 8 bytes of the table's hash after the last. */
export interface Act {
  readonly type: 'ACT';
  readonly moves: readonly Uint8Array[];
  readonly tableHash: Uint8Array;
}

/** PROTOCOL 9.10: an opened point is no card; a card is in two places; the peer repeats an illegal entry; else. */
export type ClaimReason = 'no card' | 'duplicate' | 'refused' | 'other';
