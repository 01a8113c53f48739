/**
 * Figures for a session in two browsers: from the second rematch request to the first question of the game, and until
 * two known phones are connected again.
 */
import { seeded } from '../../src/solo/random.ts';
import { concede, newPlayer } from '../support/browser/player.ts';
import { type Person, see } from '../support/browser/table.ts';
import { dealt, median, pairUp, twoPhones, watchedBy } from './dealing.ts';

/** `base`: where the app is served, with its pairing server. Returns medians over `times` runs, in ms. */
export async function eveningMs(base: string, times: number): Promise<{ againMs: number; repairMs: number }> {
  const two = await twoPhones();
  await pairUp(base, ...two);
  const [again, repair]: [number[], number[]] = [[], []];
  for (let time = 0; time < times; time++) again.push(await againMs(two));
  for (let time = 0; time < times; time++) repair.push(await repairMs(two));
  for (const { phone } of two) await phone.close();
  return { againMs: median(again), repairMs: median(repair) };
}

/** The Runner concedes; both tap the same rematch, which keeps the sides. */
async function againMs(two: readonly [Person, Person]): Promise<number> {
  const [ann, bob] = two;
  await concede(newPlayer(bob, 'Runner', seeded(1)));
  for (const person of two) await see(person, 'The match so far');
  const before = await Promise.all(two.map(({ phone }) => phone.page.locator('.corner').first().textContent()));
  await ann.press('button', 'Rematch, same sides');
  await see(bob, 'wants a rematch');
  const tapped = Date.now();
  await bob.press('button', 'Rematch, same sides');
  for (const { phone } of two) await phone.page.getByRole('dialog').waitFor({ state: 'hidden' });
  await Promise.all(two.map(dealt));
  const seen = await Promise.all(two.map(watchedBy));
  const shown = seen.map(
    ({ frames }, at) => frames.find((one) => one.at > tapped && one.corner !== '' && one.corner !== before[at])?.at,
  );
  return Math.max(...shown.map((at) => at ?? Number.NaN)) - tapped;
}

/** Both pages are closed. Measures from opening them at the game until both show it as connected. */
async function repairMs(two: readonly [Person, Person]): Promise<number> {
  const places = two.map(({ phone }) => phone.page.url());
  for (const { phone } of two) await phone.page.goto('about:blank');
  const begun = Date.now();
  await Promise.all(
    two.map(async ({ phone: { page } }, at) => {
      await page.goto(places[at] ?? '');
      await page.locator('.link.open').first().waitFor();
    }),
  );
  return Date.now() - begun;
}
