/** The app's games: their screens, loaded on demand. */
import type { GameId } from '../../rules/catalogue.ts';
import { mainGameInfo } from '../../words/en/signs.ts';
import { loadWithRetry } from '../offline/parts.ts';
import type { AnyGameUi, AnyTableUi, LearnScreen } from './gameUi.ts';

interface GameLoaders {
  ui(): Promise<AnyGameUi>;
  table(): Promise<AnyTableUi>;
  /** Absent if the game has no lessons. */
  learn?(): Promise<LearnScreen>;
}

const games: Record<GameId, GameLoaders> = {
  netrunner: {
    ui: async () => (await import('./netrunner/index.tsx')).ui,
    table: async () => (await import('./netrunner/table.tsx')).tableUi,
    learn: async () => (await import('./netrunner/learn/index.tsx')).LearnScreen,
  },
  packs: {
    ui: async () => (await import('./netrunner/sealed/index.tsx')).ui,
    table: async () => (await import('./netrunner/sealed/table.tsx')).tableUi,
  },
  kit: {
    ui: async () => (await import('./kit/index.tsx')).ui,
    table: async () => (await import('./kit/table.tsx')).tableUi,
  },
  trenchcoat: {
    ui: async () => (await import('./trenchcoat/index.tsx')).ui,
    table: async () => (await import('./trenchcoat/table.tsx')).tableUi,
    learn: async () => (await import('./trenchcoat/learn/index.tsx')).LearnScreen,
  },
};

interface GameRef {
  readonly id: GameId;
}

/** Loads what is needed to agree on a game. */
export const loadUi = ({ id }: GameRef = mainGameInfo): Promise<AnyGameUi> => loadWithRetry(games[id].ui);

/** Loads what is needed to play the game. */
export const loadTableUi = ({ id }: GameRef = mainGameInfo): Promise<AnyTableUi> => loadWithRetry(games[id].table);

/** Loads the game's lessons; null if it has none. */
export const loadLearnScreen = ({ id }: GameRef = mainGameInfo): Promise<LearnScreen> | null => {
  const { learn } = games[id];
  return learn ? loadWithRetry(learn) : null;
};
