/** Random plays of each game, recorded answer by answer. */
import type { AnyGame } from '../../../src/rules/game.ts';
import { kit } from '../../../src/rules/kit/index.ts';
import { netrunner } from '../../../src/rules/netrunner/index.ts';
import { packs } from '../../../src/rules/netrunner/packs/index.ts';
import { trenchcoat } from '../../../src/rules/trenchcoat/index.ts';
import { startLocal } from '../../../src/solo/local.ts';
import { seeded } from '../../../src/solo/random.ts';
import { Trail, walk } from '../fingerprints/trail.ts';
import { anyGame } from '../netrunner/anyGame.ts';
import { playOne } from '../randomPlay.ts';
import { localEvening } from '../trenchcoat/evening.ts';
import { leadEvening } from '../trenchcoat/randomEvening.ts';
import { type Recorded, recordedGame } from './recordedGame.ts';

const KIT_DECISIONS = 150;
const TESTS = 6;
const DEALS = 8;

export interface AnyRecorded {
  readonly game: AnyGame;
  readonly steps: readonly Recorded[];
}

/** One for each game, by its id. */
export const anyRecorded = {
  netrunner: async (seed: number): Promise<AnyRecorded> => {
    const steps: Recorded[] = [];
    const { local, chooser, watch } = anyGame(seed);
    local.game = recordedGame(netrunner, steps);
    while (playOne(local, chooser, watch) > 0);
    return { game: netrunner, steps };
  },
  packs: async (seed: number): Promise<AnyRecorded> => {
    const steps: Recorded[] = [];
    const game = recordedGame(packs as unknown as AnyGame, steps);
    for (let nth = 0; nth < DEALS; nth++) {
      const options = { boosters: String((seed + nth) % 5), set: packs.options.set[nth % 3] ?? '' };
      const started = startLocal(game, [[], []], options, seeded(seed));
      if (!started.ok) throw new Error(JSON.stringify(started.error));
    }
    return { game: packs as unknown as AnyGame, steps };
  },
  kit: async (seed: number): Promise<AnyRecorded> => {
    const steps: Recorded[] = [];
    const started = startLocal(recordedGame(kit, steps), [[], []], {}, seeded(seed));
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    // Otherwise, a game would be over after a few moves.
    walk(new Trail(), started.value, seeded(seed), KIT_DECISIONS, ({ do: verb }) => (verb === 'end' ? 0 : 1));
    return { game: kit, steps };
  },
  trenchcoat: async (seed: number): Promise<AnyRecorded> => {
    const steps: Recorded[] = [];
    const dice = trenchcoat.options.dice[seed % 2] ?? '';
    const evening = localEvening(seed, { dice }, recordedGame(trenchcoat, steps));
    await leadEvening(evening, seed, TESTS);
    return { game: trenchcoat, steps };
  },
};
