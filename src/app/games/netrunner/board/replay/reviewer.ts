// Chunk: machine
/** Estimates the chances in a finished game, in two workers. */
import { type Move, netrunner, type Table } from '../../../../../rules/netrunner/index.ts';
import { rank } from '../../../../../rules/netrunner/machine/rank.ts';
import { seeded } from '../../../../../solo/random.ts';
import type { Reviewer } from '../../../gameUi.ts';
import type { ReviewOrder } from '../../solo/review.worker.ts';

/** One for each core that a phone can spare. */
const WORKERS = 2;
/** Games per order: small enough that both workers share a position. */
const LOT = 25;
const MAX_CANDIDATES = 4;

interface Order extends ReviewOrder {
  /** A worker has died with it once; another gets it, but no third one. */
  retried: boolean;
  done(wins: number | null): void;
  failed(why: Error): void;
}

export function reviewer(): Reviewer<Table> {
  const workers: Worker[] = [];
  const idle: Worker[] = [];
  const waiting: Order[] = [];
  const open = new Map<Worker, Order>();
  let ended: Error | null = null;

  const start = (): void => {
    const worker = new Worker(new URL('../../solo/review.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<number | null>) => {
      const order = open.get(worker);
      open.delete(worker);
      idle.push(worker);
      order?.done(data);
      next();
    };
    worker.onerror = () => {
      const order = open.get(worker);
      open.delete(worker);
      worker.terminate();
      workers.splice(workers.indexOf(worker), 1);
      if (order === undefined || order.retried) return close(new Error('a worker has stopped'), order);
      waiting.unshift({ ...order, retried: true });
      start();
      next();
    };
    workers.push(worker);
    idle.push(worker);
  };
  const next = (): void => {
    while (idle.length > 0 && waiting.length > 0) {
      const worker = idle.pop() as Worker;
      const order = waiting.shift() as Order;
      open.set(worker, order);
      const { position, games, seed } = order;
      worker.postMessage({ position, games, seed } satisfies ReviewOrder);
    }
  };
  const close = (why: Error, last?: Order): void => {
    ended = why;
    for (const worker of workers) worker.terminate();
    last?.failed(why);
    for (const { failed } of [...open.values(), ...waiting.splice(0)]) failed(why);
    open.clear();
  };
  const ask = (order: ReviewOrder): Promise<number | null> =>
    new Promise((done, failed) => {
      if (ended) return failed(ended);
      while (workers.length < WORKERS) start();
      waiting.push({ ...order, retried: false, done, failed });
      next();
    });

  return {
    async chance(standing, first, games, round = 0) {
      const position = { standing, first: first as { seat: 0 | 1; move: Move } | null };
      const count = Math.ceil(games / LOT);
      const lots = Array.from({ length: count }, (_, lot) => ask({ position, games: LOT, seed: round * count + lot }));
      let wins = 0;
      for (const won of await Promise.all(lots)) {
        if (won === null) return null;
        wins += won;
      }
      return wins / (LOT * lots.length);
    },
    candidates({ table, known }, seat) {
      const moves = rank({ table, known: known[seat], seat }, seeded(1)).map(({ move }) => move);
      const distinct = new Map(moves.map((move) => [JSON.stringify(move), move]));
      return [...distinct.values()].slice(0, MAX_CANDIDATES);
    },
    pauses(table) {
      const question = netrunner.ask(table);
      return question.kind === 'move' && question.window === 'action' && table.run === null;
    },
    close: () => close(new Error('closed')),
  };
}
