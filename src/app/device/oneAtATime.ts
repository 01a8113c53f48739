/** Stores answers one at a time, and queues automatic ones behind them. */
export interface OneAtATime {
  /** Result: the same. Nothing automatic happens before it settles. */
  during<R>(answer: Promise<R>): Promise<R>;
  /**
   * Begins another answer as soon as none is under way, if it is still `meant` then: what becomes due twice, or beside another answer, is
   * done once. `make` calls `during` before it returns.
   */
  afterwards(meant: () => boolean, make: () => void): Promise<void>;
}

export function oneAtATime(): OneAtATime {
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
      // Another caller in the queue may have started one.
      while (underWay !== null) await underWay;
      if (meant()) make();
    },
  };
}
