/** What home says of a game in a word or two. */
import type { Shelved } from '../../../peer/store/shelf.ts';
import { other } from '../../../rules/game.ts';

/** Over, or given up for a newer version. */
export const isPast = ({ over, letGo }: Pick<Shelved, 'over' | 'letGo'>): boolean => over || letGo === true;

/** Before the first turn, and where a game was found again, nothing is known of it. */
export const turnOf = ({ turn }: { turn: number }): string => (turn === 0 ? 'just begun' : `turn ${turn}`);

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
  return lately
    .filter((game) => game.result && !game.result.unproven && !game.followed && !busy.has(key(game)))
    .slice(0, MOST_PEOPLE);
}
