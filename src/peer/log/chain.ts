import { equal } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import { other, type Seat } from '../../rules/game.ts';
import { type Verify, verify } from '../crypto.ts';
import type { Body } from './body.ts';
import { type Draft, type Entry, parseEntry, verifyEntry, verifyResignation } from './entry.ts';

/** The log so far, without the entries themselves. A value: appending makes a new one. */
export interface Chain {
  readonly gameId: Uint8Array;
  /** The public keys that sign, by seat. */
  readonly keys: readonly [Uint8Array, Uint8Array];
  /** One for each entry, in order. */
  readonly past: readonly Past[];
  /** 32 bytes: what the next entry's `prev` must be. */
  readonly head: Uint8Array;
}

interface Past {
  readonly hash: Uint8Array;
  readonly author: Seat;
}

export interface Appended {
  readonly chain: Chain;
  readonly entry: Entry;
}

/**
 * Why an entry was not appended. Whose turn it was and what was allowed is the match's question, not the log's.
 * - `malformed`: no entry, or one that can never be right. Drop it; from the peer it deserves a NACK.
 * - `known`: the log has it. Harmless: acknowledge again.
 * - `gap`: entries between are missing. Ask for them and try again.
 * - `forged`: not signed by its author, or at a number where the other one wrote. Drop it.
 * - `fork`: its author's signature is good, and the log says otherwise. Fatal. `at: 'entry'`: the author signed two entries
 *   of this number; the one in the log and this one together are the proof, so both are kept. `at: 'history'`: it stands
 *   on other entries than ours; the first different number is still to be found by SYNC (PROTOCOL 10.4).
 */
export type ChainError =
  | { readonly kind: 'malformed' | 'forged'; readonly text: string }
  | { readonly kind: 'known'; readonly seq: number }
  | { readonly kind: 'gap'; readonly have: number; readonly seq: number }
  | { readonly kind: 'fork'; readonly at: 'entry' | 'history'; readonly entry: Entry };

export function startChain(gameId: Uint8Array, keys: readonly [Uint8Array, Uint8Array]): Chain {
  return { gameId, keys, past: [], head: gameId };
}

/** What `author` would sign as the next entry. */
export function draftNext(chain: Chain, author: Seat, body: Body): Draft {
  return { seq: chain.past.length, author, prev: chain.head, body };
}

/** The chain with one more entry that is known to be good: one's own, or one from the own store. Throws if it does not fit. */
export function extend(chain: Chain, entry: Entry): Chain {
  const { seq, author, prev, hash } = entry;
  if (seq !== chain.past.length || !equal(prev, chain.head)) throw new Error(`entry ${seq} does not come next`);
  return { ...chain, past: [...chain.past, { hash, author }], head: hash };
}

/** The chain of entries that were all verified once: their hashes and authors are enough. */
export function chainAgain(start: Chain, past: readonly Past[]): Chain {
  return { ...start, past, head: past.at(-1)?.hash ?? start.head };
}

/** The chain after one entry from outside. Cheap checks come first; the signature is checked last. Never rejects. */
export async function append(chain: Chain, bytes: Uint8Array): Promise<Result<Appended, ChainError>> {
  const { outcome, proofs } = judge(chain, bytes, verify);
  return (await failure(proofs)) ?? outcome;
}

/**
 * Many entries from outside, in order: each as it is appended, and last the first that is not. Some signatures are checked side by
 * side, which on most platforms uses more than one core; only some, so that whoever hands in a long list of nonsense is found out at
 * its beginning, and nothing but the last chain is kept. `check`: how signatures are checked.
 */
export async function* appendAll(
  chain: Chain,
  list: readonly Uint8Array[],
  check: Verify = verify,
): AsyncGenerator<Result<Appended, ChainError>, void> {
  let tip = chain;
  for (let from = 0; from < list.length; from += SIDE_BY_SIDE) {
    const judged: Judged[] = [];
    for (const bytes of list.slice(from, from + SIDE_BY_SIDE)) {
      const next = judge(tip, bytes, check);
      judged.push(next);
      if (!next.outcome.ok) break;
      tip = next.outcome.value.chain;
    }
    const failures = await Promise.all(judged.map(({ proofs }) => failure(proofs)));
    for (const [i, { outcome }] of judged.entries()) {
      const result = failures[i] ?? outcome;
      yield result;
      if (!result.ok) return;
    }
  }
}

const SIDE_BY_SIDE = 16;

/** What is to be said of an entry, provided that its proofs hold. */
interface Judged {
  readonly outcome: Result<Appended, ChainError>;
  readonly proofs: readonly Proof[];
}
interface Proof {
  readonly holds: () => Promise<boolean>;
  readonly else: ChainError;
}

function judge(chain: Chain, bytes: Uint8Array, check: Verify): Judged {
  const parsed = parseEntry(bytes);
  if (!parsed.ok) return refuse({ kind: 'malformed', text: parsed.error });
  const entry = parsed.value;
  const { seq, author, prev } = entry;
  const past = chain.past[seq];
  if (seq > chain.past.length) return refuse({ kind: 'gap', have: chain.past.length, seq });
  if (past !== undefined) {
    if (equal(past.hash, entry.hash)) return refuse({ kind: 'known', seq });
    if (past.author !== author) return refuse(forged(`entry ${seq} is by the other player`));
    return { outcome: fail({ kind: 'fork', at: 'entry', entry }), proofs: [signed(chain, entry, check)] };
  }
  if (!equal(prev, chain.head)) {
    return { outcome: fail({ kind: 'fork', at: 'history', entry }), proofs: [signed(chain, entry, check)] };
  }
  return {
    outcome: ok({ chain: extend(chain, entry), entry }),
    proofs: [signed(chain, entry, check), ...bodyProofs(chain, entry, check)],
  };
}

function refuse(error: ChainError): Judged {
  return { outcome: fail(error), proofs: [] };
}

function forged(text: string): ChainError {
  return { kind: 'forged', text };
}

function signed(chain: Chain, entry: Entry, check: Verify): Proof {
  return {
    holds: () => verifyEntry(entry, chain.gameId, chain.keys[entry.author], check),
    else: forged(`entry ${entry.seq} is not signed by its author`),
  };
}

/** What else an entry says that only a signature can confirm. */
function bodyProofs(chain: Chain, { body, author }: Entry, check: Verify): readonly Proof[] {
  if (body.type === 'RESIGN' && body.statement !== null) {
    const { statement } = body;
    const loser = other(author);
    return [
      {
        holds: () => verifyResignation(statement, chain.gameId, loser, chain.keys[loser], check),
        else: forged('the other player has not signed this resignation'),
      },
    ];
  }
  return [];
}

/** The first proof that does not hold, in order, or null. */
async function failure(proofs: readonly Proof[]): Promise<Result<never, ChainError> | null> {
  for (const proof of proofs) if (!(await proof.holds())) return fail(proof.else);
  return null;
}
