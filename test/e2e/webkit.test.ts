/**
 * One phone with Safari's engine: everything that needs no second phone. The installable build has no WebRTC, camera or
 * wake lock, so this also shows the app's messages without them. `SHOTS=1` takes a picture of each screen.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type MatchFile, writeFile } from '../../src/peer/match/audit/file.ts';
import type { Serving } from '../../src/server/index.ts';
import { seeded } from '../../src/solo/random.ts';
import { faultsAsItStands, shots } from '../support/browser/looks.ts';
import { boardText, read } from '../support/browser/plainPlay.ts';
import { act, newPlayer, type Player } from '../support/browser/player.ts';
import { startServer } from '../support/browser/startServer.ts';
import { continueGame, HOME, walk } from '../support/browser/ways.ts';
import { seatInWebkit, type WebkitPage, type WebkitPerson } from '../support/browser/webkit.ts';
import { netrunnerDuel } from '../support/netrunner/netrunnerDuel.ts';

/** Two of its agendas win, and its ice is affordable. */
const deck = '# Short Evening\n13x Fetch 4.0.1\n15x Fatal Attractor\n17x Political Overthrow';
/** Timeout for operations that take a moment. */

describe.skipIf(!inject('webkit'))('in WebKit', () => {
  let serving: Serving;
  let ann: WebkitPerson;
  let page: WebkitPage;
  const home = (): string => `http://localhost:${serving.port}/`;
  const open = (hash = ''): Promise<void> => page.goto(`${home()}${hash}`);
  /** What is wrong with the current screen. */
  const faults = async (name: string): Promise<string[]> => {
    const found = await faultsAsItStands(page, name);
    if (shots) await page.screenshot(join(shots, `webkit ${name}.png`));
    return found;
  };

  beforeAll(async () => {
    serving = await startServer();
    ann = await seatInWebkit('Ann');
    page = ann.page;
    await open();
    await page.evaluate(() => {
      for (const delay of ['passDelayMs', 'freshMs']) localStorage.setItem(delay, '0');
    });
    await page.reload();
  });

  /** Plays for the player in front of the screen until `done` is true. */
  async function playsTo(done: () => Promise<boolean>, players: Record<'corp' | 'runner', Player>): Promise<void> {
    while (!(await done())) {
      const screen = await ann.look();
      if (screen.things.some(({ name }) => name.startsWith('I am the '))) await ann.press('button', 'I am the ');
      const corp = await page.evaluate(() => document.querySelector('main.board.corp') !== null);
      await act(corp ? players.corp : players.runner, await ann.look());
    }
  }
  const playersOf = (seed: number): Record<'corp' | 'runner', Player> => ({
    corp: newPlayer(ann, 'Corp', seeded(seed), 'end'),
    runner: newPlayer(ann, 'Runner', seeded(seed + 1), 'end'),
  });
  /** The board's text, once it stays the same. */
  async function settledText(): Promise<string> {
    let last = '';
    const changed = async (): Promise<boolean> => {
      const before = last;
      last = await boardText(page);
      return last !== before;
    };
    await expect.poll(changed).toBe(false);
    return last;
  }
  /** Whether nothing is left to do except leave. */
  const isOver = async (): Promise<boolean> => (await read(page)).buttons.includes('Leave');

  test('home is there, and without WebRTC each way to another phone says so before anybody waits', async () => {
    await ann.sees(HOME);
    expect(await faults('home')).toEqual([]);
    // As reported by Safari on a phone.
    await page.evaluate(() => void Object.defineProperty(Navigator.prototype, 'standalone', { value: false }));
    await walk(ann, 'decks');
    await ann.sees('The browser may delete decks');
    await ann.press('link', 'Home');
    await ann.sees('Add to Home Screen');
    expect(await faults('home, install by hand')).toEqual([]);
    await ann.press('button', 'Close');
    await open('#/check');
    await ann.sees('Link between phones');
    expect(await faults('phone check')).toEqual([]);
    for (const way of ['#/host', '#/join']) {
      await open(way);
      await ann.sees('This browser can’t connect two phones.');
      expect(await page.evaluate(() => document.querySelectorAll('input, .code, .qr').length)).toBe(0);
      expect(await faults(way.slice(2))).toEqual([]);
    }
  });

  test('its colours can be told apart in dark mode too', async () => {
    const dora = await seatInWebkit('Dora', { size: [390, 844], dark: true });
    try {
      const found: string[] = [];
      for (const [name, hash, words] of [
        ['home', '', HOME],
        ['alone', '#/begin/goldfish', 'Your deck'],
        ['decks', '#/decks', 'Built-in Corp deck'],
        ['numbers', '#/numbers/built-in-0', '64.3%'],
      ] as const) {
        await dora.page.goto(`${home()}${hash}`);
        await dora.sees(words);
        found.push(...(await faultsAsItStands(dora.page, `${name}, dark`)));
        if (shots) await dora.page.screenshot(join(shots, `webkit ${name} dark.png`));
      }
      expect(await dora.page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
      expect(found).toEqual([]);
    } finally {
      await dora.close();
    }
  });

  test('text at twice the size fits, and no word on a button breaks into single letters', async () => {
    const found: string[] = [];
    for (const [name, hash, words] of [
      ['home', '', HOME],
      ['alone', '#/begin/goldfish', 'Which game?'],
      ['decks', '#/decks', 'Built-in Corp deck'],
      ['settings', '#/settings', 'Pairing server'],
      ['sheets and nodes', '#/own/trenchcoat', 'Character sheets and nodes'],
    ] as const) {
      await open(hash);
      await ann.sees(words);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      found.push(...(await faults(`${name}, large`)));
      // Buttons with more lines than words.
      const downwards = await page.evaluate(() =>
        [...document.querySelectorAll('button b')].flatMap((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          const text = one.textContent ?? '';
          return lines.size > text.split(/[ -]/).length + 1 ? [text] : [];
        }),
      );
      found.push(...downwards.map((text) => `${name}: "${text}" is spelt downwards`));
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '';
      });
    }
    expect(found).toEqual([]);
  });

  test('a whole goldfish game can be played by taps', async () => {
    await open('#/begin/goldfish');
    await ann.press('button', 'Runner');
    expect(await faults('alone')).toEqual([]);
    // A group of answers is as tall as its content.
    const gaps = await page.evaluate(() =>
      [...document.querySelectorAll('fieldset')].map((one) =>
        Math.round(one.getBoundingClientRect().bottom - one.lastElementChild!.getBoundingClientRect().bottom),
      ),
    );
    expect(gaps).toEqual(gaps.map(() => 0));
    await ann.press('button', 'Deal');
    await ann.sees('Your turn, 4 actions left.');
    expect(await faults('goldfish, Runner')).toEqual([]);
    await playsTo(isOver, playersOf(2));
    expect(await faults('goldfish, over')).toEqual([]);
  });

  test('a deck is imported as text, changed and counted', async () => {
    await open('#/decks');
    await ann.press('button', 'Import a list');
    await page.fill('One card per line', deck);
    expect(await faults('take a list in')).toEqual([]);
    // The page behind a sheet does not scroll.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await ann.press('button', 'Make a Corp deck of 45 cards');
    await ann.sees('Ready to play');
    await ann.press('button', 'Remove one Fatal Attractor');
    await ann.sees('A Corp deck needs at least 45 cards, and this one has 44.');
    expect(await faults('deck, not legal')).toEqual([]);
    await ann.press('button', 'Add one Fatal Attractor');
    await ann.sees('Ready to play');
    await open('#/numbers/built-in-0');
    await ann.sees('64.3%');
    await ann.press('button', 'Play them');
    await ann.sees('Agendas seen by turn');
    // All games may have been played before the tap arrives.
    const stopped = async (): Promise<boolean> => {
      const screen = await ann.look();
      const stop = screen.things.find(({ name }) => name.startsWith('Stop'));
      if (stop) await ann.tap(stop, screen);
      return screen.things.some(({ name }) => name.startsWith('Play them again'));
    };
    await expect.poll(stopped).toBe(true);
    expect(await faults('numbers')).toEqual([]);
  });

  test('two players behind a curtain: a page reloaded during a run is at the same question, and the game is played to its end', async () => {
    await open('#/begin/goldfish');
    await ann.press('button', 'Two players, one phone');
    await page.choose('The Corp’s deck', 'Short Evening');
    await ann.press('button', 'Deal');
    await ann.sees('Hand the phone to the Corp');
    expect(await faults('curtain')).toEqual([]);
    const players = playersOf(5);
    players.corp.aim = 'trace';
    const inRun = (): Promise<boolean> => page.evaluate(() => document.querySelector('.run-head') !== null);
    await playsTo(inRun, players);
    const before = await settledText();
    await page.reload();
    await ann.press('button', 'I am the ');
    await expect.poll(() => boardText(page)).toBe(before);
    players.corp.aim = 'end';
    await playsTo(isOver, players);
    expect(await faults('two, over')).toEqual([]);
  });

  test('a game file is verified', async () => {
    const game = await netrunnerDuel(1);
    await game.play(() => game.players[0].match.view().length >= 40);
    await game.players[1].match.resign();
    await game.play();
    const folder = mkdtempSync(join(tmpdir(), 'meatspace-file-'));
    const file = join(folder, 'game.nrhc3');
    writeFileSync(file, writeFile(game.players[0].match.file() as MatchFile));
    await open('#/file');
    await page.pick('Choose', file);
    await ann.sees('Verified: both keys signed all');
    expect(await faults('file, proven')).toEqual([]);
    rmSync(folder, { recursive: true });
  });

  test('without a server the app starts, and the game is as it was', async () => {
    await open('#/begin/goldfish');
    await ann.press('button', 'Deal');
    await expect.poll(async () => (await read(page)).corner).toBe('0');
    // A second game is stored next to it.
    await open('#/begin/goldfish');
    await ann.press('button', 'Deal');
    await expect.poll(async () => (await read(page)).corner).toBe('0');
    const before = await boardText(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await serving.close();
    await page.goto('about:blank');
    await open();
    await continueGame(ann);
    await expect.poll(() => boardText(page)).toBe(before);
  });
});
