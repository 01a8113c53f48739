/** What proves that a player was not honest stands outside of the log, and is kept beside it: a restart forgives nothing. */
import { equal } from '../../base/bytes.ts';
import type { Seat } from '../../rules/game.ts';
import { type Entry, parseEntry, verifyEntry, verifyResignation } from '../log/entry.ts';
import { verifyHead } from '../log/head.ts';
import { type Absence, type Charge, readAbsence, readCharge } from '../log/statement.ts';
import { type GameHeader, seedCommitment } from '../secret/seed.ts';
import type { Beside, Word } from './beside.ts';
import type { Halt } from './book.ts';
import type { FileLog } from './fileLog.ts';
import { excuses, readHead, type SignedHead } from './heads.ts';
import { type Both, type Terms, withSeat } from './state.ts';

/** Whether a halt proves it: an entry that its author could not honestly sign, or two of one number (10.4). */
export function proves(halt: Halt): halt is Halt & { readonly entry: Entry } {
  if (halt.kind === 'fork') return halt.at === 'entry';
  return halt.kind === 'refused' && !['pen', 'game'].includes(halt.offence.kind);
}

/** The entries that show it to anybody who has the log. */
export function proofsOf(halt: Halt): readonly Word[] {
  const entries = halt.kind === 'fork' ? [halt.entry.bytes] : halt.kind === 'refused' ? halt.entries : [];
  return entries.map((bytes) => ({ kind: 'entry', bytes }));
}

/** What stands beside a log, verified: what does not hold is left out. */
export interface Evidence {
  /** Entries that go on where the log ends, and were not taken there. */
  readonly further: readonly Entry[];
  /** Entries of a number that the log has another one of, by the same author, whom nothing excuses. */
  readonly seconds: readonly Entry[];
  readonly charges: Both<Charge | null>;
  readonly absences: Both<Absence | null>;
  /** Shown outside of the log. */
  readonly seeds: Both<Uint8Array | null>;
  /** Who has given up outside of the log. */
  readonly resigned: Both<boolean>;
}

/** Reads what a file has beside its log. */
export async function readEvidence({ gameId, header }: Terms, log: FileLog, beside: Beside): Promise<Evidence> {
  const keys = header.publicKeys;
  const [further, seconds]: [Entry[], Entry[]] = [[], []];
  let [charges, absences]: [Evidence['charges'], Evidence['absences']] = [
    [null, null],
    [null, null],
  ];
  let seeds: Evidence['seeds'] = [null, null];
  let resigned: Evidence['resigned'] = [false, false];
  const heads: SignedHead[] = [];
  for (const { kind, bytes } of beside) {
    if (kind === 'entry') {
      const entry = parseEntry(bytes);
      if (!entry.ok || !(await verifyEntry(entry.value, gameId, keys[entry.value.author]))) continue;
      const { seq, author, hash, prev } = entry.value;
      const there = log.entry(seq);
      const head = (further.at(-1) ?? log.entry(log.length - 1))?.hash ?? gameId;
      if (there !== null && there.author === author && !equal(there.hash, hash)) seconds.push(entry.value);
      else if (seq === log.length + further.length && equal(prev, head)) further.push(entry.value);
    } else if (kind === 'charge') {
      const read = await readCharge(bytes, gameId, keys);
      if (!read.ok || ownerOfSeed(header, read.value.seed) !== read.value.by) continue;
      charges = withSeat(charges, read.value.by, read.value);
      seeds = withSeat(seeds, read.value.by, read.value.seed);
    } else if (kind === 'absence') {
      const read = await readAbsence(bytes, gameId, keys);
      if (read.ok) absences = withSeat(absences, read.value.by, read.value);
    } else if (kind === 'head') {
      const head = readHead(bytes);
      if (head !== null && (await verifyHead(keys[head.by], gameId, head, head.signature))) heads.push(head);
    } else if (kind === 'seed') {
      const owner = ownerOfSeed(header, bytes);
      if (owner !== null) seeds = withSeat(seeds, owner, bytes);
    } else {
      for (const seat of [0, 1] as const)
        if (await verifyResignation(bytes, gameId, seat, keys[seat])) resigned = withSeat(resigned, seat, true);
    }
  }
  return { further, seconds: seconds.filter((one) => !excuses(heads, one)), charges, absences, seeds, resigned };
}

/** Who began the game with this seed; null: nobody. */
export function ownerOfSeed({ nonces, seedCommitments }: GameHeader, seed: Uint8Array): Seat | null {
  const owner = ([0, 1] as const).find((seat) =>
    equal(seedCommitment(seat, nonces[seat], seed), seedCommitments[seat]),
  );
  return owner ?? null;
}
