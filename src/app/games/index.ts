/** The games of this app: all that the screens need of one, loaded when somebody plays it. */
import type { GameId } from '../../rules/catalogue.ts';
import type { AnyGameUi } from './gameUi.ts';
import { mainSign } from './signs.ts';

const games: Record<GameId, () => Promise<AnyGameUi>> = {
  netrunner: async () => (await import('./netrunner/index.tsx')).ui,
};

export const loadUi = ({ id }: { readonly id: GameId } = mainSign): Promise<AnyGameUi> => games[id]();
