/** What proves that a player was not honest stands outside of the log, and is kept beside it: a restart forgives nothing. */
import { equal } from '../../../base/bytes.ts';
import type { Entry } from '../../log/entry.ts';
import type { Absence, Charge, Withheld } from '../../log/statement.ts';
import type { FileLog } from '../audit/fileLog.ts';
import { type Both, type Terms, withSeat } from '../fold/state.ts';
import type { Halt } from '../log/matchLog.ts';
import { excuses, type SignedHead } from '../sync/heads.ts';
import type { Beside, Word } from './beside.ts';
import { readWord } from './word.ts';

/** Whether a halt proves it: an entry that its author could not honestly sign, or two of one number (PROTOCOL 10.4). */
export function proves(halt: Halt): halt is Halt & { readonly entry: Entry } {
  if (halt.kind === 'fork') return halt.at === 'entry';
  if (halt.kind === 'moved') return true;
  return halt.kind === 'refused' && !['pen', 'game'].includes(halt.offence.kind);
}

/** The entries that show it to anybody who has the log. */
export function proofsOf(halt: Halt): readonly Word[] {
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
  readonly charges: Both<Charge | null>;
  readonly absences: Both<Absence | null>;
  /** Said by who may not write before he has the other's signed head; null where a head of the file says that he had it (PROTOCOL 14.4). */
  readonly withheld: Both<Withheld | null>;
  /** Shown outside of the log. */
  readonly seeds: Both<Uint8Array | null>;
  /** Who has given up outside of the log. */
  readonly resigned: Both<boolean>;
}

/** Reads what a file has beside its log. */
export async function readEvidence(terms: Terms, log: FileLog, beside: Beside): Promise<Evidence> {
  const [further, seconds, moved]: [Entry[], Entry[], Entry[]] = [[], [], []];
  const heads: SignedHead[] = [];
  let found: Omit<Evidence, 'further' | 'seconds' | 'excused' | 'moved'> = {
    charges: [null, null],
    absences: [null, null],
    withheld: [null, null],
    seeds: [null, null],
    resigned: [false, false],
  };
  for (const word of beside) {
    const said = await readWord(terms, log.chain, word);
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
      const seeds = withSeat(found.seeds, by, said.charge.seed);
      found = { ...found, charges: withSeat(found.charges, by, said.charge), seeds };
    } else if (said.kind === 'absence') found = { ...found, absences: withSeat(found.absences, by, said.absence) };
    else if (said.kind === 'withheld') found = { ...found, withheld: withSeat(found.withheld, by, said.withheld) };
    else if (said.kind === 'seed') found = { ...found, seeds: withSeat(found.seeds, by, said.seed) };
    else if (said.kind === 'head') heads.push(said.head);
    else if (said.kind === 'resignation') found = { ...found, resigned: withSeat(found.resigned, by, true) };
  }
  const [guilty, excused] = [false, true].map((wanted) => seconds.filter((one) => excuses(heads, one) === wanted));
  // Whoever is told of a log that his own begins with has lost nothing, and may write.
  const lacksNothing = ({ length, head }: SignedHead, { seq }: Withheld): boolean =>
    length <= seq && equal(length === 0 ? terms.gameId : (log.entry(length - 1)?.hash ?? terms.gameId), head);
  const given = (one: Withheld | null): boolean =>
    one !== null && heads.some((head) => head.by !== one.by && equal(head.boot, one.boot) && lacksNothing(head, one));
  const [first, second] = found.withheld;
  const withheld = [given(first) ? null : first, given(second) ? null : second] as const;
  return { ...found, withheld, further, moved, seconds: guilty ?? [], excused: excused ?? [] };
}
