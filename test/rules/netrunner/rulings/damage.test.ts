/** Official rulings on damage, hand size and discarding (R-GEN-37 to R-GEN-42). */
import { describe, expect, it } from 'vitest';
import { meets, rezzed, runs, scenario } from '../../../support/scenario.ts';
import '../../../support/netrunner/paperCards.ts';

const hand = ['score', 'mouse', 'worm', 'raptor'];

describe('damage', () => {
  it('R-GEN-37 from each source resolves separately and immediately: the Runner survives the first and dies to the second', () => {
    const t = meets('paper-hammer', { runner: { hand: ['score'], rig: ['shield'] } });
    expect([t.asked, t.table.runner.hand], 'the first is prevented or borne before the second comes').toEqual([
      'runner prevent',
      1,
    ]);
    t.runner.passes();
    expect(t.over).toMatchObject({ winner: 0 });
    const hurt = t.eventsOf('damage').map((event) => event.type);
    expect([hurt, t.table.runner.trash]).toEqual([['net'], ['score']]);
  });

  it('R-GEN-38 takes random cards, one at a time, and the last is on top', () => {
    const t = scenario({ corp: { bits: 9, hand: ['punitive-counterstrike'] }, runner: { hand, tags: 1 } });
    t.picks('worm', 'score').corp.plays('punitive-counterstrike');
    expect(t.table.runner.trash).toEqual(['score', 'worm']);
    const lost = t.events.flatMap((event) => (event.kind === 'card' && event.owner === 1 ? [event.face] : []));
    expect(lost, 'both are told, in that order').toEqual(['worm', 'score']);
  });
});

describe('a discard that is not damage', () => {
  it('N-DMG-17 takes what there is without flatlining, and later effects still happen', () => {
    const t = meets('paper-draught', { runner: { hand: ['score', 'mouse'], rig: ['shield'] } });
    expect([t.over, t.table.runner.hand, t.table.runner.tags, t.asked]).toEqual([null, 0, 1, 'runner last']);
    expect([...t.table.runner.trash].sort()).toEqual(['mouse', 'score']);
    expect(t.events.some((event) => event.kind === 'damage')).toBe(false);
  });
});

describe('hand size', () => {
  it('R-GEN-39 is checked once, at the end of its owner’s turn: a temporary loss of two forces nothing', () => {
    const cards = ['keeper', 'hunter', 'fire-wall', 'filter', 'scramble', 'trap', 'setup'];
    const t = runs('f1', {
      actions: 1,
      corp: { hand: cards },
      runner: { bits: 9 },
      forts: { f1: { inside: [rezzed('rustbelt-hq-branch')] } },
    });
    t.until('runner settle').runner.trashes('rustbelt-hq-branch');
    t.until('corp action');
    expect(t.table.corp.hand, 'seven, and the card of the turn').toBe(8);
    for (let i = 0; i < 3; i++) t.corp.takesBit();
    expect([t.asked, t.table.corp.hand]).toEqual(['corp discard', 8]);
    for (const card of ['keeper', 'hunter', 'filter']) t.corp.discards(card);
    expect([t.table.corp.hand, t.table.active]).toEqual([5, 1]);
  });

  it('R-GEN-40 below 0 is survived during the turn, and loses at its end', () => {
    const t = meets('cortical-scrub', { actions: 2, runner: { hand: ['score', 'mouse', 'worm'], brain: 5 } });
    expect([t.over, t.table.runner.brain, t.table.runner.hand]).toEqual([null, 6, 2]);
    t.runner.takesBit().until('runner discard');
    while (t.asked === 'runner discard') t.runner.discards(t.runner.hand[0] ?? '');
    expect(t.over).toMatchObject({ winner: 0, why: expect.stringMatching(/hand size/) });
  });

  it('R-GEN-41 effects at the end of the turn come first, then the discard of surplus cards', () => {
    const t = scenario({
      turn: 'runner',
      actions: 1,
      runner: { hand: [...hand, 'score', 'mouse'], rig: ['paper-nail'] },
    });
    t.runner.takesBit();
    expect([t.asked, t.table.runner.brain, t.table.runner.hand]).toEqual(['runner discard', 1, 5]);
    t.runner.discards(t.runner.hand[0] ?? '');
    expect([t.table.runner.hand, t.table.active]).toEqual([4, 0]);
  });
});
