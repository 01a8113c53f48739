/**
 * Solo games against the machine, played by tapping: each side, with and without search, and with the page killed
 * mid-game.
 */
import { beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { seeded } from '../../src/solo/random.ts';
import type { Screen } from '../support/browser/ariaTree.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { tapped } from '../support/browser/plainPlay.ts';
import { newPlayer, playUntil } from '../support/browser/player.ts';
import { startServer } from '../support/browser/startServer.ts';
import { type Person, seatPerson, see } from '../support/browser/table.ts';
import { continueGame } from '../support/browser/ways.ts';

let serving: Serving;
let ann: Person;
const page = () => ann.phone.page;

beforeAll(async () => {
  serving = await startServer();
  ann = await seatPerson('Ann');
});

/** Whether each side has had two turns, or the game has ended. */
const LATER = /turn ([5-9]|\d\d)\b| wins?\b/;
const later = ({ things }: Screen): boolean => things.some(({ text }) => LATER.test(text));
const END = /^(You win|The (Corp|Runner) wins|Nobody wins)\b/;
const atTheEnd = ({ things }: Screen): boolean => things.some(({ text }) => END.test(text));

const games = [
  {
    side: 'Runner',
    level: 'Sharp',
    brings: 'Deep Freeze',
    seed: 1,
    until: later,
    goes: 'continued for several turns',
  },
  { side: 'Corp', level: 'Regular', brings: 'Slow Poison', seed: 2, until: atTheEnd, goes: 'played to its end' },
] as const;
/** `WHOLE=1`: each level as each side, every game to its end, which takes several minutes. */
const rest = [
  { side: 'Runner', level: 'Novice', brings: 'Quick Returns', seed: 3 },
  { side: 'Corp', level: 'Novice', brings: 'Heavy Metal', seed: 4 },
  { side: 'Runner', level: 'Regular', brings: 'Black Bag', seed: 5 },
  { side: 'Corp', level: 'Sharp', brings: 'Fast Talk', seed: 6 },
] as const;
const whole = process.env['WHOLE'] !== undefined;
const played = whole
  ? [...games, ...rest].map((game) => ({ ...game, until: atTheEnd, goes: 'played to its end' }))
  : games;

test.each(played)(
  'as the $side against $level, killed mid-game, and $goes',
  async ({ side, level, brings, seed, until }) => {
    await page().goto(`http://localhost:${serving.port}/#/alone`);
    await ann.press('button', 'The machine');
    await ann.press('button', level);
    await ann.press('button', side);
    // The main options fit one screen; the rest are behind a row.
    await page().getByText('More options', { exact: true }).tap();
    await ann.press('button', 'None');
    await page()
      .getByLabel('Its deck')
      .selectOption({ label: `${brings}, 45 cards` });
    expect(await faultsOf(page(), `machine, set up as the ${side}`)).toEqual([]);
    await ann.press('button', 'Deal');
    await page().locator('main.board').waitFor();
    await see(ann, level);
    const player = newPlayer(ann, side, seeded(seed), 'end');
    await playUntil([player], {
      done: ([screen]) => player.taps.length >= 6 || atTheEnd(screen as Screen),
    });
    await ann.phone.kill();
    await ann.phone.start();
    await page().goto(`http://localhost:${serving.port}/`);
    await continueGame(ann);
    await page().locator('main.board').waitFor();
    await playUntil([player], { done: ([screen]) => until(screen as Screen) });
    if (until === atTheEnd) {
      await goesOn(side);
      await asksWhy();
    }
    expect(ann.errors).toEqual([]);
  },
);

/** At the end, the replay comes first, then a rematch from the other side. */
async function goesOn(side: string): Promise<void> {
  const ways = page().locator('.actions.over .big button');
  // The last access may have to be read first.
  const read = page().getByRole('main').getByRole('button', { name: 'Continue', exact: true });
  await expect.poll(async () => (await ways.count()) + (await read.count())).toBeGreaterThan(0);
  if ((await read.count()) > 0) await read.tap();
  await ways.first().waitFor();
  expect((await ways.allInnerTexts()).map((words) => words.split('\n')[0])).toEqual([
    'Replay',
    'Review',
    'Rematch',
    'Record',
    'Leave',
  ]);
  expect(await faultsOf(page(), 'after a game against the machine')).toEqual([]);
  await ways.nth(2).tap();
  await page().locator('.actions.over').waitFor({ state: 'detached' });
  const mine = side === 'Corp' ? 'main.board.seat1-owner' : 'main.board.seat0-owner';
  await page().locator(mine).waitFor();
}

test('the main options against the machine fit one screen of an average phone, and the machine is preselected', async () => {
  await page().setViewportSize({ width: 390, height: 844 });
  await page().goto('about:blank');
  await page().goto(`http://localhost:${serving.port}/#/alone`);
  await page().getByRole('button', { name: 'The machine', pressed: true }).waitFor();
  await page().getByLabel('Its deck').waitFor();
  expect(await page().evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(844);
  expect(await faultsOf(page(), 'against the machine, set up')).toEqual([]);
});

/** In the replay, asks why the machine made its last move. */
async function asksWhy(): Promise<void> {
  await page().goto(`http://localhost:${serving.port}/#/past`);
  await page().locator('.past-row').first().tap();
  await ann.press('button', 'Replay');
  const handle = page().getByRole('slider', { name: 'Point in the game' });
  await handle.press('End');
  const asked = page().getByRole('button', { name: /^Why “/ });
  const told = page().getByText('Why the machine did this');
  // An overlay disappears shortly after its key is released, so an element seen there may be gone before a finger
  // reaches it.
  await expect
    .poll(async () => {
      if ((await told.count()) > 0) return true;
      if ((await asked.count()) > 0) await tapped(asked);
      else await handle.press('ArrowLeft');
      return false;
    })
    .toBe(true);
  await see(ann, 'what it thought this was worth');
  expect(await faultsOf(page(), 'why the machine did it')).toEqual([]);
  await ann.press('button', 'Back to the game');
  // On the smallest phone there is room for the question next to the moves and the view.
  const { width, height } = page().viewportSize()!;
  await page().setViewportSize({ width: 320, height: 568 });
  const isWhole = () =>
    asked.evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isOwn = (x: number): boolean => one.contains(document.elementFromPoint(x, (top + bottom) / 2));
      return right <= innerWidth && one.scrollWidth <= one.clientWidth && isOwn(left + 2) && isOwn(right - 2);
    });
  await expect.poll(isWhole).toBe(true);
  await page().setViewportSize({ width, height });
}
