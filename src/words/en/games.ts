// Chunk: proof-words
/** Loads each game's refusals, for code that does without the game's screens. */
import type { GameId } from '../../rules/catalogue.ts';

const refusals: Readonly<Record<GameId, () => Promise<unknown>>> = {
  netrunner: () => import('./netrunner/refusals/index.ts'),
  packs: () => import('./netrunner/refusals/index.ts'),
  kit: () => import('./kit/refusals.ts'),
  trenchcoat: () => import('./trenchcoat/refusals/index.ts'),
};

/** Loads every game's refusals, since a file can hold any game. */
export async function loadRefusals(): Promise<void> {
  await Promise.all(Object.values(refusals).map((load) => load()));
}
