/** Random sessions in which one of the phones gets unexpected packets. */
import type { Seat } from '../../../src/rules/game.ts';
import type { TrenchKnown } from '../../../src/rules/trenchcoat/game/known.ts';
import type { Move } from '../../../src/rules/trenchcoat/game/move.ts';
import type { Table } from '../../../src/rules/trenchcoat/game/table.ts';
import { trenchcoat } from '../../../src/rules/trenchcoat/index.ts';
import { type DuelOptions, duel } from '../duel.ts';
import { floodGame, floodSignedIn } from '../packetFuzz.ts';

const begin = (options: Pick<DuelOptions<Table, Move, TrenchKnown>, 'seed' | 'curve' | 'fate'>) =>
  duel({
    game: trenchcoat,
    decks: [[], []],
    weigh: ({ do: verb }: Move) =>
      ['end', 'stop', 'close'].includes(verb) ? 0.15 : ['dice', 'announce'].includes(verb) ? 0.2 : 1,
    ...options,
  });

export const floodEvening = (seed: number, packets: number, victim: Seat) => floodGame(seed, packets, begin, victim);
export const floodSignedEvening = (seed: number, packets: number, victim: Seat) =>
  floodSignedIn(seed, packets, begin, victim);
