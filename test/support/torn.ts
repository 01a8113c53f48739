/**
 * A game in which phones crash while writing, and half of the crashes lose the last writes although the store reported
 * them as durable, as on a phone that loses power. All of it follows from one seed.
 */

import type { Seat } from '../../src/rules/game.ts';
import { seeded } from '../../src/solo/random.ts';
import type { TestClock } from './clock.ts';
import { finished, TICK_MS } from './duel.ts';
import { byChance } from './link/fate.ts';
import type { StoreFate } from './peer/faultyDisk.ts';
import { shortDuel, type ToyDuel } from './shortToy.ts';
import type { Move } from './toyGame.ts';

export interface TornGame {
  readonly game: ToyDuel;
  readonly deaths: number;
  /** Number of lost writes. */
  readonly torn: number;
}

const MAX_DEATHS = 12;
const MAX_TORN = 3;
const MAX_STEPS = 5000;

/**
 * Plays to the end, or until a phone stops. With `timers`, nothing is nudged: lost packets are requested again only by
 * the clock.
 */
export async function playTorn(seed: number, timers?: TestClock): Promise<TornGame> {
  const random = seeded(seed);
  let deaths = 0;
  let torn = 0;
  const fate = (start: number) => {
    return ({ index, kind }: { index: number; kind: string }): StoreFate => {
      const writes = kind === 'put' || kind === 'append';
      // The records that create the game are kept: without them, there is nothing to return to.
      if (!writes || (start === 0 && index === 0) || deaths >= MAX_DEATHS || random(20) > 0) return 'done';
      deaths++;
      return random(2) === 0 ? 'die-before' : 'die-after';
    };
  };
  const game = await shortDuel({
    seed,
    ...(timers ? { timers } : {}),
    fate: byChance(seed, { drop: 0.05, duplicate: 0.05, reorder: 0.15, delay: 0.15 }),
    open: (_, start) => ({ fate: fate(start) }),
    weigh: weighTorn,
  });
  const back = async (seat: Seat) => {
    const lost = lostWrites(random);
    torn += lost;
    game.players[seat].disk.tear(lost);
    await game.restart(seat);
  };
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    for (let few = random(5); few > 0 && game.pair.step(); few--) await game.rest();
    for (const seat of [0, 1] as const) if (game.dead[seat] && random(3) > 0) await back(seat);
    await game.rest();
    if (game.players.every(({ match }) => finished(match))) return { game, deaths, torn };
    const acted = await game.turn();
    // Crashes while its last packet is in transit.
    if (acted && deaths < MAX_DEATHS && random(4) === 0) {
      deaths++;
      await back(random(2) as Seat);
    }
    if (acted || game.pair.step()) continue;
    if (timers) timers.pass(TICK_MS);
    else for (const { match, seat } of game.players) if (!game.dead[seat]) match.nudge();
  }
  throw new Error(`seed ${seed}: the game does not end`);
}

/** How many of the last writes a crash loses: none in half of the crashes. */
export const lostWrites = (random: (n: number) => number): number => random(2) * (1 + random(MAX_TORN));

/** A move's likelihood. A player whose bid was lost makes the same bid again. */
export const weighTorn = (move: Move): number =>
  isOtherBid(move) || move.do === 'drop' ? 0 : move.do === 'pass' ? 0.2 : 1;

const isOtherBid = (move: Move): boolean => move.do === 'bid' && (move.bits > 0 || 'boost' in move);
