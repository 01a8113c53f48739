/** A random source as a function, and helpers built on it. */

/** A fair integer from 0 to below − 1. */
export type Random = (below: number) => number;

/** A new order, all equally likely (Fisher-Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const kept = order[i] as T;
    order[i] = order[j] as T;
    order[j] = kept;
  }
  return order;
}
