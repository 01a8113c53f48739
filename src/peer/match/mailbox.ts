/** Runs tasks one at a time: packets and commands wait until the previous one is stored and done. */
export class Mailbox {
  #last: Promise<unknown> = Promise.resolve();
  /** Bytes received and still waiting. */
  #waiting = 0;
  readonly #onCrash: (error: unknown) => void;

  /** `onCrash` is called for an exception, which can only be our own bug; the mailbox continues with the next task. */
  constructor(onCrash: (error: unknown) => void) {
    this.#onCrash = onCrash;
  }

  /** Runs `task` in turn. Resolves to its result, or to `crashed` if it threw. Never rejects. */
  post<T>(task: () => Promise<T> | T, crashed: T): Promise<T> {
    const done = this.#last.then(task).catch((error: unknown) => {
      this.#onCrash(error);
      return crashed;
    });
    this.#last = done;
    return done;
  }

  /** The same for received data of that many bytes; dropped if too much is waiting already. */
  offer(bytes: number, task: () => Promise<void>): void {
    const weight = bytes + LEAST;
    if (this.#waiting + weight > MOST_WAITING) return;
    this.#waiting += weight;
    void this.post(() => {
      this.#waiting -= weight;
      return task();
    }, undefined);
  }
}

/** In bytes: a few whole logs, or a few thousand small packets. */
const MOST_WAITING = 4 * 1024 * 1024;
/** The weight of an empty packet. */
const LEAST = 1024;
