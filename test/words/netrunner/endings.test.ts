/** The end of a game is described with its cause, if the table has the details. */
import { describe, expect, it } from 'vitest';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { endedBy } from '../../../src/words/en/netrunner/ends.ts';
import { type Scenario, scenario } from '../../support/scenario.ts';

const scorched = (hand: number, rig: string[] = []): Scenario =>
  scenario({
    corp: { bits: 9, hand: ['scorched-earth'] },
    runner: { hand: Array(hand).fill('score'), rig, tags: 1, bits: 9 },
  }).corp.plays('scorched-earth');

describe('a flatline', () => {
  it.each([
    [2, 'Flatlined by Scorched Earth: 4 damage, 2 cards.'],
    [1, 'Flatlined by Scorched Earth: 4 damage, 1 card.'],
    [0, 'Flatlined by Scorched Earth: 4 damage, 0 cards.'],
  ])('with %i cards in hand names the card, the damage and the cards', (hand, words) => {
    const t = scorched(hand);
    if (t.over === null) t.runner.passes();
    expect(t.over?.winner).toBe(CORP);
    for (const seat of [CORP, RUNNER] as const) expect(endedBy(t.table, seat, 'Bob')).toBe(words);
  });

  it('that has not happened is not reported', () => {
    expect(endedBy(scorched(5).table, RUNNER, 'Bob')).toBeNull();
  });
});

it('a Runner who concedes before damage that would flatline is not flatlined', () => {
  const t = scorched(2);
  t.runner.concedes();
  expect(t.over?.winner).toBe(CORP);
  expect(endedBy(t.table, RUNNER, 'Bob')).toBeNull();
});

it('N-WIN-02 seven points name the agenda and the player who scored or stole it', () => {
  const t = scenario({
    turn: 'runner',
    corp: { pile: ['hostile-takeover', 'keeper', 'keeper'] },
    runner: { points: 6 },
  });
  t.runner.runs('rd').until('runner settle').runner.steals('hostile-takeover');
  expect(t.over?.winner).toBe(RUNNER);
  const { turn } = t.table;
  expect(endedBy(t.table, RUNNER, 'Ann')).toBe(`7 agenda points: you stole Hostile Takeover on turn ${turn}.`);
  expect(endedBy(t.table, CORP, 'Bob')).toBe(`7 agenda points: Bob stole Hostile Takeover on turn ${turn}.`);
});

it('an end that no card caused names only its rule', () => {
  const t = scenario({});
  t.corp.concedes();
  expect(endedBy(t.table, CORP, 'Bob')).toBeNull();
});
