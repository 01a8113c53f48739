import { describe, expect, it, test } from 'vitest';
import { type DiceEvent, eventOf, HALVES, halfOf, nonBlanks } from '../../../../src/rules/trenchcoat/dice/half.ts';
import { almostNeverFails, distribution, ROLLS, successOdds } from '../../../../src/rules/trenchcoat/dice/odds.ts';
import { type Fraction, fraction, percentText } from '../../../../src/rules/trenchcoat/numbers/fraction.ts';
import { HARDLY_FAILS } from '../../../../src/words/en/trenchcoat/notices.ts';

const text = ({ top, bottom }: Fraction): string => `${top}/${bottom}`;
/** The rolls of ten dice whose result matches. */
const rolls = (is: (result: number) => boolean): Fraction => ({
  top: distribution.reduce((sum, { result, chance }) => (is(result) ? sum + chance.top : sum), 0),
  bottom: ROLLS,
});

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
        const chance = rolls((one) => one === result);
        expect(text(chance)).toBe(`${ways}/59049`);
        expect(percentText(chance, 6)).toBe(`${inPercent}%`);
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
    const { plain } = successOdds(-k);
    expect(text(plain)).toBe(`${ways}/59049`);
    expect(percentText(plain, 6)).toBe(`${inPercent}%`);
    expect(rolls((result) => result <= -k).top).toBe(ways);
  });

  it('T-DICE-08 given all results, when their rolls are added up, then they are all 59049', () => {
    expect(distribution).toHaveLength(21);
    expect(rolls(() => true).top).toBe(59049);
    expect(ROLLS).toBe(59049);
  });

  it('T-DICE-07 given all rolls, when R and R² are summed, then they are 0 and 393660: mean 0, variance 20/3', () => {
    const sum = (of: (result: number) => number) =>
      distribution.reduce((all, { result, chance }) => all + chance.top * of(result), 0);
    expect(sum((result) => result)).toBe(0);
    expect(sum((result) => result ** 2)).toBe(393660);
    expect(fraction(393660, ROLLS)).toEqual(fraction(20, 3));
    expect(sum(Math.abs)).toBe(120920);
  });
});

const halves = [...Array(HALVES).keys()].map(halfOf);

describe('odds of one half', () => {
  test.each([
    [5, 32],
    [4, 80],
    [3, 80],
    [2, 40],
    [1, 10],
    [0, 1],
  ])('T-NB-03 given N = %d, when its rolls are counted, then they are %d of 243', (number, ways) => {
    expect(halves.filter((half) => nonBlanks(half) === number)).toHaveLength(ways);
  });

  const withEvent = (is: (event: DiceEvent) => boolean): number =>
    halves.flatMap((half) => eventOf(half) ?? []).filter(is).length;

  it('T-ANOM-14 T-GAP-05 given one half, when its events are counted, then each kind and any kind have their exact odds', () => {
    expect(withEvent(({ degree, sign }) => degree === 'anomaly' && sign === 'positive')).toBe(10);
    expect(withEvent(({ degree }) => degree === 'anomaly')).toBe(30);
    expect(withEvent(({ degree, sign }) => degree === 'critical' && sign === 'negative')).toBe(1);
    expect(withEvent(({ degree }) => degree === 'critical')).toBe(3);
    expect(withEvent(() => true)).toBe(33);
    expect(withEvent(({ sign }) => sign === 'positive')).toBe(11); // Four or more: not an anomaly.
  });

  it('T-ANOM-14 given a whole test, when its events are counted, then both halves may contain them', () => {
    const inOne = (count: number): number => ROLLS - (HALVES - count) ** 2;
    expect(inOne(withEvent(({ degree }) => degree === 'anomaly')) * 6561).toBe(1520 * 59049);
    expect(withEvent(({ degree }) => degree === 'anomaly') ** 2 * 6561).toBe(100 * 59049);
    expect(inOne(withEvent(({ degree }) => degree === 'critical')) * 6561).toBe(161 * 59049);
    expect(inOne(withEvent(() => true)) * 6561).toBe(1661 * 59049);
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
