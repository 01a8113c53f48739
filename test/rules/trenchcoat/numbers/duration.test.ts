import { describe, expect, it, test } from 'vitest';
import { PER_MILLISECOND, testDuration } from '../../../../src/rules/trenchcoat/numbers/duration.ts';
import { spanText } from '../../../../src/words/en/trenchcoat/numbers.ts';

const milliseconds = (value: number) => value * PER_MILLISECOND;

describe('durations', () => {
  it('T-MATH-04 given an action of 0.1 s and a tick of ×1.5, when it is done, then 150 ms have passed, and it reads 0.15 s', () => {
    expect(testDuration(100, 1000, 15)).toBe(milliseconds(150));
    expect(spanText(testDuration(100, 1000, 15))).toBe('0.15 s');
  });

  it('T-TIME-10 given Break (20 s) with three times the time and a tick of ×0.7, when it is done, then 42 s have passed', () => {
    expect(testDuration(20_000, 3000, 7)).toBe(milliseconds(42_000));
    expect(spanText(testDuration(20_000, 3000, 7))).toBe('42 s');
  });

  it('T-TIME-10 given 1 ms with ×0.501 and a tick of ×0.7, when it is done, then nothing is lost', () => {
    expect(testDuration(1, 501, 7)).toBe(3507);
  });

  test.each([
    [0, '0 s'],
    [70, '0.07 s'],
    [1000, '1 s'],
    [72_240, '1 min 12.24 s'],
    [59_999, '59.999 s'],
    [3_600_000, '1 h'],
    [600_000, '10 min'],
    [20_000_000, '5 h 33 min 20 s'],
  ])('T-MATH-04 %d ms read as %s', (value, text) => {
    expect(spanText(milliseconds(value))).toBe(text);
  });

  it('T-MATH-04 no more than three decimals are shown', () => {
    expect(spanText(4999)).toBe('0 s');
    expect(spanText(5000)).toBe('0.001 s');
  });
});
