/**
 * The app with one game in its lists and with two: it asks which only if there are two. Stored games without a game id
 * count as Netrunner.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Serving, serve } from '../../src/server/index.ts';
import { buildVersion } from '../support/browser/builds.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { meetByLink, type Person, seatPerson, see } from '../support/browser/table.ts';
import { continueGame } from '../support/browser/ways.ts';

let [single, two] = ['', ''];
let [one, both]: Serving[] = [];
let [ann, bob]: Person[] = [];

beforeAll(async () => {
  single = await buildVersion({ mark: 'one game', games: 'one' });
  two = await buildVersion({ mark: 'two games', games: 'toy' });
  [one, both] = await Promise.all([serve({ dist: single, port: 0 }), serve({ dist: two, port: 0 })]);
  [ann, bob] = await Promise.all([seatPerson('Ann', { screen: 'small' }), seatPerson('Bob', { screen: 'common' })]);
});

const pageOf = (person: Person | undefined): Page => person!.phone.page;
const at = (serving: Serving | undefined, hash = ''): string => `http://localhost:${serving!.port}/${hash}`;
const asks = (page: Page): Promise<number> => page.getByText('Which game?').count();

describe('on one phone', () => {
  test('with one game, nothing is asked', async () => {
    await pageOf(ann).goto(at(one, '#/begin/goldfish'));
    await see(ann!, 'Your side');
    expect(await asks(pageOf(ann))).toBe(0);
  });

  test('with two games, either can be chosen, dealt, and found again from home', async () => {
    const page = pageOf(ann);
    await page.goto(at(both, '#/begin/goldfish'));
    await see(ann!, 'Which game?');
    expect(await page.getByRole('button', { name: 'Netrunner', pressed: true }).count()).toBe(1);
    expect(await faultsOf(page, 'alone, two games')).toEqual([]);
    await ann!.press('button', 'Owl and mole');
    await see(ann!, 'Your deck: eight animals');
    await see(ann!, 'How long?');
    await ann!.press('button', 'Mole');
    await ann!.press('button', 'Deal');
    await see(ann!, /^You are the Mole, turn \d+\.$/);
    await ann!.press('button', 'First: ');
    await ann!.press('button', 'Leave');
    await see(ann!, /^Owl and mole: /);
    expect(await faultsOf(page, 'home, two games')).toEqual([]);
    // The notice waits on the screen where the next game is chosen, and remains after dealing there.
    await page.goto(at(both, '#/begin/goldfish'));
    await see(ann!, /^Owl and mole: Goldfish as Mole, turn \d+$/);
    await ann!.press('link', 'Continue');
    await see(ann!, /^You are the Mole, turn \d+\.$/);
  });

  test('a game and a deck stored before there was a second game count as Netrunner’s', async () => {
    const page = pageOf(bob);
    await page.goto(at(both, '#/begin/goldfish'));
    await bob!.press('button', 'Deal');
    await page.locator('main.board').waitFor();
    await page.goto(at(both, '#/decks'));
    await bob!.press('button', 'Import a list');
    await page.getByLabel(/^One card per line/).fill('3 Fire Wall');
    await bob!.press('button', 'Make a Corp deck');
    await page.getByLabel('Deck name').fill('Walls');
    expect(await forgetGames(page)).toEqual(['netrunner', 'netrunner']);
    await page.goto(at(both));
    await page.reload();
    await see(bob!, /^(Your turn|Just started)/);
    await continueGame(bob!);
    await page.locator('main.board').waitFor();
    await page.goto(at(both, '#/decks'));
    await see(bob!, 'Walls');
  });
});

describe('between two phones', () => {
  test('the host chooses the game, the guest sees the choice, and both play it', async () => {
    for (const person of [ann!, bob!]) await pageOf(person).goto(at(both));
    await meetByLink([ann!, bob!]);
    for (const person of [ann!, bob!]) await see(person, 'Which game?');
    expect(await pageOf(bob).getByRole('button', { name: 'Owl and mole' }).isDisabled()).toBe(true);
    await bob!.press('button', 'Ready');
    await ann!.press('button', 'Owl and mole');
    await see(bob!, 'You bring eight animals as the Mole.');
    await see(ann!, 'You bring eight animals as the Owl.');
    // The game that Bob was ready for has changed.
    expect(await pageOf(bob).getByRole('button', { name: 'Ready' }).count()).toBe(1);
    expect(await faultsOf(pageOf(bob), 'lobby, two games')).toEqual([]);
    for (const person of [ann!, bob!]) await person.press('button', 'Ready');
    await see(ann!, /^You are the Owl, turn \d+\.$/);
    await see(bob!, /^You are the Mole, turn \d+\.$/);
    await pageOf(ann).goto(at(both));
    await see(ann!, /^Owl and mole: /);
    await continueGame(ann!);
    await see(ann!, /^You are the Owl, turn \d+\.$/);
  });
});

/**
 * Turns stored rows into those of an app with a single game, without the game's id. Returns the ids that were removed.
 */
const forgetGames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('meatspace-own');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const names: string[] = [];
    for (const kind of ['alone', 'decks']) {
      await new Promise<void>((resolve, reject) => {
        const done = db.transaction(kind, 'readwrite');
        const walk = done.objectStore(kind).openCursor();
        walk.onsuccess = () => {
          const { result: cursor } = walk;
          if (cursor === null) return;
          const { game, ...rest } = cursor.value as { game: string };
          names.push(game);
          cursor.update(rest);
          cursor.continue();
        };
        done.oncomplete = () => resolve();
        done.onerror = () => reject(done.error);
      });
    }
    db.close();
    return names;
  });
