/**
 * Whatever comes in through a code, a link, the network or a finger, people get a sentence and a way to continue, and
 * nothing is lost. Ann and Bob play one game; Cy tries to interfere in every way.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { lanAddresses } from '../../src/server/welcome.ts';
import { editScripts, tapShortly } from '../support/browser/browser.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { boardText, bothAtOne, button, coverHand, playUntil, press, read } from '../support/browser/plainPlay.ts';
import { startServer } from '../support/browser/startServer.ts';
import {
  compareSymbols,
  joinByCode,
  meetByCode,
  openRoom,
  type Person,
  seatPerson,
  see,
  sitDown,
} from '../support/browser/table.ts';
import { CODE_FIELD, continueGame, HOME, walk } from '../support/browser/ways.ts';

let serving: Serving;
/** A separate server for the strangers. */
let elsewhere: Serving;
let [ann, bob, cy]: Person[] = [];
let [near, far] = ['', ''];

beforeAll(async () => {
  elsewhere = await startServer({ dist: inject('lab') });
  // Strangers that are not browsers can claim any origin: the server lets these in, and the app must cope with them.
  const strangers = `http://localhost:${elsewhere.port}`;
  serving = await startServer({ point: { origins: [strangers] } });
  near = `http://localhost:${serving.port}/`;
  // Browsers don't treat this kind of address as secure, and real phones use it: Bob plays there.
  far = `http://${lanAddresses()[0] ?? '127.0.0.1'}:${serving.port}/`;
  [ann, bob, cy] = await Promise.all([
    seatPerson('Ann', { screen: 'small' }),
    seatPerson('Bob', { screen: 'common' }),
    seatPerson('Cy', { screen: 'small' }),
  ]);
});

const pageOf = (person: Person | undefined): Page => person!.phone.page;
const both = (): [Page, Page] => [pageOf(ann), pageOf(bob)];
const field = () => pageOf(cy).getByLabel(CODE_FIELD);

describe('a code that leads nowhere', () => {
  test.each([
    ['ABC', 'That isn’t a Meatspace code'],
    ['0OIL18', 'A code never contains “0”'],
    ['https://example.org/', 'That isn’t a Meatspace code'],
  ])('%s is not accepted as a code, and the field stays', async (code, refusal) => {
    await pageOf(cy).goto(near);
    await joinByCode(cy!, code);
    await see(cy!, refusal);
    expect(await field().inputValue()).toBe(code.toLowerCase());
    await canType();
  });

  test('from a broken link is reported too, and the right code can be typed there', async () => {
    await pageOf(cy).goto(`${near}#/join/ACDEFG.not.alink`);
    await see(cy!, 'That isn’t a Meatspace code');
    await canType();
  });

  test('is reported within seconds if its room is closed, with a way to another one', async () => {
    await pageOf(ann).goto(near);
    const { code } = await openRoom(ann!);
    await ann!.press('link', 'Play');
    await pageOf(cy).goto(`${near}#/join/${code}`);
    await see(cy!, `Looking for game ${code}`);
    await see(cy!, 'No game with that code. Check the code, and keep Meatspace open on the other phone.');
    // Nobody is disturbed; the code stays in the field, marked, for correction.
    expect(await pageOf(cy).getByText(`Looking for game ${code}`).count()).toBe(0);
    expect(await field().inputValue()).toBe(code);
    expect(await field().getAttribute('aria-invalid')).toBe('true');
    expect(await faultsOf(pageOf(cy), 'join, nobody there')).toEqual([]);
  });
});

