/**
 * The kit next to real cards: two phones that count, roll and bid in secret, a page that is killed, and one phone for
 * both players.
 */
import type { Locator } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { tap } from '../support/browser/browser.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { startServer } from '../support/browser/startServer.ts';
import { joinByLink, linkOf, meetByCode, type Person, seatPerson, see } from '../support/browser/table.ts';
import { continueGame } from '../support/browser/ways.ts';

let serving: Serving;
let [ann, bob]: Person[] = [];
const home = (): string => `http://localhost:${serving.port}/`;
const people = (): readonly [Person, Person] => [ann!, bob!];
const pageOf = (person: Person) => person.phone.page;

beforeAll(async () => {
  serving = await startServer();
  [ann, bob] = await Promise.all([seatPerson('Ann', { screen: 'small' }), seatPerson('Bob', { screen: 'common' })]);
});

/** Picks a number in the open sheet. */
const picks = (person: Person, number: number): Promise<void> =>
  tap(
    pageOf(person)
      .getByRole('dialog')
      .getByRole('button', { name: `${number}`, exact: true }),
  );

/** Expects it to be entirely on screen, without scrolling. */
async function expectInView(person: Person, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  expect(box).not.toBeNull();
  expect(box!.y).toBeGreaterThanOrEqual(0);
  expect(box!.y + box!.height).toBeLessThanOrEqual(pageOf(person).viewportSize()!.height);
}

const TAPS = 12;
/** Taps as fast as a thumb can, without waiting for either phone. */
const tapsAway = (person: Person): Promise<void> =>
  pageOf(person).evaluate(async (taps) => {
    const more = document.querySelector<HTMLElement>('.pad [aria-label="Add 1 bit"]');
    for (let n = 0; n < taps; n++) {
      more?.click();
      for (let frames = n % 4; frames >= 0; frames--) await new Promise(requestAnimationFrame);
    }
  }, TAPS);

/** The opponent's bits, as shown. */
const bitsOfOther = (person: Person) => pageOf(person).locator('.kit-them .kit-tiles li').first().innerText();

/** Waits until both phones show the words. */
const bothSee = (words: string | RegExp): Promise<unknown> => Promise.all(people().map((person) => see(person, words)));

