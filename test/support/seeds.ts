/**
 * A deal depends on the agreement, and so on the version of the rules and the cards: under other rules, the same seed
 * gives a different game. A test that needs a situation names the first seed to try, and plays until the situation
 * arises.
 */

export interface Wanted<T> {
  /** The first seed. Default: 1. */
  from?: number;
  /** How many games have to show it. Default: 1. */
  times?: number;
  /** The maximum number of games to play. */
  within: number;
  /** Whether a game shows the situation. */
  shows(played: T): boolean;
}

/**
 * The first games, starting at the given seed, that show the situation; throws if there are too few. Every game runs
 * all of `play`.
 */
export async function gamesThat<T>(
  { from = 1, times = 1, within, shows }: Wanted<T>,
  play: (seed: number) => Promise<T>,
): Promise<T[]> {
  const found: T[] = [];
  for (let seed = from; seed < from + within && found.length < times; seed++) {
    const played = await play(seed);
    if (shows(played)) found.push(played);
  }
  if (found.length < times)
    throw new Error(`seeds ${from} to ${from + within - 1}: ${found.length} games of ${times} show it`);
  return found;
}
