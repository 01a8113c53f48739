/**
 * A move is taken back between two phones by taps: requested and accepted, which restores the table; then requested
 * again and refused.
 */
import { beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { bothAtOne, button, coverHand, openHand, playUntil, press } from '../support/browser/plainPlay.ts';
import { startServer } from '../support/browser/startServer.ts';
import {
  checkFile,
  joinByLink,
  linkOf,
  meetByLink,
  type Person,
  readRecord,
  saveFile,
  seatPerson,
  see,
  sitDown,
} from '../support/browser/table.ts';
import { HOME } from '../support/browser/ways.ts';

let serving: Serving;
let [ann, bob]: Person[] = [];
const both = (): [Person, Person] => [ann!, bob!];
const pages = () => both().map(({ phone }) => phone.page);

beforeAll(async () => {
  serving = await startServer();
  [ann, bob] = await Promise.all([seatPerson('Ann', { screen: 'small' }), seatPerson('Bob', { screen: 'common' })]);
  await ann.phone.page.goto(`http://localhost:${serving.port}/`);
  await meetByLink([ann, bob]);
  await sitDown(both(), 'Corp');
});

/** Ann takes a bit and asks to take that back. */
async function takeAndAsk(): Promise<void> {
  const { page } = ann!.phone;
  await playUntil(pages(), ([seen]) => seen?.buttons.includes('+1 bit') === true && seen.waits === null);
  await press(page, '+1 bit');
  await press(page, 'Table menu');
  await press(page, 'Take back…');
  await see(ann!, 'Take back the last move?');
  for (const words of ['This will be undone', '1 action', 'Nothing was learned since.']) await see(ann!, words);
}

test('a take-back is requested, with its cost and what was learned, and accepted: both tables are as before', async () => {
  await takeAndAsk();
  expect(await faultsOf(ann!.phone.page, 'take back, asked for')).toEqual([]);
  await press(ann!.phone.page, 'Ask Bob');
  await see(bob!, 'Ann asks: Take back the last move?');
  await bob!.press('button', 'Answer');
  await see(ann!, 'Take back the last move?');
  await see(ann!, 'Waiting for Bob · ');
  expect(await faultsOf(ann!.phone.page, 'take back, waiting')).toEqual([]);
  await openHand(ann!.phone.page);
  const words = ann!.phone.page.locator('.request .grow');
  expect((await words.boundingBox())?.width, 'next to an open hand').toBeGreaterThan(150);
  await coverHand(ann!.phone.page);
  expect(await faultsOf(bob!.phone.page, 'take back, answer')).toEqual([]);
  await press(bob!.phone.page, 'Accept');
  for (const person of both())
    await expect
      .poll(async () =>
        (await readRecord(person)).some((line) => /^Taken back by agreement: the line before$/.test(line)),
      )
      .toBe(true);
});

test('a take-back is requested again and refused, and the game continues unchanged', async () => {
  await takeAndAsk();
  await press(ann!.phone.page, 'Ask Bob');
  await bob!.press('button', 'Answer');
  await press(bob!.phone.page, 'Decline');
  await see(ann!, 'Bob declined');
  const { page } = ann!.phone;
  await press(page, 'Table menu');
  await press(page, 'Take back…');
  await press(page, 'Ask Bob');
  const refusal = page.getByText('Your opponent declined. Make a move first.');
  await refusal.waitFor();
  await openHand(page);
  await button(page, '+1 bit').tap();
  await refusal.waitFor({ state: 'detached' });
  await coverHand(page);
  await playUntil(pages(), ([seen]) => seen?.buttons.includes('+1 bit') === true && seen.waits === null);
  expect(both().flatMap(({ errors }) => errors)).toEqual([]);
});

/** Ann requests three more bits. */
async function askToCorrect(): Promise<void> {
  const { page } = ann!.phone;
  await playUntil(pages(), ([seen]) => seen?.buttons.includes('+1 bit') === true && seen.waits === null);
  await press(page, 'Table menu');
  await press(page, 'Fix the table…');
  for (let i = 0; i < 3; i++) await press(page, 'Add one: Your bits');
  await see(ann!, /^Fixed by agreement: Ann’s bits from \d+ to \d+$/);
  expect(await faultsOf(page, 'correct, asked for')).toEqual([]);
  await press(page, 'Ask Bob');
  await see(bob!, /^Ann asks: Fix: /);
  await bob!.press('button', 'Answer');
}

test('both players fix an app’s mistake, even if a page is killed in between; nothing else changes', async () => {
  // A declined request is not repeated at the same decision.
  await playUntil(pages(), ([seen]) => seen?.buttons.includes('+1 bit') === true && seen.waits === null);
  await press(ann!.phone.page, '+1 bit');
  await askToCorrect();
  expect(await faultsOf(bob!.phone.page, 'correct, answer')).toEqual([]);
  await press(bob!.phone.page, 'Decline');
  await see(ann!, 'Bob declined');
  await press(ann!.phone.page, '+1 bit');
  await askToCorrect();
  await bob!.phone.page.reload();
  await see(bob!, /^Ann asks: Fix: /);
  await bob!.press('button', 'Answer');
  await press(bob!.phone.page, 'Accept');
  for (const person of both())
    await expect
      .poll(async () =>
        (await readRecord(person)).some((line) => /Fixed by agreement: Ann’s bits from \d+ to \d+/.test(line)),
      )
      .toBe(true);
  expect(both().flatMap(({ errors }) => errors)).toEqual([]);
});

test('a pause leads home, where it is named, and ends at the table', async () => {
  await playUntil(pages(), ([seen]) => seen?.buttons.includes('Table menu') === true);
  await press(ann!.phone.page, 'Table menu');
  await press(ann!.phone.page, 'Pause until another day');
  await see(ann!, HOME);
  await ann!.phone.page.getByRole('button', { name: /^Continue.*Paused by you/ }).tap();
  await see(ann!, 'Paused by you.');
  await ann!.press('button', 'Continue');
  await expect.poll(() => ann!.describe()).not.toContain('Paused');
});

test('the same game moves to another phone, ends there in a draw, and its file is verified', async () => {
  const next = await seatPerson('Bob anew', { screen: 'common' });
  try {
    const { page } = bob!.phone;
    await playUntil(pages(), ([, seen]) => seen?.buttons.includes('Table menu') === true);
    await press(page, 'Table menu');
    await press(page, 'Move this game to another phone');
    await see(bob!, 'Waiting for the other phone');
    await joinByLink(next, await linkOf(bob!));
    await next.press('button', 'Take the game');
    await see(bob!, 'This game has moved');
    await ann!.press('button', 'Got it');
    await playUntil([ann!.phone.page, next.phone.page], ([, seen]) => seen?.buttons.includes('Table menu') === true);
    await bothAtOne(ann!.phone.page, next.phone.page);
    await press(next.phone.page, 'Table menu');
    await press(next.phone.page, 'Offer a draw');
    await see(ann!, 'Bob asks: Agree to a draw?');
    await ann!.press('button', 'Answer');
    await press(ann!.phone.page, 'Accept');
    for (const person of [ann!, next]) await see(person, 'Verified: every shuffle');
    const { bytes } = await saveFile(next, 'Save the game');
    await next.phone.page.goto(`http://localhost:${serving.port}/#/file`);
    await checkFile(next.phone.page, 'whole.nrhc3', bytes);
    await expect
      .poll(() => next.describe())
      .toMatch(
        /Verified: both keys .*Nobody has won \(both agreed to a draw\).*took back moves at entry \d+ and fixed the table at entry \d+.*moved to another phone/s,
      );
  } finally {
    await next.phone.close();
  }
});
