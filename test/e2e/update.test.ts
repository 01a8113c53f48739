/** A match in which the rules are updated halfway: no update waits for it, and it continues where it was. */
import { beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { lanAddresses } from '../../src/server/welcome.ts';
import { seeded } from '../../src/solo/random.ts';
import { editScripts } from '../support/browser/browser.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { concede, newPlayer } from '../support/browser/player.ts';
import { startServer } from '../support/browser/startServer.ts';
import { meetByCode, type Person, seatPerson, see, sitDown } from '../support/browser/table.ts';
import { playAgainWith } from '../support/browser/ways.ts';

let serving: Serving;
let home = '';
let [ann, bob]: Person[] = [];
const both = (): [Person, Person] => [ann!, bob!];

beforeAll(async () => {
  serving = await startServer();
  // Over plain http a phone stores none of the app and uses whatever is served now.
  home = `http://${lanAddresses()[0] ?? '127.0.0.1'}:${serving.port}/`;
  [ann, bob] = await Promise.all([seatPerson('Ann', { screen: 'small' }), seatPerson('Bob', { screen: 'common' })]);
});

/** From now on the given phone is served an app whose Netrunner has the next version. */
async function update({ phone }: Person): Promise<void> {
  const raised = /(id:[`"']netrunner[`"'],version:)(\d+)/;
  await editScripts(phone.context, (script) =>
    script.replace(raised, (_, before, version) => `${before}${Number(version) + 1}`),
  );
  await phone.page.goto('about:blank');
  await phone.page.goto(home);
}

/** Bob, who plays the given side, concedes; both phones verify the game. */
async function bobConcedes(side: 'Corp' | 'Runner'): Promise<void> {
  await concede(newPlayer(bob!, side, seeded(7)));
  for (const person of both())
    for (const words of ['Verified: every shuffle', 'The match so far']) await see(person, words);
}

test('one phone is updated between two games, then the other, and the match continues with sides swapped', async () => {
  for (const { phone } of both()) await phone.page.goto(home);
  await meetByCode(both());
  await sitDown(both(), 'Corp');
  await bobConcedes('Runner');

  await update(ann!);
  await playAgainWith(ann!, 'Bob');
  await see(
    ann!,
    /That game was played with netrunner\/\d+\.\d+\. The next game uses this version’s netrunner\/\d+\.\d+/,
  );
  await see(ann!, 'The match so far');
  expect(await faultsOf(ann!.phone.page, 'between two versions')).toEqual([]);
  for (const person of both()) await person.press('button', 'Rematch, swap sides');
  for (const person of both()) await see(person, 'The two phones run different versions of Meatspace');

  await update(bob!);
  await playAgainWith(bob!, 'Ann');
  await see(bob!, 'Ann wants a rematch with sides swapped.');
  await bob!.press('button', 'Rematch, swap sides');
  for (const person of both()) await see(person, 'Everything you have');
  await bobConcedes('Corp');
  await see(ann!, '2 games');
  expect(await ann!.phone.page.locator('.match-points').innerText()).toMatch(/You\s+20\s+Bob\s+0/);
  expect(both().flatMap(({ errors }) => errors)).toEqual([]);
});
