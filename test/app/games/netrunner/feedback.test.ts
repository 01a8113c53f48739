/** The vibrations of a game: only for public information, each only once, and none for what the player sees anyway. */
import { describe, expect, it } from 'vitest';
import { feedbackFor } from '../../../../src/app/games/netrunner/table.tsx';
import type { GameEvent, Seat } from '../../../../src/rules/game.ts';
import type { NetrunnerEvent } from '../../../../src/rules/netrunner/event.ts';
import { CORP, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { type Scenario, scenario, type TableSetup } from '../../../support/scenario.ts';

const felt = (t: Scenario, seat: Seat, ...events: (NetrunnerEvent & GameEvent)[]) =>
  feedbackFor({ seq: 1, events, before: t.table, after: t.table }, seat);

/** What each player feels during the given steps. */
function feltWhile(t: Scenario, done: () => void): readonly (readonly string[])[] {
  const before = t.table;
  done();
  return [CORP, RUNNER].map((seat) => feedbackFor({ seq: 1, events: [], before, after: t.table }, seat as Seat));
}

const running = (hand: TableSetup['corp'] = {}): Scenario =>
  scenario({ turn: 'runner', corp: { bits: 5, ...hand }, forts: { hq: { ice: ['filter'] } } });

describe('events', () => {
  it('a turn is felt by its player', () => {
    const t = running();
    const turn = { kind: 'turn', seat: RUNNER, turn: 2, actions: 4 } as const;
    expect([felt(t, CORP, turn), felt(t, RUNNER, turn)]).toEqual([[], ['turn']]);
  });

  it('a run is felt by the player who is attacked', () => {
    const t = running();
    const run = { kind: 'run', fort: 'hq' } as const;
    expect([felt(t, CORP, run), felt(t, RUNNER, run)]).toEqual([['run'], []]);
  });

  it('a trace and damage are felt by both, and fully prevented damage by neither', () => {
    const t = running();
    const trace = { kind: 'trace', limit: 5, trace: 3, link: 1, success: true } as const;
    const damage = { kind: 'damage', type: 'net', amount: 1 } as const;
    for (const seat of [CORP, RUNNER] as const) {
      expect(felt(t, seat, trace, damage)).toEqual(['trace', 'damage']);
      expect(felt(t, seat, { ...damage, amount: 0 })).toEqual([]);
    }
  });

  it('a card’s effect on a pile, a hand or bits is not felt', () => {
    const t = running();
    for (const seat of [CORP, RUNNER] as const)
      expect(
        felt(t, seat, { kind: 'drew', seat: CORP, count: 1 }, { kind: 'bits', seat: RUNNER, amount: 1, why: 'action' }),
      ).toEqual([]);
  });
});

describe('in the opponent’s turn', () => {
  it('players are alerted when the table begins to wait for them, the active player never for their own steps', () => {
    const t = running();
    expect(feltWhile(t, () => t.runner.runs('hq'))).toEqual([['turn'], []]);
    expect(t.asked).toBe('corp approach');
    // The next decision is the Runner's, who is looking at the screen.
    expect(feltWhile(t, () => t.corp.passes())).toEqual([[], []]);
  });

  it('they are not alerted for automatic passes', () => {
    const t = scenario({ turn: 'runner', corp: { bits: 5 } });
    expect(feltWhile(t, () => t.runner.runs('hq'))).toEqual([[], []]);
  });

  it('they are alerted the same way whatever they hold and whether or not they can pay', () => {
    for (const hand of [{}, { bits: 0 }, { hand: ['score', 'filter'] }]) {
      const t = running(hand);
      expect(feltWhile(t, () => t.runner.runs('hq'))).toEqual([['turn'], []]);
    }
  });

  it('they are not alerted twice for one question', () => {
    const t = running();
    t.runner.runs('hq');
    expect([felt(t, CORP), felt(t, RUNNER)]).toEqual([[], []]);
  });
});
