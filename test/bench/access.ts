/** An access of three cards, tapped through on its own board: the longest task that a player could have waited for. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { serve } from '../../src/server/index.ts';
import { tap } from '../support/browser/browser.ts';
import { button } from '../support/browser/plainPlay.ts';
import { seatPerson } from '../support/browser/table.ts';
import { watchedBy } from './dealing.ts';
import { watch } from './watch.ts';

/**
 * The longest task (ms) of the given number of accesses, from the first tap on; 0 if the browser reports no task of 50
 * ms or more.
 */
export async function accessLongestTaskMs(times: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'meatspace-bench-boards-'));
  const root = fileURLToPath(new URL('../e2e/pages', import.meta.url));
  const input = join(root, 'board.html');
  await build({ root, logLevel: 'error', build: { outDir: folder, emptyOutDir: true, rollupOptions: { input } } });
  const serving = await serve({ dist: folder, port: 0 });
  const person = await seatPerson('Ann');
  const { page } = person.phone;
  await page.addInitScript(watch);
  let longest = 0;
  for (let time = 0; time < times; time++) {
    await page.goto(`http://localhost:${serving.port}/board.html?seat=1&scene=accessDeep`);
    await page.locator('.access-view').waitFor();
    for (const name of ['Steal it', 'Trash it', 'Finish the access']) await tap(button(page, name));
    const { taps, longTasks } = await watchedBy(person);
    const began = taps[0]?.at ?? 0;
    longest = Math.max(longest, ...longTasks.filter(({ at }) => at >= began).map(({ ms }) => ms));
  }
  await person.phone.close();
  await serving.close();
  rmSync(folder, { recursive: true, force: true });
  return longest;
}
