/**
 * Learning Pink Trenchcoat: the first session from either seat, by the coach’s buttons and on the table, and the pages
 * and the glossary.
 */
import { beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { startServer } from '../support/browser/startServer.ts';
import { type Person, seatPerson, see } from '../support/browser/table.ts';
import { walk } from '../support/browser/ways.ts';

let serving: Serving;
let rae: Person;
const page = () => rae.phone.page;
const coach = () => page().getByRole('complementary', { name: 'The lesson' });
const table = () => page().locator('.lesson main');

beforeAll(async () => {
  serving = await startServer();
  rae = await seatPerson('Rae');
});

/** The coach’s current step; null if the session is over or not open. */
const stepNow = async (): Promise<number | null> => {
  const [text] = await coach().allTextContents();
  return text === undefined ? null : Number(/step (\d+) of/.exec(text)?.[1]);
};

/** Taps the coach’s button and waits for the next step. */
async function tapCoach(name: string): Promise<void> {
  const before = await stepNow();
  await coach()
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .tap();
  await expect.poll(stepNow).not.toBe(before);
}

const way = async (title: string, nth: number): Promise<void> => {
  await page().goto(`http://localhost:${serving.port}/`);
  await walk(rae, 'learn');
  await rae.press('link', 'Pink Trenchcoat');
  await page().getByRole('link', { name: title }).nth(nth).tap();
};

test('from the player’s seat, a different tap is answered, a closed page resumes, and the dice are rolled at the table', async () => {
  await page().goto(`http://localhost:${serving.port}/`);
  await walk(rae, 'learn');
  await rae.press('link', 'Pink Trenchcoat');
  expect(await faultsOf(page(), 'learn the role-playing game')).toEqual([]);
  await page().getByRole('link', { name: 'For the player' }).first().tap();
  await coach().waitFor();
  for (const name of ['Continue', 'Continue', 'Continue']) await tapCoach(name);
  // A different character from the example's.
  await table()
    .getByRole('button', { name: /^Bram Oduya/ })
    .tap();
  await see(rae, 'that is legal.');
  await tapCoachAgain();
  await tapCoach('Bring Vesper Quill');
  expect(await faultsOf(page(), 'first session, the player')).toEqual([]);
  await page().reload();
  await coach().waitFor();
  expect(await stepNow()).toBe(5);
  await tapCoach('Ask for: I slip past the guard');
  await tapCoach('Continue');
  await table()
    .getByRole('button', { name: /^Roll 5f/ })
    .tap();
  await expect.poll(stepNow).toBe(8);
  await tapCoach('Continue');
  await see(rae, 'You slip past. The guard snores on.');
  for (const name of [
    'Continue',
    'Continue',
    'Continue',
    'Ask for: Access',
    'Continue',
    'Ask for: User Account Access',
  ])
    await tapCoach(name);
  for (const name of ['Continue', 'Roll 5f', 'Continue', 'Continue', 'Continue', 'Continue', 'Continue'])
    await tapCoach(name);
  await coach().getByRole('button', { name: 'Continue' }).tap();
  await see(rae, 'Finished. Play again');
  expect(rae.errors).toEqual([]);
});

async function tapCoachAgain(): Promise<void> {
  await coach().getByRole('button', { name: 'Look again' }).tap();
}

test('from the Game Master’s seat, the test is called by chips at the table, and the dice are revealed at the end', async () => {
  await way('For the Game Master', 0);
  await coach().waitFor();
  for (const name of ['Continue', 'Say it', 'Hand over', 'Continue', 'Continue']) await tapCoach(name);
  await table().getByRole('button', { name: 'Difficulty −2' }).tap();
  expect(await faultsOf(page(), 'first session, the Game Master')).toEqual([]);
  await table().getByRole('button', { name: /^Call/ }).tap();
  await expect.poll(stepNow).toBe(7);
  for (const name of ['Continue', 'Tell the result', 'Continue']) await tapCoach(name);
  for (const name of ['Add the node', 'Hand over', 'Continue', 'Decide without a test', 'Continue'])
    await tapCoach(name);
  for (const name of ['Call: User Account Access', 'Continue']) await tapCoach(name);
  await see(rae, /0 \+ 2 = 2/);
  for (const name of ['Tell the result', 'End the session', 'Reveal the dice', 'Reveal the nodes', 'Done'])
    await tapCoach(name);
  await coach().getByRole('button', { name: 'Continue' }).tap();
  await see(rae, 'Finished. Play again');
  expect(rae.errors).toEqual([]);
});

test('each seat has its own page, and the glossary search works', async () => {
  await way('For the Game Master', 1);
  await see(rae, 'Keep a secret');
  expect(await faultsOf(page(), 'the Game Master’s page')).toEqual([]);
  await way('For the player', 1);
  await see(rae, 'In the matrix');
  await way('Glossary', 0);
  await page().getByRole('searchbox', { name: 'Search the glossary' }).fill('tal');
  await page()
    .getByRole('button', { name: /^Tally/ })
    .tap();
  await see(rae, 'Dice 5, System 3, Sleaze 6: 2 more.');
  expect(await faultsOf(page(), 'the glossary of the role-playing game')).toEqual([]);
  expect(rae.errors).toEqual([]);
});
