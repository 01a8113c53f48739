/** Figures for a single phone: how long it takes to open a list of many past games, and a lesson on a slow phone. */
import { putPastGames } from '../support/browser/pastGames.ts';
import { seatPerson } from '../support/browser/table.ts';
import { median } from './dealing.ts';

const GAMES = 500;

/** Time from navigating to the list from another page until its rows and their count are shown. */
export async function pastGamesMs(base: string, times: number): Promise<number> {
  const person = await seatPerson('Ann');
  const { page } = person.phone;
  await page.goto(base);
  await putPastGames(page, GAMES);
  const took: number[] = [];
  for (let time = 0; time < times; time++) {
    await page.goto(`${base}#/more`);
    await page.reload();
    await page.getByRole('heading', { name: 'More' }).waitFor();
    took.push(
      await page.evaluate(async (words) => {
        const begun = performance.now();
        location.hash = '#/past';
        while (!document.querySelector('.past-row') || document.querySelector('.how-many-games')?.textContent !== words)
          await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        return performance.now() - begun;
      }, `${GAMES} games`),
    );
  }
  await person.phone.close();
  return median(took);
}

/**
 * Time from tapping the first game until its table with the coach is shown, in a page that has just reached *Learn*, on
 * a slow processor.
 */
export async function lessonStartMs(base: string, times: number, slower: number): Promise<number> {
  const person = await seatPerson('Ann');
  const { page } = person.phone;
  const cdp = await page.context().newCDPSession(page);
  const took: number[] = [];
  for (let time = 0; time < times; time++) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto('about:blank');
    await page.goto(`${base}#/learn`);
    await page.getByRole('heading', { name: 'A first game' }).waitFor();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
    took.push(
      await page.evaluate(async () => {
        const begun = performance.now();
        document.querySelector<HTMLElement>('a[href="#/learn/runner"]')?.click();
        while (!document.querySelector('.coach') || !document.querySelector('.board'))
          await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
        return performance.now() - begun;
      }),
    );
  }
  await person.phone.close();
  return median(took);
}
