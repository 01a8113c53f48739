/** Whatever people do with the screens, they get a sentence and a way on. Ann and Bob play; a stranger tries every door. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Serving, serve } from '../../src/server/index.ts';
import { lanAddresses } from '../../src/server/welcome.ts';
import { boardText, bothAtOne, button, coverHand, playUntil, read } from '../support/plainPlay.ts';
import { joinByCode, openRoom, type Person, seatPerson, see, sitDown } from '../support/table.ts';

let serving: Serving;
let [ann, bob, stranger]: Person[] = [];
let [near, far] = ['', ''];

beforeAll(async () => {
  serving = await serve({ dist: inject('app'), port: 0 });
  near = `http://localhost:${serving.port}/`;
  // Browsers do not count such an address as secure, and real phones come by it: Bob plays there.
  far = `http://${lanAddresses()[0] ?? '127.0.0.1'}:${serving.port}/`;
  [ann, bob, stranger] = await Promise.all([
    seatPerson('Ann', { screen: 'small' }),
    seatPerson('Bob', { screen: 'common' }),
    seatPerson('Cy', { screen: 'small' }),
  ]);
});

afterAll(async () => {
  await Promise.all([ann, bob, stranger].map((person) => person?.phone.close()));
  await serving?.close();
});

const pageOf = (person: Person | undefined): Page => person!.phone.page;
const both = (): [Page, Page] => [pageOf(ann), pageOf(bob)];

describe('a code that leads nowhere', () => {
  test('is told from a code, and the field stays', async () => {
    await pageOf(stranger).goto(near);
    await joinByCode(stranger!, 'ABC');
    await see(stranger!, 'That is no code of Meatspace');
    await pageOf(stranger).getByLabel('or type the six letters').fill('0OIL18');
    await stranger!.press('button', 'Join');
    await see(stranger!, 'That is no code of Meatspace');
  });

  test('as a broken link says the same, and the right code can be typed there', async () => {
    await pageOf(stranger).goto(`${near}#/join/ACDEFG.not.alink`);
    await see(stranger!, 'That is no code of Meatspace');
    await pageOf(stranger).getByLabel('or type the six letters').waitFor();
  });

  test('because nobody hosts it is told within seconds, with a way to another one', async () => {
    await pageOf(stranger).goto(`${near}#/join/AAAAAA`);
    await see(stranger!, 'Looking for table AAAAAA', 3000);
    await see(stranger!, 'Nobody is in this room.', 12_000);
    await stranger!.press('button', 'Try another code');
    await pageOf(stranger).getByLabel('or type the six letters').waitFor();
  });

  test('because its secret is wrong is told, and the host goes on waiting', async () => {
    await Promise.all([pageOf(ann).goto(near), pageOf(bob).goto(far)]);
    const { link } = await openRoom(ann!);
    const last = link.at(-2) === 'A' ? 'B' : 'A';
    await pageOf(stranger).goto(link.slice(0, -2) + last + link.slice(-1));
    await pageOf(stranger).locator('.trouble').waitFor();
    expect(await words(stranger)).toMatch(/not the one this link came from|does not remember/);
    await stranger!.press('button', 'Try another code');
    await see(ann!, 'Waiting for the other phone');
  });
});

test('a page of another version is refused with both versions in words', async () => {
  const page = await stranger!.phone.context.newPage();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('NRHC1/1', 'NRHC1/2');
    await route.fulfill({ response, body, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  });
  await page.goto(`${near}#/join/${await roomOf(ann!)}`);
  await page.getByText('The two phones run different versions of Meatspace').waitFor();
  expect(await page.locator('main').innerText()).toMatch(/NRHC1\/2.*NRHC1\/1/);
  await see(ann!, 'The two phones run different versions of Meatspace');
  await page.close();
});

describe('a third phone', () => {
  test('is refused while two compare their symbols, who do not notice', async () => {
    await joinByCode(bob!, await roomOf(ann!));
    for (const person of [ann!, bob!]) await see(person, 'The same on both phones?');
    await pageOf(stranger).goto(`${near}#/join/${room}`);
    await see(stranger!, 'The host plays with another phone already.');
    for (const person of [ann!, bob!]) await person.press('button', 'Same');
    for (const person of [ann!, bob!]) await see(person, 'Who plays which side?');
  });

  test('is refused while two play', async () => {
    await sitDown([ann!, bob!], 'Corp');
    await stranger!.press('button', 'Try another code');
    await pageOf(stranger).getByLabel('or type the six letters').fill(room);
    await stranger!.press('button', 'Join');
    await see(stranger!, 'The host plays with another phone already.');
    await playOn();
  });
});

describe('at a page that was not fetched securely', () => {
  test('the game is played all the same', async () => {
    expect(new URL(pageOf(bob).url()).hostname).not.toBe('localhost');
    await playOn();
  });

  test('the camera says why it cannot be had, and typing remains', async () => {
    const page = pageOf(stranger);
    await page.goto(`${far}#/join`);
    await stranger!.press('button', 'Scan the code');
    await see(stranger!, 'it was not opened over https');
    await page.getByLabel('or type the six letters').waitFor();
  });
});

describe('in the middle of a game', () => {
  test('a second tab of it says where it is open', async () => {
    const tab = await ann!.phone.context.newPage();
    await tab.goto(pageOf(ann).url());
    await tab.getByText('This game is open in another tab').waitFor();
    await tab.getByRole('link', { name: 'Home' }).tap();
    await tab.getByText('Go on', { exact: true }).waitFor();
    await tab.close();
    await playOn();
  });

  test('the back button loses nothing', async () => {
    const { corner, before } = await stands(ann!);
    await pageOf(ann).goBack();
    await ann!.press('button', 'Go on');
    expect(await bothAtOne(...both())).toBe(corner);
    expect(await boardText(pageOf(ann))).toBe(before);
  });

  test.each(['Ann', 'Bob'])('%s’s page loaded anew stands at the same question', async (name) => {
    const person = name === 'Ann' ? ann! : bob!;
    const { corner, before } = await stands(person);
    await pageOf(person).reload();
    expect(await bothAtOne(...both())).toBe(corner);
    expect(await boardText(pageOf(person))).toBe(before);
  });

  test('two taps at once on an action are one action', async () => {
    await playUntil(both(), ([mine]) => /Your turn, 3 actions/.test(mine!.told) && mine!.waits === null);
    const { entry } = await read(pageOf(ann));
    const place = (await button(pageOf(ann), '+1 bit').boundingBox())!;
    const at = [place.x + place.width / 2, place.y + place.height / 2] as const;
    await Promise.all([pageOf(ann).touchscreen.tap(...at), pageOf(ann).touchscreen.tap(...at)]);
    await bothAtOne(...both());
    expect((await read(pageOf(ann))).entry - entry).toBe(1);
  });

  test('a tap on the covered hand opens the hand and nothing of it', async () => {
    await pageOf(bob).locator('.hand .look').tap();
    await pageOf(bob).locator('.hand.open').waitFor();
    await new Promise((done) => setTimeout(done, 400));
    expect((await read(pageOf(bob))).sheet).toBeNull();
    await coverHand(pageOf(bob));
  });

  test('a game this phone does not have says so, and home is not lost on it', async () => {
    const page = pageOf(stranger);
    await page.goto(`${near}#/table/ABCDEF-000000000000`);
    await see(stranger!, 'This phone does not have that game.');
    await stranger!.press('link', 'Home');
    await stranger!.press('link', 'Join a table');
    await page.getByLabel('or type the six letters').waitFor();
  });
});

describe('in the lobby', () => {
  test('a phone that goes leaves a sentence and a way home', async () => {
    for (const person of [ann!, bob!]) {
      await button(pageOf(person), 'What can I do?').tap();
      await button(pageOf(person), 'Leave the table').tap();
    }
    const { code } = await openRoom(ann!);
    await joinByCode(bob!, code);
    for (const person of [ann!, bob!]) {
      await see(person, 'The same on both phones?');
      await person.press('button', 'Same');
    }
    for (const person of [ann!, bob!]) await see(person, 'Who plays which side?');
    await pageOf(bob).goto('about:blank');
    await see(ann!, /is away/, 8000);
    await ann!.press('link', 'Home');
    await see(ann!, 'Play with someone here');
  });
});

test('a browser that keeps nothing plays in memory and says so', async () => {
  const page = pageOf(stranger);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('storage is refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('storage is refused', 'SecurityError');
      },
    });
  });
  await page.goto(far);
  const { code } = await openRoom(ann!);
  await joinByCode(stranger!, code);
  for (const person of [ann!, stranger!]) {
    await see(person, 'The same on both phones?');
    await person.press('button', 'Same');
  }
  await sitDown([ann!, stranger!], 'Runner');
  await see(stranger!, /goes on in memory/);
  const { entry } = await read(page);
  await playUntil([pageOf(ann), page], (seen) => seen.every((one) => one.entry > entry + 1));
  await bothAtOne(pageOf(ann), page);
});

let room = '';
async function roomOf(host: Person): Promise<string> {
  room = (await pageOf(host).locator('.code').textContent())!.trim();
  return room;
}

/** Where both logs are, and what is on the board of that person with the hand covered. */
async function stands(person: Person): Promise<{ corner: string; before: string }> {
  await coverHand(pageOf(person));
  return { corner: await bothAtOne(...both()), before: await boardText(pageOf(person)) };
}

const words = (person: Person): Promise<string> => pageOf(person).locator('main').innerText();

/** An answer on each phone, and both logs alike. */
async function playOn(): Promise<void> {
  const { entry } = await read(pageOf(ann));
  await playUntil(both(), (seen) => seen.every((one) => one.entry > entry));
  await bothAtOne(...both());
}

import { afterEach } from 'vitest'; // DEBUG

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail')
    for (const [i, page] of [...both(), pageOf(stranger)].entries()) {
      console.log(
        task.name,
        i,
        page.url(),
        (await page.locator('body').innerText({ timeout: 1000 }).catch(String)).replace(/\n+/g, ' | ').slice(0, 500),
      );
      await page.screenshot({ path: `/tmp/shots/input-fail${i}.png`, timeout: 2000 }).catch(() => {});
    }
});
