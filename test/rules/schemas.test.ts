/** The schemas next to the rules: up to date with the types, and valid for everything in games. */
import { describe, expect, test } from 'vitest';
import { anyRecorded } from '../support/schemas/anyRecorded.ts';
import { gameSchema } from '../support/schemas/gameSchemas.ts';
import {
  checkFits,
  fitting,
  keptSchema,
  rulesFolder,
  type Schema,
  schemaGames,
} from '../support/schemas/keptSchemas.ts';
import { fileAt } from '../support/sources/files.ts';

describe.each(schemaGames)('the schema of %s', (name) => {
  test('matches its types (to update: npm run vectors -- write)', () => {
    expect(keptSchema(name)).toEqual(gameSchema(name));
  });

  test.each([1, 2, 3, 4])('accepts the views, questions, moves, notes and events of game %i', async (seed) => {
    const played = await anyRecorded[name](seed);
    expect(played.steps.length).toBeGreaterThan(10);
    checkFits(name, played);
  });

  test('has no type or field of a view that RULES.md does not explain', () => {
    const { text } = fileAt(`${rulesFolder(name)}/RULES.md`);
    const entries = text.slice(text.indexOf('What the fields of a table mean')).split(/^- (?=\*\*)/m);
    const unexplained = viewTypes(keptSchema(name)).flatMap(([type, fields]) => {
      const entry = entries.find((one) => one.includes(`**\`${type}\`**`));
      if (entry === undefined) return [type];
      return fields.filter((field) => !entry.includes(`\`${field}\``)).map((field) => `${type}.${field}`);
    });
    expect(unexplained).toEqual([]);
  });

  test('rejects a view with an extra field, a missing field, or one of another type', async () => {
    const { steps } = await anyRecorded[name](1);
    const view = steps.at(-1)?.after as Record<string, unknown>;
    const misfit = fitting(name);
    expect(misfit({ view })).toBeNull();
    expect(misfit({ view: { ...view, more: 1 } })).not.toBeNull();
    for (const [field, value] of Object.entries(view)) {
      expect(misfit({ view: { ...view, [field]: undefined } }), field).not.toBeNull();
      expect(misfit({ view: { ...view, [field]: { was: value } } }), field).not.toBeNull();
    }
  });

  test('has no field of a move that never leaves its author’s phone', () => {
    const misfit = fitting(name);
    for (const secret of [{ hidden: 'fire-wall' }, { facts: [] }])
      for (const move of [{ do: 'discard' }, { do: 'end' }, { do: 'coin' }])
        expect(misfit({ move: { ...move, ...secret } })).not.toBeNull();
  });
});

/**
 * Every type that a view leads to, with its fields and their required names if they distinguish one form from another.
 */
function viewTypes({ properties, definitions }: Schema): [string, string[]][] {
  const found = new Map<string, string[]>();
  const names = (schema: unknown): string[] => {
    if (typeof schema !== 'object' || schema === null) return [];
    return Object.entries(schema).flatMap(([key, value]) => {
      if (key === '$ref') follow(value.replace('#/definitions/', ''));
      if (key === 'properties') return [...Object.keys(value), ...names(Object.values(value))];
      return key === 'const' && typeof value === 'string' ? [value] : names(value);
    });
  };
  const follow = (type: string): void => {
    if (found.has(type)) return;
    found.set(type, []);
    found.set(type, names((definitions as Schema)[type]));
  };
  names((properties as Schema)['view']);
  return [...found];
}
