/**
 * The term under the finger is the one that is explained: in every step of the first game and on cards, on small and
 * average screens.
 */
import { beforeAll, expect, inject, test } from 'vitest';
import { allCards } from '../../src/rules/netrunner/cards/index.ts';
import type { Serving } from '../../src/server/index.ts';
import { chapters } from '../../src/words/en/netrunner/lessons/script.ts';
import { faultsOf, settled } from '../support/browser/looks.ts';
import { startServer } from '../support/browser/startServer.ts';
import { type Person, seatPerson } from '../support/browser/table.ts';

let serving: Serving;
/** One seat's boards with tables set up by hand. */
let boards: Serving;
let ann: Person;
const page = () => ann.phone.page;

beforeAll(async () => {
  serving = await startServer();
  boards = await startServer({ dist: inject('pages') });
  ann = await seatPerson('Ann');
});

/**
 * A small phone and an average one. Each size is set only once, since a browser may render nothing for a while after
 * its window is resized.
 */
const widths = [
  [320, 568],
  [390, 844],
] as const;

/** How many terms there are, and which of them are covered by another element at their middle. */
const wordsNow = () =>
  page().evaluate(() => {
    // Nothing below a sheet can be tapped.
    const layer = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const words = [...layer.querySelectorAll<HTMLElement>('.explained > span')];
    const wrong = words.flatMap((word) => {
      word.scrollIntoView({ block: 'center' });
      return [...word.getClientRects()].flatMap(({ left, right, top, bottom }) => {
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return there === word ? [] : [`${word.textContent}: ${there?.textContent?.slice(0, 40)}`];
      });
    });
    return { words: words.length, wrong };
  });

/**
 * What is wrong with the continue button while a term is explained. No step waits for a frame, since a busy machine may
 * render none for a long time.
 */
const wayOn = () =>
  page().evaluate(async () => {
    const word = document.querySelector<HTMLElement>('.coach .explained');
    if (word === null) return null;
    word.click();
    const meaning = () => document.querySelector('.coach .meaning') !== null;
    for (let looks = 0; looks < 500 && !meaning(); looks++) await new Promise((later) => setTimeout(later, 4));
    const button = document.querySelector<HTMLElement>('.coach > :last-child button');
    if (button === null) return 'no way on';
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const fine = bottom <= innerHeight && there !== null && button.contains(there) && meaning();
    const seen = `${button.textContent} at ${top} to ${bottom} of ${innerHeight}, meaning ${meaning()}`;
    word.click();
    return fine ? null : seen;
  });

test.each([
  ['Runner', 1],
  ['Corp', 0],
] as const)(
  'in every step of the first game from the %s’s seat, the tapped term is explained, and the continue button stays',
  async (side, seat) => {
    await page().goto(`http://localhost:${serving.port}/#/learn`);
    let seen = 0;
    const wrong: string[] = [];
    for (const [width, height] of widths) {
      await page().setViewportSize({ width, height });
      for (const [chapter, { steps }] of chapters.entries())
        for (const step of steps.keys()) {
          await page().evaluate(
            ([key, value]) => {
              location.hash = '#/learn';
              localStorage.setItem(key, value);
            },
            [`lesson-${seat}`, `${chapter}.${step}`] as const,
          );
          await page().locator('.coach').waitFor({ state: 'detached' });
          await page().evaluate((at) => {
            location.hash = at;
          }, `#/learn/${side.toLowerCase()}`);
          await page().locator('.coach .explains').first().waitFor({ state: 'attached' });
          const now = await wordsNow();
          seen += now.words;
          wrong.push(...now.wrong.map((one) => `${chapter}.${step} at ${width}: ${one}`));
          const way = await wayOn();
          if (way !== null) wrong.push(`${chapter}.${step} at ${width}: ${way}`);
        }
    }
    expect(wrong).toEqual([]);
    expect(seen).toBeGreaterThan(150);
    expect(ann.errors).toEqual([]);
  },
);

test('on a card’s page in the library every term of its text can be tapped, and a tap next to one selects the nearest', async () => {
  const wordy = allCards()
    .filter(({ id }) => id.charCodeAt(0) % 6 === 0 || id === 'scorched-earth')
    .map(({ id }) => id);
  expect(wordy.length).toBeGreaterThan(40);
  let seen = 0;
  const wrong: string[] = [];
  for (const [width, height] of widths) {
    await page().setViewportSize({ width, height });
    for (const id of wordy) {
      await page().goto(`http://localhost:${serving.port}/#/library/${id}`);
      await page()
        .locator('.page .explains')
        .first()
        .waitFor({ state: 'attached', timeout: 5000 })
        .catch(() => {});
      const now = await wordsNow();
      seen += now.words;
      wrong.push(...now.wrong.map((one) => `${id} at ${width}: ${one}`));
    }
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(160);
  await page().goto(`http://localhost:${serving.port}/#/library/scorched-earth`);
  const tagged = page().getByRole('button', { name: 'What is tagged?' });
  await tagged.locator('span').evaluate((word) => word.scrollIntoView({ block: 'center' }));
  const { x, y, height } = (await tagged.locator('span').boundingBox())!;
  await page().touchscreen.tap(x - 6, y + height / 2);
  await expect.poll(() => tagged.getAttribute('aria-expanded'), { timeout: 5000 }).toBe('true');
  expect(await faultsOf(page(), 'a word explained in the library')).toEqual([]);
});

/** Questions at a table that are put in words: choices in a sheet, and accessed cards. */
const prompts = [
  'seat=1&scene=kept',
  'seat=0&scene=clear',
  'seat=0&scene=accessNode',
  'seat=1&scene=accessNode',
  'seat=0&scene=accessHq',
  'seat=0&seed=3&until=mayPay&any',
  'seat=1&seed=3&until=mayPay&any',
  'seat=1&seed=3&until=settle&any',
  'seat=1&seed=3&until=accessed&any',
];

test('in questions at a table, the tapped term is explained', async () => {
  const wrong: string[] = [];
  for (const [width, height] of widths) {
    await page().setViewportSize({ width, height });
    for (const query of prompts) {
      await page().goto(`http://localhost:${boards.port}/board.html?${query}`);
      await page().locator('main.board').waitFor();
      await page().locator('.explained').first().waitFor({ state: 'attached' });
      await settled(page());
      const now = await wordsNow();
      expect(now.words, query).toBeGreaterThan(0);
      wrong.push(...now.wrong.map((one) => `${query} at ${width}: ${one}`));
    }
  }
  expect(wrong).toEqual([]);
  expect(ann.errors).toEqual([]);
});
