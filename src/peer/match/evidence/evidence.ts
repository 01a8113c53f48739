/** Proof of dishonesty is stored beside the log, not in it, and survives a restart. */
import { equal } from '../../../base/bytes.ts';
import type { Entry } from '../../log/entry.ts';
import type { WordOf } from '../../log/word.ts';
import type { FileLog } from '../audit/fileLog.ts';
import { type Both, type Terms, withSeat } from '../fold/state.ts';
import type { Halt } from '../log/matchLog.ts';
import type { Beside, Exhibit } from './beside.ts';
import { excuses, readSaid } from './said.ts';

/**
 * Whether a halt proves dishonesty: an entry its author could not honestly sign, or two with one number (PROTOCOL
 * 10.4).
 */
export function proves(halt: Halt): halt is Halt & { readonly entry: Entry } {
  if (halt.kind === 'fork') return halt.at === 'entry';
  if (halt.kind === 'moved') return true;
  return halt.kind === 'refused' && !['pen', 'game'].includes(halt.offence.kind);
}

/** The entries that prove it to anyone who has the log. */
export function proofsOf(halt: Halt): readonly Exhibit[] {
  const entries =
    halt.kind === 'fork' || halt.kind === 'moved' ? [halt.entry.bytes] : halt.kind === 'refused' ? halt.entries : [];
  return entries.map((bytes) => ({ kind: 'entry', bytes }));
}

/** The verified evidence beside a log; anything that does not verify is dropped. */
export interface Evidence {
  /** Entries that continue the log but were rejected. */
  readonly further: readonly Entry[];
  /** Second entries for a number in the log, by the same author, with no excuse. */
  readonly seconds: readonly Entry[];
  /** The excused ones: their author may have lost the first entry in an unsaved write (PROTOCOL 14.4). */
  readonly excused: readonly Entry[];
  /** Entries signed by a phone that the author's game had already left (PROTOCOL 10.8). */
  readonly moved: readonly Entry[];
  readonly charges: Both<WordOf<'charge'> | null>;
  /**
   * Who claims an entry never arrived; null if a head in the file shows they were given what they waited for (PROTOCOL
   * 14.4).
   */
  readonly absences: Both<WordOf<'absent'> | null>;
  /** Seeds shown outside the log. */
  readonly seeds: Both<Uint8Array | null>;
  /** Concessions outside the log. */
  readonly resigned: Both<boolean>;
}

/** Reads a game's evidence. */
export async function readEvidence(terms: Terms, log: FileLog, beside: Beside): Promise<Evidence> {
  const [further, seconds, moved]: [Entry[], Entry[], Entry[]] = [[], [], []];
  const heads: WordOf<'head'>[] = [];
  let found: Omit<Evidence, 'further' | 'seconds' | 'excused' | 'moved'> = {
    charges: [null, null],
    absences: [null, null],
    seeds: [null, null],
    resigned: [false, false],
  };
  for (const exhibit of beside) {
    const said = await readSaid(terms, log.chain, exhibit);
    if (said === null) continue;
    const { by } = said;
    if (said.kind === 'entry') {
      const { seq, author, hash, prev } = said.entry;
      const there = log.entry(seq);
      const head = (further.at(-1) ?? log.entry(log.length - 1))?.hash ?? terms.gameId;
      if (said.moved) moved.push(said.entry);
      else if (there !== null && there.author === author && !equal(there.hash, hash)) seconds.push(said.entry);
      else if (seq === log.length + further.length && equal(prev, head)) further.push(said.entry);
    } else if (said.kind === 'charge') {
      const seeds = withSeat(found.seeds, by, said.seed);
      found = { ...found, charges: withSeat(found.charges, by, said), seeds };
    } else if (said.kind === 'absent') found = { ...found, absences: withSeat(found.absences, by, said) };
    else if (said.kind === 'seed') found = { ...found, seeds: withSeat(found.seeds, by, said.seed) };
    else if (said.kind === 'head') heads.push(said);
    else if (said.kind === 'resign') found = { ...found, resigned: withSeat(found.resigned, by, true) };
  }
  const [guilty, excused] = [false, true].map((wanted) => seconds.filter((one) => excuses(heads, one) === wanted));
  // A player given the head of a log that theirs starts with has lost nothing, and may write.
  const lacksNothing = (head: WordOf<'head'>, { seq }: WordOf<'absent'>): boolean =>
    head.seq <= seq &&
    equal(head.head, head.seq === 0 ? terms.gameId : (log.entry(head.seq - 1)?.hash ?? terms.gameId));
  const given = (one: WordOf<'absent'> | null): boolean => {
    if (one === null || one.boot === null) return false;
    const { by, boot } = one;
    return heads.some((head) => head.by !== by && equal(head.boot, boot) && lacksNothing(head, one));
  };
  const [first, second] = found.absences;
  const absences = [given(first) ? null : first, given(second) ? null : second] as const;
  return { ...found, absences, further, moved, seconds: guilty ?? [], excused: excused ?? [] };
}
