/**
 * How a game ends, screen by screen: axe finds no violations, and nothing is cut off. `SHOTS=1` takes a picture of
 * each.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Serving } from '../../src/server/index.ts';
import { faultsOf } from '../support/browser/looks.ts';
import { startServer } from '../support/browser/startServer.ts';
import { type Person, seatPerson } from '../support/browser/table.ts';

let serving: Serving;
let person: Person;
let page: Page;

beforeAll(async () => {
  serving = await startServer({ dist: inject('pages') });
  person = await seatPerson('Ann');
  page = person.phone.page;
});

/** For each ending: what to show, and words that must be there. */
const endings: readonly (readonly [show: string, words: readonly string[]])[] = [
  ['decided, not proven', ['Decided, not yet verified', 'Bob owes the seed', '1:24', 'possible in 0:36']],
  ['claim is possible', ['Claim the game', 'the file says Bob owed entry 143']],
  ['own seed is owed', ['You owe the seed', 'It is sent as soon as the phones connect']],
  ['won by absence', ['Not verified', 'No file can prove']],
  ['proven', ['You win', 'Verified: every shuffle']],
  [
    'flatlined, the check runs',
    ['Flatlined by Scorched Earth: 4 damage, 2 cards.', 'Rematch, swap sides', 'after the check'],
  ],
  ['flatlined', ['Flatlined by Scorched Earth: 4 damage, 2 cards.', 'You play the Corp, Bob the Runner.']],
  ['found by the audit', ['You win', 'Bob’s phone was at fault: entry 143']],
  [
    'two entries',
    ['Stopped: Bob’s phone is at fault', 'You win this game', 'both entries carry', 'seed is still owed'],
  ],
  ['a cheat', ['Stopped: Bob’s phone is at fault', 'Both seeds are revealed']],
  ['own phone at fault', ['Stopped: your phone is at fault', 'Bob wins this game']],
  ['nobody can tell', ['Stopped: nobody can tell whose fault it is']],
  [
    'silent',
    [
      ...['Bob’s phone isn’t answering', '3:06', 'Bob’s turn. Your game is safe.', 'Wait'],
      ...['Bob sees: “Rae has paused the game.” The match waits.', 'You get 10, Bob 3. Bob sees: “Rae has claimed'],
      ...['You get 4 and Bob 3 if Bob accepts', 'Bob gets 10, you 4', 'You agreed on a limit of 2:00.'],
    ],
  ],
  [
    'no network of one’s own',
    ['Your phone is offline', 'You can’t tell whether Bob is there', 'Pause until another day'],
  ],
  ['asked for a draw', ['Bob asks', 'Agree to a draw?', 'Accept', 'Decline', 'You get 4, Bob 3']],
  ['a request waits', ['A draw?', 'Waiting for Bob']],
  ['a draw is declined', ['Bob declined', 'A draw?']],
  ['the other has paused', ['Paused by Bob.', 'Answer']],
  ['a draw', ['A draw', 'Both agreed to a draw.']],
  [
    'match',
    [
      ...['Match with Bob', 'You won as the Runner: 7 agenda points', 'You won as the Corp: Bob conceded'],
      ...['A draw by agreement', 'In progress, turn 6: you are the Corp', 'Continue with game 4', 'Save the match'],
    ],
  ],
  [
    'a head is kept back',
    ['Your phone restarted', 'sign how long the log is', 'never signed the length of the log', 'Concede'],
  ],
  ['won without a head', ['Not verified', 'the signed length of the log', 'No file can prove']],
  ['each says so of the other', ['Not verified', 'Bob says the same about you, so nobody has won.']],
  ['asked whether he is there', ['Are you still there?', 'I’m here']],
];

describe('an ending', () => {
  test.each(endings)('%s', async (show, words) => {
    await page.goto(`http://localhost:${serving.port}/endings.html?show=${encodeURIComponent(show)}`);
    for (const text of words) await page.getByText(text).first().waitFor();
    expect(await faultsOf(page, `ending, ${show}`)).toEqual([]);
  });

  test('a pause is answered in the same form as every request', async () => {
    await page.goto(`http://localhost:${serving.port}/endings.html?show=the other has paused`);
    await page.getByRole('button', { name: 'Answer' }).click();
    for (const text of ['Bob asks', 'Pause until another day?', 'it continues when you are both here', 'Decline'])
      await page.getByText(text).first().waitFor();
    expect(await faultsOf(page, 'ending, asked to pause')).toEqual([]);
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('Bob asks').waitFor({ state: 'detached' });
  });
});
