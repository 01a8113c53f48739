/**
 * The audit of PROTOCOL 12: with both seeds a log is replayed with every card known, and the first entry that is not what its author's
 * seed, the log before it and the rules demand names the offender. Deterministic; no network.
 */
import { equal } from '../../../base/bytes.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { type AnyGame, other, type Seat } from '../../../rules/game.ts';
import type { ChainError, Forged } from '../../log/chain.ts';
import type { Entry } from '../../log/entry.ts';
import type { Malformed } from '../../log/malformed.ts';
import type { Curve } from '../../secret/curve.ts';
import { gameId, Secrets } from '../../secret/seed.ts';
import { flagsOf, rulesOf } from '../agreement.ts';
import { type Evidence, readEvidence } from '../evidence/evidence.ts';
import { ownerOfSeed } from '../evidence/said.ts';
import { shutIn } from '../fold/hiddenValues.ts';
import type { Observer } from '../fold/observer.ts';
import type { Offence, OffenceDetail } from '../fold/offence.ts';
import { beginning, type Replayed, replay } from '../fold/replay.ts';
import { type Both, type Ended, endedBy, type State, type Terms } from '../fold/state.ts';
import { gameOptions, takesBack } from '../tableOptions.ts';
import { Auditor } from './auditor.ts';
import type { MatchFile } from './file.ts';
import { type FileLog, readLog } from './fileLog.ts';
import { Onlooker } from './onlooker.ts';

/** Which check found it. `not-over`: the log ends before its game does, and nothing is wrong with what is there. */
export type FoulDetail =
  | OffenceDetail
  | Malformed
  | Forged
  | {
      readonly kind:
        | 'not-over'
        | 'end-not-opened'
        | 'accused-honest'
        | 'accused-missing'
        | 'signed-twice'
        | 'other-seed'
        | 'seed-not-shown'
        | 'moved-away'
        | 'not-in-order';
    }
  | { readonly kind: 'other-rules'; readonly version: string };

/** The first thing that was wrong. */
export interface Foul {
  /** Who did it; null when the file itself has been damaged. */
  readonly seat: Seat | null;
  /** The entry; the length of the log for something that is missing at its end. */
  readonly seq: number;
  readonly kind: Offence['kind'] | ChainError['kind'] | 'header';
  readonly detail: FoulDetail;
}

export type Verdict =
  | {
      readonly clean: true;
      readonly winner: Seat | null;
      readonly ended: Ended;
      /** What nobody has opened, so that nothing is verified of it; not there where both seeds are shown. */
      readonly shut?: Shut;
    }
  | { readonly clean: false; readonly foul: Foul };

/** Facts and held numbers of both players together. */
export interface Shut {
  readonly facts: number;
  readonly held: number;
}

export interface AuditOptions {
  readonly curve: Curve;
  /** Entries done, of how many; none is done while the signatures are checked. */
  readonly progress?: (done: number, of: number) => void;
  /** Each entry as it is replayed, its state with every card known. */
  readonly onEntry?: (replayed: Replayed) => void;
  /** The log is one that this phone has verified itself: signatures are not checked again. */
  readonly verified?: boolean;
}

/** A file whose log and evidence have been verified. */
export interface OpenFile {
  readonly terms: Terms;
  readonly log: FileLog;
  readonly evidence: Evidence;
}

/** Reads a file as far as it is right; null when it was made by other rules than these. */
export async function openFile(
  game: AnyGame,
  { header, version, options, entries, beside }: MatchFile,
  reading: Pick<AuditOptions, 'verified' | 'progress'>,
): Promise<OpenFile | null> {
  if (!equal(rulesOf(game, version, options), header.rules) || header.flags !== flagsOf(game)) return null;
  const terms: Terms = {
    game,
    options: gameOptions(options),
    header,
    gameId: gameId(header),
    takesBack: takesBack(options),
  };
  const log = await readLog(terms, entries, reading);
  return { terms, log, evidence: await readEvidence(terms, log, beside) };
}

