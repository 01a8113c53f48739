// Chunk: machine
/** Netrunner's machine player, as a game on one phone uses it. */
import type { Move, Table } from '../../../../rules/netrunner/index.ts';
import { decideMove, type Level } from '../../../../rules/netrunner/machine/decide.ts';
import type { MachinePlayer, MachineSight, PendingMove } from '../../../../solo/machine.ts';
import { seeded } from '../../../../solo/random.ts';
import { thinker } from './thinker.ts';

export const machinePlayer: MachinePlayer<Table, Move> = {
  decide: atOnce,
  // Without workers it plays without lookahead, which would freeze the screen.
  think: (sight) =>
    sight.level === 'sharp' && typeof Worker !== 'undefined' && thinker.matters(sight.table) ? thinking(sight) : null,
  budget: async (level) => (level === 'sharp' && typeof Worker !== 'undefined' ? measured() : null),
  asTheyLay: (count) => ({ do: 'choose', picks: [...Array(count).keys()] }),
};

function atOnce({ table, known, seat, level, seed }: MachineSight<Table>): Move {
  const mind: Level = level === 'novice' ? 'novice' : 'regular';
  const move = decideMove({ table, known, seat }, mind, seeded(seed));
  if (move === null) throw new Error('the machine was asked for a move that is not its own');
  return move;
}

const started = (): Worker => new Worker(new URL('./machine.worker.ts', import.meta.url), { type: 'module' });

/** Null if no worker starts. */
function measured(): Promise<number | null> {
  const worker = started();
  return new Promise<number | null>((found) => {
    worker.onmessage = ({ data }: MessageEvent<number>) => found(data);
    worker.onerror = () => found(null);
    worker.postMessage(null);
  }).finally(() => worker.terminate());
}

function thinking(sight: MachineSight<Table>): PendingMove<Move> {
  const worker = started();
  let stop = (): void => {};
  const done = new Promise<Move>((found) => {
    stop = () => found(atOnce(sight));
    worker.onmessage = ({ data }: MessageEvent<Move | null>) => found(data ?? atOnce(sight));
    // Don't wait for a worker that can't start.
    worker.onerror = () => stop();
    worker.postMessage(sight);
  }).finally(() => {
    stop = () => {};
    worker.terminate();
  });
  return { done, stop: () => stop() };
}
