/**
 * Two people play Pink Trenchcoat by taps, reading only their screens: requests, calls, rolls, tells, a phone killed at
 * an open test, dice revealed at the end. The player's phone has nothing of the node that was not told.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { diskOf, isOn } from '../support/browser/belongings.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { startServer } from '../support/browser/startServer.ts';
import { checkFile, joinByLink, type Person, saveFile, seatPerson, see } from '../support/browser/table.ts';
import { beginEvening } from '../support/browser/trenchcoat.ts';

/** A node that only the Game Master’s phone has, with names and texts that appear nowhere else. */
const CANARIES = ['zinnober quay', 'Ottoline Pfaff', 'halibut-seven', 'gantry camera', 'dog of tin'];
const nodeFile = (firewall: number): string => `Meatspace node, version 1
Name: Registry
Address: reg.harbour
Class: Mainframe
Start account: Anonymous
Functionality: Bills of lading
Accounts: ${CANARIES[1]}
Logs: Read by ${CANARIES[2]}
[Attributes]
Processor: 12
System: 7
Firewall: ${firewall}
Uplink: 12
[Told as]
Processor: High, High
System: Low, Med
Firewall: High, Med
Uplink: High, High
[File]
Name: ledger
Crypt Rating: 4
Text: Crates for the ${CANARIES[0]}
[Process]
Name: ${CANARIES[3]}
State: idle
[Process]
Name: Combat ICE
ICE: Combat
Number: 7
State: idle
Text: A ${CANARIES[4]}
`;

let serving: Serving;
let [mina, rae]: Person[] = [];

beforeAll(async () => {
  serving = await startServer();
  [mina, rae] = await Promise.all([seatPerson('Mina', { screen: 'common' }), seatPerson('Rae')]);
});

const pageOf = (person: Person | undefined): Page => person!.phone.page;
const home = (): string => `http://localhost:${serving.port}/`;
/** Faults of any screen, by axe and by size, reported together at the end. */
const faults: string[] = [];
const look = async (person: Person | undefined, name: string): Promise<void> => {
  faults.push(...(await faultsOf(pageOf(person), name)));
};
const called = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Makes the Game Master’s choices about the dice, if there are any. Returns the number of taps. */
async function choose(page: Page): Promise<number> {
  await page.getByText('Rae hears').waitFor();
  const [event, criticals] = [called(page, 'Ignore'), called(page, 'Failure')];
  let taps = 0;
  if ((await event.count()) > 0) {
    await event.tap();
    taps++;
  }
  if ((await criticals.count()) > 0) {
    await criticals.tap();
    taps++;
  }
  return taps;
}

test('a node is imported as a file, or refused with its row', async () => {
  const { page } = mina!.phone;
  await page.goto(`${home()}#/own/trenchcoat`);
  await see(mina!, 'Character sheets and nodes');
  const take = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await take('vault.txt', nodeFile(22));
  await see(mina!, 'Nothing was imported.');
  await see(mina!, 'vault.txt, row 12: Firewall 22 has no colour. Use 0 to 21.');
  await look(mina, 'trenchcoat, sheets and nodes');
  await take('registry.txt', nodeFile(11));
  await page.getByRole('heading', { name: 'Registry', level: 1 }).waitFor();
  await page.getByText('How likely is each action?').tap();
  await look(mina, 'trenchcoat, a node');
  await mina!.press('button', 'Copy it');
  await page.getByRole('heading', { name: 'Registry, copy', level: 1 }).waitFor();
  const firewall = page.getByRole('textbox', { name: 'Firewall', exact: true });
  await firewall.fill('22');
  await firewall.press('Tab');
  await see(mina!, 'Firewall 22 has no colour. Use 0 to 21.');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Uplink');
  await firewall.fill('16');
  await firewall.press('Tab');
  await mina!.press('button', 'Add a file');
  await mina!.press('button', 'Duplicate New file');
  await see(mina!, 'New file, copy');
  await look(mina, 'trenchcoat, a node by its fields');
  await mina!.press('button', 'Text');
  await expect.poll(() => page.getByLabel('The file, one line per entry').inputValue()).toMatch(/^Firewall: 16$/m);
  await mina!.press('button', 'Back to all');
  await page.locator('li', { hasText: 'Registry, copy' }).getByText('Red firewall').waitFor();
  await see(mina!, 'Registry');
  await mina!.press('button', 'Vesper Quill');
  await look(mina, 'trenchcoat, a sheet');
  expect(mina!.errors).toEqual([]);
});

