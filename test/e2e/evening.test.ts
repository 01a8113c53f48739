/**
 * One complete game with the app's real delays, tapped on both sides, with a trace, damage and steals guaranteed.
 * Nothing that either player is reading or has to see disappears automatically.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { faultsOf } from '../support/browser/looks.ts';
import {
  answer,
  button,
  discard,
  openHand,
  playUntil,
  press,
  read,
  type Seen,
  showCard,
  tapped,
} from '../support/browser/plainPlay.ts';
import { startServer } from '../support/browser/startServer.ts';
import { meetByLink, type Person, seatPerson, see, sitDown, takeDeckIn } from '../support/browser/table.ts';

/**
 * Ice that a poor Corp can rez: one piece traces and two do damage. Two of the agendas win the game for either side.
 */
const deck = {
  name: 'Short Evening',
  text: '# Short Evening\n13x Fetch 4.0.1\n15x Fatal Attractor\n17x Political Overthrow',
};
const plan = [
  ['Fatal Attractor', 'R&D'],
  ['Fatal Attractor', 'R&D'],
  ['Fetch 4.0.1', 'HQ'],
] as const;

let serving: Serving;
let [corp, runner]: Person[] = [];
const pageOf = (person: Person | undefined): Page => person!.phone.page;
const both = (): [Page, Page] => [pageOf(corp), pageOf(runner)];

beforeAll(async () => {
  serving = await startServer();
  const options = { hasty: false } as const;
  [corp, runner] = await Promise.all([
    seatPerson('Cora', { screen: 'small', ...options }),
    seatPerson('Rae', { screen: 'common', ...options }),
  ]);
  for (const person of [corp, runner]) await person.phone.context.addInitScript(watch);
  await pageOf(corp).goto(`http://localhost:${serving.port}/`);
  await takeDeckIn(corp, deck);
  await meetByLink([corp, runner]);
  await sitDown([corp, runner], 'Corp', { deck });
});

interface Watched {
  taps: number;
  /** Sheets that closed although the screen had not just been touched. */
  closedAlone: string[];
}
declare global {
  interface Window {
    seenByTest: Watched;
  }
}

/** In the page: counts taps, and sheets that close without one. */
function watch(): void {
  const seen: Watched = { taps: 0, closedAlone: [] };
  window.seenByTest = seen;
  let touched = false;
  const touch = ({ type }: Event): void => {
    if (type === 'pointerdown') seen.taps++;
    touched = true;
    // The effects of a tap are done before the next task.
    setTimeout(() => {
      touched = false;
    });
  };
  for (const kind of ['pointerdown', 'click', 'keydown']) addEventListener(kind, touch, { capture: true });
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
      if (node instanceof HTMLDialogElement && node.matches('.reads, .reveal') && !touched)
        seen.closedAlone.push(node.ariaLabel ?? '');
  }).observe(document, { childList: true, subtree: true });
}
const watched = (page: Page): Promise<Watched> => page.evaluate(() => window.seenByTest);

const asks = (seen: Seen, words: RegExp): boolean => seen.waits === null && words.test(seen.told);
const entry = async (page: Page): Promise<number> => (await read(page)).entry;

/** Completed steps of the Corp's plan, and which required things have been seen. */
const done = { installed: 0, runs: 0, reveals: 0 };

async function corpDoes(seen: Seen, page: Page): Promise<boolean> {
  // Cards that the plan still needs are not discarded, and agendas are kept so that they can be stolen.
  const kept = ['Political Overthrow', plan[done.installed]?.[0]];
  if (asks(seen, /Over the hand limit/)) return discard(page, (name) => kept.includes(name));
  if (asks(seen, /approaches unrezzed ice/)) {
    if ((await page.locator('.hand.open').count()) === 0) await tapped(page.locator('.event-line .eye'));
    return tapped(button(page, 'Rez '));
  }
  if (!asks(seen, /Your turn, \d action/) || seen.sheet !== null) return false;
  const hand = await openHand(page);
  const next = plan[done.installed];
  // However the deck is shuffled, there will soon be something to steal.
  if (!next) return !hand.includes('Political Overthrow') && tapped(button(page, 'Draw'));
  const [card, fort] = next;
  if (!hand.includes(card)) return tapped(button(page, 'Draw'));
  await showCard(page, card);
  if (await tapped(button(page, `Install ${card} on ${fort}`))) done.installed++;
  return true;
}

