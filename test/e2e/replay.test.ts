/**
 * A finished game: listed, replayed from both seats and in both directions, continued, saved, exported, read from its
 * file, and removed.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { writeSoloFile } from '../../src/app/play/past/aloneFile.ts';
import '../../src/rules/netrunner/cards/index.ts';
import type { Serving } from '../../src/server/index.ts';
import { seeded } from '../../src/solo/random.ts';
import { shortName } from '../../src/words/en/netrunner/short.ts';
import type { Screen } from '../support/browser/ariaTree.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { button, openHand } from '../support/browser/plainPlay.ts';
import { newPlayer, playUntil } from '../support/browser/player.ts';
import { startServer } from '../support/browser/startServer.ts';
import { type Person, saveFile, seatPerson, see } from '../support/browser/table.ts';
import { machineGame } from '../support/netrunner/machineGame.ts';

let serving: Serving;
let ann: Person;

beforeAll(async () => {
  serving = await startServer();
  ann = await seatPerson('Ann');
});

const page = (): Page => ann.phone.page;
const open = (hash: string): Promise<unknown> => page().goto(`http://localhost:${serving.port}/${hash}`);
const handle = () => page().getByRole('slider', { name: 'Point in the game' });
const moment = async (): Promise<number> => Number(await handle().inputValue());
const read = async (): Promise<string> =>
  `${await page().locator('main.replay').innerText()} ${await handle().getAttribute('aria-valuetext')}`;
/** Everything on screen, once the names of cards have found their room. */
async function shown(): Promise<string> {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = await read();
      return last === before;
    })
    .toBe(true);
  return last;
}

/** For both hands: each card's title, its rendered lines, and whether they fit its tile. */
const drawnNames = () =>
  page()
    .locator('.replay-hand .tile')
    .evaluateAll((tiles) =>
      tiles.map((tile) => {
        const lines = [...tile.querySelectorAll('.name > span')];
        const { left, right } = tile.getBoundingClientRect();
        const range = document.createRange();
        return {
          title: tile.querySelector(':scope > .hidden')?.textContent ?? '',
          lines: lines.map((line) => line.textContent ?? ''),
          fits: lines.every((line) => {
            range.selectNodeContents(line);
            const drawn = range.getBoundingClientRect();
            return drawn.left >= left - 0.5 && drawn.right <= right + 0.5;
          }),
        };
      }),
    );

/** Makes a few decisions against a goldfish, then Ann concedes. */
async function playsAndConcedes(): Promise<void> {
  await open('#/begin/goldfish');
  await ann.press('button', 'Goldfish');
  await ann.press('button', 'Deal');
  await page().locator('main.board').waitFor();
  const player = newPlayer(ann, 'Corp', seeded(5));
  // At least a whole turn each, enough to step through whatever was dealt.
  const isLater = ({ things }: Screen): boolean => things.some(({ text }) => /turn ([3-9]|\d\d)\b/.test(text));
  await playUntil([player], { done: ([screen]) => isLater(screen as Screen) });
  await expect
    .poll(async () => {
      const screen = await ann.look();
      const buttons = screen.things.filter(({ role }) => role === 'button');
      if (buttons.some(({ name }) => /Replay: both hands open/.test(name))) return 'over';
      const way = /^(Concede|Concede the game…|Table menu)$/;
      const next = buttons.find(({ name }) => way.test(name)) ?? buttons.find(({ name }) => name === 'Close');
      if (next) await ann.tap(next, screen);
      return 'open';
    })
    .toBe('over');
}

