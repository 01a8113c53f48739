/**
 * Reads a board and gives the simplest answer to whatever it asks: a test plays what it is about and passes on
 * everything else. Uses only taps.
 */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { tap, tapShortly } from './browser.ts';
import { type Asked, WAIT_MS } from './driven.ts';

/** A board's current state. */
export interface Seen {
  /** The last entry's number and the last two bytes of the head; empty without a board. */
  corner: string;
  entry: number;
  /** The last event and the question, as a screen reader gets them. */
  told: string;
  /** The sheet over the board. */
  sheet: string | null;
  /** The titles of the enabled buttons of the topmost layer, without their second lines. */
  buttons: string[];
  /** What the board is waiting for; null if its player is asked. */
  waits: string | null;
  /** False while the board reports the other phone as away. */
  linked: boolean;
}

export const read = (page: Asked): Promise<Seen> =>
  page.evaluate(() => {
    const words = (element: Element | null | undefined): string =>
      (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const board = document.querySelector('main.board');
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const layer = dialog ?? board;
    const usable = [...(layer?.querySelectorAll('button') ?? [])].filter(
      (one) => one.getClientRects().length > 0 && !one.disabled && one.getAttribute('aria-disabled') !== 'true',
    );
    const corner = words(document.querySelector('.corner'));
    const waits = layer?.querySelector('.waiting');
    return {
      corner,
      entry: Number.parseInt(corner, 10) || 0,
      told: words(board?.querySelector('[role=status]')),
      sheet: dialog?.getAttribute('aria-label') ?? null,
      buttons: usable.map((one) => words(one.querySelector('b')) || one.getAttribute('aria-label') || words(one)),
      waits: waits ? words(waits) : null,
      linked: document.querySelector('.link.away, .link.closed') === null,
    };
  });

/**
 * All text on the board, or on the sheet over it, except the connection state and the latest event: the same text means
 * the same question with the same numbers.
 */
export const boardText = (page: Asked): Promise<string> =>
  page.evaluate(() => {
    const layer = document.querySelector('dialog[open]') ?? document.querySelector('main.board');
    const passing = [...(layer?.querySelectorAll('[role=status], .lately') ?? [])].map(
      (one) => (one as HTMLElement).innerText,
    );
    const text = passing.reduce((all, one) => all.replace(one, ''), (layer as HTMLElement | null)?.innerText ?? '');
    return text.replace(/\b(linked|away)\b/g, '').replace(/\s+/g, ' ');
  });

/**
 * Waits until two connected boards are at the same entry with the same head and stay there, with one of them asking its
 * player or both finished. Returns the corner.
 */
export async function bothAtOne(a: Page, b: Page): Promise<string> {
  let last = '';
  await expect
    .poll(
      async () => {
        const [one, other] = await Promise.all([read(a), read(b)]);
        const linked = one.linked && other.linked;
        const asked = one.waits === null || other.waits === null;
        const calm = linked && asked && one.corner !== '' && one.corner === other.corner && one.corner === last;
        last = one.corner;
        return calm
          ? 'the same'
          : `${one.corner} and ${other.corner}, ${linked ? '' : 'not '}linked, ${asked ? '' : 'not '}asked`;
      },
      { interval: 150 },
    )
    .toBe('the same');
  return last;
}

/** Plays simply on both boards until one of them shows what is wanted. */
export async function playUntil(
  pages: readonly Page[],
  there: (seen: readonly Seen[]) => boolean,
  does: (seen: Seen, page: Page) => Promise<boolean> = async () => false,
): Promise<void> {
  const end = Date.now() + WAIT_MS;
  for (;;) {
    const seen = await Promise.all(pages.map(read));
    if (there(seen)) return;
    for (const [at, page] of pages.entries()) (await does(seen[at] as Seen, page)) || (await answer(page, seen[at]));
    if (Date.now() > end)
      throw new Error(`it does not come to that: ${JSON.stringify(seen, null, 1)}\nlast missed tap: ${missed}`);
  }
}

/** Buttons that take and use nothing; a stolen agenda is not a choice. */
const plain =
  /^(Steal|Show |Let |Go on|Stay in|Continue|Done|Take it|Take the |Next card|End the access|Finish the access|Prevent or take|Find nothing|Leave it|Leave them|No, leave it|Don’t pay|Don’t use it|Expose none|Rez none|Trash none)/;

/** Gives the simplest answer to the board's question. Returns whether there was anything to answer. */
export async function answer(page: Page, seen?: Seen): Promise<boolean> {
  const { sheet, waits, told, buttons } = seen ?? (await read(page));
  // The Corp's page of an access waits for the Runner and can be left at any time.
  if (buttons.includes('Back to the table')) return tapped(button(page, 'Back to the table'));
  if (waits !== null) return false;
  if (sheet !== null && / traces /.test(sheet)) return bid(page, 0);
  if (sheet !== null && (await page.locator('dialog.choose').count()) > 0) return choose(page);
  if (told.includes('Over the hand limit')) return discard(page);
  if (sheet !== null && (await page.locator('dialog.reads[open]').count()) > 0) {
    await closeSheets(page);
    return true;
  }
  const named = buttons.find((name) => plain.test(name));
  if (named !== undefined) return tapped(button(page, named));
  return buttons.includes('+1 bit') && tapped(button(page, '+1 bit'));
}

async function choose(page: Page): Promise<boolean> {
  const sheet = page.locator('dialog.choose');
  const direct = sheet.locator('.moves button:not([aria-disabled])');
  if ((await direct.count()) > 0) return tapped(direct.first());
  const done = sheet.locator('.big.main button:not([aria-disabled])');
  for (const pick of await sheet.locator(':is(.picks, .numbers) button').all()) {
    if ((await done.count()) > 0) break;
    await tapped(pick);
  }
  return tapped(done.first());
}

/** Seals a bid in an open trace sheet. */
export async function bid(page: Page, bits: number): Promise<boolean> {
  const sheet = page.locator('dialog.trace');
  const first = sheet.getByRole('button', { name: /^Make your bid/ });
  const seal = sheet.getByRole('button', { name: /^Seal/ });
  // The numbers appear a moment after the hand is open, unless the sheet closes.
  if ((await first.count()) > 0 && (await tapped(first)))
    await expect.poll(async () => (await seal.count()) > 0 || (await sheet.count()) === 0).toBe(true);
  const number = sheet.locator('.numbers button', { hasText: new RegExp(`^${bits}$`) });
  // Counted, not read: the sheet may close at any moment, and reading would wait for it.
  const chosen = number.and(page.locator('[aria-pressed="true"]'));
  if ((await number.count()) > 0 && (await chosen.count()) === 0) await tapped(number.first());
  return tapped(seal);
}

/** Opens the hand if it is covered. Returns the names of its cards. */
export async function openHand(page: Page): Promise<string[]> {
  const open = page.locator('.hand.open');
  if ((await open.count()) === 0) {
    await closeSheets(page);
    await tapShortly(page.locator('.hand .look'));
  }
  await open.waitFor();
  return open.locator('.hand-card > .hidden, .hand-card > .name').allTextContents();
}

/** Closes reading sheets: a late tap may have left one open, which covers everything else. */
export async function closeSheets(page: Page): Promise<void> {
  const grip = page.locator('dialog.reads[open] .grip');
  while ((await grip.count()) > 0) await tapped(grip.last());
}

/** Covers the hand if it is open and can be reached. */
export async function coverHand(page: Page): Promise<void> {
  if ((await page.locator('dialog[open]').count()) > 0) return;
  // The hand may cover itself in the meantime, leaving nothing to tap.
  const covered = page.locator('.hand .look');
  while ((await page.locator('.hand.open').count()) > 0 && (await covered.count()) === 0)
    await tapped(page.locator('.event-line .eye'));
}

/** Opens the sheet of a card in the open hand. */
export async function showCard(page: Page, name: string): Promise<void> {
  await closeSheets(page);
  const named = ['.hidden', '.name'].map((place) => `> ${place}:text-is(${JSON.stringify(name)})`).join(', ');
  // In a crowded hand, only the left edge of each card can be reached.
  const card = page.locator(`.hand.open .hand-card:has(${named})`).first();
  await tap(card, { position: { x: 10, y: 30 } });
  await page.locator('dialog.sheet[open]').waitFor();
}

/** Discards a card, preferably not one to keep. */
export async function discard(page: Page, kept: (name: string) => boolean = () => false): Promise<boolean> {
  const names = await openHand(page);
  await showCard(page, names.find((name) => !kept(name)) ?? (names[0] as string));
  return tapped(button(page, 'Discard'));
}

/** The button whose name begins with `name`, in the topmost sheet if there is one. */
export const button = (page: Page, name: string): Locator =>
  page
    .locator('dialog[open], body:not(:has(dialog[open])) main')
    .last()
    .getByRole('button', { name: new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`) })
    .first();

/**
 * Taps the button with the given name once it can be reached. A tap that finds the name on the board while a sheet is
 * opening would hold on to the covered button and wait forever, so the button is looked up again each time.
 */
export async function press(page: Page, name: string): Promise<void> {
  let tries = 0;
  const tryAgain = (): Promise<boolean> => tapped(button(page, name), Math.min(++tries, 5) * TAP_MS);
  await expect.poll(tryAgain, { interval: 20 }).toBe(true);
}

/** Why the last tap did nothing, for when a board does not advance. */
let missed = '';

/** Timeout of a tap (ms). A machine may be too busy for it: retries wait longer. */
const TAP_MS = 1000;

/** Taps an element that may disappear at any moment. Returns whether it was there. */
export const tapped = (what: Locator, timeout = TAP_MS): Promise<boolean> =>
  tap(what, { timeout }).then(
    () => true,
    (error) => {
      missed = String(error);
      return false;
    },
  );
