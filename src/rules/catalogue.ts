// Chunk: catalogue
/** The games that this build can play, by the id that each gives itself. One is loaded when somebody needs it. */
export const catalogue = {
  netrunner: () => import('./netrunner/index.ts').then(({ netrunner }) => netrunner),
  kit: () => import('./kit/index.ts').then(({ kit }) => kit),
  trenchcoat: () => import('./trenchcoat/index.ts').then(({ trenchcoat }) => trenchcoat),
};

export type GameId = keyof typeof catalogue;
