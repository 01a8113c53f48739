/**
 * Fair numbers for tests that the player shall not notice (T-FAIR-10). They wait in the order in which they came, and each such test takes
 * the first: who could pick among numbers that they know would choose their dice.
 */

/** As many are kept; what comes while they are all there is never used. So none that waits is pushed out of its place. */
const MOST_SPARES = 20;

/** Those that are there, and behind them as many of the new ones as are kept. */
export const withSpares = <T>(spares: readonly T[], more: readonly T[] = []): T[] =>
  [...spares, ...more].slice(0, MOST_SPARES);
