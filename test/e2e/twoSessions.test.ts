/**
 * Two sessions of the same two people at 360 by 640, by taps: 30 tests, half of them without a node, with two
 * characters of the player and one of the Game Master, a hand-out, a changed sheet, a lasting Shutdown, and the saved
 * character in the next session.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { emptyNode } from '../../src/rules/trenchcoat/matrix/node.ts';
import { writeNode } from '../../src/rules/trenchcoat/matrix/nodeFile.ts';
import { emptySheet, type Sheet } from '../../src/rules/trenchcoat/sheet/sheet.ts';
import { writeSheet } from '../../src/rules/trenchcoat/sheet/sheetFile.ts';
import type { Serving } from '../../src/server/index.ts';
import { startServer } from '../support/browser/startServer.ts';
import { type Person, seatPerson, see } from '../support/browser/table.ts';
import { beginEvening, takeIn } from '../support/browser/trenchcoat.ts';
import { moth } from '../support/trenchcoat/sheets.ts';

const withSkill = (sheet: Sheet, name: string, value: number): Sheet => ({
  ...sheet,
  skills: [...sheet.skills, { group: 'skills.physical', name, value }],
});
const rook = withSkill({ ...moth, name: 'Rook' }, 'Stealth', 4);
const kite = withSkill({ ...emptySheet('Kite'), kind: 'drone' }, 'Hover', 3);
const guard = withSkill(emptySheet('Guard'), 'Watch', 5);
const shed = { ...emptyNode('Shed'), aid: 'shed.yard', functionality: 'Doors of the yard' };

let serving: Serving;
let mina: Person;
let rae: Person;
const gm = (): Page => mina.phone.page;
const player = (): Page => rae.phone.page;
const home = (): string => `http://localhost:${serving.port}/`;

beforeAll(async () => {
  serving = await startServer();
  [mina, rae] = await Promise.all([seatPerson('Mina'), seatPerson('Rae')]);
  for (const { phone } of [mina, rae]) {
    await phone.page.setViewportSize({ width: 360, height: 640 });
  }
});

const noErrors = (): void => expect([...mina.errors, ...rae.errors]).toEqual([]);

/** The player rolls and the Game Master tells, making any choice their dice require. */
async function rolledAndTold(): Promise<void> {
  await rae.press('button', 'Roll 5f');
  const tell = gm().getByRole('button', { name: /^Tell: / });
  await tell.waitFor();
  for (const name of ['Ignore', 'Failure']) {
    const choice = gm().getByRole('button', { name, exact: true });
    if ((await choice.count()) > 0) await choice.tap();
  }
  await tell.tap();
}

/** Calls a test by chips: the skill, the difficulty, the call. */
async function chips(skill: string, difficulty: string): Promise<void> {
  await mina.press('button', skill);
  await mina.press('button', `Difficulty ${difficulty}`);
  await mina.press('button', 'Call');
  await rolledAndTold();
  await see(mina, 'You act');
}

test('the session begins, and the player adds two characters', async () => {
  const take = async (person: Person, name: string, text: string): Promise<void> => {
    await person.phone.page.goto(home());
    await takeIn(person, home(), name, text);
  };
  await take(mina, guard.name, writeSheet(guard));
  await take(mina, shed.name, writeNode(shed));
  await take(rae, kite.name, writeSheet(kite));
  await take(rae, rook.name, writeSheet(rook));
  await beginEvening([mina, rae], home());
  await mina.press('button', 'Rae’s turn');
  await rae.press('button', 'Rook');
  await rae.press('button', 'Sheet');
  await rae.press('button', 'Another…');
  await rae.press('button', 'Kite');
  await see(rae, 'Kite');
  await rae.press('button', 'Test');
  // Without a node, only a test is possible.
  expect(await player().getByRole('button', { name: 'To the matrix' }).count()).toBe(0);
});

