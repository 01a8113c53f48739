/**
 * Two people play one game after another over the same link: sides swap, points add up, and a reload does not interrupt
 * the match.
 */
import { afterEach, beforeAll, expect, test } from 'vitest';
import { gameOfFile } from '../../src/peer/match/audit/gameOfFile.ts';
import { inlineCurve } from '../../src/peer/secret/curve.ts';
import type { Serving } from '../../src/server/index.ts';
import { seeded } from '../../src/solo/random.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { concede, GAME_OVER, newPlayer, type Player, playUntil } from '../support/browser/player.ts';
import { startServer } from '../support/browser/startServer.ts';
import {
  meetByLink,
  type Person,
  type Side,
  saveFile,
  seatPerson,
  see,
  sitDown,
  takeDeckIn,
} from '../support/browser/table.ts';
import { continueGame, endOfLastGame, playAgainWith, walkToAnotherPhone } from '../support/browser/ways.ts';
import { proveFile } from '../support/words/proofTold.ts';

let serving: Serving;
let [ann, bob]: Person[] = [];
const seed = 11;
const random = seeded(seed);
const both = (): [Person, Person] => [ann!, bob!];

beforeAll(async () => {
  serving = await startServer();
  [ann, bob] = await Promise.all([seatPerson('Ann', { screen: 'small' }), seatPerson('Bob', { screen: 'common' })]);
  await bob.phone.context.addInitScript(mutable);
  await ann.phone.page.goto(`http://localhost:${serving.port}/`);
  await meetByLink([ann, bob]);
  await sitDown(both(), 'Corp');
});

/** In the page: while muted, drops everything that a data channel sends, except the heartbeat. */
function mutable(): void {
  const send = RTCDataChannel.prototype.send as (this: RTCDataChannel, data: unknown) => void;
  RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: unknown): void {
    const text = typeof data === 'string' ? data : new TextDecoder().decode(data as ArrayBuffer);
    if (!(window as { mute?: boolean }).mute || text.length < 5) send.call(this, data);
  } as typeof RTCDataChannel.prototype.send;
}

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  console.log(`seed ${seed}`);
  for (const person of both()) console.log(await person.describe().catch(String));
});

/** Each player makes some decisions, until `loser` concedes and the audit has finished. */
async function playOut(sides: readonly [Side, Side], loser: 0 | 1): Promise<void> {
  const players = both().map((person, at) => newPlayer(person, sides[at] as Side, random)) as [Player, Player];
  await playUntil(players, { done: () => players.every(({ taps }) => taps.length >= 4) });
  await concede(players[loser], players[1 - loser]);
  // Arrives with the other phone's last entry, a moment after the verdict.
  for (const person of both())
    for (const words of ['Verified: every shuffle', 'The match so far']) await see(person, words);
}

const dialogOf = (person: Person): Promise<string> =>
  person.phone.page.getByRole('dialog', { name: GAME_OVER }).innerText();

/** The points so far: [Ann, Bob]. */
const match: [number, number] = [0, 0];

/** Adds up the finished game's points: dice and cards differ every time, so the loser may have points too. */
async function count(loser: 0 | 1): Promise<void> {
  const own = /You\s+(?:Corp|Runner)\s+(\d+)/.exec(await dialogOf(both()[loser]))?.[1];
  match[loser] += Number(own);
  match[loser === 0 ? 1 : 0] += 10;
  const shown = both().map(async (person) => {
    const [, games, mine, theirs] = /(\d) games?\s+You\s+(\d+)\s+\w+\s+(\d+)/.exec(await dialogOf(person)) ?? [];
    return [games, mine, theirs].map(Number);
  });
  const played = ++finished;
  expect(await Promise.all(shown)).toEqual([
    [played, ...match],
    [played, ...match.toReversed()],
  ]);
}
let finished = 0;

interface Watching {
  /** The positions of the end screen's buttons, frame by frame. */
  places: string[];
}

