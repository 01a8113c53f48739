/**
 * Several servers set up as in src/server/README.md: the balancer keeps a room on one of them, and forwards the
 * caller's address.
 */
import { connect, createServer, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { servePairing } from '../../src/server/pairing.ts';
import type { Serving } from '../../src/server/serving.ts';
import { introduce, openPhone } from '../support/browser/signalPhone.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

test('phones find each other through a balancer that routes by room, and are counted by their own address', async () => {
  const servers = await Promise.all(
    [0, 1, 2].map(() => servePairing({ port: 0, point: { proxies: 1, perAddress: 40 } })),
  );
  ends.push(...servers.map((server) => () => server.close()));
  const { port, used } = await balance(servers);
  const rooms = Array.from({ length: 20 }, (_, i) => `ROOM${String.fromCharCode(65 + i)}${i}`);
  await Promise.all(
    rooms.map(async (room) => {
      const [a, b] = [`meatspace-${room}`, `meatspace-${room}-0a1b2c3d`] as const;
      const [host, guest] = await Promise.all([openPhone(port, { id: a }), openPhone(port, { id: b })]);
      await introduce(host, guest, [a, b]);
    }),
  );
  expect(used.size).toBe(3);
  // The balancer's header counts, not one that a caller adds.
  const room = (i: number) => `meatspace-CROWD-${i}`;
  const crowd = await Promise.all(
    Array.from({ length: 45 }, (_, i) =>
      openPhone(port, { id: room(i), from: '127.0.0.9', headers: { 'x-forwarded-for': `9.9.9.${i}` } }),
    ),
  );
  expect(crowd.filter(({ first }) => first === 'OPEN')).toHaveLength(40);
});

/** Routes by the room in the name, like the README's lines for nginx. */
async function balance(servers: readonly Serving[]): Promise<{ port: number; used: Set<number> }> {
  const used = new Set<number>();
  const open = new Set<Socket>();
  const front = createServer((phone) => {
    open.add(phone.on('error', () => {}));
    phone.once('data', (head) => {
      const request = head.toString('latin1');
      const room = /[?&]id=meatspace-([^-& ]+)/.exec(request)?.[1] ?? '';
      const at = [...room].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % servers.length;
      used.add(at);
      const told = /^x-forwarded-for: (.*)$/im.exec(request)?.[1];
      const forwarded = `X-Forwarded-For: ${told === undefined ? '' : `${told}, `}${phone.remoteAddress}`;
      const server = connect((servers[at] as Serving).port, '127.0.0.1').on('error', () => {});
      server.write(request.replace(/^x-forwarded-for: .*\r\n/im, '').replace(/\r\n/, `\r\n${forwarded}\r\n`), 'latin1');
      phone.pipe(server).pipe(phone);
    });
  });
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
  ends.unshift(() => {
    for (const socket of open) socket.destroy();
    return new Promise((done) => front.close(done));
  });
  const address = front.address();
  return { port: typeof address === 'object' && address ? address.port : 0, used };
}
