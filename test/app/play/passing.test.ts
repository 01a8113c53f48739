/** What passes by itself does so once, whatever becomes due while it is being kept. */
import { expect, it } from 'vitest';
import { passing } from '../../../src/app/play/passing.ts';

/** A game whose answers are kept when `keep` is called; at each length one pass may be made. */
function table() {
  const { during, pass } = passing();
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
  const due = (length: number): Promise<void> => pass(() => game.length === length, answer);
  return { game, answer, due, keep: () => kept.shift()?.() };
}

it('a pass that is due twice at one question is made once', async () => {
  const { game, due, keep } = table();
  const all = [due(5), due(5), due(5)];
  keep();
  await Promise.all(all);
  expect(game.made).toEqual([5]);
});

it('a pass that is due while a tap is being kept is made only if that has left the question open', async () => {
  const { game, answer, due, keep } = table();
  answer();
  const [late, next] = [due(5), due(6)];
  expect(game.made).toEqual([5]);
  keep();
  await Promise.all([late, next]);
  expect(game.made).toEqual([5, 6]);
});

it('of two that wait for the same the second one waits for the first, too', async () => {
  const { game, answer, due, keep } = table();
  answer();
  const both = [due(6), due(6)];
  keep();
  await both[0];
  keep();
  await Promise.all(both);
  expect(game.made).toEqual([5, 6]);
});
