/** Two people at one table play the second game: a request, a call, a roll, what is told, and at the end what fits. By taps, reading only their screens. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Serving, serve } from '../../src/server/index.ts';
import { compareSymbols, joinByCode, openRoom, type Person, seatPerson, see } from '../support/browser/table.ts';

let serving: Serving;
let [mina, rae]: Person[] = [];

beforeAll(async () => {
  serving = await serve({ dist: inject('app'), port: 0 });
  [mina, rae] = await Promise.all([seatPerson('Mina', { screen: 'common' }), seatPerson('Rae', { screen: 'common' })]);
  for (const person of [mina, rae]) person.phone.context.setDefaultTimeout(8000);
});

afterAll(async () => {
  await Promise.all([mina?.phone.close(), rae?.phone.close()]);
  await serving?.close();
});

const pageOf = (person: Person | undefined): Page => person!.phone.page;
const home = (): string => `http://localhost:${serving.port}/`;

describe('between two phones', () => {
  test('an exchange costs the player two taps', { timeout: 60_000 }, async () => {
    for (const person of [mina!, rae!]) await pageOf(person).goto(home());
    const { code } = await openRoom(mina!);
    await joinByCode(rae!, code);
    await compareSymbols([mina!, rae!]);
    for (const person of [mina!, rae!]) {
      await see(person, 'Which game?');
      await pageOf(person).getByLabel('Your name').fill(person.name);
    }
    await mina!.press('button', 'Pink Trenchcoat');
    await mina!.press('button', 'Game Master');
    await pageOf(rae).getByRole('button', { name: 'Pink Trenchcoat', pressed: true }).waitFor();
    for (const person of [mina!, rae!]) await person.press('button', 'Ready');
    await see(mina!, 'You act', 20_000);
    await mina!.press('button', 'Rae acts');
    await rae!.press('button', 'Moth');
    await rae!.press('button', 'Own test');
    await rae!.press('button', '6 Logic');
    await rae!.press('button', 'Ask for it');
    await see(mina!, 'Rae asks for a test');
    await mina!.press('button', '? Difficulty');
    await pageOf(mina).getByLabel('What it adds', { exact: true }).fill('-4');
    await mina!.press('button', 'Change it');
    await pageOf(mina).screenshot({ path: '/tmp/tscreens/gm-request.png' });
    await mina!.press('button', 'Call');
    await see(rae!, 'against something');
    await pageOf(rae).screenshot({ path: '/tmp/tscreens/called.png' });
    await rae!.press('button', 'Roll 5f');
    await see(rae!, 'Mina has the other half');
    await pageOf(rae).screenshot({ path: '/tmp/tscreens/rolled.png' });
    await see(mina!, 'Rae hears');
    await pageOf(mina).screenshot({ path: '/tmp/tscreens/gm-result.png' });
    const ignore = pageOf(mina).getByRole('button', { name: 'Ignore' });
    if (await ignore.count()) await ignore.tap();
    await mina!.press('button', 'Tell');
    await see(rae!, /^(Success|Failure)$/);
    await pageOf(rae).screenshot({ path: '/tmp/tscreens/told.png' });
    await rae!.press('button', 'Log');
    await pageOf(rae).screenshot({ path: '/tmp/tscreens/log.png' });
    expect([...mina!.errors, ...rae!.errors]).toEqual([]);
  });
});
