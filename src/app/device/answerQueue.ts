/** Stores answers one at a time, and queues automatic ones behind them. */
export interface AnswerQueue {
  /** Returns `answer`. Nothing automatic happens before it settles. */
  during<R>(answer: Promise<R>): Promise<R>;
  /**
   * Starts another answer once none is in progress, if it is still `meant` at that point: an answer that is due twice
   * is given once. `make` calls `during` before it returns.
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
