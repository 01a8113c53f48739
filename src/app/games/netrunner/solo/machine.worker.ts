// Chunk: machine
/**
 * Lookahead off the main thread: one order in, one answer out. The caller terminates the worker if it takes too long.
 */
import '../../../../rules/netrunner/cards/index.ts';
import type { Move, Table } from '../../../../rules/netrunner/index.ts';
import type { MachineSight } from '../../../../solo/machine.ts';
import { lookaheadMove, lookedAhead, measuredBudget } from './ahead.ts';
import { isLost } from './concession.ts';

/** An order for a move, for whether the game is lost, for what two moves are worth, or for this device's budget. */
export type MachineOrder =
  | { wanted: 'move' | 'lost'; sight: MachineSight<Table> }
  | { wanted: 'ahead'; sight: MachineSight<Table>; moves: readonly [Move, Move] }
  | { wanted: 'budget' };

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = ({ data }: MessageEvent<MachineOrder>): void => scope.postMessage(answerTo(data));

function answerTo(order: MachineOrder): unknown {
  if (order.wanted === 'budget') return measuredBudget(() => performance.now());
  if (order.wanted === 'ahead') return lookedAhead(order.sight, order.moves);
  return order.wanted === 'move' ? lookaheadMove(order.sight) : isLost(order.sight);
}
