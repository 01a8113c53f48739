import { expect, test } from 'vitest';
import { trenchcoat } from '../../../../src/rules/trenchcoat/index.ts';
import { duel } from '../../../support/duel.ts';

test.each([1, 2, 3])('an evening of seed %i is played to its end', async (seed) => {
  const game = await duel({
    game: trenchcoat,
    seed,
    decks: [[], []],
    weigh: (move) => (move.do === 'end' || move.do === 'close' ? 0.1 : 1),
  });
  const decisions = await game.play();
  const [a, b] = game.players.map(({ match }) => match.view());
  expect(a?.status).toMatchObject({ kind: 'over', verdict: { clean: true } });
  expect(b?.status).toEqual(a?.status);
  expect(decisions).toBeGreaterThan(20);
});
