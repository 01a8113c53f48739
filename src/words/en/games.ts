/** The words of each game for those who say what it refuses without its screens, loaded when they need them. */
import type { GameId } from '../../rules/catalogue.ts';
import type { AnyGame } from '../../rules/game.ts';

const refusals: Readonly<Record<GameId, () => Promise<unknown>>> = {
  netrunner: () => import('./netrunner/refusals/index.ts'),
  kit: () => import('./kit/refusals.ts'),
  trenchcoat: () => import('./trenchcoat/refusals.ts'),
};

/** That game, as soon as its refusals can be said. */
export async function worded(game: AnyGame): Promise<AnyGame> {
  if (Object.hasOwn(refusals, game.id)) await refusals[game.id as GameId]();
  return game;
}
