/**
 * On the web: any static host can serve the app, at its root or in a folder, and the phones contact only that host and
 * the pairing server.
 */
import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { servePairing } from '../../src/server/pairing.ts';
import { seeded } from '../../src/solo/random.ts';
import { tap } from '../support/browser/browser.ts';
import { closeLater } from '../support/browser/closing.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { act, concede, newPlayer, type Player, playUntil } from '../support/browser/player.ts';
import { startServer } from '../support/browser/startServer.ts';
import { serveStatic } from '../support/browser/staticServer.ts';
import {
  checkFile,
  joinByLink,
  openRoom,
  type Person,
  readRecord,
  saveFile,
  seatPerson,
  see,
  sitDown,
} from '../support/browser/table.ts';
import { CODE_FIELD, walk } from '../support/browser/ways.ts';

const AUDITED = 'Verified: every shuffle, draw, bid and hidden card was played fairly.';

let pairing: Serving;
let host: Serving;
let [ann, bob]: Person[] = [];
/** Everything the pages request, and every socket they open. */
const asked: string[] = [];
/** Requests of the pages that were blocked. */
const blocked: string[] = [];

beforeAll(async () => {
  pairing = await servePairing({ port: 0 });
  closeLater(() => pairing.close());
  host = await serveStatic(inject('app'), '/games/meatspace');
  [ann, bob] = await Promise.all([
    seatPerson('Ann', { screen: 'small', installs: true }),
    seatPerson('Bob', { screen: 'common', installs: true }),
  ]);
  for (const { phone } of [ann, bob]) {
    await phone.context.addInitScript(countVibrations);
    phone.context.on('request', (request) => asked.push(request.url()));
    phone.page.on('websocket', (socket) => asked.push(socket.url()));
    phone.context.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) blocked.push(message.text());
    });
  }
});

/** In the page, replacing the vibration motor: counts how often this page used it. */
function countVibrations(): void {
  let count = 0;
  Object.assign(navigator, { vibrate: () => ++count > 0, vibrations: () => count });
}
const vibrations = (person: Person | undefined): Promise<number> =>
  pageOf(person).evaluate(() => (navigator as unknown as { vibrations(): number }).vibrations());

const pageOf = (person: Person | undefined): Page => person!.phone.page;
const home = (): string => `http://localhost:${host.port}/games/meatspace/`;

test('home is there before any script of the app has run, works, and is not shown to visitors of another screen', async () => {
  const page = pageOf(ann);
  const drawn = (): Promise<string> =>
    page.locator('#app').evaluate((app) => {
      const copy = app.cloneNode(true) as Element;
      // The notices appear after the first paint.
      for (const notices of copy.querySelectorAll('.notices')) notices.remove();
      return copy.innerHTML;
    });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(home());
  const before = await drawn();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Meatspace');
  await page.getByRole('link', { name: 'Decks & cards' }).tap();
  expect(new URL(page.url()).hash).toBe('#/decks');
  await page.reload();
  expect(await drawn()).toBe('');
  await page.unroute('**/*.js');
  await page.goto('about:blank');
  await page.goto(home());
  // The scripts have run by the page's load event.
  expect(await drawn()).toBe(before);
  expect(blocked).toEqual([]);
});

