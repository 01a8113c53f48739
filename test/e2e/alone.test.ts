/** One phone, no other: against nobody with decisions taken back, two in turns behind a curtain, own decks and their numbers. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { allCards } from '../../src/rules/netrunner/cards/index.ts';
import { type Serving, serve } from '../../src/server/index.ts';
import { seeded } from '../../src/solo/random.ts';
import { faultsOf } from '../support/looks.ts';
import { boardText, button, coverHand, openHand, read } from '../support/plainPlay.ts';
import { act, newPlayer } from '../support/player.ts';
import { type Person, type Side, seatPerson, see } from '../support/table.ts';

let serving: Serving;
let ann: Person;

beforeAll(async () => {
  serving = await serve({ dist: inject('app'), port: 0 });
  ann = await seatPerson('Ann');
  await page().emulateMedia({ reducedMotion: 'reduce' });
  ann.phone.context.setDefaultTimeout(5000);
});

afterAll(async () => {
  await ann?.phone.close();
  await serving?.close();
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.log(await ann.describe().catch(String));
});

const page = (): Page => ann.phone.page;
const open = (hash = ''): Promise<unknown> => page().goto(`http://localhost:${serving.port}/${hash}`);
const corner = async (): Promise<number> => Number(await ann.corner());

describe('against nobody', () => {
  test('a hand is dealt from home; whatever is played can be taken back to the deal', async () => {
    await open();
    await ann.press('link', 'Play alone');
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

  test('a phone that dies comes back to the same question, and its decisions can still be taken back', async () => {
    for (const title of ['+1 bit', '+1 bit']) await button(page(), title).tap();
    await expect.poll(corner).toBeGreaterThan(1);
    await coverHand(page());
    const text = await boardText(page());
    const hand = await openHand(page());
    await ann.phone.kill();
    await ann.phone.start();
    ann.phone.context.setDefaultTimeout(5000);
    await page().emulateMedia({ reducedMotion: 'reduce' });
    await open();
    await ann.press('link', 'Play alone');
    await ann.press('link', 'Go on');
    await page().locator('main.board').waitFor();
    expect(await boardText(page())).toBe(text);
    expect(await openHand(page())).toEqual(hand);
    const before = await corner();
    await takesBack();
    expect(await corner()).toBeLessThan(before);
  });

  test('a new hand is dealt without leaving the table', async () => {
    const hands = new Set<string>();
    for (let times = 0; times < 4; times++) {
      hands.add((await openHand(page())).join());
      await button(page(), 'What can I do?').tap();
      await button(page(), 'New hand').tap();
      await expect.poll(corner).toBe(0);
    }
    expect(hands.size).toBeGreaterThan(1);
  });

  test('as the Runner the Corp has gone first, and runs go where no ice is', async () => {
    await open('#/alone');
    await ann.press('button', 'Runner');
    await ann.press('button', 'Deal');
    await see(ann, 'Your turn, 4 actions left.');
    expect(await faultsOf(page(), 'goldfish, Runner')).toEqual([]);
    const player = newPlayer(ann, 'Runner', seeded(2), 'end');
    await playsTo(
      async () => (await read(page())).told.includes('You win') || (await corner()) > 60,
      async () => [player],
    );
    expect(player.taps.join()).toMatch(/Run/);
  });

  test('a damaged game gives a sentence and a way on', async () => {
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
    await open('#/alone');
    await page().reload();
    await see(ann, 'Your deck');
    await open('#/alone/goldfish');
    await see(ann, 'What this phone kept of the game is damaged. Deal a new one.');
    expect(await faultsOf(page(), 'alone, damaged')).toEqual([]);
    await ann.press('button', 'Play alone');
    await ann.press('button', 'Deal');
    await page().locator('main.board').waitFor();
  });
});

describe('two on one phone', () => {
  const titles = allCards().map(({ title }) => title);

  test('a curtain stands between them, and shows nothing of a hand', { timeout: 120_000 }, async () => {
    await open('#/alone');
    await ann.press('button', 'Two, one phone');
    expect(await faultsOf(page(), 'alone, two')).toEqual([]);
    await ann.press('button', 'Deal');
    await see(ann, 'Hand the phone to the Corp');
    expect(await faultsOf(page(), 'curtain, first')).toEqual([]);
    const players = { Corp: newPlayer(ann, 'Corp', seeded(3)), Runner: newPlayer(ann, 'Runner', seeded(4)) };
    let [lifted, looked, inRun] = [0, 0, 0];
    await playsTo(
      async () => (lifted > 9 && inRun > 0) || ((await read(page())).sheet !== null && lifted > 40),
      async (screen) => {
        const lift = screen.things.find(({ name }) => /^I am the /.test(name));
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

  test('a page that was closed comes back behind the curtain', async () => {
    await page().reload();
    await see(ann, /^Hand the phone to the (Corp|Runner)$/);
    expect(await page().locator('.board').count()).toBe(0);
    await open('#/alone');
    await see(ann, /^Two on this phone, turn \d+$/);
    expect(ann.errors).toEqual([]);
  });
});

/** Lets whoever `next` names act on the screen until it is done. */
async function playsTo(
  done: () => Promise<boolean>,
  next: (screen: Awaited<ReturnType<Person['look']>>) => Promise<ReturnType<typeof newPlayer>[]>,
): Promise<void> {
  const end = Date.now() + 45_000;
  while (!(await done())) {
    const screen = await ann.look();
    for (const player of await next(screen)) await act(player, screen);
    if (Date.now() > end) throw new Error(`not done\n${await ann.describe()}`);
  }
}

async function takesBack(): Promise<void> {
  const before = await corner();
  for (const name of ['Close', 'Go on']) {
    const found = page().getByRole('dialog').getByRole('button', { name, exact: true });
    if ((await found.count()) > 0) await found.first().tap();
  }
  const aside = page().getByRole('button', { name: 'Look at the table first' });
  if ((await aside.count()) > 0) await aside.tap();
  await page().getByRole('button', { name: 'Take back' }).tap();
  await expect.poll(corner).toBeLessThan(before);
}
