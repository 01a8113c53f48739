/**
 * Sessions of three games with random take-backs, fixes, draws, moves between phones and crashes: nothing is lost,
 * nothing differs, and no one is blamed.
 */
import { expect, it } from 'vitest';
import { type Evening, matchEvening } from '../../support/evenings/matchEvening.ts';

// Many more: `npm run soak -- match-evenings`.
const SHARE = [34, 35, 36];

it(`${SHARE.length} sessions over a failing link, with phones that crash, reach their ends`, async () => {
  const evenings: Evening[] = [];
  for (const seed of SHARE) evenings.push(await matchEvening(seed));
  // Everything that should be tried has been tried.
  const ends = new Set(evenings.flatMap((one) => one.ends));
  expect([...ends]).toEqual(expect.arrayContaining(['rules', 'agreement', 'resignation']));
  for (const what of ['deaths', 'claims'] as const)
    expect(evenings.reduce((sum, one) => sum + one[what], 0)).toBeGreaterThan(5);
  for (const what of ['backs', 'corrections', 'moves', 'fills'] as const)
    expect(evenings.reduce((sum, one) => sum + one[what], 0)).toBeGreaterThan(0);
});
