/**
 * Runs in a page of the app with the app's worker: how long the curve keeps two players waiting. Bundled like
 * `putGame.ts` and evaluated in the page; returns milliseconds, one measurement per call.
 */
import { audit } from '../../src/peer/match/audit/audit.ts';
import { readFile } from '../../src/peer/match/audit/file.ts';
import type { Curve } from '../../src/peer/secret/curve.ts';
import { curveWorker } from '../../src/peer/secret/curvePort.ts';
import { makeDeck } from '../../src/peer/secret/deckTable.ts';
import { Secrets } from '../../src/peer/secret/seed.ts';
import { allRows, checkList, makeX, makeY, makeZ } from '../../src/peer/secret/shuffle.ts';
import type { AnyMove, Game, Seat } from '../../src/rules/game.ts';
import { netrunner } from '../../src/rules/netrunner/index.ts';

declare global {
  interface Window {
    pageFigures: typeof pageFigures;
  }
}

/** The Corp's and the Runner's cards: 105 in all, with three multiplications each. */
const SIZES = [45, 60] as const;

let curve: Curve | undefined;

const pageFigures = {
  /** Starts the app's curve worker at the given address, and waits until its library is loaded. Returns which one. */
  async begin(worker: string): Promise<string> {
    curve = curveWorker(() => new Worker(worker, { type: 'module' }));
    return curve.library();
  },

  /** Both first shuffles, with the work of both players: decks, X, Y, Z and the check of Z. */
  async firstShufflesMs(): Promise<number> {
    const begun = performance.now();
    for (const owner of [0, 1] as const) await shuffled(begunCurve(), owner);
    return performance.now() - begun;
  },

  /** The audit of a finished game; `bytes`: the file from `writeFile`. */
  async auditMs(bytes: readonly number[]): Promise<number> {
    const file = readFile(Uint8Array.from(bytes));
    if (!file.ok) throw new Error(file.error);
    const begun = performance.now();
    const verdict = await audit(netrunner as Game<unknown, AnyMove>, file.value, { curve: begunCurve() });
    const ms = performance.now() - begun;
    if (!verdict.clean) throw new Error(verdict.foul.detail.kind);
    return ms;
  },
};

window.pageFigures = pageFigures;

function begunCurve(): Curve {
  if (curve === undefined) throw new Error('no worker was begun');
  return curve;
}

async function shuffled(curve: Curve, owner: Seat): Promise<void> {
  const [own, peer] = [owner, owner === 0 ? 1 : 0].map((seat) => secretsOf(seat === 0 ? 0 : 1)) as [Secrets, Secrets];
  const count = SIZES[owner];
  const deck = await makeDeck(curve, own, Array(count).fill(0));
  const x = await makeX(curve, own, deck, 0, allRows(deck));
  const y = await makeY(curve, peer, owner, 0, x.points, count);
  const z = y.ok ? await makeZ(curve, own, 0, y.value.points, count) : y;
  const checked = z.ok ? await checkList(curve, 'Z', z.value, count) : z;
  if (!checked.ok) throw new Error(checked.error.detail.kind);
}

function secretsOf(seat: Seat): Secrets {
  return new Secrets(seat, new Uint8Array(32), new Uint8Array(32).fill(seat + 1));
}
