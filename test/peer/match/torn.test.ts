/** Phones that die and lose the last that they wrote: nobody is blamed for a number signed twice, and every game is ended. */
import { expect, it } from 'vitest';
import { expectEnd } from '../../support/shortToy.ts';
import { playTorn } from '../../support/torn.ts';

/** `npm run soak -- torn` plays many more. Without the signed head, games 2, 3 and 7 ended with an honest player accused. */
const GAMES = 8;

it('games with deaths of which half take up to three whole writes with them end as if nothing had been', async () => {
  const total = { deaths: 0, torn: 0 };
  for (let seed = 1; seed <= GAMES; seed++) {
    const { game, deaths, torn } = await playTorn(seed);
    for (const { match } of game.players) expect(match.view().status.kind, `seed ${seed}`).toBe('over');
    expectEnd(game);
    total.deaths += deaths;
    total.torn += torn;
  }
  expect(total.deaths).toBeGreaterThan(3 * GAMES);
  expect(total.torn).toBeGreaterThan(3 * GAMES);
}, 60_000);
