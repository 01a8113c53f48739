/**
 * A deal follows from the agreement, and that from the rules' version and the cards there are: with other rules the same
 * seed is another game. A test that wants a situation names where it begins to look, and plays until it has arisen.
 */

export interface Wanted<T> {
  /** The first seed; 1 without it. */
  from?: number;
  /** How many games have to show it; 1 without it. */
  times?: number;
  /** Most games that are played. */
  within: number;
  /** Whether a game shows what is wanted. */
  shows(played: T): boolean;
}

/** The first games from that seed on that show what is wanted; an exception where too few do. Every game runs all of `play`. */
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
