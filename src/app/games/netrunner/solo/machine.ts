/** Netrunner's player that is a program, as a game on one phone asks for it. */
import type { Move, Table } from '../../../../rules/netrunner/index.ts';
import { decideMove, type Level } from '../../../../rules/netrunner/machine/decide.ts';
import type { MachinePlayer, Sight, Thinking } from '../../../../solo/machine.ts';
import { seeded } from '../../../../solo/random.ts';
import { thinker } from './thinker.ts';

export const machinePlayer: MachinePlayer<Table, Move> = {
  decide: atOnce,
  // A browser without workers plays on without looking ahead: its screen would stand still meanwhile.
  think: (sight) =>
    sight.level === 'sharp' && typeof Worker !== 'undefined' && thinker.matters(sight.table) ? thinking(sight) : null,
  budget: async (level) => (level === 'sharp' && typeof Worker !== 'undefined' ? measured() : null),
  asTheyLay: (count) => ({ do: 'choose', picks: [...Array(count).keys()] }),
};

function atOnce({ table, known, seat, level, seed }: Sight<Table>): Move {
  const mind: Level = level === 'novice' ? 'novice' : 'regular';
  const move = decideMove({ table, known, seat }, mind, seeded(seed));
  if (move === null) throw new Error('the machine was asked for a move that is not its own');
  return move;
}

const started = (): Worker => new Worker(new URL('./machine.worker.ts', import.meta.url), { type: 'module' });

/** Null where no worker starts. */
function measured(): Promise<number | null> {
  const worker = started();
  return new Promise<number | null>((found) => {
    worker.onmessage = ({ data }: MessageEvent<number>) => found(data);
    worker.onerror = () => found(null);
    worker.postMessage(null);
  }).finally(() => worker.terminate());
}

function thinking(sight: Sight<Table>): Thinking<Move> {
  const worker = started();
  let stop = (): void => {};
  const done = new Promise<Move>((found) => {
    stop = () => found(atOnce(sight));
    worker.onmessage = ({ data }: MessageEvent<Move | null>) => found(data ?? atOnce(sight));
    // A worker that cannot start is no reason to wait.
    worker.onerror = () => stop();
    worker.postMessage(sight);
  }).finally(() => {
    stop = () => {};
    worker.terminate();
  });
  return { done, stop: () => stop() };
}
