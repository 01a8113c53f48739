/**
 * Nothing is lost: one long game in which the phones are killed one after the other, at ten kinds of entry, and return
 * to the same question; then the link and the server fail. The steps share one game and build on each other.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { lock, unlock } from '../support/browser/lockScreen.ts';
import {
  bid,
  boardText,
  bothAtOne,
  button,
  coverHand,
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
import { bringDeck, meetByCode, type Person, seatPerson, see, takeDeckIn } from '../support/browser/table.ts';
import { traceDeck } from '../support/decks.ts';

let serving: Serving;
/** The host plays the Corp, the guest the Runner. */
let [corp, runner]: Person[] = [];

beforeAll(async () => {
  serving = await startServer();
  [corp, runner] = await Promise.all([
    seatPerson('Cora', { screen: 'small', installs: true }),
    seatPerson('Rae', { screen: 'common', installs: true }),
  ]);
  await Promise.all([corp, runner].map((person) => pageOf(person).goto(home())));
  await takeDeckIn(corp, traceDeck);
  await meetByCode([corp, runner]);
  for (const person of [corp, runner]) {
    await see(person, 'Who plays which side?');
    await pageOf(person).getByLabel('Your name').fill(person.name);
  }
  await bringDeck(corp, traceDeck);
});

const home = (): string => `http://localhost:${serving.port}/`;
const pageOf = (person: Person | undefined): Page => person!.phone.page;
const both = (): [Page, Page] => [pageOf(corp), pageOf(runner)];
const otherOf = (person: Person): Person => (person === corp ? runner! : corp!);
const clock = (what: string, since: number): void => console.log(`${what}: ${Date.now() - since} ms`);

/** Kills the browser and restarts it, through the home screen or at its last URL. */
async function dies(person: Person, way: 'home' | 'address' = 'home'): Promise<void> {
  const url = pageOf(person).url();
  const begun = Date.now();
  await person.phone.kill();
  const page = await person.phone.start();
  if (way === 'address') await page.goto(url);
  else {
    await page.goto(home());
    await press(page, 'Continue');
  }
  await page.locator('main.board').waitFor();
  clock(`${person.name} is back`, begun);
  const corner = await bothAtOne(...both());
  clock(`${person.name} is at one with the other at ${corner}`, begun);
}

/**
 * Kills the browser at a question for either player, and expects the same question afterwards, with no additional
 * entry.
 */
async function diesAndSeesTheSame(person: Person, way?: 'home' | 'address'): Promise<void> {
  for (const page of both()) await coverHand(page);
  const corner = await bothAtOne(...both());
  const before = await boardText(pageOf(person));
  await dies(person, way);
  expect((await read(pageOf(person))).corner).toBe(corner);
  // The last line of the record appears a moment after the table.
  await expect.poll(() => boardText(pageOf(person))).toBe(before);
}

/** The other phone is frozen before it can answer, and then killed; its answer is due when it comes back. */
async function diesOwing(person: Person, act: () => Promise<void>): Promise<void> {
  const other = pageOf(otherOf(person));
  const { entry } = await read(other);
  person.phone.freeze();
  try {
    await act();
    await expect.poll(async () => (await read(other)).entry).toBeGreaterThan(entry);
  } catch (error) {
    person.phone.thaw();
    throw error;
  }
  await dies(person);
}

const asked = (words: string | RegExp) => (seen: Seen) => seen.waits === null && new RegExp(words).test(seen.told);
const corpActs = asked(/^(?!.*starts\.$).*Your turn, \d action/);

/** Ice that the Corp can always afford. */
const traceIce = ['Fetch 4.0.1', 'Hunter'];
const traces = (name: string): boolean => traceIce.includes(name);

/** Plays simply on both phones until `there` is true; the Corp keeps its tracing ice. */
const play = (
  there: (corp: Seen, runner: Seen) => boolean,
  does: (seen: Seen, page: Page) => Promise<boolean> = async () => false,
): Promise<void> =>
  playUntil(
    both(),
    ([mine, theirs]) => there(mine as Seen, theirs as Seen),
    async (seen, page) =>
      asked('Over the hand limit')(seen) && page === pageOf(corp) ? discard(page, traces) : does(seen, page),
  );

