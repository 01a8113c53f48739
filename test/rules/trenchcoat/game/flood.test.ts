/** An evening in which a phone is sent packets that nobody meant: it goes on to its end all the same. */
import { expect, test } from 'vitest';
import type { Known } from '../../../../src/rules/trenchcoat/game/known.ts';
import type { Move } from '../../../../src/rules/trenchcoat/game/move.ts';
import type { Table } from '../../../../src/rules/trenchcoat/game/table.ts';
import { trenchcoat } from '../../../../src/rules/trenchcoat/index.ts';
import type { DuelOptions } from '../../../support/duel.ts';
import { duel } from '../../../support/duel.ts';
import { floodGame, floodSignedIn } from '../../../support/packetFuzz.ts';

const begin = (options: Pick<DuelOptions<Table, Move, Known>, 'seed' | 'curve' | 'fate'>) =>
  duel({
    game: trenchcoat,
    decks: [[], []],
    weigh: ({ do: verb }: Move) =>
      ['end', 'close'].includes(verb) ? 0.15 : ['dice', 'announce'].includes(verb) ? 0.2 : 1,
    ...options,
  });

test.each([1, 2])('packets that are damaged, doubled or out of order change nothing (seed %i)', async (seed) => {
  const { players } = await floodGame(seed, 400, begin);
  const [a, b] = players.map(({ match }) => match.view());
  expect(a?.status).toMatchObject({ kind: 'over', verdict: { clean: true } });
  expect(b?.status).toEqual(a?.status);
  expect(b?.head).toEqual(a?.head);
  // What was dropped is counted, and the link has borne it.
  expect(a?.peer.dropped).toBeGreaterThan(100);
  expect(b?.peer.dropped).toBeLessThan(10);
});

test('an entry that is signed and wrong does no more than end the evening to its author’s cost', async () => {
  const ended = await floodSignedIn(3, 80, begin);
  expect(ended).toBeGreaterThan(5);
});
