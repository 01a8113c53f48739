/** A file that was chosen, to its proof: read here, checked in a worker of its own. */
import { hex } from '../../../base/bytes.ts';
import type { Course } from '../../../peer/match/audit/course.ts';
import { tooLarge } from '../../../peer/match/audit/file.ts';
import type { Proof } from '../../../peer/match/audit/proof.ts';
import { isRow, MOST_ROW_BYTES, readRow } from '../../../peer/match/audit/rowFile.ts';
import type { RowProof } from '../../../peer/match/audit/rowProof.ts';
import type { FinishedAlone } from '../../../peer/store/finished.ts';
import { shelved } from '../../../peer/store/shelf.ts';
import { watch } from '../../../peer/watch.ts';
import { device } from '../../device/device.ts';
import { readAlone } from '../../play/past/aloneFile.ts';
import { endedAlone } from '../../play/past/finishedSolo.ts';

export interface Order {
  bytes: Uint8Array;
  /** What the players with these keys (hexadecimal) are called on this phone. */
  names: ReadonlyMap<string, string>;
  /** The moments of its game are wanted as well; it is one game then. */
  follow?: true;
}

type Proven = { proof: Proof | RowProof };

export type Report = { done: number; of: number } | Proven | { course: Course };

export type Progress = (done: number, of: number) => void;

/** Never rejects. `left` ends the check; its proof is then nobody's. */
export async function proofOf(file: File, progress: Progress, left: AbortSignal): Promise<Proof | RowProof> {
  // Before it is read: a file of any size must not fill the memory.
  if (file.size > MOST_ROW_BYTES) return unread(tooLarge(file.size));
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return unread('The browser can’t read that file.');
  }
  const alone = readAlone(bytes);
  if (alone) return ofAlone(alone);
  return (await checked<Proven>({ bytes, names: await knownNames() }, progress, left, (proof) => ({ proof }))).proof;
}

/** Nobody has signed what one phone dealt by itself. */
const ofAlone = (game: FinishedAlone): Proof => ({
  kind: 'open',
  text: `A game on one phone (${endedAlone(game)}). Nobody signed it, so it proves nothing. You can still replay it.`,
  of: null,
});

/** Each game of a file by itself, whatever it proves; none where the file cannot be read. */
export async function gamesIn(file: File): Promise<readonly Uint8Array[]> {
  if (file.size > MOST_ROW_BYTES) return [];
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  if (bytes === null || !isRow(bytes)) return bytes === null ? [] : [bytes];
  const read = readRow(bytes);
  return read.ok ? read.value : [];
}

/** One game moment by moment, with what its file proves. Never rejects. */
export async function courseIn(bytes: Uint8Array, progress: Progress, left: AbortSignal): Promise<Course> {
  const order: Order = { bytes, names: await knownNames(), follow: true };
  const none = (proof: Proof) => ({ course: { proof, moments: [], entries: 0, options: {} } });
  return (await checked<{ course: Course }>(order, progress, left, none)).course;
}

export async function knownNames(): Promise<Map<string, string>> {
  const [{ signer }, games] = await Promise.all([device(), shelved()]);
  const names = new Map(games.flatMap(({ keys, names }) => keys.map((key, seat) => [key, names[seat] ?? ''] as const)));
  return names.set(hex(signer.publicKey), 'you');
}

/** `broken`: what is reported of a check that came to no end. */
function checked<R extends Exclude<Report, { done: number }>>(
  order: Order,
  progress: Progress,
  left: AbortSignal,
  broken: (proof: Proof) => R,
): Promise<R> {
  return new Promise((resolve) => {
    const end = (report: R): void => {
      silence.stop();
      worker?.terminate();
      resolve(report);
    };
    const breakOff = (): void => end(broken(unread('The browser stopped the check early. Try again.')));
    const silence = watch(breakOff);
    const worker = begun();
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

function begun(): Worker | null {
  try {
    return new Worker(new URL('./prove.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

const unread = (text: string): Proof => ({ kind: 'foreign', text, of: null });
