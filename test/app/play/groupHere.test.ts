/** Which of a page's open games belong to a table with several players. */
// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { HostedRoom } from '../../../src/app/device/sharedRooms.ts';
import type { PairedPeer } from '../../../src/app/device/transports.ts';
import { beginWith, groupHere } from '../../../src/app/play/group/here.ts';
import type { LobbyChoice } from '../../../src/app/play/lobby.ts';
import type { Opened } from '../../../src/app/play/open.ts';
import { openedHere } from '../../../src/app/play/opened.ts';
import type { Shelved } from '../../../src/peer/store/shelf.ts';

// Opening a game takes as long as storage does.
vi.mock('../../../src/app/play/open.ts', () => ({ openNew: () => new Promise(() => {}) }));

afterEach(() => openedHere.clear());

function open(game: string, name: string, about: Partial<Shelved> = {}): void {
  const ticket = { role: 'host', room: 'ROOM', token: '', peerKey: new TextEncoder().encode(name.padEnd(32)) } as const;
  const shelved = { game, names: ['Mina', name], seat: 0, rules: 'trenchcoat/2', touched: 1, ticket, ...about };
  openedHere.set(game, { shelved, met: { ticket } } as unknown as Opened);
}

const shown = (): string[] => groupHere('ROOM').map(({ shelved }) => shelved.game);

test('there is one game per player, sorted by name, and a next game replaces the one before', () => {
  open('bob', 'Bob');
  open('ann', 'Ann');
  open('bob-next', 'Bob', { touched: 2 });
  open('elsewhere', 'Cy', { ticket: { role: 'host', room: 'OTHER', token: '', peerKey: new Uint8Array(32) } });
  expect(shown()).toEqual(['ann', 'bob-next']);
});

test.each([
  ['marked as followed', { followed: true, touched: 9 }],
  ['not marked', {}],
])('an earlier game, %s, does not take its player’s seat when it is opened later', (_, about) => {
  open('ann-now', 'Ann', { touched: 2 });
  open('ann-before', 'Ann', about);
  expect(shown()).toEqual(['ann-now']);
});

test('a guest whose game is being opened no longer waits, so leaving the lobby closes no link', () => {
  const [ann, bob] = [{ name: 'Ann' }, { name: 'Bob' }] as unknown as [PairedPeer, PairedPeer];
  const waiting = [ann, bob];
  const leaves = (guest: PairedPeer) => void waiting.splice(waiting.indexOf(guest), 1);
  const choice: LobbyChoice = { name: '', ready: true, hostSeat: 0, game: 'trenchcoat', options: {}, cards: 0 };
  void beginWith({ waiting, leaves } as unknown as HostedRoom, ann, choice, choice);
  expect(waiting).toEqual([bob]);
});
