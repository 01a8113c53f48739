/** Lists without a claim about what is in them. */

/** The items of two lists side by side, as long as both have one. */
export function* zip<A, B>(first: Iterable<A>, second: Iterable<B>): Generator<readonly [A, B], void> {
  const others = second[Symbol.iterator]();
  for (const one of first) {
    const other = others.next();
    if (other.done) return;
    yield [one, other.value];
  }
}

/** The items at those places, in that order. Throws where there is none, which is our own bug. */
export function itemsAt<T extends object | number>(list: readonly T[], places: readonly number[]): T[] {
  return places.map((at) => {
    const item = list[at];
    if (item === undefined) throw new Error(`a list of ${list.length} has no item ${at}`);
    return item;
  });
}
