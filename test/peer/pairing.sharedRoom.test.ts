/** One host's room for several guests. */
import { afterEach, expect, test } from 'vitest';
import { hex } from '../../src/base/bytes.ts';
import { keyOfSecret, randomBytes, signerOf } from '../../src/peer/crypto.ts';
import { joinByCode, joinByLink, meetAgain, type Paired, type Pairing } from '../../src/peer/pairing/pairing.ts';
import { readInvitation } from '../../src/peer/pairing/room.ts';
import { SharedRoom } from '../../src/peer/pairing/sharedRoom.ts';
import { join, memoryGate, until } from '../support/gates.ts';

const versions = { protocol: 'NRHC3', rules: '1' };
const closing: { close(): void }[] = [];
afterEach(() => {
  for (const one of closing.splice(0)) one.close();
});

const newPhone = () => ({ gate: memoryGate(), signer: signerOf(keyOfSecret(randomBytes(32))) });

function table(max = 6, ticket = SharedRoom.fresh(), mina = newPhone()) {
  const met: Paired[] = [];
  const options = { open: mina.gate.open, signer: mina.signer, versions, diagnoseMs: 20 };
  const room = new SharedRoom(options, ticket, { max, onPaired: (paired) => met.push(paired) });
  closing.push(room);
  return { room, met, mina, ticket };
}

type Table = ReturnType<typeof table>;

function guest({ room, mina }: Table, by: 'link' | 'code', phone = newPhone()) {
  const options = { open: phone.gate.open, signer: phone.signer, versions, diagnoseMs: 20 };
  const pairing =
    by === 'code' ? joinByCode(room.room, options) : joinByLink(readInvitation(room.invitation)!, options);
  closing.push(pairing);
  const wire = join(mina.gate, phone.gate);
  return { ...phone, pairing, wire, key: hex(phone.signer.publicKey) };
}

const settled = ({ progress }: Pairing): boolean => progress.at === 'paired' || progress.at === 'refused';

test('three guests join by one link, each with a separate link to the host', async () => {
  const at = table();
  at.room.admitNew(true);
  const guests = [guest(at, 'link'), guest(at, 'link'), guest(at, 'link')];
  await until(() => guests.every(({ pairing }) => settled(pairing)) && at.met.length === 3);
  expect(new Set(at.met.map(({ peerKey }) => hex(peerKey)))).toEqual(new Set(guests.map(({ key }) => key)));
  const heard: number[][] = [[], [], []];
  guests.forEach(({ pairing }, n) => {
    if (pairing.progress.at === 'paired') pairing.progress.paired.link.onPacket((packet) => heard[n]!.push(packet[0]!));
  });
  for (const { peerKey, link } of at.met)
    link.send(new Uint8Array([guests.findIndex(({ key }) => key === hex(peerKey))]));
  await until(() => heard.every(({ length }) => length === 1));
  expect(heard).toEqual([[0], [1], [2]]);
});

test('guests with the typed code compare symbols separately, in any order', async () => {
  const at = table();
  at.room.admitNew(true);
  const [bob, cy] = [guest(at, 'code'), guest(at, 'code')];
  await until(() => at.room.comparing.length === 2 && cy.pairing.progress.at === 'comparing');
  const symbols = at.room.comparing.find(({ key }) => key === cy.key)!.symbols;
  expect(cy.pairing.progress).toMatchObject({ at: 'comparing', symbols });
  cy.pairing.answer(true);
  at.room.answer(cy.key, true);
  await until(() => settled(cy.pairing));
  expect([cy.pairing.progress.at, bob.pairing.progress.at]).toEqual(['paired', 'comparing']);
  at.room.answer(bob.key, false);
  await until(() => settled(bob.pairing));
  expect(bob.pairing.progress).toEqual({ at: 'refused', trouble: { kind: 'differs' } });
  expect(at.met.map(({ peerKey }) => hex(peerKey))).toEqual([cy.key]);
});

test('one guest too many is told that the table is full; nothing changes for the others', async () => {
  const at = table(2);
  at.room.admitNew(true);
  const guests = [guest(at, 'link'), guest(at, 'link')];
  await until(() => at.met.length === 2);
  const late = [guest(at, 'link'), guest(at, 'code')];
  await until(() => late.every(({ pairing }) => settled(pairing)));
  for (const { pairing } of late) expect(pairing.progress).toEqual({ at: 'refused', trouble: { kind: 'tableFull' } });
  expect(guests.map(({ pairing }) => pairing.progress.at)).toEqual(['paired', 'paired']);
  expect(at.met.map(({ link }) => link.state)).toEqual(['open', 'open']);
});

test('a closed room admits no one new, and earlier guests return by their key', async () => {
  const at = table();
  at.room.admitNew(true);
  const bob = guest(at, 'link');
  await until(() => at.met.length === 1 && settled(bob.pairing));
  at.room.admitNew(false);
  expect(at.mina.gate.linked).toBe(true);
  const stranger = guest(at, 'link');
  await until(() => settled(stranger.pairing));
  expect(stranger.pairing.progress).toEqual({ at: 'refused', trouble: { kind: 'occupied' } });
  bob.wire.cut();
  await until(() => at.met[0]?.link.state === 'away' && !at.mina.gate.linked);
  join(at.mina.gate, bob.gate);
  await until(() => at.met[0]?.link.state === 'open' && at.mina.gate.linked);
});

