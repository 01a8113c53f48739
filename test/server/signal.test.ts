import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf, network } from '../../src/server/signal/address.ts';
import { TokenBucket } from '../../src/server/signal/budget.ts';
import { NameRegistry, nameLifetimeMs } from '../../src/server/signal/names.ts';
import { readOptions } from '../../src/server/signal/options.ts';
import { MessageQueue, queueLimits } from '../../src/server/signal/post.ts';

test('a budget is spent all at once or bit by bit, refills over time, and never exceeds its maximum', () => {
  const budget = new TokenBucket(10, 2, 0);
  expect([budget.spend(8, 0), budget.spend(3, 0), budget.spend(2, 0)]).toEqual([true, false, true]);
  expect([budget.spend(1, 400), budget.spend(1, 500)]).toEqual([false, true]);
  expect([budget.untouched(5000), budget.untouched(5500), budget.spend(11, 99_000)]).toEqual([false, true, false]);
});

test('an IPv6 address counts as its household’s network, and an IPv4 address as one address however it is written', () => {
  expect(network('2001:db8:0:5:aaaa::1')).toBe(network('2001:0db8::5:b:c:d:e'));
  expect(network('2001:db8:0:5::1')).toBe(network('2001:db8:0:ff::1'));
  expect(network('2001:db8:0:5::1')).not.toBe(network('2001:db8:0:105::1'));
  expect(network('fe80::1%eth0')).toBe(network('fe80::2'));
  expect([network('::ffff:10.0.0.7'), network('10.0.0.7')]).toEqual(['10.0.0.7', '10.0.0.7']);
});

test('a forwarded address is trusted only behind a proxy, and only the part the proxies wrote themselves', () => {
  const request = (forwarded?: string) =>
    ({
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      socket: { remoteAddress: '10.0.0.1' },
    }) as unknown as IncomingMessage;
  expect(addressOf(request('1.1.1.1'), 0)).toBe('10.0.0.1');
  expect(addressOf(request('6.6.6.6, 1.1.1.1'), 1)).toBe('1.1.1.1');
  expect(addressOf(request('6.6.6.6, 1.1.1.1, 10.0.0.9'), 2)).toBe('1.1.1.1');
  expect(addressOf(request('1.1.1.1:5123'), 1)).toBe('1.1.1.1');
  expect(addressOf(request('[2001:db8::1]:5123'), 1)).toBe('2001:db8:0:0::');
  expect(['nonsense', '', undefined].map((header) => addressOf(request(header), 1))).toEqual(Array(3).fill('10.0.0.1'));
  // One proxy too few in front: a direct caller of the inner proxy counts as itself.
  expect(addressOf(request('1.1.1.1'), 2)).toBe('10.0.0.1');
});

test('a name is reserved for its owner for a day after their socket is down, and is free after that', () => {
  const names = new NameRegistry<string>(10, 10);
  names.take('room', 'mine', 'first');
  names.leave('room', 'first', { network: 'home', linked: true }, 0);
  expect([names.free('room', 'yours', nameLifetimeMs - 1), names.linked('room')]).toEqual([false, true]);
  expect(names.free('room', 'mine', nameLifetimeMs - 1)).toBe(true);
  expect([names.free('room', 'yours', nameLifetimeMs), names.linked('room')]).toEqual([true, false]);
});

test('closing a replaced socket does not release its name', () => {
  const names = new NameRegistry<string>(10, 10);
  names.take('room', 'mine', 'first');
  names.take('room', 'mine', 'second');
  names.leave('room', 'first', { network: 'home', linked: false }, 0);
  expect(names.holder('room')).toBe('second');
});

test('a client that leaves a thousand names behind evicts its own, and no one else’s', () => {
  const names = new NameRegistry<string>(100, 10);
  const visit = (name: string, network: string) => {
    names.take(name, 'token', name);
    names.leave(name, name, { network, linked: false }, 0);
  };
  visit('room', 'home');
  for (let i = 0; i < 1000; i++) visit(`junk-${i}`, 'elsewhere');
  expect(names.free('room', 'another', 0)).toBe(false);
  expect([names.free('junk-989', 'another', 0), names.free('junk-990', 'another', 0)]).toEqual([true, false]);
});

const hold = (to: string): number => (to === 'brief' ? 1500 : 5000);

test('messages wait for five seconds, and their sender is notified once for each receiver who did not come', () => {
  const post = new MessageQueue<string>();
  for (const letter of ['offer', 'candidate']) expect(post.add('guest', 'room', letter, 0)).toBe(true);
  post.add('guest', 'other', 'offer', 1);
  post.add('guest', 'brief', 'offer', 2);
  expect(post.expired(1501, hold)).toEqual([]);
  expect(post.expired(1502, hold)).toMatchObject([{ from: 'guest', to: 'brief' }]);
  expect(post.expired(4999, hold)).toEqual([]);
  expect(post.expired(5000, hold).map(({ from, to }) => [from, to])).toEqual([['guest', 'room']]);
  expect([post.collect('room'), post.collect('other'), post.collect('other')]).toEqual([[], ['offer'], []]);
});

test('a caller who fills the queue fills only its own share, and gets it back when its messages are gone', () => {
  const post = new MessageQueue<string>();
  const letter = 'x'.repeat(1000);
  let taken = 0;
  while (post.add('junk', `room-${taken}`, letter, 0)) taken++;
  expect(taken).toBe(Math.floor(queueLimits.ofSender / 1000));
  expect(post.add('guest', 'room', letter, 0)).toBe(true);
  post.expired(5000, hold);
  expect(post.add('junk', 'room', letter, 0)).toBe(true);
});

test('the server’s environment is read as intended, or rejected with a sentence', () => {
  expect(readOptions({})).toEqual({ ok: true, value: {} });
  expect(
    readOptions({
      SOCKETS: '9',
      SOCKETS_PER_ADDRESS: '3',
      TRUST_PROXY: '1',
      ORIGINS: 'https://a.example, http://b:81',
    }),
  ).toEqual({
    ok: true,
    value: { sockets: 9, perAddress: 3, proxies: 1, origins: ['https://a.example', 'http://b:81'] },
  });
  expect(readOptions({ ORIGINS: '*' })).toEqual({ ok: true, value: { origins: 'any' } });
  const wrong = [{ SOCKETS: '0' }, { SOCKETS_PER_ADDRESS: 'many' }, { TRUST_PROXY: 'yes' }, { ORIGINS: 'a.example' }];
  for (const env of [...wrong, { ORIGINS: 'https://a.example/games' }])
    expect(readOptions(env)).toMatchObject({ ok: false, error: expect.stringMatching(/^[A-Z].*\.$/) });
});
