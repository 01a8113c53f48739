/** The log of a file from outside, read in order and no further than to the first entry that is wrong. */

import type { Seat } from '../../../rules/game.ts';
import { appendAll, type Chain, extend } from '../../log/chain.ts';
import { type Entry, parseEntry } from '../../log/entry.ts';
import { beginning } from '../fold/replay.ts';
import type { Both, Terms } from '../fold/state.ts';
import type { AuditOptions, Foul } from './audit.ts';

export interface FileLog {
  /** How many entries are right. */
  readonly length: number;
  /** The first seed that each player shows, as far as the entries are right. */
  readonly seeds: Both<{ readonly seq: number; readonly seed: Uint8Array } | null>;
  readonly wrong: Foul | null;
  /** Their chain. */
  readonly chain: Chain;
  /** Those that are right, in order. */
  entries(): Iterable<Entry>;
  /** One of them. */
  entry(seq: number): Entry | null;
}

/** How often a caller hears that signatures are still being checked. */
const SIGNATURES_A_SIGN = 32;

/** `verified`: the log is one that this phone has verified itself, so its signatures are not checked again. */
export async function readLog(
  terms: Terms,
  log: readonly Uint8Array[],
  { verified = false, progress }: Pick<AuditOptions, 'verified' | 'progress'>,
): Promise<FileLog> {
  const seeds: [FileLog['seeds'][Seat], FileLog['seeds'][Seat]] = [null, null];
  // Of the entries only this is kept: parsed, those of a hostile file would take a hundred times its size.
  const keep = ({ author, seq, body }: Entry): void => {
    if (body.type === 'SEED') seeds[author] ??= { seq, seed: body.seed };
  };
  let { chain } = beginning(terms);
  const upTo = (length: number, wrong: Foul | null): FileLog => ({
    chain,
    length,
    seeds,
    wrong,
    entries: () => parsed(log, length),
    entry: (seq) => (seq >= 0 && seq < length ? (parsed(log.slice(seq), 1).next().value ?? null) : null),
  });
  if (verified) {
    for (const entry of parsed(log, log.length)) {
      keep(entry);
      chain = extend(chain, entry);
    }
    return upTo(log.length, null);
  }
  let length = 0;
  for await (const step of appendAll(chain, log)) {
    if (!step.ok) {
      const { error } = step;
      // Whoever has had a game answers for all its phones.
      if (error.kind === 'moved')
        return upTo(length, { seat: error.entry.author, seq: length, kind: 'moved', detail: { kind: 'moved-away' } });
      // A signature that does not hold says nothing about whose name stands there.
      const detail: Foul['detail'] = 'detail' in error ? error.detail : { kind: 'not-in-order' };
      return upTo(length, { seat: null, seq: length, kind: error.kind, detail });
    }
    keep(step.value.entry);
    chain = step.value.chain;
    length++;
    if (length % SIGNATURES_A_SIGN === 0) progress?.(0, log.length);
  }
  return upTo(length, null);
}

/** The first `length` entries, which have been parsed before. */
function* parsed(log: readonly Uint8Array[], length: number): Generator<Entry, void> {
  for (const bytes of log.slice(0, length)) {
    const entry = parseEntry(bytes);
    if (entry.ok) yield entry.value;
  }
}
