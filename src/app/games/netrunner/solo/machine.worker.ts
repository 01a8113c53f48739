// Chunk: machine
/**
 * Lookahead off the main thread: one order in, one answer out. The caller terminates the worker when its patience runs
 * out.
 */
import '../../../../rules/netrunner/cards/index.ts';
import type { Table } from '../../../../rules/netrunner/index.ts';
import type { MachineSight } from '../../../../solo/machine.ts';
import { lookaheadMove, measuredBudget } from './ahead.ts';
import { isLost } from './concession.ts';

/** A move, whether the game is lost, or this device's budget. */
export type MachineOrder = { wanted: 'move' | 'lost'; sight: MachineSight<Table> } | { wanted: 'budget' };

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = ({ data }: MessageEvent<MachineOrder>): void => {
  if (data.wanted === 'budget') scope.postMessage(measuredBudget(() => performance.now()));
  else scope.postMessage(data.wanted === 'move' ? lookaheadMove(data.sight) : isLost(data.sight));
};
