/**
 * The golden script of Pink Trenchcoat, tapped on two phones using only their screens: checks every figure, kills the
 * phones at every kind of step, and searches the player's phone for anything untold. Everything is real except the dice
 * results.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { OpenItem } from '../../src/peer/log/body.ts';
import { parseEntry } from '../../src/peer/log/entry.ts';
import { readFile } from '../../src/peer/match/audit/file.ts';
import { readHalf, sumOf } from '../../src/rules/trenchcoat/dice/half.ts';
import { readNode, writeNode } from '../../src/rules/trenchcoat/matrix/nodeFile.ts';
import { writeSheet } from '../../src/rules/trenchcoat/sheet/sheetFile.ts';
import type { Serving } from '../../src/server/index.ts';
import { type Disk, diskOf, isIn, isOn, memoryOf, WHOLE_STRINGS } from '../support/browser/belongings.ts';
import { buildVersion } from '../support/browser/builds.ts';
import { startServer } from '../support/browser/startServer.ts';
import { checkFile, type Person, saveFile, seatPerson, see } from '../support/browser/table.ts';
import { beginEvening, takeIn } from '../support/browser/trenchcoat.ts';
import { decker, dice, registryText, tests } from '../support/trenchcoat/golden.ts';

/**
 * Known only to the Game Master until the end of the session: the contents of the node, and whatever was typed in
 * secret.
 */
const UNTOLD = {
  accounts: 'Ottoline Pfaff, halibut-seven',
  process: 'gantry camera',
  building: 'shed with the zinnober door',
  hidden: 'fog over the crane',
  trace: 'the green houseboat',
};

const nodeText = (): string => {
  const read = readNode(registryText);
  if (!read.ok) throw new Error('the node of the script cannot be read');
  const [camera, ice] = read.value.processes;
  const high = { two: 'High', three: 'High' } as const;
  return writeNode({
    ...read.value,
    accounts: UNTOLD.accounts,
    marks: {
      processor: high,
      system: { two: 'Low', three: 'Med' },
      firewall: { two: 'High', three: 'Med' },
      uplink: high,
    },
    place: { ...read.value.place, Building: UNTOLD.building },
    // Search results come in this order.
    processes: [
      { ...ice!, state: 'idle' },
      { ...camera!, name: UNTOLD.process, state: 'idle' },
    ],
  });
};

/** Number of pages and parts of the node that the Game Master has sealed in the script. */
const FACTS = 33;
/** How long to wait for a tap or a text before giving up (ms). */

let dist: string;
let serving: Serving;
let [mina, rae]: Person[] = [];
const gm = (): Page => mina!.phone.page;
const player = (): Page => rae!.phone.page;
const home = (): string => `http://localhost:${serving.port}/`;

beforeAll(async () => {
  dist = await buildVersion({ mark: 'loaded dice', dice });
  serving = await startServer({ dist });
  [mina, rae] = await Promise.all(['Mina', 'Rae'].map((name) => seatPerson(name, { args: [WHOLE_STRINGS] })));
});

/** As shown on screen, with a true minus. */
const plain = (n: number): string => `${n}`.replace('-', '−');
const signed = (n: number): string => (n > 0 ? `+${n}` : plain(n));
const inWords = (half: string): string =>
  [...half].map((sign) => ({ '+': 'plus', '-': 'minus', '0': 'blank' })[sign]).join(', ');
const sumIn = (text: string): number => {
  const half = readHalf(text);
  if (!half.ok) throw new Error(half.error.why);
  return sumOf(half.value);
};

const corner = (page: Page): Promise<string | null> => page.locator('.log-corner').textContent();

/**
 * Kills and restarts both browsers at the same time, expecting the same entries and commitments, and that the phones
 * reconnect.
 */
async function bothDie(): Promise<void> {
  await expect.poll(async () => (await corner(gm())) === (await corner(player()))).toBe(true);
  const before = await corner(gm());
  await Promise.all(
    [mina!, rae!].map(async ({ phone }) => {
      const address = phone.page.url();
      await phone.kill();
      await phone.start();
      await phone.page.goto(address);
    }),
  );
  await player().getByText(', connected').waitFor();
  for (const page of [gm(), player()]) await expect.poll(() => corner(page)).toBe(before);
}

