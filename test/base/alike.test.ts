import { expect, test } from 'vitest';
import { deepEqual } from '../../src/base/lists.ts';

test.each([
  [1, 1],
  [null, null],
  [Number.NaN, Number.NaN],
  [
    [1, { a: 2 }],
    [1, { a: 2 }],
  ],
  [Uint8Array.of(1, 2), Uint8Array.of(1, 2)],
  [{ a: undefined }, { a: undefined }],
])('%j and %j are alike', (a, b) => {
  expect(deepEqual(a, b)).toBe(true);
});

test.each([
  [1, '1'],
  [null, {}],
  [[], {}],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: undefined }, { b: undefined }],
  [
    [1, 2],
    [2, 1],
  ],
  [Uint8Array.of(1, 2), Uint8Array.of(1, 3)],
  [{ a: { b: [1] } }, { a: { b: [2] } }],
])('%j and %j are not', (a, b) => {
  expect(deepEqual(a, b)).toBe(false);
});
