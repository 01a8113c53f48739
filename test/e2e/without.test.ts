/**
 * Browsers that lack features: whatever can work does, and everything else is announced before anybody has waited for
 * it.
 */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { seeded } from '../../src/solo/random.ts';
import type { PhoneOptions } from '../support/browser/browser.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { concede, newPlayer, type Player, playUntil } from '../support/browser/player.ts';
import { startServer } from '../support/browser/startServer.ts';
import { serveStatic } from '../support/browser/staticServer.ts';
import { checkFile, meetByLink, type Person, saveFile, seatPerson, see, sitDown } from '../support/browser/table.ts';
import { walk } from '../support/browser/ways.ts';

let serving: Serving;
const people: Person[] = [];

beforeAll(async () => {
  serving = await startServer();
});

afterEach(async () => {
  for (const { phone } of people.splice(0)) await phone.close();
});

afterAll(() => serving.close());

const open = (page: Page, at = ''): Promise<unknown> => page.goto(`http://localhost:${serving.port}/${at}`);

/** A person whose browser lacks the given globals. */
async function without(name: string, missing: readonly string[], options: PhoneOptions = {}): Promise<Person> {
  const person = await seatPerson(name, options);
  people.push(person);
  await person.phone.context.addInitScript((missing) => {
    for (const name of missing) {
      Reflect.deleteProperty(globalThis, name);
      if (name in globalThis) Object.defineProperty(globalThis, name, { value: undefined });
    }
  }, missing);
  await open(person.phone.page);
  return person;
}

test('a phone without WebAssembly and one without workers are dealt a game, play it, and check it', async () => {
  // Like iOS in Lockdown Mode: neither pages nor workers have WebAssembly, and scripts are slow.
  const ann = await without('Ann', [], { args: ['--js-flags=--jitless'] });
  const bob = await without('Bob', ['Worker'], { screen: 'common' });
  await meetByLink([ann, bob]);
  const slow = /^This browser doesn’t allow WebAssembly, so dealing .* longer\.$/;
  await see(ann, slow);
  await sitDown([ann, bob], 'Corp');
  const random = seeded(7);
  const players: [Player, Player] = [newPlayer(ann, 'Corp', random), newPlayer(bob, 'Runner', random)];
  await playUntil(players, { done: () => players.every(({ taps }) => taps.length >= 8) });
  await concede(players[1], players[0]);
  for (const person of [ann, bob])
    await see(person, 'Verified: every shuffle, draw, bid and hidden card was played fairly.');
  const { bytes } = await saveFile(bob, 'Save the game');

  const page = ann.phone.page;
  await open(page, '#/file');
  await checkFile(page, 'whole.nrhc3', bytes);
  await see(ann, /Verified: both keys signed all \d+ entries/);
  await open(page, '#/check');
  await page.locator('dl[aria-busy=false]').waitFor();
  await see(ann, 'turned off in the browser. Games work, but dealing and the final check take longer');
  await see(ann, /^\d+ a second, by noble, 100 cards encrypted in \d+ ms$/);
  expect([...ann.errors, ...bob.errors]).toEqual([]);
});

test('if a host forbids its pages WebAssembly, hidden cards are computed without it', async () => {
  const strict = await serveStatic(inject('app'), '/', { 'Content-Security-Policy': "script-src 'self'" });
  try {
    const ann = await seatPerson('Ann');
    people.push(ann);
    await ann.phone.page.goto(`http://localhost:${strict.port}/#/check`);
    await ann.phone.page.locator('dl[aria-busy=false]').waitFor();
    await see(
      ann,
      'the browser doesn’t allow it on this page. Games work, but dealing and the final check take longer',
    );
    await see(ann, /^\d+ a second, by noble,/);
    expect(ann.errors).toEqual([]);
  } finally {
    await strict.close();
  }
});

test('without workers, files can’t be checked and decks can’t be simulated, and both say so at once', async () => {
  const bob = await without('Bob', ['Worker']);
  await open(bob.phone.page, '#/file');
  await see(bob, 'This browser can’t check files in the background. Open Meatspace in another browser.');
  expect(await bob.phone.page.getByLabel(/Choose/).count()).toBe(0);
  await open(bob.phone.page, '#/numbers/built-in-0');
  await see(bob, 'this browser can’t run games in the background');
  expect(await faultsOf(bob.phone.page, 'numbers without workers')).toEqual([]);
});

test('without WebRTC, a table can be neither opened nor joined, which is said at once; solo games work', async () => {
  const eve = await without('Eve', ['RTCPeerConnection']);
  const { page } = eve.phone;
  for (const way of ['invite', 'join'] as const) {
    await open(page);
    await walk(eve, way);
    await see(eve, 'This browser can’t connect two phones.');
    expect(await page.getByRole('status').count()).toBe(0);
    expect(await faultsOf(page, `${way}, without WebRTC`)).toEqual([]);
  }
  await eve.press('button', 'Play on this phone');
  await dealt(eve);
});

test('without storage, the home screen says so, and solo games work', async () => {
  const eve = await without('Eve', ['indexedDB']);
  const { page } = eve.phone;
  await see(eve, /^This browser’s storage isn’t available right now\./);
  await walk(eve, 'decks');
  await see(eve, /^This browser can’t save decks right now\. They last until you close this page\./);
  await open(page, '#/begin/goldfish');
  await dealt(eve);
  await expect
    .poll(() => page.getByRole('alert').allInnerTexts())
    .toEqual(['This browser can’t save right now. The game lasts until you close this page.']);
  // Once read and dismissed, the notice leaves a mark while it applies, and covers nothing.
  await eve.press('button', 'Got it');
  await see(eve, 'Not saved: keep this page open');
  expect(await faultsOf(page, 'a game that is not saved')).toEqual([]);
});

/** Starts at the screen for a new solo game. */
async function dealt(person: Person): Promise<void> {
  await person.press('button', 'Deal a new game');
  await person.phone.page.getByRole('region', { name: 'Forts' }).waitFor();
}