/** Who was right, if nothing was wrong; else what was wrong first. Needs both seeds, in the log or beside it. */
export async function audit(game: AnyGame, file: MatchFile, options: AuditOptions): Promise<Verdict> {
  const opened = await openFile(game, file, options);
  if (opened === null) return foul(null, 0, 'header', { kind: 'other-rules', version: file.version });
  return judge(opened, options);
}

/** The same of a file that has been read. */
export async function judge(file: OpenFile, options: AuditOptions): Promise<Verdict> {
  const { terms, log, evidence } = file;
  if (terms.game.opens) return judgeOpened(file, options);
  const { wrong: damage } = log;
  const seeds = seedsOf(terms, log, evidence);
  if (!seeds.ok) return { clean: false, foul: damage ?? seeds.error };
  const secrets: Both<Secrets> = [
    new Secrets(0, terms.gameId, seeds.value[0]),
    new Secrets(1, terms.gameId, seeds.value[1]),
  ];
  const auditor = new Auditor(terms, secrets, options.curve);
  const { state, broken } = await walkThrough(terms, auditor, log, evidence, options);
  // After both seeds a second entry of a number changes no result (PROTOCOL 14.5).
  const wrong = first(broken, log.seeds.includes(null) ? secondOf(evidence) : null) ?? damage;
  if (wrong !== null) return { clean: false, foul: wrong };
  // Nor does an accusation: else a closed, clean game would change its winner afterwards.
  const charge = log.seeds.includes(null) ? accused(log, evidence) : null;
  if (charge !== null) return { clean: false, foul: charge };
  const { end } = state;
  if (end === null) return foul(null, log.length, 'header', { kind: 'not-over' });
  return { clean: true, winner: end.winner, ended: endedBy(end) };
}

/**
 * The verdict on a game whose end shows no seeds: by the public rules, and by what was opened, each value of which was checked against
 * its commitment. What nobody has opened is not verified, and speaks against nobody (PROTOCOL 9.14).
 */
async function judgeOpened({ terms, log, evidence }: OpenFile, options: AuditOptions): Promise<Verdict> {
  const { state, broken } = await walkThrough(terms, new Onlooker(options.curve), log, evidence, options);
  const { end, turns } = state;
  const [turn] = turns;
  // After all is opened a second entry of a number changes no result (PROTOCOL 14.5).
  const wrong = first(broken, end !== null && turn === undefined ? null : secondOf(evidence)) ?? log.wrong;
  if (wrong !== null) return { clean: false, foul: wrong };
  if (end === null || turn === undefined)
    return end === null
      ? foul(null, log.length, 'header', { kind: 'not-over' })
      : {
          clean: true,
          winner: end.winner,
          ended: endedBy(end),
          shut: sum(shutIn(state.hidden[0]), shutIn(state.hidden[1])),
        };
  return foul(turn.by, log.length, 'proof', { kind: 'end-not-opened' });
}

const sum = (a: Shut, b: Shut): Shut => ({ facts: a.facts + b.facts, held: a.held + b.held });

/**
 * With both seeds every honest entry is known to be one, so who accused it has lost (PROTOCOL 14.3). Where a file lacks the accused entry
 * it says nothing of who was right.
 */
function accused(log: FileLog, { charges, further, excused, moved }: Evidence): Foul | null {
  const made = charges.filter((one) => one !== null).sort((a, b) => a.seq - b.seq)[0];
  if (made === undefined) return null;
  const { by, seq, head: hash } = made;
  const there = [log.entry(seq), ...further, ...excused, ...moved].some(
    (one) => one?.author === other(by) && equal(one.hash, hash),
  );
  return there
    ? { seat: by, seq, kind: 'charge', detail: { kind: 'accused-honest' } }
    : { seat: null, seq, kind: 'charge', detail: { kind: 'accused-missing' } };
}