test('both characters and one of the Game Master’s are tested without a node', async () => {
  await mina.press('button', 'My turn');
  await see(mina, 'You act');
  for (let round = 0; round < 3; round++)
    for (const [skill, difficulty] of [
      ['Stealth', '−2'],
      ['Hover', '0'],
      ['Stealth', '−4'],
      ['Hover', '−2'],
      ['Stealth', '−6'],
    ] as const)
      await chips(skill, difficulty);
  await mina.press('button', 'Guard');
  await mina.press('button', 'Watch 5');
  await mina.press('button', 'Stealth 4');
  await mina.press('button', 'Difficulty 0');
  await mina.press('button', 'Call');
  await see(rae, /^You defend/);
  await rolledAndTold();
  await see(rae, /^(It gets through|You fend it off)$/);
  await mina.press('button', 'Log');
  await see(mina, /^16 tests/);
  await mina.press('button', 'You act');
  await mina.press('button', 'Rae’s turn');
  noErrors();
});

test('the Game Master reads how a sheet was changed', async () => {
  await rae.press('button', 'Sheet');
  await rae.press('button', 'Rook');
  const cracking = player().getByRole('textbox', { name: 'Cracking', exact: true });
  await cracking.fill('99999');
  await cracking.press('Tab');
  await see(rae, 'Cracking can’t be 99999. Use −99 to 999.');
  await cracking.fill('11');
  await cracking.press('Tab');
  await rae.press('button', 'Save changes');
  await see(mina, /Cracking 9 → 11/);
  await rae.press('button', 'Test');
  noErrors();
});

test('a hand-out takes two taps, and a Shutdown lasts beyond the next test', async () => {
  await mina.press('button', 'My turn');
  await mina.press('button', 'Add a node');
  await mina.press('button', 'Shed');
  await gm()
    .getByRole('button', { name: /^Add a node 1 here/ })
    .waitFor();
  await mina.press('button', 'Rae’s turn');
  await rae.press('button', 'To the matrix');
  await rae.press('button', 'Access');
  await mina.press('button', 'No test…');
  await mina.press('button', 'Succeeds');
  await see(rae, 'Anonymous account');
  await mina.press('button', 'Matrix');
  await gm()
    .getByRole('button', { name: /^Functionality/ })
    .tap();
  await mina.press('button', 'Tell this');
  await see(rae, 'Functionality: Doors of the yard');
  await mina.press('button', 'Test');
  for (let round = 0; round < 13; round++) {
    await rae.press('button', 'Analyze');
    await mina.press('button', 'Call');
    await rolledAndTold();
  }
  await mina.press('button', 'Matrix');
  await mina.press('button', 'Measures');
  await mina.press('button', 'Shutdown');
  await mina.press('button', 'Done');
  await mina.press('button', 'Test');
  await rae.press('button', 'Analyze');
  await mina.press('button', 'Call');
  await rolledAndTold();
  await rae.press('button', 'Matrix');
  await see(rae, 'Connection lost');
  await rae.press('button', 'Test');
  noErrors();
});

test('the saved character is unchanged in the next session', async () => {
  await rae.press('button', 'Sheet');
  await rae.press('button', 'Rook');
  await rae.press('button', 'Save for next time');
  await see(rae, 'saved as it is now');
  await mina.press('button', 'My turn');
  await see(mina, 'You act');
  await mina.press('button', 'End the session');
  await mina.press('button', 'End it now?');
  await mina.press('button', 'Reveal the dice');
  await mina.press('button', 'Reveal the nodes');
  await rae.press('button', 'Log');
  await see(rae, '30 of 30 match');
  await rae.press('button', 'Test');
  await mina.press('button', 'Done');
  for (const person of [mina, rae]) await see(person, 'nobody could choose or change a die');
  await mina.press('button', 'Next session');
  await rae.press('button', 'Next session');
  await see(mina, 'You act');
  await mina.press('button', 'Rae’s turn');
  await rae.press('button', 'Rook');
  await mina.press('button', 'Sheet');
  const cracking = gm().getByRole('textbox', { name: 'Cracking', exact: true });
  await expect.poll(() => cracking.inputValue()).toBe('11');
  noErrors();
});
