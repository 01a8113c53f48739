// Chunk: base
/**
 * Memoizes results by object identity, so a changed object never gets a stale answer. The only state in base and rules
 * that outlives a call (`floors.test.ts`); it affects speed only.
 */

/** Memoizes a function with few keys: beyond `maxKeys` keys, results are recomputed each time. */
export function remember<K, V extends object | string>(work: (key: K) => V, maxKeys = 1000): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = work(key);
    if (known.size < maxKeys) known.set(key, value);
    return value;
  };
}

/**
 * A single cached value with the object it was computed from, for successive states of which only the latest is
 * queried.
 */
export class Latest<K extends object, V> {
  private key: K | undefined = undefined;
  private value: V | undefined = undefined;

  /** The value cached for this exact object; undefined for any other. */
  of(key: K): V | undefined {
    return this.key === key ? this.value : undefined;
  }

  /** Replaces the cached value and returns the new one. */
  keep(key: K, value: V): V {
    this.key = key;
    this.value = value;
    return value;
  }

  /** Reuses the value cached for one state for the next state. */
  carryOver(from: K, to: K): void {
    if (this.key === from) this.key = to;
  }
}
