/** Years of games on one phone: the list opens with its first rows, and more follow on scrolling. */
import { beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { putPastGames } from '../support/browser/pastGames.ts';
import { startServer } from '../support/browser/startServer.ts';
import { type Person, seatPerson, see } from '../support/browser/table.ts';
import { HOME } from '../support/browser/ways.ts';

let serving: Serving;
let ann: Person;

beforeAll(async () => {
  serving = await startServer();
  ann = await seatPerson('Ann', { screen: 'common' });
});

test('of 500 past games, a few dozen are rendered at first, and the rest on scrolling', async () => {
  const { page } = ann.phone;
  await page.goto(`http://localhost:${serving.port}/`);
  await see(ann, HOME);
  await putPastGames(page, 500, 100);
  await page.goto(`http://localhost:${serving.port}/#/past`);
  await see(ann, '500 games');
  const rows = page.locator('.past-row');
  expect(await rows.count()).toBeLessThanOrEqual(80);
  // The newest is first.
  expect(await rows.first().innerText()).toContain('Bob 499');
  expect(await faultsOf(page, 'many past games')).toEqual([]);
  for (let scrolls = 0; scrolls < 100 && (await rows.count()) < 500; scrolls++)
    await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      return new Promise(requestAnimationFrame);
    });
  expect(await rows.count()).toBe(500);
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  expect(ann.errors).toEqual([]);
});
