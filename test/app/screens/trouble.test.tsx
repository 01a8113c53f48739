// @vitest-environment happy-dom
/** Why a game can't be opened, and the way home. */
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { TroubleScreen } from '../../../src/app/screens/trouble/index.tsx';

afterEach(cleanup);

test.each([
  ['E-SHUT', 'Not right now', true],
  ['E-GAME', 'No such game here', false],
  ['E-NEWER', 'Update Meatspace first', false],
  ['E-TAB', 'Open in another tab', false],
  ['E-LOG', 'That didn’t work', false],
])('%s is called "%s", and offers a retry only if it can pass', (kind, title, again) => {
  location.hash = '#/table/x';
  render(<TroubleScreen trouble={{ kind, text: 'The reason.' } as Parameters<typeof TroubleScreen>[0]['trouble']} />);
  expect(screen.getByRole('heading').textContent).toBe(title);
  expect(screen.getByRole('alert').textContent).toBe('The reason.');
  expect(screen.queryByText(/Trying again/) !== null).toBe(again);
  fireEvent.click(screen.getByRole('button', { name: 'Home' }));
  expect(location.hash).toBe('#/');
});
