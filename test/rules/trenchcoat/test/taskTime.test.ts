import { describe, expect, it, test } from 'vitest';
import { readTime, timeModifier, timeText } from '../../../../src/rules/trenchcoat/test/taskTime.ts';
import { singleCharacter } from '../../../../src/rules/trenchcoat/test/terms.ts';
import { totalOf } from '../../../../src/rules/trenchcoat/test/total.ts';

const modifierOf = (text: string) => {
  const read = readTime(text);
  const modifier = read.ok ? timeModifier(read.value) : read;
  return modifier.ok ? modifier.value : modifier.error.kind;
};

describe('task time', () => {
  test.each([
    ['T-TIME-01', '×0.5', -6],
    ['T-TIME-02', '×0.7', -3],
    ['T-TIME-03', '×3', 1],
    ['T-TIME-04', '×10', 2],
    ['T-TIME-05', '×100', 3],
    ['T-TIME-06', '×1000', 4],
    ['T-TIME-06', '×5000', 4],
    ['T-TIME-07', '×1', 0],
    ['T-TIME-08 T-GAP-17', '×0.6', -6],
    ['T-TIME-08', '×0.8', -3],
    ['T-TIME-08', '0,999', -3],
    ['T-TIME-08', '2', 0],
    ['T-TIME-08', 'x5', 1],
    ['T-TIME-08', ' ×99 ', 2],
    ['T-TIME-08', '×0.4', 'E-RANGE'],
    ['T-TIME-08', '0.499', 'E-RANGE'],
    ['T-TIME-08', '0', 'E-RANGE'],
    ['T-TIME-08', '-3', 'E-RANGE'],
    ['T-TIME-08', '9999999', 'E-RANGE'],
    ['T-TIME-08', 'double', 'E-INT'],
    ['T-TIME-08', '0.5000', 'E-INT'],
    ['T-TIME-08', '1e3', 'E-INT'],
    ['T-TIME-08', '', 'E-BLANK'],
  ])('%s given %s as the time, when it is read, then its modifier is %s', (_, text, modifier) => {
    expect(modifierOf(text)).toBe(modifier);
  });

  it('T-TIME-08 given a multiplier finer than thousandths as data, then it is E-INT', () => {
    expect(timeModifier(0.5)).toMatchObject({ error: { kind: 'E-INT' } });
    expect(totalOf({ acts: singleCharacter([{ name: 'Break', score: 8 }]), time: 400 })).toMatchObject({
      error: { kind: 'E-RANGE' },
    });
  });

  test.each([
    [500, '×0.5'],
    [1000, '×1'],
    [1_000_000, '×1000'],
    [-500, '×−0.5'],
    [1250, '×1.25'],
  ])('T-TIME-08 %d thousandths are shown as %s', (multiplier, text) => {
    expect(timeText(multiplier)).toBe(text);
  });
});
