/** A guided game from either seat to its end, following the hints, with every second tap a wrong one. */
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { seeded } from '../../src/solo/random.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { read, tapped } from '../support/browser/plainPlay.ts';
import { act, newPlayer } from '../support/browser/player.ts';
import { startServer } from '../support/browser/startServer.ts';
import { type Person, seatPerson } from '../support/browser/table.ts';
import { walk } from '../support/browser/ways.ts';

let serving: Serving;
let ann: Person;
const page = () => ann.phone.page;

beforeAll(async () => {
  serving = await startServer();
});

afterEach(() => ann?.phone.close());

const hint = () => page().getByRole('dialog', { name: 'Hint' });
const bulb = () => page().getByRole('main').getByRole('button', { name: 'Hint: what matters now' });
const over = () => page().locator('.actions.over .big button');
/** The value of a choice according to the numbers next to it. */
const worth = (words: string): number =>
  [...words.matchAll(/([+−])(\d+)/g)].reduce((sum, [, sign, n]) => sum + (sign === '−' ? -1 : 1) * Number(n), 0);

/**
 * Opens the hint, reads it and takes the choice with the best numbers. Returns the choice; null if the moment has
 * passed.
 */
async function byHint(): Promise<string | null> {
  if (!(await tapped(bulb()))) return null;
  await hint().waitFor();
  const matter = await hint().getByRole('heading').innerText();
  expect(matter).toMatch(/^[A-Z0-9].*\.$/);
  const choices = hint().getByRole('listitem');
  const said = await choices.evaluateAll((rows) =>
    rows.map((row) => ({
      name: row.querySelector('b')?.textContent ?? '',
      reasons: [...row.children].filter((one) => one.matches('span')).map((one) => one.textContent ?? ''),
    })),
  );
  expect(said.length, matter).toBeGreaterThan(0);
  for (const { name, reasons } of said) expect(reasons.join(' '), name).toMatch(/[a-z]{2}/);
  const sums = said.map(({ reasons }) => worth(reasons.join(' ')));
  const at = sums.indexOf(Math.max(...sums));
  await choices.nth(at).getByRole('button').first().tap();
  await hint().waitFor({ state: 'detached' });
  return said[at]!.name;
}

/**
 * Taps a button that is not available now, which gives the reason and does not change the table. Returns whether there
 * was one.
 */
async function wrongTap(): Promise<boolean> {
  const wrong = page().locator('main.board button[aria-disabled=true]');
  if ((await wrong.count()) === 0) return false;
  const left = page()
    .getByRole('main')
    .getByRole('img', { name: /actions? left$/ })
    .last();
  const before = await left.getAttribute('aria-label');
  await wrong.first().tap({ force: true });
  await expect.poll(async () => (await page().locator('dialog[open], .toast').count()) > 0).toBe(true);
  const close = page().getByRole('dialog').last().getByRole('button', { name: 'Close' });
  if ((await close.count()) > 0) await close.tap();
  await page().locator('dialog[open]').waitFor({ state: 'detached' });
  expect(await left.getAttribute('aria-label')).toBe(before);
  return true;
}

test.each([
  ['Runner', 21],
  ['Corp', 54],
] as const)('hints lead through a guided game as the %s', async (side, seed) => {
  ann = await seatPerson('Ann');
  await page().goto(`http://localhost:${serving.port}/`);
  await page().evaluate(() => localStorage.setItem('machinePauseMs', '0'));
  await walk(ann, 'learn');
  // The deal is the same every time.
  await page().evaluate((chosen) => {
    const random = crypto.getRandomValues.bind(crypto);
    const dealt = <T extends ArrayBufferView<ArrayBuffer>>(array: T): T =>
      array instanceof Uint32Array && array.length === 1 ? (array.fill(chosen) as T) : random(array);
    crypto.getRandomValues = dealt as typeof crypto.getRandomValues;
  }, seed);
  await ann.press('button', `Play the ${side}`);
  await page().locator('main.board').waitFor();
  let decisions = 0;
  let wrong = 0;
  const taken: string[] = [];
  // Questions without a hint are answered in the way that ends the game soonest.
  const player = newPlayer(ann, side, seeded(seed), 'end');
  const end = Date.now() + 200_000;
  while ((await over().count()) === 0) {
    expect(Date.now(), taken.slice(-8).join('\n')).toBeLessThan(end);
    const seen = await read(page());
    if (seen.buttons.length === 0) continue;
    if (seen.sheet === null && seen.buttons.includes('+1 bit')) {
      decisions++;
      if (decisions % 2 === 0 && (await wrongTap())) wrong++;
      const choice = await byHint();
      if (choice !== null) taken.push(choice);
      continue;
    }
    await act(player, await ann.look());
  }
  expect(await faultsOf(page(), `after a guided game as the ${side}`)).toEqual([]);
  expect(wrong).toBeGreaterThan(1);
  expect(taken.length, taken.join(', ')).toBeGreaterThan(7);
  expect(ann.errors).toEqual([]);
});