async function asks(action: string, aim?: string): Promise<void> {
  await rae!.press('button', 'Back to the node');
  const aims = player().getByRole('navigation', { name: 'Aimed at' });
  const button = player().getByRole('button', { name: new RegExp(`^${action}(?! (File|Account))`) });
  await aims.waitFor();
  await aims.getByRole('button', { name: aim ?? 'Node', exact: true }).tap();
  // Only the first few actions on a node itself are shown.
  if (!aim && (await button.count()) === 0)
    await player()
      .getByRole('button', { name: / more$/ })
      .tap();
  await button.tap();
  // Editing starts from the text as the player knows it.
  if (action.startsWith('Edit ')) await rae!.press('button', 'Ask for it');
  await see(mina!, /^Rae asks for/);
}

async function callTest(step: string): Promise<void> {
  const { total } = tests.find((one) => one.step === step)!;
  await gm().getByRole('region', { name: 'The chance' }).getByText(plain(total), { exact: true }).first().waitFor();
  await mina!.press('button', 'Call');
  await see(rae!, 'hidden modifiers');
}

/** The player rolls; each phone shows only what it may know. */
async function rollTest(step: string): Promise<void> {
  const { total, player: own, gm: master, R, TQ, band } = tests.find((one) => one.step === step)!;
  await rae!.press('button', 'Roll 5f');
  await player()
    .getByRole('img', { name: `Your half: ${inWords(own)}`, exact: true })
    .waitFor();
  await player().getByRole('img', { name: 'Mina’s half: hidden', exact: true }).waitFor();
  await gm()
    .getByRole('img', { name: `Rae’s half: ${inWords(own)}`, exact: true })
    .waitFor();
  await gm()
    .getByRole('img', { name: `Your half: ${inWords(master)}`, exact: true })
    .waitFor();
  const result = await gm().getByRole('region', { name: 'The result' }).innerText();
  const seen = result.replace(/\s+/g, ' ');
  expect([step, seen]).toEqual([
    step,
    expect.stringContaining(
      `${signed(R)} dice, R + ${plain(total)} total = ${plain(TQ)} test quality ${band} by number`,
    ),
  ]);
}

interface Told {
  tally?: string;
  clock?: string;
  hears?: string;
  /** Whether the player defended, and so reads the result of the attack. */
  defended?: true;
}

/** Tells the result of the test, and checks success, tally and time on both phones. */
async function tellResult(step: string, more: Told = {}): Promise<void> {
  const { success, player: own } = tests.find((one) => one.step === step)!;
  if (more.tally) await gm().getByText(`Tally ${more.tally}`).waitFor();
  await mina!.press('button', `Tell: ${success ? 'success' : 'failure'}`);
  const heard = player().getByRole('status', { name: 'What you hear' });
  const words = more.defended ? ['It gets through', 'You fend it off'] : ['Success', 'Failure'];
  await heard.getByText(words[success ? 0 : 1]!, { exact: true }).waitFor();
  await player()
    .locator('.told-half')
    .getByText(signed(sumIn(own)), { exact: true })
    .waitFor();
  if (more.hears) await see(rae!, more.hears);
  if (more.clock) await player().locator('.game-clock').getByText(more.clock, { exact: true }).waitFor();
}

/** Handles the card of a triggered measure. */
async function card(measure: string, act: (page: Page) => Promise<void>): Promise<void> {
  const sheet = gm().getByRole('dialog', { name: measure });
  await sheet.waitFor();
  await act(gm());
  await sheet.waitFor({ state: 'detached' });
}

const closed = (page: Page): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap();

/** What each phone holds at the end of the run, before anything is revealed: the Game Master’s, then the player’s. */
let memories: string[] = [];
let disks: Disk[] = [];
/** The finished session, as saved on the player’s phone. */
let file: Uint8Array;

test('the decker and the node are imported as files, and the session begins', async () => {
  await Promise.all([
    takeIn(mina!, home(), 'Registry', nodeText()),
    takeIn(rae!, home(), decker.name, writeSheet({ ...decker, method: 'cold-sim' })),
  ]);
  await beginEvening([mina!, rae!], home());
  await mina!.press('button', 'Add a node');
  await mina!.press('button', 'Registry');
  await gm()
    .getByRole('button', { name: /^Add a node 1 here/ })
    .waitFor();
  await mina!.press('button', 'Rae’s turn');
  await rae!.press('button', decker.name);
  await see(rae!, 'Act in the node');
  expect([...mina!.errors, ...rae!.errors]).toEqual([]);
});