test('if the host’s page crashes, the room opens again, and every guest gets their own place back', async () => {
  const before = table();
  before.room.admitNew(true);
  const guests = [guest(before, 'link'), guest(before, 'link')];
  await until(() => before.met.length === 2 && guests.every(({ pairing }) => settled(pairing)));
  for (const { wire } of guests) wire.cut();
  const after = table(6, before.ticket, before.mina);
  const links = guests.map(({ signer }) => after.room.expect(signer.publicKey).link);
  expect(after.mina.gate.address).toEqual({ role: 'host', ...before.ticket });
  for (const { gate } of guests) join(after.mina.gate, gate);
  await until(() => links.every(({ state }) => state === 'open'));
  expect(after.met).toEqual([]);
});

test('if one guest closes their link, their place is free, and the others’ links stay open', async () => {
  const at = table(2);
  at.room.admitNew(true);
  const [bob] = [guest(at, 'link'), guest(at, 'link')];
  await until(() => at.met.length === 2 && settled(bob.pairing));
  expect(at.room.isFull).toBe(true);
  if (bob.pairing.progress.at === 'paired') bob.pairing.progress.paired.link.close();
  await until(() => !at.room.isFull);
  expect(at.met.map(({ link }) => link.state).sort()).toEqual(['closed', 'open']);
  const third = guest(at, 'link');
  await until(() => settled(third.pairing));
  expect(third.pairing.progress.at).toBe('paired');
});

test('a guest whose connection breaks after the host confirmed comes back by the host’s key', async () => {
  const at = table();
  at.room.admitNew(true);
  const bob = guest(at, 'code');
  await until(() => at.room.comparing.length === 1 && bob.pairing.progress.at === 'comparing');
  bob.pairing.answer(true);
  at.room.answer(bob.key, true);
  bob.wire.cut();
  await until(() => at.room.comparing.length === 0);
  if (!settled(bob.pairing)) join(at.mina.gate, bob.gate);
  await until(() => settled(bob.pairing));
  expect(bob.pairing.progress.at).toBe('paired');
});

test('a known phone that calls by the same link again takes its own place', async () => {
  const at = table(1);
  at.room.admitNew(true);
  const bob = guest(at, 'link');
  await until(() => at.met.length === 1);
  bob.wire.cut();
  bob.pairing.close();
  const again = guest(at, 'link', { ...newPhone(), signer: bob.signer });
  await until(() => settled(again.pairing));
  expect(again.pairing.progress.at).toBe('paired');
  expect(at.met).toHaveLength(1);
  expect(at.met[0]?.link.state).toBe('open');
});

test('a stranger with the room’s ticket is refused', async () => {
  const at = table();
  at.room.admitNew(true);
  const bob = guest(at, 'link');
  await until(() => at.met.length === 1 && settled(bob.pairing));
  const eve = newPhone();
  const ticket = { ...at.met[0]!.ticket, role: 'guest' as const, peerKey: at.mina.signer.publicKey };
  const pairing = meetAgain(ticket, { open: eve.gate.open, signer: eve.signer, versions, diagnoseMs: 20 });
  closing.push(pairing);
  join(at.mina.gate, eve.gate);
  // A slow machine may first say that nobody answers.
  await until(() => pairing.trouble?.kind === 'unknown');
  expect(pairing.link.state).toBe('away');
});

test('if more guests than places are compared and all agree, the table takes only as many as it holds', async () => {
  const at = table(1);
  at.room.admitNew(true);
  const [bob, cy] = [guest(at, 'code'), guest(at, 'code')];
  await until(() => [bob, cy].some(({ pairing }) => settled(pairing)) || at.room.comparing.length === 2);
  for (const { key } of [bob, cy]) at.room.answer(key, true);
  for (const { pairing } of [bob, cy]) pairing.answer(true);
  await until(() => at.met.length > 0 && [bob, cy].every(({ pairing }) => settled(pairing)));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(at.met).toHaveLength(1);
});

test('strangers with the typed code who never answer take no more than the places', async () => {
  const at = table(3);
  at.room.admitNew(true);
  const strangers: ReturnType<typeof guest>[] = [];
  for (let n = 0; n < 8; n++) {
    const one = guest(at, 'code');
    strangers.push(one);
    await until(() => settled(one.pairing) || one.pairing.progress.at === 'comparing');
  }
  expect(at.room.comparing).toHaveLength(3);
  const refused = strangers.filter(({ pairing }) => settled(pairing));
  for (const { pairing } of refused)
    expect(pairing.progress).toEqual({ at: 'refused', trouble: { kind: 'tableFull' } });
  expect(refused).toHaveLength(5);
});

test('a guest who was rejected after the comparison can’t return by their key', async () => {
  const at = table();
  at.room.admitNew(true);
  const bob = guest(at, 'code');
  await until(() => at.room.comparing.length === 1 && bob.pairing.progress.at === 'comparing');
  bob.pairing.answer(true);
  at.room.answer(bob.key, true);
  await until(() => at.met.length === 1 && settled(bob.pairing));
  at.met[0]!.link.close();
  at.room.admitNew(false);
  await until(() => at.room.isEmpty);
  const phone = { ...newPhone(), signer: bob.signer };
  const ticket = { ...at.met[0]!.ticket, role: 'guest' as const, peerKey: at.mina.signer.publicKey };
  const again = meetAgain(ticket, { open: phone.gate.open, signer: bob.signer, versions, diagnoseMs: 20 });
  closing.push(again);
  join(at.mina.gate, phone.gate);
  await until(() => again.trouble !== null || again.link.state === 'open');
  expect([again.link.state, at.met.length]).toEqual(['away', 1]);
});

test.each([
  ['ready', null],
  ['no-route', null],
  ['no-server', { kind: 'no-server' }],
  ['taken', { kind: 'taken' }],
] as const)('a room with the state %s has the trouble %o', (state, trouble) => {
  const at = table();
  at.room.admitNew(true);
  at.mina.gate.turn(state);
  expect(at.room.trouble).toEqual(trouble);
});
