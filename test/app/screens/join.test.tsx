// @vitest-environment happy-dom
/** Joining a game: what is wrong with a code, and what stays in its field. Also a browser that can't connect at all. */
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(async () => {
  // This phone's key and store are loaded together with the screen.
  await vi.dynamicImportSettled();
  cleanup();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The screen in a browser with or without WebRTC, which is checked only once. */
async function show(links: boolean): Promise<void> {
  vi.stubGlobal('RTCPeerConnection', links ? class {} : undefined);
  const { JoinScreen } = await import('../../../src/app/screens/pair/index.tsx');
  render(<JoinScreen code="" onPaired={() => undefined} />);
}

const field = (): HTMLInputElement => screen.getByLabelText('or type the six-character code');

test.each([
  ['ACDEF0', '0'],
  ['abc-def', 'B'],
])('"%s" is refused because of a character that no code contains', async (typed, character) => {
  await show(true);
  fireEvent.input(field(), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(`A code never contains “${character}”. Check the code on the other phone.`);
  expect(field().value).toBe(typed);
});

test.each(['ABC', 'nothing of the kind', ''])('"%s" is refused as no code, and stays in the field', async (typed) => {
  await show(true);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field().getAttribute('aria-invalid')).toBe('false');
  fireEvent.input(field(), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^That isn’t a Meatspace code/);
  expect([field().value, field().getAttribute('aria-invalid')]).toEqual([typed, 'true']);
  expect(field().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  fireEvent.input(field(), { target: { value: 'ABCD' } });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field().getAttribute('aria-invalid')).toBe('false');
});

test('the camera is requested only when it is needed', async () => {
  await show(true);
  fireEvent.click(screen.getByRole('button', { name: /^Scan the code/ }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/camera/);
  expect(screen.queryByRole('button', { name: /^Scan the code/ })).toBeNull();
  expect(field()).toBeTruthy();
});

test('without WebRTC there is no field for a code, but a way to play on this phone', async () => {
  await show(false);
  expect(screen.queryByLabelText('or type the six-character code')).toBeNull();
  expect(screen.getByRole('alert').textContent).toMatch(/WebRTC|connect/);
  fireEvent.click(screen.getByRole('button', { name: /^Play on this phone/ }));
  expect(location.hash).toBe('#/alone');
});
