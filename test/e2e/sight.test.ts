/**
 * Everything public at a table is visible on both phones, and nothing else is revealed to anyone: tested by taps on one
 * seat's board.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { lossSlip, touchAway } from '../support/browser/browser.ts';
import { settled } from '../support/browser/looks.ts';
import { button, openHand, showCard } from '../support/browser/plainPlay.ts';
import { startServer } from '../support/browser/startServer.ts';
import { type Person, seatPerson } from '../support/browser/table.ts';

let boards: Serving;
let ann: Person;

beforeAll(async () => {
  boards = await startServer({ dist: inject('pages') });
  ann = await seatPerson('Ann');
  await ann.phone.page.removeLocatorHandler(lossSlip(ann.phone.page));
});

async function sit(query: string, [width, height]: readonly [number, number] = [360, 640]): Promise<Page> {
  const { page } = ann.phone;
  await page.setViewportSize({ width, height });
  await page.goto(`http://localhost:${boards.port}/board.html?${query}`);
  await page.locator('main.board').waitFor();
  return page;
}

/** Whether it is entirely on screen, with nothing over its middle. */
const inSight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && element.contains(over);
  }, selector);

test.each([0, 1])('in a run, a resource shows its emblem, its bits and its name in full at seat %i', async (seat) => {
  for (const size of [
    [360, 640],
    [390, 844],
  ] as const) {
    const page = await sit(`seat=${seat}&scene=contract`, size);
    const beyond = await page.locator('.tile.rig').evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const { top, bottom } = tile.getBoundingClientRect();
        return [...tile.children]
          .filter((part) => part.getBoundingClientRect().top < top || part.getBoundingClientRect().bottom > bottom)
          .map(({ outerHTML }) => outerHTML);
      }),
    );
    expect(beyond).toEqual([]);
  }
});

test.each([
  ['Corp, of many numbers,', 'seat=0&scene=trace'],
  ['Runner', 'seat=1&until=sealed'],
  ['Runner, of four base link cards,', 'seat=1&scene=links'],
])('in a trace, the %s sees everything a bid is made from, and the button, without scrolling', async (_, query) => {
  for (const size of [
    [360, 640],
    [390, 844],
  ] as const) {
    const page = await sit(query, size);
    await button(page, 'Make your bid').tap();
    await page.locator('.bidding').waitFor();
    await settled(page);
    const [whole, seen] = await page
      .locator('dialog[open]')
      .evaluate((sheet) => [sheet.scrollHeight, sheet.clientHeight] as const);
    expect(whole).toBeLessThanOrEqual(seen);
    expect(await inSight(page, '.bidding .footing button')).toBe(true);
  }
});

