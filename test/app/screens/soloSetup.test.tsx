// @vitest-environment happy-dom
/** Setting up a solo game: each kind asks only for what it needs. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { loadUi } from '../../../src/app/games/index.ts';
import { SoloScreen } from '../../../src/app/screens/solo/index.tsx';

afterEach(cleanup);

const press = (name: string | RegExp): void => void fireEvent.click(screen.getByRole('button', { name }));
const asked = (): string[] =>
  screen.getAllByRole('group').flatMap((one) => one.querySelector('legend')?.textContent ?? []);
const choices = (legend: string): string[] =>
  within(screen.getByRole('group', { name: legend }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '');
const isOn = (name: string): boolean => screen.getByRole('button', { name }).getAttribute('aria-pressed') === 'true';

const show = async (id: 'netrunner' | 'kit', as?: string): Promise<void> =>
  void render(<SoloScreen ui={await loadUi({ id })} as={as} />);

test('setup against the machine asks for its level, the player’s side, and a deck for each side', async () => {
  await show('netrunner');
  expect(choices('How?')).toEqual(['The machine', 'Goldfish', 'Two players, one phone']);
  expect(isOn('The machine')).toBe(true);
  expect(choices('How strong?')).toEqual(['Novice', 'Regular', 'Sharp']);
  expect(screen.getByText('It sees none of your hidden cards.')).toBeTruthy();
  expect(asked()).toContain('Pause between its moves');
  expect([screen.queryAllByText('Your deck').length, screen.queryAllByText('Its deck').length]).toEqual([1, 1]);
  press('Sharp');
  expect([isOn('Novice'), isOn('Sharp')]).toEqual([false, true]);
});

test('setup against a goldfish asks for no level, no pause and no opponent’s deck', async () => {
  await show('netrunner', 'goldfish');
  expect(isOn('Goldfish')).toBe(true);
  expect(asked()).not.toContain('How strong?');
  expect(asked()).not.toContain('Pause between its moves');
  expect([screen.queryAllByText('Your deck').length, screen.queryAllByText('Its deck').length]).toEqual([1, 0]);
  expect(screen.getByText(/You can take back any move\.$/)).toBeTruthy();
});

test('setup for two players asks for no side, but for a deck for each', async () => {
  await show('netrunner');
  press('Two players, one phone');
  expect(asked()).not.toContain('Your side');
  expect([screen.queryAllByText('The Corp’s deck').length, screen.queryAllByText('The Runner’s deck').length]).toEqual([
    1, 1,
  ]);
});

test('a player gets the side they choose', async () => {
  await show('netrunner');
  press('Runner');
  expect([isOn('Corp'), isOn('Runner')]).toEqual([false, true]);
  expect(document.querySelector('main')?.className).toContain('seat1');
});

test('a game without decks, sides or levels asks for none of them, and begins', async () => {
  await show('kit');
  for (const legend of ['How strong?', 'Your side', 'Pause between its moves']) expect(asked()).not.toContain(legend);
  expect(screen.queryByText(/deck$/)).toBeNull();
  expect(screen.getByRole('button', { name: /^Begin/ })).toBeTruthy();
});
