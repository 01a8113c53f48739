// Chunk: machine
/** Netrunner's machine player for solo games. */
import type { Move, Table } from '../../../../rules/netrunner/index.ts';
import { decideMove, type Level } from '../../../../rules/netrunner/machine/decide.ts';
import type { MachinePlayer, MachineSight, PendingMove } from '../../../../solo/machine.ts';
import { seeded } from '../../../../solo/random.ts';
import { mayBeLost } from './concession.ts';
import type { MachineOrder } from './machine.worker.ts';
import { thinker } from './thinker.ts';

export const machinePlayer: MachinePlayer<Table, Move> = {
  decide: decideNow,
  // Without workers the machine plays without lookahead, which would freeze the screen.
  think: (sight) =>
    sight.level === 'sharp' && typeof Worker !== 'undefined' && thinker.matters(sight.table)
      ? startThinking(sight)
      : null,
  budget: async (level) => (level === 'sharp' && typeof Worker !== 'undefined' ? measured() : null),
  concession: async (sight) =>
    typeof Worker !== 'undefined' && mayBeLost(sight) && (await askWorker<boolean>({ wanted: 'lost', sight }))
      ? { do: 'concede' }
      : null,
  asTheyLay: (count) => ({ do: 'choose', picks: [...Array(count).keys()] }),
};

function decideNow({ table, known, seat, level, seed }: MachineSight<Table>): Move {
  const mind: Level = level === 'novice' ? 'novice' : 'regular';
  const move = decideMove({ table, known, seat }, mind, seeded(seed));
  if (move === null) throw new Error('the machine was asked for a move that is not its own');
  return move;
}

const started = (): Worker => new Worker(new URL('./machine.worker.ts', import.meta.url), { type: 'module' });

const measured = (): Promise<number | null> => askWorker<number>({ wanted: 'budget' });

/** A worker's answer; null if the worker doesn't start. */
export function askWorker<A>(order: MachineOrder): Promise<A | null> {
  const worker = started();
  return new Promise<A | null>((found) => {
    worker.onmessage = ({ data }: MessageEvent<A>) => found(data);
    worker.onerror = () => found(null);
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}

function startThinking(sight: MachineSight<Table>): PendingMove<Move> {
  const worker = started();
  let stop = (): void => {};
  const done = new Promise<Move>((found) => {
    stop = () => found(decideNow(sight));
    worker.onmessage = ({ data }: MessageEvent<Move | null>) => found(data ?? decideNow(sight));
    // Don't wait for a worker that can't start.
    worker.onerror = () => stop();
    worker.postMessage({ wanted: 'move', sight } satisfies MachineOrder);
  }).finally(() => {
    stop = () => {};
    worker.terminate();
  });
  return { done, stop: () => stop() };
}
