/** A Game Master and several players at one table, each on a separate phone, by taps at 360 by 640. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { bringCharacter, characterOf, seatOf, tableLink } from '../support/browser/group.ts';
import { startServer } from '../support/browser/startServer.ts';
import {
  enterNameAndGetReady,
  joinByCode,
  joinByLink,
  type Person,
  seatPerson,
  see,
} from '../support/browser/table.ts';

let serving: Serving;
let mina: Person;
/** In order of arrival. */
let players: Person[];
/** `WHOLE`: six players, ten kills and ten joint tests, which take longer than the test command allows. */
const WHOLE = process.env['WHOLE'] !== undefined;
const names = ['Ann', 'Bob', 'Cy', ...(WHOLE ? ['Dee', 'Eve', 'Fay'] : [])];
const kills = Array(WHOLE ? 5 : 1)
  .fill(['home', 'address'])
  .flat() as ('home' | 'address')[];
const kinds = ['Each alone', 'Supported', 'Team'];
const MAX = 6;
const home = (): string => `http://localhost:${serving.port}/`;
const page = ({ phone }: Person): Page => phone.page;

beforeAll(async () => {
  serving = await startServer();
  [mina, ...players] = (await Promise.all(['Mina', ...names].map((name) => seatPerson(name)))) as [Person, ...Person[]];
  for (const { phone } of [mina, ...players]) {
    await phone.page.setViewportSize({ width: 360, height: 640 });
  }
});

/** The button that tells a player their result. */
const tells = /^Tell: /;

/** How much taller the page is than the phone (px). */
const overflow = (person: Person): Promise<number> =>
  page(person).evaluate(() => document.documentElement.scrollHeight - innerHeight);

/** Which cells of the strip have a mark around the seal. */
const marked = (person: Person): Promise<boolean[]> =>
  page(person)
    .getByRole('navigation', { name: 'Players at this table' })
    .getByRole('button')
    .evaluateAll((cells) =>
      cells.map((one) => [...one.children].some((child) => getComputedStyle(child).outlineStyle === 'solid')),
    );

const shot = async (name: string): Promise<void> => {
  if (!process.env['SHOTS']) return;
  await page(mina).screenshot({ path: `test/e2e/shots/group-${name}.png` });
};

test('three players join by one code in different ways, and the Game Master starts with those who are ready', async () => {
  for (const person of [mina, ...players]) await page(person).goto(home());
  await mina.press('link', 'Play');
  await mina.press('link', 'Pink Trenchcoat');
  await mina.press('link', 'Invite');
  await see(mina, 'Nobody has joined yet');
  await page(mina).getByLabel('Your name').fill('Mina');
  const link = await tableLink(mina);
  const code = await page(mina).locator('[data-room]').innerText();
  const [ann, bob, cy] = players as [Person, Person, Person];
  await joinByLink(ann, link);
  await joinByCode(bob, code);
  await joinByLink(cy, link);
  await see(mina, 'Do both phones show the same symbols?');
  await shot('lobby');
  await mina.press('button', 'Compare');
  const symbols = await page(mina).getByRole('dialog').getByRole('listitem').allInnerTexts();
  await see(bob, 'Do both phones show the same symbols?');
  expect(await page(bob).getByRole('listitem').allInnerTexts()).toEqual(symbols);
  await mina.press('button', 'Yes, the same');
  await bob.press('button', 'Yes, the same');
  await see(bob, 'Which game?');
  await page(mina).getByRole('dialog').waitFor({ state: 'detached' });
  await enterNameAndGetReady(ann);
  await enterNameAndGetReady(bob);
  await mina.press('button', 'Start with Ann and Bob');
  for (const player of [ann, bob]) await see(player, 'Who are you?');
  await page(mina).getByRole('navigation', { name: 'Players at this table' }).waitFor();
  await see(cy, 'Mina lets you in once you’re ready');
  await mina.press('button', 'Ann');
  await see(mina, 'You act');
});

const cell = (name: string) => seatOf(mina, name);

test('one seat after another is handed over; a request elsewhere does not change the view', async () => {
  const [ann, bob] = players as [Person, Person];
  await ann.press('button', 'Vesper Quill');
  await bob.press('button', 'Bram Oduya');
  await mina.press('button', 'Ann’s turn');
  await see(mina, 'Ann’s requests appear here');
  await mina.press('button', 'Next: ');
  await mina.press('button', 'Bob’s turn');
  await see(mina, 'Bob’s requests appear here');
  await ann.press('button', 'Perception');
  await cell('Vesper asks').waitFor();
  expect(await page(mina).getByText('Bob’s requests appear here').count()).toBe(1);
  const next = await page(mina).getByRole('button', { name: 'Next: Vesper Quill asks' }).boundingBox();
  expect(next?.height).toBeGreaterThanOrEqual(46);
  expect(await overflow(mina)).toBe(0);
  expect(await marked(mina)).toEqual([false, true, false]);
  await shot('next');
  await mina.press('button', 'Next: Vesper Quill asks');
  await mina.press('button', 'Difficulty 0');
  await mina.press('button', 'Call');
  await ann.press('button', 'Roll 5f');
  await page(mina).getByRole('button', { name: tells }).waitFor();
});

test.each(kills)('the Game Master’s browser is killed and reopens the table by its %s', async (way) => {
  const url = page(mina).url();
  await mina.phone.kill();
  await mina.phone.start();
  await page(mina).goto(way === 'home' ? home() : url);
  if (way === 'home') {
    await see(mina, 'Ann and Bob');
    await shot('home');
    await mina.press('button', 'Continue');
    await cell('Vesper').click();
  }
  await page(mina).getByRole('button', { name: tells }).waitFor();
  for (const player of players.slice(0, 2))
    await expect.poll(() => page(player).getByText('connected').count()).toBeGreaterThan(0);
});

