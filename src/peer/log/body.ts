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
  | Open
  | Coin
  | Act
  | Hold
  | Share
  | { readonly type: 'SEED' /** 32 bytes. */; readonly seed: Uint8Array }
  | Resign
  | Handover
  | Agreed;

export type BodyType = Body['type'];

/** The longest fact, in bytes. */
export const LONGEST_FACT = 2048;

/** PROTOCOL 14.6: the author gives up; or, with a word of his (`log/word.ts`), the other player, who has not the pen. */
export interface Resign {
  readonly type: 'RESIGN';
  readonly word: Uint8Array | null;
}

/** PROTOCOL 10.8: from the next entry on `key` signs for a seat, and the one before does no more. */
export interface Handover {
  readonly type: 'HANDOVER';
  /** 32 bytes: the public key of the phone to which that player's game moves. */
  readonly key: Uint8Array;
  /** 64 bytes: that phone takes the game with this entry (`log/take.ts`). */
  readonly taken: Uint8Array;
  /** The other player's word where it is his game that moves, and he has not the pen; null: the author's. */
  readonly word: Uint8Array | null;
}

/** Both agree to what is in the other player's offer, a word (`log/word.ts`): the author by this entry. */
export interface Agreed {
  readonly type: 'AGREED';
  readonly offer: Uint8Array;
}

/** The longest change to a table, in bytes: a word for it has to fit into an entry. */
export const LONGEST_CHANGE = 120;

/** PROTOCOL 3.8: the anchor of the author's coin chain, and the deck's table of `size` rows (34 bytes each). */
export interface Setup {
  readonly type: 'SETUP';
  /** 32 bytes. */
  readonly anchor: Uint8Array;
  /** Cards, 0 to 255. */
  readonly size: number;
  readonly table: Uint8Array;
}

/** PROTOCOL 4: one of the three lists of a shuffle, 32 bytes a point, not yet checked to be points. Of which deck its author tells. */
export interface Masked {
  readonly type: 'X' | 'Y' | 'Z';
  readonly points: Uint8Array;
}

/**
 * PROTOCOL 5.2: the author's scalars of some positions of the last shuffle (0 is the top of the pile as it was shuffled), in the same order.
 * Before a move only the entry itself says of which deck.
 */
export interface Keys {
  readonly type: 'KEYS';
  readonly deck: Seat;
  readonly positions: readonly number[];
  /** 32 bytes each, not yet checked to be scalars. */
  readonly scalars: readonly Uint8Array[];
}

/** PROTOCOL 6: salted commitments to cards the author knows. `hand`: sorted, order tells nothing. `reorder`: in order from the top. */
export interface Commit {
  readonly type: 'COMMIT';
  readonly kind: 'hand' | 'install' | 'trashdown' | 'reorder' | 'other';
  readonly deck: Seat;
  /** 32 bytes each. */
  readonly commitments: readonly Uint8Array[];
}

/** The name of a committed card: the entry that carries its commitment, and the index there. */
export interface Handle {
  readonly seq: number;
  readonly index: number;
}

/** PROTOCOL 6.3: what was bound, opened. Empty only where it ends a game that shows no seeds (PROTOCOL 9.14). */
export interface Open {
  readonly type: 'OPEN';
  readonly items: readonly OpenItem[];
}

/** `card`: one that nothing binds, from a hand or out of a search. */
export type OpenItem =
  | ({ readonly kind: 'seal' } & Opening)
  | { readonly kind: 'card'; readonly deck: Seat /** S of the card, 32 bytes. */; readonly point: Uint8Array }
  | ({ readonly kind: 'fact' } & OpenedFact)
  | ({ readonly kind: 'held' } & OpenedShare);

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
  /** Those that the moves commit to, in order. */
  readonly facts: readonly SealedFact[];
}

/** PROTOCOL 8.4: a plain value that its author may open later. */
export interface SealedFact {
  /** 32 bytes. */
  readonly commitment: Uint8Array;
  /** The value under a pad that his seed gives, whole blocks of 32 bytes: so he needs nothing but his seed and the log to open it. */
  readonly sealed: Uint8Array;
}

/** The most chances that one entry holds. */
export const MOST_HELD = 16;

/** PROTOCOL 7.4: the holder of the next chances commits to his share of each. */
export interface Hold {
  readonly type: 'HOLD';
  /** 32 bytes each, 1 to 16 of them. */
  readonly commitments: readonly Uint8Array[];
}

/** The other player's shares of the chances held last, in clear. */
export interface Share {
  readonly type: 'SHARE';
  /** 32 bytes each, 1 to 16 of them. */
  readonly values: readonly Uint8Array[];
}

export interface OpenedFact {
  readonly number: number;
  /** Canonical bytes. */
  readonly value: Uint8Array;
  /** 32 bytes. */
  readonly salt: Uint8Array;
}

export interface OpenedShare {
  readonly number: number;
  /** 32 bytes. */
  readonly share: Uint8Array;
  /** 32 bytes. */
  readonly salt: Uint8Array;
}
