/**
 * Answers on their way to the disk, and passes that are due by themselves. A pass may become due twice at one question: a hint of the other
 * phone comes, goes and comes again while the first one is being kept, or a tap is. It is made once, and only where it is still meant.
 */
export interface Passing {
  /** Result: the same. Until it is there nothing passes. */
  during<R>(answer: Promise<R>): Promise<R>;
  /** Passes as soon as nothing is being kept, if it is still `meant` then. `make` begins its answer at once. */
  pass(meant: () => boolean, make: () => void): Promise<void>;
}

export function passing(): Passing {
  let keeping: Promise<unknown> | null = null;
  return {
    during(answer) {
      const done: Promise<unknown> = answer.finally(() => {
        if (keeping === done) keeping = null;
      });
      keeping = done;
      return answer;
    },
    async pass(meant, make) {
      // Whoever waited beside this one may have begun another.
      while (keeping !== null) await keeping;
      if (meant()) make();
    },
  };
}
