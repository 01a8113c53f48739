/**
 * The audit of section 12: with both seeds a log is replayed with every card known, and the first entry that is not what its author's
 * seed, the log before it and the rules demand names the offender. Deterministic; no network.
 */
import { equal } from '../../base/bytes.ts';
import { fail, ok, type Result } from '../../base/result.ts';
import type { AnyMove, Game, Seat } from '../../rules/game.ts';
import { appendAll, type ChainError } from '../log/chain.ts';
import { type Entry, parseEntry } from '../log/entry.ts';
import type { Curve } from '../secret/curve.ts';
import { gameId, Secrets } from '../secret/seed.ts';
import { gameOptions, rulesOf } from './agreement.ts';
import { type Evidence, ownerOfSeed, readEvidence } from './evidence.ts';
import type { Eye } from './eye.ts';
import type { MatchFile } from './file.ts';
import type { Offence } from './offence.ts';
import { Overseer } from './overseer.ts';
import { beginning, type Replayed, replay } from './replay.ts';
import type { Both, State, Terms } from './state.ts';

/** The first thing that was wrong. */
export interface Foul {
  /** Who did it; null when the file itself has been damaged. */
  readonly seat: Seat | null;
  /** The entry; the length of the log for something that is missing at its end. */
  readonly seq: number;
  readonly kind: Offence['kind'] | ChainError['kind'] | 'header';
  readonly text: string;
}

export type Verdict =
  | { readonly clean: true; readonly winner: Seat | null; readonly text: string }
  | { readonly clean: false; readonly foul: Foul };

export interface AuditOptions {
  readonly curve: Curve;
  /** Entries done, of how many. */
  readonly progress?: (done: number, of: number) => void;
  /** Each entry as it is replayed, its state with every card known. */
  readonly onEntry?: (replayed: Replayed) => void;
  /** The log is one that this phone has verified itself: signatures are not checked again. */
  readonly verified?: boolean;
}

/** Who was right, if nothing was wrong; else what was wrong first. Needs both seeds, in the log or beside it. */
export async function audit(game: Game<unknown, AnyMove>, file: MatchFile, options: AuditOptions): Promise<Verdict> {
  const terms = termsOfFile(game, file);
  if (terms === null) return foul(null, 0, 'header', `the file was made by other rules: ${file.version}`);
  const read = await readLog(terms, file.entries, options.verified ?? false);
  const evidence = await readEvidence(terms, read.entries, file.beside);
  const seeds = seedsOf(terms, read.entries, evidence);
  if (!seeds.ok) return read.wrong ?? { clean: false, foul: seeds.error };
  const secrets: Both<Secrets> = [
    new Secrets(0, terms.gameId, seeds.value[0]),
    new Secrets(1, terms.gameId, seeds.value[1]),
  ];
  const overseer = new Overseer(terms, secrets, options.curve);
  const { state, broken } = await walkThrough(terms, overseer, read.entries, evidence, options);
  const wrong = first(broken, closed(read.entries) ? null : forked(evidence));
  if (wrong !== null) return { clean: false, foul: wrong };
  if (read.wrong !== null) return read.wrong;
  // With both seeds every honest entry is known to be one, so who accused it has lost (B3).
  const charge = evidence.charges[0] ?? evidence.charges[1];
  if (charge !== null) return foul(charge.by, charge.seq, 'charge', 'that entry was accused, and it was honest');
  const { end } = state;
  if (end === null) return foul(null, read.entries.length, 'header', 'the game is not over');
  return { clean: true, winner: end.winner, text: end.text };
}

/** The terms a file was played on; null when this program has other rules. */
export function termsOfFile(game: Game<unknown, AnyMove>, { header, version, options }: MatchFile): Terms | null {
  if (!equal(rulesOf(game, version, options), header.rules)) return null;
  return { game, options: gameOptions(options), header, gameId: gameId(header) };
}

/** The state at the end of a log and of the entries that were refused there, and the first that cannot be. */
export async function walkThrough(
  terms: Terms,
  eye: Eye,
  log: readonly Entry[],
  { further }: Pick<Evidence, 'further'>,
  { onEntry, progress }: Pick<AuditOptions, 'onEntry' | 'progress'>,
): Promise<{ state: State; broken: Foul | null }> {
  let state: State = beginning(terms);
  for await (const step of replay(terms, eye, [...log, ...further])) {
    if (!step.ok) {
      const { seq, entry, offence } = step.error;
      // What its author wrote out of turn was not taken, and is no fault of his (10.3).
      const idle = seq >= log.length && offence.kind === 'pen';
      const broken = { seat: entry?.author ?? null, seq, kind: offence.kind, text: offence.text };
      return { state, broken: idle ? null : broken };
    }
    if (step.value.entry.seq >= log.length) continue;
    state = step.value.state;
    onEntry?.(step.value);
    progress?.(step.value.entry.seq + 1, log.length);
  }
  return { state, broken: null };
}

/** The first number of which an author has signed two entries. */
export function forked({ seconds }: Pick<Evidence, 'seconds'>): Foul | null {
  const [second] = [...seconds].sort((a, b) => a.seq - b.seq);
  if (second === undefined) return null;
  return {
    seat: second.author,
    seq: second.seq,
    kind: 'fork',
    text: 'two different entries of that number are signed',
  };
}

/** The earlier of two faults. */
export function first(a: Foul | null, b: Foul | null): Foul | null {
  return a !== null && (b === null || a.seq <= b.seq) ? a : b;
}

/** Whether both seeds stand in a log: then no second entry of a number changes the result (B5). */
const closed = (log: readonly Entry[]): boolean => log.filter(({ body }) => body.type === 'SEED').length === 2;

interface Log {
  /** All up to the first that is wrong. */
  readonly entries: readonly Entry[];
  readonly wrong: Verdict | null;
}

export async function readLog(terms: Terms, log: readonly Uint8Array[], verified: boolean): Promise<Log> {
  if (verified)
    return { entries: log.map(parseEntry).flatMap((entry) => (entry.ok ? [entry.value] : [])), wrong: null };
  const { entries, error } = await appendAll(beginning(terms).chain, log);
  if (error === null) return { entries, wrong: null };
  // A signature that does not hold says nothing about whose name stands there.
  const text = 'text' in error ? error.text : 'the entries do not follow each other';
  return { entries, wrong: foul(null, entries.length, error.kind, text) };
}

/** Both seeds, each the one its player began with; else who did not show his. */
function seedsOf(terms: Terms, log: readonly Entry[], evidence: Evidence): Result<[Uint8Array, Uint8Array], Foul> {
  const seeds: Uint8Array[] = [];
  const missing: Seat[] = [];
  for (const seat of [0, 1] as const) {
    const entry = log.find(({ author, body }) => author === seat && body.type === 'SEED');
    if (entry?.body.type === 'SEED' && ownerOfSeed(terms.header, entry.body.seed) !== seat)
      return fail({ seat, seq: entry.seq, kind: 'seed', text: 'that is not the seed the game began with' });
    const seed = entry?.body.type === 'SEED' ? entry.body.seed : evidence.seeds[seat];
    if (seed === null) missing.push(seat);
    else seeds.push(seed);
  }
  if (missing.length === 0) return ok(seeds as [Uint8Array, Uint8Array]);
  // When neither seed is there, the game was only broken off.
  const seat = missing.length === 1 ? (missing[0] as Seat) : null;
  return fail({ seat, seq: log.length, kind: 'seed', text: 'a seed was not shown' });
}

function foul(seat: Seat | null, seq: number, kind: Foul['kind'], text: string): Verdict {
  return { clean: false, foul: { seat, seq, kind, text } };
}
