/** Answers that are kept one at a time, and what is to happen by itself behind them. */
export interface OneAtATime {
  /** Result: the same. Until it is there nothing happens by itself. */
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
      // Whoever waited beside this one may have begun another.
      while (underWay !== null) await underWay;
      if (meant()) make();
    },
  };
}
