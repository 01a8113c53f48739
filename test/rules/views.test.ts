/**
 * The view of a table: the one canonical form that is hashed. It contains everything that decides how the game
 * continues, so that another implementation of the rules can begin at any table of a log. `npm run soak -- views`
 * checks many more.
 */
import { describe, expect, test } from 'vitest';
import { hex } from '../../src/base/bytes.ts';
import { fail } from '../../src/base/result.ts';
import { tableHash } from '../../src/peer/match/fold/questions/decision.ts';
import { anyRecorded } from '../support/schemas/anyRecorded.ts';
import { checkViews, type Recorded } from '../support/schemas/recordedGame.ts';

const GAMES = [1, 2];
const EVERY = 60;
const CHANGED = 2; // tables

describe.each(Object.entries(anyRecorded))('of %s', (_, play) => {
  test.each(GAMES)(
    'game %i: a table built from a view asks the same questions and leads to the same views',
    async (seed) => {
      const { game, steps } = await play(seed);
      expect(steps.length).toBeGreaterThan(10);
      checkViews(game, steps, EVERY);
    },
  );

  test('changing any one field of a table changes its hash', async () => {
    const { steps } = await play(1);
    const tables = steps.filter((_, at) => at % Math.ceil(steps.length / CHANGED) === 0);
    for (const { after } of tables) {
      const hash = hex(tableHash(after));
      for (const changed of changes(after)) expect(hex(tableHash(changed))).not.toBe(hash);
    }
  });
});

/** The same value with one number, text or boolean changed, or one field removed, each in turn. */
function* changes(value: unknown): Generator<unknown> {
  if (typeof value === 'number') yield value + 1;
  else if (typeof value === 'string') yield `${value}?`;
  else if (typeof value === 'boolean') yield !value;
  else if (value === null) yield 0;
  else
    for (const [key, part] of Object.entries(value as object)) {
      const copy = (): Record<string, unknown> => structuredClone(value) as Record<string, unknown>;
      for (const changed of changes(part)) yield Object.assign(copy(), { [key]: changed });
      if (!Array.isArray(value)) yield Object.assign(copy(), { [key]: undefined });
    }
}

test('a table that depends on something outside its view is detected', async () => {
  const { game, steps } = await anyRecorded.kit(1);
  const forgetful = new WeakSet(steps.flatMap(({ before, after }: Recorded) => [before as object, after as object]));
  const odd = {
    ...game,
    answer: (table: unknown, answer: Recorded['answer']) =>
      forgetful.has(table as object)
        ? game.answer(table, answer)
        : fail({ kind: 'E-FORM', why: 'another table', values: {} }),
  };
  expect(() => checkViews(odd, steps, EVERY)).toThrow('made of its view, at answer 0: another table');
});
