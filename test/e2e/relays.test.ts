/** A relay that the browser's connections reject is refused in Settings, and one stored earlier prevents no pairing. */
import { beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { startServer } from '../support/browser/startServer.ts';
import { meetByLink, type Person, seatPerson, see } from '../support/browser/table.ts';

let serving: Serving;
let [ann, bob]: Person[] = [];

beforeAll(async () => {
  serving = await startServer();
  [ann, bob] = await Promise.all([seatPerson('Ann'), seatPerson('Bob')]);
});

const open = (person: Person, route = '#/'): Promise<unknown> =>
  person.phone.page.goto(`http://localhost:${serving.port}/${route}`);

/** Whether this browser can create a connection with the relay. */
const connects = (url: string): Promise<boolean> =>
  ann!.phone.page.evaluate((urls) => {
    const named = urls.startsWith('turn') ? { username: 'ann', credential: 'secret' } : {};
    try {
      new RTCPeerConnection({ iceServers: [{ urls, ...named }] }).close();
      return true;
    } catch {
      return false;
    }
  }, url);

test.each([
  ['stun:192.0.2.1:3478?transport=udp', 'A STUN server has no transport.'],
  ['turn:192.0.2.1:0', 'A port is a number from 1 to 65535.'],
  ['https://192.0.2.1', 'A relay’s address starts with turn:'],
])('%s is refused with a sentence, as the browser refuses it', async (url, sentence) => {
  await open(ann!, '#/settings');
  const { page } = ann!.phone;
  expect(await connects(url)).toBe(false);
  await page.getByLabel('Address', { exact: true }).last().fill(url);
  const named = url.startsWith('turn');
  await page.getByLabel('Name', { exact: true }).fill(named ? 'ann' : '');
  await page.getByLabel('Password', { exact: true }).fill(named ? 'secret' : '');
  await ann!.press('button', 'Add the relay');
  await see(ann!, sentence);
  expect(await page.locator('.relays li').count()).toBe(0);
});

test('a relay that connections accept is added', async () => {
  const { page } = ann!.phone;
  await page.getByLabel('Address', { exact: true }).last().fill('turn:192.0.2.1:3478?transport=tcp');
  await page.getByLabel('Name', { exact: true }).fill('ann');
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await ann!.press('button', 'Add the relay');
  await page.locator('.relays li').waitFor();
  expect(await page.locator('.wrong').count()).toBe(0);
});

test('an invalid relay stored by an earlier version prevents no pairing', async () => {
  for (const person of [ann!, bob!]) {
    await open(person);
    await person.phone.page.evaluate(() => {
      const relays = [{ url: 'stun:192.0.2.1:3478?transport=udp', name: '', password: '' }];
      localStorage.setItem('settings', JSON.stringify({ vibration: 'off', sound: 'off', server: '', relays }));
    });
    await person.phone.page.reload();
  }
  await meetByLink([ann!, bob!]);
  for (const person of [ann!, bob!]) await see(person, /Ready|ready/);
  expect([ann!, bob!].flatMap(({ errors }) => errors)).toEqual([]);
});
