/**
 * Every screen in light and dark: axe finds no violations, and nothing is cut off at the side. `SHOTS=1` saves a
 * picture of each to `test/e2e/shots`. Home, pairing and the end come from a real game; rare moments at the table from
 * a separate board.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { readFile, writeFile } from '../../src/peer/match/audit/file.ts';
import type { Serving } from '../../src/server/index.ts';
import { lossSlip } from '../support/browser/browser.ts';
import { faultsOf, settled } from '../support/browser/looks.ts';
import { button, openHand, press, showCard } from '../support/browser/plainPlay.ts';
import { startServer } from '../support/browser/startServer.ts';
import { joinByCode, meetByLink, openRoom, type Person, seatPerson, see, sitDown } from '../support/browser/table.ts';
import { CODE_FIELD, continueGame, HOME, playAgainWith, walk, walkToRemove } from '../support/browser/ways.ts';
import { mustParse } from '../support/cheat.ts';

let serving: Serving;
let [ann, bob]: Person[] = [];

beforeAll(async () => {
  serving = await startServer();
  [ann, bob] = await Promise.all([seatPerson('Ann'), seatPerson('Bob')]);
});

const pageOf = (person: Person | undefined): Page => person!.phone.page;
const home = (): string => `http://localhost:${serving.port}/`;

/** As if the phone had been killed after storing the game and before listing it. Returns the game's name. */
const loseRow = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('meatspace-shelf');
        opening.onsuccess = () => {
          const tx = opening.result.transaction('games', 'readwrite');
          const keys = tx.objectStore('games').getAllKeys();
          tx.objectStore('games').clear();
          tx.oncomplete = () => {
            opening.result.close();
            resolve(String(keys.result[0]));
          };
        };
      }),
  );

/** A game file in which the first entry after the last move has been altered. */
function damagedAtItsEnd(bytes: Uint8Array): Uint8Array {
  const read = readFile(new Uint8Array(bytes));
  if (!read.ok) throw new Error(read.error);
  const { entries } = read.value;
  const at = entries.map(mustParse).findIndex(({ body }) => body.type === 'SEED');
  const bent = entries.map((entry, seq) => (seq === at ? entry.map((byte, i) => (i === 40 ? byte ^ 1 : byte)) : entry));
  return writeFile({ ...read.value, entries: bent });
}

