/** A phone's private records outside the log: who has paused, the end of the match, a locked bid, its verdict. */

import { equal, fromUtf8, utf8 } from '../../base/bytes.ts';
import { ok, type Result } from '../../base/result.ts';
import type { AnyMove } from '../../rules/game.ts';
import { MAX_FACT_BYTES } from '../log/body.ts';
import { decodeCbor, encodeCbor, ItemReader } from '../log/cbor.ts';
import { parseWord } from '../log/word.ts';
import type { GameName, Records, Store, StoreFault } from '../store/store.ts';
import type { Verdict } from './audit/audit.ts';
import type { MatchFile } from './audit/file.ts';
import type { Exhibit } from './evidence/evidence.ts';
import type { Offence } from './fold/offence.ts';
import { readBid, writeBid } from './fold/questions/decision.ts';
import type { State } from './fold/state.ts';
import { tagged, untagged } from './log/records.ts';
import { buildIdOf, type SnapshotBinding } from './log/snapshot.ts';

interface StoredAt {
  readonly store: Store;
  readonly name: GameName;
}

const append = ({ store, name }: StoredAt, records: Records) => store.append(name, [], records);

/**
 * Pausing until another day: a player who paused is not waiting for anyone. Unsigned and not in the log: it binds only
 * the phone that stores it (PROTOCOL 14.9). If both have paused, the pause ends when both are connected, so that
 * neither is waited for without knowing it.
 */
export class Pause {
  /** By this player, and by the opponent. */
  mine = false;
  theirs = false;

  constructor(private readonly game: StoredAt) {}

  /** Restores the stored value. */
  restore(record: Uint8Array | undefined): void {
    const [mine, theirs] = record ?? [];
    this.mine = mine === 1;
    this.theirs = theirs === 1;
  }

  /** Stored first: otherwise, after a crash, the phone would count time against a player it had excused. */
  async set(next: { readonly mine?: boolean; readonly theirs?: boolean }): Promise<Result<null, StoreFault>> {
    const { mine = this.mine, theirs = this.theirs } = next;
    if (mine === this.mine && theirs === this.theirs) return ok(null);
    const paused = Uint8Array.of(mine ? 1 : 0, theirs ? 1 : 0);
    const kept = await append(this.game, { paused });
    if (!kept.ok) return kept;
    this.mine = mine;
    this.theirs = theirs;
    return ok(null);
  }
}

/**
 * If two players keep their decks secret over a match, seeds stay hidden until one player ends the match: from then on,
 * all of them are owed (PROTOCOL 9.17).
 */
export class SeedRelease {
  #done = false;

  constructor(private readonly game: StoredAt) {}

  /** Restores the stored value. */
  restore(record: Uint8Array | undefined): void {
    this.#done = record !== undefined;
  }

  get done(): boolean {
    return this.#done;
  }

  /** Stored first: it cannot be undone. */
  async now(): Promise<Result<null, StoreFault>> {
    if (this.#done) return ok(null);
    const kept = await append(this.game, { released: Uint8Array.of(1) });
    if (kept.ok) this.#done = true;
    return kept;
  }
}

/** A locked bid (PROTOCOL 8.3): stored until its turn, and final. */
export interface PendingBid {
  /** The log's length when the question was asked: the bid is for that question only. */
  readonly asked: number;
  /** The move in canonical bytes. */
  readonly bid: Uint8Array;
}

/** Encodes a move as a bid, and the record to store. `seed`: the seed of this game. */
export function lockBid(
  asked: number,
  move: AnyMove,
  seed: Uint8Array,
): Result<{ locked: PendingBid; record: Uint8Array }, Offence> {
  const bid = writeBid(move);
  if (!bid.ok) return bid;
  const record = tagged(seed, 'note', encodeCbor([asked, bid.value]));
  return ok({ locked: { asked, bid: bid.value }, record });
}

/** The bid in a stored record; null if there is none or it was altered. */
export function readPendingBid(record: Uint8Array | undefined, seed: Uint8Array): PendingBid | null {
  const content = record && untagged(seed, 'note', record);
  const decoded = content && decodeCbor(content);
  if (!decoded?.ok || !Array.isArray(decoded.value)) return null;
  const items = new ItemReader(decoded.value);
  const asked = items.uint();
  const bid = items.anyBytes(1, MAX_FACT_BYTES);
  return items.fault() === null && readBid(bid).ok ? { asked, bid } : null;
}

interface Parts {
  readonly judge: (file: MatchFile) => Promise<Verdict>;
  readonly bond: SnapshotBinding;
  /** Called with a record of the verdict, from which the next start can restore it. */
  readonly keep: (record: Uint8Array) => void;
}

/** This phone's verdict on its own log, computed once per log. */
export class VerdictCache {
  #last: { readonly head: Uint8Array; readonly verdict: Verdict } | null = null;

  constructor(private readonly parts: Parts) {}

  /**
   * The verdict on the log that leads to this state, or null. A verdict on entries that could not be stored does not
   * count.
   */
  known(state: State): Verdict | null {
    return this.#last !== null && equal(this.#last.head, state.chain.head) ? this.#last.verdict : null;
  }

  async of(file: MatchFile, state: State): Promise<Verdict> {
    const known = this.known(state);
    if (known !== null) return known;
    const verdict = await this.parts.judge(file);
    const head = state.chain.head;
    this.#last = { head, verdict };
    // If there is evidence to weigh outside the log, every start judges again.
    if (verdict.clean && file.beside.every(isHead)) this.#keep(head, verdict);
    return verdict;
  }

  /** Restores a verdict stored by this exact build for this log's head; ignores anything else. */
  restore(record: Uint8Array): void {
    const { seed, game } = this.parts.bond;
    const content = untagged(seed, 'verdict', record);
    const decoded = content && decodeCbor(content);
    if (!decoded?.ok || !Array.isArray(decoded.value)) return;
    const [bond, head, text] = decoded.value.filter((one) => one instanceof Uint8Array);
    if (!bond || !head || !text || !equal(bond, buildIdOf(game))) return;
    // The tag matches, so `#keep` wrote it.
    const verdict: Verdict = JSON.parse(fromUtf8(text) ?? '');
    this.#last = { head, verdict };
  }

  #keep(head: Uint8Array, verdict: Verdict): void {
    const { seed, game } = this.parts.bond;
    const content = encodeCbor([buildIdOf(game), head, utf8(JSON.stringify(verdict))]);
    this.parts.keep(tagged(seed, 'verdict', content));
  }
}

/** Heads make no difference in a game without a fault. */
function isHead({ kind, bytes }: Exhibit): boolean {
  const word = kind === 'word' ? parseWord(bytes) : null;
  return word?.ok === true && word.value.kind === 'head';
}
