import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type Serving, serve } from '../../src/server/index.ts';
import { servePairing } from '../../src/server/pairing.ts';
import { lanAddresses, welcome } from '../../src/server/welcome.ts';
import { openPhone } from '../support/browser/signalPhone.ts';

const dist = mkdtempSync(join(tmpdir(), 'meatspace-dist-'));
mkdirSync(join(dist, 'assets'));
writeFileSync(join(dist, 'index.html'), '<title>Meatspace</title>');
writeFileSync(join(dist, 'assets', 'app-1a2b3c.js'), '1');

const running: Serving[] = [];
afterEach(async () => {
  for (const serving of running.splice(0)) await serving.close();
});
afterAll(() => rmSync(dist, { recursive: true, force: true }));

test('the app is served so that updates arrive and immutable files are not requested twice', async () => {
  const { port } = await start();
  const get = async (path: string) => {
    const response = await fetch(`http://localhost:${port}${path}`);
    return [response.status, response.headers.get('cache-control')];
  };
  expect(await get('/')).toEqual([200, 'no-cache']);
  expect(await get('/assets/app-1a2b3c.js')).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(await get('/nothing')).toEqual([404, null]);
  expect(await get('/%2e%2e/package.json')).toEqual([404, null]);
  expect(await get('/%zz')).toEqual([404, null]);
});

