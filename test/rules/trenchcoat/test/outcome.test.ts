import { describe, expect, it, test } from 'vitest';
import { bandOf, bands } from '../../../../src/rules/trenchcoat/dice/band.ts';
import { HALVES, type Halves, halfOf, resultOf } from '../../../../src/rules/trenchcoat/dice/half.ts';
import { successOdds } from '../../../../src/rules/trenchcoat/dice/odds.ts';
import {
  closeRefusal,
  outcomeOf,
  type TestChoices,
  type TestConditions,
  truncateNote,
} from '../../../../src/rules/trenchcoat/test/outcome.ts';
import { eventText } from '../../../../src/words/en/trenchcoat/dice.ts';
import { half } from '../../../support/trenchcoat/half.ts';

const dice = (player: string, gm: string): Halves => ({ player: half(player), gm: half(gm) });

/** The outcome of a test with both halves known. */
function played(total: number, player: string, gm: string, choices: TestChoices = {}, setting: TestConditions = {}) {
  const outcome = outcomeOf(total, dice(player, gm), choices, setting);
  if (!outcome) throw new Error(`${player} / ${gm} are not all dice`);
  const { result, quality, band, success, owed, events } = outcome;
  return { result, quality, band: band.name, success, owed, player: events.player, gm: events.gm };
}

describe('the halves of a test', () => {
  it('T-DICE-03 given only the player’s half, then there is no result yet', () => {
    const halves: Halves = { player: half('++0-+') };
    expect(resultOf(halves)).toBeNull();
    expect(outcomeOf(4, halves)).toBeNull();
    expect(outcomeOf(4, {})).toBeNull();
  });

  it('T-DICE-06 given ++0-+ and -00+-, when they are summed, then R is 1', () => {
    expect(resultOf(dice('++0-+', '-00+-'))).toBe(1);
  });

  it('T-NB-04 T-GAP-11 given N = 5, when the test is read, then it has no effect', () => {
    expect(played(0, '+-+-+', '-+-0+')).toMatchObject({
      result: 1,
      quality: 1,
      success: true,
      owed: [],
      player: undefined,
    });
  });
});

describe('without dice', () => {
  it('T-DICE-11 T-GAP-12 given T = −1, when it is played without dice, then R is 0 and it fails, with no events', () => {
    expect(outcomeOf(-1, null)).toEqual({
      result: 0,
      quality: -1,
      band: bandOf(-1),
      byNumber: false,
      success: false,
      events: {},
      owed: [],
    });
  });
});

describe('test quality', () => {
  test.each([
    ['T-TEST-07', -10, 'Epic Fail'],
    ['T-TEST-07', -400, 'Epic Fail'],
    ['T-TEST-08', -9, 'Severe Failure'],
    ['T-TEST-08', -7, 'Severe Failure'],
    ['T-TEST-09', -6, 'Decisive Failure'],
    ['T-TEST-09', -4, 'Decisive Failure'],
    ['T-TEST-10', -3, 'Failure'],
    ['T-TEST-10', -1, 'Failure'],
    ['T-TEST-11', 0, 'Barely made it'],
    ['T-TEST-12', 1, 'Acceptable'],
    ['T-TEST-12', 3, 'Acceptable'],
    ['T-TEST-13', 4, 'Good Result'],
    ['T-TEST-13', 6, 'Good Result'],
    ['T-TEST-14', 7, 'Exceptional'],
    ['T-TEST-14', 9, 'Exceptional'],
    ['T-TEST-15', 10, 'Epic Success'],
    ['T-TEST-15', 400, 'Epic Success'],
  ])('%s given a quality of %d, when its band is looked up, then it is: %s', (_, quality, name) => {
    expect(bandOf(quality).name).toBe(name);
    expect(bands.filter(({ from = -999, to = 999 }) => quality >= from && quality <= to)).toHaveLength(1);
  });

  it('T-TEST-02 given R = 1, ability 7 and +2, when it is played, then the quality is 10', () => {
    expect(played(9, '++0-+', '-00+-')).toMatchObject({ result: 1, quality: 10, band: 'Epic Success', success: true });
  });

  it('T-TEST-06 given a quality of 0 or −1, when it is played, then the first succeeds and the second fails', () => {
    expect(played(-1, '++0-+', '-00+-')).toMatchObject({ quality: 0, success: true });
    expect(played(-2, '++0-+', '-00+-')).toMatchObject({ quality: -1, success: false });
  });

  it('T-UNOP-01 T-OPP-01 T-OPP-02 given the totals of the examples, when the dice fall, then their qualities follow', () => {
    expect(played(-1, '++0-+', '-00+-')).toMatchObject({ quality: 0, band: 'Barely made it' });
    expect(played(4, '--0+-', '-00+0')).toMatchObject({ result: -2, quality: 2 });
    expect(played(4, '--0+-', '-00+-', {}, { opposed: true })).toMatchObject({ result: -3, quality: 1 });
    expect(played(-2, '++0-+', '0+-00', {}, { opposed: true })).toMatchObject({ result: 2, quality: 0, success: true });
  });

  it('T-OPP-03 given T = 0 and R = 0, when it is played, then the attacker succeeds', () => {
    expect(played(0, '+0-+0', '-00-+', {}, { opposed: true })).toMatchObject({ result: 0, quality: 0, success: true });
  });

  it('T-OPP-04 T-GAP-10 given ICE with 7 against 9, when the player defends, then no half is inverted: R is 2 and it hits', () => {
    const setting = { opposed: true, playerDefends: true };
    expect(played(-2, '0+-00', '++-0+', {}, setting)).toMatchObject({ result: 2, quality: 0, success: true, owed: [] });
  });
});

