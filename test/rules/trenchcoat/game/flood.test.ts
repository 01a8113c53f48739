/** An evening in which a phone is sent packets that nobody meant: it goes on to its end all the same. */
import { expect, test } from 'vitest';
import { other } from '../../../../src/rules/game.ts';
import { floodEvening, floodSignedEvening } from '../../../support/trenchcoat/flood.ts';

test.each([
  [1, 0],
  [2, 1],
] as const)(
  'packets that are damaged, doubled or out of order change nothing (seed %i, against seat %i)',
  async (seed, victim) => {
    const { players } = await floodEvening(seed, 400, victim);
    const [a, b] = [players[victim], players[other(victim)]].map(({ match }) => match.view());
    expect(a?.status).toMatchObject({ kind: 'over', verdict: { clean: true } });
    expect(b?.status).toEqual(a?.status);
    expect(b?.head).toEqual(a?.head);
    // What was dropped is counted, and the link has borne it.
    expect(a?.peer.dropped).toBeGreaterThan(100);
    expect(b?.peer.dropped).toBeLessThan(10);
  },
);

test.each([0, 1] as const)(
  'an entry that is signed and wrong does no more to seat %i than end the evening to its author’s cost',
  async (victim) => {
    const ended = await floodSignedEvening(3, 80, victim);
    expect(ended).toBeGreaterThan(5);
  },
);