describe('with a host waiting', () => {
  let [room, link] = ['', ''];

  test('a link with a wrong secret is refused with a reason, and the host keeps waiting', async () => {
    await Promise.all([pageOf(ann).goto(near), pageOf(bob).goto(far)]);
    ({ code: room, link } = await openRoom(ann!));
    await pageOf(cy).goto(link.replace(/.{6}$/, (end) => (end === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA')));
    await see(cy!, 'The phone that answered is not the one this link came from.');
    await tryAnother();
    await see(ann!, 'Waiting for the other phone');
  });

  test('a page with other rules is refused on both phones, and both versions are named', async () => {
    const page = await cy!.phone.context.newPage();
    onTestFinished(() => page.close());
    await editScripts(page, (script) => script.replaceAll('NRHC3', 'NRHC0'));
    // Over http none of the app is stored, so every file is requested through the route.
    await page.goto(`${far}#/join/${room}`);
    const sentence = 'The two phones run different versions of Meatspace';
    await page.getByText(sentence).waitFor();
    expect(await page.locator('main').innerText()).toMatch(/NRHC0.*here.*NRHC3.*there/);
    await page.getByRole('button', { name: 'Try another code' }).waitFor();
    await see(ann!, sentence);
  });

  test('a stranger who sends junk, and more of it than is accepted, changes nothing', async () => {
    await pageOf(cy).goto(`http://localhost:${elsewhere.port}/`);
    await pageOf(cy).evaluate(([room, port]) => window.lab.attack(room, port), [room, serving.port] as const);
    await see(ann!, 'Waiting for the other phone');
    expect(ann!.errors).toEqual([]);
  });

  test('a third phone is refused while two compare their symbols, and they do not notice', async () => {
    await joinByCode(bob!, room);
    for (const person of [ann!, bob!]) await see(person, 'Do both phones show the same symbols?');
    await knock(room);
    await compareSymbols([ann!, bob!]);
    await sitDown([ann!, bob!], 'Corp');
  });

  test.each(['code', 'link'])('a third phone with the %s is refused during a game', async (way) => {
    await knock(way === 'code' ? room : link.replace(/.*#\/join\//, ''));
    await playOn();
  });

  /** Arrives at the room of a table that is full. */
  async function knock(code: string): Promise<void> {
    await pageOf(cy).goto('about:blank');
    await pageOf(cy).goto(`${near}#/join/${code}`);
    const refused =
      code === room ? 'The host is already playing with another phone.' : 'This code has already been used.';
    const missed = pageOf(cy).getByText('No game with that code');
    await pageOf(cy).getByText(refused).or(missed).first().waitFor();
    // The host may be back at the server for a moment without having said that it is with its partner.
    if ((await missed.count()) > 0) await cy!.press('button', 'Join');
    await see(cy!, refused);
    await tryAnother();
  }
});

describe('on a page served over plain http', () => {
  test('the game can still be played', async () => {
    expect(await pageOf(bob).evaluate(() => isSecureContext)).toBe(false);
    await playOn();
  });

  test('home says why the app can’t be installed from there', async () => {
    await pageOf(cy).goto(far);
    await see(cy!, 'This address is plain http');
    expect(await cy!.phone.page.getByRole('link', { name: HOME }).isVisible()).toBe(true);
  });

  test('the camera says why it is unavailable, and typing is still possible', async () => {
    await pageOf(cy).goto(`${far}#/join`);
    await cy!.press('button', 'Scan the code');
    await see(cy!, 'it wasn’t opened over https');
    await canType();
  });
});

describe('during a game', () => {
  test.each(['Ann', 'Bob'])('a second tab at %s’s says that the game is open in another one', async (name) => {
    const person = name === 'Ann' ? ann! : bob!;
    const tab = await person.phone.context.newPage();
    onTestFinished(() => tab.close());
    await tab.goto(pageOf(person).url());
    await tab.getByText('This game is open in another tab').waitFor();
    await tab.getByRole('link', { name: 'Home' }).tap();
    await tab.getByRole('button', { name: 'Continue' }).waitFor();
    await tab.close();
    await playOn();
  });

  test('the back button loses nothing', async () => {
    const { corner, before } = await standsAt(ann!);
    await pageOf(ann).goBack();
    await continueGame(ann!);
    expect(await bothAtOne(...both())).toBe(corner);
    await expect.poll(() => boardText(pageOf(ann))).toBe(before);
  });

  test.each(['Ann', 'Bob'])('%s’s reloaded page is at the same question', async (name) => {
    const person = name === 'Ann' ? ann! : bob!;
    const { corner, before } = await standsAt(person);
    await pageOf(person).reload();
    expect(await bothAtOne(...both())).toBe(corner);
    // The last line of the record appears a moment after the table.
    await expect.poll(() => boardText(pageOf(person))).toBe(before);
  });

  test('two simultaneous taps on an action count as one', async () => {
    await playUntil(both(), ([mine]) => mine!.waits === null && /Your turn, 3 actions/.test(mine!.told));
    const { entry } = await read(pageOf(ann));
    await twice(button(pageOf(ann), '+1 bit'));
    await expect.poll(async () => (await read(pageOf(ann))).told).toMatch(/2 actions/);
    await bothAtOne(...both());
    expect((await read(pageOf(ann))).entry - entry).toBe(1);
  });

  test('a tap on the covered hand opens the hand, but none of its cards', async () => {
    for (const page of both()) {
      // An earlier discard may have opened the hand.
      await coverHand(page);
      await tapShortly(page.locator('.hand .look'));
      await page.locator('.hand.open').waitFor();
      // Whatever the tap has started is done by the time a later tap is answered.
      await page.locator('.event-line .eye').tap();
      await page.locator('.hand .look').waitFor();
      expect((await read(page)).sheet).toBeNull();
    }
  });

  test('a missing game is reported, and home stays reachable', async () => {
    await pageOf(cy).goto(`${near}#/table/ABCDEF-000000000000`);
    await see(cy!, 'That game isn’t on this phone.');
    await cy!.press('link', 'Home');
    await walk(cy!, 'join');
    await canType();
  });
});

test('a player waiting in the lobby is told that the other one is away, and has a way home', async () => {
  for (const person of [ann!, bob!]) {
    await press(pageOf(person), 'Table menu');
    await press(pageOf(person), 'Leave the table');
  }
  await meetByCode([ann!, bob!]);
  for (const person of [ann!, bob!]) await see(person, 'Who plays which side?');
  await pageOf(bob).goto('about:blank');
  await see(ann!, /is away/);
  await ann!.press('link', 'Play');
  await see(ann!, 'Show a code or a link');
  await ann!.press('link', 'Home');
  await see(ann!, HOME);
  expect([ann!, bob!].flatMap(({ errors }) => errors)).toEqual([]);
});

test('a browser that stores nothing plays in memory and says so', async () => {
  await pageOf(cy).addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('storage is refused', 'SecurityError');
    };
    IDBFactory.prototype.open = refuse;
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await pageOf(cy).goto('about:blank');
  await pageOf(cy).goto(far);
  await meetByCode([ann!, cy!]);
  await sitDown([ann!, cy!], 'Runner');
  await see(cy!, /continues in memory/);
  await cy!.press('button', 'Got it');
  await pageOf(cy)
    .getByText(/continues in memory/)
    .waitFor({ state: 'detached' });
  const { entry } = await read(pageOf(cy));
  const pages = [pageOf(ann), pageOf(cy)] as const;
  await playUntil(pages, (seen) => seen.every((one) => one.entry > entry + 1));
  await bothAtOne(...pages);
});

async function tryAnother(): Promise<void> {
  await cy!.press('button', 'Try another code');
  await canType();
}

async function canType(): Promise<void> {
  await field().waitFor();
  expect(await field().isEditable()).toBe(true);
}

/** The position of both logs, and what the given player's board shows with the hand covered. */
async function standsAt(person: Person): Promise<{ corner: string; before: string }> {
  await coverHand(pageOf(person));
  return { corner: await bothAtOne(...both()), before: await boardText(pageOf(person)) };
}

/** Makes one answer on each phone, and expects both logs to be equal. */
async function playOn(): Promise<void> {
  const { entry } = await read(pageOf(ann));
  await playUntil(both(), (seen) => seen.every((one) => one.entry > entry));
  await bothAtOne(...both());
}

/** Both taps happen before anything is rendered again. */
const twice = (what: ReturnType<typeof button>): Promise<void> =>
  what.evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
