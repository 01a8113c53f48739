/** Checks one game file off the screen's thread: whatever is in it, the page can be left. */

import { readFile } from '../../../peer/match/file.ts';
import { prove } from '../../../peer/match/proof.ts';
import { inlineCurve } from '../../../peer/secret/curve.ts';
import { catalogue } from '../../../rules/catalogue.ts';
import { signOf } from '../../games/index.ts';
import type { Order, Report } from './prove.ts';

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const report = (said: Report): void => scope.postMessage(said);

scope.onmessage = async ({ data: { bytes, names } }: MessageEvent<Order>): Promise<void> => {
  const file = readFile(bytes);
  const game = await catalogue[signOf(file.ok ? file.value.version : undefined).id]();
  const proof = await prove(game, bytes, {
    curve: inlineCurve,
    progress: (done, of) => report({ done, of }),
    nameOf: (key) => names.get(key),
  });
  report({ proof });
};
