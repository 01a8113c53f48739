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
import { gameId, Secrets, seedCommitment } from '../secret/seed.ts';
import { rulesOf } from './agreement.ts';
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
  /** Entries done, of how many; none is done while the signatures are checked. */
  readonly progress?: (done: number, of: number) => void;
  /** Each entry as it is replayed, its state with every card known. */
  readonly onEntry?: (replayed: Replayed) => void;
  /** The log is one that this phone has verified itself: signatures are not checked again. */
  readonly verified?: boolean;
}

/** Who was right, if nothing was wrong; else what was wrong first. */
export async function audit(game: Game<unknown, AnyMove>, file: MatchFile, options: AuditOptions): Promise<Verdict> {
  const terms: Terms = { game, options: file.options, header: file.header, gameId: gameId(file.header) };
  if (!equal(rulesOf(game, file.version, file.options), file.header.rules)) {
    return foul(null, 0, 'header', `the file was made by other rules: ${file.version}`);
  }
  const read = await readLog(terms, file.entries, options);
  const seeds = seedsOf(terms, read);
  if (!seeds.ok) return read.wrong ?? { clean: false, foul: seeds.error };
  const secrets: Both<Secrets> = [
    new Secrets(0, terms.gameId, seeds.value[0]),
    new Secrets(1, terms.gameId, seeds.value[1]),
  ];
  let state: State = beginning(terms);
  for await (const step of replay(
    terms,
    new Overseer(terms, secrets, options.curve),
    parsed(file.entries, read.length),
  )) {
    if (!step.ok) {
      const { seq, entry, offence } = step.error;
      return foul(entry?.author ?? null, seq, offence.kind, offence.text);
    }
    state = step.value.state;
    options.onEntry?.(step.value);
    options.progress?.(step.value.entry.seq + 1, read.length);
  }
  if (read.wrong !== null) return read.wrong;
  const { end } = state;
  if (end === null) return foul(null, read.length, 'header', 'the game is not over');
  return { clean: true, winner: end.winner, text: end.text };
}

interface Log {
  /** How many entries are right. */
  readonly length: number;
  /** The first that each player shows his seed with, as far as they are right. */
  readonly seeds: Both<Entry | null>;
  readonly wrong: Verdict | null;
}

/** How often a caller hears that the signatures are still being checked. */
const SIGNATURES_A_SIGN = 32;

/** Keeps of the entries only what is asked for: parsed, those of a hostile file would take a hundred times its size. */
async function readLog(
  terms: Terms,
  log: readonly Uint8Array[],
  { verified = false, progress }: AuditOptions,
): Promise<Log> {
  const seeds: [Entry | null, Entry | null] = [null, null];
  const keep = (entry: Entry): void => {
    if (entry.body.type === 'SEED') seeds[entry.author] ??= entry;
  };
  if (verified) {
    for (const entry of parsed(log, log.length)) keep(entry);
    return { length: log.length, seeds, wrong: null };
  }
  let length = 0;
  for await (const step of appendAll(beginning(terms).chain, log)) {
    if (!step.ok) {
      const { error } = step;
      // A signature that does not hold says nothing about whose name stands there.
      const text = 'text' in error ? error.text : 'the entries do not follow each other';
      return { length, seeds, wrong: foul(null, length, error.kind, text) };
    }
    keep(step.value.entry);
    length++;
    if (length % SIGNATURES_A_SIGN === 0) progress?.(0, log.length);
  }
  return { length, seeds, wrong: null };
}

/** The first `length` entries, which have been parsed before. */
function* parsed(log: readonly Uint8Array[], length: number): Generator<Entry, void> {
  for (const bytes of log.slice(0, length)) {
    const entry = parseEntry(bytes);
    if (entry.ok) yield entry.value;
  }
}

/** Both seeds, each the one its player began with; else who did not show his. */
function seedsOf(terms: Terms, { length, seeds: shown }: Log): Result<[Uint8Array, Uint8Array], Foul> {
  const { nonces, seedCommitments } = terms.header;
  const seeds: Uint8Array[] = [];
  const missing: Seat[] = [];
  for (const seat of [0, 1] as const) {
    const entry = shown[seat];
    if (entry?.body.type !== 'SEED') {
      missing.push(seat);
      continue;
    }
    const { seed } = entry.body;
    if (!equal(seedCommitment(seat, nonces[seat], seed), seedCommitments[seat])) {
      return fail({ seat, seq: entry.seq, kind: 'seed', text: 'that is not the seed the game began with' });
    }
    seeds.push(seed);
  }
  if (missing.length === 0) return ok(seeds as [Uint8Array, Uint8Array]);
  // When neither seed is there, the game was only broken off.
  const seat = missing.length === 1 ? (missing[0] as Seat) : null;
  return fail({ seat, seq: length, kind: 'seed', text: 'a seed was not shown' });
}

function foul(seat: Seat | null, seq: number, kind: Foul['kind'], text: string): Verdict {
  return { clean: false, foul: { seat, seq, kind, text } };
}
