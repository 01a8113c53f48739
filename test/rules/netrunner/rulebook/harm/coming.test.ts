/** Damage about to be done, as shown on screens. */
import { describe, expect, it } from 'vitest';
import { pendingHarm } from '../../../../../src/rules/netrunner/rulebook/harm/coming.ts';
import { CORP } from '../../../../../src/rules/netrunner/table.ts';
import { meets, plays, scenario } from '../../../../support/scenario.ts';

const scorched = (hand: number, ...rig: string[]) =>
  plays('scorched-earth', { runner: { tags: 1, bits: 9, hand: Array(hand).fill('score'), rig } });

describe('pending damage', () => {
  it('N-DMG-10 includes its amount and kind, the card and its owner, and the points prevented', () => {
    const t = scorched(5, 'dermatech-bodyplating', 'trauma-team');
    const source = { card: 'scorched-earth', seat: CORP, slot: null };
    expect(pendingHarm(t.table)).toEqual({
      type: 'meat',
      amount: 4,
      prevented: 0,
      held: 0,
      preventable: true,
      source,
      cards: 5,
      deadly: false,
    });
    t.runner.uses('dermatech-bodyplating');
    expect(pendingHarm(t.table)).toMatchObject({ amount: 3, prevented: 1, source });
  });

  it('N-DMG-04 is deadly if it exceeds the cards in hand, and is also shown at the end of the game', () => {
    const t = scorched(2, 'dermatech-bodyplating');
    expect(pendingHarm(t.table)?.deadly).toBe(true);
    t.runner.uses('dermatech-bodyplating');
    while (!t.over) t.runner.passes();
    expect(pendingHarm(t.table)).toMatchObject({ amount: 3, prevented: 1, cards: 2, deadly: true });
  });

  it('names ice by its place', () => {
    const t = meets('neural-blade', { runner: { hand: ['score', 'score'], rig: ['shield'], bits: 5 } });
    t.until('runner prevent');
    expect(pendingHarm(t.table)?.source).toEqual({ card: 'neural-blade', seat: CORP, slot: t.slot('neural-blade') });
  });

  it('N-DMG-08 does not include a hand size below 0 that is deadly', () => {
    const t = scenario({
      turn: 'runner',
      at: 'end',
      runner: { brain: 6, hand: [], rig: ['emergency-self-construct'] },
    });
    expect([t.asked, pendingHarm(t.table)]).toEqual(['runner flatline', null]);
    expect(t.question).not.toHaveProperty('by');
  });

  it('is absent while no damage is about to be done', () => {
    const t = scorched(5);
    expect([t.table.runner.hand, pendingHarm(t.table)]).toEqual([1, null]);
  });
});