test('a node is played solo and unseen: the program calls and tells, and shows the node at the end', async () => {
  const { page } = rae!.phone;
  await page.goto(`${home()}#/begin/goldfish`);
  await rae!.press('button', 'Pink Trenchcoat');
  await rae!.press('button', 'An unseen node');
  await rae!.press('button', 'Harbour Registry');
  await look(rae, 'trenchcoat, alone, set up');
  await rae!.press('button', 'Begin');
  await rae!.press('button', 'Vesper Quill');
  await see(rae!, 'can’t be verified');
  await rae!.press('button', 'To the matrix');
  await rae!.press('button', 'Access');
  await see(rae!, 'Anonymous account');
  await rae!.press('button', 'Back to the node');
  await rae!.press('button', 'Find…');
  await rae!.press('button', 'Find File');
  await look(rae, 'trenchcoat, alone, you decide');
  await rae!.press('button', 'Try it');
  await see(rae!, 'The difficulty needs a number.');
  await page.getByLabel('Difficulty', { exact: true }).fill('−2');
  await rae!.press('button', 'Try it');
  await rae!.press('button', 'Roll 5f');
  await called(page, /^End it/).waitFor();
  const dark = await page.locator('main').innerText();
  for (const word of ['wages', 'crane 4', 'Buitenhaven']) expect(dark).not.toContain(word);
  await look(rae, 'trenchcoat, alone, told');
  await called(page, /^End it and/).tap();
  await called(page, /^End it and see the node\?/).tap();
  await see(rae!, 'The session is over');
  await see(rae!, /revealed the dice and the nodes/);
  expect(rae!.errors).toEqual([]);
});

