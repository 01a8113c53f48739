/** Card names in a table's boxes, as laid out by a browser: none is cut off. */
import { beforeAll, expect, inject, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { startServer } from '../support/browser/startServer.ts';
import { type Person, seatPerson } from '../support/browser/table.ts';

let serving: Serving;
let ann: Person;

beforeAll(async () => {
  serving = await startServer({ dist: inject('pages') });
  ann = await seatPerson('Ann');
});

test.each([
  [360, 640],
  [320, 568],
])('every name is shown in full or as one short name, uncut at %i px', async (width, height) => {
  const { page } = ann.phone;
  await page.setViewportSize({ width, height });
  await page.goto(`http://localhost:${serving.port}/names.html`);
  await page.locator('main').waitFor();
  const { cards, cut } = await page.evaluate(() => {
    const faults: string[] = [];
    const names = [...document.querySelectorAll('.hand-card .name, .tile > .name')];
    for (const name of names) {
      const card = name.closest('.hand-card');
      const box = (card ?? name.closest('.tile'))!.getBoundingClientRect();
      // In a fan, only a strip of a card is visible next to the following card.
      const seen = card && innerWidth > 340 ? 44 : box.width;
      for (const line of [...name.querySelectorAll('span'), name]) {
        const range = document.createRange();
        range.selectNodeContents(line);
        const { left, right, bottom } = range.getBoundingClientRect();
        const outside = right > box.left + seen + 0.5 || left < box.left - 0.5 || (card && bottom > box.bottom + 0.5);
        if (outside || name.scrollHeight > name.clientHeight + 1) {
          faults.push(`${name.textContent}: ${Math.round(right - box.left)} of ${Math.round(seen)}`);
          break;
        }
      }
    }
    return { cards: document.querySelectorAll('.hand-card').length, cut: faults };
  });
  expect(cards).toBe(580);
  expect(cut).toEqual([]);
});
