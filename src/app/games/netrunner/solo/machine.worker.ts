/** Thinks ahead off the screen's thread: one sight, one move; for no sight, how much it may try out here. Whoever has waited enough ends the worker. */
import '../../../../rules/netrunner/cards/index.ts';
import type { Table } from '../../../../rules/netrunner/index.ts';
import type { Sight } from '../../../../solo/machine.ts';
import { measuredBudget, thoughtAhead } from './ahead.ts';

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = ({ data }: MessageEvent<Sight<Table> | null>): void =>
  scope.postMessage(data ? thoughtAhead(data) : measuredBudget(() => performance.now()));
