/** Thousands of random packets: no exception, no stop, no lost game. `npm run soak -- packets` sends many more. */
import { expect, it } from 'vitest';
import { floodSigned, floodUnsigned } from '../../support/packetFuzz.ts';
import { expectEnd } from '../../support/shortToy.ts';

it.each([1, 2])('damaged, repeated and invented packets do not prevent a game from ending (seed %i)', async (seed) => {
  expectEnd(await floodUnsigned(seed, 500));
});

it('packets really signed by the other player are their fault or no one’s, and nothing in the log is lost', async () => {
  const ended = await floodSigned(4, 120);
  // Some are malicious, and some merely out of turn.
  expect(ended).toBeGreaterThan(5);
  expect(ended).toBeLessThan(110);
});
