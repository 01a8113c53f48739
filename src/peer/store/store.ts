/**
 * Storage for a phone's games. A phone killed at any instruction resumes at the same question. A store keeps opaque
 * bytes under names; every driver passes test/peer/store.contract.ts.
 */
import type { Result } from '../../base/result.ts';

/**
 * A game's name on this phone: 1 to 64 letters, digits and `-`. The phone chooses it before the two have agreed on the
 * game id, since the seed must be durable before anything derived from it is sent.
 */
export type GameName = string;

/**
 * - `full`: no room left.
 * - `refused`: it would contradict the stored data: other bytes under a number already taken, a gap in the log, a
 *   second seed.
 * - `gone`: there is no such game: never created, removed, or cleared by the browser.
 * - `shut`: the storage does not open or answer right now; its content is unknown.
 * - `newer`: a newer version of the app has migrated the storage, and this one cannot read it.
 *
 * After any of these errors, no part of the operation has been written.
 */
export type StoreFault = 'full' | 'refused' | 'gone' | 'shut' | 'newer';

/** Records stored with the log: byte strings, absent until written. */
export interface Records {
  /** The phone's secret for this game. Write-once: the same bytes are accepted again, others are refused. */
  seed?: Uint8Array;
  /** The terms the phones agreed on: keys, nonces, options. */
  header?: Uint8Array;
  /** A decision its owner cannot send yet (a sealed bid waiting for its turn). */
  note?: Uint8Array;
  /** Evidence outside the log: signed statements and proofs of cheating. */
  evidence?: Uint8Array;
  /**
   * The players, and how to find the other phone again (`shelfRecord.ts`), so that the game can be found without the
   * shelf.
   */
  shelf?: Uint8Array;
  /** Entries found after a damaged one, kept until the damaged entry is replaced. */
  spare?: Uint8Array;
  /** The state after the whole log, for a fast start. The only large record; it can be recomputed. */
  snapshot?: Uint8Array;
  /** Which players have paused the game: one byte for this player, one for the other. */
  paused?: Uint8Array;
  /** This phone's audit verdict on a finished log, so that the audit is not repeated at each start. */
  verdict?: Uint8Array;
  /** Marks the game's match as ended: one byte. */
  released?: Uint8Array;
}

/** A log entry with its number `seq`; the first is 0. */
export interface StoredEntry {
  seq: number;
  bytes: Uint8Array;
}

export interface StoredGame {
  gameId: GameName;
  /** The whole log: the index is the entry's number. */
  entries: Uint8Array[];
  records: Records;
}

/**
 * Every promise resolves (none rejects), and a write resolves only once it is durable: anything sent afterwards can
 * rely on it. Operations take effect in call order, awaited or not, and each is written entirely or not at all. Bytes
 * are copied in both directions.
 */
export interface Store {
  /** The stored games and their log lengths, in no particular order. */
  list(): Promise<Result<{ gameId: GameName; length: number }[], StoreFault>>;

  /** Loads everything stored for one game. Refuses with `gone` if there is no game with the given id. */
  read(gameId: GameName): Promise<Result<StoredGame, StoreFault>>;

  /** Overwrites records of the same name, adds entries as `append` does, and creates the game if it is new. */
  put(gameId: GameName, records: Records, entries?: StoredEntry[]): Promise<Result<null, StoreFault>>;

  /**
   * Adds consecutive entries in order, and the records that change with them: one call per packet. An entry already
   * there with the same bytes is skipped, so a repeated packet is harmless; with different bytes the whole call is
   * `refused`: this phone would contradict itself. `gone` if there is no such game.
   */
  append(gameId: GameName, entries: StoredEntry[], records?: Records): Promise<Result<null, StoreFault>>;

  /**
   * Drops the entries starting at number `length`, and writes the records that change as a result: for a damaged log.
   * `gone` if there is no such game.
   */
  cut(gameId: GameName, length: number, records?: Records): Promise<Result<null, StoreFault>>;

  /** Removes a game. Succeeds if there is none with the given name. */
  remove(gameId: GameName): Promise<Result<null, StoreFault>>;
}
