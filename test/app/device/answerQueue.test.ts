/** An automatic pass is made only once, whatever becomes due while it is being stored. */
import { expect, it } from 'vitest';
import { answerQueue } from '../../../src/app/play/usePlay.ts';

/** A game whose answers are stored when `keep` is called; one pass may be made at each length. */
function table() {
  const { during, afterwards } = answerQueue();
  const kept: (() => void)[] = [];
  const game = { length: 5, made: [] as number[] };
  const answer = (): void => {
    game.made.push(game.length);
    void during(
      new Promise<void>((done) => {
        kept.push(() => {
          game.length++;
          done();
        });
      }),
    );
  };
  const due = (length: number): Promise<void> => afterwards(() => game.length === length, answer);
  return { game, answer, due, keep: () => kept.shift()?.() };
}

it('a pass that becomes due twice at one question is made only once', async () => {
  const { game, due, keep } = table();
  const all = [due(5), due(5), due(5)];
  keep();
  await Promise.all(all);
  expect(game.made).toEqual([5]);
});

it('a pass that becomes due while a tap is being stored is made only if the tap leaves the question open', async () => {
  const { game, answer, due, keep } = table();
  answer();
  const [late, next] = [due(5), due(6)];
  expect(game.made).toEqual([5]);
  keep();
  await Promise.all([late, next]);
  expect(game.made).toEqual([5, 6]);
});

it('if two answers wait for the same thing, the second also waits for the first', async () => {
  const { game, answer, due, keep } = table();
  answer();
  const both = [due(6), due(6)];
  keep();
  await both[0];
  keep();
  await Promise.all(both);
  expect(game.made).toEqual([5, 6]);
});
