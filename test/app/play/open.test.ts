/** What happens to the link to the other phone if a stored game can't be opened. */
// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { openAgain } from '../../../src/app/play/open.ts';
import { hex } from '../../../src/base/bytes.ts';
import type { Shelved } from '../../../src/peer/store/shelf.ts';
import { pair } from '../../support/link/memory.ts';

const key = new Uint8Array(32);
const row: Shelved = {
  game: 'room-Ann',
  names: ['Mina', 'Ann'],
  keys: [hex(key), 'ann'],
  seat: 0,
  points: [0, 0],
  turn: 2,
  over: false,
  rules: 'trenchcoat/1',
  ticket: { role: 'host', room: 'ROOM', token: '', peerKey: new Uint8Array(32) },
  touched: 1,
};
const refusal = { kind: 'E-VERSION' };
let [met, left] = [0, 0];

// This phone's storage and key, and the log of another version.
vi.mock('../../../src/peer/store/shelf.ts', async (real) => ({
  ...(await real<object>()),
  findShelved: async () => row,
  shelved: async () => [row],
  putOnShelf: async () => {},
}));
vi.mock('../../../src/peer/store/lock.ts', () => ({ lockGame: async () => ({ release() {} }) }));
vi.mock('../../../src/app/device/device.ts', () => ({
  device: async () => ({
    signer: { publicKey: key },
    store: { read: async () => ({ ok: true, value: { records: {} } }) },
    identity: { signer: { publicKey: key }, trouble: null },
  }),
  rulesVersionOf: async () => 'trenchcoat/2',
}));
vi.mock('../../../src/peer/match/resume.ts', () => ({ resumeMatch: async () => ({ ok: false, error: refusal }) }));
vi.mock('../../../src/app/device/sharedRooms.ts', () => ({
  resumePairing: () => {
    met++;
    return { again: { link: pair().a, leave: () => left++ }, codes: {} };
  },
}));

test.each(['E-VERSION', 'E-SHUT'])('the link is closed after %s: no attempt leaves one open', async (kind) => {
  [met, left] = [0, 0];
  refusal.kind = kind;
  for (let attempt = 1; attempt <= 3; attempt++) {
    expect((await openAgain('room-Ann')).ok).toBe(false);
    expect([met, left]).toEqual([attempt, attempt]);
  }
});
