// Chunk: ended
/** Turns a chosen file into its proof: the file is read here and checked in a worker. */

import { hex } from '../../../base/bytes.ts';
import type { Course } from '../../../peer/match/audit/course.ts';
import { isJoinedFile, MAX_FILE_BYTES, MAX_JOINED_BYTES, splitGameFiles } from '../../../peer/match/audit/file.ts';
import type { MatchProof } from '../../../peer/match/audit/matchProof.ts';
import type { Proof } from '../../../peer/match/audit/proof.ts';
import type { FinishedSolo } from '../../../peer/store/finished.ts';
import { shelved } from '../../../peer/store/shelf.ts';
import { startWatchdog } from '../../../peer/watch.ts';
import { loadRefusals } from '../../../words/en/games.ts';
import { findingWords, gameNames, proofWords } from '../../../words/en/proof.ts';
import * as words from '../../../words/en/screens/file.ts';

import { endedAlone } from '../../../words/en/screens/play.ts';
import { device } from '../../device/device.ts';
import { readSoloFile } from '../../play/past/aloneFile.ts';

export interface CheckRequest {
  bytes: Uint8Array;
  /** This phone's names for players, by key (hexadecimal). */
  names: ReadonlyMap<string, string>;
  /** Also return the moments of the game; the file must then hold a single game. */
  follow?: true;
}

export type CheckedCourse = Omit<Course, 'proof'> & { readonly proof: words.ToldProof };

type Proven = { proof: Proof | MatchProof };

export type CheckReport = { done: number; of: number } | Proven | { course: Course };

export type CheckProgress = (done: number, of: number) => void;

/** Checks the file. Never rejects. `signal` aborts the check; its result is then ignored. */
export async function proofOf(file: File, progress: CheckProgress, signal: AbortSignal): Promise<words.ToldProof> {
  // Check the size before reading, so a huge file can't exhaust memory.
  if (file.size > MAX_JOINED_BYTES)
    return words.unread(findingWords([{ kind: 'too-large', size: file.size, most: MAX_FILE_BYTES }], null));
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return words.unread(words.fileUnreadable);
  }
  const alone = readSoloFile(bytes);
  if (alone) return ofAlone(alone);
  const done = await runCheck<Proven>({ bytes, names: await knownNames() }, progress, signal);
  return done === null ? words.checkStopped : await toldProof(done.proof);
}

/** A solo game is unsigned. */
const ofAlone = (game: FinishedSolo): words.ToldProof => ({
  kind: 'open',
  text: words.gameOnOnePhone(endedAlone(game)),
  of: null,
});

/** Checks a match on this phone; null if the check did not finish. */
export async function matchProof(bytes: Uint8Array): Promise<MatchProof | null> {
  const order = { bytes, names: await knownNames() };
  const done = await runCheck<Proven>(order, () => {}, new AbortController().signal);
  if (done === null || !('games' in done.proof)) return null;
  if (done.proof.kind === 'foul') await loadRefusals();
  return done.proof;
}

/** The games of a file, one by one, verified or not; empty if the file can't be read. */
export async function gamesIn(file: File): Promise<readonly Uint8Array[]> {
  if (file.size > MAX_JOINED_BYTES) return [];
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (bytes === null || !isJoinedFile(bytes)) return bytes === null ? [] : [bytes];
  const read = splitGameFiles(bytes);
  return read.ok ? read.value : [];
}

/** A game move by move, and the verdict on its file. Never rejects. */
export async function courseIn(
  bytes: Uint8Array,
  progress: CheckProgress,
  signal: AbortSignal,
): Promise<CheckedCourse> {
  const order: CheckRequest = { bytes, names: await knownNames(), follow: true };
  const done = await runCheck<{ course: Course }>(order, progress, signal);
  if (done === null) return { proof: words.checkStopped, moments: [], entries: 0, options: {} };
  return { ...done.course, proof: await toldProof(done.course.proof) };
}

export async function knownNames(): Promise<Map<string, string>> {
  const [{ signer }, games] = await Promise.all([device(), shelved()]);
  const names = new Map(games.flatMap(({ keys, names }) => keys.map((key, seat) => [key, names[seat] ?? ''] as const)));
  return names.set(hex(signer.publicKey), 'you');
}

/** Runs the check in a worker; null if it did not finish. */
function runCheck<R extends Exclude<CheckReport, { done: number }>>(
  order: CheckRequest,
  progress: CheckProgress,
  left: AbortSignal,
): Promise<R | null> {
  return new Promise((resolve) => {
    const end = (report: R | null): void => {
      silence.stop();
      worker?.terminate();
      resolve(report);
    };
    const breakOff = (): void => end(null);
    const silence = startWatchdog(breakOff);
    const worker = startWorker();
    if (worker === null) return breakOff();
    worker.onmessage = ({ data }: MessageEvent<{ done: number; of: number } | R>) => {
      silence.heard();
      if ('done' in data) progress(data.done, data.of);
      else end(data);
    };
    worker.onerror = breakOff;
    left.addEventListener('abort', breakOff);
    worker.postMessage(order);
  });
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./prove.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** The fault may be a game's refusal, which needs that game's words. */
async function toldProof(proof: Proof | MatchProof): Promise<words.ToldProof> {
  if (proof.kind === 'foul' || ('games' in proof && proof.finding.kind === 'table')) await loadRefusals();
  const text = proofWords(proof);
  if (!('games' in proof)) return { kind: proof.kind, text, of: proof.of };
  const names = gameNames(proof.games);
  const games = await Promise.all(
    proof.games.map(async (game, at) => ({ ...(await toldProof(game)), name: names[at] ?? '' })),
  );
  return { kind: proof.kind, text, of: null, games };
}
