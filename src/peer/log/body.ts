/**
 * The signed record of a game: one chain of entries that both phones and any third party read the same way. The log
 * holds who wrote what, in order; the match decides whose turn it was and what a move means.
 */
import type { Seat } from '../../rules/game.ts';

/**
 * The content of an entry, one member per type (PROTOCOL 10.2). The wire numbers are in `entry.ts`. `deck` is its
 * owner's seat; byte lengths in comments are checked by the parser. *Opaque* bytes are canonical JSON or text (PROTOCOL
 * 2.3), which the log carries and the match interprets.
 */
export type Body =
  | Setup
  | MaskedList
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
export const MAX_FACT_BYTES = 2048;

/** PROTOCOL 14.6: the author concedes; or, with a signed statement (`log/word.ts`), the player without the pen. */
export interface Resign {
  readonly type: 'RESIGN';
  readonly word: Uint8Array | null;
}

/** PROTOCOL 10.8: from the next entry on, `key` signs for a seat and the previous key no longer does. */
export interface Handover {
  readonly type: 'HANDOVER';
  /** 32 bytes: the public key of the phone the player's game moves to. */
  readonly key: Uint8Array;
  /** 64 bytes: signature of the phone that takes over the game with this entry (`log/word.ts`). */
  readonly taken: Uint8Array;
  /**
   * The other player's consent, if it is their game that moves and they do not have the pen; null if it is the author's
   * game.
   */
  readonly word: Uint8Array | null;
}

/** Both players accept an offer: the other player by their statement (`log/word.ts`), the author by this entry. */
export interface Agreed {
  readonly type: 'AGREED';
  readonly offer: Uint8Array;
}

/** The longest table change, in bytes: its statement has to fit into an entry. */
export const MAX_CHANGE_BYTES = 120;

/** PROTOCOL 3.8: the anchor of the author's coin chain, and the deck's table of `size` rows (34 bytes each). */
export interface Setup {
  readonly type: 'SETUP';
  /** 32 bytes. */
  readonly anchor: Uint8Array;
  /** Cards, 0 to 255. */
  readonly size: number;
  readonly table: Uint8Array;
}

/**
 * PROTOCOL 4: one of a shuffle's three lists, 32 bytes per point, not yet checked to be points. The author determines
 * which deck.
 */
export interface MaskedList {
  readonly type: 'X' | 'Y' | 'Z';
  readonly points: Uint8Array;
}

/**
 * PROTOCOL 5.2: the author's scalars for some positions of the last shuffle (0 was the top of the pile), in the same
 * order. During setup, only the entry itself shows which deck.
 */
export interface Keys {
  readonly type: 'KEYS';
  readonly deck: Seat;
  readonly positions: readonly number[];
  /** 32 bytes each, not yet checked to be scalars. */
  readonly scalars: readonly Uint8Array[];
}

/**
 * PROTOCOL 6: salted commitments to cards the author knows. `hand`: sorted, so the order reveals nothing. `reorder`: in
 * order from the top.
 */
export interface Commit {
  readonly type: 'COMMIT';
  readonly kind: 'hand' | 'install' | 'trashdown' | 'reorder' | 'other';
  readonly deck: Seat;
  /** 32 bytes each. */
  readonly commitments: readonly Uint8Array[];
}

/** Identifies a committed card: the entry with its commitment, and the index there. */
export interface Handle {
  readonly seq: number;
  readonly index: number;
}

/** PROTOCOL 6.3: opened commitments. Empty only at the end of a game that reveals no seeds (PROTOCOL 9.14). */
export interface Open {
  readonly type: 'OPEN';
  readonly items: readonly OpenItem[];
}

/** `card`: a card without a commitment, from a hand or a search. */
export type OpenItem =
  | ({ readonly kind: 'seal' } & Opening)
  | { readonly kind: 'card'; readonly deck: Seat /** The card's S, 32 bytes. */; readonly point: Uint8Array }
  | ({ readonly kind: 'fact' } & OpenedFact)
  | ({ readonly kind: 'held' } & OpenedShare);

export interface Opening extends Handle {
  readonly deck: Seat;
  /** The card's S, 32 bytes, not yet checked to be a point. */
  readonly point: Uint8Array;
  /** 32 bytes. */
  readonly salt: Uint8Array;
}

/**
 * PROTOCOL 7: coin number `t`, counted from 1. Every 1000th carries the anchor of the author's next chain (PROTOCOL
 * 3.7); null in all others.
 */
export interface Coin {
  readonly type: 'COIN';
  readonly t: number;
  /** 32 bytes. */
  readonly value: Uint8Array;
  readonly nextAnchor: Uint8Array | null;
}

/**
 * PROTOCOL 10.6: one or more consecutive public moves by one author (opaque), and 8 bytes of the resulting table's
 * hash.
 */
export interface Act {
  readonly type: 'ACT';
  readonly moves: readonly Uint8Array[];
  readonly tableHash: Uint8Array;
  /** The facts the moves commit to, in order. */
  readonly facts: readonly SealedFact[];
}

/** PROTOCOL 8.4: a plain value that its author may open later. */
export interface SealedFact {
  /** 32 bytes. */
  readonly commitment: Uint8Array;
  /**
   * The value masked by a pad derived from its author's seed, in 32-byte blocks: seed and log are enough to open it.
   */
  readonly sealed: Uint8Array;
}

/** The most chances per entry. */
export const MAX_HELD = 16;

/** PROTOCOL 7.4: the holder of the next chances commits to their share of each. */
export interface Hold {
  readonly type: 'HOLD';
  /** 32 bytes each, 1 to 16 of them. */
  readonly commitments: readonly Uint8Array[];
}

/** The other player's shares of the latest held chances, unencrypted. */
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
