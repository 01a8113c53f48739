import { type Curve, curveJobs } from './curve.ts';

/** What a MessagePort, a Worker and a worker's own scope have in common. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}

/**
 * The client: the jobs of `curve.ts` by messages to whoever serves the port. Many may be under way at once. A job that throws
 * there (our own bug) rejects here. A worker that dies answers nothing: the caller makes a new one and asks again, since the
 * jobs hold no state.
 */
export function curveWorker(port: Port): Curve {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  port.onmessage = (event) => {
    const reply = event.data as Reply;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  };
  function ask<T>(job: Job, ...args: readonly unknown[]): Promise<T> {
    const id = ++last;
    return new Promise((resolve, reject) => {
      waiting.set(id, (reply) => ('error' in reply ? reject(new Error(reply.error)) : resolve(reply.value as T)));
      port.postMessage({ id, job, args } satisfies Request);
    });
  }
  return {
    deriveAll: (wide) => ask('deriveAll', wide),
    maskAll: (points, scalar) => ask('maskAll', points, scalar),
    maskEach: (points, scalars) => ask('maskEach', points, scalars),
    maskEachPublic: (points, scalars) => ask('maskEachPublic', points, scalars),
    arePoints: (points) => ask('arePoints', points),
    sumsEqual: (left, right) => ask('sumsEqual', left, right),
    coinChain: (gameId, seat, end) => ask('coinChain', gameId, seat, end),
  };
}

/** The server: answers each message with the value of its job. Both ends are ours, so messages are not checked. */
export function serveCurve(port: Port): void {
  port.onmessage = (event) => {
    const { id, job, args } = event.data as Request;
    port.postMessage(run(id, curveJobs[job] as (...args: readonly unknown[]) => unknown, args));
  };
}

type Job = keyof typeof curveJobs;
interface Request {
  readonly id: number;
  readonly job: Job;
  readonly args: readonly unknown[];
}
type Reply = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string };

function run(id: number, job: (...args: readonly unknown[]) => unknown, args: readonly unknown[]): Reply {
  try {
    return { id, value: job(...args) };
  } catch (error) {
    return { id, error: String(error) };
  }
}