describe('between two phones', () => {
  test('two phones pair by a typed code and choose the game', async () => {
    await beginEvening([mina!, rae!], home());
    await mina!.press('button', 'Add a node');
    await look(mina, 'trenchcoat, bring a node');
    await called(pageOf(mina), /^Registry(?!, copy)/).tap();
    await called(pageOf(mina), /^Add a node 1 here/).waitFor();
    await mina!.press('button', 'Rae’s turn');
    await rae!.press('button', 'Vesper Quill');
    await rae!.press('button', 'To the matrix');
    await look(rae, 'trenchcoat, matrix, dark');
    expect(await pageOf(rae).getByText('unknown').count()).toBe(6);
  });

  test('an action without a test takes the player one tap and the Game Master two', async () => {
    await rae!.press('button', 'Access');
    await see(mina!, /^Rae asks for Access/);
    await mina!.press('button', 'No test');
    await mina!.press('button', 'Succeeds');
    await see(rae!, 'Anonymous account');
    await see(rae!, '0.07 s');
    expect(await pageOf(rae).getByText('0.07 s').count()).toBeGreaterThan(0);
    await look(rae, 'trenchcoat, told without a test');
  });

  test('a plain test takes two taps each, and the player learns the node', async () => {
    await rae!.press('button', 'Back to the node');
    await rae!.press('button', 'Analyze');
    await see(mina!, /^Rae asks for Analyze/);
    // min(8, 7) + 2 − 0, since the node has no Sleaze.
    await see(mina!, 'over 99%');
    await look(mina, 'trenchcoat, a request');
    await mina!.press('button', 'Call');
    await see(rae!, 'hidden modifiers');
    await look(rae, 'trenchcoat, called');
    // A figured ground hides from axe what a text has behind it.
    const colours = await pageOf(rae).evaluate(() =>
      ['.called-paper .something small', '.called-how'].map(
        (one) => getComputedStyle(document.querySelector(one)!).color,
      ),
    );
    expect(colours[0]).not.toBe(colours[1]);
    await rae!.press('button', 'Roll 5f');
    await choose(pageOf(mina));
    await look(mina, 'trenchcoat, a result');
    await mina!.press('button', 'Tell');
    await see(rae!, /^(Success|Failure)$/);
    await look(rae, 'trenchcoat, told');
    expect(
      await pageOf(rae)
        .getByRole('img', { name: /^Mina’s half: hidden$/ })
        .count(),
    ).toBe(1);
  });

  test('a phone killed at an open test resumes there, and nothing is rolled twice', async () => {
    await rae!.press('button', 'Back to the node');
    await rae!.press('button', 'User Account Access');
    await see(mina!, /^Rae asks for an exploit test/);
    await see(mina!, /^5193 of 59,049/);
    await mina!.press('button', 'Call');
    await rae!.press('button', 'Roll 5f');
    await choose(pageOf(mina));
    // The player’s dice may appear before the Game Master’s.
    const rolled = /^Your half: (?!not rolled yet)/;
    const dice = (page: Page) => page.getByRole('img', { name: rolled }).getAttribute('aria-label');
    const before = [await dice(pageOf(mina)), await dice(pageOf(rae))];
    const address = pageOf(mina).url();
    await mina!.phone.kill();
    await see(rae!, 'Mina’s phone is away');
    await mina!.phone.start();
    await pageOf(mina).goto(address);
    await choose(pageOf(mina));
    expect([await dice(pageOf(mina)), await dice(pageOf(rae))]).toEqual(before);
    await see(mina!, /^Tally/);
    // A tap waits until the phones reconnect, and is then carried out.
    await mina!.press('button', 'and words');
    await called(pageOf(mina), /^Tell: (success|failure)/).tap();
    await see(rae!, /(Success|Failure), User Account Access/);
  });

  test('the player’s phone has nothing of the node that was not told', async () => {
    const { page } = rae!.phone;
    const text = await page.locator('body').innerText();
    const kept = await diskOf(page);
    expect(kept.bytes.length).toBeGreaterThan(10_000);
    for (const canary of CANARIES)
      expect([canary, text.includes(canary) || isOn(kept, canary)]).toEqual([canary, false]);
    // Proves that the search works: the Game Master’s phone has the node.
    const his = await diskOf(pageOf(mina));
    for (const canary of CANARIES) expect([canary, isOn(his, canary)]).toEqual([canary, true]);
  });

  test('three taps call a test by chips, and two tell a fact about the node', async () => {
    const card = pageOf(mina).getByRole('dialog').getByRole('button', { name: 'Close' });
    if ((await card.count()) > 0) await card.first().tap();
    await look(mina, 'trenchcoat, chips');
    await mina!.press('button', 'Perception');
    await mina!.press('button', 'Difficulty −2');
    await look(mina, 'trenchcoat, a test by chips');
    await mina!.press('button', 'Call');
    await see(rae!, 'Perception');
    await rae!.press('button', 'Roll 5f');
    await choose(pageOf(mina));
    await mina!.press('button', 'Tell');
    // The test was called in the player's turn, which now continues.
    await see(mina!, 'Rae’s turn');
    await rae!.press('button', 'Back to the node');
    await mina!.press('button', 'Matrix');
    await called(pageOf(mina), /^Functionality/).tap();
    await look(mina, 'trenchcoat, a row of the cockpit');
    await mina!.press('button', 'Tell this');
    await see(rae!, 'Functionality: Bills of lading');
    await mina!.press('button', 'Test');
    await see(mina!, 'Rae’s turn');
    await rae!.press('button', 'Test');
    await look(rae, 'trenchcoat, the next action under what was told');
    await rae!.press('button', 'Sheet');
    await rae!.press('button', 'Save for next time');
    await see(rae!, 'saved as it is now');
    await look(rae, 'trenchcoat, a sheet at the table');
    await rae!.press('button', 'Test');
    expect([...mina!.errors, ...rae!.errors]).toEqual([]);
  });

  test('the Game Master moves to another phone, which also has the secret rolls', async () => {
    // The card of a triggered measure may cover the table.
    const card = pageOf(mina).getByRole('dialog').getByRole('button', { name: 'Close' });
    if ((await card.count()) > 0) await card.first().tap();
    await mina!.press('button', 'Matrix');
    await look(mina, 'trenchcoat, cockpit');
    await mina!.press('button', 'Test');
    await mina!.press('button', 'Roll in secret');
    await pageOf(mina).getByLabel('What for').fill('Does the guard wake');
    await pageOf(mina).getByLabel('Total without the dice', { exact: true }).fill('-3');
    await mina!.press('button', 'Roll all ten');
    await pageOf(mina).getByRole('button', { name: 'Done' }).tap();
    const old = mina!;
    mina = await seatPerson('Mina anew', { screen: 'common' });
    await old.press('button', 'Leave or move');
    await look(old, 'trenchcoat, leave or move');
    await old.press('button', 'Move this game to another phone');
    await see(old, 'Waiting for the other phone');
    await old.phone.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(home()).origin });
    await old.press('button', 'Send the link');
    await joinByLink(mina, await pageOf(old).evaluate(() => navigator.clipboard.readText()));
    await mina.press('button', 'Take the game');
    await see(old, 'This game has moved');
    await see(rae!, 'Mina is now playing on another phone.');
    await rae!.press('button', 'Got it');
    await pageOf(mina).locator('main.trench').waitFor();
    expect(old.errors).toEqual([]);
    await old.phone.close();
  });

  test('the player’s phone yields automatically, and at the end all dice match', async () => {
    await mina!.press('button', 'My turn');
    await see(mina!, 'You act');
    await see(rae!, 'Mina’s turn');
    await mina!.press('button', 'End the session');
    await mina!.press('button', 'End it now?');
    await mina!.press('button', 'Reveal the dice');
    await mina!.press('button', 'Reveal the nodes');
    await mina!.press('button', 'Done');
    for (const person of [mina!, rae!]) await see(person, 'nobody could choose or change a die');
    await look(mina, 'trenchcoat, over');
    for (const person of [mina!, rae!]) {
      await person.press('button', 'Look at the table');
      await person.press('button', 'Log');
      await see(person, '3 of 3 match');
      await see(person, /^Registry: tally \d+/);
      await see(person, /^Unnoticed: Does the guard wake, total −3/);
    }
    await look(rae, 'trenchcoat, log at the end');
    const { name, bytes } = await saveFile(rae!, 'Save the file');
    await pageOf(rae).goto(`${home()}#/file`);
    await checkFile(pageOf(rae), name, bytes);
    expect([...mina!.errors, ...rae!.errors]).toEqual([]);
  });
});

