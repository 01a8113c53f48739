/** All cards on one phone, found and read by taps, and a deck that is sent from one phone to another as a link. */
import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import { beforeAll, expect, test } from 'vitest';
import { MAX_DECK_SIZE } from '../../src/rules/game.ts';
import { allCards } from '../../src/rules/netrunner/cards/index.ts';
import { deckCode } from '../../src/rules/netrunner/deckCode.ts';
import type { Serving } from '../../src/server/index.ts';
import { drawCode, drawnCamera } from '../support/browser/camera.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { startServer } from '../support/browser/startServer.ts';
import { type Person, seatPerson, see } from '../support/browser/table.ts';
import { walk } from '../support/browser/ways.ts';

let serving: Serving;
let [ann, bob]: Person[] = [];

beforeAll(async () => {
  serving = await startServer();
  [ann, bob] = await Promise.all([seatPerson('Ann'), seatPerson('Bob')]);
});

const pageOf = (person: Person | undefined): Page => person!.phone.page;
const open = (person: Person | undefined, hash = ''): Promise<unknown> =>
  pageOf(person).goto(`http://localhost:${serving.port}/${hash}`);
const first = (): Promise<string> => pageOf(ann).locator('.library-row b').first().innerText();
const search = (typed: string): Promise<void> => pageOf(ann).getByRole('searchbox').fill(typed);
const status = (): Promise<string> => pageOf(ann).getByRole('status').first().innerText();

test('a card is found by its name, keyword, text and cost, and chips narrow the search', async () => {
  await open(ann);
  await walk(ann!, 'library');
  await see(ann!, 'All cards');
  await expect.poll(status).toBe('580 of 580 cards');
  expect(await faultsOf(pageOf(ann), 'library')).toEqual([]);
  await search('loony goon');
  await expect.poll(first).toBe('Loony Goon');
  await search('base link');
  await expect.poll(() => pageOf(ann).locator('.library-row .what small').first().innerText()).toContain('Base Link');
  await search('trace');
  await pageOf(ann).locator('.library-row mark', { hasText: 'Trace' }).first().waitFor();
  expect(await faultsOf(pageOf(ann), 'library, found')).toEqual([]);
  await search('cost 12');
  await expect.poll(() => pageOf(ann).locator('.library-row .price b').first().innerText()).toContain('12');
  await ann!.press('button', 'Clear the field');
  await ann!.press('button', 'Corp');
  await ann!.press('button', 'Type');
  await ann!.press('button', 'Agendas');
  await expect.poll(() => pageOf(ann).locator('.library-row .price small').first().innerText()).toContain('point');
  await ann!.press('button', 'Set');
  await ann!.press('button', 'Classic');
  const of = Number((await status()).split(' ')[0]);
  expect(of).toBeGreaterThan(0);
  await search('zzz');
  await see(ann!, 'No cards found.');
  // Whichever filter is removed, no card has that text.
  expect(
    await pageOf(ann)
      .getByRole('button', { name: /^Without/ })
      .count(),
  ).toBe(0);
  await ann!.press('button', 'Clear the field');
  await ann!.press('button', 'Cost');
  await ann!.press('button', '2');
  await see(ann!, 'No cards found.');
  expect(await faultsOf(pageOf(ann), 'library, nothing found')).toEqual([]);
  await ann!.press('button', 'Without Cost 2');
  await expect.poll(async () => Number((await status()).split(' ')[0])).toBe(of);
  await pageOf(ann)
    .getByRole('button', { name: /^Agendas/ })
    .tap();
  await expect.poll(async () => Number((await status()).split(' ')[0])).toBeGreaterThan(of);
});

test('a card’s page has its rulings and decks, adds it to a deck, and leads back to the same row', async () => {
  await open(ann, '#/decks');
  await ann!.press('button', 'New Runner deck');
  await see(ann!, 'Deck name');
  await pageOf(ann).getByLabel('Deck name').fill('Quiet Hands');
  await open(ann, '#/library');
  // The search lasts as long as the page.
  await pageOf(ann).reload();
  await search('self-modifying');
  await pageOf(ann)
    .getByRole('link', { name: /Self-Modifying Code/ })
    .tap();
  await see(ann!, 'Rulings');
  await see(ann!, 'Includes official errata.');
  await see(ann!, 'Changed by errata: it is used in an encounter.');
  await ann!.press('button', 'Add to a deck');
  await pageOf(ann)
    .getByRole('dialog')
    .getByRole('button', { name: /^Quiet Hands/ })
    .tap();
  await see(ann!, 'Quiet Hands now has 1 copy.');
  await pageOf(ann).locator('.in-decks a', { hasText: 'Quiet Hands' }).waitFor();
  expect(await faultsOf(pageOf(ann), 'library card')).toEqual([]);
  await ann!.press('link', 'All cards');
  await expect.poll(() => pageOf(ann).getByRole('searchbox').inputValue()).toBe('self-modifying');
  await open(ann, '#/library/none');
  await see(ann!, 'This version doesn’t have that card.');
});