test('a finished game is found, and replayed in both directions, from both seats', async () => {
  await open('#/past');
  await see(ann, 'No finished games on this phone yet.');
  await playsAndConcedes();
  await open('#/past');
  await see(ann, 'The Runner won');
  await page().locator('.past-row').tap();
  expect(await faultsOf(page(), 'past games')).toEqual([]);
  await ann.press('button', 'Replay');
  await handle().waitFor();

  const there = new Map<number, string>([[await moment(), await shown()]]);
  for (let steps = 0; steps < 5; steps++) {
    const before = await moment();
    await button(page(), 'Forward one step').tap();
    await expect.poll(moment).toBeGreaterThan(before);
    there.set(await moment(), await shown());
  }
  expect(new Set(there.values()).size).toBe(there.size);
  for (const at of [...there.keys()].reverse().slice(1)) {
    await button(page(), 'Back one step').tap();
    await expect.poll(moment).toBe(at);
    expect(await shown()).toBe(there.get(at));
  }
  // Using the handle's keys, wherever the handle is.
  const first = await moment();
  await handle().focus();
  await page().keyboard.press('End');
  await expect.poll(moment).toBe(Number(await handle().getAttribute('max')));
  await page().keyboard.press('PageDown');
  await page().keyboard.press('Home');
  await expect.poll(moment).toBe(0);
  await page().keyboard.press('PageUp');
  await expect.poll(moment).toBeGreaterThan(first);
  await page().keyboard.press('PageDown');
  await expect.poll(moment).toBe(first);
  expect(await shown()).toBe(there.get(first));
  // Held down, the button moves by turns, since there were no runs; releasing it does not count as a tap.
  await button(page(), 'Forward one step').hover();
  await page().mouse.down();
  await expect.poll(moment).toBe(Number(await handle().getAttribute('max')));
  await page().mouse.up();
  await handle().focus();
  await page().keyboard.press('Home');
  await expect.poll(moment).toBe(0);

  // The cards that each player did not know.
  for (const [who, hidden] of [
    ['Hidden from you', /hidden from you\./],
    ['Hidden from the Runner', /hidden from the Runner\./],
  ] as const) {
    await ann.press('button', who);
    await see(ann, hidden);
  }
  expect(await page().locator('.replay-hand.corp .unknown').count()).toBeGreaterThan(0);
  expect(await page().locator('.replay-hand.runner .unknown').count()).toBe(0);
  expect(await faultsOf(page(), 'replay, what the Runner did not know')).toEqual([]);
  // On a small phone, both hands and everything between them are visible above the bar.
  const size = page().viewportSize()!;
  await page().setViewportSize({ width: 360, height: 640 });
  // The new size may be rendered a frame after it is set.
  const between = (): Promise<string[]> =>
    page().evaluate(() => {
      const box = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect();
      const bar = box('.replay-ways');
      return ['corp', 'runner'].filter((side) => {
        const hand = box(`.replay-hand.${side}`);
        return hand.top < 0 || hand.bottom > bar.top || innerWidth !== 360;
      });
    });
  await expect.poll(between).toEqual([]);
  for (const width of [320, 390]) {
    await page().setViewportSize({ width, height: 844 });
    const names = await drawnNames();
    expect(names.length).toBeGreaterThan(3);
    for (const { title, lines, fits } of names) {
      const drawn = [lines.join(' '), lines.join('').replace('-', '')];
      const whole = drawn.includes(title) || drawn.includes(shortName(title));
      expect(whole, `${title} at ${width}: ${lines}`).toBe(true);
      expect(fits, `${title} at ${width}`).toBe(true);
    }
  }
  await page().setViewportSize(size);
  await ann.press('button', 'Both open');
  expect(ann.errors).toEqual([]);
});

test('a line of the record leads to its moment, and from there the game continues against the machine', async () => {
  await button(page(), 'Record').tap();
  const line = page()
    .getByRole('dialog')
    .getByRole('button', { name: /^You started turn 3\b/ });
  await line.tap();
  await see(ann, 'Turn 3, yours');
  const held = await page().locator('.replay-hand.corp .tile > .hidden').allTextContents();
  expect(held.length).toBeGreaterThan(0);
  await button(page(), 'Play on from here').tap();
  await see(ann, 'This game stays as it is.');
  expect(await faultsOf(page(), 'go on from here')).toEqual([]);
  await page()
    .getByRole('dialog')
    .getByRole('button', { name: /^Play on/ })
    .tap();
  await page().locator('main.board').waitFor();
  await see(ann, /turn 3/);
  // With the hand of that moment; since then, the first card of the turn may have been drawn.
  const now = (await openHand(page())).map((name) => name.replace(/\u00ad/g, ''));
  expect(now).toEqual(expect.arrayContaining(held));
  // At the end of the game there is nothing to continue from.
  await page().goBack();
  await handle().waitFor();
  await handle().focus();
  await page().keyboard.press('End');
  await see(ann, 'The game is over here. Step back first.');
  expect(await page().locator('.replay-said .said').innerText()).toMatch(/[^.]\.\s*$/);
  expect(ann.errors).toEqual([]);
});

/** In the page: while local storage says so, every store rejects writes. */
function refuseWhereFull(): void {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...args) {
    if (localStorage.getItem('full')) throw new DOMException('there is no room', 'QuotaExceededError');
    return put.apply(this, args);
  };
}

