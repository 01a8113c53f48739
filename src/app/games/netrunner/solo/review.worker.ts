/** Plays a position to the end off the main thread: one order in, the number of wins for the first seat out. */
import '../../../../rules/netrunner/cards/index.ts';
import type { Move, Table } from '../../../../rules/netrunner/index.ts';
import { type PlayOut, winsFrom } from '../../../../solo/playOut.ts';
import { thinker } from './thinker.ts';

export interface ReviewOrder {
  position: PlayOut<Table, Move>;
  games: number;
  seed: number;
}

const scope = globalThis as unknown as DedicatedWorkerGlobalScope;

scope.onmessage = ({ data: { position, games, seed } }: MessageEvent<ReviewOrder>): void =>
  scope.postMessage(winsFrom(thinker, position, games, seed));
