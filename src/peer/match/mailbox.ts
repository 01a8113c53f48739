/** One thing after the other: what arrives and what the player wishes waits until the one before is stored and done. */
export class Mailbox {
  #last: Promise<unknown> = Promise.resolve();
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
}
