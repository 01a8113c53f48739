/**
 * Sealed packs for a solo player: opened by taps, decks built and changed within the pool, and played against the
 * machine.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { startServer } from '../support/browser/startServer.ts';
import { type Person, seatPerson, see } from '../support/browser/table.ts';

let serving: Serving;
let ann: Person;
const page = (): Page => ann.phone.page;
const open = (hash = ''): Promise<unknown> => page().goto(`http://localhost:${serving.port}/${hash}`);

beforeAll(async () => {
  serving = await startServer();
  ann = await seatPerson('Ann');
});

const tiles = (): Promise<string[]> =>
  page()
    .locator('.pack button')
    .evaluateAll((all) => all.map((one) => one.textContent ?? ''));

/** In the page: nothing is painted over the middle of the element. */
const isOnTop = (one: Element): boolean => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === one;
};

test('a pack is turned over by taps, rares last, and a reloaded page shows the same cards', async () => {
  await page().setViewportSize({ width: 320, height: 568 });
  await open('#/decks');
  await ann.press('link', 'Sealed');
  await see(ann, 'How many boosters?');
  expect(await faultsOf(page(), 'sealed, choosing')).toEqual([]);
  await ann.press('button', '1');
  await ann.press('button', 'Open the packs');
  await see(ann, '0 of 60 turned over');
  await ann.press('button', 'Turn over the next 10 cards');
  await see(ann, '10 of 60 turned over');
  expect(await faultsOf(page(), 'sealed, a starter')).toEqual([]);
  const turned = await tiles();
  expect(turned).toHaveLength(10);
  await page().reload();
  await see(ann, '10 of 60 turned over');
  expect(await tiles()).toEqual(turned);
  await ann.press('button', 'Open all');
  await see(ann, '60 of 60 turned over');
  expect(await page().locator('.rarity').evaluate(isOnTop)).toBe(true);
  await ann.press('button', 'Next pack');
  await see(ann, 'Runner starter');
  await ann.press('button', 'Open all');
  await ann.press('button', 'Next pack');
  await see(ann, 'Base booster 1 of 1');
  for (let card = 1; card < 15; card++) {
    await ann.press('button', 'Turn over the next card');
    await see(ann, `${card} of 15 turned over`);
  }
  expect(await faultsOf(page(), 'sealed, a booster')).toEqual([]);
  await ann.press('button', 'Turn over the rare');
  await see(ann, '15 of 15 turned over');
  await page().setViewportSize({ width: 390, height: 844 });
  const bar = (await page().locator('.bottom').boundingBox())!;
  expect(bar.y + bar.height).toBe(844);
  await ann.press('button', 'See your pool');
  await see(ann, 'Your pool');
  await see(ann, '135 cards from 2 starters and 1 booster');
});

test('a double tap on *Build for me* builds one pair of decks, and does not start the game', async () => {
  // A hasty person's new buttons act immediately, but *Play the machine* comes where *Build for me* was.
  await page().evaluate(() => document.documentElement.style.removeProperty('--fresh'));
  const build = page().getByRole('button', { name: 'Build for me' });
  const { x, y, width, height } = (await build.boundingBox())!;
  const tap = (): Promise<void> => page().touchscreen.tap(x + width / 2, y + height / 2);
  // Both taps are in flight: on a busy machine, a second tap that waits for the first is not a double tap.
  await Promise.all([tap(), tap()]);
  await see(ann, 'Play the machine');
  expect(new URL(page().url()).hash).toBe('#/sealed');
  await open('#/decks');
  expect(
    await page()
      .getByRole('link', { name: /^Sealed (Corp|Runner)/ })
      .count(),
  ).toBe(2);
  const remove = async (name: string): Promise<void> => {
    await open('#/decks');
    await ann.press('link', name);
    await ann.press('button', 'Delete it…');
    await page().getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).tap();
    await page().getByRole('link', { name: 'All cards' }).waitFor();
  };
  await remove('Sealed Runner');
  // An incomplete pair is built again.
  await open('#/sealed');
  await see(ann, 'Build from scratch');
  await ann.press('button', 'Build from scratch');
  await see(ann, 'A Corp deck needs at least 45 cards');
  expect(await page().getByRole('button', { name: 'Play the machine' }).getAttribute('aria-disabled')).toBe('true');
  for (const name of ['Sealed Corp', 'Sealed Corp', 'Sealed Runner']) await remove(name);
  await open('#/sealed');
});

test('decks are built for both sides, changed within the pool, and played against the machine', async () => {
  await page().setViewportSize({ width: 390, height: 844 });
  expect(await faultsOf(page(), 'the pool')).toEqual([]);
  await ann.press('button', 'Build for me');
  await see(ann, 'Play the machine');
  expect(await faultsOf(page(), 'the pool, built')).toEqual([]);
  await ann.press('link', 'Sealed Corp');
  await see(ann, 'From sealed packs');
  await see(ann, 'Ready to play');
  expect(await faultsOf(page(), 'a sealed deck')).toEqual([]);
  await ann.press('button', 'Add cards');
  // The card search covers only the pool.
  const found = Number.parseInt(await page().locator('dialog [role=status]').last().innerText(), 10);
  expect(found).toBeGreaterThan(20);
  expect(found).toBeLessThan(75);
  await page().keyboard.press('Escape');
  await open('#/sealed');
  await ann.press('button', 'Play the machine');
  const chosen = (): Promise<string[]> =>
    page()
      .locator('.deck-pick select')
      .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).selectedOptions[0]?.text ?? ''));
  await expect.poll(chosen).toEqual(['Sealed Corp, 45 cards', 'Built from its own packs, 45 cards']);
  await ann.press('button', 'Runner');
  await expect.poll(chosen).toEqual(['Sealed Runner, 45 cards', 'Built from its own packs, 45 cards']);
  await ann.press('button', 'Deal');
  await page().locator('main.board').waitFor();
  expect(ann.errors).toEqual([]);
});