describe('from a folder of a static host, with a pairing server elsewhere,', () => {
  let players: [Player, Player];

  test('wrong settings are refused with a sentence, and right ones are stored', async () => {
    for (const person of [ann!, bob!]) {
      const page = pageOf(person);
      await page.goto(home());
      await walk(person, 'settings');
      const address = page.getByLabel('Address').first();
      await address.fill('ftp://pair.example.org');
      await person.press('button', 'Use this server');
      await see(person, 'A pairing server’s address starts with https:// or http://, not with ftp://.');
      if (person === ann) expect(await faultsOf(page, 'settings')).toEqual([]);
      await address.fill(`localhost:${pairing.port}`);
      await person.press('button', 'Use this server');
      await see(person, `Currently: localhost:${pairing.port}`);
    }
  });

  test('vibration is set with one tap, tried out at once, and stored', async () => {
    const page = pageOf(bob);
    const choice = (legend: string, name: string) =>
      page.getByRole('group', { name: legend }).getByRole('button', { name });
    const isOn = (legend: string, name: string) => choice(legend, name).getAttribute('aria-pressed');
    expect([await isOn('Vibration', 'Your turn'), await isOn('Sound', 'Off')]).toEqual(['true', 'true']);
    await tap(choice('Vibration', 'All'));
    await see(bob!, 'Your turn, runs, traces, damage and the end of the game.');
    expect(await vibrations(bob)).toBe(1);
    await tap(choice('Vibration', 'Off'));
    await page.reload();
    expect([await isOn('Vibration', 'Off'), await isOn('Sound', 'Off')]).toEqual(['true', 'true']);
    expect(await vibrations(bob)).toBe(0);
  });

  test('two phones pair and play, and contact no other server', async () => {
    for (const person of [ann!, bob!]) await pageOf(person).goto(home());
    const { link } = await openRoom(ann!);
    expect(link).toMatch(home());
    await joinByLink(bob!, link);
    await sitDown([ann!, bob!], 'Corp');
    // Ann's first turn has begun, and her phone vibrates once, however often the table renders while she thinks.
    await see(ann!, /^Your turn/);
    await expect.poll(() => vibrations(ann)).toBe(1);
    await readRecord(ann!);
    expect(await vibrations(ann)).toBe(1);
    const random = seeded(4);
    players = [newPlayer(ann!, 'Corp', random), newPlayer(bob!, 'Runner', random)];
    await playUntil(players, { done: () => players.every(({ taps }) => taps.length >= 8) });
    // Bob has switched vibration off.
    expect(await vibrations(bob)).toBe(0);
    const whom = new Set(asked.filter((url) => !/^(blob|data):/.test(url)).map((url) => new URL(url).origin));
    expect([...whom].sort()).toEqual([`http://localhost:${host.port}`, `ws://localhost:${pairing.port}`]);
    expect(blocked).toEqual([]);
    // Everything was found in its place in the folder.
    const outside = asked.filter((url) => url.startsWith('http') && !url.startsWith(home()));
    expect(outside).toEqual([]);
  });

  test('the page is prevented from contacting any other server, whatever requests it', async () => {
    const reached = await pageOf(ann).evaluate(
      (urls) =>
        Promise.all(
          urls.map(
            (url) =>
              new Promise<string>((answer) => {
                document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
                  if (blockedURI.startsWith(url)) answer('kept from it');
                });
                if (url.startsWith('ws')) new WebSocket(url).onerror = () => setTimeout(() => answer('tried'), 500);
                else void fetch(url).catch(() => setTimeout(() => answer('tried'), 500));
              }),
          ),
        ),
      ['http://127.0.0.1:9/a', 'ws://127.0.0.1:9/b'],
    );
    expect(reached).toEqual(['kept from it', 'kept from it']);
    blocked.length = 0;
  });

  test('a game is saved halfway and at its end, and each file says what it proves', async () => {
    const open = await saved(ann!, async () => {
      await closeSheets(players[0]);
      await ann!.press('button', 'Record');
    });
    await ann!.press('button', 'Close');
    await concede(players[1], players[0]);
    for (const person of [ann!, bob!]) await see(person, AUDITED);
    const whole = await saved(bob!, async () => {});
    await bob!.press('button', 'Home');
    await walk(bob!, 'file');
    const page = pageOf(bob);
    await checkFile(page, 'open.nrhc3', open);
    await see(
      bob!,
      /^\s*Not verified yet: hidden cards .* Both keys signed the \d+ entries, but the file has no seed from either player/,
    );
    await checkFile(page, 'whole.nrhc3', whole);
    await see(bob!, /Verified: both keys signed all \d+ entries, .* The Corp \(Ann\) has won/);
    expect(await faultsOf(page, 'game file')).toEqual([]);
    const changed = whole.slice();
    changed[changed.length - 5000] = (changed[changed.length - 5000] as number) ^ 1;
    await checkFile(page, 'changed.nrhc3', changed);
    await see(
      bob!,
      /Not verified: the file was damaged or altered at entry \d+ of \d+|The file is damaged or incomplete/,
    );
    await checkFile(page, 'half.nrhc3', whole.subarray(0, whole.length >> 1));
    await see(bob!, /The file is damaged or incomplete\. /);
    expect(await faultsOf(page, 'game file, damaged')).toEqual([]);
    await checkFile(page, 'photo.jpg', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0));
    await see(bob!, 'This isn’t a Meatspace game file.');
    await checkFile(page, 'huge.nrhc3', new Uint8Array(9 * 1024 * 1024));
    await see(bob!, 'The file is 9 MB. No Meatspace game is larger than 4 MB.');
    expect([...ann!.errors, ...bob!.errors]).toEqual([]);
  });

  test('the phone check answers every question, and the answers can be copied', async () => {
    const page = pageOf(ann);
    await page.goto(home());
    await walk(ann!, 'check');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(home()).origin });
    await page.locator('dl[aria-busy=false]').waitFor();
    expect(await faultsOf(page, 'phone check')).toEqual([]);
    await ann!.press('button', 'Copy the results');
    await see(ann!, 'Copied.');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Address: secure: http:\/\/localhost:\d+$/m);
    expect(copied).toMatch(
      /^Shared address: yes: Meatspace is in \/games\/meatspace\/, and other apps at http:\/\/localhost:\d+ can read your open games/m,
    );
    expect(copied).toMatch(/^Ed25519: (by the browser|in the app)/m);
    expect(copied).toMatch(/^Link between phones: .+ \(\d+\)/m);
    expect(copied).toMatch(/^WebAssembly: in use for hidden cards$/m);
    expect(Number(/^Curve operations: (\d+) a second, by libsodium,/m.exec(copied)?.[1])).toBeGreaterThan(10);
    expect(copied).not.toMatch(/unknown:|not checked/);
  });
});

