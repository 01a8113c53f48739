/** Random packets by the thousand: no exception, no stop, no lost game. `npm run soak -- packets` sends many more. */
import { expect, it } from 'vitest';
import { floodSigned, floodUnsigned } from '../../support/packetFuzz.ts';
import { expectEnd } from '../../support/shortToy.ts';

it.each([1, 2])(
  'damaged, repeated and invented ones do not keep a game from its end (seed %i)',
  async (seed) => {
    expectEnd(await floodUnsigned(seed, 500));
  },
  60_000,
);

it('those that the other player has really signed are their fault or nobody’s, and the log keeps what it has', async () => {
  const ended = await floodSigned(4, 120);
  // Some are malicious, and some merely out of turn.
  expect(ended).toBeGreaterThan(5);
  expect(ended).toBeLessThan(110);
}, 60_000);
