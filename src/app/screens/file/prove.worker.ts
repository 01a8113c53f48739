/** Checks one game file off the screen's thread: whatever is in it, the page can be left. */
import { prove } from '../../../peer/match/audit/proof.ts';
import { inlineCurve } from '../../../peer/secret/curve.ts';
import type { AnyMove, Game } from '../../../rules/game.ts';
import { netrunner } from '../../../rules/netrunner/index.ts';
import type { Order, Report } from './prove.ts';

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const report = (said: Report): void => scope.postMessage(said);

scope.onmessage = async ({ data: { bytes, names } }: MessageEvent<Order>): Promise<void> => {
  const proof = await prove(netrunner as Game<unknown, AnyMove>, bytes, {
    curve: inlineCurve,
    progress: (done, of) => report({ done, of }),
    nameOf: (key) => names.get(key),
  });
  report({ proof });
};
