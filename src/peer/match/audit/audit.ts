/**
 * The audit of PROTOCOL 12: given both seeds, replays the log with every card known. The first entry that does not
 * follow from its author's seed, the log before it and the rules identifies the offender. Deterministic; no network.
 */
import { equal } from '../../../base/bytes.ts';
import { fail, ok, type Result } from '../../../base/result.ts';
import { type AnyGame, other, type Seat } from '../../../rules/game.ts';
import type { FormatFault } from '../../log/cbor.ts';
import type { ChainError, Forgery } from '../../log/chain.ts';
import type { Entry } from '../../log/entry.ts';
import type { Curve } from '../../secret/curve.ts';
import { gameId, Secrets } from '../../secret/seed.ts';
import { flagsOf, rulesHashOf } from '../agreement.ts';
import { type Evidence, ownerOfSeed, readEvidence } from '../evidence/evidence.ts';
import { unopenedIn } from '../fold/hiddenValues.ts';
import type { Offence, OffenceDetail } from '../fold/offence.ts';
import { initialState, type ReplayStep, replay } from '../fold/replay.ts';
import { type Both, type Ended, endedBy, type Observer, type State, type Terms } from '../fold/state.ts';
import { allowsTakeBack, gameOptions } from '../tableOptions.ts';
import { Auditor } from './auditor.ts';
import type { MatchFile } from './file.ts';
import { allSigned, type FileLog, type Reading, readLog, type UncheckedSignature } from './fileLog.ts';
import { Onlooker } from './onlooker.ts';

/** Which check failed. `not-over`: the log ends before the game does, and the entries it has are fine. */
export type FoulDetail =
  | OffenceDetail
  | FormatFault
  | Forgery
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

export interface Foul {
  /** The offender; null when the file itself is damaged. */
  readonly seat: Seat | null;
  /** The faulty entry; the log's length if something is missing at the end. */
  readonly seq: number;
  readonly kind: Offence['kind'] | ChainError['kind'] | 'header';
  readonly detail: FoulDetail;
}

export type Verdict =
  | {
      readonly clean: true;
      readonly winner: Seat | null;
      readonly ended: Ended;
      /** Values that were not opened and are therefore unverified; absent when both seeds are shown. */
      readonly shut?: UnopenedValues;
    }
  | { readonly clean: false; readonly foul: Foul };

/** Facts and held numbers, for both players together. */
export interface UnopenedValues {
  readonly facts: number;
  readonly held: number;
}

export interface AuditOptions {
  readonly curve: Curve;
  /** Entries checked so far, of the total; 0 while signatures are being checked. */
  readonly progress?: (done: number, of: number) => void;
  /** Called for each replayed entry, with every card known. */
  readonly onEntry?: (replayed: ReplayStep) => void;
  /** This phone has already verified the log, so signatures are not checked again. */
  readonly verified?: boolean;
}

/** A file with verified log and evidence. */
export interface OpenFile {
  readonly terms: Terms;
  readonly log: FileLog;
  readonly evidence: Evidence;
}

/** Reads a file up to the first fault; null if it was made under other rules. */
export async function openFile(
  game: AnyGame,
  { header, version, options, entries, beside }: MatchFile,
  reading: Reading,
): Promise<OpenFile | null> {
  if (!equal(rulesHashOf(game, version, options), header.rules) || header.flags !== flagsOf(game)) return null;
  const terms: Terms = {
    game,
    options: gameOptions(options),
    header,
    gameId: gameId(header),
    takesBack: allowsTakeBack(options),
  };
  const log = await readLog(terms, entries, reading);
  return { terms, log, evidence: await readEvidence(terms, log, beside) };
}

/**
 * What `judging` returns for a file; null if it was made under other rules. Signatures are checked while it waits for
 * the curve worker. If a signature is invalid, the file is read up to there and judged again.
 */
export async function judgeFile<T>(
  game: AnyGame,
  file: MatchFile,
  options: AuditOptions,
  judging: (opened: OpenFile, options: AuditOptions) => Promise<T>,
): Promise<T | null> {
  const { entries } = file;
  // Repeats the latest progress: the caller gives up on a check that is silent too long.
  let done = 0;
  const alive = (): void => options.progress?.(done, entries.length);
  const watched: AuditOptions = {
    ...options,
    progress(at, of) {
      done = at;
      options.progress?.(at, of);
    },
  };
  const inTurn = async (): Promise<T | null> => {
    const opened = await openFile(game, file, options);
    return opened && judging(opened, options);
  };
  if (options.verified) return inTurn();
  const unchecked: UncheckedSignature[] = [];
  // A replay of unsigned entries may crash in more ways than one of signed entries.
  const opened = await openFile(game, file, { ...options, unchecked }).catch(() => undefined);
  if (opened === null) return null;
  if (opened === undefined) return inTurn();
  const { terms, log } = opened;
  // After a valid first entry, a second replay replaces everything the first one reported.
  if (log.length < file.entries.length || !(await allSigned(terms, unchecked.slice(0, 1), alive))) return inTurn();
  const [signed, judged] = await Promise.allSettled([allSigned(terms, unchecked, alive), judging(opened, watched)]);
  if (signed.status === 'rejected') throw signed.reason;
  if (!signed.value) return inTurn();
  if (judged.status === 'rejected') throw judged.reason;
  return judged.value;
}