describe('a choice', () => {
  test('of many numbers is a row of them, and a button says which one is chosen', async () => {
    const page = await sit('seat=1&until=cut&any', [320, 568]);
    const sheet = page.getByRole('dialog', { name: 'Cut R&D?' });
    await sheet.locator('.numbers').waitFor();
    for (const [width, height] of [
      [320, 568],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await settled(page);
      expect(await inSight(page, '.choose .footing button')).toBe(true);
      expect(await sheet.getByRole('button', { name: /^Choose/ }).getAttribute('aria-disabled')).toBe('true');
    }
    await button(page, '3').tap();
    await button(page, 'Choose 3').tap();
    await sheet.waitFor({ state: 'detached' });
  });

  test('of a fort for ice that moves says how much ice each has', async () => {
    const page = await sit('seat=0&until=moveFort&any');
    const sheet = page.getByRole('dialog', { name: 'Move it to which fort?' });
    for (const words of await sheet.locator('.moves button').allTextContents()) expect(words).toMatch(/(no|\d+) ice$/);
    expect(await sheet.locator('.moves button').count()).toBeGreaterThan(2);
  });

  test('of a place among ice says what is next to it', async () => {
    const page = await sit('seat=0&until=movePlace&any');
    const sheet = page.getByRole('dialog', { name: 'Move it where?' });
    for (const words of await sheet.locator('.moves button').allTextContents()) expect(words).toMatch(/(out|in)side ./);
    expect(await sheet.locator('.moves button').count()).toBeGreaterThan(0);
  });
});

describe('during a run', () => {
  test.each([
    [360, 640],
    [320, 568],
  ] as const)('at %i by %i, both players’ numbers, the breakers and the choice are all in view', async (...size) => {
    const page = await sit('seat=1&scene=encounter', size);
    await settled(page);
    for (const place of ['.strip', '.rig-card', '.run-choice .main button', '.step.here .step-head'])
      expect(await inSight(page, place), place).toBe(true);
    // The chosen breaker is framed, and tapping its tile opens its card.
    await page.locator('.rig-tiles .chosen button').tap();
    await page.locator('dialog.sheet[open] article.page').waitFor();
  });

  test('a tap on the numbers explains both players’, and leads to both discard piles', async () => {
    const page = await sit('seat=0&scene=encounter');
    const strip = page.locator('.strip');
    await strip.tap();
    const sheet = page.locator('dialog[open]');
    await sheet.getByText('agenda points: 7 to win').first().waitFor();
    await sheet.locator('.to-pile', { hasText: 'Rae’s trash' }).tap();
    expect(await page.locator('dialog.piles .fallen-row').count()).toBe(2);
    await page.locator('.piles-switch button', { hasText: 'Archives' }).tap();
    await page.locator('dialog.piles h2', { hasText: 'Archives' }).waitFor();
    // Face-down cards there are revealed only to their owner, and not while the hand is covered.
    expect(await page.locator('.fallen-row.down').count()).toBe(2);
    expect(await page.locator('dialog.piles').textContent()).not.toContain('Filter');
  });
});

test('the search in a pile hides cards that do not match, and says if none does', async () => {
  const page = await sit('seat=1&scene=plainRunner');
  await page.locator('.beside.trash').tap();
  const rows = page.locator('.fallen-row');
  expect(await rows.count()).toBe(2);
  await page.getByLabel('Search by name, type or text').fill('livewire');
  expect(await rows.count()).toBe(2);
  await page.getByLabel('Search by name, type or text').fill('nothing like it');
  await page.getByText('No card here matches.').waitFor();
  expect(await rows.count()).toBe(0);
});

test('a card added on top of a pile leaves the rows being read in place', async () => {
  const page = await sit('seat=1&scene=plainRunner&happened=trashed&later', [360, 400]);
  await page.locator('.beside.trash').tap();
  const rows = page.locator('.fallen li');
  await settled(page);
  await rows.evaluateAll((all) => {
    for (const [at, row] of all.entries()) row.setAttribute('data-was', String(at));
  });
  const last = rows.last();
  await last.scrollIntoViewIfNeeded();
  const stood = await last.boundingBox();
  await page.evaluate(() => window.happen());
  await page.locator('.fallen-row', { hasText: 'Codecracker' }).waitFor();
  expect(await rows.evaluateAll((all) => all.map((row) => row.getAttribute('data-was')))).toEqual([null, '0', '1']);
  expect(Math.abs(((await last.boundingBox())?.y ?? 0) - (stood?.y ?? 0))).toBeLessThan(1);
});

test('damage stays in view for ten seconds, with every lost card by name, unless it is touched', async () => {
  const page = await sit('seat=0&scene=plainCorp');
  await page.clock.install();
  await sit('seat=0&scene=plainCorp&happened=loss');
  await page.clock.runFor(100);
  const slip = page.locator('.lately.stays');
  for (const words of ['4 meat damage', 'Inside Job', 'Score!', 'Shaka', 'Pile Driver', 'Rae’s hand'])
    expect(await slip.textContent()).toContain(words);
  // By now everything else has passed automatically.
  await page.clock.runFor(9000);
  const places = await page.evaluate(() =>
    ['.plate.own .turn-line', '.lately'].map((place) => {
      const { x, y, width } = document.querySelector(place)!.getBoundingClientRect();
      return [x + width / 2, y + 20] as const;
    }),
  );
  const [elsewhere, itself] = places as [readonly [number, number], readonly [number, number]];
  await settled(page);
  await page.touchscreen.tap(...elsewhere);
  await page.locator('dialog[open]').waitFor();
  expect(await slip.count()).toBe(1);
  // A new button does not act immediately.
  await settled(page);
  await page.clock.runFor(400);
  await page.evaluate(() => document.querySelector<HTMLElement>('dialog[open] .grip')?.click());
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await slip.count()).toBe(1);
  await settled(page);
  await page.touchscreen.tap(...itself);
  await slip.waitFor({ state: 'detached' });
});

