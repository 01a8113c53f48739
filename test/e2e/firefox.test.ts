/**
 * One phone with Firefox and one with Chromium: complete games by taps with either as the host, a killed Firefox, two
 * codes, an offline start, and what Firefox stores.
 */
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { seeded } from '../../src/solo/random.ts';
import { startPhone } from '../support/browser/browser.ts';
import { type Camera, camera, drawCode, drawnCamera } from '../support/browser/camera.ts';
import { boardText, bothAtOne, closeSheets, coverHand, press } from '../support/browser/plainPlay.ts';
import { GAME_OVER, newPlayer, playUntil } from '../support/browser/player.ts';
import { startServer } from '../support/browser/startServer.ts';
import { serveStatic } from '../support/browser/staticServer.ts';
import { meetByCode, type Person, seatPerson, see, sitDown, takeDeckIn } from '../support/browser/table.ts';
import { continueGame, walk } from '../support/browser/ways.ts';

/** Two of its many agendas win, and no ice protects them. */
const deck = { name: 'Short Evening', text: '# Short Evening\n12x Accounts Receivable\n33x Political Overthrow' };
/** Number of taps on both phones before one is killed. */
const TAPS_BEFORE = 8;
/** Timeout for operations that take a moment. */

describe.skipIf(inject('firefox') === null)('Firefox', () => {
  let serving: Serving;
  let film: Camera;
  let [fox, chris]: Person[] = [];
  const home = (): string => `http://localhost:${serving.port}/`;
  const pages = () => [fox!.phone.page, chris!.phone.page] as const;

  beforeAll(async () => {
    serving = await startServer();
    film = camera();
    [fox, chris] = await Promise.all([
      seatPerson('Fox', { engine: 'firefox', installs: true }),
      seatPerson('Chris', { screen: 'common', ...film.phone }),
    ]);
    await fox.phone.context.addInitScript(drawnCamera);
  });

  /** Kills the browser at a question and restarts it through the home screen, expecting the same question. */
  async function foxDies(): Promise<void> {
    for (const page of pages()) await closeSheets(page);
    for (const page of pages()) await coverHand(page);
    const corner = await bothAtOne(...pages());
    const before = await boardText(fox!.phone.page);
    await fox!.phone.kill();
    const page = await fox!.phone.start();
    await page.addInitScript(drawnCamera);
    await page.goto(home());
    await press(page, 'Continue');
    await page.locator('main.board').waitFor();
    expect(await bothAtOne(...pages())).toBe(corner);
    await expect.poll(() => boardText(page)).toBe(before);
  }

  test.each([
    { which: 'hosts, as the Corp', seed: 4 },
    { which: 'joins, as the Runner', seed: 5 },
  ])('$which: a typed code and a whole game by taps, with the browser killed mid-game', async ({ which, seed }) => {
    const people = which.startsWith('hosts') ? ([fox!, chris!] as const) : ([chris!, fox!] as const);
    for (const { phone } of people) await phone.page.goto(home());
    await takeDeckIn(people[0], deck);
    await meetByCode(people);
    await sitDown(people, 'Corp', { deck });
    const random = seeded(seed);
    // A Runner who waits for ice has nothing to run on, so the game is not over before the browser is killed.
    const players = [newPlayer(people[0], 'Corp', random, 'end'), newPlayer(people[1], 'Runner', random, 'trace')];
    await playUntil(players, {
      done: (screens) =>
        players.every(({ taps }) => taps.length >= TAPS_BEFORE) && screens.every(({ dialog }) => dialog === null),
    });
    await foxDies();
    for (const player of players) player.aim = 'end';
    await playUntil(players, {
      done: (screens) => screens.every(({ dialog }) => dialog === GAME_OVER),
    });
    for (const person of people) await see(person, 'Verified: every shuffle');
    await expect.poll(async () => new Set(await Promise.all(people.map((person) => person.corner())))).toHaveLength(1);
    for (const person of people) await person.press('button', 'Home');
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
  });

  test('two codes without a server, from screen to camera and back, until both have been dealt cards', async () => {
    const files = await serveStatic(inject('app'));
    try {
      const [mine, theirs] = pages();
      await Promise.all(pages().map((page) => page.goto(`http://localhost:${files.port}/`)));
      await chris!.phone.context.grantPermissions(['camera'], { origin: `http://localhost:${files.port}` });
      await walk(fox!, 'invite');
      await walk(chris!, 'join');
      await chris!.press('button', 'Scan the code');
      await film.look(mine);
      await drawCode(theirs, mine);
      await sitDown([fox!, chris!], 'Runner');
      expect(await bothAtOne(mine, theirs)).toMatch(/^\d+ [0-9a-f]{4}$/);
    } finally {
      await files.close();
    }
  });

  test('without the server, a browser that was killed starts the app, and the game is there', async () => {
    const { page } = fox!.phone;
    await page.goto(home());
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    await walk(fox!, 'solo');
    await fox!.press('button', 'Deal');
    await see(fox!, 'Your turn,');
    const before = await boardText(page);
    await serving.close();
    await fox!.phone.kill();
    await (await fox!.phone.start()).goto(home());
    await continueGame(fox!);
    await expect.poll(() => boardText(fox!.phone.page)).toBe(before);
  });
});

describe.skipIf(inject('firefox') === null)('in Firefox', () => {
  test('the store fulfils its whole contract, and writes survive an immediate kill', async () => {
    const serving = await startServer({ dist: inject('lab') });
    const phone = await startPhone({ engine: 'firefox' });
    try {
      const url = `http://localhost:${serving.port}/`;
      await phone.page.goto(url);
      const faults = await phone.page.evaluate(async () => {
        const titles = window.lab.titles('store');
        const all = [];
        for (const title of titles) all.push({ title, fault: await window.lab.run('store', title) });
        return all.length > 10 ? all.filter(({ fault }) => fault !== null) : 'the suite is not there';
      });
      expect(faults).toEqual([]);
      await phone.page.evaluate(() => window.lab.store().put('g1', { seed: Uint8Array.of(1) }));
      await phone.page.evaluate(() => window.lab.store().append('g1', [{ seq: 0, bytes: Uint8Array.of(7) }]));
      await phone.kill();
      await (await phone.start()).goto(url);
      const listed = await phone.page.evaluate(() => window.lab.store().list());
      expect(listed).toEqual({ ok: true, value: [{ gameId: 'g1', length: 1 }] });
      // A write counts as stored only once it is on disk: the browser accepts that option without extra delay.
      const strict = await phone.page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('meatspace');
            opening.onsuccess = () =>
              resolve(opening.result.transaction('games', 'readwrite', { durability: 'strict' }).durability);
          }),
      );
      expect(strict).toBe('strict');
    } finally {
      await phone.close();
      await serving.close();
    }
  });
});