test('a card can be added without a deck, which starts a new one', async () => {
  await open(bob, '#/library/loony-goon');
  await bob!.press('button', 'Add to a deck');
  await see(bob!, 'My Runner deck now has its first card.');
  await pageOf(bob).locator('.in-decks a', { hasText: 'My Runner deck' }).waitFor();
  await open(bob, '#/library/codecracker');
  await bob!.press('button', 'Add to a deck');
  const sheet = pageOf(bob).getByRole('dialog');
  await sheet.getByRole('button', { name: /^A new deck/ }).waitFor();
  expect(await faultsOf(pageOf(bob), 'add to a deck')).toEqual([]);
  await sheet.getByRole('button', { name: /^My Runner deck/ }).tap();
  await see(bob!, 'My Runner deck now has 1 copy.');
});

test('a legal deck takes at most thirty taps, since holding + adds three copies', async () => {
  const page = pageOf(bob);
  await open(bob, '#/decks');
  let taps = 0;
  const press = async (name: string): Promise<void> => {
    taps++;
    await bob!.press('button', name);
  };
  await press('New Corp deck');
  await press('Add cards');
  const dialog = page.getByRole('dialog', { name: 'Add cards' });
  const hold = async (title: string): Promise<void> => {
    taps++;
    const plus = page.getByRole('button', { name: `Add one ${title}`, exact: true });
    await plus.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await plus.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await dialog.getByText(`3 of ${title}`, { exact: true }).waitFor({ state: 'attached' });
    await page.mouse.up();
    // Releasing the button adds no fourth copy.
    expect(await dialog.getByText(`3 of ${title}`, { exact: true }).count()).toBe(1);
  };
  const titlesOf = (type: string): string[] =>
    allCards()
      .filter((card) => card.side === 0 && card.type === type)
      .sort((a, b) => (a.title.replace(/^\W+/, '').toLowerCase() < b.title.replace(/^\W+/, '').toLowerCase() ? -1 : 1))
      .map(({ title }) => title);
  taps++;
  await dialog.getByRole('button', { name: 'Agendas' }).tap();
  for (const title of titlesOf('agenda').slice(0, 5)) await hold(title);
  taps++;
  await dialog.getByRole('button', { name: 'Ice', exact: true }).tap();
  for (const title of titlesOf('ice').slice(0, 10)) await hold(title);
  await see(bob!, '45 cards: ready to play.');
  expect(taps).toBeLessThanOrEqual(30);
  expect(await faultsOf(page, 'add cards')).toEqual([]);
});

test('only the cards near the screen are rendered while scrolling, and going back from the last one returns to the end', async () => {
  await open(ann, '#/library');
  await pageOf(ann).reload();
  await see(ann!, '580 of 580 cards');
  const rows = pageOf(ann).locator('.library-row');
  const drawnMost = await pageOf(ann).evaluate(async () => {
    let maxRows = 0;
    const atEnd = (): boolean => scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    while (!atEnd() || !document.querySelector('.card-library ul:last-child a')) {
      scrollBy(0, innerHeight);
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      maxRows = Math.max(maxRows, document.querySelectorAll('.library-row').length);
    }
    return maxRows;
  });
  expect(drawnMost).toBeLessThan(120);
  const last = rows.last();
  const title = await last.locator('b').first().innerText();
  await last.tap();
  await pageOf(ann).getByRole('heading', { name: title }).waitFor();
  await ann!.press('link', 'All cards');
  await expect.poll(() => last.locator('b').first().innerText()).toBe(title);
  await expect.poll(() => last.evaluate((one) => one.getBoundingClientRect().top < innerHeight)).toBe(true);
});

test('a card can be found, opened and closed using only the keyboard', async () => {
  await open(ann, '#/library');
  await search('');
  await pageOf(ann).getByRole('button', { name: 'Both' }).tap();
  await pageOf(ann).getByRole('searchbox').focus();
  await pageOf(ann).keyboard.type('zetatech soft');
  await expect.poll(first).toBe('Zetatech Software Installer');
  await pageOf(ann)
    .getByRole('link', { name: /Zetatech Software/ })
    .focus();
  await pageOf(ann).keyboard.press('Enter');
  await see(ann!, 'In these decks');
});