describe('the golden script', () => {
  test('steps 1 to 3: Hot Sim is picked, and the node is accessed and analyzed', async () => {
    await rae!.press('button', 'Sheet');
    await rae!.press('button', 'Hot Sim');
    await rae!.press('button', 'Save changes');
    await rae!.press('button', 'Matrix');
    await rae!.press('button', 'Access');
    await see(mina!, /^Rae asks for Access/);
    await mina!.press('button', 'No test');
    await mina!.press('button', 'Succeeds');
    await see(rae!, 'Anonymous account');
    await see(rae!, '0.07 s');

    await asks('Analyze');
    await callTest('S-03');
    await rollTest('S-03');
    await tellResult('S-03', { clock: '1.47 s', hears: 'City: Harbour' });
    for (const line of ['Active Alert: no', 'Type: mainframe', 'Processor: High', 'Firewall: Medium', 'State: Coast'])
      await see(rae!, line);
  });

  test('steps 4 and 5: an exploit gives an account and triggers Analyze ICE, which finds two more', async () => {
    await asks('User Account Access');
    await callTest('S-04');
    await rollTest('S-04');
    await see(rae!, 'Positive anomaly');
    await tellResult('S-04', { tally: '0 + 5 = 5: Analyze ICE', hears: 'User account' });
    await card('Analyze ICE', async (page) => {
      await page.getByRole('button', { name: '2', exact: true }).tap();
      await mina!.press('button', 'Add 2');
    });
  });

  test('steps 6 to 9: a file is found, broken with extra time, and read; both phones are killed at a request and at a call', async () => {
    await asks('Find File', 'Find…');
    await bothDie();
    await mina!.press('button', '? Difficulty');
    await gm().getByLabel('What it is called').fill(UNTOLD.hidden);
    await gm().getByLabel('What it adds', { exact: true }).fill('-4');
    await mina!.press('button', 'Change it');
    await callTest('S-06');
    await bothDie();
    await rollTest('S-06');
    await tellResult('S-06', { clock: '8.47 s', hears: 'ledger, a file' });

    await asks('Break', 'ledger');
    await callTest('S-07');
    await rollTest('S-07');
    await tellResult('S-07', { clock: '22.47 s' });

    await asks('Break', 'ledger');
    await mina!.press('button', 'Time ×1');
    await mina!.press('button', '×3');
    await callTest('S-08');
    await rollTest('S-08');
    await see(rae!, 'Neutral anomaly');
    await mina!.press('button', 'Add words');
    await gm()
      .getByLabel(/^What happens/)
      .fill('All clocks of the harbour strike at once.');
    await mina!.press('button', 'Done');
    await tellResult('S-08', { clock: '1 min 4.47 s', hears: 'All clocks of the harbour strike at once.' });

    await asks('Read', 'ledger');
    await mina!.press('button', 'No test');
    await mina!.press('button', 'Succeeds');
    await see(rae!, /Seven hundred crates went to pier nine/);
    await see(rae!, '1 min 4.54 s');
  });

  test('steps 10 to 12: criticals and exploits, with unseen measures; both phones are killed at a roll and after a tell', async () => {
    await asks('View Logs');
    await callTest('S-10');
    await rollTest('S-10');
    await bothDie();
    await see(rae!, 'Negative critical');
    await tellResult('S-10', { tally: '7 + 7 = 14: Trace ICE' });
    await card('Trace ICE', async (page) => {
      await page.getByLabel('Where is the decker, or how far away?').fill(UNTOLD.trace);
      await mina!.press('button', 'Note it');
    });

    await asks('View Logs');
    await callTest('S-11');
    await rollTest('S-11');
    await see(rae!, 'Positive critical');
    await mina!.press('button', 'Ignore');
    await tellResult('S-11', {
      tally: '14 + 2 = 16: Silent Alert',
      hears: 'Logs: Somebody read the ledger on Tuesday.',
    });
    await card('Silent Alert', closed);

    await asks('Edit Logs');
    await callTest('S-12');
    await rollTest('S-12');
    await tellResult('S-12', { tally: '16 + 8 = 24: Combat ICE' });
    await card('Combat ICE', closed);
    await bothDie();
  });

  test('steps 13 to 17: ICE attacks, and is found and crashed; an alert ends the run', async () => {
    await mina!.press('button', 'Matrix');
    await mina!.press('button', 'ICE attacks Rae');
    await callTest('S-13');
    await rollTest('S-13');
    await mina!.press('button', 'Nothing gained');
    await mina!.press('button', 'Damage');
    await gm().getByRole('button', { name: 'Physical', exact: true }).tap();
    await gm().getByRole('button', { name: '2', exact: true }).tap();
    await mina!.press('button', 'Done');
    await tellResult('S-13', { defended: true, hears: `${decker.name} takes 2 Physical damage` });
    // The attack was called in the player's turn, which now continues.
    await see(mina!, 'Rae’s requests appear here');

    await asks('Find Process', 'Find…');
    await mina!.press('button', 'No test');
    await mina!.press('button', 'Succeeds');
    await see(rae!, 'Combat ICE, a process');
    await see(rae!, '1 min 11.54 s');

    await asks('Crash', 'Combat ICE');
    await callTest('S-15');
    await rollTest('S-15');
    await tellResult('S-15', { clock: '1 min 12.24 s' });

    await asks('Admin Account Access');
    await callTest('S-16');
    await rollTest('S-16');
    await tellResult('S-16', { tally: '24 + 5 = 29: Active Alert' });
    await card('Active Alert', closed);
    await rae!.press('button', 'Back to the node');
    await rae!.press('button', 'Leave');
    await see(rae!, 'not accessed');
  });

  test('step 18: the dice and the node are revealed, and all tests match on both phones and in the file', async () => {
    memories = await Promise.all([gm(), player()].map(memoryOf));
    disks = await Promise.all([gm(), player()].map(diskOf));
    await mina!.press('button', 'My turn');
    await mina!.press('button', 'End the session');
    await mina!.press('button', 'End it now?');
    await gm().getByRole('button', { name: 'Reveal the dice' }).waitFor();
    await bothDie();
    await mina!.press('button', 'Reveal the dice');
    await gm().getByRole('button', { name: 'Reveal the nodes' }).waitFor();
    await bothDie();
    await mina!.press('button', 'Reveal the nodes');
    await mina!.press('button', 'Done');
    for (const person of [mina!, rae!]) {
      await see(person, 'nobody could choose or change a die');
      await person.press('button', 'Look at the table');
      await person.press('button', 'Log');
      await see(person, '11 of 11 match');
      await see(person, 'Registry: tally 29, active alert.');
    }
    const halves = await player()
      .getByRole('img', { name: /^(Player|Game Master): / })
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label')));
    expect(halves).toEqual(
      dice.flatMap(([own, master]) => [`Player: ${inWords(own)}`, `Game Master: ${inWords(master)}`]),
    );
    const saved = await saveFile(rae!, 'Save the file');
    file = saved.bytes;
  });

  test('the player’s phone held no secret in memory or on disk', async () => {
    const items = openedIn(file);
    const facts = items.filter((item) => item.kind === 'fact');
    const held = items.filter((item) => item.kind === 'held');
    expect([facts.length, held.length]).toEqual([FACTS, 5 * tests.length]);
    const secrets: [name: string, what: string | Uint8Array][] = [
      ...Object.entries(UNTOLD),
      ...facts.map(({ number, salt }): [string, Uint8Array] => [`salt of fact ${number}`, salt]),
      ...held.map(({ number, share }): [string, Uint8Array] => [`share ${number}`, share]),
      ...held.map(({ number, salt }): [string, Uint8Array] => [`salt of share ${number}`, salt]),
    ];
    const inMemory = (text: string): string[] => secrets.filter(([, what]) => isIn(text, what)).map(([name]) => name);
    const onDisk = (disk: Disk): string[] => secrets.filter(([, what]) => isOn(disk, what)).map(([name]) => name);
    expect([inMemory(memories[1]!), onDisk(disks[1]!)]).toEqual([[], []]);
    // Proves that the search works: it finds the node on the Game Master's phone, and on the player's whatever has
    // since been revealed.
    const node = expect.arrayContaining(['accounts', 'process', 'building']);
    expect([inMemory(memories[0]!), onDisk(disks[0]!)]).toEqual([node, node]);
    expect(inMemory(await memoryOf(player()))).toEqual(expect.arrayContaining(Object.keys(UNTOLD)));
    expect(onDisk(await diskOf(player()))).toEqual(secrets.map(([name]) => name));
  });

  test('the saved file is verified', async () => {
    await player().goto(`${home()}#/file`);
    await checkFile(player(), 'evening', file);
    await see(rae!, 'everything revealed matches its commitment');
    expect([...mina!.errors, ...rae!.errors]).toEqual([]);
  });
});

/** What the entries of a finished session have revealed. */
function openedIn(bytes: Uint8Array): readonly OpenItem[] {
  const read = readFile(bytes);
  if (!read.ok) throw new Error(read.error);
  return read.value.entries.flatMap((one) => {
    const entry = parseEntry(one);
    return entry.ok && entry.value.body.type === 'OPEN' ? entry.value.body.items : [];
  });
}
