/** An access of three cards, tapped through on its own board: the longest task that a player could have waited for. */
import { serve } from '../../src/server/index.ts';
import { tap } from '../support/browser/browser.ts';
import { temporaryFolder } from '../support/browser/closing.ts';
import { buildPages } from '../support/browser/pages.ts';
import { button } from '../support/browser/plainPlay.ts';
import { seatPerson } from '../support/browser/table.ts';
import { watchedBy } from './dealing.ts';
import { watch } from './watch.ts';

/**
 * The longest task (ms) of the given number of accesses, from the first tap on; 0 if the browser reports no task of 50
 * ms or more.
 */
export async function accessLongestTaskMs(times: number): Promise<number> {
  const folder = temporaryFolder();
  await buildPages(folder);
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
  return longest;
}
