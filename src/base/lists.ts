// Chunk: base
/** List helpers for items of any kind. */

/** Pairs the items of two lists, up to the shorter one's length. */
export function* zip<A, B>(first: Iterable<A>, second: Iterable<B>): Generator<readonly [A, B], void> {
  const others = second[Symbol.iterator]();
  for (const one of first) {
    const other = others.next();
    if (other.done) return;
    yield [one, other.value];
  }
}

/** The items at the given indexes, in that order. Throws if one is missing, which is a bug. */
export function itemsAt<T extends object | number>(list: readonly T[], indexes: readonly number[]): T[] {
  return indexes.map((at) => {
    const item = list[at];
    if (item === undefined) throw new Error(`a list of ${list.length} has no item ${at}`);
    return item;
  });
}

/** Deep equality of plain data. Recurses only if two objects are not identical. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    Array.isArray(a) === Array.isArray(b) &&
    keys.every((key) => key in b && deepEqual(a[key as never], b[key as never]))
  );
}