test('the game is exported with decks and games, and imported where it is missing, even after a full disk', async () => {
  const passphrase = 'otter lantern gravel noon';
  await open('#/export');
  await see(ann, '0 decks and 1 finished game on this phone.');
  for (const label of ['Passphrase', 'Repeat the passphrase'])
    await page().getByLabel(label, { exact: true }).fill(passphrase);
  const { bytes } = await saveFile(ann, 'Save the file');
  await see(ann, 'Saved: 0 decks and 1 finished game.');
  await open('#/past');
  await page().locator('.past-row').tap();
  await ann.press('button', 'Remove');
  await ann.press('button', 'Remove it');
  await see(ann, 'No finished games on this phone yet.');
  await open('#/export');
  const file = { name: 'along.meatx', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
  await page().getByLabel('Choose').setInputFiles(file);
  await page().getByLabel('Passphrase for along.meatx', { exact: true }).fill(passphrase);
  await ann.press('button', 'Open it');
  await see(ann, '1 new finished game');
  // A full phone names what it has no space for, stores nothing, and accepts the same file once there is space.
  await page().evaluate(refuseWhereFull);
  await page().evaluate(() => localStorage.setItem('full', 'yes'));
  await ann.press('button', 'Import');
  await see(ann, /^There isn’t room on this phone for all these decks and games\. Free up some space\./);
  expect(await faultsOf(page(), 'an import on a full phone')).toEqual([]);
  await page().evaluate(() => localStorage.removeItem('full'));
  await open('#/past');
  await see(ann, 'No finished games on this phone yet.');
  await open('#/export');
  await page().getByLabel('Choose').setInputFiles(file);
  await page().getByLabel('Passphrase for along.meatx', { exact: true }).fill(passphrase);
  await ann.press('button', 'Open it');
  await see(ann, '1 new finished game');
  await ann.press('button', 'Import');
  await see(ann, 'Imported: 0 decks and 1 finished game.');
  await open('#/past');
  await see(ann, 'The Runner won');
  await page().locator('.past-row').tap();
  await ann.press('button', 'Replay');
  await handle().waitFor();
  expect(ann.errors).toEqual([]);
});

test('the game is saved, viewed from its file, and removed', async () => {
  await open('#/past');
  await page().locator('.past-row').tap();
  const [saved] = await Promise.all([page().waitForEvent('download'), ann.press('button', 'Export')]);
  const file = await saved.path();
  expect(JSON.parse(readFileSync(file, 'utf8')).meatspace).toBe('alone/1');
  await ann.press('button', 'Open a file');
  await page()
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: '', buffer: readFileSync(file) });
  await see(ann, /Nobody signed it, so it proves nothing/);
  await ann.press('button', 'Replay');
  await handle().waitFor();
  await see(ann, /The Runner won/);
  await open('#/past');
  await page().locator('.past-row').tap();
  await ann.press('button', 'Remove');
  await ann.press('button', 'Keep it');
  await ann.press('button', 'Remove');
  await ann.press('button', 'Remove it');
  await see(ann, 'No finished games on this phone yet.');
  expect(ann.errors).toEqual([]);
});

test('a finished game is reviewed in workers, and leaving halfway stops them', async () => {
  const file = join(tmpdir(), `meatspace-review-${process.pid}.json`);
  writeFileSync(file, writeSoloFile(machineGame(1, 4, 3)));
  await open('#/file');
  await page().locator('input[type=file]').setInputFiles(file);
  await page()
    .getByRole('button', { name: /^Replay/ })
    .waitFor();
  rmSync(file);
  await ann.press('button', 'Review');
  await see(ann, 'How the game went');
  await page().locator('.review-curve tr').first().waitFor({ state: 'attached' });
  expect(page().workers().length).toBeGreaterThan(0);
  expect(await faultsOf(page(), 'review')).toEqual([]);
  await ann.press('button', 'Stop');
  await see(ann, 'Stopped. Continue any time.');
  await expect.poll(() => page().workers().length).toBe(0);
  await ann.press('button', 'Continue');
  // Selects the second turn's point by a tap on the curve.
  await page().locator('.review-curve tr').nth(1).waitFor({ state: 'attached' });
  const curve = page().getByRole('slider', { name: 'Choose a turn' });
  const { x = 0, y = 0, height = 0 } = (await curve.boundingBox()) ?? {};
  await page().touchscreen.tap(x + 4, y + height / 2);
  await see(ann, /Turn 1: \d+%/);
  await ann.press('button', 'Replay');
  await handle().waitFor();
  await see(ann, /Turn 1, /);
  await expect.poll(() => page().workers().length).toBe(0);
  expect(ann.errors).toEqual([]);
});

test('in the replay of a game against Sharp, Why? says what it looked ahead to', async () => {
  const file = join(tmpdir(), `meatspace-sharp-${process.pid}.json`);
  const game = machineGame(1, 4, 3);
  writeFileSync(file, writeSoloFile({ ...game, played: { ...(game.played as object), level: 'sharp' } }));
  await page().setViewportSize({ width: 320, height: 568 });
  await open('#/file');
  await page().locator('input[type=file]').setInputFiles(file);
  await page()
    .getByRole('button', { name: /^Replay/ })
    .tap();
  rmSync(file);
  await handle().waitFor();
  const why = page().getByRole('button', { name: /^Why/ });
  for (let steps = 0; steps < 20 && !(await why.isVisible()); steps++) await button(page(), 'Forward one step').tap();
  await why.tap();
  await see(ann, /^(Four turns ahead, this comes to about [+−]\d+ bits, and “.+” to [+−]\d+|It doesn’t look ahead)/);
  expect(await faultsOf(page(), 'why')).toEqual([]);
  await expect.poll(() => page().workers().length).toBe(0);
  expect(ann.errors).toEqual([]);
});
