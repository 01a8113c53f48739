/** Stores answers one at a time; automatic answers wait until none is in progress. */
export interface AnswerQueue {
  /** Tracks `answer` and returns it. No automatic answer starts before it settles. */
  during<R>(answer: Promise<R>): Promise<R>;
  /**
   * Calls `make` once no answer is in progress, if `meant` still returns true then, so that an answer due twice is
   * given only once. `make` must call `during` before it returns.
   */
  afterwards(meant: () => boolean, make: () => void): Promise<void>;
}

export function answerQueue(): AnswerQueue {
  let underWay: Promise<unknown> | null = null;
  return {
    during(answer) {
      const done: Promise<unknown> = answer.finally(() => {
        if (underWay === done) underWay = null;
      });
      underWay = done;
      return answer;
    },
    async afterwards(meant, make) {
      // Another caller in the queue may have started an answer.
      while (underWay !== null) await underWay;
      if (meant()) make();
    },
  };
}
