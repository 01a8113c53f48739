import { describe, expect, it, test } from 'vitest';
import {
  checkNumber,
  RATING,
  RATING_TABLE_RANGE,
  readTyped,
  SCORE,
  SHEET_NUMBER,
} from '../../../src/rules/trenchcoat/input.ts';
import { inField, refuse } from '../../../src/rules/trenchcoat/reasons.ts';
import { plain } from '../../../src/words/en/trenchcoat/numbers.ts';
import { saidOf } from '../../support/trenchcoat/said.ts';

const read = (text: string, bounds = SCORE) => {
  const number = readTyped(text, 'Firewall', bounds);
  return number.ok ? number.value : number.error.kind;
};

describe('a number as typed', () => {
  test.each([
    ['4', 4],
    [' -2 ', -2],
    ['−2', -2],
    ['+3', 3],
    ['007', 7],
    ['-0', 0],
    ['', 'E-BLANK'],
    ['   ', 'E-BLANK'],
    ['1.5', 'E-INT'],
    ['1,5', 'E-INT'],
    ['1e3', 'E-INT'],
    ['0x10', 'E-INT'],
    ['Infinity', 'E-INT'],
    ['∞', 'E-INT'],
    ['big', 'E-INT'],
    ['- 2', 'E-INT'],
    ['--2', 'E-INT'],
    ['٣', 'E-INT'],
    ['9'.repeat(400), 'E-RANGE'],
  ])('T-MATH-01 given "%s", when it is read, then it is %s', (text, expected) => {
    expect(Object.is(read(text), expected)).toBe(true);
  });

  test.each([
    [SCORE, -99, 99],
    [RATING, 0, 99],
    [SHEET_NUMBER, -99, 999],
    [RATING_TABLE_RANGE, 0, 21],
  ])('T-TEST-05 given bounds %j, when numbers are read, then %d and %d are the limits', (bounds, min, max) => {
    expect([min - 1, min, max, max + 1].map((number) => read(`${number}`, bounds))).toEqual([
      'E-RANGE',
      min,
      max,
      'E-RANGE',
    ]);
  });

  it('T-TEST-05 given a firewall of 22, when it is refused, then the sentence names the field and the allowed range', () => {
    const firewall = readTyped('22', 'Firewall', RATING_TABLE_RANGE, 'device.firewall');
    expect(firewall).toMatchObject({ ok: false, error: { kind: 'E-RANGE', field: 'device.firewall' } });
    expect(saidOf(firewall)).toBe('E-RANGE Firewall can’t be 22. Use 0 to 21.');
    expect(saidOf(readTyped('-100', 'Size', SHEET_NUMBER))).toBe('E-RANGE Size can’t be −100. Use −99 to 999.');
    expect(saidOf(readTyped('big', 'Size', SHEET_NUMBER))).toBe('E-INT Size must be a whole number, not “big”.');
    expect(saidOf(readTyped('x'.repeat(500), 'Size', SHEET_NUMBER))).toMatch(/^.{1,120}$/u);
  });

  test.each([
    ['4', 'E-INT'],
    [Number.NaN, 'E-INT'],
    [true, 'E-INT'],
    [[4], 'E-INT'],
    [null, 'E-BLANK'],
    [undefined, 'E-BLANK'],
    [1.5, 'E-INT'],
    [100, 'E-RANGE'],
    [4, 4],
  ])('T-MATH-01 given %j as data, when it is checked, then it is %s', (value, expected) => {
    const number = checkNumber(value, 'Firewall', SCORE);
    expect(number.ok ? number.value : number.error.kind).toBe(expected);
  });

  it('T-MATH-03 a fault names its field if it has one, and negative numbers have a true minus', () => {
    const wrong = refuse('eventFirst');
    expect([inField(undefined, wrong), inField('time', wrong)]).toEqual([wrong, { ...wrong, field: 'time' }]);
    expect([plain(-3), plain(0), plain(4)]).toEqual(['−3', '0', '4']);
  });
});
