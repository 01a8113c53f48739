/** Attacks on the meeting point, each through its own sockets: players still find their partners. */
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { servePairing } from '../../src/server/pairing.ts';
import type { Serving } from '../../src/server/serving.ts';
import { frameLimit } from '../../src/server/signal/caller.ts';
import type { PointOptions } from '../../src/server/signal/options.ts';
import { introduce, openPhone, type SignalPhone } from '../support/browser/signalPhone.ts';

const running: Serving[] = [];
afterEach(async () => {
  for (const serving of running.splice(0)) await serving.close();
});

const attacker = '127.0.0.66';

async function start(point: Partial<PointOptions> = {}): Promise<number> {
  const serving = await servePairing({ port: 0, point });
  running.push(serving);
  return serving.port;
}

const hundred = (port: number, from: string, headers = {}): Promise<SignalPhone[]> =>
  Promise.all(Array.from({ length: 100 }, (_, i) => openPhone(port, { id: `idle-${i}`, from, headers })));

const count = (phones: readonly SignalPhone[], word: string): number =>
  phones.filter(({ first }) => first === word).length;

/** Long enough even if this computer is slow right now. */
const soon = (look: () => unknown, wanted: unknown): Promise<void> =>
  expect.poll(look, { timeout: 10_000, interval: 100 }).toBe(wanted);

async function expectPairs(port: number): Promise<void> {
  const [a, b] = ['meatspace-ROOM', 'meatspace-ROOM-1'] as const;
  const [host, guest] = await Promise.all([openPhone(port, { id: a }), openPhone(port, { id: b })]);
  expect([host.first, guest.first]).toEqual(['OPEN', 'OPEN']);
  await introduce(host, guest, [a, b]);
}

test('a hundred idle sockets from one address block only that address, which is told that it has no place left', async () => {
  const port = await start();
  const idle = await hundred(port, attacker);
  expect([count(idle, 'OPEN'), count(idle, 'ERROR')]).toEqual([64, 36]);
  await expectPairs(port);
});

test('an address that gives up a socket has a place again', async () => {
  const port = await start({ perAddress: 4 });
  const [first] = await Promise.all([1, 2, 3, 4].map((n) => openPhone(port, { id: `one-${n}` })));
  expect((await openPhone(port, { id: 'two' })).first).toBe('ERROR');
  first?.socket.close();
  await soon(async () => (await openPhone(port, { id: 'two' })).first, 'OPEN');
});

test('a phone that comes back while its dead socket still counts gets its own place', async () => {
  const port = await start({ perAddress: 1 });
  const dead = await openPhone(port, { id: 'one' });
  expect((await openPhone(port, { id: 'one' })).first).toBe('OPEN');
  await dead.over;
});

test('a forwarded address is ignored without a proxy, and used behind one', async () => {
  const forged = (i: number) => ({ 'x-forwarded-for': `1.2.3.${i}` });
  const phones = (port: number) =>
    Promise.all([1, 2, 3].map((i) => openPhone(port, { id: `a${i}`, headers: forged(i) })));
  expect(count(await phones(await start({ perAddress: 2 })), 'OPEN')).toBe(2);
  expect(count(await phones(await start({ perAddress: 2, proxies: 1 })), 'OPEN')).toBe(3);
  const prefixed = await start({ perAddress: 2, proxies: 1 });
  const liar = (i: number) => ({ 'x-forwarded-for': `1.2.3.${i}, 9.9.9.9` });
  const lied = await Promise.all([1, 2, 3].map((i) => openPhone(prefixed, { id: `a${i}`, headers: liar(i) })));
  expect(count(lied, 'OPEN')).toBe(2);
});

test('when all places are taken, the next client is told, and gets a place as soon as one is free', async () => {
  const port = await start({ sockets: 2 });
  const [first] = await Promise.all([openPhone(port, { id: 'a' }), openPhone(port, { id: 'b', from: attacker })]);
  const third = await openPhone(port, { id: 'c', from: '127.0.0.3' });
  expect(third.first).toBe('ERROR');
  await third.over;
  first.socket.terminate();
  await soon(async () => (await openPhone(port, { id: 'c', from: '127.0.0.3' })).first, 'OPEN');
});