describe('a killed phone returns to the same question', () => {
  test('while the phones shuffle', async () => {
    for (const page of both()) await press(page, 'Ready');
    await pageOf(runner).waitForURL(/#\/table\//);
    await dies(runner!);
    await play(corpActs);
  });

  test('at its own action', async () => {
    await play(corpActs);
    await diesAndSeesTheSame(corp!, 'address');
  });

  test('at the opponent’s action', async () => {
    await diesAndSeesTheSame(runner!, 'address');
  });

  test('while the opponent draws a card whose key it owes', async () => {
    const cards = async (): Promise<number> => (await openHand(pageOf(corp))).length;
    const before = await cards();
    await diesOwing(runner!, () => press(pageOf(corp), 'Draw'));
    await expect.poll(async () => (await read(pageOf(corp))).told).toMatch(/2 actions/);
    expect(await cards()).toBe(before + 1);
  });

  test('with too many cards in hand', async () => {
    await play(
      asked('Over the hand limit'),
      async (seen, page) => page === pageOf(corp) && corpActs(seen) && tap(page, 'Draw'),
    );
    await diesAndSeesTheSame(corp!);
  });

  test('while it looks at a card from R&D', async () => {
    await runOn('R&D', (_, theirs) => asked('You’re looking at a card from R&D')(theirs));
    await diesAndSeesTheSame(runner!);
  });

  test('while it owes its part of a random choice: which card from HQ is accessed', async () => {
    await runOn('HQ', (_, theirs) => asked('Last chance to jack out')(theirs));
    await bothAtOne(...both());
    const theirs = pageOf(runner);
    await diesOwing(corp!, () => press(theirs, 'Stay in'));
    await expect.poll(async () => (await read(theirs)).told).toMatch(/access|stole|gained/);
  });

  test('while it looks at the last card of an access, with nothing sent yet', async () => {
    // The result is sent with the last pass; until then the restarted phone asks the same question.
    await runOn('R&D', (_, theirs) => asked('You’re looking at a card from R&D')(theirs));
    await diesAndSeesTheSame(runner!, 'address');
  });

  test('when asked whether to rez', async () => {
    await getTraceIce();
    await runOn('HQ', asked('approaches unrezzed ice'));
    await diesAndSeesTheSame(corp!);
  });

  test('with its bid in a trace sealed, which it is not asked for again', async () => {
    // Without link, the phone would seal 0 automatically; a player who has set an order to stop is asked.
    await press(pageOf(runner), 'Table menu');
    await press(pageOf(runner), 'Ask me at every chance in this run');
    await press(pageOf(runner), 'Close');
    await openHandAtRun(pageOf(corp));
    await press(pageOf(corp), 'Rez ');
    const tracing = async (seen: Seen): Promise<boolean> => / traces /.test(seen.sheet ?? '');
    await play((seen) => / traces /.test(seen.sheet ?? ''), tracing);
    expect(await bid(pageOf(corp), 0)).toBe(true);
    const waits = async (): Promise<string | null> => (await read(pageOf(corp))).waits;
    await expect.poll(waits).toMatch(/is bidding in secret/);
    await diesAndSeesTheSame(corp!, 'address');
    expect(await waits()).toMatch(/is bidding in secret/);
    await expect.poll(() => pageOf(runner).locator('.envelope.corp').textContent()).toMatch(/sealed/);
    expect(await bid(pageOf(runner), 0)).toBe(true);
    for (const person of [corp!, runner!]) await see(person, /the trace succeeds/i);
  });
});

describe('play continues', () => {
  test('when a phone sleeps for six seconds, and the other says that it is away', async () => {
    await play(corpActs);
    const frozen = Date.now();
    runner!.phone.freeze();
    const away = pageOf(corp)
      .getByText(/\baway\b/)
      .first();
    await away.waitFor({ timeout: 6000 });
    clock('away is said', frozen);
    await new Promise((done) => setTimeout(done, Math.max(0, 6000 - (Date.now() - frozen))));
    runner!.phone.thaw();
    await away.waitFor({ state: 'detached' });
    await goesOn();
  });

  test('when both phones are locked and lose their sockets: visible again, they reconnect without a tap', async () => {
    await play(corpActs);
    for (const page of both()) await coverHand(page);
    const corner = await bothAtOne(...both());
    await lock(runner!.phone);
    await pageOf(corp)
      .getByText(/\baway\b/)
      .first()
      .waitFor();
    await lock(corp!.phone);
    const looked = Date.now();
    for (const { phone } of [corp!, runner!]) await unlock(phone);
    expect(await bothAtOne(...both())).toBe(corner);
    clock('both are linked again', looked);
    await goesOn();
  });

  test('without the server, and a killed phone reconnects once there is one again', async () => {
    const { port } = serving;
    await serving.close();
    await goesOn();
    serving = await startServer({ port });
    await dies(corp!);
    await goesOn();
  });

  test('to the end, although a phone is killed before the audit', async () => {
    await play(corpActs);
    await bothAtOne(...both());
    const [mine] = both();
    await press(mine, 'Table menu');
    await press(mine, 'Concede the game');
    await diesOwing(runner!, () => press(mine, 'Concede'));
    for (const person of [corp!, runner!]) await see(person, 'Verified: every shuffle');
    await bothAtOne(...both());
  });
});

async function tap(page: Page, name: string): Promise<boolean> {
  await tapped(button(page, name));
  return true;
}

/** Makes a few answers on both phones, until both logs are longer and equal. */
async function goesOn(): Promise<void> {
  const { entry } = await read(pageOf(corp));
  await play((mine, theirs) => Math.min(mine.entry, theirs.entry) > entry + 1);
  await bothAtOne(...both());
}

/** The Runner runs there once it is their turn. */
const runOn = (fort: string, there: (corp: Seen, runner: Seen) => boolean): Promise<void> =>
  play(
    there,
    async ({ sheet, buttons }, page) =>
      page === pageOf(runner) &&
      (sheet === 'Run on which fort?' ? tap(page, fort) : buttons.includes('Run…') && tap(page, 'Run…')),
  );

/** The Corp draws until it has tracing ice, and installs it on HQ. */
async function getTraceIce(): Promise<void> {
  let installed = false;
  await play(
    () => installed,
    async (seen, page) => {
      if (page !== pageOf(corp) || seen.waits !== null || !seen.buttons.includes('Draw')) return false;
      const ice = (await openHand(page)).find(traces);
      if (ice === undefined) return tap(page, 'Draw');
      await showCard(page, ice);
      installed = await tapped(button(page, `Install ${ice} on HQ`));
      return true;
    },
  );
}

/** During a run, the hand is opened from the event line. */
async function openHandAtRun(page: Page): Promise<void> {
  if ((await page.locator('.hand.open').count()) === 0) await page.locator('.event-line .eye').tap();
}
