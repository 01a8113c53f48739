/** The screens in another language: everything they show comes from the words, and there is room for longer words. */
import { beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { seeded } from '../../src/solo/random.ts';
import type { Screen } from '../support/browser/ariaTree.ts';
import type { Driven } from '../support/browser/driven.ts';
import { drawnAnew } from '../support/browser/looks.ts';
import { newPlayer, playUntil } from '../support/browser/player.ts';
import { startServer } from '../support/browser/startServer.ts';
import { type Person, seatPerson } from '../support/browser/table.ts';
import { buildPseudo } from '../support/pseudo/build.ts';
import { inEnglish } from '../support/pseudo/language.ts';
import { inPseudoLanguage } from '../support/pseudo/person.ts';
import { unfittingOn, unmarkedOn } from '../support/pseudo/unmarked.ts';

const sizes = [
  [320, 568],
  [390, 844],
] as const;

let dist: string;
let serving: Serving;
let ann: Person;
const page = () => ann.phone.page;

beforeAll(async () => {
  dist = await buildPseudo();
  serving = await startServer({ dist });
  ann = await seatPerson('Ann');
});

const open = (hash = ''): Promise<unknown> => page().goto(`http://localhost:${serving.port}/${hash}`);

/** The faults of the current screen at each size, without duplicates. */
async function look(found: Set<string>, also: readonly string[] = []): Promise<void> {
  for (const [width, height] of sizes) {
    await page().setViewportSize({ width, height });
    await drawnAnew(page());
    const where = `${new URL(page().url()).hash} at ${width} by ${height}`;
    for (const text of await unmarkedOn(page(), also)) found.add(`${where} unmarked: ${text}`);
    for (const what of await unfittingOn(page())) found.add(`${where} ${inEnglish(what)}`);
  }
}

test('the screens', async () => {
  const found = new Set<string>();
  for (const hash of [
    '',
    '#/play',
    '#/alone',
    '#/more',
    '#/settings',
    '#/decks',
    '#/sealed',
    '#/past',
    '#/learn',
    '#/file',
    '#/export',
    '#/another',
    '#/phone',
  ]) {
    await open(hash);
    await page().locator('h1').first().waitFor();
    await look(found, ['turn:relay.example.org:3478']);
  }
  expect([...found]).toEqual([]);
});

test('a game of Netrunner', async () => {
  const person = await deals('Deal', '#/alone', ['The machine', 'Novice', 'Runner']);
  const found = new Set<string>();
  const player = newPlayer(person, 'Runner', seeded(1));
  for (let taps = 3; taps <= 45; taps += 3) {
    await playUntil([player], { done: (screens) => player.taps.length >= taps || over(screens) });
    await look(found);
  }
  expect([...found]).toEqual([]);
});

const over = (screens: readonly Screen[]): boolean =>
  screens.some(({ things }) => things.some(({ text }) => /^(You win|The (Corp|Runner) wins|Nobody wins)\b/.test(text)));

/** Buttons that lead out of the game. */
const leads = /^(Leave|Home|Back|Concede|End|Close the|Save|Replay|Record|Look at the table)/;

test.each(['Real cards', 'Pink Trenchcoat'])('%s, tapped at random', async (game) => {
  const person = await deals('Begin', '#/begin/goldfish', [game]);
  const found = new Set<string>();
  const random = seeded(2);
  for (let taps = 0; taps < 40; taps++) {
    const screen = await person.look();
    const buttons = screen.things.filter(
      ({ role, disabled, name }) => role === 'button' && !disabled && !leads.test(name),
    );
    const thing = buttons[random(buttons.length)];
    if (thing) await person.tap(thing, screen);
    if (taps % 3 === 0) await look(found);
  }
  expect([...found]).toEqual([]);
});

/** Deals a new solo game. */
async function deals(begin: string, hash: string, choices: readonly string[]): Promise<Driven> {
  const person = inPseudoLanguage(ann, page);
  await page().goto('about:blank');
  await open(hash);
  for (const name of [...choices, begin]) await person.press('button', name);
  await expect.poll(() => page().url()).toContain('#/alone/');
  return person;
}
