/**
 * Whatever a loser does, the honest player's screen and file never report that the loser has won, or that no one has
 * (PROTOCOL 14).
 */
import { expect, it } from 'vitest';
import { allTricks, notWon, soreLoser } from '../../support/peer/soreLoser.ts';

// Many more: `npm run soak -- sore-losers`.
it.each(allTricks)('a loser who tries %s and then stays silent has lost', async (trick) => {
  let tried = 0;
  for (const length of [15, 25, 35, 45]) {
    const end = await soreLoser(45, length, trick);
    if (end === null) continue;
    tried++;
    expect(notWon(end), `entry ${length}`).toBeNull();
  }
  expect(tried).toBeGreaterThan(2);
});
