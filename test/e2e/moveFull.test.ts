/**
 * A game moves to a phone whose disk is full: nothing is lost, both phones report it, and the game arrives once there
 * is space.
 */
import { beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { bothAtOne, closeSheets, playUntil, press } from '../support/browser/plainPlay.ts';
import { startServer } from '../support/browser/startServer.ts';
import { joinByLink, linkOf, meetByLink, type Person, seatPerson, see, sitDown } from '../support/browser/table.ts';

let serving: Serving;
/** The last one is Bob's second phone. */
let [ann, bob, next]: Person[] = [];
const all = (): Person[] => [ann!, bob!, next!];
const NO_ROOM = 'The new phone has no room for this game';

beforeAll(async () => {
  serving = await startServer();
  [ann, bob, next] = await Promise.all([
    seatPerson('Ann', { screen: 'common' }),
    seatPerson('Bob', { screen: 'common' }),
    seatPerson('Bob anew', { screen: 'common' }),
  ]);
  await next.phone.context.addInitScript(refuseWhereFull);
  const home = `http://localhost:${serving.port}/`;
  await Promise.all([ann, next].map((person) => person.phone.page.goto(home)));
  await meetByLink([ann, bob]);
  await sitDown([ann, bob], 'Corp');
});

/**
 * In the page: local storage names what rejects writes: a whole store, one key of a store, or a game with its `seed`.
 */
function refuseWhereFull(): void {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (...args) {
    const full = localStorage.getItem('full')?.split(' ') ?? [];
    const seed = (args[0] as { records?: { seed?: unknown } } | undefined)?.records?.seed !== undefined;
    if (full.includes(this.name) || full.includes(`${this.name}/${args[1]}`) || (seed && full.includes('seed')))
      throw new DOMException('there is no room', 'QuotaExceededError');
    return put.apply(this, args);
  };
}

const fill = (what: string): Promise<void> =>
  next!.phone.page.evaluate((names) => localStorage.setItem('full', names), what);

/** Entries on a phone's disk, for all its games. */
const entriesOn = ({ phone }: Person): Promise<number> =>
  phone.page.evaluate(
    () =>
      new Promise<number>((done) => {
        const opening = indexedDB.open('meatspace');
        opening.onsuccess = () => {
          const db = opening.result;
          const games = db
            .transaction('entries')
            .objectStore('entries')
            .count(IDBKeyRange.lowerBound(['', 0]));
          games.onsuccess = () => {
            db.close();
            done(games.result);
          };
        };
      }),
  );

/** Goes from Bob's table to the link for his other phone. */
async function showCode(): Promise<string> {
  const { page } = bob!.phone;
  await playUntil([ann!.phone.page, page], ([, seen]) => seen?.buttons.includes('Table menu') === true);
  await press(page, 'Table menu');
  await press(page, 'Move this game to another phone');
  await see(bob!, 'Waiting for the other phone');
  return linkOf(bob!);
}

test.each([
  ['without space', 'device/room'],
  ['that runs out of space while the game’s log arrives', 'games entries'],
])('a phone %s refuses the game before it moves, and the game continues where it is', async (_, full) => {
  if ((await next!.phone.page.locator('.pair').count()) > 0) await next!.press('button', 'Home');
  await fill(full);
  await joinByLink(next!, await showCode());
  if (full !== 'device/room') await next!.press('button', 'Take the game');
  for (const person of [bob!, next!]) await see(person, NO_ROOM);
  expect(await entriesOn(next!)).toBe(0);
  await bob!.press('button', 'Keep playing here');
  await bob!.phone.page.locator('main.board').waitFor();
  const before = await entriesOn(bob!);
  await playUntil([ann!.phone.page, bob!.phone.page], (seen) => seen.every((one) => one.entry >= before + 2));
});

test('a phone that runs out of space after the game has moved refuses the rest, and the old phone still has everything', async () => {
  await next!.press('button', 'Home');
  await fill('seed');
  await joinByLink(next!, await showCode());
  await next!.press('button', 'Take the game');
  for (const person of [bob!, next!]) await see(person, NO_ROOM);
  expect(await faultsOf(bob!.phone.page, 'no room on the new phone')).toEqual([]);
  // The old phone's page is closed too.
  await bob!.phone.page.reload();
  await see(bob!, 'Your other phone doesn’t have all of this game yet.');
  expect(await entriesOn(bob!)).toBeGreaterThan(10);
});

test('once space is freed, the game is sent again and continues on the new phone', async () => {
  await fill('');
  await next!.press('link', 'Home');
  await joinByLink(next!, await linkOf(bob!));
  await next!.press('button', 'Take the game');
  await see(bob!, 'This game has moved');
  const kept = await entriesOn(next!);
  expect(kept).toBeGreaterThanOrEqual(await entriesOn(bob!));
  await next!.phone.page.reload();
  await see(ann!, 'Bob is now playing on another phone.');
  // A card being read covers the button.
  await closeSheets(ann!.phone.page);
  await ann!.press('button', 'Got it');
  const [annPage, nextPage] = [ann!.phone.page, next!.phone.page];
  await bothAtOne(annPage, nextPage);
  await playUntil([annPage, nextPage], (seen) => seen.every((one) => one.entry >= kept + 4));
});

test('the old phone sends the game again as often as asked, and the new one says that it has it', async () => {
  await bob!.press('button', 'Send it again');
  await see(bob!, 'Scan this with your other phone to send it the game again.');
  await bob!.phone.page.goBack();
  await see(bob!, 'This game has moved');
  await bob!.press('button', 'Send it again');
  const link = await linkOf(bob!);
  const before = await entriesOn(next!);
  await joinByLink(next!, link);
  await see(bob!, 'This game has moved');
  await bothAtOne(ann!.phone.page, next!.phone.page);
  expect(await entriesOn(next!)).toBeGreaterThanOrEqual(before);
  expect(all().flatMap(({ errors }) => errors)).toEqual([]);
});