test('a silent client is disconnected, and one that sends a heartbeat stays', async () => {
  const port = await start({ silenceMs: 600 });
  const [idle, alive] = await Promise.all([openPhone(port, { id: 'idle' }), openPhone(port, { id: 'alive' })]);
  const hello = setInterval(() => alive.send({ type: 'HEARTBEAT' }), 100);
  await idle.over;
  await alive.next('HEARTBEAT');
  expect(alive.socket.readyState).toBe(alive.socket.OPEN);
  clearInterval(hello);
});

test('after the server sleeps, it does not drop clients for missed heartbeats', async () => {
  const port = await start({ silenceMs: 1000 });
  const alive = await openPhone(port, { id: 'alive' });
  alive.send({ type: 'HEARTBEAT' });
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
  await alive.next('HEARTBEAT');
  // Everything that was due in the meantime has been done by now.
  alive.send({ type: 'HEARTBEAT' });
  await alive.next('HEARTBEAT');
  expect(alive.socket.readyState).toBe(alive.socket.OPEN);
});

test('connections that send no request take no more than their own address’s share', async () => {
  const port = await start({ perAddress: 2 });
  const raw = Array.from({ length: 20 }, () => connect({ port, host: '127.0.0.1', localAddress: attacker }));
  let ended = 0;
  for (const socket of raw) socket.on('error', () => {}).once('close', () => ended++);
  await soon(() => ended, 12);
  await expectPairs(port);
  for (const socket of raw) socket.destroy();
});

test('only a client that endlessly connects and leaves is rejected', async () => {
  const port = await start({ perAddress: 2 });
  const words: string[] = [];
  for (let i = 0; i < 40 && words.at(-1) !== 'refused'; i++) {
    const phone = await openPhone(port, { id: `flash-${i}`, from: attacker });
    words.push(phone.first);
    phone.socket.terminate();
  }
  expect(words.at(-1)).toBe('refused');
  expect(words.length).toBeGreaterThan(8);
  await expectPairs(port);
});

test('a frame above 64 kB closes the socket that sent it, and does not arrive', async () => {
  const port = await start();
  const [a, b] = await Promise.all([openPhone(port, { id: 'a' }), openPhone(port, { id: 'b' })]);
  const offer = (length: number) => {
    const empty = JSON.stringify({ type: 'OFFER', dst: 'a', payload: '' }).length;
    return { type: 'OFFER', dst: 'a', payload: 'x'.repeat(length - empty) };
  };
  b.send(offer(frameLimit));
  await a.next('OFFER');
  b.send(offer(frameLimit + 1));
  await b.over;
  expect(a.unread.map(({ type }) => type)).toEqual(['OPEN']);
});

test('a client that sends endlessly is cut off, and what it sends to a phone is bounded', async () => {
  const port = await start();
  const [a, b] = await Promise.all([openPhone(port, { id: 'a' }), openPhone(port, { id: 'b' })]);
  for (let i = 0; i < 5000; i++) b.send({ type: 'CANDIDATE', dst: 'a', payload: { i } });
  await b.over;
  a.send({ type: 'HEARTBEAT' });
  await a.next('HEARTBEAT');
  expect(a.unread.length).toBeLessThan(1000);
  for (let i = 0; i < 5000; i++) a.socket.ping();
  await a.over;
});

test('a message in a thousand pieces is rejected', async () => {
  const port = await start();
  const a = await openPhone(port, { id: 'a' });
  for (let i = 0; i < 1000; i++) a.socket.send(' ', { fin: false });
  expect(await a.over).not.toBe(1000);
});

