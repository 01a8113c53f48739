import { describe, expect, it, test } from 'vitest';
import type { Result } from '../../../../src/base/result.ts';
import {
  almostNeverFails,
  distribution,
  eventsInHalf,
  eventsInTest,
  moments,
  oddsOfAtLeast,
  oddsOfNonBlanks,
  oddsOfResult,
  oddsOfSize,
  ROLLS,
  successOdds,
} from '../../../../src/rules/trenchcoat/dice/odds.ts';
import { type Fraction, fraction, percentText } from '../../../../src/rules/trenchcoat/numbers/fraction.ts';
import type { InputFault } from '../../../../src/rules/trenchcoat/reasons.ts';
import { HARDLY_FAILS } from '../../../../src/words/en/trenchcoat/notices.ts';

const of = (chance: Result<Fraction, InputFault>): string =>
  chance.ok ? `${chance.value.top}/${chance.value.bottom}` : chance.error.kind;
const percent = (chance: Result<Fraction, InputFault>, places: number) =>
  chance.ok ? percentText(chance.value, places) : '';
const text = ({ top, bottom }: Fraction): string => `${top}/${bottom}`;

describe('the result of ten dice', () => {
  test.each([
    [10, 1, '0.001694'],
    [9, 10, '0.016935'],
    [8, 55, '0.093143'],
    [7, 210, '0.355637'],
    [6, 615, '1.041508'],
    [5, 1452, '2.458975'],
    [4, 2850, '4.826500'],
    [3, 4740, '8.027232'],
    [2, 6765, '11.456587'],
    [1, 8350, '14.140798'],
    [0, 8953, '15.161984'],
  ])(
    'T-DICE-08 T-GAP-04 given R = %d or its opposite, when its odds are computed, then they are %d/59049, %s %%',
    (k, ways, inPercent) => {
      for (const result of [k, -k]) {
        expect(of(oddsOfResult(result))).toBe(`${ways}/59049`);
        expect(percent(oddsOfResult(result), 6)).toBe(`${inPercent}%`);
      }
    },
  );

  test.each([
    [10, 1, '0.001694'],
    [9, 11, '0.018629'],
    [8, 66, '0.111772'],
    [7, 276, '0.467408'],
    [6, 891, '1.508916'],
    [5, 2343, '3.967891'],
    [4, 5193, '8.794391'],
    [3, 9933, '16.821623'],
    [2, 16698, '28.278210'],
    [1, 25048, '42.419008'],
    [0, 34001, '57.580992'],
  ])('T-DICE-09 given %d or more, when its odds are computed, then they are %d/59049, %s %%', (k, ways, inPercent) => {
    expect(of(oddsOfAtLeast(k))).toBe(`${ways}/59049`);
    expect(percent(oddsOfAtLeast(k), 6)).toBe(`${inPercent}%`);
    const below = distribution.filter(({ result }) => result <= -k);
    expect(below.reduce((sum, { chance }) => sum + chance.top, 0)).toBe(ways);
  });

  it('T-DICE-08 T-DICE-09 given 11, −11 or a half, when the odds are computed, then they are refused', () => {
    for (const result of [11, -11]) {
      expect(of(oddsOfResult(result))).toBe('E-RANGE');
      expect(of(oddsOfAtLeast(result))).toBe('E-RANGE');
    }
    expect(of(oddsOfResult(0.5))).toBe('E-INT');
  });

  it('T-DICE-08 given all results, when their rolls are added up, then they are all 59049', () => {
    expect(distribution).toHaveLength(21);
    expect(distribution.reduce((sum, { chance }) => sum + chance.top, 0)).toBe(59049);
    expect(ROLLS).toBe(59049);
  });

  it('T-DICE-07 given all rolls, when R² is summed, then it is 393660: variance 20/3, mean 0, deviation 2.5820', () => {
    expect(distribution.reduce((sum, { result, chance }) => sum + chance.top * result ** 2, 0)).toBe(393660);
    expect(moments.variance).toEqual(fraction(20, 3));
    expect(moments.mean).toEqual(fraction(0, 1));
    expect(moments.deviation).toBe('2.5820');
  });

  test.each([
    [0, 8953, '15.1620'],
    [1, 16700, '28.2816'],
    [2, 13530, '22.9132'],
    [3, 9480, '16.0545'],
    [4, 5700, '9.6530'],
    [5, 2904, '4.9179'],
    [6, 1230, '2.0830'],
    [7, 420, '0.7113'],
    [8, 110, '0.1863'],
    [9, 20, '0.0339'],
    [10, 2, '0.0034'],
  ])(
    'T-DICE-08 given a size of %d, when its odds are computed, then they are %d/59049, %s %%',
    (size, ways, inPercent) => {
      expect(of(oddsOfSize(size))).toBe(`${ways}/59049`);
      expect(percent(oddsOfSize(size), 4)).toBe(`${inPercent}%`);
    },
  );

  it('T-DICE-07 given all rolls, when the sizes of R are averaged, then it is 120920/59049', () => {
    expect(text(moments.size)).toBe('120920/59049');
    for (const size of [-1, 11]) expect(of(oddsOfSize(size))).toBe('E-RANGE');
  });
});

