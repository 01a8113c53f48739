/** Two phones that pair and are dealt a game, for the benchmark. */
import type { Page } from 'playwright-core';
import { joinByLink, openRoom, type Person, seatPerson } from '../support/browser/table.ts';
import { bundled } from './bundled.ts';
import type { StoredGame } from './storedGame.ts';
import { type Watched, watch } from './watch.ts';

export const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export async function twoPhones(): Promise<[Person, Person]> {
  const people = await Promise.all([seatPerson('Ann', { screen: 'small' }), seatPerson('Bob', { screen: 'common' })]);
  for (const { phone } of people) await phone.context.addInitScript(watch);
  return people as [Person, Person];
}

export function watchedBy(person: Person): Promise<Watched> {
  return person.phone.page.evaluate(() => window.watched);
}

/** Time from the guest opening the link to the first question on both screens; both tap Ready as soon as possible. */
export async function pairUp(
  base: string,
  host: Person,
  guest: Person,
): Promise<{ ms: number; readyMs: number; longestTaskMs: number }> {
  await host.phone.page.goto(base);
  const { link } = await openRoom(host);
  const begun = Date.now();
  await joinByLink(guest, link);
  await Promise.all([host.press('button', 'Ready'), guest.press('button', 'Ready')]);
  const ready = Date.now();
  const seen = await Promise.all([host, guest].map(dealt));
  const longTasks = seen.flatMap(({ longTasks }) => longTasks).filter(({ at, ms }) => at + ms > ready);
  return {
    ms: Math.max(...seen.map(firstCorner)) - begun,
    /** Time from the second tap on Ready. */
    readyMs: Math.max(...seen.map(firstCorner)) - ready,
    longestTaskMs: Math.max(0, ...longTasks.map(({ ms }) => ms)),
  };
}

export async function dealt(person: Person): Promise<Watched> {
  await person.phone.page.getByRole('region', { name: 'Forts' }).waitFor();
  await person.phone.page.waitForFunction(() => window.watched.frames.some(({ corner }) => corner !== ''));
  // A long task is reported after it ends, and the first render may be one.
  await new Promise((wake) => setTimeout(wake, 500));
  return watchedBy(person);
}

export function firstCorner({ frames }: Watched): number {
  return frames.find(({ corner }) => corner !== '')?.at ?? Number.NaN;
}

/** Milliseconds from the given time to the first frame with a different corner. */
export function changeAfter({ frames }: Watched, then: number): number {
  const before = frames.findLast(({ at }) => at < then)?.corner;
  return (frames.find(({ at, corner }) => at >= then && corner !== before)?.at ?? Number.NaN) - then;
}

/**
 * How long a page takes to open, measured several times; `until`: what it waits for, by default the table. The game was
 * played in this process by the same code; its bytes reach the browser through the app's own store. The other phone is
 * away.
 */
export async function opened(
  base: string,
  game: StoredGame,
  times: number,
  until = () => window.watched.frames.some(({ corner }) => corner !== ''),
  slower = 1,
): Promise<Watched[]> {
  const person = await seatPerson('Ann');
  const { page } = person.phone;
  await person.phone.context.addInitScript(watch);
  await page.goto(base);
  await page.evaluate(await bundled('putGame.ts'));
  await page.evaluate((game) => window.putGame('bench', game), game);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const all: Watched[] = [];
  for (let time = 0; time <= times; time++) {
    await page.goto('about:blank');
    await page.goto(`${base}#/table/bench`);
    await page.waitForFunction(until);
    // The first time, the browser still has to fetch the code.
    if (time > 0) all.push(await watchedBy(person));
  }
  await person.phone.close();
  return all;
}

/** Returns a function that reports the processor time (ms) used by a page's main thread so far. */
export async function busyOf(page: Page): Promise<() => Promise<number>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}
