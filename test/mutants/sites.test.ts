/** The mutations that `npm run mutants` draws from: each changes what a source does, and none makes it unreadable. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawn, ringsAround, rooms } from './draw.ts';
import { sitesOf, withFault } from './sites.ts';

const faultsIn = (source: string): string[] => sitesOf('a.ts', source).map((site) => withFault(source, site));

it.each([
  ['if (a < b) c;', ['if (a <= b) c;']],
  ['const a = b && !c;', ['const a = b || !c;', 'const a = b && c;']],
  ['const a = b ? 1 : d;', ['const a = b ? d : 1;', 'const a = b ? 2 : d;']],
  ['let a: 1 = 1; log(a);', ['let a: 1 = 2; log(a);', 'let a: 1 = 1; ;']],
  ['export const a = true;', ['export const a = false;']],
  ["const a = 'n' + b;", []],
])('%s', (source, faults) => {
  expect(faultsIn(source)).toEqual(faults);
});

it('draws faults of every room, the same for the same seed, each with tests that are near', () => {
  const mutants = drawn(40, 7);
  expect(mutants).toEqual(drawn(40, 7));
  expect(mutants).not.toEqual(drawn(40, 8));
  expect(new Set(mutants.map(({ room }) => room))).toEqual(new Set(rooms));
  for (const { path, site } of mutants) {
    const faulty = withFault(readFileSync(path, 'utf8'), site);
    expect(() => sitesOf(path, faulty)).not.toThrow();
    expect(ringsAround(path).length).toBeGreaterThan(0);
  }
});
