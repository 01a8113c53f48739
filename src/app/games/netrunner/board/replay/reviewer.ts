// Chunk: machine
/** Estimates the chances in a finished game, in two workers. */
import { type Move, netrunner, type Table } from '../../../../../rules/netrunner/index.ts';
import { rank } from '../../../../../rules/netrunner/machine/rank.ts';
import { seeded } from '../../../../../solo/random.ts';
import type { Reviewer } from '../../../gameUi.ts';
import type { ReviewOrder } from '../../solo/review.worker.ts';

/** One worker for each core that a phone can spare. */
const WORKERS = 2;
/** Games per order: few enough that both workers share a position. */
const LOT = 25;
const MAX_CANDIDATES = 4;

interface Order extends ReviewOrder {
  /** Whether a worker has already crashed on this position: a second worker gets to try it, but not a third. */
  retried: boolean;
  done(wins: number | null): void;
  failed(why: Error): void;
}

/** Workers that take orders in turn. A worker that crashes is replaced once for each order. */
class ReviewPool {
  readonly #workers: Worker[] = [];
  readonly #idle: Worker[] = [];
  readonly #waiting: Order[] = [];
  readonly #open = new Map<Worker, Order>();
  #ended: Error | null = null;

  ask(order: ReviewOrder): Promise<number | null> {
    return new Promise((done, failed) => {
      if (this.#ended) return failed(this.#ended);
      while (this.#workers.length < WORKERS) this.#start();
      this.#waiting.push({ ...order, retried: false, done, failed });
      this.#next();
    });
  }

  close(why: Error, last?: Order): void {
    this.#ended = why;
    for (const worker of this.#workers) worker.terminate();
    last?.failed(why);
    for (const { failed } of [...this.#open.values(), ...this.#waiting.splice(0)]) failed(why);
    this.#open.clear();
  }

  #start(): void {
    const worker = new Worker(new URL('../../solo/review.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<number | null>) => {
      const order = this.#take(worker);
      this.#idle.push(worker);
      order?.done(data);
      this.#next();
    };
    worker.onerror = () => {
      const order = this.#take(worker);
      worker.terminate();
      this.#workers.splice(this.#workers.indexOf(worker), 1);
      if (order === undefined || order.retried) return this.close(new Error('a worker has stopped'), order);
      this.#waiting.unshift({ ...order, retried: true });
      this.#start();
      this.#next();
    };
    this.#workers.push(worker);
    this.#idle.push(worker);
  }

  #take(worker: Worker): Order | undefined {
    const order = this.#open.get(worker);
    this.#open.delete(worker);
    return order;
  }

  #next(): void {
    while (this.#idle.length > 0 && this.#waiting.length > 0) {
      const worker = this.#idle.pop() as Worker;
      const order = this.#waiting.shift() as Order;
      this.#open.set(worker, order);
      const { position, games, seed } = order;
      worker.postMessage({ position, games, seed } satisfies ReviewOrder);
    }
  }
}

export function reviewer(): Reviewer<Table> {
  const pool = new ReviewPool();

  return {
    async chance(standing, first, games, round = 0) {
      const position = { standing, first: first as { seat: 0 | 1; move: Move } | null };
      const count = Math.ceil(games / LOT);
      const lots = Array.from({ length: count }, (_, lot) =>
        pool.ask({ position, games: LOT, seed: round * count + lot }),
      );
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
    close: () => pool.close(new Error('closed')),
  };
}
