/** What home says of a game in a word or two. */
import type { Shelved } from '../../../peer/store/shelf.ts';
import { other } from '../../../rules/game.ts';

/** Over, given up for a newer version, or played on another phone. */
export const isPast = ({ over, letGo, moved }: Pick<Shelved, 'over' | 'letGo' | 'moved'>): boolean =>
  over || letGo === true || moved !== undefined;

/** Before the first turn, and where a game was found again, nothing is known of it. */
export const turnOf = ({ turn }: { turn: number }): string => (turn === 0 ? 'just begun' : `turn ${turn}`);

/** "game 4 of your match"; nothing in a first game. */
export const gameOf = ({ standing }: Pick<Shelved, 'standing'>): string =>
  standing && standing.games > 1 ? `game ${standing.games} of your match, ` : '';

/** What stands below the name of somebody who can be played with again. */
export function againWords({ standing }: Pick<Shelved, 'standing'>): string {
  if (standing === undefined) return 'The same two phones: no code, no symbols';
  const { mine, theirs } = standing;
  const stands = mine === theirs ? `${mine} all` : `${mine} to ${theirs}${mine > theirs ? ' for you' : ''}`;
  return `match ${stands}, same key`;
}

/** People at the top of the list. */
const MOST_PEOPLE = 2;

/**
 * The last game with each person, where it is over and proven: there the two phones find each other again by the keys they know, and each
 * is asked for another game. Nobody with whom a game is open. The newest first, as the games are.
 */
export function metBefore(games: readonly Shelved[]): Shelved[] {
  const key = ({ keys, seat }: Shelved): string => keys[other(seat)];
  const lately = games.filter((game, at) => games.findIndex((one) => key(one) === key(game)) === at);
  const busy = new Set(games.filter((game) => !isPast(game)).map(key));
  // Who has come with another key since is met by that one.
  const name = ({ names, seat }: Shelved): string => names[other(seat)];
  const newest = lately.filter((game, at) => lately.findIndex((one) => name(one) === name(game)) === at);
  return newest
    .filter(
      (game) => game.result && (!game.result.unproven || game.result.kept) && !game.followed && !busy.has(key(game)),
    )
    .slice(0, MOST_PEOPLE);
}