/** The winner if nothing is wrong, else the first fault. Needs both seeds, in the log or outside it. */
export async function audit(game: AnyGame, file: MatchFile, options: AuditOptions): Promise<Verdict> {
  const verdict = await judgeFile(game, file, options, judge);
  return verdict ?? foul(null, 0, 'header', { kind: 'other-rules', version: file.version });
}

/** `audit` for a file that is already parsed. */
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
  const { state, broken } = await replayWithRejected(terms, auditor, log, evidence, options);
  // Once both seeds are shown, a second entry with the same number does not change the result (PROTOCOL 14.5).
  const wrong = earlierFoul(broken, log.seeds.includes(null) ? firstOutsideLog(evidence) : null) ?? damage;
  if (wrong !== null) return { clean: false, foul: wrong };
  // Nor does an accusation: otherwise the winner of a finished, clean game could change later.
  const charge = log.seeds.includes(null) ? accused(log, evidence) : null;
  if (charge !== null) return { clean: false, foul: charge };
  const { end } = state;
  if (end === null) return foul(null, log.length, 'header', { kind: 'not-over' });
  return { clean: true, winner: end.winner, ended: endedBy(end) };
}

/**
 * The verdict on a game that ends without seeds: by the public rules and by the opened values, each checked against its
 * commitment. Unopened values stay unverified and are not held against anyone (PROTOCOL 9.14).
 */
async function judgeOpened({ terms, log, evidence }: OpenFile, options: AuditOptions): Promise<Verdict> {
  const { state, broken } = await replayWithRejected(terms, new Onlooker(options.curve), log, evidence, options);
  const { end, turns } = state;
  const [turn] = turns;
  // Once everything is opened, a second entry with the same number does not change the result (PROTOCOL 14.5).
  const wrong = earlierFoul(broken, end !== null && turn === undefined ? null : firstOutsideLog(evidence)) ?? log.wrong;
  if (wrong !== null) return { clean: false, foul: wrong };
  if (end === null) return foul(null, log.length, 'header', { kind: 'not-over' });
  if (turn !== undefined) return foul(turn.by, log.length, 'proof', { kind: 'end-not-opened' });
  const [a, b] = [unopenedIn(state.hidden[0]), unopenedIn(state.hidden[1])];
  const shut = { facts: a.facts + b.facts, held: a.held + b.held };
  return { clean: true, winner: end.winner, ended: endedBy(end), shut };
}

/**
 * With both seeds, every honest entry can be recognized, so a false accuser loses (PROTOCOL 14.3). A file without the
 * accused entry does not show who was right.
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

/** The state after the log and the entries rejected at its end, and the first invalid entry. */
export async function replayWithRejected(
  terms: Terms,
  observer: Observer,
  log: FileLog,
  { further }: Pick<Evidence, 'further'>,
  { onEntry, progress }: Pick<AuditOptions, 'onEntry' | 'progress'>,
): Promise<{ state: State; broken: Foul | null }> {
  let state: State = initialState(terms);
  try {
    for await (const step of replay(terms, observer, joinEntries(log.entries(), further))) {
      if (!step.ok) {
        const { seq, entry, offence } = step.error;
        // An entry written without the pen is dropped and is not an offence (PROTOCOL 10.3).
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
    // A crash of this program on an entry that was not accepted is not held against anyone.
    if (state.chain.past.length < log.length || further.length === 0) throw error;
  }
  return { state, broken: null };
}

/** The first entry signed outside the log: one with a duplicate number, or by a phone the game had already left. */
export const firstOutsideLog = ({ seconds, moved }: Pick<Evidence, 'seconds' | 'moved'>): Foul | null =>
  earlierFoul(
    firstFoul(seconds, { kind: 'fork', detail: { kind: 'signed-twice' } }),
    firstFoul(moved, { kind: 'moved', detail: { kind: 'moved-away' } }),
  );

function firstFoul(entries: readonly Entry[], foul: Pick<Foul, 'kind' | 'detail'>): Foul | null {
  const [first] = [...entries].sort((a, b) => a.seq - b.seq);
  return first === undefined ? null : { seat: first.author, seq: first.seq, ...foul };
}

export function earlierFoul(a: Foul | null, b: Foul | null): Foul | null {
  return a !== null && (b === null || a.seq <= b.seq) ? a : b;
}

function* joinEntries(log: Iterable<Entry>, further: readonly Entry[]): Generator<Entry, void> {
  yield* log;
  yield* further;
}

/** Players whose seed is neither in the log nor in the evidence. */
export const seatsWithoutSeed = ({ log, evidence }: Pick<OpenFile, 'log' | 'evidence'>): Seat[] =>
  ([0, 1] as const).filter((seat) => log.seeds[seat] === null && evidence.seeds[seat] === null);

/** Both seeds, each checked against its player's commitment; otherwise, who withheld theirs. */
function seedsOf(terms: Terms, log: FileLog, evidence: Evidence): Result<Both<Uint8Array>, Foul> {
  const missing = seatsWithoutSeed({ log, evidence });
  // If both seeds are missing, the game simply stopped.
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