/** The state at the end of a log and of the entries that were refused there, and the first that cannot be. */
export async function walkThrough(
  terms: Terms,
  observer: Observer,
  log: FileLog,
  { further }: Pick<Evidence, 'further'>,
  { onEntry, progress }: Pick<AuditOptions, 'onEntry' | 'progress'>,
): Promise<{ state: State; broken: Foul | null }> {
  let state: State = beginning(terms);
  try {
    for await (const step of replay(terms, observer, both(log.entries(), further))) {
      if (!step.ok) {
        const { seq, entry, offence } = step.error;
        // What its author wrote out of turn was not taken, and is no fault of his (PROTOCOL 10.3).
        const idle = seq >= log.length && offence.kind === 'pen';
        const broken = { seat: entry?.author ?? null, seq, kind: offence.kind, detail: offence.detail };
        return { state, broken: idle ? null : broken };
      }
      if (step.value.entry.seq >= log.length) continue;
      state = step.value.state;
      onEntry?.(step.value);
      progress?.(step.value.entry.seq + 1, log.length);
    }
  } catch (error) {
    // Over an entry that was not taken this program, too, may break down: that speaks against nobody.
    if (state.chain.past.length < log.length || further.length === 0) throw error;
  }
  return { state, broken: null };
}

/** The first number of which an author has signed two entries. */
function forked({ seconds }: Pick<Evidence, 'seconds'>): Foul | null {
  const [second] = [...seconds].sort((a, b) => a.seq - b.seq);
  if (second === undefined) return null;
  return {
    seat: second.author,
    seq: second.seq,
    kind: 'fork',
    detail: { kind: 'signed-twice' },
  };
}

/** The first that an author has signed beside his log: another entry of a number, or one by a phone from which his game had moved. */
export const secondOf = (evidence: Pick<Evidence, 'seconds' | 'moved'>): Foul | null =>
  first(forked(evidence), playedOn(evidence));

function playedOn({ moved }: Pick<Evidence, 'moved'>): Foul | null {
  const [one] = [...moved].sort((a, b) => a.seq - b.seq);
  if (one === undefined) return null;
  return { seat: one.author, seq: one.seq, kind: 'moved', detail: { kind: 'moved-away' } };
}

/** The earlier of two faults. */
export function first(a: Foul | null, b: Foul | null): Foul | null {
  return a !== null && (b === null || a.seq <= b.seq) ? a : b;
}

function* both(log: Iterable<Entry>, further: readonly Entry[]): Generator<Entry, void> {
  yield* log;
  yield* further;
}

/** Whose seed stands neither in the log nor beside it. */
export const lackingSeeds = ({ log, evidence }: Pick<OpenFile, 'log' | 'evidence'>): Seat[] =>
  ([0, 1] as const).filter((seat) => log.seeds[seat] === null && evidence.seeds[seat] === null);

/** Both seeds, each the one its player began with; else who did not show his. */
function seedsOf(terms: Terms, log: FileLog, evidence: Evidence): Result<Both<Uint8Array>, Foul> {
  const missing = lackingSeeds({ log, evidence });
  // When neither seed is there, the game was only broken off.
  const lacking = missing.length === 1 ? (missing[0] ?? null) : null;
  for (const seat of [0, 1] as const) {
    const shown = log.seeds[seat];
    if (missing.length === 0 && shown !== null && ownerOfSeed(terms.header, shown.seed) !== seat)
      return fail({ seat, seq: shown.seq, kind: 'seed', detail: { kind: 'other-seed' } });
  }
  const [first, second] = [log.seeds[0]?.seed ?? evidence.seeds[0], log.seeds[1]?.seed ?? evidence.seeds[1]];
  if (first === null || second === null)
    return fail({ seat: lacking, seq: log.length, kind: 'seed', detail: { kind: 'seed-not-shown' } });
  return ok([first, second]);
}

function foul(seat: Seat | null, seq: number, kind: Foul['kind'], detail: FoulDetail): Verdict {
  return { clean: false, foul: { seat, seq, kind, detail } };
}
