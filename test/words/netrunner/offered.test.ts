/** What an opponent's card offers is among the player's own moves, with its name and cost. */
import { describe, expect, it } from 'vitest';
import { mayHaveHiddenMoves } from '../../../src/app/games/netrunner/board/decide/private.ts';
import { CORP, RUNNER } from '../../../src/rules/netrunner/table.ts';
import { optionName } from '../../../src/words/en/netrunner/decide/choices.ts';
import { labelOf } from '../../../src/words/en/netrunner/decide/moves.ts';
import { type Scenario, scenario } from '../../support/scenario.ts';
import { seatedAt } from '../../support/seated.ts';

const labels = (t: Scenario, seat: 0 | 1) => {
  const v = seatedAt(t.local, seat);
  return v.moves.filter((move) => move.do === 'use' || move.do === 'removeCounter').map((move) => labelOf(v, move));
};

describe('an offer to the opponent', () => {
  it('is offered only to the Corp as its own move, on the card', () => {
    const t = scenario({ corp: { bits: 9 }, runner: { rig: ['precision-bribery'] } });
    const slot = t.slot('precision-bribery');
    expect(labels(t, CORP)).toEqual([{ title: 'Precision Bribery: trash this card', actions: 1, bits: 4, slot }]);
    expect(labels(t, RUNNER)).toEqual([]);
  });

  it('names a cost that is not bits', () => {
    const t = scenario({
      corp: { points: 1, hand: ['scorched-earth'] },
      runner: { tags: 1, rig: ['diplomatic-immunity'] },
    });
    t.corp.plays('scorched-earth');
    expect(labels(t, CORP)).toMatchObject([
      { title: 'Diplomatic Immunity', detail: 'Cancel this card until the end of the turn · costs an agenda point' },
    ]);
  });

  it('names the virus counters that may stay by their kind and place', () => {
    const t = scenario({ corp: { counters: { Gremlin: 3, Boardwalk: 1 } }, runner: { rig: ['code-viral-cache'] } });
    t.corp.takesBit().corp.does({ do: 'purge' });
    const v = seatedAt(t.local, RUNNER);
    const { question } = v;
    if (question.kind !== 'choose') throw new Error(`asked is ${t.asked}`);
    expect(question.from.map((pick) => optionName(v, question, pick, true))).toEqual([
      `Boardwalk, 1 on ${v.names[CORP]}`,
      `Gremlin, 3 on ${v.names[CORP]}`,
    ]);
  });

  it('decided by a die says what the number rolled stands for', () => {
    const t = scenario({ turn: 'runner', runner: { rig: [{ card: 'bargain-with-viacox', counters: { roll: 3 } }] } });
    expect(labels(t, RUNNER)).toMatchObject([
      {
        title: 'Bargain with Viacox',
        detail: 'Gain an action. You must take it next if you can, and only to run on R&D',
      },
    ]);
  });

  it('of an action that can only draw does not ask to look at a hand', () => {
    const t = scenario({ turn: 'runner', runner: { rig: [{ card: 'bargain-with-viacox', counters: { roll: 1 } }] } });
    expect(mayHaveHiddenMoves(seatedAt(t.local, RUNNER))).toBe(true);
    t.runner.uses('bargain-with-viacox');
    expect(mayHaveHiddenMoves(seatedAt(t.local, RUNNER))).toBe(false);
  });

  it('says what the end of a debt gives', () => {
    const t = scenario({ corp: { bits: 12, counters: { Debt: 1 } } });
    expect(labels(t, CORP)).toMatchObject([
      { title: 'Remove a Debt counter', detail: 'Score an agenda point', bits: 12 },
    ]);
  });
});
