import { describe, expect, it, test } from 'vitest';
import {
  type DiceHalf,
  eventOf,
  HALVES,
  halfOf,
  nonBlanks,
  numberOf,
  readHalf,
  sumOf,
} from '../../../../src/rules/trenchcoat/dice/half.ts';
import { eventText } from '../../../../src/words/en/trenchcoat/dice.ts';
import { half } from '../../../support/trenchcoat/half.ts';

const all = Array.from({ length: HALVES }, (_, number) => halfOf(number));
const eventIn = (text: string) => {
  const event = eventOf(half(text));
  return event && eventText(event);
};

describe('a half', () => {
  test.each(['++0-x', '++0-', '++0-+-', '', '++0−+', ' ++0-', 5, null, undefined, ['+', '+', '0', '-', '+']])(
    'T-DICE-01 T-DICE-02 given %j, when it is read, then it is E-DICE',
    (text) => {
      expect(readHalf(text)).toMatchObject({ ok: false, error: { kind: 'E-DICE' } });
    },
  );

  it('T-DICE-02 given ++0-+, when it is read, then it is those five dice', () => {
    expect(readHalf('++0-+')).toEqual({ ok: true, value: ['+', '+', '0', '-', '+'] });
    expect(half('++0-+').join('')).toBe('++0-+');
  });

  it('T-DICE-01 given all halves, then every sign is equally likely', () => {
    for (let die = 0; die < 5; die++)
      for (const sign of ['+', '-', '0']) expect(all.filter((one: DiceHalf) => one[die] === sign)).toHaveLength(81);
  });

  test.each([
    [0, '-----'],
    [121, '00000'],
    [242, '+++++'],
    [200, '+00-+'],
    [104, '0-+0+'],
    [227, '++0-+'],
  ])('T-DICE-02 T-FAIR-03 given the number %d, when it is converted to a half, then it is %s', (number, text) => {
    expect(halfOf(number).join('')).toBe(text);
    expect(numberOf(half(text))).toBe(number);
  });

  it('T-FAIR-04 given the numbers below 243, when converted to halves, then all differ, 30 with an anomaly and 3 with a critical', () => {
    expect(new Set(all.map((one) => one.join(''))).size).toBe(243);
    expect(all.map(numberOf)).toEqual([...all.keys()]);
    const degrees = all.map((one) => eventOf(one)?.degree);
    expect(degrees.filter((degree) => degree === 'anomaly')).toHaveLength(30);
    expect(degrees.filter((degree) => degree === 'critical')).toHaveLength(3);
    for (const number of [-1, 243, 1.5, Number.NaN]) expect(() => halfOf(number)).toThrow();
  });

  test.each([
    ['++0-+', 2],
    ['-00+-', -1],
    ['+++++', 5],
    ['00000', 0],
    ['-----', -5],
  ])('T-DICE-06 given %s, when it is summed, then the sum is %d', (text, sum) => {
    expect(Object.is(sumOf(half(text)), sum)).toBe(true);
  });
});

describe('other values of a half', () => {
  test.each([
    ['++++0', 'positive anomaly'],
    ['+++00', null],
    ['0000-', 'neutral anomaly'],
  ])('T-ANOM-02 given %s, when it is read, then it is: %s', (text, event) => {
    expect(eventIn(text)).toBe(event);
  });

  test.each([
    ['++-++', 'positive anomaly'],
    ['-0---', 'negative anomaly'],
    ['00+00', 'neutral anomaly'],
  ])('T-ANOM-03 given %s, when it is read, then it is a %s', (text, event) => {
    expect(eventIn(text)).toBe(event);
  });

  test.each([
    ['+++++', 'positive critical'],
    ['00000', 'neutral critical'],
    ['-----', 'negative critical'],
  ])('T-ANOM-04 given %s, when it is read, then it is a %s', (text, event) => {
    expect(eventIn(text)).toBe(event);
  });

  it('T-ANOM-05 T-GAP-06 given five minus signs, when they are read, then they are one critical and no anomaly', () => {
    expect(eventOf(half('-----'))).toEqual({ degree: 'critical', sign: 'negative' });
  });

  it('T-ANOM-03 T-ANOM-04 given all halves, when they are counted, then 10 contain an anomaly of each kind and 1 a critical', () => {
    const kinds = all.map(eventOf).map((event) => (event ? eventText(event) : 'none'));
    for (const sign of ['positive', 'negative', 'neutral']) {
      expect(kinds.filter((kind) => kind === `${sign} anomaly`)).toHaveLength(10);
      expect(kinds.filter((kind) => kind === `${sign} critical`)).toHaveLength(1);
    }
    expect(kinds.filter((kind) => kind === 'none')).toHaveLength(210);
  });

  test.each([
    ['++0-+', 4],
    ['00000', 0],
    ['-++-+', 5],
  ])('T-NB-01 given %s, when its non-blanks are counted, then N is %d', (text, number) => {
    expect(nonBlanks(half(text))).toBe(number);
  });
});