test('two phones count separately, roll a die and bid in a trace; a killed page returns to the same numbers, and the game moves to another phone', async () => {
  for (const person of people()) await pageOf(person).goto(home());
  await meetByCode(people());
  for (const person of people()) await pageOf(person).getByLabel('Your name').fill(person.name);
  await ann!.press('button', 'Real cards');
  await ann!.press('button', 'Corp');
  // There is no deck to shuffle.
  for (const person of people()) await see(person, 'the game starts once you both are');
  for (const person of people()) await person.press('button', 'Ready');
  for (const person of people()) await pageOf(person).locator('main.kit').waitFor();

  // Both tap at the same time, whoever has the pen.
  await Promise.all([ann!.press('button', 'Add 3 bits'), bob!.press('button', 'Remove 1 bit')]);
  await bothSee(/: \+3 bits: 5 to 8$/);
  await bothSee(/: −1 bit: 5 to 4$/);
  await bob!.press('button', 'Die');
  await bothSee(/^Shared die: [1-6]$/);
  for (const person of people()) {
    expect(await faultsOf(pageOf(person), 'kit, a die')).toEqual([]);
    await person.press('button', 'Continue');
  }
  for (const person of people()) expect(await faultsOf(pageOf(person), `kit, ${person.name}`)).toEqual([]);

  for (const person of people())
    for (const name of ['Trace', 'Die', 'Coin', 'Clock']) {
      const button = pageOf(person).locator('.together button', { hasText: name });
      await expectInView(person, button);
    }

  // Started by mistake; one tap by the Corp withdraws it on both phones.
  await ann!.press('button', 'Trace');
  await ann!.press('button', 'Trace, limit 5');
  await see(bob!, 'Trace, limit 5. What is your base link?');
  expect(await faultsOf(pageOf(ann!), 'kit, a trace that waits')).toEqual([]);
  await ann!.press('button', 'Cancel the trace');
  for (const person of people()) await pageOf(person).getByRole('dialog').waitFor({ state: 'detached' });

  await ann!.press('button', 'Trace');
  await ann!.press('button', 'Trace, limit 5');
  await see(bob!, 'Trace, limit 5. What is your base link?');
  await picks(bob!, 1);
  await bob!.press('button', 'Show a base link of 1');
  for (const person of people()) {
    await see(person, 'How many bits? You pay them, win or lose.');
    await picks(person, 2);
  }
  expect(await faultsOf(pageOf(bob!), 'kit, a bid')).toEqual([]);
  await ann!.press('button', 'Seal a bid of 2');
  await see(ann!, 'Your bid is sealed. You can’t change it.');
  await bob!.press('button', 'Seal a bid of 2');
  await bothSee('The trace fails');
  for (const person of people()) await person.press('button', 'Continue');

  await bob!.phone.kill();
  await bob!.phone.start();
  await pageOf(bob!).goto(home());
  await continueGame(bob!);
  await pageOf(bob!).locator('main.kit').waitFor();
  await bob!.press('button', 'Add 1 bit');
  await bothSee(/: \+1 bit: 2 to 3$/);
  // No tap is lost, whoever has the pen.
  await Promise.all(people().map(tapsAway));
  await expect.poll(() => bitsOfOther(ann!)).toMatch(new RegExp(`^${3 + TAPS}\\b`));
  await expect.poll(() => bitsOfOther(bob!)).toMatch(new RegExp(`^${6 + TAPS}\\b`));

  // Bob continues on a different phone.
  const anew = await seatPerson('Bob anew', { screen: 'common' });
  onTestFinished(() => anew.phone.close());
  await bob!.press('button', 'Leave or end');
  expect(await faultsOf(pageOf(bob!), 'kit, leave or end')).toEqual([]);
  await bob!.press('button', 'Move this game to another phone');
  await see(bob!, 'Waiting for the other phone');
  await joinByLink(anew, await linkOf(bob!));
  await anew.press('button', 'Take the game');
  await see(bob!, 'This game has moved');
  await pageOf(anew).locator('main.kit').waitFor();
  await see(ann!, 'Bob is now playing on another phone.');
  await ann!.press('button', 'Got it');
  await anew.press('button', 'Add 1 bit');
  await expect.poll(() => bitsOfOther(ann!)).toMatch(new RegExp(`^${4 + TAPS}\\b`));

  await ann!.press('button', 'Leave or end');
  await ann!.press('button', 'The game is over');
  for (const person of [ann!, anew]) await see(person, 'Verified: every shuffle');
  expect([ann!, anew].flatMap(({ errors }) => errors)).toEqual([]);
  expect(people().flatMap(({ errors }) => errors)).toEqual([]);
});

test('one phone counts for both sides, and continues where it was left', async () => {
  const page = pageOf(ann!);
  await page.goto(`${home()}#/begin/goldfish`);
  await ann!.press('button', 'Real cards');
  await ann!.press('button', 'Begin');
  await page.locator('main.kit').waitFor();
  await ann!.press('button', 'Add 5 bits');
  await see(ann!, /: \+5 bits: 5 to 10$/);
  await ann!.press('button', '0 tags');
  await ann!.press('button', 'Add 1 tag');
  await see(ann!, /: \+1 tag: 0 to 1$/);
  expect(await faultsOf(page, 'kit, one phone')).toEqual([]);
  await ann!.press('button', 'Add a counter…');
  expect(await faultsOf(page, 'kit, a counter')).toEqual([]);
  await ann!.press('button', 'Close');
  await page.reload();
  await ann!.press('button', '1 tag');
});
