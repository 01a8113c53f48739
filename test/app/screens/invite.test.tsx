// @vitest-environment happy-dom
/** Inviting and joining: two phones side by side, whose screens lead to one table. Only what lies between them is replaced. */
import { act, cleanup, fireEvent, render, waitFor, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HostScreen, JoinScreen } from '../../../src/app/screens/pair/index.tsx';
import { keyOfSecret, randomBytes, signerOf } from '../../../src/peer/crypto.ts';
import type { Role } from '../../../src/peer/link/channel.ts';
import { join, type MemoryGate, memoryGate } from '../../support/gates.ts';
import { asRead } from '../../support/screens/asRead.ts';

const between = vi.hoisted(() => {
  Object.assign(globalThis, { RTCPeerConnection: class {} });
  return { gates: {} as Record<Role, MemoryGate>, server: true };
});
vi.mock('../../../src/app/device/transports.ts', async (original) => ({
  ...(await original<object>()),
  isServerReachable: async () => between.server,
  transportsFor: (role: Role, { versions }: { versions: object }) => {
    between.gates[role] = memoryGate();
    const codes = { shown: null, begin: () => {}, onShown: () => () => {}, close: () => {} };
    const { open } = between.gates[role];
    return { codes, options: { versions, signer: signerOf(keyOfSecret(randomBytes(32))), open, diagnoseMs: 20 } };
  },
}));

beforeEach(() => Object.assign(between, { gates: {}, server: true }));
afterEach(cleanup);

type Shown = Partial<Parameters<typeof HostScreen>[0]>;

/** A phone whose screen invites, with its list of those who paired. */
function invites(props: Shown = {}) {
  const paired: unknown[] = [];
  const { container } = render(<HostScreen onPaired={(met) => paired.push(met)} {...props} />);
  return phone(container, paired);
}

function joins(code = '') {
  const paired: unknown[] = [];
  const { container } = render(<JoinScreen code={code} onPaired={(met) => paired.push(met)} />);
  return phone(container, paired);
}

const phone = (screen: Element, paired: readonly unknown[]) => ({
  paired,
  lines: () => asRead(screen),
  field: () => within(screen as HTMLElement).getByLabelText('or type the six-character code'),
  press: (name: RegExp | string) => fireEvent.click(within(screen as HTMLElement).getByRole('button', { name })),
});

/** The code on the host's screen, once the server has given it. */
async function codeOf(host: ReturnType<typeof invites>): Promise<string> {
  await waitFor(() => expect(host.lines()).toContain('[Send the link]'));
  act(() => between.gates.host.turn('ready'));
  await waitFor(() => expect(host.lines()).toContain('Waiting for the other phone'));
  const code = host.lines().find((line) => /^[A-Z0-9]{6}$/.test(line));
  if (code === undefined) throw new Error(host.lines().join('\n'));
  return code;
}

/** Types the host's code on another phone, and brings the two together. */
async function meets(host: ReturnType<typeof invites>, guest = joins()) {
  fireEvent.input(guest.field(), { target: { value: (await codeOf(host)).toLowerCase() } });
  guest.press('Join');
  await waitFor(() => expect(between.gates.guest).toBeDefined());
  act(() => void join(between.gates.host, between.gates.guest));
  for (const one of [host, guest]) await waitFor(() => expect(one.lines()).toContain(QUESTION));
  return guest;
}

const QUESTION = 'Do both phones show the same symbols?';
const AGREE = 'Yes, the same';
const DIFFER = /^No, they differ/;
const RETRY = '[Try another code]';
const FULL = 'The pairing server is full.';
const BY_CAMERA = [
  'Pair by camera',
  '1. Scan this with the other phone: Play , Join , Scan the code .',
  'Making the code…',
  '2. Then scan the code on the other phone.',
  '(Camera picture)',
  '[Paste the code as text]',
];
const symbolsOn = ({ lines }: ReturnType<typeof invites>): string[] => lines().slice(3, 8);

test('a code is shown to scan, to type and to send, and the screen says that it waits', async () => {
  const host = invites();
  const code = await codeOf(host);
  expect(host.lines()).toEqual([
    '[Play]',
    'Invite',
    'Scan this with the other phone, with its camera or in Meatspace.',
    '(Code with the link to this game)',
    'or type this six-character code',
    code,
    'Waiting for the other phone',
    '[Send the link]',
    '[No network? Pair by camera]',
  ]);
});

