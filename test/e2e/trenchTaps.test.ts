/**
 * Taps per exchange at 360 by 640: two for the player, four for the Game Master, three to call a test of a skill. Also
 * bad numbers in every kind of field, and a search of the player's memory and disk for anything untold.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { emptyNode, type Node } from '../../src/rules/trenchcoat/matrix/node.ts';
import { writeNode } from '../../src/rules/trenchcoat/matrix/nodeFile.ts';
import type { Serving } from '../../src/server/index.ts';
import { diskOf, isIn, isOn, memoryOf, WHOLE_STRINGS } from '../support/browser/belongings.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { startServer } from '../support/browser/startServer.ts';
import { type Person, seatPerson, see } from '../support/browser/table.ts';
import { beginEvening, takeIn } from '../support/browser/trenchcoat.ts';

/** Texts of the node that are never told. */
const UNTOLD = ['zinnober quay', 'Ottoline Pfaff', 'halibut-seven', 'gantry camera', 'dog of tin'];
const [crates = '', account = '', reader = '', camera = '', dog = ''] = UNTOLD;

/** Attributes without bands, as the Game Master creates them. */
const registry: Node = {
  ...emptyNode('Registry'),
  aid: 'reg.harbour',
  ratings: { processor: 12, system: 12, firewall: 3, uplink: 12 },
  accounts: account,
  logs: `Read by ${reader}`,
  files: [{ name: 'ledger', crypt: 4, text: `Crates for the ${crates}`, level: 'anonymous' }],
  processes: [
    { name: camera, ice: null, score: null, state: 'idle', text: '' },
    { name: 'Guard dog', ice: 'Combat', score: 7, state: 'running', text: `A ${dog}` },
  ],
};

let serving: Serving;
let mina: Person;
let rae: Person;
const gm = (): Page => mina.phone.page;
const player = (): Page => rae.phone.page;
const faults: string[] = [];

beforeAll(async () => {
  serving = await startServer();
  [mina, rae] = await Promise.all([seatPerson('Mina'), seatPerson('Rae', { args: [WHOLE_STRINGS] })]);
  for (const { phone } of [mina, rae]) {
    await phone.page.setViewportSize({ width: 360, height: 640 });
  }
});

const look = async (person: Person, name: string): Promise<void> => {
  faults.push(...(await faultsOf(person.phone.page, name)));
  await person.phone.page.setViewportSize({ width: 360, height: 640 });
};

/** Both players' taps since the exchange began. */
const taps = { player: 0, gm: 0 };
const press = async (person: Person, name: string): Promise<void> => {
  taps[person === mina ? 'gm' : 'player']++;
  await person.press('button', name);
};

async function exchange(
  maxTaps: { readonly player: number; readonly gm: number },
  perform: () => Promise<void>,
): Promise<void> {
  taps.player = 0;
  taps.gm = 0;
  await perform();
  expect(taps.player).toBeLessThanOrEqual(maxTaps.player);
  expect(taps.gm).toBeLessThanOrEqual(maxTaps.gm);
}

/** Dice that extend beyond the edge of the screen. */
const diceBeyond = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.die-face')].flatMap((die) => {
      const { left, right } = die.getBoundingClientRect();
      return left >= 10 && right <= innerWidth - 10 ? [] : [`a die from ${left} to ${right}`];
    }),
  );

/** Parts of the result that the Game Master would have to scroll to. */
const belowTheFold = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.room-body')].flatMap(({ scrollHeight, clientHeight }) =>
      scrollHeight > clientHeight + 1 ? [`a result of ${scrollHeight} px in ${clientHeight}`] : [],
    ),
  );

/**
 * Rolls and tells; takes one more tap if the Game Master's own dice require a choice. Returns how many measures were
 * triggered.
 */
