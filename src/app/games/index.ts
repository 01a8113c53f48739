/** The games of this app: each is loaded when somebody plays it. */
import type { GameId } from '../../rules/catalogue.ts';
import type { AnyGameUi, GameSign } from './gameUi.ts';
import { mainSign } from './signs.ts';

const games: Record<GameId, () => Promise<AnyGameUi>> = {
  netrunner: async () => (await import('./netrunner/index.tsx')).ui,
};

/** All that the screens need of that game. */
export const loadUi = ({ id }: Pick<GameSign, 'id'> = mainSign): Promise<AnyGameUi> => games[id]();
