/** Card names in a table's boxes, as laid out by a browser: none is cut off. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Serving, serve } from '../../src/server/index.ts';
import { type Person, seatPerson } from '../support/browser/table.ts';

let serving: Serving;
let ann: Person;
let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meatspace-names-'));
  const root = fileURLToPath(new URL('./pages', import.meta.url));
  const input = join(root, 'names.html');
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true, rollupOptions: { input } } });
  serving = await serve({ dist: folder, port: 0 });
  ann = await seatPerson('Ann');
});

afterAll(async () => {
  await ann?.phone.close();
  await serving?.close();
  rmSync(folder, { recursive: true, force: true });
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
