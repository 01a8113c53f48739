/** One thing after the other: what arrives and what the player wishes waits until the one before is stored and done. */
export class Mailbox {
  #last: Promise<unknown> = Promise.resolve();
  /** What has arrived and waits, in bytes. */
  #waiting = 0;
  readonly #onCrash: (error: unknown) => void;

  /** `onCrash`: told of an exception, which can only be our own bug; the mailbox goes on with the next thing. */
  constructor(onCrash: (error: unknown) => void) {
    this.#onCrash = onCrash;
  }

  /** Does `task` when its turn comes. The promise gives its value, or `crashed` when it threw. Never rejects. */
  post<T>(task: () => Promise<T> | T, crashed: T): Promise<T> {
    const done = this.#last.then(task).catch((error: unknown) => {
      this.#onCrash(error);
      return crashed;
    });
    this.#last = done;
    return done;
  }

  /** The same for something from outside of that many bytes; dropped where too much of it waits already. */
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

/** Bytes: some whole logs, or some thousand small packets. */
const MOST_WAITING = 4 * 1024 * 1024;
/** What an empty packet weighs. */
const LEAST = 1024;
