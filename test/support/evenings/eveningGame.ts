/** The games that can be played in a session, and what can be fixed in each. */
import type { Json } from '../../../src/base/canonical.ts';
import type { AnyGame, AnyMove, Known } from '../../../src/rules/game.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import type { Random } from '../../../src/solo/random.ts';
import type { Duel, DuelOptions } from '../duel.ts';
import { netrunnerDuel } from '../netrunner/netrunnerDuel.ts';
import { shortDuel } from '../shortToy.ts';
import { scoredToy } from './scoredToy.ts';

export type EveningDuel = Duel<unknown, AnyMove, Known>;
type Shared = Pick<DuelOptions<unknown, AnyMove>, 'seed' | 'signers' | 'timers' | 'fate' | 'open' | 'options' | 'wrap'>;

export interface EveningGame {
  readonly game: AnyGame;
  /** The game's own options. */
  readonly options: Readonly<Record<string, string>>;
  begin(shared: Shared): Promise<EveningDuel>;
  /** Any change that the game may allow at this point. */
  change(random: Random): Json;
}

export const toyEvening: EveningGame = {
  game: scoredToy as unknown as AnyGame,
  options: { length: 'short' },
  begin: async (shared) => (await shortDuel({ ...shared, game: scoredToy })) as unknown as EveningDuel,
  change: (random) => ({ of: random(2), bits: random(10) }),
};

export const netrunnerEvening: EveningGame = {
  game: netrunner as unknown as AnyGame,
  options: Object.fromEntries(Object.entries(netrunner.options).map(([name, choices]) => [name, choices[0] ?? ''])),
  begin: async ({ seed, ...shared }) => (await netrunnerDuel(seed, shared)) as unknown as EveningDuel,
  change: (random) => ({ what: 'count', of: random(2), name: 'bits', to: random(10) }),
};
