/** A Game Master with six players, each in a real browser, and the logs of six sessions. */
import { versionOf } from '../../src/peer/match/agreement.ts';
import { trenchcoat } from '../../src/rules/trenchcoat/index.ts';
import { beginTable, seatOf } from '../support/browser/group.ts';
import { type Person, seatPerson } from '../support/browser/table.ts';
import { beginEvening } from '../support/browser/trenchcoat.ts';
import { testSigner } from '../support/duel.ts';
import { peerEvening } from '../support/trenchcoat/evening.ts';
import { leadEvening } from '../support/trenchcoat/randomEvening.ts';
import { bundled } from './bundled.ts';
import { busyOf, changeAfter, median, watchedBy } from './dealing.ts';
import type { Figure } from './figure.ts';
import { type StoredGame, storedOf } from './storedGame.ts';
import { watch } from './watch.ts';

type Measured = Pick<Figure, 'name' | 'unit'> & { readonly value: number };

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay'];
const CALLS = 5;
/** In all six sessions combined. */
const TESTS = 1000;
const TIMES = 5;
const IDLE_AFTER_MS = 15_000;
const IDLE_MS = 120_000;

export async function measureGroup(base: string): Promise<Measured[]> {
  return [...(await liveTable(base)), ...(await resumedTable(base))];
}

async function seated(name: string): Promise<Person> {
  const person = await seatPerson(name, { screen: 'small' });
  await person.phone.context.addInitScript(watch);
  return person;
}

async function liveTable(base: string): Promise<Measured[]> {
  const gm = await seated('Mina');
  const players: Person[] = [];
  for (const name of NAMES) players.push(await seated(name));
  await beginTable(base, gm, players);
  const seats: number[] = [];
  for (const name of [...NAMES, ...NAMES]) seats.push(await seatMs(gm, name));
  await gm.press('button', 'All');
  const halves: number[] = [];
  for (let call = 0; call < CALLS; call++) halves.push(await callMs(gm, players));
  const six = await idleMs(gm);
  for (const { phone } of players) await phone.close();
  await gm.phone.close();
  const pair = [await seated('Mina'), await seated('Ann')] as const;
  await beginEvening(pair, base);
  const one = await idleMs(pair[0]);
  for (const { phone } of pair) await phone.close();
  return [
    { name: 'e2e.group_call_to_halves_ms', value: median(halves), unit: 'ms' },
    { name: 'app.group_seat_ms', value: median(seats), unit: 'ms' },
    { name: 'app.group_idle_ms_per_min', value: six, unit: 'ms' },
    { name: 'app.group_idle_ratio', value: six / one, unit: '' },
  ];
}

/** Time from the tap on a seat to the frame after its board is drawn. */
async function seatMs({ phone: { page } }: Person, name: string): Promise<number> {
  const began = await page.evaluate((at) => {
    const now = performance.now();
    document.querySelectorAll<HTMLElement>('.group-cell')[at]?.click();
    return now;
  }, NAMES.indexOf(name) + 1);
  // Checks once a frame; true once the previous frame has drawn it.
  const shown = await page.waitForFunction(
    (words) => document.querySelector('main.trench h1')?.textContent?.endsWith(words) === true && performance.now(),
    ` ${name}`,
  );
  return ((await shown.jsonValue()) as number) - began;
}

/**
 * Machine time for a call to six players: until every phone asks, and from the last roll until all halves are there.
 */
async function callMs(gm: Person, players: readonly Person[]): Promise<number> {
  const { page } = gm.phone;
  await gm.press('button', 'Call a test');
  await gm.press('button', 'Perception');
  await gm.press('button', 'Call ');
  const rolls = players.map((player) => player.phone.page.getByRole('button', { name: /^Roll 5f/ }));
  for (const roll of rolls) await roll.waitFor();
  const called = (await watchedBy(gm)).taps.findLast(({ words }) => words.startsWith('Call '))?.at ?? Number.NaN;
  const asked = await Promise.all(players.map(async (player) => changeAfter(await watchedBy(player), called)));
  for (const roll of rolls) await roll.tap();
  await page.waitForFunction((count) => document.querySelectorAll('.crew-quality').length === count, players.length);
  const shown = await page.evaluate(() => performance.timeOrigin + performance.now());
  const taps = await Promise.all(players.map(async (player) => (await watchedBy(player)).taps.at(-1)?.at ?? 0));
  const choices = page.getByRole('button', { name: /^(Ignore|Failure)$/ });
  while ((await choices.count()) > 0) await choices.first().tap();
  await gm.press('button', 'Tell ');
  await gm.press('button', 'Done');
  return Math.max(...asked) + (shown - Math.max(...taps));
}

/** Processor time of the page while no one acts. */
async function idleMs({ phone: { page } }: Person): Promise<number> {
  await new Promise((wake) => setTimeout(wake, IDLE_AFTER_MS));
  const busyMs = await busyOf(page);
  const before = await busyMs();
  await new Promise((wake) => setTimeout(wake, IDLE_MS));
  return ((await busyMs()) - before) * (60_000 / IDLE_MS);
}

/** The Game Master's phone opens six long sessions together. */
async function resumedTable(base: string): Promise<Measured[]> {
  const games: StoredGame[] = [];
  for (const at of NAMES.keys()) {
    const evening = await peerEvening({ seed: at + 1, signers: [await testSigner(1, 0), await testSigner(at + 1, 1)] });
    await leadEvening(evening, at + 1, Math.ceil(TESTS / NAMES.length), 'no');
    games.push({ ...(await storedOf(evening.duel, 1)), rules: versionOf(trenchcoat) });
  }
  const { phone } = await seated('Mina');
  const { page } = phone;
  await page.goto(base);
  await page.evaluate(await bundled('putGame.ts'));
  for (const [at, game] of games.entries())
    await page.evaluate(([name, game]) => window.putGame(name, game), [`bench${at}`, game] as const);
  const took: number[] = [];
  for (let time = 0; time <= TIMES; time++) {
    await page.goto('about:blank');
    await page.goto(`${base}#/group/AAAAAA`);
    await page.waitForFunction((count) => document.querySelectorAll('.crew-row').length === count, games.length);
    const ms = await page.evaluate(() => performance.now());
    // The first time, the browser still has to fetch the code.
    if (time > 0) took.push(ms);
  }
  await seatOf({ phone } as Person, 'All').waitFor();
  await phone.close();
  return [{ name: 'app.group_resume_ms', value: median(took), unit: 'ms' }];
}
