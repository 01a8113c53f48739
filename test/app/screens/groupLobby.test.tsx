/** The host's screen before a game with several players, with guests on in-memory links. */
// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HostedRoom } from '../../../src/app/device/sharedRooms.ts';
import type { PairedPeer } from '../../../src/app/device/transports.ts';
import { loadUi } from '../../../src/app/games/index.ts';
import { writeChoice } from '../../../src/app/play/lobby.ts';
import type { Opened } from '../../../src/app/play/open.ts';
import { GroupHost } from '../../../src/app/screens/group/lobby.tsx';
import { firstWish } from '../../../src/app/screens/pair/lobby.tsx';
import { randomBytes } from '../../../src/peer/crypto.ts';
import type { Trouble } from '../../../src/peer/pairing/trouble.ts';
import { gameInfoNamed } from '../../../src/words/en/signs.ts';
import { type MemoryPair, pair } from '../../support/link/memory.ts';

const begun: ((opened: { ok: true; value: Opened }) => void)[] = [];
const here = {
  room: {
    room: 'ACDEFG',
    invitation: `#/join/ACDEFG.${'A'.repeat(43)}.${'A'.repeat(22)}`,
    state: 'ready',
    trouble: null as Trouble | null,
    isFull: false,
    comparing: [] as unknown[],
    admitNew() {},
    onChange: () => () => {},
  },
  waiting: [] as PairedPeer[],
};

// This phone's storage, key and server.
vi.mock('../../../src/app/device/device.ts', () => ({ device: async () => ({}) }));
vi.mock('../../../src/app/device/sharedRooms.ts', () => ({ hostedRoom: () => here as unknown as HostedRoom }));
vi.mock('../../../src/app/device/transports.ts', () => ({ isServerReachable: async () => true }));
vi.mock('../../../src/app/screens/pair/useSuccession.ts', () => ({ useOwnKey: () => null, useOtherKey: () => null }));
vi.mock('../../../src/app/play/group/here.ts', () => ({
  groupHere: () => [],
  beginWith: () => new Promise((done) => begun.push(done)),
}));

const { info } = await loadUi(gameInfoNamed('trenchcoat'));
const links: MemoryPair[] = [];

beforeEach(async () => {
  await loadUi(info);
  location.hash = '#/host/trenchcoat';
  begun.length = 0;
  here.room.trouble = null;
  here.room.isFull = false;
  here.room.comparing = [];
  here.waiting = [];
});
afterEach(cleanup);

/** Each step may lead to the next: the game, the room, its guests, what they send. */
async function settle() {
  for (let n = 0; n < 4; n++) await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
}

async function lobby(...names: readonly string[]) {
  const ui = await loadUi(info);
  links.length = 0;
  here.waiting = names.map(() => {
    const link = pair({ auto: true });
    links.push(link);
    link.b.onPacket(() => {});
    return { link: link.a, peerKey: randomBytes(32), symbols: null } as unknown as PairedPeer;
  });
  const joined: string[] = [];
  const opened = ({ shelved }: Opened) => joined.push(shelved.game);
  render(<GroupHost info={info} ticket={null} playing={0} onJoin={opened} />);
  await settle();
  for (const [at, name] of names.entries()) links[at]?.b.send(writeChoice({ ...firstWish(ui, name), ready: true }));
  await settle();
  return joined;
}

const opens = (at: number, game: string) =>
  act(async () => begun[at]?.({ ok: true, value: { shelved: { game } } as Opened }));

test('the first game to begin leads to the table, and later ones don’t return the player to it', async () => {
  const joined = await lobby('Ann', 'Bob');
  fireEvent.click(screen.getByRole('button', { name: /^Start with Ann and Bob/ }));
  await settle();
  expect(begun).toHaveLength(2);
  await opens(0, 'first');
  expect(location.hash).toBe('#/group/ACDEFG');
  location.hash = '#/table/first';
  await opens(1, 'second');
  expect([location.hash, joined]).toEqual(['#/table/first', ['first', 'second']]);
});

test('the code stays while symbols are being compared, and is replaced once the table is full', async () => {
  here.room.comparing = Array.from({ length: 6 }, (_, n) => ({ key: `${n}`, symbols: [], agreed: false }));
  await lobby();
  expect(screen.getByText('ACDEFG').textContent).toBe('ACDEFG');
  cleanup();
  here.room.isFull = true;
  await lobby();
  expect(screen.queryByText('ACDEFG')).toBeNull();
  expect(screen.getByText('This table is full: 6 players.').textContent).not.toBe('');
});

test('the reason why no guest can find the room is shown below the code', async () => {
  here.room.trouble = { kind: 'version', own: '7 (NRHC3)', other: '6 (NRHC3)' };
  await lobby();
  expect(screen.getByRole('alert').textContent).toContain('different versions of Meatspace');
});

test('no option says that a player can lose, since nobody wins', async () => {
  await lobby('Bob');
  expect(document.body.textContent).toContain('Table options');
  expect(document.body.textContent).not.toMatch(/Time limit|can lose/);
});