describe('anomalies and criticals', () => {
  it('T-ANOM-01 given ++000 twice, when the test is read, then four plus signs in two halves are not an event', () => {
    expect(played(0, '++000', '++000')).toMatchObject({ result: 4, player: undefined, gm: undefined, owed: [] });
  });

  it('T-ANOM-06 given ++++0 and -----, when the test is read, then each half has its own event', () => {
    const outcome = played(0, '++++0', '-----', { event: 'ignore' });
    expect(outcome.player && eventText(outcome.player)).toBe('positive anomaly');
    expect(outcome.gm && eventText(outcome.gm)).toBe('negative critical');
  });

  it('T-ANOM-07 given T = −4 and ++++0, when the test is read, then the result stays: quality 0, a success', () => {
    expect(played(-4, '++++0', '0+-00')).toMatchObject({ result: 4, quality: 0, success: true, owed: [] });
  });

  it('T-ANOM-07 T-GAP-07 given a note of 501 letters, when it is written, then it is cut after 500 with a notice', () => {
    expect(truncateNote('x'.repeat(500), 500)).toEqual({ text: 'x'.repeat(500), isTruncated: false });
    expect(truncateNote('🂡'.repeat(501), 500)).toEqual({
      text: '🂡'.repeat(500),
      isTruncated: true,
    });
  });

  it('T-ANOM-08 given 0000+ with T = 1, when the test is read, then the quality is 2: Acceptable', () => {
    expect(played(1, '0000+', '0+-00')).toMatchObject({ result: 1, quality: 2, band: 'Acceptable', success: true });
  });

  it('T-ANOM-09 given T = −4, R = 1 and five plus signs, when the test is read, then it succeeds; if impossible it fails', () => {
    expect(played(-4, '+++++', '---0-', { event: 'ignore' })).toMatchObject({
      result: 1,
      quality: -3,
      band: 'Failure',
      success: true,
    });
    expect(played(-4, '+++++', '---0-', { event: 'ignore', impossible: true })).toMatchObject({
      quality: -3,
      success: false,
    });
    expect(played(4, '+++++', '0+-00', { impossible: true })).toMatchObject({ quality: 9, success: true });
  });

  it('T-ANOM-10 given T = 12 and five minus signs, when the test is read, then the quality is 7 and the test fails', () => {
    expect(played(12, '-----', '00+-0')).toMatchObject({ result: -5, quality: 7, band: 'Exceptional', success: false });
  });

  it('T-ANOM-11 given T = 1 and five blanks, when the test is read, then the number decides: 0, a success', () => {
    expect(played(1, '00000', '-0+-0')).toMatchObject({ result: -1, quality: 0, success: true, owed: [] });
    expect(played(0, '00000', '-0+-0')).toMatchObject({ quality: -1, success: false });
  });

  it('T-ANOM-12 T-UNOP-02 given an event in the other half, when the test is told, then use or ignore must be chosen first', () => {
    const open = outcomeOf(1, dice('++0-+', '---0-'));
    expect(open).toMatchObject({ success: null, owed: ['event'] });
    expect(open && closeRefusal(open)?.kind).toBe('E-STATE');
    for (const event of ['use', 'ignore'] as const) {
      const closed = outcomeOf(1, dice('++0-+', '---0-'), { event });
      expect(closed).toMatchObject({ result: -2, quality: -1, success: false, owed: [] });
      expect(closed && closeRefusal(closed)).toBeNull();
    }
    expect(played(1, '++0-+', '0000-').owed).toEqual(['event']);
  });

  it('T-ANOM-12 T-GAP-08 given a critical in the other half, when it is used, then the Game Master decides its effect', () => {
    expect(played(1, '++0-+', '-----', { event: 'ignore' })).toMatchObject({ success: false, owed: [] });
    const used = outcomeOf(4, dice('++0-+', '-----'), { event: 'use' });
    expect(used).toMatchObject({ quality: 1, success: null, owed: ['success'] });
    expect(used && closeRefusal(used)?.kind).toBe('E-STATE');
    for (const success of [true, false])
      expect(played(4, '++0-+', '-----', { event: 'use', success })).toMatchObject({ success, owed: [] });
    // A neutral event decides nothing.
    expect(played(4, '++0-+', '00000', { event: 'use' })).toMatchObject({ success: true, owed: [] });
  });

  it('T-ANOM-12 given a critical in the acting half and an ignored one, in an unopposed test, then the acting one decides', () => {
    expect(played(-9, '+++++', '-----', { event: 'ignore' })).toMatchObject({ success: true, owed: [] });
    expect(played(9, '-----', '+++++', { event: 'ignore' })).toMatchObject({ success: false, owed: [] });
    expect(played(-9, '+++++', '-----', { event: 'use' })).toMatchObject({ success: null, owed: ['success'] });
  });

  it('T-ANOM-13 T-GAP-09 given criticals on both sides of an opposed test, when it is read, then the Game Master has to pick', () => {
    const setting = { opposed: true };
    expect(played(-12, '+++++', '+++++', {}, setting)).toMatchObject({
      result: 10,
      quality: -2,
      success: null,
      owed: ['event', 'success'],
    });
    for (const event of ['use', 'ignore'] as const) {
      expect(played(-12, '+++++', '+++++', { event }, setting)).toMatchObject({ success: null, owed: ['success'] });
      for (const success of [true, false])
        expect(played(-12, '+++++', '+++++', { event, success }, setting)).toMatchObject({ success, owed: [] });
    }
  });

  it('T-ANOM-13 given a critical of a defending player, then it decides nothing; an attacker’s does', () => {
    const defends = { opposed: true, playerDefends: true };
    expect(played(3, '-----', '0+-00', {}, defends)).toMatchObject({ quality: -2, success: null, owed: ['success'] });
    expect(played(3, '-----', '0+-00', { success: true }, defends)).toMatchObject({ success: true, owed: [] });
    expect(played(9, '-----', '0+-00', {}, { opposed: true })).toMatchObject({ quality: 4, success: false, owed: [] });
    expect(played(1, '00000', '0+-00', {}, defends)).toMatchObject({ success: true, owed: [] });
    expect(played(9, '0+-00', '-----', { event: 'ignore' }, defends)).toMatchObject({ success: true, owed: [] });
  });

  it('T-ANOM-09 T-ANOM-10 given all rolls of T = −4, when each is read with the other half ignored, then 5244 of 59049 succeed', () => {
    const halves = Array.from({ length: HALVES }, (_, number) => halfOf(number));
    const successes = (total: number) =>
      halves.reduce(
        (sum, player) =>
          sum + halves.filter((gm) => outcomeOf(total, { player, gm }, { event: 'ignore' })?.success).length,
        0,
      );
    expect(successes(-4)).toBe(5244);
    expect(successes(-4)).toBe(successOdds(-4).withCriticals.top);
  });
});
