import { equal } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { other, type Seat } from '../../rules/game.ts';
import { yieldingLoop } from '../yieldingLoop.ts';
import type { Body, Handover } from './body.ts';
import type { FormatFault } from './cbor.ts';
import { type Entry, parseEntry, type UnsignedEntry, verifyEntry } from './entry.ts';

/** The log so far, without the entries themselves. Immutable: appending returns a new chain. */
export interface Chain {
  readonly gameId: Uint8Array;
  /** The public signing keys by seat, in order: a game may move to another phone (PROTOCOL 10.8). */
  readonly signers: Signers;
  /** One per entry, in order. */
  readonly past: readonly PastEntry[];
  /** 32 bytes: the required `prev` of the next entry. */
  readonly head: Uint8Array;
}

export type Signers = readonly [readonly SigningKey[], readonly SigningKey[]];

/** A key that signs starting with entry number `from`. */
interface SigningKey {
  readonly from: number;
  readonly key: Uint8Array;
}

interface PastEntry {
  readonly hash: Uint8Array;
  readonly author: Seat;
}

export interface AppendResult {
  readonly chain: Chain;
  readonly entry: Entry;
}

/**
 * Why an entry was not appended. The match decides whose turn it was and what was allowed.
 * - `malformed`: not an entry, or one that can never be valid. Drop it and send the peer a NACK.
 * - `known`: already in the log. Harmless: acknowledge again.
 * - `gap`: entries before it are missing. Request them and try again.
 * - `forged`: not signed by its author, or its number belongs to the other player. Drop it.
 * - `fork`: validly signed, but contradicts the log. Fatal. `at: 'entry'`: the author signed two entries with this
 *   number; this entry and the log's are the proof, so keep both. `at: 'history'`: it builds on different entries than
 *   ours; SYNC has yet to find the first difference (PROTOCOL 10.4).
 * - `moved`: signed for its author by a phone their game had left before that entry. Equally fatal (PROTOCOL 10.8).
 */
export type ChainError =
  | { readonly kind: 'malformed'; readonly detail: FormatFault }
  | { readonly kind: 'forged'; readonly detail: Forgery }
  | { readonly kind: 'known'; readonly seq: number }
  | { readonly kind: 'gap'; readonly have: number; readonly seq: number }
  | { readonly kind: 'fork'; readonly at: 'entry' | 'history'; readonly entry: Entry }
  | { readonly kind: 'moved'; readonly entry: Entry };

/** The claimed author. */
export interface Forgery {
  readonly kind: 'not-signed' | 'by-other';
  readonly seq: number;
}

export function startChain(gameId: Uint8Array, keys: readonly [Uint8Array, Uint8Array]): Chain {
  return { gameId, signers: [[{ from: 0, key: keys[0] }], [{ from: 0, key: keys[1] }]], past: [], head: gameId };
}

/** The public key with which a player signs anything about entry `seq`; by default, the next entry. */
export type KeyOf = (by: Seat, seq?: number) => Uint8Array;

/** The key each player signs with, for an entry with a given number or a statement about it. */
export const keysOf =
  ({ signers, past }: Pick<Chain, 'signers' | 'past'>): KeyOf =>
  (by, seq = past.length) => {
    const key = signers[by].findLast(({ from }) => from <= seq)?.key;
    if (key === undefined) throw new Error('a player without a key');
    return key;
  };

/** Returns the content that `author` would sign as the next entry. */
export function draftNext(chain: Chain, author: Seat, body: Body): UnsignedEntry {
  return { seq: chain.past.length, author, prev: chain.head, body };
}

/** Appends one entry known to be valid: this phone's own, or one from its store. Throws if it does not fit. */
export function extend(chain: Chain, entry: Entry): Chain {
  const { seq, author, prev, hash } = entry;
  if (seq !== chain.past.length || !equal(prev, chain.head)) throw new Error(`entry ${seq} does not come next`);
  return { ...chain, past: [...chain.past, { hash, author }], head: hash, signers: signersAfter(chain, entry) };
}

/** Returns the player whose game moves with an entry. */
export const moverOf = (author: Seat, { word }: Pick<Handover, 'word'>): Seat =>
  word === null ? author : other(author);

