/** Every card has a test that uses it by name. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Every word in quotation marks in the tests of the rules: cards appear there by id. */
const quoted = new Set(
  readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) =>
      [...readFileSync(here + file, 'utf8').matchAll(/['"`]([a-z0-9-]+)['"`]/g)].map(([, word]) => word),
    ),
);

it('every card of the catalogue is used by its id in a test of the rules', () => {
  expect(allCards().flatMap(({ id }) => (quoted.has(id) ? [] : [id]))).toEqual([]);
});
