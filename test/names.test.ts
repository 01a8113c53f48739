/** Exported type names: each name stands for one thing in the whole tree. */
import { expect, test } from 'vitest';
import { sourcesIn } from './support/sources/files.ts';

/** Types that each game has to provide. */
const ofEveryGame = ['Decisions', 'Move', 'Reasons', 'Table'];

/** Still to be renamed. The list may only shrink. */
const left = ['Setup'];

test('an exported type name stands for one thing', () => {
  const files = new Map<string, string[]>();
  for (const { path, text } of sourcesIn('src'))
    for (const [, name = ''] of text.matchAll(/^export (?:interface|type|class|enum) (\w+)/gm))
      files.set(name, [...(files.get(name) ?? []), path]);
  const twice = [...files].filter(([, paths]) => paths.length > 1).map(([name]) => name);
  expect(twice.filter((name) => !ofEveryGame.includes(name)).sort()).toEqual(left.sort());
});
