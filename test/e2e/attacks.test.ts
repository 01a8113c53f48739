/**
 * A page that cheats: it concedes and then switches to another key, makes endless requests, and does not answer when
 * the opponent's game moves. The honest phone continues and wins, and its game moves anyway.
 */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Signer } from '../../src/peer/crypto.ts';
import type { Body } from '../../src/peer/log/body.ts';
import { signEntry } from '../../src/peer/log/entry.ts';
import type { Statement } from '../../src/peer/log/word.ts';
import { type MatchFile, readFile } from '../../src/peer/match/audit/file.ts';
import { tagOf, writeMessage } from '../../src/peer/match/sync/wire.ts';
import { gameId } from '../../src/peer/secret/seed.ts';
import type { Serving } from '../../src/server/index.ts';
import { bothAtOne, button, playUntil, press } from '../support/browser/plainPlay.ts';
import { startServer } from '../support/browser/startServer.ts';
import {
  checkFile,
  joinByLink,
  linkOf,
  meetByLink,
  type Person,
  saveFile,
  seatPerson,
  see,
  sitDown,
} from '../support/browser/table.ts';
import { inPage, taintChannel } from '../support/browser/taint.ts';
import { mustParse } from '../support/cheat.ts';
import { testTaker } from '../support/duel.ts';
import { taking, wordOf, wordPacket } from '../support/peer/words.ts';

let serving: Serving;
/** The Corp's page cheats; the last one is the Runner's second phone. */
let [cheat, honest, next]: Person[] = [];
const CORP = 0;

beforeAll(async () => {
  serving = await startServer();
  [cheat, honest, next] = await Promise.all([seatPerson('Ann'), seatPerson('Bob'), seatPerson('Bob anew')]);
  await cheat.phone.context.addInitScript(taintChannel);
  for (const { phone } of [cheat, honest]) {
    await phone.page.clock.install();
  }
  await next.phone.page.goto(`http://localhost:${serving.port}/`);
});

async function meet(): Promise<void> {
  const two = [cheat!, honest!] as const;
  await cheat!.phone.page.goto(`http://localhost:${serving.port}/`);
  await meetByLink([cheat!, honest!]);
  await sitDown(two, 'Corp');
}

async function pass(seconds: number): Promise<void> {
  const pages: Page[] = [cheat!.phone.page, honest!.phone.page];
  for (let second = 0; second < seconds; second++) for (const page of pages) await page.clock.runFor(1000);
  for (const page of pages) await page.clock.resume();
}

/** The game file that the honest phone can export at this point. */
async function fileNow(): Promise<MatchFile> {
  await press(honest!.phone.page, 'Table menu');
  await press(honest!.phone.page, 'Record');
  const { bytes } = await saveFile(honest!, 'Save the game');
  await honest!.phone.page.goBack();
  await honest!.phone.page.locator('main.board').waitFor();
  const file = readFile(bytes);
  if (!file.ok) throw new Error(file.error);
  return file.value;
}

/** The key of the cheat's phone, which signs whatever it is given. */
const cheatKey = ({ header }: MatchFile): Signer => ({
  publicKey: header.publicKeys[CORP],
  sign: async (message) =>
    Uint8Array.from(await inPage(cheat!.phone.page, (page, given) => page.sign(given), [...message])),
});

const send = (packet: Uint8Array): Promise<void> =>
  inPage(cheat!.phone.page, (page, given) => page.sendPacket(given), [...packet]);

async function say(file: MatchFile, statement: Statement): Promise<void> {
  await send(wordPacket(await wordOf(cheatKey(file), file, statement), gameId(file.header)));
}

async function write(file: MatchFile, body: Body): Promise<void> {
  const gid = gameId(file.header);
  const draft = { ...placeOf(file), author: CORP, prev: placeOf(file).head, body } as const;
  const { bytes } = await signEntry(cheatKey(file), gid, draft);
  const boot = Uint8Array.from(await inPage(cheat!.phone.page, (page) => [...page.boot()], null));
  await send(writeMessage(tagOf(gid), { kind: 'entries', boot, entries: [bytes] }));
}

const placeOf = ({ entries }: MatchFile) =>
  ({
    by: CORP,
    seq: entries.length,
    head: mustParse(entries.at(-1) as Uint8Array).hash,
  }) as const;

/** Waits until both logs agree and the given player is asked. */
async function asked(person: Person): Promise<void> {
  const pages = [cheat!.phone.page, honest!.phone.page];
  const at = person === cheat ? 0 : 1;
  await playUntil(pages, (seen) => seen[at]?.buttons.some((name) => /^(\+1 bit|Gain 1 bit)/.test(name)) === true);
  await bothAtOne(...(pages as [Page, Page]));
}

test('endless requests prevent nobody from moving', async () => {
  await meet();
  await asked(honest!);
  const file = await fileNow();
  for (let to = 5; to < 40; to++) await say(file, { kind: 'offer', offer: { what: 'back', to }, ...placeOf(file) });
  for (let bits = 0; bits < 20; bits++)
    await say(file, { kind: 'offer', offer: { what: 'correct', change: { bits } }, ...placeOf(file) });
  const before = await honest!.corner();
  await button(honest!.phone.page, '+1 bit').first().tap();
  await expect.poll(() => honest!.corner()).not.toBe(before);
  await bothAtOne(cheat!.phone.page, honest!.phone.page);
});

test('a phone that does not answer can’t stop the other game from moving', async () => {
  await asked(honest!);
  const { page } = honest!.phone;
  await press(page, 'Table menu');
  await press(page, 'Move this game to another phone');
  await see(honest!, 'Waiting for the other phone');
  const link = await linkOf(honest!);
  await inPage(
    cheat!.phone.page,
    (here) => {
      here.silent = true;
    },
    null,
  );
  await joinByLink(next!, link);
  await next!.press('button', 'Take the game');
  // The move is in the log, and the cheat's phone has received it.
  await see(cheat!, 'Bob is now playing on another phone.');
  await see(honest!, 'Ann’s phone has to confirm the switch');
  await pass(125);
  await see(honest!, 'This game has moved');
  await inPage(
    cheat!.phone.page,
    (here) => {
      here.silent = false;
    },
    null,
  );
});

test('a player who concedes and switches to another key has lost, on screen and in the file', async () => {
  await meet();
  await asked(cheat!);
  const file = await fileNow();
  await say(file, { kind: 'resign', by: CORP, seq: 0, head: gameId(file.header) });
  await see(honest!, 'Ann conceded');
  const body: Body = { type: 'HANDOVER', ...(await taking(testTaker(7001, CORP), file, CORP)), word: null };
  await write(file, body);
  await inPage(
    cheat!.phone.page,
    (here) => {
      here.silent = true;
    },
    null,
  );
  await honest!.phone.page.reload();
  await see(honest!, 'Ann conceded');
  const { bytes } = await saveFile(honest!, 'Save the game');
  await honest!.phone.page.goto(`http://localhost:${serving.port}/#/file`);
  await checkFile(honest!.phone.page, 'game.nrhc3', bytes);
  await expect.poll(() => honest!.describe()).not.toMatch(/the Corp \(Ann\) has won|damaged|nobody has won/i);
  expect(await honest!.describe()).toContain('the Runner (you) wins');
});
