import type { Page, WebSocket } from 'playwright-core';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { lanAddresses } from '../../src/server/welcome.ts';
import { type Phone, startPhone } from '../support/browser/browser.ts';
import { startServer } from '../support/browser/startServer.ts';

let serving: Serving;
let [ann, bob]: Phone[] = [];
let [near, far] = ['', ''];

beforeAll(async () => {
  serving = await startServer({ dist: inject('lab') });
  near = `http://localhost:${serving.port}/`;
  // Real phones use this kind of address, which browsers don't treat as secure, so many APIs are missing there.
  far = `http://${lanAddresses()[0] ?? 'localhost'}:${serving.port}/`;
  [ann, bob] = await Promise.all([startPhone({ screen: 'small' }), startPhone({ screen: 'common' })]);
});

describe('two phones on one network', () => {
  test('are paired by the host’s link within seconds, and packets of every size go both ways', async () => {
    await pairByLink();
    took('dial by link', (await diaryOf(bob!)).at(-1)![1] - when(await diaryOf(bob!), 'begun'));
    for (const length of [1, 12_288, 65_536]) {
      expect(await bob!.page.evaluate((length) => window.lab.phone.roundTrip(length), length)).toBeLessThan(1000);
    }
    took('round trip of 1 kB', await bob!.page.evaluate(() => window.lab.phone.roundTrip(1000)));
  });

  test('notice within six seconds that the other phone is frozen, and continue when it wakes', async () => {
    const frozen = Date.now();
    bob!.freeze();
    await see(ann!, ({ link }) => link === 'away');
    took('away after a freeze', lastOf(await diaryOf(ann!), 'away') - frozen);
    expect(lastOf(await diaryOf(ann!), 'away') - frozen).toBeLessThan(6000);
    const thawed = Date.now();
    bob!.thaw();
    await bothOpen();
    took('open after a thaw', lastOf(await diaryOf(ann!), 'open') - thawed);
  });

  test.each(['host', 'guest'] as const)('reconnect when the %s reloads its page', async (which) => {
    const phone = which === 'host' ? ann! : bob!;
    const begun = Date.now();
    await phone.page.reload();
    await phone.page.evaluate(() => window.lab.phone.again());
    await bothOpen();
    took(`open after the ${which} reloads`, lastOf(await diaryOf(phone), 'open') - begun);
  });

  test.each(['host', 'guest'] as const)('reconnect when the browser of the %s is killed', async (which) => {
    const [phone, other] = which === 'host' ? [ann!, bob!] : [bob!, ann!];
    const url = phone.page.url();
    const killed = Date.now();
    await phone.kill();
    await see(other, ({ link }) => link === 'away');
    took(`away after the ${which} is killed`, lastOf(await diaryOf(other), 'away') - killed);
    const page = await phone.start();
    await page.goto(url);
    const begun = Date.now();
    await page.evaluate(() => window.lab.phone.again());
    await bothOpen();
    took(`open after the ${which} starts anew`, lastOf(await diaryOf(phone), 'open') - begun);
  });

  test('stay connected without the server, and reconnect once it is back', async () => {
    const { port } = serving;
    await serving.close();
    expect(await ann!.page.evaluate(() => window.lab.phone.roundTrip(100))).toBeLessThan(1000);
    bob!.freeze();
    await see(ann!, ({ link }) => link === 'away');
    bob!.thaw();
    await see(bob!, ({ link }) => link === 'away');
    serving = await startServer({ dist: inject('lab'), port });
    const back = Date.now();
    await bothOpen();
    took('open after the server is back', lastOf(await diaryOf(bob!), 'open') - back);
  });

  test('refuse a third phone with a reason', async () => {
    const third = await ann!.context.newPage();
    onTestFinished(() => third.close());
    await third.goto(near);
    const { room } = await view(ann!.page);
    await third.evaluate((room) => window.lab.phone.joinByCode(room!), room);
    // If the host has left the server, the server reports this once the host would have had time to come back.
    await expect.poll(async () => (await view(third)).trouble).toBe('occupied');
    expect((await view(ann!.page)).link).toBe('open');
  });

  test('close together: when one leaves, the link ends for both', async () => {
    await ann!.page.evaluate(() => window.lab.phone.close());
    await see(bob!, ({ link }) => link === 'closed');
    expect((await view(bob!.page)).link).toBe('closed');
  });

  test('compare symbols if the room’s code was typed', async () => {
    await Promise.all([ann!.page.goto(near), bob!.page.goto(far)]);
    await ann!.page.evaluate(() => window.lab.phone.host());
    const { room } = await view(ann!.page);
    await bob!.page.evaluate((room) => window.lab.phone.joinByCode(room!), room);
    await Promise.all([ann!, bob!].map((phone) => see(phone, ({ progress }) => progress === 'comparing')));
    const [a, b] = await Promise.all([view(ann!.page), view(bob!.page)]);
    expect(a.symbols).toEqual(b.symbols);
    expect(a.symbols).toHaveLength(5);
    for (const phone of [ann!, bob!]) await phone.page.evaluate(() => window.lab.phone.answer(true));
    await bothOpen();
  });

  test('refuse each other if their rules differ', async () => {
    await Promise.all([ann!.page.goto(near), bob!.page.goto(far)]);
    await ann!.page.evaluate(() => window.lab.phone.host());
    const { invitation } = await view(ann!.page);
    await bob!.page.evaluate((link) => window.lab.phone.joinByLink(link!, 'newer'), invitation);
    await Promise.all([ann!, bob!].map((phone) => see(phone, ({ trouble }) => trouble === 'version')));
    expect((await view(bob!.page)).progress).toBe('refused');
  });
});

