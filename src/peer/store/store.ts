/**
 * What a phone keeps of its games, so that one killed at any instruction goes on at the same question. A store keeps
 * bytes under names and knows nothing of what they mean; every driver passes test/peer/store.contract.ts.
 */
import type { Result } from '../../base/result.ts';

/**
 * The name of a game on this phone: 1 to 64 letters, digits and `-`. The phone chooses it before the two have agreed on
 * the game's own id, since the seed must be durable before anything derived from it is sent.
 */
export type GameId = string;

/**
 * - `full`: there is no room for it.
 * - `refused`: it would contradict what is kept: other bytes at a number that is taken, a gap in the log, a second seed.
 * - `gone`: the game is not there: never made, removed, or cleared away by the browser.
 * - `shut`: the storage does not open or does not answer just now; what it holds is not known.
 * - `newer`: a newer version of the app has made the storage over, and this one cannot read it.
 *
 * After any of them nothing of the operation has been written.
 */
export type StoreFault = 'full' | 'refused' | 'gone' | 'shut' | 'newer';

/** The records beside the log, each a byte string, each absent until it is written. */
export interface Records {
  /** The phone's own secret of this game. Written once: the same bytes may come again, others are refused. */
  seed?: Uint8Array;
  /** What the pairing agreed on: keys, nonces, options. */
  header?: Uint8Array;
  /** What its owner has settled and may not send yet (a sealed bid waiting for the other one). */
  note?: Uint8Array;
  /** What stands beside the log: signed words, and what proves that a player was not honest. */
  evidence?: Uint8Array;
  /** With whom it is played, and how the other phone is found again (`shelfRecord.ts`): whoever has the game finds it. */
  shelf?: Uint8Array;
  /** What was found behind a damaged entry, until that is there again. */
  spare?: Uint8Array;
  /** What the log leads to, to start from; the only record that is large, and can be made anew. */
  snapshot?: Uint8Array;
  /** Who has put the game off until another day: two bytes, this player and the other one. */
  paused?: Uint8Array;
  /** What this phone's audit has said of a log that is over, so that it need not be made at each start. */
  verdict?: Uint8Array;
  /** The row of games that it belongs to has ended: one byte. */
  released?: Uint8Array;
}

/** Entry number `seq` of a game's log; the first is 0. */
export interface StoredEntry {
  seq: number;
  bytes: Uint8Array;
}

export interface StoredGame {
  gameId: GameId;
  /** The whole log: the place in the list is the entry's number. */
  entries: Uint8Array[];
  records: Records;
}

/**
 * Every promise resolves (none rejects), and a write resolves only when the device has it durably: what is sent
 * afterwards can be relied upon. Operations take effect in the order in which they were called, awaited or not, and each is
 * written entirely or not at all. Bytes are copied in both directions.
 */
export interface Store {
  /** The games kept and the length of their logs, in no particular order. */
  list(): Promise<Result<{ gameId: GameId; length: number }[], StoreFault>>;

  /** Everything kept of one game. Refused `gone` when there is none of that name. */
  read(gameId: GameId): Promise<Result<StoredGame, StoreFault>>;

  /** Writes records over the ones of the same name, and entries as `append` does, and makes the game when it is new. */
  put(gameId: GameId, records: Records, entries?: StoredEntry[]): Promise<Result<null, StoreFault>>;

  /**
   * Adds entries, in rising order and without a gap, and with them the records that change at the same instant: one call
   * for one packet. An entry that is there already with the same bytes is passed over, so a packet that comes again is
   * harmless; with other bytes the whole call is `refused`: this phone would contradict itself. `gone` when the game was not made.
   */
  append(gameId: GameId, entries: StoredEntry[], records?: Records): Promise<Result<null, StoreFault>>;

  /**
   * Forgets the entries from number `length` on, and writes the records that change at the same instant: for a log that was found
   * damaged. `gone` when the game was not made.
   */
  cut(gameId: GameId, length: number, records?: Records): Promise<Result<null, StoreFault>>;

  /** Forgets a game. One that is not there is as good as forgotten. */
  remove(gameId: GameId): Promise<Result<null, StoreFault>>;
}
