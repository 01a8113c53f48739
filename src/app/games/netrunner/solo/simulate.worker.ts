/**
 * Simulates games off the main thread in small batches, reporting the tally after each. The caller terminates the
 * worker.
 */
import '../../../../rules/netrunner/cards/index.ts';
import type { Refusal } from '../../../../rules/game.ts';
import { emptyTally, type Simulation, simulate, type Tally } from './simulate.ts';

export interface SimulationOrder extends Simulation {
  games: number;
}

export type SimulationReport = { done: number; tally: Tally } | { refused: Refusal };

/** Interval between reports (ms). */
const LOT_MS = 150;
const AT_ONCE = 20;

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = ({ data }: MessageEvent<SimulationOrder>): void => {
  const tally = emptyTally();
  let told = performance.now();
  while (tally.games < data.games) {
    const done = simulate(data, 1 + tally.games, Math.min(AT_ONCE, data.games - tally.games), tally);
    if (!done.ok) return scope.postMessage({ refused: done.error } satisfies SimulationReport);
    if (performance.now() - told < LOT_MS && tally.games < data.games) continue;
    told = performance.now();
    scope.postMessage({ done: tally.games, tally } satisfies SimulationReport);
  }
};
