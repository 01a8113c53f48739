// Chunk: base
/**
 * A copy with some fields changed. Uses assignment instead of a spread with overrides: a literal that repeats a field
 * creates a new hidden class each time, and many hidden classes slow down property access.
 */
export function withChanges<T extends object>(from: T, fields: Partial<T>): T {
  return Object.assign({ ...from }, fields);
}

/**
 * A copy of a record with numeric keys without one of them. Rebuilt instead of deleting: the engine turns a sparse list
 * into a dictionary, and every copy of a dictionary is slow.
 */
export function withoutKey<V>(from: Readonly<Record<number, V>>, gone: number): Record<number, V> {
  const left: Record<number, V> = {};
  for (const key in from) if (Number(key) !== gone) left[key] = from[key] as V;
  return left;
}
