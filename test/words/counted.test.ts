/** Every number has the right form of its noun, from a single helper. */
import { describe, expect, it } from 'vitest';
import { counted, nounFor, outOf } from '../../src/words/en/counted.ts';
import { sourcesIn } from '../support/sources/files.ts';

describe('a counted noun', () => {
  it.each([
    [0, '0 cards'],
    [1, '1 card'],
    [2, '2 cards'],
  ])('%i is "%s"', (n, words) => expect(counted(n, 'card')).toBe(words));

  it('has an irregular plural if an s is not enough', () => {
    expect([counted(1, 'die', 'dice'), counted(3, 'die', 'dice'), nounFor(1, 'bit')]).toEqual([
      '1 die',
      '3 dice',
      'bit',
    ]);
  });
});

it('a count says what it is out of, unless it is beyond that', () => {
  expect([outOf(3, 7), outOf(7, 7), outOf(8, 7)]).toEqual(['3 of 7', '7 of 7', '8']);
});

/** An ad-hoc plural: a conditional s, both forms side by side, a file’s own helper, "card(s)". */
const inline = [
  /\? '' : '(?:s|es)\b|\? '(?:s|es)' : ''/,
  /=== 1 \? '([\w ]+)' : '\1(?:s|es)'/,
  /=== 1 \? one : |=== 1 \? noun : /,
  /['"`>][^'"`<>]*\w\(s\)/,
];

describe('no plural is formed inline', () => {
  const pluralsIn = (text: string): string[] =>
    text.split('\n').filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line) && inline.some((form) => form.test(line)));

  it.each([
    ["<b>{n} card{n === 1 ? '' : 's'}</b>"],
    ["n > 1 ? 's' : ''"],
    ["points === 1 ? 'agenda point' : 'agenda points'"],
    ['n === 1 ? one : many'],
    ["'3 card(s)'"],
  ])('%s is found', (line) => expect(pluralsIn(line)).toEqual([line]));

  it('none is in the app or its words', () => {
    const files = [...sourcesIn('src/app'), ...sourcesIn('src/words')];
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap(({ path, text }) => pluralsIn(text).map((line) => `${path}: ${line.trim()}`))).toEqual([]);
  });
});
