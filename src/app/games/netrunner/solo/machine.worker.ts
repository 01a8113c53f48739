/**
 * Lookahead off the main thread: one sight in, one move out; without a sight, this device's budget. The caller
 * terminates the worker when its patience runs out.
 */
import '../../../../rules/netrunner/cards/index.ts';
import type { Table } from '../../../../rules/netrunner/index.ts';
import type { MachineSight } from '../../../../solo/machine.ts';
import { lookaheadMove, measuredBudget } from './ahead.ts';

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = ({ data }: MessageEvent<MachineSight<Table> | null>): void =>
  scope.postMessage(data ? lookaheadMove(data) : measuredBudget(() => performance.now()));
