/** Solo games coexist: a new one replaces none, even while storage does not open. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { seeded } from '../../src/solo/random.ts';
import { newPlayer, playUntil } from '../support/browser/player.ts';
import { startServer } from '../support/browser/startServer.ts';
import { type Person, seatPerson, see } from '../support/browser/table.ts';

let serving: Serving;
let ann: Person;

beforeAll(async () => {
  serving = await startServer();
  ann = await seatPerson('Ann');
  // As in a browser that is short of memory: the database does not open until the test allows it.
  await ann.phone.context.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, version) {
      if (name === 'meatspace-own' && sessionStorage['shut'] === 'yes') throw new DOMException('shut', 'UnknownError');
      return open.call(this, name, version);
    };
  });
});

const page = (): Page => ann.phone.page;
const open = async (at: string): Promise<void> => {
  await page().goto('about:blank');
  await page().goto(`http://localhost:${serving.port}/${at}`);
};
const shut = (yes: boolean) => page().evaluate((yes) => sessionStorage.setItem('shut', yes ? 'yes' : 'no'), yes);
const table = () => page().locator('main.board').waitFor();

async function deal(): Promise<string> {
  await ann.press('button', 'Deal');
  await table();
  return page().evaluate(() => location.hash);
}

/** The seed of each stored game, by slot. */
const kept = () =>
  page().evaluate(
    () =>
      new Promise<[string, number][]>((done) => {
        const opening = indexedDB.open('meatspace-own');
        opening.onsuccess = () => {
          const store = opening.result.transaction('alone').objectStore('alone');
          const [keys, values] = [store.getAllKeys(), store.getAll()];
          values.onsuccess = () => {
            opening.result.close();
            done(keys.result.map((key, at) => [String(key), values.result[at].seed]));
          };
        };
      }),
  );

test('a second solo game is stored next to the first, and both can be continued', async () => {
  await open('#/begin/goldfish');
  expect(await deal()).toBe('#/alone/goldfish');
  const [first] = await kept();
  await open('#/begin/goldfish');
  expect(await deal()).toBe('#/alone/goldfish-2');
  expect(await kept()).toContainEqual(first);
  expect(await kept()).toHaveLength(2);
  await open('');
  await ann.press('button', 'Continue');
  await table();
  expect(await page().evaluate(() => location.hash)).toBe('#/alone/goldfish-2');
  await open('');
  await page().getByRole('list', { name: 'Other open games' }).getByRole('link').first().click();
  await table();
  expect(await page().evaluate(() => location.hash)).toBe('#/alone/goldfish');
});

test('an open game is not overwritten by one that begins while storage does not open', async () => {
  await open('');
  const before = await kept();
  await shut(true);
  await open('#/alone/goldfish');
  await see(ann, /^This browser’s storage isn’t available right now\. Your game is safe\. Trying again…$/);
  await open('#/begin/goldfish');
  const at = await deal();
  expect(at).toMatch(/^#\/alone\/goldfish-apart-\d+$/);
  await shut(false);
  const player = newPlayer(ann, 'Corp', seeded(3));
  await playUntil([player], { done: () => player.taps.length >= 2 });
  await expect.poll(async () => (await kept()).length).toBe(before.length + 1);
  expect(await kept()).toEqual(expect.arrayContaining(before));
  // The game has moved to a regular slot, where it is found.
  expect((await kept()).map(([place]) => place)).toContain('goldfish-3');
});

test('home shows the games as soon as storage opens again', async () => {
  await open('');
  await shut(true);
  await open('');
  await see(ann, /^This browser’s storage isn’t available right now\./);
  await shut(false);
  await expect
    .poll(() =>
      page()
        .getByRole('button', { name: /^Continue/ })
        .count(),
    )
    .toBe(1);
});
