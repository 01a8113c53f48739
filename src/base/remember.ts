// Chunk: base
/**
 * Memoizes results by object identity, so nothing that changed is answered from the cache. No other state outlives a
 * call in base and rules (`floors.test.ts`): it changes only how fast an answer comes.
 */

/** Memoizes a function. For few keys: beyond `most` keys, results are computed each time. */
export function remember<K, V extends object | string>(work: (key: K) => V, most = 1000): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = work(key);
    if (known.size < most) known.set(key, value);
    return value;
  };
}

/** A single value with the object it was computed from: of successive states, only the latest is asked about. */
export class Latest<K extends object, V> {
  private key: K | undefined = undefined;
  private value: V | undefined = undefined;

  /** The value kept for that exact object; undefined for any other. */
  of(key: K): V | undefined {
    return this.key === key ? this.value : undefined;
  }

  /** Replaces what was kept. Returns the value. */
  keep(key: K, value: V): V {
    this.key = key;
    this.value = value;
    return value;
  }

  /** The value kept for one state is valid for the next as well. */
  carryOver(from: K, to: K): void {
    if (this.key === from) this.key = to;
  }
}