test('two phones compare the same five symbols, and are paired once both players agree', async () => {
  const host = invites();
  const guest = await meets(host);
  expect(symbolsOn(host)).toHaveLength(5);
  expect(symbolsOn(guest)).toEqual(symbolsOn(host));
  host.press(AGREE);
  await waitFor(() => expect(host.lines().at(-1)).toBe('Waiting for the other player'));
  expect(host.lines()).not.toContain(`[${AGREE} · main]`);
  expect([host.paired, guest.paired]).toEqual([[], []]);
  guest.press(AGREE);
  await waitFor(() => expect([host.paired.length, guest.paired.length]).toEqual([1, 1]));
  expect(host.paired).toMatchObject([{ ticket: { role: 'host' } }]);
  expect(guest.paired).toMatchObject([{ ticket: { role: 'guest' } }]);
  // The table keeps the link after its screen has gone.
  cleanup();
  expect([between.gates.host.closed, between.gates.guest.closed]).toEqual([false, false]);
});

test('if one player sees other symbols, neither phone is paired, and both say so', async () => {
  const host = invites();
  const guest = await meets(host);
  guest.press(AGREE);
  host.press(DIFFER);
  const why = 'The symbols were different, so the phones weren’t connected to each other.';
  for (const one of [host, guest]) await waitFor(() => expect(one.lines()[2]).toBe(why));
  expect([host.lines().includes(RETRY), guest.lines().includes(RETRY)]).toEqual([false, true]);
  expect([host.paired, guest.paired]).toEqual([[], []]);
  guest.press('Try another code');
  expect(guest.field()).toBeTruthy();
});

test('a phone that opens the link compares nothing; the link works once', async () => {
  const host = invites();
  await codeOf(host);
  host.press('Send the link');
  await waitFor(() => expect(host.lines().join()).toContain('opied'));
  const link = await navigator.clipboard.readText();
  const guest = joins(link.split('#/join/')[1]);
  await waitFor(() => expect(between.gates.guest).toBeDefined());
  act(() => void join(between.gates.host, between.gates.guest));
  await waitFor(() => expect([host.paired.length, guest.paired.length]).toEqual([1, 1]));
  expect([...host.lines(), ...guest.lines()]).not.toContain(QUESTION);
  const first = between.gates.guest;
  const late = joins(link.split('#/join/')[1]);
  await waitFor(() => expect(between.gates.guest).not.toBe(first));
  act(() => void join(between.gates.host, between.gates.guest));
  await waitFor(() => expect(late.lines()).toContain('This code has already been used.'));
  expect([host.paired.length, late.paired.length]).toEqual([1, 0]);
});

test('a code that nobody has opened is named as such, and goes back into its field', async () => {
  const guest = joins();
  fireEvent.input(guest.field(), { target: { value: 'acdefg' } });
  guest.press('Join');
  await waitFor(() => expect(guest.lines()).toContain('Looking for game ACDEFG'));
  act(() => between.gates.guest.turn('nobody-there'));
  await waitFor(() => expect(guest.lines()).toContain(': _ACDEFG_'));
  expect(guest.lines().at(-2)).toMatch(/^No game with that code\./);
  await waitFor(() => expect(between.gates.guest.closed).toBe(true));
});

test('a server without room is reported under the code, and pairing by camera does not need it', async () => {
  const host = invites();
  await codeOf(host);
  act(() => between.gates.host.turn('full'));
  await waitFor(() => expect(host.lines().join(' ')).toContain(FULL));
  host.press(/^No network/);
  expect(host.lines().slice(1)).toEqual(BY_CAMERA);
});

test('without a server the phones pair by camera, and nothing is reported', async () => {
  between.server = false;
  const host = invites();
  await waitFor(() => expect(host.lines()).toContain('Making the code…'));
  act(() => between.gates.host.turn('no-server'));
  await act(async () => {});
  expect(host.lines().slice(1)).toEqual(BY_CAMERA);
});

test('a game that moves has its own title, and Back leads to its table', async () => {
  const onBack = vi.fn();
  const host = invites({
    title: 'Move this game',
    how: 'Scan this.',
    children: <p>It stays here until then.</p>,
    onBack,
  });
  await codeOf(host);
  expect(host.lines().slice(0, 3)).toEqual(['[Back to the table]', 'Move this game', 'Scan this.']);
  expect(host.lines().at(-1)).toBe('It stays here until then.');
  host.press('Back to the table');
  expect(onBack).toHaveBeenCalledTimes(1);
  cleanup();
  await waitFor(() => expect(between.gates.host.closed).toBe(true));
});
