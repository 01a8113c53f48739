/**
 * A page that cheats at the table: it sends statements that its player never made, withholds entries, stops answering,
 * and signs an entry twice. The honest phone continues, says what it is waiting for, and ends the game. No verified
 * result is undone.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { bothAtOne, button, press } from '../support/browser/plainPlay.ts';
import { startServer } from '../support/browser/startServer.ts';
import { checkFile, meetByCode, type Person, saveFile, seatPerson, see, sitDown } from '../support/browser/table.ts';

import { type Cheat, inPage, taintChannel } from '../support/browser/taint.ts';

let serving: Serving;
/** The Corp's page cheats. */
let [cheat, honest]: Person[] = [];

beforeAll(async () => {
  serving = await startServer();
  [cheat, honest] = await Promise.all([seatPerson('Ann'), seatPerson('Bob')]);
  await cheat.phone.context.addInitScript(taintChannel);
  for (const { phone } of [cheat, honest]) {
    await phone.page.clock.install();
  }
  await meet();
});

/** Starts a game between the two from any screen, with the cheat as the Corp. */
async function meet(): Promise<void> {
  const two = [cheat!, honest!] as const;
  await Promise.all(two.map(({ phone }) => phone.page.goto(`http://localhost:${serving.port}/`)));
  await meetByCode(two);
  await sitDown(two, 'Corp');
}

const inCheat = <T, R = void>(act: (cheat: Cheat, given: T) => R | Promise<R>, given: T): Promise<R> =>
  inPage(cheat!.phone.page, act, given);

/** Advances time on both phones, in steps that leave their heartbeats a moment to arrive. */
async function pass(seconds: number): Promise<void> {
  const pages: Page[] = [cheat!.phone.page, honest!.phone.page];
  for (let second = 0; second < seconds; second++) {
    for (const page of pages) await page.clock.runFor(1000);
    await new Promise((wake) => setTimeout(wake, 20));
  }
  for (const page of pages) await page.clock.resume();
}

test('false log lengths and unfounded refusals change nothing', async () => {
  const rest = (length: readonly number[]): number[] => [...length, 0x58, 0x20, ...Array(32).fill(7)];
  await inCheat(
    (page, { ack, nack }) => {
      for (let i = 0; i < 100; i++) page.say(3, 2, ack);
      for (let i = 0; i < 20; i++) for (const reason of [0, 1, 2, 3, 4]) page.say(4, 2, [...nack, reason]);
      page.say(6, 2, [2, 1]);
    },
    { ack: rest([0x1a, 0, 0x0f, 0xff, 0xff]), nack: [9] },
  );
  // All of it has been read, since the last message is a question.
  await see(honest!, 'Are you still there?');
  await honest!.press('button', 'I’m here');
  const before = await honest!.corner();
  await button(cheat!.phone.page, '+1 bit').first().tap();
  await expect.poll(() => honest!.corner()).not.toBe(before);
  await bothAtOne(cheat!.phone.page, honest!.phone.page);
});

test('a player who withholds an entry runs out of time, and has lost until it arrives', async () => {
  const before = await bothAtOne(cheat!.phone.page, honest!.phone.page);
  await inCheat((page) => {
    page.mute = true;
  }, null);
  await press(cheat!.phone.page, '+1 bit');
  await expect.poll(() => cheat!.corner()).not.toBe(before);
  // The notice is in the waiting line, covers nothing, and leads to the options. Time counts only while the phones hear
  // each other, which a busy machine may delay.
  const waiting = async (): Promise<string> => {
    await pass(5);
    return honest!.phone.page.locator('.waiting').innerText();
  };
  await expect.poll(waiting).toMatch(/Waiting for Ann\s*·\s*1:0\d/);
  await honest!.press('button', 'What can I do while waiting for Ann?');
  await see(honest!, 'Waiting for Ann');
  await honest!.press('button', 'Nudge Ann');
  // The cheat's player is asked and does not answer.
  await see(cheat!, 'Are you still there?');
  await pass(60);
  await see(cheat!, 'Are you still there?');
  await pass(62);
  await see(honest!, 'Ann’s phone isn’t answering');
  await honest!.press('button', 'Claim the game');
  await see(honest!, 'Not verified');
  await see(honest!, 'No file can prove');
  await honest!.phone.page.reload();
  await see(honest!, 'Not verified');
  await expect.poll(() => honest!.corner()).toBe(before);
  // The withheld entry is sent when the cheat's page asks for the other log's length again.
  await inCheat((page) => {
    page.mute = false;
  }, null);
  await cheat!.press('button', 'I’m here');
  await bothAtOne(cheat!.phone.page, honest!.phone.page);
  expect(await honest!.corner()).not.toBe(before);
  expect(await honest!.describe()).not.toContain('Not verified');
});

/** The cheat's next move, as signed, once both phones have it. */
async function signedMove(): Promise<readonly number[]> {
  const pages = [cheat!.phone.page, honest!.phone.page] as const;
  const before = await bothAtOne(...pages);
  await press(cheat!.phone.page, '+1 bit');
  await expect.poll(() => cheat!.corner()).not.toBe(before);
  await bothAtOne(...pages);
  return (await inCheat((page) => page.signed, null)) as readonly number[];
}

const includes = (file: Uint8Array, bytes: readonly number[]): boolean =>
  Buffer.from(file).includes(Buffer.from(bytes));

/** Checks the file on the honest phone and expects the given result. */
async function expectProof(file: Uint8Array, words: RegExp): Promise<void> {
  await honest!.phone.page.goto(`http://localhost:${serving.port}/#/file`);
  await checkFile(honest!.phone.page, 'game.nrhc3', file);
  await expect.poll(() => honest!.describe()).toMatch(words);
}

test('a second version of an old entry, after a clean end, is evidence and changes nothing', async () => {
  const signed = await signedMove();
  await press(honest!.phone.page, 'Table menu');
  await press(honest!.phone.page, 'Concede the game');
  await press(honest!.phone.page, 'Concede');
  for (const person of [cheat!, honest!]) await see(person, 'Verified: every shuffle');
  // Sent once both phones know that the game is over: nothing more appears on this screen unprompted.
  await see(honest!, 'You play the');
  const before = await honest!.describe();
  const again = await inCheat((page, given) => page.signAgain(given), signed);
  const save = async (): Promise<Uint8Array> => (await saveFile(honest!, 'Save the game')).bytes;
  await expect.poll(async () => includes(await save(), again)).toBe(true);
  expect(await honest!.describe()).toBe(before);
  await expectProof(await save(), /Verified: both keys signed all \d+ entries, .* The Corp \(Ann\) has won/);
});

test('a player who signs an entry twice before the end has lost, even after a restart', async () => {
  await meet();
  const signed = await signedMove();
  await cheat!.phone.page.reload();
  await bothAtOne(cheat!.phone.page, honest!.phone.page);
  await signedMove();
  const again = await inCheat((page, given) => page.signAgain(given), signed);
  await see(honest!, 'Stopped: Ann’s phone is at fault');
  await see(honest!, 'You win this game');
  await see(cheat!, 'Stopped: your phone is at fault');
  await see(cheat!, 'Bob wins this game');
  for (const person of [cheat!, honest!]) await see(person, 'Both seeds are revealed');
  const { bytes } = await saveFile(honest!, 'Save the file');
  expect(includes(bytes, again)).toBe(true);
  await expectProof(bytes, /Foul play: the Corp \(Ann\) broke the rules at entry \d+: .*So the Runner \(you\) has won/);
});
