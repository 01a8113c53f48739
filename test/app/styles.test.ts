/**
 * Style sheets are loaded with the screen that needs them and stay loaded. A class that is styled only in one part of
 * the app must not be used in another, or a screen looks different after others have been shown.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';

/** The style sheet that tables share with the pairing screens. */
const shared = new Set(['pair']);

/** Loaded with the first paint, for every screen. */
const forAll = new Set(['.', 'parts', 'screens/home']);

const files = (end: string): { path: string; text: string }[] =>
  readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end))
    .map((path) => ({ path, text: readFileSync(`src/app/${path}`, 'utf8') }));

/** The part of the app that a file belongs to: its folder or, for a game, the whole board. */
const partOf = (path: string): string => /^games\/\w+\/board/.exec(path)?.[0] ?? dirname(path);

/** The parts whose markup has each class. */
function partsOf(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { path, text } of files('.tsx'))
    for (const [, plain, written] of text.matchAll(/class=(?:"([^"]+)"|\{`([^`]+)`\})/g))
      for (const name of (plain ?? written ?? '')
        .replace(/\$\{[^}]*\}/g, ' ')
        .split(/\s+/)
        .filter(Boolean))
        found.set(name, (found.get(name) ?? new Set()).add(partOf(path)));
  return found;
}

/** Selectors that consist of a single class. */
const aloneIn = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{/g)].flatMap(([, selectors = '']) =>
    selectors.split(/,(?![^(]*\))/).flatMap((one) => /^\.([\w-]+)(?:::?[\w-]+)?$/.exec(one.trim())?.[1] ?? []),
  );

it('no class is styled in one part of the app and used in another', () => {
  const used = partsOf();
  const faults = files('.css').flatMap(({ path, text }) =>
    forAll.has(dirname(path))
      ? []
      : aloneIn(text).flatMap((name) => {
          if (shared.has(name)) return [];
          const elsewhere = [...(used.get(name) ?? [])].filter((part) => part !== partOf(path));
          return elsewhere.length === 0 ? [] : [`.${name} of ${path} is also in ${elsewhere.join(', ')}`];
        }),
  );
  expect(used.size).toBeGreaterThan(100);
  expect([...new Set(faults)]).toEqual([]);
});