test('a host that strangers send junk to throws no errors, and accepts its guest', async () => {
  await Promise.all([ann!.page.goto(near), bob!.page.goto(far)]);
  const errors: string[] = [];
  ann!.page.on('pageerror', ({ message }) => errors.push(message));
  await ann!.page.evaluate(() => window.lab.phone.host());
  await see(ann!, ({ progress }) => progress === 'waiting');
  const { room, invitation } = await view(ann!.page);
  await bob!.page.evaluate((room) => window.lab.attack(room!), room);
  await see(ann!, ({ progress }) => progress === 'waiting');
  await bob!.page.evaluate((link) => window.lab.phone.joinByLink(link!), invitation);
  await bothOpen();
  expect(errors).toEqual([]);
  expect((await view(ann!.page)).got).toEqual([]);
});

test('a server with two places introduces one pair after another, and tells a third phone why it must wait', async () => {
  const small = await startServer({ dist: inject('lab'), point: { sockets: 2, holdMs: 1000 } });
  const url = `http://localhost:${small.port}/`;
  onTestFinished(() => small.close());
  const [third, fourth] = await Promise.all([ann!.context.newPage(), bob!.context.newPage()]);
  for (const page of [third, fourth]) onTestFinished(() => page.close());
  const sockets: WebSocket[] = [];
  for (const { page } of [ann!, bob!]) page.on('websocket', (socket) => sockets.push(socket));
  await Promise.all([ann!.page, bob!.page, third, fourth].map((page) => page.goto(url)));
  for (const page of [ann!.page, third]) {
    await page.evaluate(() => window.lab.phone.host());
    await see({ page }, ({ progress }) => progress === 'waiting');
  }
  const { invitation, room } = await view(ann!.page);
  await bob!.page.evaluate(() => window.lab.phone.impatient(300));
  await bob!.page.evaluate((link) => window.lab.phone.joinByLink(link!), invitation);
  await see(bob!, ({ trouble }) => trouble === 'full');
  await third.close();
  await bothOpen();
  // Both phones have left the server and stay connected.
  await expect.poll(() => sockets.every((socket) => socket.isClosed())).toBe(true);
  // Both names begin with the room, which a load balancer in front of several servers relies on.
  for (const socket of sockets) expect(socket.url()).toMatch(new RegExp(`[?&]id=meatspace-${room}(-[0-9a-f]{8})?&`));
  expect(await ann!.page.evaluate(() => window.lab.phone.roundTrip(100))).toBeLessThan(1000);
  await fourth.evaluate((room) => window.lab.phone.joinByCode(room!), room);
  await see({ page: fourth }, ({ progress, trouble }) => progress === 'refused' && trouble === 'occupied');
  expect((await view(ann!.page)).link).toBe('open');
  await fourth.close();
  // They can also reconnect when necessary.
  await bob!.page.reload();
  await bob!.page.evaluate(() => window.lab.phone.again());
  await bothOpen();
});

test('a second phone that claims to be the same host is told that the room is taken', async () => {
  await pairByLink();
  const second = await ann!.context.newPage();
  onTestFinished(() => second.close());
  await second.goto(near);
  await second.evaluate(() => window.lab.phone.impatient(500));
  await second.evaluate(() => window.lab.phone.again({ token: 'f'.repeat(32) }));
  await expect.poll(async () => (await view(second)).trouble).toBe('taken');
  expect((await view(ann!.page)).link).toBe('open');
});

