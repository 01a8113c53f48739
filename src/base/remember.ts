/**
 * What was worked out once and need not be again while it is asked about the very same thing: by identity, so that
 * nothing that changed is answered from memory. No other state outlives a call in base and rules (`floors.test.ts`): it
 * changes how soon an answer comes, never the answer.
 */

/** The same function with a memory. For few keys: of more than `most` the rest is worked out each time. */
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

/** One value alone, with the object that it was worked out from: of states that follow each other only the last is asked about. */
export class Latest<K extends object, V> {
  private key: K | undefined = undefined;
  private value: V | undefined = undefined;

  /** What was kept for that very object; undefined when that was another one. */
  of(key: K): V | undefined {
    return this.key === key ? this.value : undefined;
  }

  /** Forgets what was kept before. Returns the value. */
  keep(key: K, value: V): V {
    this.key = key;
    this.value = value;
    return value;
  }

  /** What was kept for one state holds for the next as well. */
  carryOver(from: K, to: K): void {
    if (this.key === from) this.key = to;
  }
}
