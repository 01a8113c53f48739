/** Checks one game file off the screen's thread: whatever is in it, the page can be left. */
import { playedIn } from '../../../peer/match/audit/played.ts';
import { proveFile } from '../../../peer/match/audit/rowProof.ts';
import { inlineCurve } from '../../../peer/secret/curve.ts';
import type { Order, Report } from './prove.ts';

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const report = (said: Report): void => scope.postMessage(said);

scope.onmessage = async ({ data: { bytes, names } }: MessageEvent<Order>): Promise<void> => {
  const proof = await proveFile(playedIn, bytes, {
    curve: inlineCurve,
    progress: (done, of) => report({ done, of }),
    nameOf: (key) => names.get(key),
  });
  report({ proof });
};
