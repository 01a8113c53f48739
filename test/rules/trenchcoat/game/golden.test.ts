/** The golden script on one phone with its own dice: every value, and its variants. */
import { describe, expect, test } from 'vitest';
import { announceMove } from '../../../../src/rules/trenchcoat/game/master.ts';
import { measures } from '../../../../src/rules/trenchcoat/game/page.ts';
import { refusal } from '../../../../src/rules/trenchcoat/game/refusal.ts';
import { report } from '../../../../src/rules/trenchcoat/game/report.ts';
import { findingWords } from '../../../../src/words/en/trenchcoat/report.ts';
import { does, inSecret, localEvening, masterOf, secretsIn } from '../../../support/trenchcoat/evening.ts';
import { dice, playGolden, readRegistry, type Seen, tests } from '../../../support/trenchcoat/golden.ts';
import { actionOn } from '../../../support/trenchcoat/requests.ts';

const stateAt = (seen: readonly Seen[], step: string): Seen => {
  const found = seen.find((one) => one.step === step);
  if (!found) throw new Error(`${step} was not played`);
  return found;
};

describe('the golden script', () => {
  test('has every value of its eleven tests', async () => {
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

  test('T-FAIR-07 is recomputed from what was revealed: 11 of 11 match, and the tally is 29', async () => {
    const evening = localEvening(dice);
    await playGolden(evening);
    const made = report(await evening.events(), readRegistry);
    expect(findingWords(made.finding)).toBe('11 of 11 match.');
    expect(
      made.tests.map(({ total, result, quality, success }) => ({ total, R: result, TQ: quality, success })),
    ).toEqual(tests.map(({ total, R, TQ, success }) => ({ total, R, TQ, success })));
    expect(made.nodes).toEqual([
      { name: 'Registry', tally: 29, fired: ['analyze', 'trace', 'silent', 'combat', 'active'], alert: 'active' },
    ]);
  });
});

describe('a variant of the golden script', () => {
  test('(a) shuts the node down after Analyze ICE’s finding: access ends, and a further action is refused', async () => {
    const evening = localEvening(dice);
    await playGolden(evening, { until: 'S-16' });
    inSecret(evening, { to: 'found', node: 0, add: 21 });
    expect(secretsIn(evening).nodes[0]).toMatchObject({ tally: 50, fired: measures });
    await does(evening, 1, { do: 'yield' });
    const draft = { say: 'Everything goes dark.', gains: [] };
    await does(evening, 0, announceMove(masterOf(evening), draft));
    await does(evening, 0, { do: 'done' });
    expect(evening.table().nodes[0]).toMatchObject({ down: true, level: null });
    const request = actionOn('Analyze');
    expect(refusal(evening.table(), 1, { do: 'request', request })).toMatchObject({ kind: 'E-STATE' });
    expect(refusal(evening.table(), 1, { do: 'request', request: { ...request, action: 'Startup' } })).toBeNull();
  });

  test('(b) returns to base values after the alarm changes, keeps the tally, and triggers no measure again', async () => {
    const evening = localEvening(dice);
    await playGolden(evening, { until: 'S-16' });
    inSecret(evening, { to: 'alert', node: 0, value: 'none' });
    inSecret(evening, { to: 'step', node: 0, add: 5, test: 12 });
    expect(secretsIn(evening).nodes[0]).toMatchObject({ tally: 34, alert: 'none' });
    await does(evening, 1, { do: 'yield' });
    await does(evening, 0, announceMove(masterOf(evening), { say: '', gains: [] }));
    expect(evening.table().nodes[0]?.alert).toBe(false);
    expect(evening.known(0).secret?.nodes[0]).toMatchObject({ tally: 34, alert: 'none' });
  });

  test('(c) without Sleaze on the deck raises the tally by the whole System: two measures in rising order', async () => {
    const { seen } = await playGolden(localEvening(dice), { sleaze: null, until: 'S-04' });
    expect(stateAt(seen, 'S-04')).toMatchObject({ tally: 11, fired: ['analyze', 'trace'] });
  });

  test.each([
    [2000, 1, 2, 'Acceptable'],
    [600, -5, -4, 'Decisive Failure'],
  ])(
    '(d) a second try at %i thousandths of the time has total %i and quality %i: %s',
    async (time, total, quality, band) => {
      const { seen } = await playGolden(localEvening(dice), { time, until: 'S-08' });
      expect(stateAt(seen, 'S-08')).toMatchObject({ total, quality, band, clockMs: 22_470 + 14 * time });
    },
  );

  test('(e) step 3 in AR has total 5 and quality 6, and takes six seconds', async () => {
    const { seen } = await playGolden(localEvening(dice), { ar: true, until: 'S-03' });
    expect(stateAt(seen, 'S-03')).toMatchObject({ total: 5, quality: 6, clockMs: 6070 });
  });

  test('(f) without dice R is 0: the first exploit fails at −4, and the tally goes up by 1', async () => {
    const evening = localEvening(dice, { dice: 'none' });
    const { seen } = await playGolden(evening, { until: 'S-04' });
    expect(stateAt(seen, 'S-04')).toMatchObject({ total: -4, result: 0, quality: -4, success: false, tally: 1 });
    expect((await evening.events()).map(({ kind }) => kind)).not.toContain('rolled');
  });
});