describe('axe finds no violations, and nothing is cut off,', () => {
  test('at home and while two phones pair', async () => {
    await Promise.all([ann, bob].map((person) => pageOf(person).goto(`http://localhost:${serving.port}/`)));
    expect(await faultsOf(pageOf(ann), 'home')).toEqual([]);
    const { code } = await openRoom(ann!);
    expect(await faultsOf(pageOf(ann), 'host')).toEqual([]);
    await joinByCode(bob!, 'ABC');
    await see(bob!, 'That isn’t a Meatspace code');
    expect(await faultsOf(pageOf(bob), 'join')).toEqual([]);
    await pageOf(bob).getByLabel(CODE_FIELD).fill(code);
    await bob!.press('button', 'Join');
    for (const person of [ann!, bob!]) await see(person, 'Do both phones show the same symbols?');
    expect(await faultsOf(pageOf(ann), 'symbols')).toEqual([]);
    for (const person of [ann!, bob!]) await person.press('button', 'Yes, the same');
    for (const person of [ann!, bob!]) await see(person, 'Who plays which side?');
    const both = await Promise.all([
      faultsOf(pageOf(ann), 'lobby of the host'),
      faultsOf(pageOf(bob), 'lobby of the guest'),
    ]);
    expect(both.flat()).toEqual([]);
  });

  test('at a table just dealt, at home with an open game, and when the game is over', async () => {
    await sitDown([ann!, bob!], 'Corp');
    const dealt = await Promise.all([faultsOf(pageOf(ann), 'dealt, Corp'), faultsOf(pageOf(bob), 'dealt, Runner')]);
    expect(dealt.flat()).toEqual([]);
    await button(pageOf(bob), 'Table menu').tap();
    await button(pageOf(bob), 'Leave the table').tap();
    await see(bob!, 'Continue');
    expect(await faultsOf(pageOf(bob), 'home with a game')).toEqual([]);
    await continueGame(bob!);
    await pageOf(bob).locator('main.board').waitFor();
    await button(pageOf(ann), 'Table menu').tap();
    await button(pageOf(ann), 'Concede the game').tap();
    expect(await faultsOf(pageOf(ann), 'concede')).toEqual([]);
    await button(pageOf(ann), 'Concede').tap();
    for (const person of [ann!, bob!]) await see(person, 'Verified: every shuffle');
    const over = await Promise.all([faultsOf(pageOf(ann), 'over, lost'), faultsOf(pageOf(bob), 'over, won')]);
    expect(over.flat()).toEqual([]);
    for (const person of [ann!, bob!]) {
      await person.press('button', 'Look at the table');
      await button(pageOf(person), 'Leave the table').waitFor();
      expect(
        await pageOf(person)
          .getByRole('button', { name: /^(Draw|\+1 bit)/ })
          .count(),
      ).toBe(0);
    }
    await see(bob!, 'You win.');
    expect(await faultsOf(pageOf(bob), 'a table that is over')).toEqual([]);
    await bob!.press('button', 'How it ended');
    await see(bob!, 'Verified: every shuffle');
    await bob!.press('button', 'Home');
    await see(bob!, 'You won the last game.');
    expect(await faultsOf(pageOf(bob), 'home with a past game')).toEqual([]);
    // Both hands are visible once both phones have revealed their seeds.
    await walk(bob!, 'past');
    await pageOf(bob).locator('.past-row').tap();
    await bob!.press('button', 'Replay');
    await pageOf(bob).getByRole('slider', { name: 'Point in the game' }).waitFor();
    for (const side of ['corp', 'runner'])
      expect(await pageOf(bob).locator(`.replay-hand.${side} li`).count()).toBeGreaterThan(3);
    // A damaged file is shown as far as it is intact, without either hand, and with a notice.
    await pageOf(bob).goto(`http://localhost:${serving.port}/#/past`);
    await pageOf(bob).locator('.past-row').tap();
    const [saved] = await Promise.all([pageOf(bob).waitForEvent('download'), bob!.press('button', 'Export')]);
    const buffer = Buffer.from(damagedAtItsEnd(readFileSync(await saved.path())));
    await bob!.press('button', 'Open a file');
    await pageOf(bob)
      .locator('input[type=file]')
      .setInputFiles({ name: 'hurt.nrhc3', mimeType: 'application/octet-stream', buffer });
    await bob!.press('button', 'Replay');
    await see(bob!, /^Verified up to entry \d+ of \d+. The rest can’t be checked\.$/);
    expect(await pageOf(bob).getByText('not shown').count()).toBe(2);
    expect(await faultsOf(pageOf(bob), 'replay of a damaged file')).toEqual([]);
    await pageOf(bob).goto(`http://localhost:${serving.port}/#/table/none`);
    await see(bob!, 'That game isn’t on this phone.');
    expect(await faultsOf(pageOf(bob), 'trouble')).toEqual([]);
  });

  test('while the cards are dealt and the other phone stays away: both offer a way out', async () => {
    for (const person of [ann!, bob!]) await pageOf(person).goto(home());
    // The key of Ann's phone can't sign right now.
    await pageOf(ann).evaluate(() => {
      SubtleCrypto.prototype.sign = () => Promise.reject(new Error('not now'));
    });
    await meetByLink([ann!, bob!]);
    for (const person of [ann!, bob!]) await see(person, 'Who plays which side?');
    await see(ann!, 'This phone can’t save its key right now');
    expect(await faultsOf(pageOf(ann), 'lobby, key not kept')).toEqual([]);
    await bob!.press('button', 'Ready');
    await see(ann!, 'Bob is ready.');
    bob!.phone.freeze();
    try {
      await ann!.press('button', 'Ready');
      await see(ann!, 'Dealing continues as soon as it is back.');
      expect(await faultsOf(pageOf(ann), 'dealing')).toEqual([]);
      await ann!.press('button', 'Remove the game');
      await ann!.press('button', 'Remove it');
      await see(ann!, HOME);
    } finally {
      bob!.phone.thaw();
    }
    await see(bob!, 'Ann has left before any cards were dealt.');
    await bob!.press('button', 'Remove the game');
    await bob!.press('button', 'Remove it');
    for (const person of [ann!, bob!]) {
      await see(person, /won the last game\.$/);
      expect(await pageOf(person).getByText('Continue').count()).toBe(0);
    }
  });

  test('at home after the list has lost a game, and when the game is removed', async () => {
    const page = pageOf(bob);
    const game = await loseRow(page);
    await page.goto(home());
    await page.reload();
    await see(bob!, 'Just started');
    await walkToRemove(bob!);
    await see(bob!, 'Remove which game?');
    expect(await faultsOf(page, 'home, remove')).toEqual([]);
    await bob!.press('button', 'The game with Ann');
    await see(bob!, 'If Ann claims the game, you lose.');
    expect(await faultsOf(page, 'home, remove one')).toEqual([]);
    await bob!.press('button', 'Keep it');
    await page.goto(home());
    await continueGame(bob!);
    await see(bob!, 'Verified: every shuffle');
    await bob!.press('button', 'Home');
    await see(bob!, 'You won the last game.');
    await walkToRemove(bob!);
    await bob!.press('button', 'The game with Ann');
    await see(bob!, 'You won’t be able to export it after this.');
    await bob!.press('button', 'Remove it');
    await page.getByText('Remove games').waitFor({ state: 'detached' });
    await page.goto(home());
    await see(bob!, 'New here? Start with this.');
    await page.goto(`${home()}#/table/${game}`);
    await see(bob!, 'That game isn’t on this phone.');
  });

  test('if storage or the key is unavailable right now, a game is lost, or a newer version was there', async () => {
    const page = pageOf(ann);
    await page.goto(home());
    await page.addInitScript(() => {
      const { open } = IDBFactory.prototype;
      const { sign } = SubtleCrypto.prototype;
      IDBFactory.prototype.open = function (...given) {
        if (/^meatspace/.test(given[0]) && sessionStorage.getItem('shut'))
          throw new DOMException('not now', 'UnknownError');
        return open.apply(this, given);
      };
      SubtleCrypto.prototype.sign = function (...given) {
        return sessionStorage.getItem('mute') ? Promise.reject(new Error('not now')) : sign.apply(this, given);
      };
    });
    await page.reload();
    await playAgainWith(ann!, 'Bob');
    await page.waitForURL(/#\/table\//);
    await page.evaluate(() => {
      sessionStorage.setItem('shut', 'yes');
      sessionStorage.setItem('mute', 'yes');
    });
    await page.reload();
    await see(ann!, 'This browser’s storage isn’t available right now.');
    await ann!.press('button', 'Home');
    await see(ann!, 'This browser’s storage isn’t available right now.');
    expect(await faultsOf(page, 'home, storage shut')).toEqual([]);
    // Both are retried automatically.
    await page.evaluate(() => sessionStorage.removeItem('shut'));
    await see(ann!, 'Bob won the last game.');
    await playAgainWith(ann!, 'Bob');
    await see(ann!, 'This game needs this phone’s key, and the browser can’t read it right now.');
    await page.evaluate(() => sessionStorage.removeItem('mute'));
    await see(ann!, 'Verified: every shuffle');

    await page.evaluate(() => void indexedDB.deleteDatabase('meatspace'));
    await page.reload();
    await see(ann!, 'The browser deleted this game to save space.');

    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          indexedDB.open('meatspace', 99).onsuccess = () => resolve();
        }),
    );
    await page.reload();
    await see(ann!, 'A newer version of Meatspace saved data on this phone');
    expect([...ann!.errors, ...bob!.errors]).toEqual([]);
  });
});

