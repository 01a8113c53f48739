/**
 * A sealed match on two phones: packs dealt by both and opened by taps, decks built, a page killed along the way, and
 * games with those decks.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { gameOfFile } from '../../src/peer/match/audit/gameOfFile.ts';
import { inlineCurve } from '../../src/peer/secret/curve.ts';
import type { Serving } from '../../src/server/index.ts';
import { seeded } from '../../src/solo/random.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { concede, GAME_OVER, newPlayer } from '../support/browser/player.ts';
import { startServer } from '../support/browser/startServer.ts';
import { checkFile, meetByLink, type Person, saveFile, seatPerson, see } from '../support/browser/table.ts';
import { proveFile } from '../support/words/proofTold.ts';

let serving: Serving;
let [ann, bob]: Person[] = [];
const both = (): [Person, Person] => [ann!, bob!];
const pageOf = ({ phone }: Person): Page => phone.page;

beforeAll(async () => {
  serving = await startServer();
  [ann, bob] = await Promise.all([seatPerson('Ann', { screen: 'small' }), seatPerson('Bob', { screen: 'common' })]);
  await pageOf(ann).goto(`http://localhost:${serving.port}/`);
  await meetByLink([ann, bob]);
});

const tiles = (person: Person): Promise<string[]> =>
  pageOf(person)
    .locator('.pack button')
    .evaluateAll((all) => all.map((one) => one.textContent ?? ''));

/** Opens the rest of the packs and builds decks from them. */
async function openAndBuild(person: Person): Promise<void> {
  for (let pack = 0; pack < 3; pack++) {
    await person.press('button', 'Open all');
    await person.press('button', 'Next pack');
  }
  await person.press('button', 'Open all');
  await person.press('button', 'See your pool');
  await person.press('button', 'Build for me');
}

test('packs are chosen in the lobby and opened, and are the same again after a page has been killed', async () => {
  for (const person of both()) {
    await see(person, 'Who plays which side?');
    await pageOf(person).getByLabel('Your name').fill(person.name);
  }
  await ann!.press('button', 'Sealed');
  await see(bob!, 'Whoever leaves before showing theirs loses every game.');
  for (const person of both()) expect(await faultsOf(pageOf(person), `sealed lobby, ${person.name}`)).toEqual([]);
  for (const person of both()) await person.press('button', 'Ready');
  for (const person of both()) await see(person, '0 of 60 turned over');
  await ann!.press('button', 'Turn over the next 10 cards');
  await see(ann!, '10 of 60 turned over');
  const turned = await tiles(ann!);
  await pageOf(ann!).goto('about:blank');
  await pageOf(ann!).goto(`http://localhost:${serving.port}/`);
  await ann!.press('button', 'Continue');
  await see(ann!, '10 of 60 turned over');
  expect(await tiles(ann!)).toEqual(turned);
});

test('both players build, and the first game begins once both are ready', async () => {
  await openAndBuild(ann!);
  await see(ann!, 'Bob isn’t ready yet.');
  expect(await faultsOf(pageOf(ann!), 'the pool of a match')).toEqual([]);
  await ann!.press('button', 'Ready');
  await see(ann!, 'Waiting…');
  await openAndBuild(bob!);
  await see(bob!, 'Ann is ready.');
  await bob!.press('button', 'Ready');
  for (const person of both()) await pageOf(person).getByRole('region', { name: 'Forts' }).waitFor();
  expect(both().flatMap(({ errors }) => errors)).toEqual([]);
});

test('sides swap with decks from the same pool, and both pools are verified on both phones and in the file', async () => {
  const random = seeded(3);
  await concede(newPlayer(bob!, 'Runner', random));
  for (const person of both()) await see(person, 'Both decks stay secret until the match ends');
  // Only decks within the pool are offered.
  await bob!.press('button', 'Change deck');
  const offered = await pageOf(bob!).locator('.deck-pick select').first().locator('option').allInnerTexts();
  expect(offered.length).toBeGreaterThan(0);
  expect(offered.filter((name) => !/^(Sealed Corp|the same deck), /.test(name))).toEqual([]);
  await bob!.press('button', 'Done');
  for (const person of both()) await person.press('button', 'Rematch, swap sides');
  for (const person of both())
    await pageOf(person).getByRole('dialog', { name: GAME_OVER }).waitFor({ state: 'hidden' });
  for (const person of both()) await see(person, 'Everything you have');
  await concede(newPlayer(ann!, 'Runner', random));
  await bob!.press('button', 'End the match');
  for (const person of both()) await see(person, 'Verified: both phones dealt the packs together');
  for (const [person, them] of [
    [ann!, 'Bob'],
    [bob!, 'Ann'],
  ] as const) {
    // Both pools and all decks can be read now.
    for (const list of ['Your pool, 150 cards', `${them}’s pool, 150 cards`, `Game 2: ${them}’s deck, 45 cards`])
      await see(person, list);
    expect(await faultsOf(pageOf(person), `the end of a sealed match, ${person.name}`)).toEqual([]);
  }
  await ann!.press('button', 'Game by game');
  const { bytes } = await saveFile(ann!, 'Save the match');
  const { kind, text } = await proveFile(gameOfFile, bytes, { curve: inlineCurve });
  expect(text).toMatch(/^A match of 2 games .*, all verified as fair: .* 10, .* 10\./);
  expect(text).toContain('every deck was built from its own pool');
  expect(kind).toBe('fair');
  const page = pageOf(ann!);
  await page.goto(`http://localhost:${serving.port}/#/file`);
  await checkFile(page, 'match.nrhc3', bytes);
  await see(ann!, 'every deck was built from its own pool');
  expect(both().flatMap(({ errors }) => errors)).toEqual([]);
});