test('from the root of a static host, the app works too, and starts even when the host is gone', async () => {
  const root = await serveStatic(inject('app'));
  const eve = await seatPerson('Eve', { installs: true });
  const page = pageOf(eve);
  await page.goto(`http://localhost:${root.port}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  expect(await faultsOf(page, 'home, new')).toEqual([]);
  await root.close();
  await page.goto(`http://localhost:${root.port}/#/join`);
  await see(eve, CODE_FIELD);
  await page.reload();
  await see(eve, CODE_FIELD);
  // Files that no page has requested yet were stored too.
  await page.goto(`http://localhost:${root.port}/#/check`);
  await see(eve, /^\d+ a second, by libsodium,/);
  expect(eve.errors).toEqual([]);
  await eve.phone.close();
});

test('the app’s own server sends the same policy, and forbids framing', async () => {
  const own = await startServer();
  const answer = await fetch(`http://localhost:${own.port}/`);
  const page = await answer.text();
  const [inline, ...more] = [...page.matchAll(/<script>([^<]*)<\/script>/g)].map(([, script = '']) => script);
  expect(more).toEqual([]);
  const hash = createHash('sha256').update(inline!).digest('base64');
  const inPage =
    `default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}'; style-src 'self'; img-src 'self' data: blob:; ` +
    "media-src 'self' blob:; worker-src 'self'; manifest-src 'self'; connect-src 'self' ws: wss:; base-uri 'none'; form-action 'none'";
  expect(answer.headers.get('content-security-policy')).toBe(`${inPage}; frame-ancestors 'none'`);
  const said = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(page)?.[1];
  expect(said?.replaceAll('&#39;', "'")).toBe(inPage);
  await own.close();
});

/** When play stops, closes whatever covers the table, or answers it if required. */
async function closeSheets(player: Player): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    const screen = await player.person.look();
    if (screen.dialog === null) return;
    const close = screen.things.find(({ role, name }) => role === 'button' && name === 'Close');
    if (close) await player.person.tap(close, screen);
    else await act(player, screen);
  }
  throw new Error(`a sheet stays\n${await player.person.describe()}`);
}

/** Taps the save button and returns the downloaded file. */
async function saved(person: Person, open: () => Promise<void>): Promise<Uint8Array> {
  await open();
  const { name, bytes } = await saveFile(person, 'Save the game');
  expect(name).toMatch(/^meatspace \d{4}-\d\d-\d\d Ann Bob\.nrhc3$/);
  return bytes;
}
