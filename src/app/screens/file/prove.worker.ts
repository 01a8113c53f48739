/** Checks one game file off the screen's thread: whatever is in it, the page can be left. */

import { versionOf } from '../../../peer/match/agreement.ts';
import { readFile } from '../../../peer/match/audit/file.ts';
import { prove } from '../../../peer/match/audit/proof.ts';
import { inlineCurve } from '../../../peer/secret/curve.ts';
import { catalogue } from '../../../rules/catalogue.ts';
import type { AnyGame } from '../../../rules/game.ts';
import type { Order, Report } from './prove.ts';

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;
const report = (said: Report): void => scope.postMessage(said);

scope.onmessage = async ({ data: { bytes, names } }: MessageEvent<Order>): Promise<void> => {
  const game = await playedIn(bytes);
  const proof = await prove(game, bytes, {
    curve: inlineCurve,
    progress: (done, of) => report({ done, of }),
    nameOf: (key) => names.get(key),
  });
  report({ proof });
};

/** The game that a file says it is of; any other one says that it cannot check it. */
async function playedIn(bytes: Uint8Array): Promise<AnyGame> {
  const file = readFile(bytes);
  const games = await Promise.all(Object.values(catalogue).map((load): Promise<AnyGame> => load()));
  const named = games.find((game) => file.ok && file.value.version === versionOf(game));
  return named ?? (games[0] as AnyGame);
}
