/** What bits are worth: the more one has, the less another one brings; without that both sides only save. */

const POOR = 4;
const FULL = 6;
const RICH = 14;
const LEAST = 0.15;

/** What the next bit is worth to somebody with so many. */
export function marginal(bits: number): number {
  // Who has nothing can do nothing.
  if (bits < POOR) return 1 + 0.12 * (POOR - bits);
  if (bits <= FULL) return 1;
  const falling = bits <= RICH ? 1 - 0.05 * (bits - FULL) : 0.6 - 0.035 * (bits - RICH);
  return Math.max(LEAST, falling);
}

/** What a pool of so many bits is worth in all, in first bits. */
export function worthOfBits(bits: number): number {
  let sum = 0;
  for (let have = 0; have < bits; have++) sum += marginal(have);
  return sum;
}

/** What so many bits more or less are worth to somebody with that pool; what they do not have cannot be lost. */
export const worthOfChange = (bits: number, change: number): number =>
  worthOfBits(Math.max(0, bits + change)) - worthOfBits(bits);
