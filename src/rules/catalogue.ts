// Chunk: catalogue
/** The games that this build can play, by id. Each is loaded on demand. */
export const catalogue = {
  netrunner: () => import('./netrunner/index.ts').then(({ netrunner }) => netrunner),
  packs: () => import('./netrunner/packs/index.ts').then(({ packs }) => packs),
  kit: () => import('./kit/index.ts').then(({ kit }) => kit),
  trenchcoat: () => import('./trenchcoat/index.ts').then(({ trenchcoat }) => trenchcoat),
};

export type GameId = keyof typeof catalogue;
