/** The words of each game for those who say what it refuses without its screens, loaded when they need them. */
import type { GameId } from '../../rules/catalogue.ts';

const refusals: Readonly<Record<GameId, () => Promise<unknown>>> = {
  netrunner: () => import('./netrunner/refusals/index.ts'),
  kit: () => import('./kit/refusals.ts'),
  trenchcoat: () => import('./trenchcoat/refusals/index.ts'),
};

/** Loads them all: for what a file of any game may be refused for. */
export async function loadRefusals(): Promise<void> {
  await Promise.all(Object.values(refusals).map((load) => load()));
}
