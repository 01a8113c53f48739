/** Whoever has never played: the first game by taps to its end, left in the middle of a step and gone on with; and the words of the game. */
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { chapters } from '../../src/app/games/netrunner/learn/game/script.ts';
import { type Serving, serve } from '../../src/server/index.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { type Person, seatPerson, see } from '../support/browser/table.ts';
import { walk } from '../support/browser/ways.ts';

let serving: Serving;
let ann: Person;
const page = () => ann.phone.page;
const coach = () => page().getByRole('complementary', { name: 'The lesson' });
const STEPS = chapters.reduce((sum, { steps }) => sum + steps.length, 0);

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

const home = (): Promise<unknown> => page().goto(`http://localhost:${serving.port}/`);
/** Which step the coach stands at; null where the first game is over or not open. */
const stepNow = async (): Promise<number | null> => {
  if ((await coach().count()) === 0) return null;
  const text = await coach().textContent();
  return Number(/step (\d+) of/.exec(text ?? '')?.[1]);
};

/** The button that the coach offers, until another step is there. */
async function goOn(): Promise<void> {
  const before = await coach().textContent();
  const button = coach().locator('.big.main button').first();
  const name = await button.textContent();
  await button.tap();
  if (name?.startsWith('Decide')) await bidInSheet();
  await expect
    .poll(async () => ((await coach().count()) === 0 ? '' : coach().textContent()), { timeout: 20_000 })
    .not.toBe(before);
}

/** In the sheet of a trace: the number that the lesson asks for, whichever side it is. */
async function bidInSheet(): Promise<void> {
  const sheet = page().getByRole('dialog');
  await sheet.waitFor();
  if ((await sheet.getByRole('button', { name: /^Seal/ }).count()) === 0) {
    // The text of an ambush: pay for it.
    await sheet.getByRole('button', { name: /^Pay/ }).first().tap();
    return;
  }
  await sheet.getByRole('button', { name: /^4/ }).first().tap();
  await sheet.getByRole('button', { name: /^Seal/ }).tap();
  // The other one has bid before, or does so at once.
  await page()
    .getByRole('dialog', { name: 'The trace is opened' })
    .getByRole('button', { name: /^Go on/ })
    .tap();
}

test.each(['Runner', 'Corp'] as const)(
  'the first game from the %s’s seat, to its end',
  { timeout: 120_000 },
  async (side) => {
    await home();
    await walk(ann, 'learn');
    if (side === 'Runner') expect(await faultsOf(page(), 'learn')).toEqual([]);
    await ann.press('link', `From the ${side}’s seat`);
    await coach().waitFor();
    if (side === 'Corp') {
      for (let read = 0; read < 2; read++) await coach().getByRole('button', { name: 'Go on' }).tap();
      await see(ann, 'Play Accounts Receivable for 5 bits');
      // Another tap: the rules allow it, and nothing is done.
      await page().getByRole('main').getByRole('button', { name: /^Draw/ }).tap();
      await see(ann, 'Draw: that is legal.');
      await coach().getByRole('button', { name: 'Look again' }).tap();
      await see(ann, 'Play Accounts Receivable for 5 bits');
      // From the Runner’s seat every step is tapped; here the last two chapters.
      await page().evaluate(() => localStorage.setItem('lesson-0', '2.0'));
      await page().reload();
      await coach().waitFor();
    }
    const looked = new Set<number>();
    for (let taps = 0; (await stepNow()) !== null; taps++) {
      expect(taps).toBeLessThan(3 * STEPS);
      const step = (await stepNow())!;
      if (side === 'Runner' && step === 22 && !looked.has(step)) {
        looked.add(step);
        expect(await faultsOf(page(), `lesson at step ${step}`)).toEqual([]);
      }
      if (step === 10 && !looked.has(step)) {
        looked.add(step);
        // Left in the middle, it goes on there.
        await page().reload();
        await coach().waitFor();
        expect(await stepNow()).toBe(step);
      }
      // Every third tap goes elsewhere: it is answered, and the lesson goes on from the same step.
      const other = coach().locator('.your-tap .big:not(.main) button');
      if (taps % 3 === 2 && (await other.count()) > 0) {
        await other.first().tap();
        await see(ann, 'What would come of it');
        await coach().getByRole('button', { name: 'Look again' }).tap();
        expect(await stepNow()).toBe(step);
      }
      await goOn();
    }
    await see(ann, 'Finished. Play again');
    expect(ann.errors).toEqual([]);
  },
);

test('in the trace any bid can be tried: the sheet goes, and what would come of it stands with the coach', {
  timeout: 60_000,
}, async () => {
  await home();
  const bid = chapters[2]!.steps.findIndex(({ deeds }) => deeds?.[0] === 'runner bid 3');
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

test('a refusal leads to its rule, a card’s words to their meaning, and the glossary finds what is typed', {
  timeout: 60_000,
}, async () => {
  await home();
  // The step of the first invited refusal.
  await page().evaluate(() => localStorage.setItem('lesson-1', '0.7'));
  await page().goto(`http://localhost:${serving.port}/#/learn/runner`);
  await coach().getByRole('button', { name: 'Install Loony Goon' }).tap();
  await see(ann, 'Not yet, and that is the point');
  await coach().getByRole('button', { name: 'The rule: Cost' }).tap();
  await see(ann, /^Cost What is paid, whole and first/);
  expect(await faultsOf(page(), 'a refusal in the lesson')).toEqual([]);
  await coach().getByRole('button', { name: 'In the glossary' }).tap();
  await page().getByRole('button', { name: /^Cost/, expanded: true }).waitFor();
  await page().getByRole('searchbox', { name: 'Search the words' }).fill('tr');
  await see(ann, 'Words whose meaning names it');
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
    .getByRole('button', { name: 'brain damage: what is that?' })

    .tap();
  await see(ann, /^Brain damage A lost card/);
  expect(await faultsOf(page(), 'a word of a card')).toEqual([]);
});

test('a guided game: a hint when it is asked for, none once they are switched off', { timeout: 60_000 }, async () => {
  await home();
  await walk(ann, 'learn');
  await ann.press('button', 'Play the Runner');
  await page().locator('main.board').waitFor();
  await see(ann, 'Novice');
  // The Corp’s first turn is the machine’s.
  await page()
    .getByRole('main')
    .getByRole('button', { name: /^\+1 bit/ })
    .waitFor();
  // Nobody sits opposite: the hand lies open, and the first hint is offered.
  await page().getByRole('button', { name: 'Cover your hand' }).waitFor();
  await see(ann, 'Your move. A hint says what matters now.');
  await ann.press('button', 'Show a hint');
  const hint = page().getByRole('dialog', { name: 'Hint' });
  await expect.poll(() => hint.getByRole('listitem').count(), { timeout: 20_000 }).toBe(3);
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
  await ann.press('button', 'Hints: have them again');
  await bulb.tap();
  // A choice is a button: it is played.
  const left = page()
    .getByRole('img', { name: /actions? left$/ })
    .last();
  const actions = await left.getAttribute('aria-label');
  await hint.getByRole('listitem').getByRole('button').first().tap();
  await hint.waitFor({ state: 'detached' });
  await expect.poll(() => left.getAttribute('aria-label')).not.toBe(actions);
  expect(ann.errors).toEqual([]);
});