test('damage covers the table no longer than that', async () => {
  const page = await sit('seat=0&scene=plainCorp&happened=loss');
  const slip = page.locator('.lately.stays');
  await slip.waitFor();
  await page.clock.runFor(9000);
  expect(await slip.count()).toBe(1);
  await page.clock.runFor(1100);
  await slip.waitFor({ state: 'detached' });
  // A player who reaches for the slip only now is not held up.
  await touchAway(lossSlip(page));
  expect(await slip.count()).toBe(0);
});

describe('a drawn card', () => {
  test('is shown if the hand is open, then comes last and is marked until it is touched', async () => {
    const page = await sit('seat=0&scene=plainCorp', [390, 844]);
    const before = await openHand(page);
    await button(page, 'Draw').tap();
    const slip = page.locator('.drawn-slip');
    const name = (await slip.locator('.main').textContent()) ?? '';
    const after = await openHand(page);
    expect(after.length).toBe(before.length + 1);
    expect(after.at(-1)).toBe(name);
    expect(await page.locator('.hand .is-new').count()).toBe(1);
    await showCard(page, name);
    expect(await slip.count()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await page.locator('.hand .is-new').count()).toBe(0);
  });

  test('is only counted if the hand is covered', async () => {
    const page = await sit('seat=0&scene=plainCorp');
    await button(page, 'Draw').tap();
    await page.locator('.look .new', { hasText: '1 new' }).waitFor();
    expect(await page.locator('.drawn-slip').count()).toBe(0);
    const [name = ''] = (await openHand(page)).slice(-1);
    expect(name).not.toBe('');
    expect(await page.locator('.drawn-slip').count()).toBe(0);
  });
});

test('an open sheet stops the timer that covers the hand, but a phone put face down still covers it', async () => {
  const page = await sit('seat=0&scene=plainCorp');
  await page.clock.install();
  await sit('seat=0&scene=plainCorp');
  await openHand(page);
  // A new button does not act immediately.
  await settled(page);
  await page.clock.runFor(400);
  await page.locator('.event-line .last').tap();
  await page.locator('dialog[open]').waitFor();
  await page.clock.runFor(60_000);
  expect(await page.locator('.hand.open').count()).toBe(1);
  await page.evaluate(() => {
    const accelerationIncludingGravity = { x: 0, y: 0, z: -9.8 };
    window.dispatchEvent(new DeviceMotionEvent('devicemotion', { accelerationIncludingGravity }));
  });
  await page.clock.runFor(100);
  expect(await page.locator('.hand.open').count()).toBe(0);
  expect(await page.locator('dialog[open]').count()).toBe(1);
});

test.each([
  [360, 640],
  [390, 844],
] as const)('in a full hand at %i by %i, every name and its missing bits fit its strip', async (...size) => {
  const page = await sit('seat=1&scene=crowdedRunner', size);
  await openHand(page);
  const outside = await page.evaluate(() =>
    [...document.querySelectorAll('.hand.many li')].flatMap((card, at, all) => {
      const right = all[at + 1]?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY;
      return [...card.querySelectorAll('.name, .short')]
        .filter((words) => {
          const box = words.getBoundingClientRect();
          return Math.floor(box.right) > right || Math.floor(box.bottom) > innerHeight;
        })
        .map((words) => words.textContent);
    }),
  );
  expect(outside).toEqual([]);
});

test.each([
  ['an accessed card', 'seat=1&scene=accessNode'],
  ['a trap before the access', 'seat=0&scene=beforeTrap'],
])('%s fades at the lower edge while its text continues, and is whole at its end', async (_, query) => {
  const page = await sit(query, [360, 600]);
  await page.locator('.eye').tap();
  const box = page.locator('.accessed');
  await box.waitFor();
  await settled(page);
  const read = () =>
    box.evaluate((one) => {
      const fade = getComputedStyle(one, '::after');
      const atEdge = fade.position === 'sticky' && fade.bottom === '0px' && fade.backgroundImage.includes('gradient');
      const end = one.querySelector('.page .text')?.getBoundingClientRect().bottom ?? 0;
      const faded = one.getBoundingClientRect().bottom - Number.parseFloat(fade.height);
      return { atEdge, coversText: end > faded };
    });
  expect(await read()).toEqual({ atEdge: true, coversText: true });
  await box.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  expect(await read()).toEqual({ atEdge: true, coversText: false });
});
