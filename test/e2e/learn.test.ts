/** A beginner: chapters of the first game by taps, interrupted in a step and continued; and the game's glossary. */
import { beforeAll, expect, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { chapters } from '../../src/words/en/netrunner/lessons/script.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { startServer } from '../support/browser/startServer.ts';
import { type Person, seatPerson, see } from '../support/browser/table.ts';
import { walk } from '../support/browser/ways.ts';

let serving: Serving;
let ann: Person;
const page = () => ann.phone.page;
const coach = () => page().getByRole('complementary', { name: 'The lesson' });

beforeAll(async () => {
  serving = await startServer();
  ann = await seatPerson('Ann');
});

const home = (): Promise<unknown> => page().goto(`http://localhost:${serving.port}/`);
/** The coach's current step; null if the first game is over or not open. */
const stepNow = async (): Promise<number | null> => {
  const [text] = await coach().allTextContents();
  return text === undefined ? null : Number(/step (\d+) of/.exec(text)?.[1]);
};

/** Taps the coach's button with the given name, and waits until the screen changes. */
async function tapThere(name: string): Promise<void> {
  const before = await coach().textContent();
  const button = coach().locator('.big.main button').first();
  expect((await button.locator('b').innerText()).replace(/'/g, '’').slice(0, name.length)).toBe(name);
  await button.tap();
  if (name === 'Decide') await decideInSheet();
  await expect.poll(async () => (await coach().allTextContents()).join()).not.toBe(before);
}

/**
 * Makes a tap that the lesson does not ask for: another choice or, if there is none, something on the table. It is
 * answered, and the step stays.
 */
async function elsewhere(step: number, asked: string): Promise<void> {
  // A step that only has to be read offers no other choice.
  if ((await coach().locator('.your-tap').count()) === 0) return;
  const other = coach().locator('.your-tap .big:not(.main) button');
  const [choice] = await other.all();
  const draw = page()
    .locator('main.board')
    .getByRole('button', { name: asked === 'Draw' ? /^\+1 bit/ : /^Draw/ });
  if (!choice && (await draw.count()) === 0) return;
  await (choice ?? draw.first()).tap();
  await see(ann, choice ? 'What would happen' : 'that is legal.');
  await coach().getByRole('button', { name: 'Look again' }).tap();
  expect(await stepNow()).toBe(step);
}

/** In a trace's sheet: chooses the number that the lesson asks for, on either side. */
async function decideInSheet(): Promise<void> {
  const sheet = page().getByRole('dialog');
  await sheet.waitFor();
  if ((await sheet.getByRole('button', { name: /^Seal/ }).count()) === 0) {
    // For an ambush's text, pays for it.
    await sheet.getByRole('button', { name: /^Pay/ }).first().tap();
    return;
  }
  await sheet.getByRole('button', { name: /^4/ }).first().tap();
  await sheet.getByRole('button', { name: /^Seal/ }).tap();
  // The opponent has already bid, or bids immediately.
  await page()
    .getByRole('dialog', { name: 'Bids revealed' })
    .getByRole('button', { name: /^Continue/ })
    .tap();
}

/**
 * Every tap of one chapter on each side: the first, and the last to the end of the game. Steps that only have to be read
 * are continued automatically.
 */
const paths = [
  [
    'Runner',
    '0.0',
    'Continue, Continue, Continue, Continue, Continue, Install The Short Circuit, The Short Circuit, Show Loony Goon, Install Loony Goon, Continue, Play Livewire’s Contacts, Play Score!, Continue, Continue, Install Loony Goon, +1 bit, Run on R&D, Continue, Loony Goon: break, Continue, Let it fire, Draw, Continue',
  ],
  [
    'Corp',
    `${chapters.length - 1}.0`,
    'Install Rockerboy Promotion in a new fort, Install TRAP! in a new fort, Continue, Rez TRAP!, Decide, Continue, Continue, Continue, Rez Rockerboy Promotion, Rockerboy Promotion: take 3 bits, Rockerboy Promotion: take 3 bits, Install Cortical Scrub on Fort 1, Continue, Rez Cortical Scrub, Continue, Install Red Herrings in Fort 1, Continue',
  ],
] as const;

test.each(paths)(
  'a chapter from the %s’s seat, from step %s on, reaches its end, with every third tap elsewhere',
  async (side, from, path) => {
    await home();
    await page().evaluate(([key, at]) => localStorage.setItem(key, at), [
      `lesson-${side === 'Corp' ? 0 : 1}`,
      from,
    ] as const);
    await walk(ann, 'learn');
    if (side === 'Runner') expect(await faultsOf(page(), 'learn')).toEqual([]);
    await ann.press('link', `From the ${side}’s seat`);
    await coach().waitFor();
    const taps = path.split(', ');
    for (const [nth, name] of taps.entries()) {
      const step = (await stepNow())!;
      if (nth === 3) {
        // Interrupted in the middle, it continues at the same step.
        await page().reload();
        await coach().waitFor();
        expect(await stepNow()).toBe(step);
        expect(await faultsOf(page(), `lesson at step ${step}`)).toEqual([]);
      }
      if (nth % 3 === 2) await elsewhere(step, name);
      await tapThere(name);
    }
    if (side === 'Runner') expect(await stepNow()).toBe(chapters[0]!.steps.length + 1);
    else await see(ann, 'Finished. Play again');
    expect(ann.errors).toEqual([]);
  },
);

test('any bid can be tried in the trace: the sheet closes, and the coach explains the consequence', async () => {
  await home();
  const bid = chapters[2]!.steps.findIndex(({ moves }) => moves?.[0] === 'runner bid 3');
  await page().evaluate((at) => localStorage.setItem('lesson-1', at), `2.${bid}`);
  await page().goto(`http://localhost:${serving.port}/#/learn/runner`);
  await page().reload();
  for (const [link, says] of [
    ['6', /^A link of 6 is safe too/],
    ['5', /^A link of 5 can’t be beaten with 4 bits/],
    ['2', /^A link of 2 against a trace of 4: you are caught/],
  ] as const) {
    await coach()
      .getByRole('button', { name: /^Decide/ })
      .tap();
    const sheet = page().getByRole('dialog');
    await sheet
      .getByRole('button', { name: new RegExp(`^${link}`) })
      .first()
      .tap();
    await sheet.getByRole('button', { name: /^Seal/ }).tap();
    await sheet.waitFor({ state: 'detached' });
    await expect.poll(() => coach().locator('.said').innerText()).toMatch(new RegExp(says.source.slice(1)));
    if (link === '6') expect(await faultsOf(page(), 'another bid')).toEqual([]);
    await coach().getByRole('button', { name: 'Look again' }).tap();
  }
});

/** Whether a matching element is visible at its full width and can be tapped at its middle. */
const inSight = (of: string) =>
  page()
    .locator(of)
    .first()
    .evaluate((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return right <= innerWidth && there !== null && one.contains(there);
    });

test('on the smallest phone, a step’s ice and the whole rig are in view', async () => {
  await home();
  const { width, height } = page().viewportSize()!;
  await page().setViewportSize({ width: 320, height: 568 });
  const stepOf = (chapter: number, move: string): string =>
    `${chapter}.${chapters[chapter]!.steps.findIndex(({ moves }) => moves?.[0] === move)}`;
  for (const [at, of] of [
    [stepOf(1, 'corp rez triggerman'), '.ladder [aria-current]'],
    [stepOf(2, 'corp rez homewrecker'), '.rig-row:last-child .rig-card'],
  ] as const) {
    await page().goto(`http://localhost:${serving.port}/#/learn`);
    await page().evaluate((place) => localStorage.setItem('lesson-0', place), at);
    await page().goto(`http://localhost:${serving.port}/#/learn/corp`);
    await page().locator(of).first().waitFor();
    await expect.poll(() => inSight(of), { message: `${of} at ${at}` }).toBe(true);
  }
  await page().setViewportSize({ width, height });
});

test('a refusal links to its rule, a card’s terms to their meaning, and the glossary search works', async () => {
  await home();
  // The step with the first invited refusal.
  await page().evaluate(() => localStorage.setItem('lesson-1', '0.7'));
  await page().goto(`http://localhost:${serving.port}/#/learn/runner`);
  await coach().getByRole('button', { name: 'Install Loony Goon' }).tap();
  await see(ann, 'Not yet, and that is the point');
  await coach().getByRole('button', { name: 'The rule: Cost' }).tap();
  await see(ann, /^Cost What you pay. You pay the full cost first/);
  expect(await faultsOf(page(), 'a refusal in the lesson')).toEqual([]);
  await coach().getByRole('button', { name: 'In the glossary' }).tap();
  await page().getByRole('button', { name: /^Cost/, expanded: true }).waitFor();
  await page().getByRole('searchbox', { name: 'Search the glossary' }).fill('tr');
  await see(ann, 'Related terms');
  await page()
    .getByRole('button', { name: /^Trace/ })
    .press('Enter');
  await see(ann, 'Bid 4, link 4: a tie, so it succeeds.');
  expect(await faultsOf(page(), 'glossary')).toEqual([]);
  await page().goBack();
  await coach().waitFor();
  expect(await stepNow()).toBe(8);
  await page()
    .getByRole('button', { name: /Force Shield/ })
    .tap();
  const sheet = page().getByRole('dialog', { name: 'Force Shield' });
  await sheet
    .getByRole('button', { name: 'What is brain damage?' })

    .tap();
  await see(ann, /^Brain damage Each point costs the Runner a random card/);
  expect(await faultsOf(page(), 'a word of a card')).toEqual([]);
});

/** Numbers on the player's own plate that a button of the line above covers. */
const covered = () =>
  page().evaluate(() => {
    const boxes = (of: string) => [...document.querySelectorAll<HTMLElement>(of)];
    return boxes('.plate.own :is(.count, .points, .turn-line)').flatMap((number) => {
      const a = number.getBoundingClientRect();
      const over = boxes('.event-line > button').filter((button) => {
        const b = button.getBoundingClientRect();
        return b.width > 0 && b.left < a.right && a.left < b.right && b.top < a.bottom && a.top < b.bottom;
      });
      return over.map((button) => `${number.className}: ${button.getAttribute('aria-label') ?? button.textContent}`);
    });
  });

test('a guided game offers hints on request, and none once they are switched off', async () => {
  await home();
  await walk(ann, 'learn');
  await ann.press('button', 'Play the Runner');
  await page().locator('main.board').waitFor();
  await see(ann, 'Novice');
  // The machine takes the Corp’s first turn.
  await page()
    .getByRole('main')
    .getByRole('button', { name: /^\+1 bit/ })
    .waitFor();
  // There is no opponent at the table, so the hand is open and the first hint is offered.
  await page().getByRole('button', { name: 'Cover your hand' }).waitFor();
  await see(ann, 'Your move. A hint says what matters now.');
  // On the smallest phone, the buttons next to the hand cover nothing.
  const { width, height } = page().viewportSize()!;
  await page().setViewportSize({ width: 320, height: 568 });
  expect(await covered()).toEqual([]);
  await page().setViewportSize({ width, height });
  await ann.press('button', 'Show a hint');
  const hint = page().getByRole('dialog', { name: 'Hint' });
  await expect.poll(() => hint.getByRole('listitem').count()).toBe(3);
  expect(await faultsOf(page(), 'hint')).toEqual([]);
  await hint.getByRole('button', { name: 'Back to the table' }).tap();
  await hint.waitFor({ state: 'detached' });
  const bulb = page().getByRole('main').getByRole('button', { name: 'Hint: what matters now' });
  await bulb.tap();
  await hint.getByRole('button', { name: 'No more hints' }).tap();
  await hint.waitFor({ state: 'detached' });
  await expect.poll(() => bulb.count()).toBe(0);
  expect(await page().getByText('Your move. A hint says what matters now.').count()).toBe(0);
  await ann.press('button', 'Table menu');
  await ann.press('button', 'Show hints again');
  await bulb.tap();
  // A choice is a button: tapping it plays it, and the table shows the result.
  const said = page().getByRole('main').getByRole('status');
  const before = await said.allInnerTexts();
  await hint.getByRole('listitem').getByRole('button').first().tap();
  await hint.waitFor({ state: 'detached' });
  await expect.poll(() => said.allInnerTexts()).not.toEqual(before);
  expect(ann.errors).toEqual([]);
});
