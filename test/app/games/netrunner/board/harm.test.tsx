// @vitest-environment happy-dom
/** The screen for incoming damage, on both phones. */
import { cleanup } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { boardOnScreen } from '../../../../support/screens/boardOnScreen.tsx';

afterEach(cleanup);

const row = (runner: ReturnType<typeof boardOnScreen>): string => runner.part('.points-row');

describe('N-DMG-04 given more damage than cards', () => {
  it('the screen says what causes it, how much there is, how many cards are in hand and what follows', () => {
    const runner = boardOnScreen('harm', RUNNER);
    expect(runner.part('.harm-paper header')).toBe(
      'You are about to be flatlined4 meat damage from Scorched Earth, played by Mina',
    );
    expect(row(runner)).toBe('a carda cardno card leftno card left');
    expect(runner.text()).toContain('4 damage. You have 2 cards in hand, so the last point flatlines you.');
  });

  it('the cheapest choice that loses no card is preselected, and tapping it prevents all damage', () => {
    const runner = boardOnScreen('harm', RUNNER);
    expect(runner.foot().slice(0, 2)).toEqual([
      'Prevent 4: lose no cardsLeland 3, Trauma Team 13 bits5 to 2 (main)',
      'Prevent nothingYou are flatlined. Mina wins.',
    ]);
    runner.press('Prevent 4');
    expect(runner.screen.game.table).toMatchObject({ over: null, runner: { hand: 2, bits: 2 } });
  });

  it('the player can prevent less, and the button says what remains', () => {
    const runner = boardOnScreen('harm', RUNNER);
    runner.press('Use Leland, Corporate Bodyguard less');
    expect(runner.foot()[0]).toBe('Prevent 3: lose 1 cardLeland 2, Trauma Team 12 bits5 to 3 (main)');
    runner.press('Use Leland, Corporate Bodyguard less');
    runner.press('Trauma Team');
    expect(runner.foot()[0]).toBe('Prevent 1: still flatlinedLeland 11 bit5 to 4 (main)');
    runner.press('Use Leland, Corporate Bodyguard more');
    runner.press('Prevent 2');
    expect(runner.screen.game.table).toMatchObject({ over: null, runner: { hand: 0, bits: 3 } });
  });

  it('the Corp sees the same row, and that the Runner decides', () => {
    const corp = boardOnScreen('harm', CORP);
    expect(corp.part('.harm-paper header')).toBe(
      'Rae is about to be flatlined4 meat damage from Scorched Earth, played by you',
    );
    expect(row(corp)).toBe('a carda cardno card leftno card left');
    expect(corp.part('.access-foot')).toBe('Waiting for Rae');
  });
});

describe('N-HID-20 given cards that may be played from hand', () => {
  it('looking at them is the main button, and accepting the end is not', () => {
    expect(boardOnScreen('harmDeadly', RUNNER).foot()).toEqual([
      'Peek at your handcovered again automatically (main)',
      'Accept ityou lose',
    ]);
  });
});

it('N-DMG-01 given enough cards, the screen says how many are lost', () => {
  const runner = boardOnScreen('harmMild', RUNNER);
  expect(runner.part('.harm-paper header')).toBe('4 meat damage is comingFrom Scorched Earth, played by Mina');
  expect(runner.text()).toContain('You have 5 cards in hand and lose 4, chosen at random.');
});