test('a deck is shared as a link, viewed on another phone without contacting the server, and stored on request', async () => {
  await open(ann, '#/share/built-in-1');
  await see(ann!, 'Share a deck');
  const link = await pageOf(ann).getByLabel('Deck link').inputValue();
  expect(link).toContain('/#/d/1.');
  expect(await faultsOf(pageOf(ann), 'share a deck')).toEqual([]);
  const asked: string[] = [];
  pageOf(bob).on('request', (request) => asked.push(request.url()));
  await pageOf(bob).goto(link);
  await see(bob!, 'A deck has arrived');
  expect(asked.filter((url) => url.includes(link.split('/#/d/')[1]!.slice(0, 20)) && !url.includes('#'))).toEqual([]);
  await see(bob!, 'You already have this deck.');
  await ann!.press('link', 'The deck');
  await ann!.press('button', 'Copy it');
  await pageOf(ann).getByLabel('Deck name').fill('Quick Hands');
  await ann!.press('link', 'Share it as a code or a link');
  await expect.poll(() => pageOf(ann).locator('.deck-name b').innerText()).toBe('Quick Hands');
  const other = await pageOf(ann).getByLabel('Deck link').inputValue();
  await pageOf(bob).goto(other);
  await see(bob!, /^You have no deck with this name/);
  expect(await faultsOf(pageOf(bob), 'a deck has arrived')).toEqual([]);
  await bob!.press('button', 'Keep this deck');
  await see(bob!, 'Deck name');
  expect(await pageOf(bob).getByLabel('Deck name').inputValue()).toBe('Quick Hands');
  await open(bob, '#/d/1.AQB');
  await see(bob!, /^That is only part of a code\./);
  expect(await faultsOf(pageOf(bob), 'half a deck')).toEqual([]);
  await open(bob, '#/d/7.AQB');
  await see(bob!, /^This deck comes from a newer version of Meatspace/);
});

/** Reads the deck's code from the screen at one pixel per point, the way another phone's app would. */
async function readFromScreen(page: Page): Promise<string> {
  const code = page.locator('svg.qr');
  await code.locator('path[d*="h1v1"]').waitFor({ state: 'attached' });
  const png = (await code.screenshot({ scale: 'css' })).toString('base64');
  const { width, height, data } = await page.evaluate(async (bytes) => {
    const raw = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([raw], { type: 'image/png' }));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
    pen.drawImage(picture, 0, 0);
    const { width, height, data } = pen.getImageData(0, 0, picture.width, picture.height);
    return { width, height, data: [...data] };
  }, png);
  return decodeQR({ width, height, data: Uint8Array.from(data) });
}

test('the code of sixty different cards can be read from the smallest screen, and the largest deck’s by the other phone’s camera', async () => {
  const runners = allCards().flatMap(({ id, side }) => (side === 1 ? [id] : []));
  const decks = [
    { name: 'ü'.repeat(40), side: 1 as const, cards: runners.slice(-60) },
    { name: 'The Largest', side: 1 as const, cards: runners.slice(0, MAX_DECK_SIZE) },
  ];
  await pageOf(ann).setViewportSize({ width: 320, height: 568 });
  await pageOf(bob).addInitScript(drawnCamera);
  for (const deck of decks) {
    await open(ann, `#/d/${deckCode(deck)}`);
    await ann!.press('button', 'Keep this deck');
    await ann!.press('link', 'Share it as a code or a link');
    await expect.poll(() => pageOf(ann).locator('.deck-name b').innerText()).toBe(deck.name);
    if (deck.cards.length === 60)
      expect(await readFromScreen(pageOf(ann))).toBe(await pageOf(ann).getByLabel('Deck link').inputValue());
    await open(bob, '#/decks');
    await pageOf(bob).reload();
    await bob!.press('button', 'Scan a deck');
    await pageOf(bob).locator('.scanner video').waitFor();
    // A camera keeps showing what is in front of it.
    await expect
      .poll(async () => {
        await drawCode(pageOf(ann), pageOf(bob));
        return pageOf(bob).getByText('A deck has arrived').count();
      })
      .toBe(1);
    await expect.poll(() => pageOf(bob).locator('.deck-name b').innerText()).toBe(deck.name);
    await see(bob!, `Runner, ${deck.cards.length} cards`);
  }
});
