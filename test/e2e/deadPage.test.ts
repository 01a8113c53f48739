/**
 * A page over plain http, without a service worker, and a server that is unreachable for a while: no screen stays
 * empty.
 */
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { startServer } from '../support/browser/startServer.ts';
import { type Person, seatPerson, see } from '../support/browser/table.ts';
import { HOME } from '../support/browser/ways.ts';

let serving: Serving;
let ann: Person;

afterEach(async () => {
  await ann.phone.close();
  await serving.close();
});

async function atHome(): Promise<Page> {
  serving = await startServer();
  ann = await seatPerson('Ann', { args: ['--host-resolver-rules=MAP meatspace.test 127.0.0.1'] });
  return ann.phone.page;
}

const home = (): string => `http://meatspace.test:${serving.port}/`;
const go = (page: Page, at: string) => page.evaluate((at) => location.assign(at), at);
const LINE = 'Part of the app didn’t load. Check your network. It tries again automatically.';

test('a part that does not load says so, and appears automatically once the server is back', async () => {
  const page = await atHome();
  // The server stops before anything has been prefetched.
  await page.route('**/parts.json', (route) => route.abort());
  await page.goto(home());
  await see(ann, HOME);
  const { port } = serving;
  await serving.close();
  await go(page, '#/decks');
  await see(ann, LINE);
  expect(await faultsOf(page, 'a missing part')).toEqual([]);
  serving = await startServer({ port });
  await page.getByRole('heading', { name: 'Decks' }).waitFor();
  await expect.poll(() => page.getByText(LINE).count()).toBe(0);
  // Including its style sheet, which had failed too.
  await expect
    .poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/decks-'))))
    .toBe(true);
});

test('a part that does not load is retried on a tap, and home stays reachable', async () => {
  const page = await atHome();
  await page.route('**/parts.json', (route) => route.abort());
  await page.goto(home());
  await see(ann, HOME);
  let asked = 0;
  let reachable = false;
  await page.route('**/assets/settings-screen-*', (route) => {
    asked++;
    return reachable ? route.continue() : route.abort();
  });
  await go(page, '#/settings');
  await see(ann, LINE);
  await go(page, '#/');
  await see(ann, HOME);
  await go(page, '#/settings');
  reachable = true;
  const before = asked;
  await ann.press('button', 'Try again');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  expect(asked).toBeGreaterThan(before);
});

test('over plain http all parts are prefetched, and every screen opens without the server', async () => {
  const page = await atHome();
  const parts = await (async () => {
    const listed = page.waitForResponse('**/parts.json');
    await page.goto(home());
    return (await (await listed).json()) as string[];
  })();
  expect(parts.length).toBeGreaterThan(60);
  await expect
    .poll(() =>
      page.evaluate((parts) => {
        const got = new Set(
          performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.slice(1)),
        );
        return parts.filter((name) => !got.has(name)).length;
      }, parts),
    )
    .toBe(0);
  await serving.close();
  for (const [at, name] of [
    ['#/decks', 'Decks'],
    ['#/join', /Join/],
    ['#/settings', 'Settings'],
    ['#/alone', 'On this phone'],
    ['#/learn', 'Learn'],
  ] as const) {
    await go(page, at);
    await page.getByRole('heading', { name }).first().waitFor();
  }
  expect(await page.getByText(LINE).count()).toBe(0);
});
