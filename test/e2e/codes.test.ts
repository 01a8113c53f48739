/**
 * Two phones and a server that only serves files: they pair with two codes, scanned from screen to camera, and play.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { type Camera, camera } from '../support/browser/camera.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { bothAtOne, button, read } from '../support/browser/plainPlay.ts';
import { serveStatic } from '../support/browser/staticServer.ts';
import { type Person, seatPerson, see } from '../support/browser/table.ts';
import { CODE_FIELD, walk } from '../support/browser/ways.ts';

let server: Serving;
let home = '';
const cameras: [Camera, Camera] = [camera(), camera()];
let [host, guest]: Person[] = [];
const pageOf = (person: Person | undefined): Page => person!.phone.page;

beforeAll(async () => {
  server = await serveStatic(inject('app'));
  home = `http://localhost:${server.port}/`;
  [host, guest] = await Promise.all([
    seatPerson('Hana', { screen: 'small', ...cameras[0].phone }),
    seatPerson('Gus', { screen: 'common', ...cameras[1].phone }),
  ]);
  for (const person of [host, guest]) await person.phone.context.grantPermissions(['camera']);
});

/** Shows the host's code to the guest's camera, then the guest's code to the host's. */
async function holdTogether(): Promise<void> {
  await cameras[1].look(pageOf(host));
  await cameras[0].look(pageOf(guest));
}

describe('without any server', () => {
  test('the host shows a code automatically, two scans pair the phones, and no symbols need to be compared', async () => {
    await Promise.all([host, guest].map((person) => pageOf(person).goto(home)));
    await walk(host!, 'invite');
    await walk(guest!, 'join');
    await guest!.press('button', 'Scan the code');
    const compared: string[] = [];
    for (const person of [host!, guest!])
      void see(person, 'Do both phones show the same symbols?').then(
        () => compared.push(person.name),
        () => {},
      );
    await holdTogether();
    for (const person of [host!, guest!]) await see(person, 'Who plays which side?');
    expect(compared).toEqual([]);
  });

  test('a pasted code that is incomplete or from another game is refused with a reason, and the right one is accepted', async () => {
    const [one, two] = [pageOf(host), pageOf(guest)];
    await Promise.all([one, two].map((page) => page.goto(home)));
    await walk(host!, 'invite');
    const code = (await one.locator('.own-code').getAttribute('data-code')) ?? '';
    expect(await faultsOf(one, 'codes, host')).toEqual([]);
    await walk(guest!, 'join');
    const field = two.getByLabel(CODE_FIELD);
    for (const wrong of [code.slice(0, -40), code.slice(0, 60), `${code}:::`]) {
      await field.fill(wrong);
      await guest!.press('button', 'Join');
      await two
        .getByRole('alert')
        .filter({ hasText: /isn’t a Meatspace code|can’t be used/ })
        .waitFor();
    }
    await field.fill(`  ${code}\n`);
    await guest!.press('button', 'Join');
    await two.locator('.own-code').waitFor();
    expect(await faultsOf(two, 'codes, guest')).toEqual([]);
    const answer = (await two.locator('.own-code').getAttribute('data-code')) ?? '';
    await host!.press('button', 'Paste the code as text');
    for (const [text, said] of [
      [answer.slice(0, 50), 'or part of it is missing'],
      [code, 'or part of it is missing'],
    ] as const) {
      await one.getByLabel('The other phone’s code').fill(text);
      await host!.press('button', 'Use this code');
      await see(host!, said);
    }
    await one.getByLabel('The other phone’s code').fill(answer);
    await host!.press('button', 'Use this code');
    for (const person of [host!, guest!]) await see(person, 'Who plays which side?');
    expect([code.length, answer.length].every((length) => length > 100)).toBe(true);
  });

  test('the game is dealt and played', async () => {
    await Promise.all([host!.press('button', 'Ready'), guest!.press('button', 'Ready')]);
    for (const person of [host!, guest!]) await pageOf(person).locator('main.board').waitFor();
    const corner = await bothAtOne(pageOf(host), pageOf(guest));
    await button(pageOf(host), '+1 bit').tap();
    await expect.poll(async () => (await read(pageOf(guest))).corner).not.toBe(corner);
  });

  test('a phone that was closed reconnects by two codes, at the same question', async () => {
    const corner = await bothAtOne(pageOf(host), pageOf(guest));
    await pageOf(guest).reload();
    await pageOf(guest).locator('main.board').waitFor();
    for (const person of [host!, guest!]) await pageOf(person).getByRole('button', { name: 'Pair by camera' }).tap();
    await holdTogether();
    await expect.poll(() => pageOf(host).locator('.link.open').count()).toBe(1);
    expect(await bothAtOne(pageOf(host), pageOf(guest))).toBe(corner);
    await button(pageOf(host), '+1 bit').tap();
    await expect.poll(async () => (await read(pageOf(guest))).corner).not.toBe(corner);
  });
});
