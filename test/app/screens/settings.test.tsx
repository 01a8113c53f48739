// @vitest-environment happy-dom
/** The settings as a player reads them: what is on, what it means, and why an address is refused. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSettings } from '../../../src/app/device/settings.ts';
import { SettingsScreen } from '../../../src/app/screens/settings/index.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const pressed = (legend: string): (string | null)[] =>
  within(screen.getByRole('group', { name: legend }))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string, nth = 0): void =>
  void fireEvent.input(screen.getAllByLabelText(label)[nth] as HTMLElement, { target: { value } });
const addRelay = (url: string, name = '', password = ''): void => {
  // The pairing server has the first address field on this screen.
  type('Address', url, 1);
  type('Name', name);
  type('Password', password);
  press('Add the relay');
};

test('each choice says what it means, and is saved', () => {
  render(<SettingsScreen />);
  expect(pressed('Cover it')).toEqual(['Later on my turn']);
  press('When laid down');
  expect(pressed('Cover it')).toEqual(['When laid down']);
  expect(screen.getByText('Only when you lay the phone face down or leave the app.')).toBeTruthy();
  press('Ask every time');
  expect(screen.getByText(/stops at every chance you have to act/)).toBeTruthy();
  expect(readSettings()).toMatchObject({ cover: 'laidDown', outOfTurn: 'ask' });
});

test('a browser that can neither vibrate nor play sounds says so instead of the choice', () => {
  render(<SettingsScreen />);
  expect(screen.getByText('This browser can’t vibrate.')).toBeTruthy();
  expect(screen.getByText('This browser can’t play sounds.')).toBeTruthy();
});

test.each([
  ['relay.example.org', '', '', /starts with turn:, turns: or stun:/],
  ['turn:relay.example.org', '', '', 'A TURN relay needs its user name and password.'],
  ['stun:relay.example.org:70000', '', '', 'A port is a number from 1 to 65535.'],
  ['stun:relay.example.org', 'ann', '', 'A STUN server needs no user name or password.'],
  ['stun:relay.example.org?transport=udp', '', '', /has no transport/],
])('the relay %s is refused with a reason, and stays in its field', (url, name, password, reason) => {
  render(<SettingsScreen />);
  addRelay(url, name, password);
  expect(screen.getByRole('alert').textContent).toMatch(reason);
  expect((screen.getAllByLabelText('Address')[1] as HTMLInputElement).value).toBe(url);
  expect(readSettings().relays).toEqual([]);
});

test('an added relay is listed, empties the form, and can be removed; after eight there is no form', () => {
  render(<SettingsScreen />);
  addRelay(' turn:relay.example.org ', 'ann', ' secret');
  expect(readSettings().relays).toEqual([{ url: 'turn:relay.example.org', name: 'ann', password: ' secret' }]);
  expect((screen.getAllByLabelText('Address')[1] as HTMLInputElement).value).toBe('');
  for (let nth = 2; nth <= 8; nth++) addRelay(`stun:relay${nth}.example.org`);
  expect(screen.queryByRole('button', { name: 'Add the relay' })).toBeNull();
  expect(screen.getByText('You can add up to eight relays. Remove one to add another.')).toBeTruthy();
  press('Remove stun:relay3.example.org');
  expect(screen.getByRole('button', { name: 'Add the relay' })).toBeTruthy();
  expect(readSettings().relays.map(({ url }) => url)).not.toContain('stun:relay3.example.org');
  expect(readSettings().relays).toHaveLength(7);
});

test('a pairing server that is not an address is refused, and the default one is not offered', () => {
  render(<SettingsScreen />);
  type('Address', 'pair example');
  press('Use this server');
  expect(screen.getByRole('alert').textContent).toMatch(/That isn’t an address/);
  expect(screen.queryByRole('button', { name: 'Use the default server' })).toBeNull();
  expect(readSettings().server).toBe('');
});