test('invalid messages, and those reserved for the server, are dropped', async () => {
  const port = await start();
  const [a, b] = await Promise.all([openPhone(port, { id: 'a' }), openPhone(port, { id: 'b' })]);
  for (const type of ['OPEN', 'ERROR', 'ID-TAKEN', 'INVALID-KEY', 'LEAVE', 'EXPIRE', 'HEARTBEAT', 'GOSSIP', 7, null])
    b.send({ type, dst: 'a', src: 'server', payload: { msg: 'out' } });
  for (const text of ['', 'null', '[]', '{"type":"OFFER","dst":"a","payload":'.padEnd(60_000, '['), '"x"'])
    b.socket.send(text);
  b.socket.send(`{"type":"OFFER","dst":"a","payload":${'['.repeat(20_000)}${']'.repeat(20_000)}}`);
  b.send({ type: 'OFFER', dst: ['a'], payload: {} });
  b.send({ type: 'OFFER', dst: '../a', payload: {} });
  // A phone cannot send in another's name.
  b.send({ type: 'ANSWER', dst: 'a', src: 'server', payload: {} });
  expect(await a.next('ANSWER')).toMatchObject({ src: 'b' });
  expect(a.unread.filter(({ type }) => type !== 'OPEN' && type !== 'OFFER')).toEqual([]);
});

test('a room is reserved for its host while the socket is down: no one else gets it, and the host gets it back', async () => {
  const port = await start();
  const host = await openPhone(port, { id: 'room', token: 'mine' });
  host.socket.terminate();
  await host.over;
  const thief = await openPhone(port, { id: 'room', token: 'yours', from: attacker });
  expect(thief.first).toBe('ID-TAKEN');
  expect((await openPhone(port, { id: 'room', token: 'mine' })).first).toBe('OPEN');
});

test('calling a host that has given up its socket reports it as occupied, and calling an unknown host as absent', async () => {
  const port = await start({ holdMs: 300 });
  const [host, guest] = await Promise.all([openPhone(port, { id: 'room' }), openPhone(port, { id: 'guest' })]);
  host.send({ type: 'LEAVE', payload: 'linked' });
  host.socket.close();
  await host.over;
  guest.send({ type: 'OFFER', dst: 'room', payload: {} });
  guest.send({ type: 'OFFER', dst: 'none', payload: {} });
  expect(await guest.next('EXPIRE')).toEqual({ type: 'EXPIRE', src: 'room', dst: 'guest', payload: { linked: true } });
  expect(await guest.next('EXPIRE')).toEqual({ type: 'EXPIRE', src: 'none', dst: 'guest' });
});

test('a call that arrives just before its host is held until then', async () => {
  const port = await start();
  const guest = await openPhone(port, { id: 'guest' });
  guest.send({ type: 'OFFER', dst: 'room', payload: { n: 1 } });
  guest.send({ type: 'HEARTBEAT' });
  await guest.next('HEARTBEAT');
  const host = await openPhone(port, { id: 'room' });
  expect(await host.next('OFFER')).toEqual({ type: 'OFFER', src: 'guest', dst: 'room', payload: { n: 1 } });
});

test('a socket without a name, with an invalid one, or at another path is rejected', async () => {
  const port = await start();
  for (const id of ['', 'a b', '../x', 'x'.repeat(65)]) expect((await openPhone(port, { id })).first).toBe('ERROR');
  expect((await openPhone(port, { id: 'a', key: 'other' })).first).toBe('ERROR');
  for (const path of ['//', '/signal', '/signal/peerjs/../x', '/%', '/signal/peerjs/id']) {
    const socket = connect({ port, host: '127.0.0.1' });
    const said = new Promise<string>((resolve) => {
      let all = '';
      socket.on('data', (data) => {
        all += data;
      });
      socket.once('close', () => resolve(all));
    });
    const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n`);
    expect(await said).toMatch(/^HTTP\/1\.1 404 /);
  }
  await expectPairs(port);
});

test('an aborted handshake takes no place', async () => {
  const port = await start({ perAddress: 1, sockets: 1 });
  for (let i = 0; i < 3; i++) {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.write('GET /signal/peerjs?key=peerjs&id=a&token=b HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n');
    socket.write('Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: short\r\n\r\n');
    await new Promise((resolve) => socket.resume().once('close', resolve));
  }
  expect((await openPhone(port, { id: 'one' })).first).toBe('OPEN');
});
