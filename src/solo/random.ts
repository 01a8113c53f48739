/** Numbers for games on one phone: a generator from a seed, so that a game can be played again. */

/** A fair whole number from 0 to below − 1. */
export type Random = (below: number) => number;

const WORD = 2 ** 32;

/** The same seed gives the same numbers on every machine (sfc32, by Chris Doty-Humphrey). */
export function seeded(seed: number): Random {
  let a = seed >>> 0;
  let b = 0x9e3779b9;
  let c = 0x243f6a88;
  let counter = 1;
  const word = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) word();
  return (below) => {
    // Numbers above the last full multiple would favour the small results.
    const full = WORD - (WORD % below);
    let x = word();
    while (x >= full) x = word();
    return x % below;
  };
}

/** A new order, every one equally likely (Fisher and Yates). */
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