/** Makes the Game Master's choices that the dice require. */
async function chosen(): Promise<void> {
  // Until the result is on the screen, it offers no choices.
  await page(mina).getByRole('button', { name: /^Tell/ }).first().waitFor();
  // At a player's seat, the chosen button stays pressed.
  const choices = page(mina).getByRole('button', { name: /^(Ignore|Failure)$/, pressed: false });
  while ((await choices.count()) > 0) await choices.first().tap();
}

/** Joins a table that is already being played at. */
async function joinsLater(player: Person): Promise<void> {
  await bringCharacter(player, home());
  await mina.press('button', 'All');
  await mina.press('button', 'Add');
  const code = await page(mina).locator('[data-room]').innerText();
  await page(player).goto(home());
  await joinByCode(player, code);
  await mina.press('button', 'Compare');
  await see(player, 'Do both phones show the same symbols?');
  await mina.press('button', 'Yes, the same');
  await player.press('button', 'Yes, the same');
  await enterNameAndGetReady(player);
  await mina.press('button', `Start with ${player.name}`);
  await expect.poll(() => page(player).getByText('Vesper Quill is taken by Ann').count()).toBe(1);
  await player.press('button', characterOf(player));
  await cell(player.name).click();
  await mina.press('button', `${player.name}’s turn`);
  await see(mina, `${player.name}’s requests appear here`);
}

test('others join during play, until the table is full', async () => {
  await chosen();
  await page(mina).getByRole('button', { name: tells }).click();
  for (const player of players.slice(2)) await joinsLater(player);
  expect(await cell('').count()).toBe(players.length + 1);
  if (players.length < MAX) return;
  await mina.press('button', 'All');
  expect(await page(mina).getByRole('button', { name: /^Add/ }).count()).toBe(0);
});

/** A test called for everybody; each player rolls and is told. */
async function togetherOnce(kind: string): Promise<void> {
  const count = players.length;
  await mina.press('button', 'Call a test');
  await mina.press('button', 'Perception');
  await mina.press('button', kind);
  await shot(`ask-${kind}`);
  await mina.press('button', 'Call ');
  for (const player of players) {
    const roll = page(player).getByRole('button', { name: /^Roll 5f/ });
    await see(player, `${count} of you`);
    if (kind !== 'Supported' || player === players[0]) await roll.tap();
  }
  await expect.poll(() => page(mina).getByText('Rolling', { exact: true }).count()).toBe(0);
  await chosen();
  await shot(`results-${kind}`);
  await mina.press('button', 'Tell ');
  await mina.press('button', 'Done');
}

test('in joint tests each player sees only their own roll, and all are told', async () => {
  await mina.press('button', 'All');
  await see(mina, 'Tell everybody');
  await shot('everybody');
  for (const kind of WHOLE ? [...kinds, ...kinds, ...kinds, 'Team'] : kinds) await togetherOnce(kind);
  const ann = await players[0]!.describe();
  expect(ann).toContain('Perception');
  // Shows only who is there.
  for (const { name } of players.slice(1)) expect(ann.split(name)).toHaveLength(name === 'Bob' ? 2 : 3);
});

test('a message to everybody reaches each player; a player who leaves ends only their own session', async () => {
  await page(mina).getByLabel('Tell everybody').fill('The lights go out.');
  await mina.press('button', 'Tell ');
  for (const player of players) await see(player, 'The lights go out.');
  const [ann, bob] = players as [Person, Person];
  await bob.phone.close();
  await expect.poll(() => cell('away').count()).toBe(1);
  await cell('Vesper').click();
  await ann.press('button', 'Stealth');
  await mina.press('button', 'Difficulty 0');
  await mina.press('button', 'Call');
  await ann.press('button', 'Roll 5f');
  await page(mina).getByRole('button', { name: tells }).waitFor();
  for (const person of [mina, ...players]) expect(person.errors).toEqual([]);
});

test('the whole session is saved as one file, and the check says what it proves', async () => {
  await mina.press('button', 'All');
  await mina.press('button', 'Leave the table');
  await shot('leave');
  const [download] = await Promise.all([
    page(mina).waitForEvent('download'),
    mina.press('button', 'Save all sessions'),
  ]);
  expect(download.suggestedFilename()).toContain('Mina Ann Bob Cy');
  await page(mina).goto(`${home()}#/file`);
  await page(mina)
    .locator('input[type=file]')
    .setInputFiles(await download.path());
  await see(mina, `${players.length} games from the same table`);
  await shot('file');
});

test('one session ends, and the same two begin the next while the others continue', async () => {
  const [ann, , cy] = players as [Person, Person, Person];
  await page(mina).goto(home());
  await mina.press('button', 'Continue');
  await cell('Vesper').click();
  await chosen();
  await page(mina).getByRole('button', { name: tells }).click();
  await mina.press('button', 'My turn');
  await mina.press('button', 'End the session');
  await mina.press('button', 'End it now?');
  for (const button of ['Reveal the dice', 'Reveal the nodes', 'Done']) await mina.press('button', button);
  await see(ann, 'nobody could choose or change a die');
  await ann.press('button', 'Next session');
  await mina.press('button', 'The other players');
  await cell(characterOf(cy)).click();
  await see(mina, `${cy.name}’s requests appear here`);
  await cell('Vesper').click();
  await mina.press('button', 'Next session');
  await see(ann, 'Who are you?');
  await see(mina, 'You act');
  expect(await cell('').count()).toBe(players.length + 1);
});