async function rollAndTell(rule?: string): Promise<number> {
  await press(rae, 'Roll 5f');
  await see(rae, /^Non-blanks: /);
  const tell = gm().getByRole('button', { name: /^Tell: / });
  await tell.waitFor();
  faults.push(...(await diceBeyond(player())), ...(await diceBeyond(gm())), ...(await belowTheFold(gm())));
  let extra = 0;
  for (const name of ['Ignore', 'Failure']) {
    const choice = gm().getByRole('button', { name, exact: true });
    if ((await choice.count()) === 0) continue;
    await choice.tap();
    extra++;
  }
  expect(extra).toBeLessThanOrEqual(2);
  const ruling = gm().getByRole('button', { name: /^Rule a / });
  if (rule !== undefined && (await ruling.count()) > 0) await press(mina, rule);
  await press(mina, 'Tell: ');
  await tell.waitFor({ state: 'detached' });
  let cards = 0;
  const card = gm()
    .getByRole('dialog')
    .getByRole('button', { name: /^(Done|Add \d+)/ });
  for (; (await card.count()) > 0; cards++) {
    taps.gm++;
    await card.tap();
    await gm().waitForTimeout(50);
  }
  return cards;
}

test('the session begins with a node whose attributes have no bands', async () => {
  const home = `http://localhost:${serving.port}/`;
  await gm().goto(home);
  await takeIn(mina, home, registry.name, writeNode(registry));
  await beginEvening([mina, rae], home);
  await mina.press('button', 'Add a node');
  await mina.press('button', 'Registry');
  await gm()
    .getByRole('button', { name: /^Add a node 1 here/ })
    .waitFor();
  await mina.press('button', 'Rae’s turn');
  await rae.press('button', 'Vesper Quill');
  await see(rae, 'To the matrix');
  expect(await player().getByText('Registry').count()).toBe(0);
});

test('actions on the node, on things in it, and by account take two taps each', async () => {
  await exchange({ player: 2, gm: 2 }, async () => {
    await press(rae, 'To the matrix');
    await press(rae, 'Access');
    await press(mina, 'No test');
    await press(mina, 'Succeeds');
    await see(rae, 'Anonymous account');
  });
  await exchange({ player: 2, gm: 2 }, async () => {
    await press(rae, 'Analyze');
    await press(mina, 'Call');
    await rollAndTell();
  });
  // Told in passing, after which the test continues.
  await exchange({ player: 0, gm: 4 }, async () => {
    await press(mina, 'Matrix');
    await press(mina, 'ledger');
    await press(mina, 'Tell this its name only');
    await see(rae, 'ledger, a file');
    await press(mina, 'Test');
  });
  await look(rae, 'trenchcoat, next actions of a file');
  await exchange({ player: 2, gm: 2 }, async () => {
    await press(rae, 'Break');
    await press(mina, 'Call');
    await rollAndTell();
  });
  await exchange({ player: 2, gm: 3 }, async () => {
    await press(rae, 'Find File');
    await press(mina, 'Difficulty −2');
    await press(mina, 'Call');
    await rollAndTell();
  });
});

test('an exploit takes one more tap for each measure it triggers', async () => {
  await exchange({ player: 2, gm: 5 }, async () => {
    await press(rae, 'Security Account Access');
    await press(mina, 'Call');
    const before = taps.gm;
    const cards = await rollAndTell();
    expect(taps.gm - before).toBe(1 + cards);
    expect(cards).toBeGreaterThan(0);
  });
});

test('skill tests, a ruling, and an attack in the player’s turn take at most four taps', async () => {
  await exchange({ player: 2, gm: 3 }, async () => {
    await press(rae, 'Stealth');
    await press(mina, 'Difficulty −2');
    await press(mina, 'Call');
    await rollAndTell();
  });
  await exchange({ player: 2, gm: 3 }, async () => {
    await press(rae, 'Analyze');
    await press(mina, 'Call');
    await rollAndTell('Rule a ');
  });
  await see(mina, 'Rae’s turn');
  // The third tap calls it and the fourth tells it, after which it is the player's turn again.
  await exchange({ player: 1, gm: 4 }, async () => {
    await press(mina, 'Perception');
    await press(mina, 'Difficulty −2');
    await press(mina, 'Call');
    expect(taps.gm).toBe(3);
    await rollAndTell();
    await see(mina, 'Rae’s turn');
  });
  for (let time = 0; time < 2; time++)
    await exchange({ player: 1, gm: 4 }, async () => {
      await press(mina, 'Matrix');
      await press(mina, 'ICE attacks Rae');
      await press(mina, 'Call');
      await rollAndTell();
      await see(rae, /^(It gets through|You fend it off)$/);
      await see(mina, 'Rae’s turn');
    });
  await look(mina, 'trenchcoat, the player’s turn');
  await look(rae, 'trenchcoat, after an attack');
  await rae.press('button', 'Back to the node');
  await look(rae, 'trenchcoat, every action of a node');
});

