/** The golden script on one phone, with the dice that it names: every figure of it, and its variants. */
import { describe, expect, test } from 'vitest';
import { report } from '../../../../src/rules/trenchcoat/game/report.ts';
import { localEvening } from '../../../support/trenchcoat/evening.ts';
import { dice, playGolden, readRegistry, type Seen, tests } from '../../../support/trenchcoat/golden.ts';

const stateAt = (seen: readonly Seen[], step: string): Seen => {
  const found = seen.find((one) => one.step === step);
  if (!found) throw new Error(`${step} was not played`);
  return found;
};

describe('the golden script', () => {
  test('has every figure of its eleven tests', async () => {
    const { seen } = await playGolden(localEvening(dice));
    for (const { step, total, R, TQ, band, success } of tests)
      expect(stateAt(seen, step)).toMatchObject({ step, total, result: R, quality: TQ, band, success });
    expect(seen.map(({ step }) => step)).toEqual(
      Array.from({ length: 18 }, (_, at) => `S-${`${at + 1}`.padStart(2, '0')}`),
    );
  });

  test.each([
    ['S-01', 0, 'none', 0],
    ['S-02', 0, 'none', 70],
    ['S-03', 0, 'none', 1470],
    ['S-04', 5, 'none', 1470],
    ['S-05', 7, 'none', 1470],
    ['S-06', 7, 'none', 8470],
    ['S-07', 7, 'none', 22_470],
    ['S-08', 7, 'none', 64_470],
    ['S-09', 7, 'none', 64_540],
    ['S-10', 14, 'none', 64_540],
    ['S-11', 16, 'silent', 64_540],
    ['S-12', 24, 'silent', 64_540],
    ['S-13', 24, 'silent', 64_540],
    ['S-14', 24, 'silent', 71_540],
    ['S-15', 24, 'silent', 72_240],
    ['S-16', 29, 'active', 72_240],
    ['S-17', 29, 'active', 72_240],
    ['S-18', 29, 'active', 72_240],
  ])('%s leaves tally %i, alert %s, clock %i ms', async (step, tally, alert, clockMs) => {
    const { seen } = await playGolden(localEvening(dice), { until: step });
    expect(stateAt(seen, step)).toMatchObject({ tally, alert, clockMs });
  });

  test('T-FAIR-07 is worked out again from what was opened: 11 of 11 fit, and tally 29', async () => {
    const evening = localEvening(dice);
    await playGolden(evening);
    const made = report(await evening.events(), readRegistry);
    expect(made.sentence).toBe('11 of 11 fit.');
    expect(
      made.tests.map(({ total, result, quality, success }) => ({ total, R: result, TQ: quality, success })),
    ).toEqual(tests.map(({ total, R, TQ, success }) => ({ total, R, TQ, success })));
    expect(made.nodes).toEqual([
      { name: 'Registry', tally: 29, fired: ['analyze', 'trace', 'silent', 'combat', 'active'], alert: 'active' },
    ]);
  });
});