test('a host whose socket was down when its guest arrived tells the server once it is back, so a third phone reads that the room is taken', async () => {
  await pairByLink();
  // Before the two close their sockets, which they do after two seconds.
  const { port } = serving;
  await serving.close();
  serving = await startServer({ dist: inject('lab'), port });
  const third = await ann!.context.newPage();
  onTestFinished(() => third.close());
  await third.goto(near);
  // A phone whose network is back reconnects to its server immediately.
  await ann!.page.evaluate(() => dispatchEvent(new Event('online')));
  const { room } = await view(ann!.page);
  await third.evaluate(() => window.lab.phone.impatient(20_000));
  await third.evaluate((room) => window.lab.phone.joinByCode(room!), room);
  await see({ page: third }, ({ trouble }) => trouble !== null);
  expect((await view(third)).trouble).toBe('occupied');
  expect((await view(ann!.page)).link).toBe('open');
});

/** All of them wait for seconds, so they run in parallel, each on its own page. */
describe.concurrent('waiting in vain', () => {
  test('reports after ten seconds that nobody is in the room', async ({ expect }) => {
    await bob!.page.goto(far);
    const begun = Date.now();
    await bob!.page.evaluate(() => window.lab.phone.joinByCode('AAAAAA'));
    await see(bob!, ({ trouble }) => trouble === 'nobody-there', expect);
    took('diagnosis: nobody there', Date.now() - begun);
  });

  test('reports after ten seconds that the server does not answer', async ({ expect }) => {
    const gone = await startServer({ dist: inject('lab') });
    const page = await bob!.context.newPage();
    await page.goto(`http://localhost:${gone.port}/`);
    await gone.close();
    const begun = Date.now();
    // An earlier pairing has made the page load the library; a real phone has it in its own cache.
    await page.evaluate(() => window.lab.phone.host());
    await see({ page }, ({ trouble }) => trouble === 'no-server', expect);
    took('diagnosis: no server', Date.now() - begun);
    const back = await startServer({ dist: inject('lab'), port: gone.port });
    await see({ page }, ({ progress, trouble }) => progress === 'waiting' && trouble === null, expect);
    await page.close();
    await back.close();
  });

  test('reports the network if no packet reaches the other phone', async ({ expect, onTestFinished }) => {
    // The shell knows no such policy.
    const args = ['--webrtc-ip-handling-policy=disable_non_proxied_udp'];
    const walled = await startPhone({ engine: 'chromium', args });
    onTestFinished(() => walled.close());
    await Promise.all([ann!.page.goto(near), walled.page.goto(near)]);
    await ann!.page.evaluate(() => window.lab.phone.host());
    await see(ann!, ({ progress }) => progress === 'waiting', expect);
    const { room } = await view(ann!.page);
    await walled.page.evaluate((room) => window.lab.phone.joinByCode(room!), room);
    await see(walled, ({ trouble }) => trouble === 'no-route', expect);
    expect((await view(walled.page)).progress).toBe('reaching');
  });
});

async function pairByLink() {
  await Promise.all([ann!.page.goto(near), bob!.page.goto(far)]);
  await ann!.page.evaluate(() => window.lab.phone.host());
  const { invitation } = await view(ann!.page);
  await see(ann!, ({ progress }) => progress === 'waiting');
  await bob!.page.evaluate((link) => window.lab.phone.joinByLink(link!), invitation);
  await bothOpen();
}

const view = (page: Page) => page.evaluate(() => window.lab.phone.view());
type View = Awaited<ReturnType<typeof view>>;

/** Tests that run in parallel pass their own `expect`. */
async function see(phone: Pick<Phone, 'page'>, look: (view: View) => boolean, expects = expect): Promise<void> {
  await expects.poll(async () => look(await view(phone.page)), { interval: 50 }).toBe(true);
}

const bothOpen = () => Promise.all([ann!, bob!].map((phone) => see(phone, ({ link }) => link === 'open')));
const diaryOf = async ({ page }: Phone) => (await view(page)).diary;
const when = (diary: View['diary'], what: string) => diary.find(([name]) => name === what)?.[1] ?? Number.NaN;
const lastOf = (diary: View['diary'], what: string) => diary.findLast(([name]) => name === what)?.[1] ?? Number.NaN;
const took = (what: string, ms: number) => console.log(`${what}: ${Math.round(ms)} ms`);
