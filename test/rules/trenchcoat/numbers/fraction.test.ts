import { describe, expect, it, test } from 'vitest';
import {
  add,
  fraction,
  mean,
  negate,
  percentText,
  roundHalfUp,
  whole,
} from '../../../../src/rules/trenchcoat/numbers/fraction.ts';
import { singleCharacter } from '../../../../src/rules/trenchcoat/test/terms.ts';
import { exactTotalOf, totalOf } from '../../../../src/rules/trenchcoat/test/total.ts';

const rounded = (top: number, bottom: number) => roundHalfUp(fraction(top, bottom));

describe('numbers of a test', () => {
  it('T-MATH-01 T-GAP-02 given averages of 9/2 and −3/2 and a supported −1, when the test is called, then its total is 2, rounded once', () => {
    const row = (score: number, value: number) => ({
      abilities: [{ name: 'Climbing', score }],
      modifiers: [{ name: 'rain', value }],
    });
    const terms = { acts: { manner: 'supported', rows: [row(5, -1), row(4, -2)] } } as const;
    expect(exactTotalOf(terms)).toEqual({ ok: true, value: whole(2) });
    expect(totalOf(terms)).toEqual({ ok: true, value: 2 });
    expect(rounded(9, 2) + rounded(-3, 2) - 1).toBe(3); // The result of rounding each part.
  });

  it('T-MATH-01 given a decimal as a modifier, when the test is called, then it is E-INT', () => {
    const wrong = totalOf({ acts: singleCharacter([{ name: 'Climbing', score: 4 }], [{ name: 'wall', value: -1.5 }]) });
    expect(wrong).toMatchObject({ ok: false, error: { kind: 'E-INT', field: 'wall' } });
  });

  test.each([
    [1, 2, 1],
    [3, 2, 2],
    [7, 3, 2],
    [8, 3, 3],
  ])('T-MATH-02 given %d/%d, when rounded, then it is %d', (top, bottom, expected) => {
    expect(rounded(top, bottom)).toBe(expected);
  });

  test.each([
    [-1, 2, 0],
    [-3, 2, -1],
    [-5, 2, -2],
    [-51, 100, -1],
    [-7, 3, -2],
  ])(
    'T-MATH-03 T-GAP-01 given %d/%d, when rounded, then a half goes up: %d, and never to minus zero',
    (top, bottom, expected) => {
      expect(Object.is(rounded(top, bottom), expected)).toBe(true);
    },
  );

  it('T-MATH-03 given 4.5 − 6, when rounded, then whole numbers may be added before or after: −1', () => {
    expect(roundHalfUp(add(fraction(9, 2), whole(-6)))).toBe(-1);
    for (let top = -60; top <= 60; top++)
      for (const other of [-7, 0, 6])
        expect(roundHalfUp(add(fraction(top, 6), whole(other)))).toBe(rounded(top, 6) + other);
  });

  it('T-MATH-01 sums stay exact: a third and a sixth are a half, and three thirds are 1', () => {
    expect(add(fraction(1, 3), fraction(1, 6))).toEqual(fraction(1, 2));
    expect(add(fraction(1, 3), fraction(1, 3), fraction(1, 3))).toEqual(whole(1));
    expect(add()).toEqual(whole(0));
    expect(negate(whole(0))).toEqual({ top: 0, bottom: 1 });
    expect(mean([5, 4, 4])).toEqual(fraction(13, 3));
    expect(mean([6, 2], [1, 9])).toEqual(fraction(12, 5));
  });

  it('T-MATH-01 an inexact fraction throws', () => {
    for (const [top, bottom] of [
      [0.5, 1],
      [1, 0],
      [1, -2],
      [2 ** 53, 1],
      [1, Number.NaN],
    ] as const)
      expect(() => fraction(top, bottom)).toThrow();
    expect(() => mean([])).toThrow();
  });

  test.each([
    [{ top: 891, bottom: 59049 }, 2, '1.51%'],
    [{ top: 0, bottom: 59049 }, 4, '0.0000%'],
    [{ top: 59048, bottom: 59049 }, 2, '100.00%'],
    [{ top: 1, bottom: 59049 }, 4, '0.0017%'],
    [{ top: 5, bottom: 8 }, 0, '63%'],
  ])('odds of %j format with %d decimals as %s', (chance, places, text) => {
    expect(percentText(chance, places)).toBe(text);
  });
});
