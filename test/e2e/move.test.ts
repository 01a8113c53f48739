/**
 * A game moves to another phone in the middle of a run: the old phone is locked, the opponent is told, and play
 * continues.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { bothAtOne, closeSheets, playUntil, press, read } from '../support/browser/plainPlay.ts';
import { startServer } from '../support/browser/startServer.ts';
import { joinByLink, linkOf, meetByLink, type Person, seatPerson, see, sitDown } from '../support/browser/table.ts';
import { walk } from '../support/browser/ways.ts';

let serving: Serving;
/** The last one is Bob's second phone. */
let [ann, bob, next]: Person[] = [];
const all = (): Person[] => [ann!, bob!, next!];

beforeAll(async () => {
  serving = await startServer();
  [ann, bob, next] = await Promise.all([
    seatPerson('Ann', { screen: 'common' }),
    seatPerson('Bob', { screen: 'small' }),
    seatPerson('Bob anew', { screen: 'common' }),
  ]);
  await ann.phone.page.goto(`http://localhost:${serving.port}/`);
  await meetByLink([ann, bob]);
  await sitDown([ann, bob], 'Corp');
});

const inRun = (person: Person): Promise<number> => person.phone.page.locator('.run-head').count();

/** Goes from the table to the code for another phone. Returns its link. */
async function showCode(person: Person): Promise<string> {
  const { page } = person.phone;
  // Nothing at the table has to be answered first.
  await playUntil([ann!.phone.page, page], ([, seen]) => seen?.buttons.includes('Table menu') === true);
  // Back leads to the table either way.
  for (const back of [() => page.goBack(), () => press(page, 'Back to the table')]) {
    await press(page, 'Table menu');
    await press(page, 'Move this game to another phone');
    await see(person, 'On the new phone, open Meatspace: Play, Join, then scan this.');
    await back();
    await page.locator('main.board').waitFor();
  }
  await press(page, 'Table menu');
  await press(page, 'Move this game to another phone');
  await see(person, 'Waiting for the other phone');
  expect(await faultsOf(page, 'move this game')).toEqual([]);
  return linkOf(person);
}

test('the code is shown, the new phone takes over the game, and the run continues there', async () => {
  const [annPage, bobPage, nextPage] = all().map(({ phone }) => phone.page) as [Page, Page, Page];
  await playUntil([annPage, bobPage], ([, seen]) => seen?.buttons.includes('Run…') === true && seen.waits === null);
  await press(bobPage, 'Run…');
  await press(bobPage, 'R&D');
  await expect.poll(() => inRun(bob!)).toBe(1);
  const corner = await bothAtOne(annPage, bobPage);
  expect(await inRun(bob!)).toBe(1);
  const link = await showCode(bob!);
  await joinByLink(next!, link);
  await see(next!, 'You play on this phone from now on. The other phone can only watch.');
  expect(await faultsOf(nextPage, 'the game is offered')).toEqual([]);
  await next!.press('button', 'Take the game');
  await see(bob!, 'This game has moved');
  expect(await faultsOf(bobPage, 'this game has moved')).toEqual([]);
  await see(ann!, 'Bob is now playing on another phone.');
  await closeSheets(annPage);
  await ann!.press('button', 'Got it');
  await expect.poll(() => inRun(next!)).toBe(1);
  // There is one more entry: the handover.
  const moved = await bothAtOne(annPage, nextPage);
  expect(Number.parseInt(moved, 10)).toBeGreaterThan(Number.parseInt(corner, 10));
  const { entry } = await read(nextPage);
  await playUntil([annPage, nextPage], (seen) => seen.every((one) => one.entry >= entry + 6));
});

test('the old phone stays locked, and the game can return to it', async () => {
  const { page } = bob!.phone;
  await page.reload();
  await see(bob!, 'This game has moved');
  await bob!.press('button', 'Look at the table');
  await expect.poll(async () => (await read(page)).waits).toBe('This game has moved to another phone');
  await page.reload();
  await bob!.press('button', 'Home');
  await walk(bob!, 'past');
  await see(bob!, 'Moved to another phone');
  const link = await showCode(next!);
  await joinByLink(bob!, link);
  await bob!.press('button', 'Take the game');
  await see(next!, 'This game has moved');
  await bothAtOne(ann!.phone.page, page);
  expect(all().flatMap(({ errors }) => errors)).toEqual([]);
});

test('if the new phone leaves halfway, the old one notices and offers another code', async () => {
  const link = await showCode(bob!);
  // Ann’s phone does not answer, so the handover is not complete before the new phone leaves.
  ann!.phone.freeze();
  try {
    await joinByLink(next!, link);
    await next!.press('button', 'Take the game');
    await see(
      bob!,
      /^(The other phone is connected|Ann’s phone has to confirm the switch|Your other phone is taking over.*)$/,
    );
    await next!.phone.kill();
    await see(bob!, 'The other phone is away. Open Meatspace on it and wait, or show a new code.');
    expect(await faultsOf(bob!.phone.page, 'the new phone is away')).toEqual([]);
    await bob!.press('button', 'Show a new code');
    await see(bob!, 'Waiting for the other phone');
  } finally {
    ann!.phone.thaw();
  }
});
