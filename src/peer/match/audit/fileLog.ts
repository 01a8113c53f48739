/** The log of an untrusted file, read in order up to the first invalid entry. */

import type { Seat } from '../../../rules/game.ts';
import { appendAll, appendUnchecked, type Chain, keysOf } from '../../log/chain.ts';
import { type Entry, parseEntry, type SignedBytes, verifyEntry } from '../../log/entry.ts';
import { yieldingLoop } from '../../yieldingLoop.ts';
import { initialState } from '../fold/replay.ts';
import type { Both, Terms } from '../fold/state.ts';
import type { AuditOptions, Foul } from './audit.ts';

export interface FileLog {
  /** Number of valid entries. */
  readonly length: number;
  /** The first seed each player shows in the valid entries. */
  readonly seeds: Both<{ readonly seq: number; readonly seed: Uint8Array } | null>;
  readonly wrong: Foul | null;
  /** The chain of the valid entries. */
  readonly chain: Chain;
  /** The valid entries, in order. */
  entries(): Iterable<Entry>;
  /** One valid entry. */
  entry(seq: number): Entry | null;
}

/** How many signatures to check between progress reports. */
const SIGNATURES_PER_REPORT = 32;

/** An entry's unchecked signature, and the key that must have made it. */
export interface UncheckedSignature extends SignedBytes {
  readonly key: Uint8Array;
}

/** Time (ms) spent on signatures before yielding to other work. */
const SIGNATURE_SLICE_MS = 1;

/**
 * Whether all signatures are valid. Yields often: the same log may be replayed at the same time. `alive` is called now
 * and then.
 */
export async function allSigned(
  { gameId }: Pick<Terms, 'gameId'>,
  unchecked: readonly UncheckedSignature[],
  alive: () => void,
): Promise<boolean> {
  const rest = yieldingLoop(SIGNATURE_SLICE_MS);
  for (const [at, one] of unchecked.entries()) {
    if (!(await verifyEntry(one, gameId, one.key))) return false;
    if (at % SIGNATURES_PER_REPORT === 0) alive();
    await rest();
  }
  return true;
}

export interface Reading extends Pick<AuditOptions, 'verified' | 'progress'> {
  /**
   * If present, collects the signatures instead of having them checked; the log then ends before the first entry out of
   * order.
   */
  readonly unchecked?: UncheckedSignature[];
}

/** `verified`: this phone has already verified the log, so signatures are not checked again. */
export async function readLog(
  terms: Terms,
  log: readonly Uint8Array[],
  { verified = false, progress, unchecked }: Reading,
): Promise<FileLog> {
  const seeds: [FileLog['seeds'][Seat], FileLog['seeds'][Seat]] = [null, null];
  // Keeps nothing else of each entry: a hostile file, fully parsed, would take 100 times its size.
  const keep = ({ author, seq, body }: Entry): void => {
    if (body.type === 'SEED') seeds[author] ??= { seq, seed: body.seed };
  };
  let { chain } = initialState(terms);
  const upTo = (length: number, wrong: Foul | null): FileLog => ({
    chain,
    length,
    seeds,
    wrong,
    entries: () => parsed(log, length),
    entry: (seq) => (seq >= 0 && seq < length ? (parsed(log.slice(seq), 1).next().value ?? null) : null),
  });
  let length = 0;
  if (verified || unchecked) {
    const rest = yieldingLoop();
    for (const bytes of log) {
      const step = appendUnchecked(chain, bytes);
      if (!step.ok) break;
      const { entry } = step.value;
      keep(entry);
      const { payload, signature, author, seq } = entry;
      unchecked?.push({ payload, signature, key: keysOf(chain)(author, seq) });
      chain = step.value.chain;
      length++;
      await rest();
    }
    return upTo(length, null);
  }
  for await (const step of appendAll(chain, log)) {
    if (!step.ok) {
      const { error } = step;
      // A player answers for every phone they played the game on.
      if (error.kind === 'moved')
        return upTo(length, { seat: error.entry.author, seq: length, kind: 'moved', detail: { kind: 'moved-away' } });
      // An invalid signature proves nothing about the author it names.
      const detail: Foul['detail'] = 'detail' in error ? error.detail : { kind: 'not-in-order' };
      return upTo(length, { seat: null, seq: length, kind: error.kind, detail });
    }
    keep(step.value.entry);
    chain = step.value.chain;
    length++;
    if (length % SIGNATURES_PER_REPORT === 0) progress?.(0, log.length);
  }
  return upTo(length, null);
}

/** The first `length` entries, which have been parsed once before. */
function* parsed(log: readonly Uint8Array[], length: number): Generator<Entry, void> {
  for (const bytes of log.slice(0, length)) {
    const entry = parseEntry(bytes);
    if (entry.ok) yield entry.value;
  }
}
