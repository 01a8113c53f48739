/** People this player has met, and can play again without a code. */
import type { Shelved } from '../../../peer/store/shelf.ts';
import { other } from '../../../rules/game.ts';
import { signOf } from '../../../words/en/signs.ts';
import { isPast } from '../home/words.ts';

/** People at the top of the list. */
const MAX_PEOPLE = 3;

/**
 * The last game with each person, if it is over and verified: the two phones find each other by their known keys, and
 * each is asked for a rematch. Nobody with an open game. Newest first, like the games.
 */
export function recentOpponents(games: readonly Shelved[]): Shelved[] {
  const key = ({ keys, seat }: Shelved): string => keys[other(seat)];
  // Earlier games of a match may be verified after its last one; packs lead nowhere once their match is over.
  const earlier = new Set(games.flatMap(({ before = [] }) => before.map(({ game }) => game)));
  const last = games.filter(({ game, rules }) => !earlier.has(game) && signOf(rules).leadsTo === undefined);
  const lately = last.filter((game, at) => last.findIndex((one) => key(one) === key(game)) === at);
  const busy = new Set(games.filter((game) => !isPast(game)).map(key));
  // After a key change, match by the new key.
  const name = ({ names, seat }: Shelved): string => names[other(seat)];
  const newest = lately.filter((game, at) => lately.findIndex((one) => name(one) === name(game)) === at);
  return newest
    .filter(
      (game) => game.result && (!game.result.unproven || game.result.kept) && !game.followed && !busy.has(key(game)),
    )
    .slice(0, MAX_PEOPLE);
}
