// Chunk: curve
import { loadGroup } from '../crypto.ts';
import { everySecond, type Ticker } from '../everySecond.ts';
import { startWatchdog, type Watchdog } from '../watch.ts';
import { type Curve, curveFrom, type Job, runJob, wipe } from './curve.ts';

/** The common interface of a MessagePort, a Worker and a worker's global scope. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  /** Worker only: called if it could not be loaded, or crashed. */
  onerror?: ((event: ErrorEvent) => void) | null;
  /** Worker only. */
  terminate?(): void;
}

/**
 * The client: sends the jobs of `curve.ts` as messages to the port's server, many in parallel. A job that throws there,
 * which is a bug, rejects here. If a worker crashes, or is silent with jobs pending, a new worker replaces it and gets
 * its jobs, which are stateless; if a worker never answered a job, jobs run inline from then on: slower, but no game
 * waits forever.
 */
export function curveWorker(start: () => Port, ticking: Ticker = everySecond): Curve {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let port: Port | null = null;
  let answers = 0;
  let silence: Watchdog | null = null;

  const begin = (): void => {
    answers = 0;
    try {
      port = start();
    } catch {
      port = null;
      return;
    }
    port.onmessage = (event) => {
      answers++;
      silence?.heard();
      answer(event.data as Reply);
    };
    port.onerror = failed;
  };
  const failed = (): void => {
    const useful = answers > 0;
    leave();
    if (useful) begin();
    for (const { request } of [...waiting.values()]) give(request);
  };
  const leave = (): void => {
    silence?.stop();
    silence = null;
    if (port === null) return;
    port.onmessage = null;
    port.onerror = null;
    port.terminate?.();
    port = null;
  };
  const give = (request: Request): void => {
    if (port === null) return void replyTo(request).then(answer);
    silence ??= startWatchdog(failed, ticking);
    port.postMessage(request);
  };
  const answer = (reply: Reply): void => {
    waiting.get(reply.id)?.take(reply);
    waiting.delete(reply.id);
    if (waiting.size > 0) return;
    silence?.stop();
    silence = null;
  };
  const ask = <T>(job: Job, args: readonly unknown[]): Promise<T> =>
    new Promise((resolve, reject) => {
      const request: Request = { id: ++last, job, args };
      const take = (reply: Reply) => ('error' in reply ? reject(new Error(reply.error)) : resolve(reply.value as T));
      waiting.set(request.id, { request, take });
      give(request);
    });

  begin();
  return curveFrom(ask);
}

/**
 * The server: answers each message with its job's result, then wipes the arguments, which are its own copy. Both ends
 * are ours, so messages are not validated. The library is preloaded; if loading fails, each job reports the failure.
 */
export function serveCurve(port: Port): void {
  void loadGroup().catch(() => undefined);
  port.onmessage = async (event) => {
    const request = event.data as Request;
    port.postMessage(await replyTo(request));
    wipe(...request.args.filter((arg) => arg instanceof Uint8Array));
  };
}

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

async function replyTo({ id, job, args }: Request): Promise<Reply> {
  try {
    return { id, value: await runJob(job, args) };
  } catch (error) {
    return { id, error: String(error) };
  }
}
