// @vitest-environment happy-dom
/** The row at the bottom of the home screen: trouble, or how to install, until it is answered. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(trouble: string | null, secure: boolean): Promise<void> {
  vi.stubGlobal('isSecureContext', secure);
  const { Notices } = await import('../../../src/app/screens/home/notices.tsx');
  render(<Notices open={[]} trouble={trouble} />);
  await vi.dynamicImportSettled();
}
const notices = (): (string | null)[] => screen.queryAllByRole('status').map(({ textContent }) => textContent);

test('no notice is shown if there is no trouble and nothing to install', async () => {
  await show(null, true);
  expect(notices()).toEqual([]);
});

test('over plain http, the notice appears once and lists what does not work', async () => {
  await show('Your games can’t be read.', false);
  expect(notices()).toEqual(['Your games can’t be read.', expect.stringMatching(/^This address is plain http/)]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(notices()).toEqual(['Your games can’t be read.']);
  cleanup();
  await show(null, false);
  expect(notices()).toEqual([]);
});

test.each([
  ['Install', 1],
  ['Not now', 0],
])('an install dialog is offered until the answer "%s"', async (answer, times) => {
  await show(null, true);
  const prompt = vi.fn(async () => undefined);
  act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })));
  expect(notices()).toEqual([expect.stringMatching(/^Install Meatspace to use it offline/)]);
  fireEvent.click(screen.getByRole('button', { name: answer }));
  expect(prompt).toHaveBeenCalledTimes(times);
  expect(notices()).toEqual([]);
});
