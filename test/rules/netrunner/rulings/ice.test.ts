/** Official rulings on ice and icebreakers (R-GEN-07 to R-GEN-11). */
import { describe, expect, it } from 'vitest';
import { definition } from '../../../../src/rules/netrunner/card.ts';
import { strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { CORP, RUNNER, type Table } from '../../../../src/rules/netrunner/table.ts';
import { meets, rezzed, runs } from '../../../support/scenario.ts';
import '../../../support/netrunner/paperCards.ts';

describe('strength', () => {
  /** Strength of an encountered Keeper, doubled by the Corp and lowered by Clown, in the given player's turn. */
  function doubled(rules: '1996' | 'rulings', turn: 'corp' | 'runner'): number {
    const t = meets('keeper', { options: { rules }, runner: { rig: ['clown', 'codecracker'] } });
    expect(t.asked).toBe('runner encounter');
    const slot = t.slot('keeper');
    const lasting: Table['lasting'] = [{ what: 'double', amount: 1, slot, until: 'turn' }];
    return strength({ ...t.table, lasting, active: turn === 'corp' ? CORP : RUNNER }, slot);
  }
  const printed = definition('keeper').strength ?? 0;

  it('R-GEN-15 with rulings: the ice, then the Corp, then the Runner, regardless of whose turn it is', () => {
    expect(doubled('rulings', 'runner')).toBe(2 * printed - 1);
    expect(doubled('rulings', 'corp')).toBe(2 * printed - 1);
  });

  it('R-GEN-15 in the 1996 rulebook, the player whose turn it is chooses the order (T-5)', () => {
    expect(doubled('1996', 'runner')).toBe(2 * (printed - 1));
    expect(doubled('1996', 'corp')).toBe(2 * printed - 1);
  });
});

describe('ice on a fort', () => {
  it('R-GEN-07 is encountered again in the next run, still rezzed, and costs the Corp nothing more', () => {
    const t = runs('hq', {
      corp: { bits: 1 },
      runner: { bits: 9, rig: ['worm'] },
      forts: { hq: { ice: ['data-wall'] } },
    });
    t.corp.rezzes('data-wall');
    expect(t.corp.bits).toBe(0);
    t.runner.breaks('worm', 0).runner.passes();
    t.until('runner last').runner.jacksOut();
    t.runner.runs('hq');
    expect([t.asked, t.corp.bits], 'met at once: there is nothing to rez').toEqual(['runner encounter', 0]);
    t.runner.passes();
    expect(t.events).toContainEqual(expect.objectContaining({ kind: 'subroutine', sub: 0 }));
  });

  it('R-GEN-08 closes the gap when a piece leaves, even during a run, and the next one costs what is there then', () => {
    const t = runs('hq', {
      actions: 1,
      corp: { bits: 9, hand: ['keeper'] },
      runner: { bits: 9, rig: ['startup-immolator', 'codecracker'] },
      forts: { hq: { ice: [rezzed('filter'), rezzed('quandary'), rezzed('hunter')] } },
    });
    t.runner.breaks('codecracker', 0);
    t.runner.passes();
    t.until('runner jack').runner.goesOn();
    for (let i = 0; i < 2; i++) t.runner.boosts('codecracker');
    t.runner.breaks('codecracker', 0).runner.passes();
    t.runner.uses('startup-immolator');
    expect(t.ice('hq')).toEqual(['filter', 'hunter']);
    t.until('runner jack').runner.goesOn();
    expect(t.events, 'the one behind it is next').toContainEqual(
      expect.objectContaining({ kind: 'encountered', card: 'hunter' }),
    );
    t.until('sealed').trace(0).until('corp action');
    const before = t.corp.bits;
    t.corp.installs('keeper', 'hq');
    expect([t.ice('hq'), before - t.corp.bits]).toEqual([['keeper', 'filter', 'hunter'], 2]);
  });

  it('R-GEN-09 is broken by anything that breaks one of its keywords', () => {
    const t = meets('paper-fence', { runner: { bits: 9, rig: ['dwarf', 'codecracker', 'raptor'] } });
    t.runner.breaks('dwarf', 0);
    t.runner.breaks('codecracker', 1);
    expect(t.table.run?.broken).toEqual([0, 1]);
    const other = meets('paper-fence', { runner: { bits: 9, rig: ['raptor'] } });
    const wrong = other.refuses('E-KEYWORD', () => other.runner.breaks('raptor', 0));
    expect(wrong.text).toBe('Raptor breaks only sentries. Paper Fence is a wall and code gate.');
  });

  it('R-GEN-11 is broken in any order; the rest resolves from the top', () => {
    const t = meets('cortical-scrub', { runner: { bits: 4, hand: ['score', 'score'], rig: ['loony-goon'] } });
    for (let i = 0; i < 3; i++) t.runner.boosts('loony-goon');
    t.runner.breaks('loony-goon', 1);
    t.refuses('E-BITS', () => t.runner.breaks('loony-goon', 0));
    t.runner.passes();
    expect([t.table.runner.brain, t.asked], 'the run continues').toEqual([1, 'runner last']);
    const other = meets('cortical-scrub', { runner: { bits: 4, hand: ['score', 'score'], rig: ['loony-goon'] } });
    other.runner.passes();
    const order = other.eventsOf('subroutine').map((event) => event.sub);
    expect([order, other.table.run, other.table.runner.brain]).toEqual([[0, 1], null, 1]);
  });
});
