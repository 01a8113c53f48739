/** The value of bits. Another bit is worth less to a richer player; otherwise both sides would only save. */

const POOR = 4;
const FULL = 6;
const RICH = 14;
const MIN_WORTH = 0.15;

/** The value of the next bit to a player with that many. */
export function marginal(bits: number): number {
  // A poor player can hardly act.
  if (bits < POOR) return 1 + 0.12 * (POOR - bits);
  if (bits <= FULL) return 1;
  const falling = bits <= RICH ? 1 - 0.05 * (bits - FULL) : 0.6 - 0.035 * (bits - RICH);
  return Math.max(MIN_WORTH, falling);
}

/** The total value of a pool, with a normal bit worth 1. */
export function worthOfBits(bits: number): number {
  let sum = 0;
  for (let have = 0; have < bits; have++) sum += marginal(have);
  return sum;
}

/** The value of a change to a pool; it cannot go below 0. */
export const worthOfChange = (bits: number, change: number): number =>
  worthOfBits(Math.max(0, bits + change)) - worthOfBits(bits);
