/** One person and the machine: by taps as each side, at both strengths, killed in the middle, and once to the end. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { type Serving, serve } from '../../src/server/index.ts';
import { seeded } from '../../src/solo/random.ts';
import type { Screen } from '../support/browser/ariaTree.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { GAME_OVER, newPlayer, playUntil } from '../support/browser/player.ts';
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

test.each([
  { side: 'Runner', level: 'Regular', seed: 1, to: 'the end' },
  { side: 'Corp', level: 'Novice', seed: 2, to: 'its third turn' },
] as const)(
  'as the $side against $level, killed in the middle of it, to $to',
  { timeout: 150_000 },
  async ({ side, level, seed, to }) => {
    await page().goto(`http://localhost:${serving.port}/#/alone`);
    await ann.press('button', 'The machine');
    await ann.press('button', level);
    await ann.press('button', side);
    await ann.press('button', 'None');
    expect(await faultsOf(page(), `machine, set up as the ${side}`)).toEqual([]);
    await ann.press('button', 'Deal');
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
      done: ([screen]) => isOver(screen as Screen) || (to !== 'the end' && hasThirdTurn(screen as Screen)),
      limitMs: 120_000,
    });
    expect(ann.errors).toEqual([]);
  },
);

const isOver = ({ things, dialog }: Screen): boolean =>
  dialog === GAME_OVER || things.some(({ name, text }) => / wins?\b.*(points|flatlined|R&D)/.test(`${name} ${text}`));

const hasThirdTurn = ({ things }: Screen): boolean => things.some(({ text }) => /turn ([3-9]|\d\d)\b/.test(text));
