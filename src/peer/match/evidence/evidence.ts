/** What proves that a player was not honest stands outside of the log, and is kept beside it: a restart forgives nothing. */
import { equal } from '../../../base/bytes.ts';
import type { Entry } from '../../log/entry.ts';
import type { WordOf } from '../../log/word.ts';
import type { FileLog } from '../audit/fileLog.ts';
import { type Both, type Terms, withSeat } from '../fold/state.ts';
import type { Halt } from '../log/matchLog.ts';
import type { Beside, Exhibit } from './beside.ts';
import { excuses, readSaid } from './said.ts';

/** Whether a halt proves it: an entry that its author could not honestly sign, or two of one number (PROTOCOL 10.4). */
export function proves(halt: Halt): halt is Halt & { readonly entry: Entry } {
  if (halt.kind === 'fork') return halt.at === 'entry';
  if (halt.kind === 'moved') return true;
  return halt.kind === 'refused' && !['pen', 'game'].includes(halt.offence.kind);
}

/** The entries that show it to anybody who has the log. */
export function proofsOf(halt: Halt): readonly Exhibit[] {
  const entries =
    halt.kind === 'fork' || halt.kind === 'moved' ? [halt.entry.bytes] : halt.kind === 'refused' ? halt.entries : [];
  return entries.map((bytes) => ({ kind: 'entry', bytes }));
}

/** What stands beside a log, verified: what does not hold is left out. */
export interface Evidence {
  /** Entries that go on where the log ends, and were not taken there. */
  readonly further: readonly Entry[];
  /** Entries of a number that the log has another one of, by the same author, whom nothing excuses. */
  readonly seconds: readonly Entry[];
  /** Those that something excuses: their author may have lost the first ones with his last writes (PROTOCOL 14.4). */
  readonly excused: readonly Entry[];
  /** Entries signed by a phone from which its author's game had moved before (PROTOCOL 10.8). */
  readonly moved: readonly Entry[];
  readonly charges: Both<WordOf<'charge'> | null>;
  /** Who says that an entry did not come; null where a head of the file says that the one he had waited for was given (PROTOCOL 14.4). */
  readonly absences: Both<WordOf<'absent'> | null>;
  /** Shown outside of the log. */
  readonly seeds: Both<Uint8Array | null>;
  /** Who has given up outside of the log. */
  readonly resigned: Both<boolean>;
}

/** Reads what a file has beside its log. */
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
  // Whoever is told of a log that his own begins with has lost nothing, and may write.
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
