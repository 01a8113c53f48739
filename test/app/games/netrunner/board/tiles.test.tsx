// @vitest-environment happy-dom
/** Small cards on the table, and the way of a run: their numbers, and where the Runner is. */
import { cleanup } from '@testing-library/preact';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { boardOnScreen } from '../../../../support/screens/boardOnScreen.tsx';
import { closeLikeBrowsers, lists, offers, press } from '../../../../support/screens/topLayer.ts';

beforeEach(closeLikeBrowsers);
afterEach(cleanup);

const tiles = (fort: string): string[] => {
  press(offers().find((name) => name.startsWith(fort)) ?? '');
  const seen = lists('.slot-row .tile');
  press('Close');
  return seen;
};

it('a face-down card shows only its advancement; with the hand open, its own number', () => {
  boardOnScreen('marksCorp', CORP);
  expect(['Fort 1', 'Fort 2', 'Fort 3'].map(tiles)).toEqual([
    ['2Blade2', '', '2'],
    ['-2Filter2', 'RPRock.2'],
    ['', '', '', ''],
  ]);
  press('5 cards');
  expect(['Fort 1', 'Fort 2', 'Fort 3'].map(tiles)).toEqual([
    ['2Blade2', '5 bitsFire Wall', 'MA2/3Marine'],
    ['-2Filter2', 'RPRock.2'],
    ['4 bitsKeeper', '4 bitsBanpei', 'MA0/3Marine', 'RH1 bitRed H.'],
  ]);
});

it('the rig shows strengths of breakers, bits of what holds some, and counters', () => {
  boardOnScreen('marksRunner', RUNNER);
  expect(lists('.tile.rig')).toEqual([
    '-2AI Boon2',
    'Bartm.2',
    '5B. Gun2',
    '3 bitsArasaka2',
    '2 bitsHome2',
    'Alpha2',
    'Arasaka2',
  ]);
  cleanup();
  boardOnScreen('hidden', CORP);
  expect(lists('.tile.rig')).toEqual(['0AI Boon', 'Bartm.', '7B. Gun', 'Broker', '', '']);
  cleanup();
  boardOnScreen('hidden', RUNNER);
  press('5 cards');
  expect(lists('.tile.rig')).toEqual(['0AI Boon', 'Bartm.', '7B. Gun', 'Broker', 'Account', 'Bolt-Ho.']);
});

it('the names in a row have its room even if its first card comes later', () => {
  const watched: string[] = [];
  const observe = vi
    .spyOn(ResizeObserver.prototype, 'observe')
    .mockImplementation((one) => void watched.push(one.className));
  const runner = boardOnScreen('poorRunner', RUNNER);
  expect(watched.filter((one) => one.includes('rig-tiles'))).toEqual([]);
  runner.decides(RUNNER, { do: 'install', card: 'jackhammer' });
  expect(watched.filter((one) => one.includes('rig-tiles'))).toHaveLength(1);
  observe.mockRestore();
});

const way = (): string[] =>
  [...document.querySelectorAll('.ladder > li')].map(
    (step) =>
      `${step.getAttribute('aria-current') ? '> ' : ''}${(step.textContent ?? '').replace(/\s+/g, ' ').slice(0, 40)}`,
  );

it('the ladder of a run begins with the fort for the Runner, and with the outermost ice for the Corp', () => {
  boardOnScreen('encounter', RUNNER);
  expect([way(), lists('.run-view .in-force')]).toEqual([
    [
      'Inside 1 card installed',
      'Fire Wall, wall, strength 4, rezzedFire ',
      'ice, not rezzedIce, not rezzed',
      '> Neural Blade, sentry, strength 4, rezzed',
    ],
    [],
  ]);
  cleanup();
  boardOnScreen('encounter', CORP);
  expect(way()).toEqual([
    '> Neural Blade, sentry, strength 4, rezzed',
    'ice, not rezzedIce, not rezzed',
    'Fire Wall, wall, strength 4, rezzedFire ',
    'Inside 1 card installed',
  ]);
});

it('a card inside is drawn as a back and counted, and face up shows its emblem and its name', () => {
  const inside = () => [lists('.step.inside small'), document.querySelectorAll('.step.inside .tile.back').length];
  boardOnScreen('encounter', RUNNER);
  expect(inside()).toEqual([['1 card installed'], 1]);
  cleanup();
  boardOnScreen('accessDear', RUNNER);
  expect(inside()).toEqual([['Braindance Campaign installed'], 0]);
  expect(document.querySelector('.step.inside .tile.paper .emblem')).toBeTruthy();
});

it('ice from HQ comes before the fort’s own, and conditions of the run are named', () => {
  boardOnScreen('guest', RUNNER);
  expect(way()).toEqual([
    'Inside 1 card installed',
    'Fire Wall, wall, strength 4, rezzedFire ',
    'ice, not rezzedIce, not rezzed',
    'Neural Blade, sentry, strength 4, rezzed',
    '> Cerberus, sentry, strength 5, rezzedCerb',
  ]);
  cleanup();
  boardOnScreen('ladder', RUNNER);
  expect([way(), lists('.in-force')]).toEqual([
    [
      'Inside 1 card installed',
      'Fire Wall, wall, strength 4, rezzedFire ',
      'ice, not rezzedIce, not rezzed',
      '> Liche, sentry, strength 6, rezzed, 1 rep',
    ],
    ['You can’t jack out of this run. You can spend 12 bits more in this run.'],
  ]);
});

it('past the ice, the Runner is between two pieces, then inside', () => {
  const { screen } = boardOnScreen('encounter', RUNNER);
  press('Break both');
  screen.decide(RUNNER, { do: 'pass' });
  expect([way(), offers('.run-choice')]).toEqual([
    [
      'Inside 1 card installed',
      'Fire Wall, wall, strength 4, rezzedFire ',
      'ice, not rezzedIce, not rezzed',
      '> You are past the ice',
      'Neural Blade, sentry, strength 4, rezzed',
    ],
    ['Continueto the next piece of ice (main)', 'Jack outthe run ends, nothing is accessed'],
  ]);
  cleanup();
  boardOnScreen('accessDear', RUNNER);
  expect([way(), offers('.run-choice')]).toEqual([
    ['Inside Braindance Campaign installed', '> You are at Fort 1'],
    ['Stay inaccess the fort (main)', 'Jack outthe run ends, nothing is accessed'],
  ]);
});
