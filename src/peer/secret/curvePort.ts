import { type Curve, curveJobs } from './curve.ts';

/** What a MessagePort, a Worker and a worker's own scope have in common. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  /** Of a worker: it could not be loaded, or it has broken down. */
  onerror?: ((event: ErrorEvent) => void) | null;
}

/**
 * The client: the jobs of `curve.ts` by messages to whoever serves the port. Many may be under way at once. A job that throws
 * there (our own bug) rejects here. What a worker that breaks down has not answered, and all that is asked after it, is done in
 * place, since the jobs hold no state: slower, but no game waits for ever.
 */
export function curveWorker(port: Port): Curve {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let broken = false;
  const answer = (reply: Reply) => {
    waiting.get(reply.id)?.take(reply);
    waiting.delete(reply.id);
  };
  port.onmessage = (event) => answer(event.data as Reply);
  port.onerror = () => {
    broken = true;
    for (const { request } of [...waiting.values()]) answer(replyTo(request));
  };
  function ask<T>(job: Job, ...args: readonly unknown[]): Promise<T> {
    const request: Request = { id: ++last, job, args };
    return new Promise((resolve, reject) => {
      const take = (reply: Reply) => ('error' in reply ? reject(new Error(reply.error)) : resolve(reply.value as T));
      if (broken) return take(replyTo(request));
      waiting.set(request.id, { request, take });
      port.postMessage(request);
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
    port.postMessage(replyTo(event.data as Request));
  };
}

type Job = keyof typeof curveJobs;
interface Request {
  readonly id: number;
  readonly job: Job;
  readonly args: readonly unknown[];
}
interface Waiting {
  readonly request: Request;
  take(reply: Reply): void;
}
type Reply = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string };

function replyTo({ id, job, args }: Request): Reply {
  try {
    return { id, value: (curveJobs[job] as (...args: readonly unknown[]) => unknown)(...args) };
  } catch (error) {
    return { id, error: String(error) };
  }
}