test('one person plays both seats on one phone, which says that it can’t be verified', async () => {
  await pageOf(mina).goto(`${home()}#/begin/goldfish`);
  await mina!.press('button', 'Pink Trenchcoat');
  await see(mina!, 'You play both seats');
  await mina!.press('button', 'Begin');
  await see(mina!, 'can’t be verified');
  await mina!.press('button', 'Add a node');
  await mina!.press('button', 'Tram Depot');
  await mina!.press('button', 'The Player’s turn');
  await mina!.press('button', 'Vesper Quill');
  await mina!.press('button', 'To the matrix');
  await mina!.press('button', 'Analyze');
  await mina!.press('button', 'Call');
  await mina!.press('button', 'Roll 5f');
  const page = pageOf(mina);
  await page.getByRole('button', { name: /^Tell: / }).waitFor();
  for (const choice of ['Ignore', 'Failure']) {
    const button = called(page, choice);
    if ((await button.count()) > 0) await button.tap();
  }
  await look(mina, 'trenchcoat, alone');
  await mina!.press('button', 'Tell');
  await see(mina!, /^(Success|Failure)$/);
  expect(mina!.errors).toEqual([]);
});

test('axe finds no violations on any of these screens, and nothing is cut off or too small for a thumb', () => {
  expect(faults).toEqual([]);
});
