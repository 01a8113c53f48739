/** The figure for solo games: how many games per second are simulated for a deck's statistics. */

import { emptyTally, simulate } from '../../src/app/games/netrunner/solo/simulate.ts';
import { starterDecks } from '../../src/rules/netrunner/cards/starters.ts';
import type { Figure } from './figure.ts';

const GAMES = 300;

/** Games of ten own turns with both built-in decks, half of them on either side, on one core. */
function simGamesPerSecond(): number {
  const started = performance.now();
  for (const side of [0, 1] as const) {
    const done = simulate({ side, cards: starterDecks[side], options: {} }, 1, GAMES / 2, emptyTally());
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
  return (GAMES / (performance.now() - started)) * 1000;
}

export const solo: readonly Figure[] = [{ name: 'solo.sim_games_per_s', unit: '1/s', measure: simGamesPerSecond }];
