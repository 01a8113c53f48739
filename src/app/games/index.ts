/** The games of this app. A sign is there at once; all else of a game is loaded when somebody plays it. */
import type { GameId } from '../../rules/catalogue.ts';
import type { AnyGameUi, GameSign } from './gameUi.ts';
import { sign as netrunner } from './netrunner/sign.ts';

const games: Record<GameId, { sign: GameSign; load(): Promise<AnyGameUi> }> = {
  netrunner: { sign: netrunner, load: async () => (await import('./netrunner/index.tsx')).ui },
};

export const signs: readonly GameSign[] = Object.values(games).map(({ sign }) => sign);

/** The game that is played where nobody says which. */
export const mainSign = games.netrunner.sign;

/** The game of a version such as `chess/1`; the main one where none is named, or none that this build has. */
export const signOf = (rules: string | undefined): GameSign =>
  signs.find(({ id }) => rules?.startsWith(`${id}/`)) ?? mainSign;

/** All that the screens need of that game. */
export const loadUi = ({ id }: Pick<GameSign, 'id'> = mainSign): Promise<AnyGameUi> => games[id].load();
