/** The list of `npm run mutants` keeps up with the sources. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutants } from '../mutants/all.ts';

const source = (game: string, file: string): string =>
  readFileSync(new URL(`../../src/rules/${game}/${file}`, import.meta.url), 'utf8');

describe('the mutants', () => {
  it('are sixty or more, each with its own name', () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
    expect(mutants.length).toBeGreaterThanOrEqual(60);
  });

  it.each(mutants)('$name is in the source exactly once', ({ game, file, from, to }) => {
    expect(source(game, file).split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  });
});
