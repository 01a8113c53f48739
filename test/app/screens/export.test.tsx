// @vitest-environment happy-dom
/** Exporting decks and games: what can be pressed, and why a passphrase is refused. */
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { ExportScreen } from '../../../src/app/screens/export/index.tsx';

afterEach(cleanup);

const field = (label: string): HTMLInputElement => screen.getByLabelText(label, { exact: true });
const type = (label: string, value: string): void => void fireEvent.input(field(label), { target: { value } });
const save = (): HTMLElement => screen.getByRole('button', { name: /^Save the file/ });

test('the file can be saved only once a passphrase has been typed twice', async () => {
  render(<ExportScreen />);
  expect(await screen.findByText('This browser’s storage isn’t available right now.')).toBeTruthy();
  expect(save().getAttribute('aria-disabled')).toBe('true');
  expect(save().textContent).toContain('type the passphrase twice');
  type('Passphrase', 'four unrelated words');
  expect(save().getAttribute('aria-disabled')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
  type('Repeat the passphrase', 'four unrelated word');
  fireEvent.click(save());
  const refusal = 'The passphrases don’t match. Type the same passphrase twice.';
  expect((await screen.findByRole('alert')).textContent).toBe(refusal);
  type('Repeat the passphrase', 'four unrelated words');
  expect(screen.queryByText(refusal)).toBeNull();
});

test.each([
  ['abc', /^Too short/],
  ['twelve chars', /^Anyone who has the file/],
])('a weak passphrase (%s) gets advice while it is typed', (typed, advice) => {
  render(<ExportScreen />);
  type('Passphrase', typed);
  expect(screen.getByRole('status').textContent).toMatch(advice);
});

test('without storage, nothing is exported, and the reason is shown', async () => {
  render(<ExportScreen />);
  type('Passphrase', 'four unrelated words');
  type('Repeat the passphrase', 'four unrelated words');
  fireEvent.click(save());
  expect((await screen.findByRole('alert')).textContent).toBe('This browser’s storage isn’t available right now.');
  expect(save().getAttribute('aria-disabled')).toBeNull();
});

test('a passphrase is hidden until it is shown, in each field separately', () => {
  render(<ExportScreen />);
  const types = (): string[] => [field('Passphrase').type, field('Repeat the passphrase').type];
  expect(types()).toEqual(['password', 'password']);
  const button = screen.getByRole('button', { name: 'Show: Passphrase' });
  fireEvent.click(button);
  expect([...types(), button.textContent, button.getAttribute('aria-pressed')]).toEqual([
    ...['text', 'password', 'Hide', 'true'],
  ]);
  fireEvent.click(button);
  expect(types()).toEqual(['password', 'password']);
});
