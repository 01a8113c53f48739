import { expect, test } from 'vitest';
import { symbols } from '../../src/peer/pairing/symbols.ts';
import { refusals, type Trouble, type TroubleKind } from '../../src/peer/pairing/trouble.ts';
import { troubleAdvice } from '../../src/words/en/pairing.ts';
import { symbolWords } from '../../src/words/en/symbols.ts';

test('each of the 64 symbols has one word, and no two share one', () => {
  expect(symbolWords).toHaveLength(symbols.length);
  expect(new Set(symbolWords).size).toBe(64);
  expect(symbolWords.filter((word) => !/^[a-z ]{3,}$/.test(word))).toEqual([]);
});

const isAdvice = ({ what, next }: { what: string; next: string }): boolean =>
  /^[A-Z].*\.$/.test(what) && /^[A-Z].*\.$/.test(next);

test('every problem says what is wrong and what to do next', () => {
  const ways: TroubleKind[] = ['no-server', 'nobody-there', 'full', 'taken', 'no-route', 'no-webrtc', ...refusals];
  const said = [
    ...ways.map((kind) => troubleAdvice({ kind })),
    troubleAdvice({ kind: 'version', own: '1', other: '2' }),
  ];
  expect(said.filter((advice) => !isAdvice(advice))).toEqual([]);
});

test('a problem from a later version is described by a plain sentence', () => {
  const later = { kind: 'of tomorrow' } as unknown as Trouble;
  expect(isAdvice(troubleAdvice(later))).toBe(true);
});