/** Expects a bad number in the given field to show its error message, and the form to stay open. */
async function refuses(
  person: Person,
  label: string,
  bad: string,
  submit: string | null,
  sentence: RegExp,
): Promise<void> {
  const { page } = person.phone;
  const field = page.getByRole('textbox', { name: label, exact: true }).last();
  await field.fill(bad);
  if (submit === null) await field.press('Tab');
  else await page.getByRole('button', { name: submit, exact: true }).last().tap();
  await see(person, sentence);
}

test('a bad number in each kind of field gets its sentence, and is not stored', async () => {
  const close = async (): Promise<void> => {
    await gm().keyboard.press('Escape');
    await gm().getByRole('dialog').waitFor({ state: 'detached' });
  };
  await rae.press('button', 'Sheet');
  await refuses(rae, 'Stealth', '4.5', null, /^Stealth must be a whole number/);
  await refuses(rae, 'Firewall', '22', null, /^Firewall can’t be 22/);
  await rae.press('button', 'Add a skill');
  await player().getByRole('textbox', { name: 'What the skill is called' }).fill('Juggling');
  await refuses(rae, 'Number', '1e3', 'Add it', /must be a whole number, not “1e3”/);
  await rae.press('button', 'Test');
  await mina.press('button', 'Matrix');
  await mina.press('button', 'Correct the tally');
  await refuses(mina, 'Tally', '-1', null, /^The tally can’t be −1/);
  await close();
  await mina.press('button', 'Test');
  await mina.press('button', 'Roll in secret');
  await refuses(mina, 'Total without the dice', '100', 'Roll all ten', /^The total can’t be 100/);
  await close();
  await mina.press('button', 'Stealth');
  await mina.press('button', 'Modifier');
  await refuses(mina, 'What it adds', '7x', 'Add it', /must be a whole number, not “7x”/);
  await close();
  await mina.press('button', 'Time ×1');
  await refuses(mina, 'Or another value, such as 0.6', '0', 'Use this', /./);
  await close();
  await mina.press('button', 'Back');
  await mina.press('button', 'My turn');
  await mina.press('button', 'Game time');
  await refuses(mina, 'Or set it, in seconds', 'soon', null, /a number of seconds, such as 12/);
  await close();
  await mina.press('button', 'Say something');
  await mina.press('button', 'Nothing gained');
  await mina.press('button', 'Damage');
  await refuses(mina, 'Or another number', '1.5', 'Add it', /^Damage must be a whole number/);
  await gm().keyboard.press('Escape');
  await see(mina, 'Nothing gained');
  await close();
  await mina.press('button', 'Rae’s turn');
  await rae.press('button', 'Sheet');
  await mina.press('button', 'Sheet');
  const stealth = gm().getByRole('textbox', { name: 'Stealth', exact: true });
  expect(await stealth.inputValue()).toBe('4');
});

test('nothing untold is in the memory or on the disk of the player’s phone', async () => {
  const memory = await memoryOf(player());
  const disk = await diskOf(player());
  expect(UNTOLD.filter((text) => isIn(memory, text) || isOn(disk, text))).toEqual([]);
  // Proves that the search works.
  expect([isIn(memory, 'ledger'), isOn(await diskOf(gm()), 'zinnober quay')]).toEqual([true, true]);
  expect([...mina.errors, ...rae.errors]).toEqual([]);
  expect(faults).toEqual([]);
});
