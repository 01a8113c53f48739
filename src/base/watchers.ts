// Chunk: base
/** Functions to call when something happens. */
export function watchers<A extends readonly unknown[] = []>() {
  const all = new Set<(...told: A) => void>();
  return {
    /** Returns a function that removes it. The same function added twice counts as two. */
    add(watcher: (...told: A) => void): () => void {
      const own = (...told: A): void => watcher(...told);
      all.add(own);
      return () => void all.delete(own);
    },
    /** Calls everyone who watches now; they may come and go meanwhile. */
    tell(...told: A): void {
      for (const watcher of [...all]) watcher(...told);
    },
  };
}
