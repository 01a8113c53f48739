/** A file that was chosen, to its proof: read here, checked in a worker of its own. */
import { hex } from '../../../base/bytes.ts';
import { tooLarge } from '../../../peer/match/audit/file.ts';
import type { Proof } from '../../../peer/match/audit/proof.ts';
import { MOST_ROW_BYTES } from '../../../peer/match/audit/rowFile.ts';
import type { RowProof } from '../../../peer/match/audit/rowProof.ts';
import { shelved } from '../../../peer/store/shelf.ts';
import { watch } from '../../../peer/watch.ts';
import { device } from '../../device/device.ts';

export interface Order {
  bytes: Uint8Array;
  /** What the players with these keys (hexadecimal) are called on this phone. */
  names: ReadonlyMap<string, string>;
}

export type Report = { done: number; of: number } | { proof: Proof | RowProof };

export type Progress = (done: number, of: number) => void;

/** Never rejects. `left` ends the check; its proof is then nobody's. */
export async function proofOf(file: File, progress: Progress, left: AbortSignal): Promise<Proof | RowProof> {
  // Before it is read: a file of any size must not fill the memory.
  if (file.size > MOST_ROW_BYTES) return unread(tooLarge(file.size));
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return unread('The browser cannot read that file.');
  }
  return checked({ bytes, names: await knownNames() }, progress, left);
}

async function knownNames(): Promise<Map<string, string>> {
  const [{ signer }, games] = await Promise.all([device(), shelved()]);
  const names = new Map(games.flatMap(({ keys, names }) => keys.map((key, seat) => [key, names[seat] ?? ''] as const)));
  return names.set(hex(signer.publicKey), 'you');
}

function checked(order: Order, progress: Progress, left: AbortSignal): Promise<Proof | RowProof> {
  return new Promise((resolve) => {
    const end = (proof: Proof | RowProof): void => {
      silence.stop();
      worker?.terminate();
      resolve(proof);
    };
    const broken = (): void => end(unread('The browser broke the check off before its end. Try it again.'));
    const silence = watch(broken);
    const worker = begun();
    if (worker === null) return broken();
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      silence.heard();
      if ('proof' in data) end(data.proof);
      else progress(data.done, data.of);
    };
    worker.onerror = broken;
    left.addEventListener('abort', broken);
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
