/** What stands of each game on the home screen: there with the first paint. */
import type { GameId } from '../../rules/catalogue.ts';
import type { GameSign } from './gameUi.ts';
import { sign as netrunner } from './netrunner/sign.ts';

const byId: Record<GameId, GameSign> = { netrunner };

export const signs: readonly GameSign[] = Object.values(byId);

/** The game that is played where nobody says which. */
export const mainSign = byId.netrunner;

/** The game of a version such as `chess/1`; the main one where none is named, or none that this build has. */
export const signOf = (rules: string | undefined): GameSign =>
  signs.find(({ id }) => rules?.startsWith(`${id}/`)) ?? mainSign;
