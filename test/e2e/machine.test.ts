/** One person and the machine: by taps as each side, without and with thinking ahead, killed in the middle. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Serving, serve } from '../../src/server/index.ts';
import { seeded } from '../../src/solo/random.ts';
import type { Screen } from '../support/browser/ariaTree.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { newPlayer, playUntil } from '../support/browser/player.ts';
import { type Person, seatPerson, see } from '../support/browser/table.ts';

let serving: Serving;
let ann: Person;
const page = () => ann.phone.page;

beforeAll(async () => {
  serving = await serve({ dist: inject('app'), port: 0 });
  ann = await seatPerson('Ann');
});

afterAll(async () => {
  await ann?.phone.close();
  await serving?.close();
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') console.log(await ann.describe().catch(String));
});

/** Each has had two turns, or the game has ended before. */
const LATER = /turn ([5-9]|\d\d)\b| wins?\b/;

test.each([
  { side: 'Runner', level: 'Regular', brings: 'Deep Freeze', seed: 1 },
  { side: 'Corp', level: 'Sharp', brings: 'Slow Poison', seed: 2 },
] as const)(
  'as the $side against $level, killed in the middle of it, and on',
  { timeout: 150_000 },
  async ({ side, level, brings, seed }) => {
    await page().goto(`http://localhost:${serving.port}/#/alone`);
    await ann.press('button', 'The machine');
    await ann.press('button', level);
    await ann.press('button', side);
    await ann.press('button', 'None');
    await page()
      .getByLabel('It brings')
      .selectOption({ label: `${brings}, 45 cards` });
    expect(await faultsOf(page(), `machine, set up as the ${side}`)).toEqual([]);
    await ann.press('button', 'Deal');
    // The game of the test before is still open.
    if (level === 'Sharp') await ann.press('button', 'Drop it and deal');
    await page().locator('main.board').waitFor();
    await see(ann, level);
    const player = newPlayer(ann, side, seeded(seed), 'end');
    await playUntil([player], { done: () => player.taps.length >= 6, limitMs: 60_000 });
    await ann.phone.kill();
    await ann.phone.start();
    await page().goto(`http://localhost:${serving.port}/`);
    await ann.press('button', 'Go on');
    await page().locator('main.board').waitFor();
    await playUntil([player], {
      done: ([screen]) => (screen as Screen).things.some(({ text }) => LATER.test(text)),
      limitMs: 100_000,
    });
    expect(ann.errors).toEqual([]);
  },
);
