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
const shot = (person: Person | undefined, name: string) =>
  pageOf(person).screenshot({ path: `/tmp/tscreens/${name}.png` });

/** Two taps of hers, two of his where nothing is special: called, rolled, told. */
async function exchange(action: string): Promise<void> {
  await rae!.press('button', action);
  await see(mina!, /^Rae asks for/);
  await mina!.press('button', 'Call');
  await rae!.press('button', 'Roll 5f');
  await see(mina!, 'Rae hears');
  const ignore = pageOf(mina).getByRole('button', { name: 'Ignore', exact: true });
  if ((await ignore.count()) > 0) await ignore.tap();
}

describe('between two phones', () => {
  test('an exchange costs the player two taps', { timeout: 60_000 }, async () => {
    for (const person of [mina!, rae!]) await pageOf(person).emulateMedia({ colorScheme: 'dark' });
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
    await shot(mina, 'lobby');
    for (const person of [mina!, rae!]) await person.press('button', 'Ready');
    await see(mina!, 'You act', 20_000);
    await shot(mina, 'lead');
    await mina!.press('button', 'Bring a node');
    await shot(mina, 'bring');
    await mina!.press('button', 'Harbour Registry');
    await pageOf(mina)
      .getByRole('button', { name: /^Bring a node 1 here/ })
      .waitFor();
    await mina!.press('button', 'Rae acts');
    await rae!.press('button', 'Vesper Quill');
    await rae!.press('button', 'To the matrix');
    await shot(rae, 'matrix-dark');
    await rae!.press('button', 'Access');
    await see(mina!, /^Rae asks for Access/);
    await shot(mina, 'gm-access');
    await mina!.press('button', 'No test');
    await mina!.press('button', 'Succeeds');
    await see(rae!, 'Anonymous account');
    await shot(rae, 'accessed');
    await rae!.press('button', 'Back to the node');
    await exchange('Analyze');
    await shot(mina, 'gm-analyzed');
    await mina!.press('button', 'Tell');
    await see(rae!, /^(Success|Failure)$/);
    await shot(rae, 'told-analyze');
    await rae!.press('button', 'Back to the node');
    await rae!.press('button', 'User Account Access');
    await see(mina!, /^Rae asks for/);
    await shot(mina, 'gm-exploit');
    await mina!.press('button', 'Call');
    await see(rae!, 'against something');
    await shot(rae, 'called-exploit');
    await rae!.press('button', 'Roll 5f');
    await see(mina!, 'Rae hears');
    const ignore = pageOf(mina).getByRole('button', { name: 'Ignore', exact: true });
    if ((await ignore.count()) > 0) await ignore.tap();
    await shot(mina, 'gm-exploited');
    await mina!.press('button', 'and words');
    await mina!.press('button', 'Tell');
    await see(rae!, /account|User Account Access/);
    await shot(rae, 'told-exploit');
    await pageOf(mina).waitForTimeout(300);
    await shot(mina, 'gm-after');
    await rae!.press('button', 'Matrix');
    await shot(rae, 'matrix-known');
    await rae!.press('button', 'Sheet');
    await shot(rae, 'sheet');
    await rae!.press('button', 'Close');
    await rae!.press('button', 'Log');
    await shot(rae, 'log');
    const close = pageOf(mina).getByRole('button', { name: 'Close' });
    if ((await close.count()) > 0) await close.first().tap();
    await mina!.press('button', 'Matrix');
    await shot(mina, 'gm-node');
    expect([...mina!.errors, ...rae!.errors]).toEqual([]);
  });
});
