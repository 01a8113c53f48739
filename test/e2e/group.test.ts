/** A Game Master and several players at one table, each on a phone of their own, by taps at 360 by 640. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Serving, serve } from '../../src/server/index.ts';
import { hurry, joinByCode, joinByLink, type Person, seatPerson, see } from '../support/browser/table.ts';

let serving: Serving;
let mina: Person;
/** In the order in which they come. */
let players: Person[];
const names = ['Ann', 'Bob', 'Cy'] as const;
const home = (): string => `http://localhost:${serving.port}/`;
const page = ({ phone }: Person): Page => phone.page;

beforeAll(async () => {
  serving = await serve({ dist: inject('app'), port: 0 });
  [mina, ...players] = (await Promise.all(['Mina', ...names].map((name) => seatPerson(name)))) as [Person, ...Person[]];
  for (const { phone } of [mina, ...players]) {
    phone.context.setDefaultTimeout(20_000);
    await phone.page.setViewportSize({ width: 360, height: 640 });
  }
});

afterAll(async () => {
  await Promise.all([mina, ...(players ?? [])].map((person) => person?.phone.close()));
  await serving?.close();
});

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const person of [mina, ...players]) console.log(await person.describe().catch(String));
});

const shot = async (name: string): Promise<void> => {
  if (!process.env['SHOTS']) return;
  await page(mina).screenshot({ path: `test/e2e/shots/group-${name}.png` });
};

/** In the lobby of a player's phone. */
async function isReady(player: Person): Promise<void> {
  await see(player, 'Which game?');
  await page(player).getByLabel('Your name').fill(player.name);
  await player.press('button', 'Ready');
}

test('three players join one code in different ways, and the Game Master starts with those who are ready', {
  timeout: 120_000,
}, async () => {
  for (const person of [mina, ...players]) await page(person).goto(home());
  await mina.press('link', 'Play');
  await mina.press('link', 'Pink Trenchcoat');
  await mina.press('link', 'Invite');
  await see(mina, 'Nobody has joined yet');
  await page(mina).getByLabel('Your name').fill('Mina');
  const { context } = mina.phone;
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(home()).origin });
  await mina.press('button', 'Send the link');
  const link = await page(mina).evaluate(() => navigator.clipboard.readText());
  const code = await page(mina).locator('[data-room]').innerText();
  const [ann, bob, cy] = players as [Person, Person, Person];
  await joinByLink(ann, link);
  await joinByCode(bob, code);
  await joinByLink(cy, link);
  await see(mina, 'Compare symbols with player');
  await shot('lobby');
  await mina.press('button', 'Compare');
  const symbols = await page(mina).getByRole('dialog').getByRole('listitem').allInnerTexts();
  await see(bob, 'Do both phones show the same symbols?');
  expect(await page(bob).getByRole('listitem').allInnerTexts()).toEqual(symbols);
  await mina.press('button', 'Yes, the same');
  await bob.press('button', 'Yes, the same');
  await see(bob, 'Which game?');
  await page(mina).getByRole('dialog').waitFor({ state: 'detached' });
  await isReady(ann);
  await isReady(bob);
  await mina.press('button', 'Start with Ann and Bob');
  for (const player of [ann, bob]) await see(player, 'Who are you?');
  await page(mina).getByRole('navigation', { name: 'Players at this table' }).waitFor();
  await see(cy, 'Mina isn’t ready yet');
  await mina.press('button', 'Ann');
  await see(mina, 'You act');
});

const cell = (name: string) =>
  page(mina).getByRole('navigation', { name: 'Players at this table' }).getByRole('button', { name });

test('one seat after the other is handed over; a request elsewhere takes no view away', {
  timeout: 120_000,
}, async () => {
  const [ann, bob] = players as [Person, Person];
  await ann.press('button', 'Vesper Quill');
  await bob.press('button', 'Bram Oduya');
  await mina.press('button', 'Ann’s turn');
  await see(mina, 'Ann’s requests appear here');
  await mina.press('button', 'Next: ');
  await mina.press('button', 'Bob’s turn');
  await see(mina, 'Bob’s requests appear here');
  await ann.press('button', 'Perception');
  await page(mina)
    .getByRole('button', { name: /^Next: / })
    .waitFor();
  await see(mina, 'Bob’s requests appear here');
  await shot('next');
  await mina.press('button', 'Next: ');
  await mina.press('button', 'Difficulty 0');
  await mina.press('button', 'Call');
  await ann.press('button', 'Roll 5f');
});

test.each(['home', 'address'] as const)(
  'the Game Master’s browser is killed and opens the table again by its %s',
  {
    timeout: 120_000,
  },
  async (way) => {
    const url = page(mina).url();
    await mina.phone.kill();
    await mina.phone.start();
    await page(mina).addInitScript(hurry);
    await page(mina).goto(way === 'home' ? home() : url);
    if (way === 'home') {
      await see(mina, 'Ann and Bob');
      await shot('home');
      await mina.press('button', 'Continue');
      await cell('Ann').click();
    }
    await page(mina)
      .getByRole('button', { name: /^Tell: / })
      .waitFor();
    for (const player of players.slice(0, 2)) await see(player, 'Mina');
    await expect.poll(() => page(players[0]!).getByText('connected').count()).toBeGreaterThan(0);
    await expect.poll(() => page(players[1]!).getByText('connected').count()).toBeGreaterThan(0);
  },
);

test('a third player joins while the others play, and one who leaves ends only their own evening', {
  timeout: 120_000,
}, async () => {
  const [ann, bob, cy] = players as [Person, Person, Person];
  await mina.press('button', 'Tell: ');
  await mina.press('button', 'Leave or move');
  await mina.press('button', 'Add a player');
  const code = await page(mina).locator('[data-room]').innerText();
  await page(cy).goto(home());
  await joinByCode(cy, code);
  await mina.press('button', 'Compare');
  await see(cy, 'Do both phones show the same symbols?');
  await mina.press('button', 'Yes, the same');
  await cy.press('button', 'Yes, the same');
  await isReady(cy);
  await mina.press('button', 'Start with Cy');
  await see(cy, 'Who are you?');
  await cell('Cy').waitFor();
  await shot('three');
  await bob.phone.close();
  await expect.poll(() => cell('Bob').innerText(), { timeout: 30_000 }).toContain('away');
  await cell('Ann').click();
  await see(mina, 'Ann');
  await ann.press('button', 'Stealth');
  await see(mina, 'Stealth');
  for (const person of [mina, ann, cy]) expect(person.errors).toEqual([]);
});