/** Runs once the ice is installed: through R&D's ice once, then wherever the agendas are. */
async function runnerDoes(seen: Seen, page: Page): Promise<boolean> {
  if (done.installed < plan.length || !seen.buttons.includes('Run…') || seen.waits !== null) return false;
  if (!(await tapped(button(page, 'Run…')))) return false;
  if (await tapped(button(page, done.runs === 0 ? 'R&D' : 'HQ'))) done.runs++;
  return true;
}

const does = (seen: Seen, page: Page): Promise<boolean> =>
  seen.sheet === 'Bids revealed' && done.reveals === 0
    ? stays()
    : page === pageOf(corp)
      ? corpDoes(seen, page)
      : runnerDoes(seen, page);

/** The result of the trace stays on both phones, while the game continues below it, until each player has seen it. */
async function stays(): Promise<boolean> {
  const reveals = both().map((page) => page.getByRole('dialog', { name: 'Bids revealed' }));
  for (const reveal of reveals) await reveal.waitFor();
  const [mine, theirs] = both();
  const before = await entry(mine);
  await press(theirs, 'Continue');
  await reveals[1]!.waitFor({ state: 'detached' });
  // The Runner continues and the Corp's own window passes automatically, while the sheet over its table stays.
  const goesOn = async (): Promise<number> => {
    await answer(theirs);
    return entry(mine);
  };
  await expect.poll(goesOn).toBeGreaterThan(before + 1);
  expect((await read(mine)).sheet).toBe('Bids revealed');
  done.reveals++;
  return tapped(button(mine, 'Continue'));
}

const play = (there: (corp: Seen, runner: Seen) => boolean): Promise<void> =>
  playUntil(both(), ([mine, theirs]) => there(mine as Seen, theirs as Seen), does);

test('the Corp builds, and its open sheets stay while the Runner moves', async () => {
  await play((_, theirs) => done.installed === plan.length && asks(theirs, /Your turn, 4 actions/));
  const [mine, theirs] = both();
  await press(mine, 'Record');
  const items = mine.getByRole('dialog', { name: 'Record' }).getByRole('listitem');
  const before = await items.count();
  const reading = (await items.nth(2).elementHandle())!;
  const sheet = mine.getByRole('dialog', { name: 'Record' });
  await sheet.evaluate((rises) => Promise.all(rises.getAnimations().map(({ finished }) => finished)));
  const y = (await reading.boundingBox())!.y;
  await press(theirs, '+1 bit');
  await expect.poll(() => items.count()).toBeGreaterThan(before);
  // New lines appear above the line being read, which stays in place.
  expect(Math.abs((await reading.boundingBox())!.y - y)).toBeLessThan(2);
});

test('a run through two pieces of ice takes at most 13 taps by the Runner and 4 by the Corp, whose sheet says when it is asked', async () => {
  const [mine, theirs] = both();
  const begun = await Promise.all(both().map(watched));
  await press(theirs, 'Run…');
  await press(theirs, 'R&D');
  done.runs++;
  // The record is still open; the question appears above it and moves nothing.
  const bar = mine.getByRole('dialog', { name: 'Record' }).getByRole('button', { name: /^Your decision/ });
  await bar.waitFor();
  expect(await bar.innerText()).toMatch(/Rae approaches unrezzed ice/);
  expect(await faultsOf(mine, 'record, your decision')).toEqual([]);
  await bar.tap();
  await play((_, { told, sheet }) => sheet === null && / stole |jacked out|Your turn, 2 actions/.test(told));
  const taps = (await Promise.all(both().map(watched))).map((now, at) => now.taps - begun[at]!.taps);
  console.log(`taps of a run through two pieces of ice: the Corp ${taps[0]}, the Runner ${taps[1]}`);
  expect(taps[0]).toBeLessThanOrEqual(4);
  expect(taps[1]).toBeLessThanOrEqual(13);
});

test('the game is played to its end: the trace stays until each player has seen it, and no sheet closes automatically', async () => {
  await play((mine, theirs) => [mine, theirs].every(({ sheet }) => sheet === 'The game is over'));
  expect(done.reveals).toBe(1);
  for (const person of [corp!, runner!]) {
    await see(person, 'Verified: every shuffle');
    await person.press('button', 'Look at the table');
    await person.press('button', 'Record');
    const record = await pageOf(person).getByRole('dialog', { name: 'Record' }).innerText();
    for (const what of [
      /^Trace \d, link 0: the trace /m,
      / (lost|loses?) .+, .+ and .+ to 3 Net damage from Fatal Attractor/,
      / (stole|steals?) Political Overthrow/,
    ])
      expect(record).toMatch(what);
    expect((await watched(pageOf(person))).closedAlone).toEqual([]);
    expect(person.errors).toEqual([]);
  }
});
