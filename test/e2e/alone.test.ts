/**
 * One phone: solo games with take-backs, two players taking turns behind a curtain, and the player's own decks with
 * their statistics.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { allCards } from '../../src/rules/netrunner/cards/index.ts';
import type { Serving } from '../../src/server/index.ts';
import { seeded } from '../../src/solo/random.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { boardText, button, coverHand, openHand, read } from '../support/browser/plainPlay.ts';
import { act, newPlayer } from '../support/browser/player.ts';
import { startServer } from '../support/browser/startServer.ts';
import { meetByLink, type Person, type Side, seatPerson, see, takeDeckIn } from '../support/browser/table.ts';
import { continueGame, walk } from '../support/browser/ways.ts';
import { traceDeck } from '../support/decks.ts';

let serving: Serving;
let ann: Person;

beforeAll(async () => {
  serving = await startServer();
  ann = await seatPerson('Ann');
});

const page = (): Page => ann.phone.page;
const open = (hash = ''): Promise<unknown> => page().goto(`http://localhost:${serving.port}/${hash}`);
const corner = async (): Promise<number> => Number(await ann.corner());

describe('against a goldfish', () => {
  test('a hand is dealt from home, and everything played can be taken back to the deal', async () => {
    await open();
    await walk(ann, 'solo');
    await see(ann, 'Your deck');
    expect(await faultsOf(page(), 'alone')).toEqual([]);
    await ann.press('button', 'Deal');
    await page().locator('main.board').waitFor();
    expect(await corner()).toBe(0);
    expect(await faultsOf(page(), 'goldfish, Corp')).toEqual([]);
    const first = await boardText(page());
    const player = newPlayer(ann, 'Corp', seeded(1));
    await playsTo(
      () => corner().then((n) => n >= 12),
      async () => [player],
    );
    expect((await read(page())).told).not.toBe('');
    while ((await corner()) > 0) await takesBack();
    await coverHand(page());
    expect(await boardText(page())).toBe(first);
    expect(await page().getByRole('button', { name: 'Take back' }).count()).toBe(0);
  });

  test('a killed page returns to the same question, and its decisions can still be taken back', async () => {
    for (const title of ['+1 bit', '+1 bit']) await button(page(), title).tap();
    await expect.poll(corner).toBeGreaterThan(1);
    await coverHand(page());
    const text = await boardText(page());
    const hand = await openHand(page());
    await ann.phone.kill();
    await ann.phone.start();
    await open();
    await see(ann, 'Nobody');
    expect(await faultsOf(page(), 'home with a game alone')).toEqual([]);
    await continueGame(ann);
    await page().locator('main.board').waitFor();
    await open();
    await walk(ann, 'solo');
    await ann.press('link', 'Continue');
    await page().locator('main.board').waitFor();
    expect(await boardText(page())).toBe(text);
    expect(await openHand(page())).toEqual(hand);
    const before = await corner();
    await takesBack();
    expect(await corner()).toBeLessThan(before);
  });

  test('a new hand can be dealt without leaving the table', async () => {
    const hands = new Set<string>();
    for (let times = 0; times < 4; times++) {
      hands.add((await openHand(page())).join());
      await button(page(), 'Table menu').tap();
      await button(page(), 'New hand').tap();
      if (times === 0) {
        expect(await faultsOf(page(), 'drop the open game')).toEqual([]);
        await drops();
      }
      await expect.poll(corner).toBe(0);
    }
    expect(hands.size).toBeGreaterThan(1);
  });

  test('as the Runner, the Corp has gone first, and runs lead to forts without ice', async () => {
    await open('#/begin/goldfish');
    await ann.press('button', 'Runner');
    await ann.press('button', 'Deal');
    await see(ann, 'Your turn, 4 actions left.');
    expect(await faultsOf(page(), 'goldfish, Runner')).toEqual([]);
    const player = newPlayer(ann, 'Runner', seeded(2), 'end');
    await playsTo(
      async () => / wins?\b|flatlined/.test((await read(page())).told) || (await corner()) > 30,
      async () => [player],
    );
    expect(player.taps.join()).toMatch(/Run/);
  });

  test('a damaged game shows a sentence and a way to continue', async () => {
    await page().evaluate(
      () =>
        new Promise<void>((done) => {
          const opening = indexedDB.open('meatspace-own');
          opening.onsuccess = () => {
            const tx = opening.result.transaction('alone', 'readwrite');
            tx.objectStore('alone').put({ kind: 'goldfish', answers: 'none' }, 'goldfish');
            tx.oncomplete = () => {
              opening.result.close();
              done();
            };
          };
        }),
    );
    await open('#/begin/goldfish');
    await page().reload();
    await see(ann, 'Your deck');
    await open('#/alone/goldfish');
    await see(ann, 'The saved game is damaged. Start a new one.');
    expect(await faultsOf(page(), 'alone, damaged')).toEqual([]);
    await ann.press('button', 'Play on this phone');
    await ann.press('button', 'Deal');
    await page().locator('main.board').waitFor();
  });
});

describe('two players on one phone', () => {
  const titles = allCards().map(({ title }) => title);

  const sitDownForTwo = async (): Promise<void> => {
    await open('#/begin/goldfish');
    await ann.press('button', 'Two players, one phone');
    await page()
      .getByLabel('The Corp’s deck')
      .selectOption({ label: `${traceDeck.name}, 45 cards` });
  };

  test('a curtain separates them and shows nothing of either hand', async () => {
    await open();
    // A deck of nothing but cheap ice and agendas: the Corp is soon asked about its ice.
    await takeDeckIn(ann, traceDeck);
    await sitDownForTwo();
    expect(await faultsOf(page(), 'alone, two')).toEqual([]);
    await ann.press('button', 'Deal');
    await see(ann, 'Hand the phone to the Corp');
    expect(await faultsOf(page(), 'curtain, first')).toEqual([]);
    const players = {
      Corp: newPlayer(ann, 'Corp', seeded(5), 'trace'),
      Runner: newPlayer(ann, 'Runner', seeded(6), 'trace'),
    };
    let [lifted, looked, inRun, deals] = [0, 0, 0, 1];
    await playsTo(
      async () => lifted > 5 && inRun > 0,
      async (screen) => {
        const lift = screen.things.find(({ name }) => /^I am the /.test(name));
        // If the Corp is never asked about its ice in this deal, play another game.
        const over = / wins?\b|flatlined|reached the 7 agenda points/.test((await read(page())).told);
        if (!lift && (over || lifted > 25 * deals)) {
          deals++;
          await sitDownForTwo();
          await ann.press('button', 'Deal');
          return [];
        }
        if (lift) {
          // The lines of the record are public; nothing else names a card.
          const words = await page().evaluate(() => {
            const copy = document.body.cloneNode(true) as HTMLElement;
            copy.querySelector('section')?.remove();
            return copy.textContent ?? '';
          });
          const asked = /Runner approaches|Ice|ice/.test(words);
          if (asked) inRun++;
          expect(titles.filter((title) => words.includes(title) && !words.includes('approach'))).toEqual([]);
          expect(await page().locator('.hand, .board').count()).toBe(0);
          const to = /I am the (Corp|Runner)/.exec(lift.name)?.[1] as Side;
          if (lifted++ === 4) expect(await faultsOf(page(), 'curtain')).toEqual([]);
          await ann.press('button', `I am the ${to}`);
          await page().locator('main.board').waitFor();
          expect(await page().locator('.hand.open').count()).toBe(0);
          expect(await page().locator(`main.board.${to.toLowerCase()}`).count()).toBe(1);
          looked++;
          return [];
        }
        const corp = (await page().locator('main.board.corp').count()) === 1;
        return [corp ? players.Corp : players.Runner];
      },
    );
    expect(looked).toBe(lifted);
    expect(inRun).toBeGreaterThan(0);
  });

  test('a page that was closed returns behind the curtain', async () => {
    await page().reload();
    await see(ann, /^Hand the phone to the (Corp|Runner)$/);
    expect(await page().locator('.board').count()).toBe(0);
    await open('#/begin/goldfish');
    await see(ann, /^Pass-and-play, turn \d+$/);
    expect(ann.errors).toEqual([]);
  });
});

describe('decks', () => {
  const verdict = (): Promise<string> => page().getByRole('region', { name: 'Is it legal?' }).innerText();

  test('built-in ones are listed, cannot be changed, and can be copied', async () => {
    await open();
    await walk(ann, 'decks');
    await see(ann, 'Built-in Corp deck');
    expect(await faultsOf(page(), 'decks')).toEqual([]);
    await ann.press('link', 'Built-in Corp deck');
    await see(ann, 'Ready to play');
    expect(
      await page()
        .getByRole('button', { name: /^Remove one / })
        .count(),
    ).toBe(0);
    expect(await faultsOf(page(), 'deck, built in')).toEqual([]);
    await ann.press('button', 'Copy it');
    await see(ann, 'Deck name');
    await page().getByLabel('Deck name').fill('Slow Burn');
    expect(await verdict()).toContain('Ready to play');
    expect(await faultsOf(page(), 'deck, own')).toEqual([]);
  });

  test('N-DECK-01 N-DECK-02 the violated rule is shown as a sentence while cards are removed and added', async () => {
    await ann.press('button', 'Remove one Filter');
    await expect.poll(verdict).toContain('A Corp deck needs at least 45 cards, and this one has 44.');
    expect(await page().getByRole('status').first().innerText()).toBe(
      'A Corp deck needs at least 45 cards, and this one has 44.',
    );
    expect(await faultsOf(page(), 'deck, not legal')).toEqual([]);
    for (let times = 0; times < 2; times++) await ann.press('button', 'Add one Filter');
    await expect.poll(verdict).toContain('A deck of 46 cards needs 20 agenda points, and this one has 18.');
    await ann.press('button', 'Remove one Filter');
    await expect.poll(verdict).toContain('Ready to play');
  });

  test('cards are found by their text, viewed, and added', async () => {
    await ann.press('button', 'Add cards');
    await page().getByLabel('Name, type or text').fill('tycho');
    await ann.press('button', 'Add one Tycho Extension');
    await see(ann, /The deck has 46\./);
    await button(page(), 'Tycho Extension').tap();
    await see(ann, 'agenda points');
    expect(await faultsOf(page(), 'card in a deck')).toEqual([]);
    await ann.press('button', 'Back to the cards');
    await page().getByLabel('Name, type or text').fill('zzz');
    await see(ann, 'No cards found.');
    await page().getByLabel('Name, type or text').fill('');
    expect(await faultsOf(page(), 'add cards')).toEqual([]);
    await page().keyboard.press('Escape');
    await expect.poll(verdict).toContain('Ready to play');
  });

  test('a deck survives a restart of the browser, and is used at the table', async () => {
    await ann.phone.kill();
    await ann.phone.start();
    await open('#/decks');
    await see(ann, 'Slow Burn');
    await see(ann, '46 cards, ready to play');
    await open('#/begin/goldfish');
    await page().getByLabel('Your deck').selectOption({ label: 'Slow Burn, 46 cards' });
    await ann.press('button', 'Deal');
    // Six of the 46 cards are in hand after the first draw.
    await page()
      .getByRole('button', { name: /^R&D: 40 cards/ })
      .waitFor();
    expect(await corner()).toBe(0);
  });

  test('a list is exported as text and imported again; misspelt lines are listed and corrected with a tap', async () => {
    await open('#/decks');
    await ann.press('link', 'Slow Burn');
    await ann.press('button', 'Share as text');
    const text = await page().getByLabel('46 cards').inputValue();
    expect(text).toMatch(/^# Slow Burn\n\d+x /);
    expect(await faultsOf(page(), 'deck as text')).toEqual([]);
    await page().keyboard.press('Escape');
    await ann.press('link', 'All decks');
    await ann.press('button', 'Import a list');
    const field = page().getByLabel(/^One card per line/);
    await field.fill(text.replace('Slow Burn', 'Fast Burn').replace('x Keeper', 'x Keper'));
    await see(ann, /^There is no card called|Line \d+:/);
    expect(await faultsOf(page(), 'list with a fault')).toEqual([]);
    await ann.press('button', 'Keeper');
    await see(ann, '46 cards read.');
    await ann.press('button', 'Make a Corp deck of 46 cards');
    await see(ann, 'Ready to play');
    expect(await page().getByLabel('Deck name').inputValue()).toBe('Fast Burn');
  });

  test('an OCTGN file is imported, and cards from the other side are listed', async () => {
    await open('#/decks');
    await ann.press('button', 'Import a list');
    const cards =
      '<card qty="3" id="a">Keeper</card><card qty="2" id="b">Fire Wall</card><card qty="1" id="c">Black Dahlia</card>';
    const file = Buffer.from(`<?xml version="1.0"?>\n<deck><section name="Corp">${cards}</section></deck>`);
    await page().setInputFiles('#list', { name: 'Black Ice.o8d', mimeType: 'text/xml', buffer: file });
    await see(ann, '6 cards read.');
    await see(ann, 'A Corp deck can’t have Black Dahlia: it belongs to the other side.');
    expect(
      await page()
        .getByLabel(/^One card per line/)
        .inputValue(),
    ).toMatch(/^# Black Ice\n3x Keeper\n/);
    expect(await faultsOf(page(), 'a file of OCTGN')).toEqual([]);
    await page().keyboard.press('Escape');
  });

  test('a huge unrelated text is answered with sentences, and the page still works', async () => {
    await open('#/decks');
    await ann.press('button', 'Import a list');
    await ann.phone.context.grantPermissions(['clipboard-read', 'clipboard-write'], {
      origin: new URL(page().url()).origin,
    });
    const field = page().getByLabel(/^One card per line/);
    const paste = async (text: string): Promise<void> => {
      await page().evaluate((all) => navigator.clipboard.writeText(all), text);
      await field.focus();
      await page().keyboard.press('Control+A');
      await page().keyboard.press('Control+V');
    };
    await paste('<deck id="7">\n'.repeat(20_000));
    await see(ann, /more lines$/);
    await see(ann, /^0 cards read/);
    // Words of 100,000 letters, the second in a script that browsers segment into words.
    for (const letter of ['a', 'ก']) {
      await paste(letter.repeat(100_000));
      await see(ann, /^Line 1: The line is longer than 120 characters/);
      expect(await field.inputValue()).toBe(letter.repeat(121));
    }
    await page().keyboard.press('Escape');
    await see(ann, 'Fast Burn');
    expect(ann.errors).toEqual([]);
  });

  test('a deck is deleted only after confirmation, and an unknown one is reported', async () => {
    await ann.press('link', 'Fast Burn');
    await ann.press('button', 'Delete it');
    await ann.press('button', 'Keep it');
    await ann.press('button', 'Delete it');
    await page().getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).tap();
    await see(ann, 'Slow Burn');
    expect(await page().getByText('Fast Burn').count()).toBe(0);
    await open('#/deck/none');
    await see(ann, 'That deck isn’t on this phone.');
    expect(await faultsOf(page(), 'deck, none')).toEqual([]);
  });

  test('if storage is cleared behind the page, open games and decks are stored again with the next tap', async () => {
    await open('#/decks');
    await ann.press('link', 'Slow Burn');
    await see(ann, 'Ready to play');
    const session = await ann.phone.context.newCDPSession(page());
    await session.send('Storage.clearDataForOrigin', {
      origin: new URL(page().url()).origin,
      storageTypes: 'indexeddb',
    });
    await ann.press('button', 'Add one Filter');
    await expect.poll(verdict).toContain('47');
    await written('Slow Burn');
    await open('#/decks');
    await page().reload();
    await see(ann, 'Slow Burn');
  });

  test('the statistics show exact odds at once, then thousands of games with progress, and can be stopped at any time', async () => {
    await open('#/numbers/built-in-0');
    await see(ann, 'Opening hand');
    await see(ann, '64.3%');
    expect(await faultsOf(page(), 'numbers')).toEqual([]);
    await ann.press('button', 'Play them');
    await see(ann, /^[\d,]+ of 10,000 games$/);
    await page()
      .getByRole('img', { name: /^Agendas seen by turn/ })
      .waitFor();
    await ann.press('button', 'Stop');
    await see(ann, /^Stopped after/);
    expect(await faultsOf(page(), 'numbers of games')).toEqual([]);
    await page()
      .getByRole('img', { name: /^Bits by turn/ })
      .scrollIntoViewIfNeeded();
    await page().locator('.charts summary').first().tap();
    expect(await page().locator('.charts tbody tr').count()).toBe(20);
    expect(await faultsOf(page(), 'charts')).toEqual([]);
    expect(ann.errors).toEqual([]);
  });
});

test('in the lobby each player chooses their own deck, and the opponent is told only its size', async () => {
  const bob = await seatPerson('Bob', { screen: 'common' });
  try {
    await open();
    await page()
      .getByRole('link', { name: /^Decks/ })
      .waitFor();
    await meetByLink([ann, bob]);
    for (const person of [ann, bob]) {
      await see(person, 'Who plays which side?');
      await person.phone.page.getByLabel('Your name').fill(person.name);
    }
    await see(bob, /Ann brings 45 cards\.$/);
    // Words that the app uses for players can't be names, and characters not allowed in a name are not shown.
    const bobs = bob.phone.page.getByLabel('Your name');
    await bobs.fill('You');
    await see(bob, 'That name is reserved. Choose another, or you’ll appear as “Runner”.');
    await see(ann, 'The other player brings 45 cards.');
    await bobs.fill(`\u202eB${'\u0338'.repeat(40)}ob two`);
    await see(ann, 'B\u0338\u0338ob two brings 45 cards.');
    await bobs.fill('Bob');
    const own = page().locator('option', { hasText: 'Slow Burn' });
    const [, cards] = /(\d+) cards$/.exec((await own.textContent()) ?? '') ?? [];
    await page()
      .getByLabel('Your deck')
      .selectOption({ label: `Slow Burn, ${cards} cards` });
    await see(bob, new RegExp(`Ann brings ${cards} cards\\.$`));
    expect(await bob.describe()).not.toContain('Slow Burn');
    expect(await faultsOf(page(), 'lobby, own deck')).toEqual([]);
    for (const person of [ann, bob]) await person.press('button', 'Ready');
    // Both tables show the right number of cards: six are in hand after the first draw.
    const left = new RegExp(`^R&D: ${Number(cards) - 6} cards`);
    for (const { phone } of [ann, bob]) await phone.page.getByRole('button', { name: left }).waitFor();
    expect([...ann.errors, ...bob.errors]).toEqual([]);
  } finally {
    await bob.phone.close();
  }
});

/** Confirms that a new game replaces the open one. */
const drops = (): Promise<void> => ann.press('button', 'Replace it and deal');

