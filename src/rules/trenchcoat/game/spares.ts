/**
 * Fair numbers for tests that the player should not notice (T-FAIR-10). They queue in order of arrival, and each of
 * these tests takes the first: picking among known numbers would be choosing the dice.
 */

/** Maximum kept; any more are discarded, so no waiting number loses its place. */
const MAX_SPARES = 20;

/** The existing ones, followed by as many new ones as are kept. */
export const withSpares = <T>(spares: readonly T[], more: readonly T[] = []): T[] =>
  [...spares, ...more].slice(0, MAX_SPARES);