/** In the page: records the positions of the end screen's buttons in each frame. */
function watchEnd(): void {
  const here = window as unknown as Watching;
  here.places = [];
  const look = (): void => {
    const end = document.querySelector('dialog[open][aria-label="The game is over"]');
    const buttons = [...(end?.querySelectorAll('button') ?? [])];
    // Relative to the sheet, in case all of it moves.
    const top = end?.firstElementChild?.getBoundingClientRect().top ?? 0;
    const at = buttons.map(
      (one) =>
        // In the browser's own layout units, so that an edge at half a pixel does not count as movement.
        `${one.querySelector('b')?.textContent ?? one.textContent} ${Math.round((one.getBoundingClientRect().top - top) * 64) / 64}`,
    );
    if (end) here.places.push(at.join(', '));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** As on any screen, the bar replaces the title. */
const offered = (person: Person) =>
  person.phone.page.locator('header.offered').getByText('Ann wants a rematch').first();
const goTo = (person: Person, hash: string): Promise<void> =>
  person.phone.page.evaluate((to) => {
    location.hash = to;
  }, hash);

test('a rematch requested by one player reaches the other in the replay, and is dealt when accepted there', async () => {
  for (const { phone } of both()) await phone.page.evaluate(watchEnd);
  await playOut(['Corp', 'Runner'], 1);
  await see(ann!, 'Rematch, swap sides');
  await count(1);
  for (const { phone, name } of both()) {
    const places = await phone.page.evaluate(() => (window as unknown as Watching).places);
    // Nothing moves under the finger between the first frame and the verdict, and the rematch is above the fold.
    expect([...new Set(places)], name).toEqual([places.at(-1)]);
    const rematch = await phone.page.getByRole('button', { name: /^Rematch, swap sides/ }).boundingBox();
    expect(rematch!.y + rematch!.height).toBeLessThanOrEqual(phone.page.viewportSize()!.height);
  }
  await bob!.press('button', 'Replay');
  await bob!.phone.page.getByRole('slider', { name: 'Point in the game' }).waitFor();
  await ann!.press('button', 'Rematch, swap sides');
  await see(ann!, 'Waiting for Bob. Tap to withdraw.');
  await offered(bob!).waitFor();
  for (const person of both()) expect(await faultsOf(person.phone.page, `rematch ${person.name}`)).toEqual([]);
  await bob!.press('button', 'Answer');
  await see(bob!, 'You play the Corp, Ann the Runner.');
  expect(await faultsOf(bob!.phone.page, 'rematch, the form')).toEqual([]);
  await bob!.press('button', 'Accept');
  await see(ann!, 'Everything you have');
  await playOut(['Runner', 'Corp'], 0);
  await count(0);
});

test('different wishes start nothing, a wish can be withdrawn, and a reloaded page is asked again', async () => {
  await ann!.press('button', 'Rematch, same sides');
  await bob!.press('button', 'Rematch, swap sides');
  await see(ann!, 'Bob wants a rematch with sides swapped.');
  await see(bob!, 'Ann wants a rematch with the same sides.');
  await bob!.press('button', 'Rematch, swap sides');
  await bob!.phone.page.reload();
  await see(bob!, 'Ann wants a rematch with the same sides.');
  await bob!.press('button', 'Rematch, same sides');
  await playOut(['Runner', 'Corp'], 0);
  await count(0);
  expect(both().flatMap(({ errors }) => errors)).toEqual([]);
});

test('a finished game can be viewed while the next one continues, which keeps its link', async () => {
  for (const person of both()) await person.press('button', 'Rematch, swap sides');
  for (const { phone } of both())
    await phone.page.getByRole('dialog', { name: GAME_OVER }).waitFor({ state: 'hidden' });
  await ann!.phone.page.goBack();
  await endOfLastGame(ann!, 'You won');
  await see(ann!, 'Verified: every shuffle');
  expect(await dialogOf(ann!)).not.toContain('Rematch');
  await ann!.press('button', 'Home');
  await continueGame(ann!);
  await playOut(['Corp', 'Runner'], 1);
  await count(1);
  expect(both().flatMap(({ errors }) => errors)).toEqual([]);
});

test('the match is listed game by game on both phones, and saved as one file that says what it proves', async () => {
  for (const person of both()) {
    await person.press('button', 'Game by game');
    const sheet = person.phone.page.getByRole('dialog', { name: 'Match with' });
    await sheet.getByRole('listitem').nth(3).waitFor();
    expect(await faultsOf(person.phone.page, `match ${person.name}`)).toEqual([]);
    const [mine, theirs] = person === ann ? match : match.toReversed();
    expect((await sheet.innerText()).replaceAll(/\s+/g, ' ')).toContain(`You ${mine} match points`);
    expect((await sheet.innerText()).replaceAll(/\s+/g, ' ')).toContain(`${theirs} match points`);
  }
  const { name, bytes } = await saveFile(ann!, 'Save the match');
  expect(name).toMatch(/^meatspace [\d-]+ Ann Bob match\.nrhc3$/);
  const proof = await proveFile(gameOfFile, bytes, { curve: inlineCurve });
  expect(proof.text).toMatch(/^A match of 4 games in a row .*, all verified as fair: /);
  expect([...proof.text.matchAll(/the key \w+ (\d+)/g)].map(([, points]) => Number(points)).sort()).toEqual(
    [...match].sort(),
  );
  for (const person of both()) await person.press('button', 'Continue');
});

test('a rematch request shows on every screen until it is answered; Back from the replay leads to the end of the game', async () => {
  const { page } = bob!.phone;
  await bob!.press('button', 'Replay');
  await page.getByRole('slider', { name: 'Point in the game' }).waitFor();
  await page.getByRole('button', { name: 'Back to the game' }).tap();
  await see(bob!, 'Verified: every shuffle');
  await bob!.press('button', 'Home');
  await ann!.press('button', 'Rematch, swap sides');
  await offered(bob!).waitFor();
  expect(await faultsOf(page, 'home, asked for a rematch')).toEqual([]);
  for (const place of ['#/past', '#/settings', '#/decks', '#/library']) {
    await goTo(bob!, place);
    await offered(bob!).waitFor();
  }
  // A postponed offer is still there.
  await bob!.press('button', 'Answer');
  await page.getByRole('dialog', { name: 'Rematch, swap sides?' }).waitFor();
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await offered(bob!).waitFor();
  await ann!.press('button', 'Rematch, swap sides');
  await offered(bob!).waitFor({ state: 'detached' });
  await ann!.press('button', 'Rematch, swap sides');
  await bob!.press('button', 'Answer');
  await bob!.press('button', 'Decline');
  await see(ann!, 'Bob declined.');
  await offered(bob!).waitFor({ state: 'detached' });
  // The offer is also shown at a table without a title.
  await goTo(bob!, '#/begin/goldfish');
  await bob!.press('button', 'Deal');
  await page.locator('main.board').waitFor();
  await ann!.press('button', 'Rematch, same sides');
  await see(bob!, 'Ann wants a rematch');
  expect(await faultsOf(page, 'a table of one, asked for a rematch')).toEqual([]);
  await ann!.press('button', 'Rematch, same sides');
  await page.locator('.offer-bar').waitFor({ state: 'detached' });
  await goTo(bob!, '#/');
  await playAgainWith(bob!, 'Ann');
  await see(bob!, 'Verified: every shuffle');
  expect(both().flatMap(({ errors }) => errors)).toEqual([]);
});

test('a wish withdrawn just as the opponent begins returns them to the end screen, and their own wish stays', async () => {
  await ann!.press('button', 'Rematch, swap sides');
  await see(bob!, 'Ann wants a rematch with sides swapped.');
  // From here on, nothing that Bob's phone sends reaches Ann's.
  await bob!.phone.page.evaluate(() => Object.assign(window, { mute: true }));
  await bob!.press('button', 'Rematch, swap sides');
  await see(bob!, 'Dealing');
  await ann!.press('button', 'Rematch, swap sides');
  await see(bob!, 'Waiting for Ann. Tap to withdraw.');
  await bob!.phone.page.evaluate(() => Object.assign(window, { mute: false }));
  await see(ann!, 'Bob wants a rematch with sides swapped.');
  await ann!.press('button', 'Rematch, swap sides');
  await playOut(['Runner', 'Corp'], 0);
  await count(0);
  expect(both().flatMap(({ errors }) => errors)).toEqual([]);
});

test('two people who have met play again another day by tapping each other’s name on the home screen, without a code', async () => {
  for (const { phone } of both()) {
    await phone.page.goto('about:blank');
    await phone.page.goto(`http://localhost:${serving.port}/`);
  }
  await playAgainWith(ann!, 'Bob');
  await see(ann!, 'Bob will be asked when their phone is back.');
  await playAgainWith(bob!, 'Ann');
  for (const person of both()) await person.press('button', 'Rematch, swap sides');
  await playOut(['Corp', 'Runner'], 1);
  await count(1);
  expect(both().flatMap(({ errors }) => errors)).toEqual([]);
});

test('decks stay secret between the games of a match if both players want that, and all are verified when it ends', async () => {
  for (const { phone } of both()) {
    await phone.page.goto('about:blank');
    await phone.page.goto(`http://localhost:${serving.port}/`);
  }
  await meetByLink([ann!, bob!]);
  await ann!.press('button', 'Secret');
  await bob!.phone.page.getByRole('button', { name: 'Secret', pressed: true }).waitFor();
  await sitDown(both(), 'Corp');
  for (const [loser, sides] of [
    [1, ['Corp', 'Runner']],
    [0, ['Runner', 'Corp']],
  ] as const) {
    await concede(newPlayer(both()[loser], sides[loser], random));
    for (const person of both()) await see(person, 'Both decks stay secret until the match ends');
    if (loser === 0) break;
    for (const person of both()) await person.press('button', 'Rematch, swap sides');
    // The previous game's table is below its end screen.
    for (const { phone } of both())
      await phone.page.getByRole('dialog', { name: GAME_OVER }).waitFor({ state: 'hidden' });
    for (const person of both()) await see(person, 'Everything you have');
  }
  await ann!.press('button', 'End the match');
  for (const person of both()) await see(person, 'Verified: every shuffle');
  for (const person of both()) {
    await person.press('button', 'Game by game');
    const proven = person.phone.page.getByRole('dialog', { name: 'Match with' }).getByText('verified: ');
    await expect.poll(() => proven.count()).toBe(2);
  }
  const { bytes } = await saveFile(bob!, 'Save the match');
  const proof = await proveFile(gameOfFile, bytes, { curve: inlineCurve });
  expect(proof.text).toMatch(/^A match of 2 games .*, all verified as fair: /);
  expect(both().flatMap(({ errors }) => errors)).toEqual([]);
});

/** Within the page, since a reload would not wait for pending writes. */
const toDecksAndGames = async (person: Person): Promise<void> => {
  await person.phone.page.goto(`http://localhost:${serving.port}/#/`);
  await walkToAnotherPhone(person, 'Export decks and games');
  await see(person, 'Import a file');
};

const bringIn = (person: Person, bytes: Uint8Array): Promise<void> =>
  person.phone.page.getByLabel('Choose').setInputFiles({
    name: 'from Ann.meatx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(bytes),
  });

const openWith = async (person: Person, passphrase: string): Promise<void> => {
  await person.phone.page.getByLabel('Passphrase for from Ann.meatx', { exact: true }).fill(passphrase);
  await person.press('button', 'Open it');
};

test('decks and finished games move to another phone as one passphrase-protected file, and overwrite nothing there', async () => {
  const passphrase = 'otter lantern gravel noon';
  const cy = await seatPerson('Cy', { screen: 'small' });
  try {
    await ann!.phone.page.goto(`http://localhost:${serving.port}/`);
    await takeDeckIn(ann!, {
      name: 'Short',
      text: '# Short\n13x Fetch 4.0.1\n15x Fatal Attractor\n17x Political Overthrow',
    });
    await toDecksAndGames(ann!);
    await see(ann!, /^1 deck and \d+ finished games on this phone\.$/);
    for (const label of ['Passphrase', 'Repeat the passphrase'])
      await ann!.phone.page.getByLabel(label, { exact: true }).fill(passphrase);
    const { name, bytes } = await saveFile(ann!, 'Save the file');
    expect(name).toMatch(/^meatspace [\d-]+ decks and games\.meatx$/);
    await see(ann!, /^Saved: 1 deck and \d+ finished games\.$/);

    await cy.phone.page.goto(`http://localhost:${serving.port}/`);
    await toDecksAndGames(cy);
    await bringIn(cy, bytes);
    await openWith(cy, 'otter lantern gravel moon');
    await see(cy, 'That isn’t this file’s passphrase. Nothing was changed.');
    await openWith(cy, passphrase);
    await see(cy, '1 new deck');
    expect(await faultsOf(cy.phone.page, 'brings Cy')).toEqual([]);
    await cy.press('button', 'Import');
    await see(cy, /^Imported: 1 deck and \d+ finished games\.$/);
    await cy.press('button', 'Bob ');
    await cy.press('button', 'Check it');
    await see(cy, /^Verified/);
    await cy.press('button', 'Close');

    await cy.phone.page.goto(`http://localhost:${serving.port}/#/decks`);
    await cy.press('link', 'Short');
    await cy.press('button', 'Remove one Fatal Attractor');
    await toDecksAndGames(cy);
    await bringIn(cy, bytes);
    await openWith(cy, passphrase);
    await see(cy, 'Short: different cards');
    await cy.press('button', 'Import');
    await see(cy, 'Imported: 1 deck and 0 finished games.');
    await cy.phone.page.goto(`http://localhost:${serving.port}/#/decks`);
    await see(cy, 'Short (from the export)');
    expect([...ann!.errors, ...cy.errors]).toEqual([]);
  } catch (error) {
    console.log(await cy.describe().catch(String));
    throw error;
  } finally {
    await cy.phone.close();
  }
});

const readPasted = async (person: Person, code: string): Promise<void> => {
  const { page } = person.phone;
  const field = page.getByLabel('The other phone’s code');
  if (!(await field.isVisible())) await person.press('button', 'Paste the code as text');
  await field.fill(code);
  await person.press('button', 'Use this code');
};

/** The code that this phone shows, in the form in which it is copied. */
const shownCode = async ({ phone }: Person): Promise<string> =>
  (await phone.page.locator('[data-code]').getAttribute('data-code')) ?? '';

test('a new phone succeeds the old one by two codes: earlier opponents are told, and the old phone starts no new games', async () => {
  const home = `http://localhost:${serving.port}/`;
  const next = await seatPerson('Ann', { screen: 'small' });
  try {
    for (const [person, which] of [
      [next, 'The new phone'],
      [ann!, 'The old phone'],
    ] as const) {
      await person.phone.page.goto(home);
      await walkToAnotherPhone(person, 'Move to a new phone');
      await person.press('button', which);
    }
    await readPasted(ann!, 'NRHC3N0');
    await see(ann!, 'That isn’t a new phone’s code, or part of it is missing.');
    const asks = await shownCode(next);
    await readPasted(ann!, asks);
    await ann!.press('button', 'Move to the new phone');
    await see(ann!, /^You moved to a new phone/);
    const answer = await shownCode(ann!);
    await readPasted(next, asks);
    await see(next, 'That isn’t the old phone’s answer, or part of it is missing.');
    for (const person of [ann!, next]) expect(await faultsOf(person.phone.page, 'a new phone')).toEqual([]);
    await readPasted(next, answer);
    await see(next, /^This phone took over from your old one/);

    for (const [person, theirs, own] of [
      [next, /^(Ann|Your opponent) has a new phone/, 'Bob isn’t ready yet.'],
      [ann!, /has moved to a newer phone\. Somebody else/, /^You moved to a new phone\. Start new games there/],
    ] as const) {
      await bob!.phone.page.goto('about:blank');
      await bob!.phone.page.goto(home);
      await meetByLink([bob!, person]);
      await see(bob!, theirs);
      await see(person, own);
      await person.phone.page.goto('about:blank');
    }
    expect([...both(), next].flatMap(({ errors }) => errors)).toEqual([]);
  } catch (error) {
    console.log(await next.describe().catch(String));
    throw error;
  } finally {
    await next.phone.close();
  }
});