describe('odds of one half', () => {
  test.each([
    [5, 32, '13.168724'],
    [4, 80, '32.921811'],
    [3, 80, '32.921811'],
    [2, 40, '16.460905'],
    [1, 10, '4.115226'],
    [0, 1, '0.411523'],
  ])('T-NB-03 given N = %d, when its odds are computed, then they are %d/243, %s %%', (number, ways, inPercent) => {
    expect(of(oddsOfNonBlanks(number))).toBe(`${ways}/243`);
    expect(percent(oddsOfNonBlanks(number), 6)).toBe(`${inPercent}%`);
  });

  it('T-NB-03 given N = 6 or −1, when its odds are computed, then it is E-RANGE', () => {
    for (const number of [-1, 6]) expect(of(oddsOfNonBlanks(number))).toBe('E-RANGE');
  });

  it('T-ANOM-14 T-GAP-05 given one half, when its events are counted, then each kind and any kind have their exact odds', () => {
    const positive = eventsInHalf(({ degree, sign }) => degree === 'anomaly' && sign === 'positive');
    expect([text(positive), percentText(positive, 4)]).toEqual(['10/243', '4.1152%']);
    const anomaly = eventsInHalf(({ degree }) => degree === 'anomaly');
    expect([text(anomaly), percentText(anomaly, 4)]).toEqual(['30/243', '12.3457%']);
    const negative = eventsInHalf(({ degree, sign }) => degree === 'critical' && sign === 'negative');
    expect([text(negative), percentText(negative, 4)]).toEqual(['1/243', '0.4115%']);
    const critical = eventsInHalf(({ degree }) => degree === 'critical');
    expect([text(critical), percentText(critical, 4)]).toEqual(['3/243', '1.2346%']);
    expect(text(eventsInHalf(() => true))).toBe('33/243');
    const plus = eventsInHalf(({ sign }) => sign === 'positive'); // Four or more: not an anomaly.
    expect([text(plus), percentText(plus, 4)]).toEqual(['11/243', '4.5267%']);
  });

  it('T-ANOM-14 given a whole test, when its events are counted, then both halves may contain them', () => {
    const anomalies = eventsInTest(({ degree }) => degree === 'anomaly');
    expect(anomalies.one.top * 6561).toBe(1520 * 59049);
    expect(anomalies.both.top * 6561).toBe(100 * 59049);
    const critical = eventsInTest(({ degree }) => degree === 'critical').one;
    expect([critical.top * 6561, percentText(critical, 4)]).toEqual([161 * 59049, '2.4539%']);
    const any = eventsInTest(() => true).one;
    expect([any.top * 6561, percentText(any, 4)]).toEqual([1661 * 59049, '25.3163%']);
  });
});

describe('the odds of success', () => {
  test.each([
    [-11, 0, '0.0000', 243, '0.4115'],
    [-10, 1, '0.0017', 243, '0.4115'],
    [-9, 11, '0.0186', 248, '0.4200'],
    [-8, 66, '0.1118', 288, '0.4877'],
    [-7, 276, '0.4674', 468, '0.7926'],
    [-6, 891, '1.5089', 1038, '1.7579'],
    [-5, 2343, '3.9679', 2439, '4.1305'],
    [-4, 5193, '8.7944', 5244, '8.8808'],
    [-3, 9933, '16.8216', 9954, '16.8572'],
    [-2, 16698, '28.2782', 16704, '28.2884'],
    [-1, 25048, '42.4190', 25049, '42.4207'],
    [0, 34001, '57.5810', 34000, '57.5793'],
    [1, 42351, '71.7218', 42345, '71.7116'],
    [2, 49116, '83.1784', 49095, '83.1428'],
    [3, 53856, '91.2056', 53805, '91.1192'],
    [4, 56706, '96.0321', 56610, '95.8695'],
    [5, 58158, '98.4911', 58011, '98.2421'],
    [6, 58773, '99.5326', 58581, '99.2074'],
    [7, 58983, '99.8882', 58761, '99.5123'],
    [8, 59038, '99.9814', 58801, '99.5800'],
    [9, 59048, '99.9983', 58806, '99.5885'],
    [10, 59049, '100.0000', 58806, '99.5885'],
    [11, 59049, '100.0000', 58806, '99.5885'],
  ])(
    'T-DICE-09 T-ANOM-09 T-ANOM-10 given T = %d, when the odds are computed, then they are %d (%s %%), with criticals %d (%s %%)',
    (total, plain, inPercent, withCriticals, more) => {
      const chance = successOdds(total);
      expect(text(chance.plain)).toBe(`${plain}/59049`);
      expect(percentText(chance.plain, 4)).toBe(`${inPercent}%`);
      expect(text(chance.withCriticals)).toBe(`${withCriticals}/59049`);
      expect(percentText(chance.withCriticals, 4)).toBe(`${more}%`);
    },
  );

  it('T-DICE-09 given totals far beyond the dice, then only criticals make a difference', () => {
    for (const total of [-400, 400]) {
      const { plain, withCriticals } = successOdds(total);
      expect([plain.top, withCriticals.top]).toEqual(total < 0 ? [0, 243] : [59049, 58806]);
    }
  });

  it('T-DICE-10 given T = 5 or more, when a test is called, then the hint says how rarely it fails; given T = 4, there is no hint', () => {
    expect(HARDLY_FAILS).toMatch(/^Fails less than 2% of the time\./);
    expect([4, 5, 30].map(almostNeverFails)).toEqual([false, true, true]);
    expect(59049 - successOdds(5).plain.top).toBe(891);
    expect(59049 - successOdds(4).plain.top).toBe(2343);
  });
});
