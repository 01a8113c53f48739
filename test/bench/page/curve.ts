/** In a page: the app's work on the curve, in its own worker, measured by the page's clock. */
import { fromHex } from '../../../src/base/bytes.ts';
import { randomBytes, scalarFromWide } from '../../../src/peer/crypto.ts';
import { audit } from '../../../src/peer/match/audit/audit.ts';
import { readFile } from '../../../src/peer/match/audit/file.ts';
import { curveWorker } from '../../../src/peer/secret/curvePort.ts';
import type { AnyGame } from '../../../src/rules/game.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';

declare global {
  interface Window {
    bench: typeof bench;
  }
}

/** Number of points the two phones together mask until the first cards are dealt, with decks of 45 and 60 cards. */
const MASKED = 315;

const curve = curveWorker(
  () => new Worker(new URL('../../../src/peer/secret/curve.worker.ts', import.meta.url), { type: 'module' }),
);

const bench = {
  /** Time for the first shuffles, in milliseconds. */
  async firstShuffles(): Promise<number> {
    const points = await curve.deriveAll(wide(MASKED));
    const scalar = scalarFromWide(randomBytes(64));
    const begun = performance.now();
    await curve.maskAll(points, scalar);
    return performance.now() - begun;
  },
  /** Time to audit a file (hexadecimal), in milliseconds. */
  async audit(text: string): Promise<number> {
    const file = readFile(fromHex(text) as Uint8Array);
    if (!file.ok) throw new Error(file.error);
    const begun = performance.now();
    const verdict = await audit(netrunner as AnyGame, file.value, { curve });
    if (!verdict.clean) throw new Error(verdict.foul.detail.kind);
    return performance.now() - begun;
  },
};
window.bench = bench;

/** The browser generates at most 65,536 bytes per call. */
function wide(count: number): Uint8Array {
  const all = new Uint8Array(64 * count);
  for (let at = 0; at < count; at++) all.set(randomBytes(64), 64 * at);
  return all;
}