test('a file is served with its type and length, an unchanged one is not sent again, and any other path is 404', async () => {
  const { port } = await start();
  const ask = (path: string, init: RequestInit = {}) => fetch(`http://localhost:${port}${path}`, init);
  const page = await ask('/?from=link');
  const told = ['content-type', 'content-length', 'content-security-policy'].map((name) => page.headers.get(name));
  expect(told).toEqual(['text/html; charset=utf-8', '24', expect.stringContaining("frame-ancestors 'none'")]);
  expect(await page.text()).toBe('<title>Meatspace</title>');
  const etag = page.headers.get('etag') ?? '';
  for (const known of [etag, etag.slice(2), `"other", ${etag}`]) {
    const again = await ask('/index.html', { headers: { 'If-None-Match': known } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  expect((await ask('/', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  const head = await ask('/assets/app-1a2b3c.js', { method: 'HEAD' });
  expect([
    head.status,
    head.headers.get('content-type'),
    head.headers.get('content-length'),
    await head.text(),
  ]).toEqual([200, 'text/javascript; charset=utf-8', '1', '']);
  for (const path of ['/assets', '/assets/', '/index.html/', '/%00', '/index.html%00.js', '/signalling'])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
  expect((await ask('/', { method: 'POST', body: 'x' })).status).toBe(404);
});

test('a link in the folder to a file elsewhere is not followed', async () => {
  symlinkSync(import.meta.filename, join(dist, 'elsewhere.txt'));
  symlinkSync(join(dist, 'index.html'), join(dist, 'here.html'));
  const { port } = await start();
  const status = async (path: string): Promise<number> => (await fetch(`http://localhost:${port}${path}`)).status;
  expect(await status('/elsewhere.txt')).toBe(404);
  expect(await status('/here.html')).toBe(200);
});

test('clients at the meeting point cannot be listed, and pages from elsewhere cannot read it', async () => {
  const { port } = await start();
  const response = await fetch(`http://localhost:${port}/signal/peerjs/peers`);
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([401, null]);
});

test('every response states its type, sends no referrer and does not reveal the server software', async () => {
  const { port } = await start();
  const pairing = await servePairing({ port: 0 });
  running.push(pairing);
  const paths = ['/', '/nothing', '/signal/peerjs/id', '/signal/peerjs/peers', '/signal'];
  const addresses = [port, pairing.port].flatMap((at) => paths.map((path) => `http://localhost:${at}${path}`));
  for (const address of addresses) {
    const { headers } = await fetch(address);
    const said = ['x-content-type-options', 'referrer-policy', 'x-powered-by'].map((name) => headers.get(name));
    expect([address, ...said]).toEqual([address, 'nosniff', 'no-referrer', null]);
  }
});

test('only pages from this server, and those that the owner names, may use the meeting point', async () => {
  const named = await serve({ dist, port: 0, point: { origins: ['https://games.example'] } });
  const alone = await servePairing({ port: 0 });
  const strict = await servePairing({ port: 0, point: { origins: ['https://games.example'] } });
  running.push(named, alone, strict);
  const { port } = await start();
  let pages = 0;
  const word = async (at: number, origin: string) =>
    (await openPhone(at, { id: `page-${++pages}`, headers: { origin } })).first;
  const words = (at: number) =>
    Promise.all(
      [`http://127.0.0.1:${at}`, 'https://games.example', 'https://evil.example', 'null'].map((one) => word(at, one)),
    );
  expect(await words(port)).toEqual(['OPEN', 'refused', 'refused', 'refused']);
  expect(await words(named.port)).toEqual(['OPEN', 'OPEN', 'refused', 'refused']);
  expect(await words(strict.port)).toEqual(['OPEN', 'OPEN', 'refused', 'refused']);
  expect(await words(alone.port)).toEqual(['OPEN', 'OPEN', 'OPEN', 'OPEN']);
  // Another port of the same computer is a different origin.
  expect(await word(port, `http://127.0.0.1:${alone.port}`)).toBe('refused');
});

test('if a port is taken, it is refused or the next free one is used', async () => {
  const { port } = await start();
  await expect(serve({ dist, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const next = await serve({ dist, port, orNext: true });
  running.push(next);
  expect(next.port).toBeGreaterThan(port);
});

test('the server stops immediately even with phones connected, and starts again on the same port', async () => {
  const first = await start();
  const phone = await openPhone(first.port, { id: 'a-phone', token: 'token' });
  await first.close();
  await phone.over;
  running.push(await serve({ dist, port: first.port }));
  expect((await openPhone(first.port, { id: 'a-phone', token: 'token' })).first).toBe('OPEN');
});

test('a phone that comes back before its old connection is closed gets its room again, and no one else does', async () => {
  const { port } = await start();
  expect((await openPhone(port, { id: 'room', token: 'mine' })).first).toBe('OPEN');
  expect((await openPhone(port, { id: 'room', token: 'mine' })).first).toBe('OPEN');
  expect((await openPhone(port, { id: 'room', token: 'yours' })).first).toBe('ID-TAKEN');
});

test('the terminal shows every address of the network, the home network first, with a QR code', () => {
  const address = (address: string, internal = false) => ({ address, internal, family: 'IPv4' }) as never;
  const found = lanAddresses({
    lo: [address('127.0.0.1', true)],
    a: [address('100.64.0.7')],
    b: [address('192.168.1.5')],
  });
  expect(found).toEqual(['192.168.1.5', '100.64.0.7']);
  const said = welcome(8080, found);
  expect(said).toContain('http://192.168.1.5:8080/');
  expect(said).toContain('http://100.64.0.7:8080/');
  expect(said).toMatch(/█/);
  expect(welcome(8080, [])).toContain("isn't on a network");
});

test('the terminal says that games stay with their address, and warns that another port has none of them', () => {
  const said = welcome(8080, ['192.168.1.5']);
  expect(said).toContain('A phone can’t open them at any other');
  expect(said).not.toContain('!!');
  for (const addresses of [['192.168.1.5'], []]) {
    const moved = welcome(8082, addresses, 8080);
    expect(moved).toContain('!! PORT 8080 WAS TAKEN, SO THIS IS PORT 8082.');
    expect(moved).toContain('!! Games that began on port 8080 are not here.');
  }
});

async function start(): Promise<Serving> {
  const serving = await serve({ dist, port: 0 });
  running.push(serving);
  return serving;
}

test('the pairing server introduces phones, serves no files, and does not reveal who is there', async () => {
  const serving = await servePairing({ port: 0 });
  running.push(serving);
  const { first, socket } = await openPhone(serving.port, { id: 'a-phone', token: 'token' });
  expect(first).toBe('OPEN');
  socket.close();
  const status = async (path: string): Promise<number> =>
    (await fetch(`http://localhost:${serving.port}${path}`)).status;
  expect([await status('/'), await status('/signal/peerjs/peers')]).toEqual([404, 401]);
});

test('the pairing server rejects an invalid certificate or a port in use', async () => {
  await expect(servePairing({ port: 0, certificate: { cert: 'none', key: 'none' } })).rejects.toThrow();
  const first = await servePairing({ port: 0 });
  running.push(first);
  await expect(servePairing({ port: first.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
