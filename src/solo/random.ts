/** Random numbers for games on one phone: seeded, so a game can be replayed. */

import type { Random } from '../base/chance.ts';

export { type Random, shuffled } from '../base/chance.ts';

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
    // Numbers above the last full multiple would favour small results.
    const full = WORD - (WORD % below);
    let x = word();
    while (x >= full) x = word();
    return x % below;
  };
}