/** Returns the keys that signed a log known to be valid. */
export function signersIn(keys: readonly [Uint8Array, Uint8Array], log: readonly Uint8Array[]): Signers {
  let chain = startChain(new Uint8Array(32), keys);
  for (const bytes of log) {
    const entry = parseEntry(bytes);
    if (entry.ok) chain = { ...chain, signers: signersAfter(chain, entry.value) };
  }
  return chain.signers;
}

function signersAfter({ signers }: Pick<Chain, 'signers'>, { body, author, seq }: Entry): Signers {
  if (body.type !== 'HANDOVER') return signers;
  const next: SigningKey = { from: seq + 1, key: body.key };
  const [first, second] = signers;
  return moverOf(author, body) === 0 ? [[...first, next], second] : [first, [...second, next]];
}

/** Rebuilds the chain from previously verified entries. Their hashes, authors and signing keys are enough. */
export function restoreChain(start: Chain, past: readonly PastEntry[], signers: Signers): Chain {
  return { ...start, past, head: past.at(-1)?.hash ?? start.head, signers };
}

/** Appends one received entry. Cheap checks come first, the signature last. Never rejects. */
export async function append(chain: Chain, bytes: Uint8Array): Promise<Result<AppendResult, ChainError>> {
  const { outcome, signed } = judge(chain, bytes);
  const signer = signed && (await signingPhone(chain, signed));
  if (signed === null || signer === 'now') return outcome;
  return fail(
    signer === 'another' ? { kind: 'moved', entry: signed } : forged({ kind: 'not-signed', seq: signed.seq }),
  );
}

/** Appends one entry whose signature is checked elsewhere. */
export const appendUnchecked = (chain: Chain, bytes: Uint8Array): Result<AppendResult, ChainError> =>
  judge(chain, bytes).outcome;

/**
 * Appends many received entries: yields each, and finally the first invalid one. Keeps only the latest chain. Yields to
 * the event loop now and then, since a screen may be in use.
 */
export async function* appendAll(
  chain: Chain,
  list: readonly Uint8Array[],
): AsyncGenerator<Result<AppendResult, ChainError>, void> {
  let tip = chain;
  const rest = yieldingLoop();
  for (const bytes of list) {
    const result = await append(tip, bytes);
    yield result;
    if (!result.ok) return;
    tip = result.value.chain;
    await rest();
  }
}

/**
 * The verdict on an entry if its signature is valid. `signed`: the entry whose signature is still to be checked, or
 * null.
 */
interface Judged {
  readonly outcome: Result<AppendResult, ChainError>;
  readonly signed: Entry | null;
}

function judge(chain: Chain, bytes: Uint8Array): Judged {
  const parsed = parseEntry(bytes);
  if (!parsed.ok) return refuse({ kind: 'malformed', detail: parsed.error });
  const entry = parsed.value;
  const { seq, author, prev } = entry;
  const past = chain.past[seq];
  if (seq > chain.past.length) return refuse({ kind: 'gap', have: chain.past.length, seq });
  if (past !== undefined) {
    if (equal(past.hash, entry.hash)) return refuse({ kind: 'known', seq });
    if (past.author !== author) return refuse(forged({ kind: 'by-other', seq }));
    return { outcome: fail({ kind: 'fork', at: 'entry', entry }), signed: entry };
  }
  if (!equal(prev, chain.head)) {
    return { outcome: fail({ kind: 'fork', at: 'history', entry }), signed: entry };
  }
  return {
    outcome: ok({ chain: extend(chain, entry), entry }),
    signed: entry,
  };
}

function refuse(error: ChainError): Judged {
  return { outcome: fail(error), signed: null };
}

function forged(detail: Forgery): ChainError {
  return { kind: 'forged', detail };
}

/**
 * Tells which of its author's phones signed an entry: the phone that signs at its number, or `another`, which signs at
 * other numbers. A player answers for all their phones. Null if none of them signed it.
 */
export async function signingPhone(chain: Chain, entry: Entry): Promise<'now' | 'another' | null> {
  const { author, seq } = entry;
  const by = (key: Uint8Array): Promise<boolean> => verifyEntry(entry, chain.gameId, key);
  const now = keysOf(chain)(author, seq);
  if (await by(now)) return 'now';
  // Newest first: an old phone that keeps playing is rarely the oldest.
  for (const { key } of chain.signers[author].toReversed()) if (!equal(key, now) && (await by(key))) return 'another';
  return null;
}
