/**
 * Nothing moves under the finger: what a sheet, a button and an open hand do automatically, and what they don't, on one
 * seat's boards and in a solo game.
 */
import type { CDPSession, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { lossSlip } from '../support/browser/browser.ts';
import { drawnAnew, settled } from '../support/browser/looks.ts';
import { button, openHand, press, read, showCard } from '../support/browser/plainPlay.ts';
import { startServer } from '../support/browser/startServer.ts';
import { type Person, seatPerson } from '../support/browser/table.ts';

let boards: Serving;
let ann: Person;

beforeAll(async () => {
  boards = await startServer({ dist: inject('pages') });
  ann = await seatPerson('Ann', { still: false });
});

const page = (): Page => ann.phone.page;
const told = async (): Promise<string> => (await read(page())).told;

async function sit(query: string): Promise<void> {
  await page().goto(`http://localhost:${boards.port}/board.html?${query}`);
  await page().locator('main.board').waitFor();
}

/** Starts counting taps, as the browser counts them. */
async function countTaps(): Promise<() => Promise<number>> {
  await page().evaluate(() => {
    window.taps = 0;
    addEventListener('pointerdown', () => window.taps++, { capture: true });
  });
  return () => page().evaluate(() => window.taps);
}

declare global {
  interface Window {
    taps: number;
  }
}

/** Advances Marine Arcology, which can then be scored; the hand stays open. */
async function advance(): Promise<void> {
  await openHand(page());
  // A single card is named on the button as far as it fits; the list has the full name.
  await press(page(), 'Advance');
  if ((await read(page())).sheet !== null) await press(page(), 'Advance Marine Arcology');
  await expect.poll(told).toMatch(/advanced a card/);
}

describe('a new button', () => {
  let clock: CDPSession;
  /** Stops or restarts the clock of all animations on the page. */
  const runs = (goes: boolean) => clock.send('Animation.setPlaybackRate', { playbackRate: goes ? 1 : 0 });

  beforeAll(async () => {
    clock = await ann.phone.context.newCDPSession(page());
    await clock.send('Animation.enable');
  });

  afterEach(() => runs(true));

  test('ignores both finger and key at first, and a moment later reacts to both', async () => {
    await sit('seat=0&scene=plainCorp');
    await settled(page());
    await runs(false);
    await press(page(), 'What can I do?');
    const draw = page().getByRole('dialog').getByRole('button', { name: /^Draw/ });
    const { x, y, width, height } = (await draw.boundingBox())!;
    const before = await told();
    await page().touchscreen.tap(x + width / 2, y + height / 2);
    await draw.focus();
    for (const key of ['Enter', 'Space']) await page().keyboard.press(key);
    expect([await told(), (await read(page())).sheet]).toEqual([before, 'What can I do?']);
    await runs(true);
    await settled(page());
    await draw.focus();
    await page().keyboard.press('Enter');
    await expect.poll(told).not.toBe(before);
  });

  test('ignores the second tap of a double tap on an answer', async () => {
    await sit('seat=1&scene=encounter');
    const fire = button(page(), 'Let both fire');
    const { x, y, width, height } = (await fire.boundingBox())!;
    await settled(page());
    await fire.tap();
    await runs(false);
    const after = page().locator('.run-choice');
    await expect.poll(() => after.textContent()).not.toMatch(/Let both fire/);
    const next = await told();
    await page().touchscreen.tap(x + width / 2, y + height / 2);
    expect(await told()).toBe(next);
    await runs(true);
  });

  test('ignores a double tap on *Score* when *Draw* takes its place as the hand is covered', async () => {
    await sit('seat=0&scene=ready');
    await advance();
    await settled(page());
    const { x, y, height } = (await button(page(), 'Score').boundingBox())!;
    await runs(false);
    await page().locator('.event-line .eye').tap();
    await expect.poll(() => button(page(), 'Score').count()).toBe(0);
    const before = await told();
    // The bar moves down slightly with the hand: at its lower edge, a finger meets both.
    await page().touchscreen.tap(x + 20, y + height - 8);
    expect(await told()).toBe(before);
  });

  test('ignores a tap meant for what was there before a notice appeared or disappeared', async () => {
    await sit('seat=0&scene=plainCorp');
    await settled(page());
    const past = async (name: string): Promise<void> => {
      const one = page().getByRole('button', { name }).first();
      const { x, y, width, height } = (await one.boundingBox())!;
      await page().touchscreen.tap(x + width / 2, y + height / 2);
      await one.evaluate((element: HTMLElement) => element.click());
      expect(await one.count()).toBe(1);
    };
    await runs(false);
    await page().evaluate(() => window.over('notices'));
    await past('Got it');
    await runs(true);
    await page().evaluate(() => window.over(null));
    await press(page(), 'Record');
    await page().evaluate(() => window.over('sheet'));
    await page().getByRole('dialog', { name: 'A sheet over it' }).waitFor();
    await settled(page());
    await runs(false);
    await page().evaluate(() => window.over(null));
    await page().getByRole('dialog', { name: 'A sheet over it' }).waitFor({ state: 'detached' });
    await past('Close');
  });

  test('is in each of several notices, none of which hides another', async () => {
    await sit('seat=0&scene=plainCorp');
    await page().evaluate(() => window.over('notices'));
    const read = page().getByRole('button', { name: 'Got it' });
    await expect.poll(() => read.count()).toBe(2);
    for (const left of [1, 0]) {
      await read.first().tap();
      await expect.poll(() => read.count()).toBe(left);
    }
  });
});

describe('the most likely action is the first button', () => {
  const bar = () => page().locator('.actions.four button');
  const first = async (): Promise<string> => (await bar().first().innerText()).replace(/\s+/g, ' ');

  test('an agenda that is ready is scored with one tap from the open hand, and a covered hand reveals nothing about it', async () => {
    await sit('seat=0&scene=ready');
    expect(await first()).toMatch(/^Draw/);
    await advance();
    expect(await first()).toMatch(/^Score Marine 2 points, 5 of 7/);
    await page().locator('.event-line .eye').tap();
    expect(await page().locator('main').innerText()).not.toMatch(/Score|Arcology/);
    await openHand(page());
    const taps = await countTaps();
    await bar().first().tap();
    await expect.poll(told).toMatch(/scored Marine Arcology/);
    expect(await taps()).toBe(1);
  });

  test('says that it wins, or that several agendas are ready', async () => {
    await sit('seat=0&scene=readyToWin');
    await advance();
    expect(await first()).toMatch(/^Score Marine and win 2 points, 7 of 7/);
    await sit('seat=0&scene=readyTwo');
    await advance();
    expect(await first()).toMatch(/^Score… 2 ready/);
    await bar().first().tap();
    const offered = page().getByRole('dialog').locator('.moves b');
    expect(await offered.allTextContents()).toEqual(['Score Marine Arcology', 'Score Hostile Takeover']);
  });

  test('comes first in its fort’s sheet, where advancing a card that has all it needs says so', async () => {
    await sit('seat=0&scene=ready');
    await advance();
    await press(page(), 'Fort 1');
    const words = async (): Promise<string> =>
      (await page().getByRole('dialog').locator('.moves .words').first().innerText()).replace(/\s+/g, ' ');
    expect(await words()).toBe('Score Marine Arcology free, brings you to 5 of 7');
    const after = page().getByRole('dialog').locator('.moves .words').nth(1);
    expect(await after.innerText()).toMatch(/^Advance Marine Arcology\s+not needed: it has 3 counters$/);
  });

  test('a card in the open hand is installed with two taps', async () => {
    await sit('seat=1&scene=plainRunner');
    await openHand(page());
    const taps = await countTaps();
    await showCard(page(), 'Jackhammer');
    await press(page(), 'Install Jackhammer');
    await expect.poll(told).toMatch(/installed Jackhammer/);
    expect(await taps()).toBe(2);
  });

  test('*More…* opens a list, and leaves the hand covered', async () => {
    await sit('seat=0&scene=plainCorp');
    await button(page(), 'More…').tap();
    await page()
      .getByRole('dialog')
      .getByRole('button', { name: /^Peek at your cards/ })
      .waitFor();
    await press(page(), 'Close');
    expect(await page().locator('.hand.open').count()).toBe(0);
  });

  test('a card is advanced with two taps while the hand is covered, and with one while it is open', async () => {
    await sit('seat=0&scene=ready');
    const taps = await countTaps();
    await press(page(), 'Advance…');
    await press(page(), 'Advance Marine Arcology');
    await expect.poll(told).toMatch(/advanced a card/);
    expect(await taps()).toBe(2);
    await sit('seat=0&scene=ready');
    await openHand(page());
    const more = await countTaps();
    await press(page(), 'Advance');
    await expect.poll(told).toMatch(/advanced a card/);
    expect(await more()).toBe(1);
  });

  test('a move that takes three actions asks for confirmation', async () => {
    await sit('seat=0&scene=marksCorp');
    await press(page(), '+1 bit');
    await press(page(), 'Everything you have');
    const before = await told();
    await press(page(), 'Remove all virus counters');
    await page().getByText('You forgo your next 3 actions.').waitFor();
    await press(page(), 'Not now');
    expect(await told()).toBe(before);
    await press(page(), 'Everything you have');
    await press(page(), 'Remove all virus counters');
    await page()
      .getByRole('dialog', { name: /\?$/ })
      .getByRole('button', { name: /^Remove all/ })
      .tap();
    await expect.poll(told).not.toBe(before);
  });
});

describe('a grey button gives its reason', () => {
  /** Playwright's own taps treat grey buttons as disabled. */
  const grey = (name: string) =>
    page()
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .tap({ force: true });

  test('below itself, with ways to allow the move now', async () => {
    await sit('seat=1&scene=poorRunner');
    await openHand(page());
    await showCard(page(), 'Black Dahlia');
    await settled(page());
    await grey('Install Black Dahlia');
    // Game terms are buttons, each of which the browser puts on its own line.
    const said = (await page().getByRole('dialog').locator('.reason').innerText()).replace(/\s+/g, ' ');
    expect(said).toMatch(/costs 10 bits/);
    expect(said).toContain('3 more bits: +1 bit takes 3 of your 4 actions, and this takes the last.');
    expect(said).toContain('Or play Livewire’s Contacts from your hand: you gain 3 bits for 1 action.');
    // The sheet has moved up to show all of it.
    await drawnAnew(page());
    await grey('Install Black Dahlia');
    await expect.poll(() => page().getByRole('dialog').locator('.reason').count()).toBe(0);
    await press(page(), '+1 bit');
    await expect.poll(told).toMatch(/3 actions/);
  });

  test('as a sheet in the bar of four, which moves nothing', async () => {
    await sit('seat=1&scene=poorRunner');
    await settled(page());
    await grey('Remove tag');
    await page().getByRole('dialog', { name: 'Remove a tag: not now' }).waitFor();
    expect(await page().getByRole('dialog').locator('.reason').innerText()).toMatch(/tag/);
  });
});

describe('when the opponent acts', () => {
  const happens = (): Promise<void> => page().evaluate(() => window.happen());

  test('a list of moves closes as soon as one of them is no longer legal, and says why until the next touch', async () => {
    await sit('seat=1&scene=plainRunner&happened=over&later');
    await press(page(), 'Run…');
    await page().getByRole('dialog', { name: 'Run on which fort?' }).waitFor();
    await happens();
    const line = page().getByText('That is no longer possible: Mina concedes.', { exact: true });
    await line.and(page().locator('.toast')).waitFor();
    expect((await read(page())).sheet).toBeNull();
    await page().keyboard.press('Shift');
    await page().locator('.toast').waitFor({ state: 'detached' });
  });

  test.each(['Record', 'HQ', 'Everything you have'])('the sheet of %s stays', async (name) => {
    await sit('seat=1&scene=plainRunner&happened=over&later');
    await press(page(), name);
    const { sheet } = await read(page());
    expect(sheet).not.toBeNull();
    await happens();
    await expect.poll(told).toMatch(/Mina concedes/);
    expect((await read(page())).sheet).toBe(sheet);
  });

  test('the result of a trace waits until an open sheet is closed', async () => {
    await sit('seat=1&scene=plainRunner&happened=trace&later');
    await press(page(), 'Record');
    await happens();
    await press(page(), 'Bids revealed');
    await page().getByRole('dialog', { name: 'Bids revealed' }).waitFor();
    await press(page(), 'Continue');
    expect((await read(page())).sheet).toBeNull();
  });
});

describe('a sheet that the browser closes', () => {
  const closes = (): Promise<void> =>
    page()
      .locator('dialog[open]')
      .evaluate((one: HTMLDialogElement) => one.close());

  test('counts as closed by the player, who can open it again', async () => {
    await sit('seat=0&scene=plainCorp');
    for (const _ of [1, 2]) {
      await press(page(), 'Record');
      await page().getByRole('dialog', { name: 'Record' }).waitFor();
      await closes();
      await expect.poll(async () => (await read(page())).sheet).toBeNull();
    }
  });

  test('reopens if it must not be closed', async () => {
    await sit('seat=0&scene=plainCorp');
    await page().evaluate(() => window.over('sheet'));
    await closes();
    await expect.poll(async () => (await read(page())).sheet).toBe('A sheet over it');
  });

  test('counts as closed by the player if it shows the result of a trace', async () => {
    await sit('seat=1&scene=plainRunner&happened=trace&later');
    await page().evaluate(() => window.happen());
    await page().getByRole('dialog', { name: 'Bids revealed' }).waitFor();
    await closes();
    await press(page(), 'Record');
    await page().getByRole('dialog', { name: 'Record' }).waitFor();
  });
});

test('the slip that names a loss ignores all keys except Escape', async () => {
  await page().removeLocatorHandler(lossSlip(page()));
  await sit('seat=1&scene=plainRunner&happened=loss');
  const slip = page().locator('.lately.stays');
  await slip.waitFor();
  for (const key of ['Tab', 'Shift', 'a']) await page().keyboard.press(key);
  await settled(page());
  expect(await slip.count()).toBe(1);
  await page().keyboard.press('Escape');
  await expect.poll(() => slip.count()).toBe(0);
});

describe('an open hand', () => {
  const isOpen = async (): Promise<boolean> => (await page().locator('.hand.open').count()) === 1;

  /** While the test controls the page's clock, Playwright's own taps never settle. */
  const click = (name: string): Promise<void> =>
    button(page(), name).evaluate((element: HTMLElement) => element.click());

  test('is covered 60 s after the last touch in its player’s turn, but never under an open sheet', async () => {
    await page().clock.install();
    await sit('seat=0&scene=plainCorp');
    await openHand(page());
    await settled(page());
    await page().clock.runFor(59_000);
    await page().keyboard.press('Shift');
    await page().clock.runFor(59_000);
    expect(await isOpen()).toBe(true);
    await click('Record');
    await page().clock.runFor(120_000);
    await settled(page());
    expect((await read(page())).sheet).toBe('Record');
    expect(await isOpen()).toBe(true);
    await click('Close');
    await page().clock.runFor(59_000);
    expect(await isOpen()).toBe(true);
    await page().clock.runFor(2000);
    expect(await isOpen()).toBe(false);
  });

  test('stays open if there is no opponent at the table', async () => {
    await sit('seat=0&scene=plainCorp&alone');
    await openHand(page());
    await page().clock.runFor(120_000);
    expect(await isOpen()).toBe(true);
  });
});

describe('in a solo game, in every sheet,', () => {
  let app: Serving;
  let cy: Person;
  const own = (): Page => cy.phone.page;

  beforeAll(async () => {
    app = await startServer();
    cy = await seatPerson('Cy', { hasty: false });
    await own().goto(`http://localhost:${app.port}/#/begin/goldfish`);
    await cy.press('button', 'Deal');
    await own().locator('main.board').waitFor();
    await openHand(own());
  });

  const sheets: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['Record', () => press(own(), 'Record')],
    ['What can I do?', () => press(own(), 'More…')],
    ['Table menu', () => press(own(), 'Table menu')],
    ['HQ', () => press(own(), 'HQ')],
    ['You, the Corp', () => press(own(), 'Everything you have')],
    [
      'a card of the hand',
      () =>
        own()
          .locator('.hand.open .hand-card')
          .first()
          .tap({ position: { x: 10, y: 30 } }),
    ],
    ['Advance: not now', () => settled(own()).then(() => button(own(), 'Advance').tap({ force: true }))],
    ['Concede the game?', () => concedes()],
  ];

  async function concedes(): Promise<void> {
    await press(own(), 'Table menu');
    await press(own(), 'Concede the game');
  }

  const grip = (): Promise<{ x: number; y: number }> =>
    own()
      .locator('dialog[open] .grip')
      .boundingBox()
      .then((box) => ({ x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }));

  /** Switches to another app and back. */
  const hideAndShow = (): Promise<void> =>
    own().evaluate(() => {
      for (const state of ['hidden', 'visible']) {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
        document.dispatchEvent(new Event('visibilitychange'));
      }
    });

  async function swipe(): Promise<void> {
    const { x, y } = await grip();
    const finger = await cy.phone.context.newCDPSession(own());
    const at = (dy: number) => [{ x, y: y + dy }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (const dy of [40, 120, 220])
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(dy) });
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await finger.detach();
  }

  test.each(sheets.map(([name, open]) => ({ name, open })))(
    '$name: hiding the app, a swipe, the back button and a double tap do nothing twice and lose nothing; Back closes it',
    async ({ open }) => {
      const state = async () => {
        const { corner, sheet } = await read(own());
        return { corner, sheet, hand: await own().locator('.hand.open').count() };
      };
      await open();
      await expect.poll(async () => (await state()).sheet).not.toBeNull();
      const before = await state();
      await hideAndShow();
      expect(await state()).toEqual(before);
      await swipe();
      expect(await state()).toEqual(before);
      await own().goBack();
      await expect.poll(state).toEqual({ ...before, sheet: null });
      await settled(own());
      await open();
      await expect.poll(state).toEqual(before);
      await settled(own());
      const { x, y } = await grip();
      for (let taps = 0; taps < 2; taps++) await own().touchscreen.tap(x, y);
      await own().locator('dialog[open]').waitFor({ state: 'detached' });
      expect(await state()).toEqual({ ...before, sheet: null });
    },
  );

  test('Back leaves if no sheet is open, however many were open before; on return, none is open', async () => {
    for (const title of ['HQ', 'Record', 'HQ']) {
      await press(own(), title);
      await settled(own());
      await button(own(), 'Close').tap();
      await own().locator('dialog[open]').waitFor({ state: 'detached' });
      await settled(own());
    }
    await own().goBack();
    await own().getByRole('link', { name: 'Continue' }).tap();
    await own().locator('main.board').waitFor();
    // A sheet that leads elsewhere.
    await press(own(), 'Table menu');
    await settled(own());
    await press(own(), 'Leave the table');
    await own().getByRole('button', { name: 'Continue' }).waitFor();
    await own().goBack();
    await own().locator('main.board').waitFor();
    expect(await own().locator('dialog[open]').count()).toBe(0);
  });
});
