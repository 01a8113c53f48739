/** Checks one game file off the main thread, so the page stays responsive and can be left. */
import { courseOf } from '../../../peer/match/audit/course.ts';
import { gameOfFile } from '../../../peer/match/audit/gameOfFile.ts';
import { proveFile } from '../../../peer/match/audit/matchProof.ts';
import type { ProofOptions } from '../../../peer/match/audit/proof.ts';
import { inlineCurve } from '../../../peer/secret/curve.ts';
import type { CheckReport, CheckRequest } from './prove.ts';

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const report = (said: CheckReport): void => scope.postMessage(said);

scope.onmessage = async ({ data: { bytes, names, follow } }: MessageEvent<CheckRequest>): Promise<void> => {
  const options: ProofOptions = {
    curve: inlineCurve,
    progress: (done, of) => report({ done, of }),
    nameOf: (key) => names.get(key),
  };
  if (follow) report({ course: await courseOf(await gameOfFile(bytes), bytes, options) });
  else report({ proof: await proveFile(gameOfFile, bytes, options) });
};
