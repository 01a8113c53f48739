/** The design has nine type sizes and three weights; any other must be listed here with its reason. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(`src/app/${file}`, 'utf8') }));
const said = (property: string) =>
  sheets.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(`${property}: ([^;]+);`, 'g'))].map(([, value]) => ({ file, value: value as string })),
  );

/**
 * The number in a trace fills the screen; the root follows the reader's own setting; with letters twice as large, a
 * title and the name of a measure are limited to the available width.
 */
const free = ['min(7.5rem, 20dvh)', '100%', 'min(var(--large), 12vw)', 'min(var(--label), 3vw)'];

test('every font size is a step of the scale', () => {
  const steps = new Set(
    [...(sheets.find(({ file }) => file.endsWith('theme.css'))?.text ?? '').matchAll(/(--\w+): [\d.]+rem;/g)].map(
      ([, name]) => `var(${name})`,
    ),
  );
  expect(steps.size).toBe(9);
  const sizes = said('font-size');
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes.filter(({ value }) => !steps.has(value) && !free.includes(value))).toEqual([]);
});

test('every font weight is one of three', () => {
  const weights = said('font-weight');
  expect(weights.filter(({ value }) => !['400', '600', '700', 'inherit'].includes(value))).toEqual([]);
});