/** Waits until the browser has its database again, with the given deck. */
const written = (deck: string): Promise<void> => expect.poll(() => page().evaluate(decksOnDisk)).toContain(deck);

/** In the page: the names of the decks in its database; empty if it has no database. */
async function decksOnDisk(): Promise<string[]> {
  if (!(await indexedDB.databases()).some(({ name }) => name === 'meatspace-own')) return [];
  const done = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
  const db = await done(indexedDB.open('meatspace-own'));
  const decks: { name: string }[] = await done(db.transaction('decks').objectStore('decks').getAll());
  db.close();
  return decks.map(({ name }) => name);
}

/** Lets the player named by `next` act on the screen until `done` is true. */
async function playsTo(
  done: () => Promise<boolean>,
  next: (screen: Awaited<ReturnType<Person['look']>>) => Promise<ReturnType<typeof newPlayer>[]>,
): Promise<void> {
  const end = Date.now() + 220_000;
  while (!(await done())) {
    const screen = await ann.look();
    for (const player of await next(screen)) await act(player, screen);
    if (Date.now() > end) throw new Error(`not done\n${await ann.describe()}`);
  }
}

async function takesBack(): Promise<void> {
  const before = await corner();
  for (const name of ['Close', 'Continue']) {
    const found = page().getByRole('dialog').getByRole('button', { name, exact: true });
    if ((await found.count()) > 0) await found.first().tap();
  }
  const aside = page().getByRole('button', { name: 'Look at the table first' });
  if ((await aside.count()) > 0) await aside.tap();
  await page().getByRole('button', { name: 'Take back' }).tap();
  await expect.poll(corner).toBeLessThan(before);
}