describe('axe finds no violations on a board', () => {
  let boards: Serving;

  beforeAll(async () => {
    boards = await startServer({ dist: inject('pages') });
    await pageOf(ann).removeLocatorHandler(lossSlip(pageOf(ann)));
  });

  /** The Corp may act between two actions. */
  const purging = async (page: Page): Promise<void> => {
    await button(page, '+1 bit').tap();
    await button(page, 'Everything you have').tap();
    await button(page, 'Remove all virus counters').waitFor();
  };

  /** Goes from the given player's plate to their pile. */
  const trashOf = (plate: string) => async (page: Page) => {
    await button(page, plate).tap();
    await page.locator('dialog .to-pile').tap();
    await page.locator('dialog.piles').waitFor();
  };
  const trashRead = async (page: Page): Promise<void> => {
    await button(page, 'Everything you have').tap();
    await page.locator('dialog .to-pile').tap();
    await page.locator('.fallen-row').first().tap();
  };
  const archives = async (page: Page): Promise<void> => {
    await button(page, 'Archives').tap();
    await page.locator('dialog .slot-row').last().tap();
    await page.locator('dialog.piles').waitFor();
  };
  const drawOpen = async (page: Page): Promise<void> => {
    await openHand(page);
    await button(page, 'Draw').tap();
    await page.locator('.drawn-slip').waitFor();
  };

  /** An agenda that can be scored, with the hand open. */
  const ready = async (page: Page): Promise<void> => {
    await openHand(page);
    await press(page, 'Advance');
    await button(page, 'Score Marine').waitFor();
  };

  const tooDear = async (page: Page): Promise<void> => {
    await openHand(page);
    await showCard(page, 'Black Dahlia');
    await settled(page);
    await button(page, 'Install Black Dahlia').tap({ force: true });
    await page.locator('.reason').waitFor();
  };

  /** The first card tapped goes first: the numbers show the order, and move up when a card is removed. */
  const secretPlaces = async (page: Page): Promise<void> => {
    await press(page, 'Peek at your cards');
    await page.locator('.pick').nth(2).tap();
  };

  const lastOfSeveral = async (page: Page): Promise<void> => {
    await press(page, 'Steal it');
    await press(page, 'Trash it');
    await page.getByText('Your choices so far').waitFor();
  };

  const pickedInOrder = async (page: Page): Promise<void> => {
    await press(page, 'Peek at your cards');
    const picks = page.locator('.picks .pick');
    const numbers = () => picks.locator('i').allTextContents();
    await picks.nth(2).tap();
    await picks.nth(0).tap();
    await expect.poll(numbers).toEqual(['2', '', '1']);
    expect(await page.getByRole('dialog').getByRole('button', { name: /^2 / }).count()).toBe(1);
    await picks.nth(2).tap();
    await expect.poll(numbers).toEqual(['1', '', '']);
  };

  const moments: readonly (readonly [name: string, query: string, act?: (page: Page) => Promise<unknown>])[] = [
    ['table, Corp', 'seat=0&scene=plainCorp'],
    ['table, Runner', 'seat=1&scene=plainRunner'],
    ['crowded table, Corp', 'seat=0&scene=crowdedCorp'],
    ['crowded table, Runner', 'seat=1&scene=crowdedRunner'],
    ['counters, Corp', 'seat=0&scene=marksCorp'],
    ['counters, Runner', 'seat=1&scene=marksRunner', (page) => button(page, 'What can I do?').tap()],
    ['programs in others, Corp', 'seat=0&scene=hostedCorp'],
    ['programs in others, Runner', 'seat=1&scene=hostedRunner'],
    ['a card that holds others', 'seat=1&scene=hostedRunner', (page) => button(page, 'Afreet').tap()],
    ['bad publicity, Corp', 'seat=0&scene=infamousCorp'],
    ['bad publicity, Runner', 'seat=1&scene=infamousRunner'],
    ['all of the Corp', 'seat=0&scene=infamousCorp', (page) => button(page, 'Everything you have').tap()],
    ['offered by the other', 'seat=0&scene=offered', (page) => button(page, 'Precision Bribery').tap()],
    ['a debt', 'seat=0&scene=offered', (page) => button(page, 'Everything you have').tap()],
    ['virus counters kept', 'seat=1&scene=kept'],
    ['kept from running', 'seat=1&scene=banned'],
    ['kept from running, why', 'seat=1&scene=banned', (page) => button(page, 'Run…').tap()],
    ['kept from running, fort', 'seat=1&scene=banned', (page) => button(page, 'HQ').tap()],
    ['all of the Runner', 'seat=1&scene=banned', (page) => button(page, 'Everything you have').tap()],
    ['purging', 'seat=0&scene=marksCorp', purging],
    ['asked twice', 'seat=0&scene=marksCorp', (page) => purging(page).then(() => press(page, 'Remove all virus'))],
    ['score first', 'seat=0&scene=ready', ready],
    ['score first, fort', 'seat=0&scene=ready', (page) => ready(page).then(() => press(page, 'Fort 1'))],
    ['too dear, why', 'seat=1&scene=poorRunner', tooDear],
    ['hidden resources, Corp', 'seat=0&scene=hiddenCorp'],
    ['hidden resources, Runner', 'seat=1&scene=hidden', openHand],
    ['eight subroutines', 'seat=1&scene=ladder'],
    ['ice brought into the run', 'seat=1&scene=guest'],
    ['ice brought into the run, other phone', 'seat=0&scene=guest'],
    ['bits on cards', 'seat=1&scene=pay'],
    ['payment', 'seat=1&scene=paying'],
    ['hidden bits', 'seat=1&scene=guess', (page) => button(page, 'Hide bits').tap()],
    ['guessed bits', 'seat=0&scene=guess', (page) => button(page, 'Make your guess').tap()],
    ['both spend', 'seat=1&scene=doors', (page) => button(page, 'Make your bid').tap()],
    ['the other chooses', 'seat=1&scene=theirs'],
    ['picked in order', 'seat=0&scene=clear', pickedInOrder],
    ['damage on a shield', 'seat=1&scene=shield'],
    ['damage let through', 'seat=0&scene=letThrough'],
    ['subroutine that does nothing', 'seat=1&scene=ignored'],
    ['ice that moved', 'seat=1&scene=moved'],
    ['ice in secret places, covered', 'seat=0&scene=ownPlaces'],
    ['ice in secret places', 'seat=0&scene=ownPlaces', secretPlaces],
    ['ice rezzed or trashed', 'seat=0&scene=forcedRez'],
    ['a dear trace', 'seat=0&scene=dearTrace', (page) => button(page, 'Make your bid').tap()],
    ['many links', 'seat=1&scene=links', (page) => button(page, 'Make your bid').tap()],
    ['hand open, Corp', 'seat=0&scene=plainCorp', openHand],
    ['hand open, Runner', 'seat=1&scene=crowdedRunner', openHand],
    ['list', 'seat=1&scene=plainRunner', (page) => button(page, 'What can I do?').tap()],
    ['table menu', 'seat=1&scene=plainRunner', (page) => button(page, 'Table menu').tap()],
    ['fort, not the own turn', 'seat=1&scene=plainCorp&link=away', (page) => button(page, 'R&D').tap()],
    ['record', 'seat=1&until=action&least=40', (page) => button(page, 'Record').tap()],
    ['trash of the other', 'seat=0&until=action&least=60', trashOf('Everything Rae')],
    ['trash of one’s own, a card read', 'seat=1&until=action&least=60', trashRead],
    ['Archives', 'seat=1&until=action&least=60', archives],
    ['both players', 'seat=1&scene=encounter', (page) => page.locator('.strip').tap()],
    ['fort', 'seat=1&scene=plainRunner', (page) => button(page, 'R&D').tap()],
    ['where to run', 'seat=1&scene=plainRunner', (page) => button(page, 'Run…').tap()],
    ['rez', 'seat=0&until=approach'],
    ['encounter', 'seat=1&scene=encounter'],
    ['encounter, other phone', 'seat=0&scene=encounter'],
    ['no breaker', 'seat=1&scene=noBreaker'],
    ['past the ice', 'seat=1&until=last'],
    ['card of R&D', 'seat=1&until=accessed'],
    ['an agenda', 'seat=1&scene=accessAgenda'],
    ['a card that can be trashed', 'seat=1&scene=accessNode'],
    ['a trap that has acted', 'seat=1&scene=accessSprung'],
    ['a trap that has acted, other phone', 'seat=0&scene=accessSprung'],
    ['the last of several cards', 'seat=1&scene=accessDeep', lastOfSeveral],
    ['before an access, covered', 'seat=0&scene=beforeTrap'],
    ['before an access', 'seat=0&scene=beforeTrap', (page) => press(page, 'Peek at your cards')],
    ['harm that is coming', 'seat=1&scene=harm'],
    ['harm that is coming, other phone', 'seat=0&scene=harm'],
    ['card of R&D, other phone', 'seat=0&until=accessed&waiting'],
    ['access', 'seat=1&until=settle'],
    ['trace, Corp', 'seat=0&until=sealed', (page) => button(page, 'Make your bid').tap()],
    ['trace, Runner', 'seat=1&until=sealed', (page) => button(page, 'Make your bid').tap()],
    ['trace bid', 'seat=0&until=sealed&sealed0&sealed1'],
    ['trace opened', 'seat=1&scene=plainRunner&happened=trace'],
    ['just stolen', 'seat=1&scene=plainCorp&happened=theft', (page) => page.locator('.access-view').waitFor()],
    ['just rolled', 'seat=1&scene=encounter&happened=dice', (page) => page.locator('.lately').waitFor()],
    ['damage', 'seat=1&scene=plainRunner&happened=loss', (page) => page.locator('.lately').waitFor()],
    ['damage, other phone', 'seat=0&scene=plainCorp&happened=loss', (page) => page.locator('.lately').waitFor()],
    ['a card drawn', 'seat=0&scene=plainCorp', drawOpen],
    ['a card drawn, covered', 'seat=0&scene=plainCorp', (page) => button(page, 'Draw').tap()],
    ['choose', 'seat=1&until=pay'],
    ['discard', 'seat=0&until=discard'],
    ['the other is away', 'seat=0&scene=plainCorp&link=away'],
  ];

  test.each(moments.map(([name, query, act]) => ({ name, query, act })))('$name', async ({ name, query, act }) => {
    const page = pageOf(ann);
    await page.goto(`http://localhost:${boards.port}/board.html?${query}`);
    await page.locator('main.board').waitFor();
    await act?.(page);
    expect(await faultsOf(page, name)).toEqual([]);
  });

  test('in a solo trace on the narrowest phone it is clear whose bid it is, and nothing is hidden from anybody', async () => {
    const page = pageOf(ann);
    const { width, height } = page.viewportSize()!;
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`http://localhost:${boards.port}/board.html?seat=1&until=sealed&alone`);
    const sheet = page.getByRole('dialog');
    expect(await sheet.getByRole('button', { name: 'Make your bid' }).innerText()).toBe('Make your bid');
    await sheet.getByText('You have no base link card.').waitFor();
    const whose = sheet.getByText('Yours', { exact: true });
    expect(await whose.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    await page.setViewportSize({ width, height });
  });
});
