/** Chapter 11 of RULES.md: icebreaking (N-BRK). */
import { describe, expect, it } from 'vitest';
import { strength } from '../../../../../src/rules/netrunner/rulebook/numbers.ts';
import { type Place, rezzed, runs, type Scenario } from '../../../../support/scenario.ts';

/** The Runner runs on HQ with the given ice, with these programs and bits. */
function meets(ice: Place[], rig: Place[], bits: number, hand: string[] = ['score', 'score', 'score']): Scenario {
  const t = runs('hq', { runner: { bits, hand, rig }, forts: { hq: { ice } } });
  return t;
}

const worked = (t: Scenario): number[] => t.eventsOf('subroutine').map((one) => one.sub);
const strengthOf = (t: Scenario, card: string): number => strength(t.table, t.slot(card));

describe('breaking a subroutine', () => {
  it('N-BRK-01 keeps it from working: Triggerman does not end the run', () => {
    const t = meets([rezzed('triggerman')], ['black-dahlia'], 2)
      .runner.breaks('black-dahlia', 1)
      .runner.passes();
    expect([worked(t), t.asked]).toEqual([[0], 'runner last']);
  });

  it('N-BRK-02 requires an installed icebreaker', () => {
    const t = meets([rezzed('neural-blade')], ['force-shield', 'black-dahlia'], 9);
    t.refuses('E-TYPE', () => t.runner.uses('force-shield', 0, { sub: 0 }));
    t.refuses('E-CARD', () => t.runner.does({ do: 'use', slot: 99, ability: 0, sub: 0 }));
    t.refuses('E-CARD', () => t.runner.does({ do: 'use', slot: t.slot('neural-blade'), ability: 0, sub: 0 }));
  });

  it('N-BRK-03 requires the right kind: Loony Goon does nothing to a wall', () => {
    const t = meets([rezzed('fire-wall')], ['loony-goon'], 9);
    const { text } = t.refuses('E-KEYWORD', () => t.runner.breaks('loony-goon', 0));
    expect(text).toMatch(/sentries.*wall/);
    t.refuses('E-KEYWORD', () => t.runner.boosts('loony-goon'));
  });

  it('N-BRK-03 requires one matching keyword: Flak breaks anything that is AP', () => {
    const t = meets([rezzed('cortical-scrub')], ['flak'], 3);
    t.runner.boosts('flak').runner.breaks('flak', 0).runner.breaks('flak', 1);
    expect([t.table.run?.broken, t.runner.bits]).toEqual([[0, 1], 0]);
    const other = meets([rezzed('hunter')], ['flak'], 9);
    other.refuses('E-KEYWORD', () => other.runner.breaks('flak', 0));
  });

  it('N-BRK-04 requires at least the strength of the ice', () => {
    const t = meets([rezzed('fire-wall')], ['dwarf'], 2);
    expect(t.refuses('E-STRENGTH', () => t.runner.breaks('dwarf', 0)).text).toMatch(/3.*4/);
    t.runner.boosts('dwarf').runner.breaks('dwarf', 0);
    expect(t.table.run?.broken).toEqual([0]);
  });

  it('N-BRK-04 allows ice strength below zero: Clown lowers Filter to −1, and a breaker one point too low is enough', () => {
    const t = meets([rezzed('filter')], ['codecracker', 'clown'], 0);
    expect(strengthOf(t, 'filter')).toBe(-1);
    t.runner.breaks('codecracker', 0);
    expect(t.table.run?.broken).toEqual([0]);
  });

  it('N-BRK-04 includes bonuses from the fort: Antiquated Interface Routines make Keeper 5', () => {
    const t = runs('hq', {
      runner: { bits: 9, rig: ['cyfermaster', 'codecracker'] },
      forts: { hq: { ice: [rezzed('keeper')], inside: [rezzed('antiquated-interface-routines')] } },
    });
    expect(strengthOf(t, 'keeper')).toBe(5);
    for (let i = 0; i < 4; i++) t.runner.boosts('codecracker');
    t.refuses('E-STRENGTH', () => t.runner.breaks('codecracker', 0));
    t.runner.breaks('cyfermaster', 0);
  });

  it('N-BRK-05 costs its price each time', () => {
    const t = meets([rezzed('neural-blade')], ['black-dahlia'], 5).runner.breaks('black-dahlia', 1);
    expect(t.runner.bits).toBe(3);
    t.runner.breaks('black-dahlia', 0);
    expect(t.runner.bits).toBe(1);
    const poor = meets([rezzed('neural-blade')], ['black-dahlia'], 1);
    expect(poor.refuses('E-BITS', () => poor.runner.breaks('black-dahlia', 0)).text).toMatch(/2.*1/);
  });

  it('N-BRK-05 can also be paid from bits reserved for icebreakers, as the Runner chooses', () => {
    const t = meets([rezzed('neural-blade')], ['black-dahlia', 'parraline-5750'], 2).runner.breaks('black-dahlia', 0);
    expect(t.asked).toBe('runner choose pay');
    t.refuses('E-COUNT', () => t.runner.chooses(1, 0));
    t.refuses('E-BITS', () => t.runner.chooses(0, 2));
    t.runner.chooses(1, 1);
    expect([t.runner.bits, t.installed('parraline-5750').counters['bits']]).toEqual([1, 0]);
  });

  it('N-BRK-08 can be done in any order', () => {
    const t = meets([rezzed('triggerman')], ['black-dahlia'], 4);
    t.runner.breaks('black-dahlia', 1).runner.breaks('black-dahlia', 0);
    expect([t.table.run?.broken, t.runner.bits]).toEqual([[1, 0], 0]);
  });

  it('N-BRK-09 is finished before any unbroken subroutine resolves', () => {
    const t = meets([rezzed('code-corpse')], ['black-dahlia', 'force-shield'], 9).runner.passes();
    expect(t.asked).toBe('runner prevent');
    t.runner.passes();
    expect([t.asked, t.table.runner.brain]).toEqual(['runner prevent', 1]);
    t.refuses('E-WINDOW', () => t.runner.breaks('black-dahlia', 2));
    t.runner.passes();
    expect(t.table.run).toBeNull();
  });

  it('N-BRK-10 may be shared by two icebreakers', () => {
    const t = meets([rezzed('triggerman')], ['black-dahlia', 'wild-card'], 11);
    t.runner.boosts('wild-card').runner.boosts('wild-card').runner.boosts('wild-card');
    t.runner.breaks('wild-card', 0).runner.breaks('black-dahlia', 1);
    expect([t.table.run?.broken, t.runner.bits]).toEqual([[0, 1], 0]);
  });

  it('N-BRK-11 is optional: one card is lost to Neural Blade although there are bits', () => {
    const t = meets([rezzed('neural-blade')], ['black-dahlia'], 6)
      .runner.breaks('black-dahlia', 1)
      .runner.passes();
    expect([t.table.runner.hand, t.runner.bits]).toEqual([2, 4]);
  });

  it('N-BRK-12 is done once for each subroutine, and not paid for again', () => {
    const t = meets([rezzed('neural-blade')], ['black-dahlia'], 9).runner.breaks('black-dahlia', 1);
    t.refuses('E-STATE', () => t.runner.breaks('black-dahlia', 1));
    expect(t.runner.bits).toBe(7);
  });

  it('N-BRK-13 lasts for this encounter: the next run encounters all of Keeper', () => {
    const t = meets([rezzed('keeper')], ['cyfermaster'], 4)
      .runner.breaks('cyfermaster', 0)
      .runner.passes();
    t.runner.jacksOut().runner.runs('hq');
    expect(t.table.run?.broken).toEqual([]);
    t.runner.passes();
    expect([worked(t), t.table.run]).toEqual([[0], null]);
  });

  it('N-BRK-13 lasts for this encounter: the same number on the next ice is unbroken', () => {
    const t = meets([rezzed('keeper'), rezzed('quandary')], ['cyfermaster'], 2);
    t.runner.breaks('cyfermaster', 0).runner.passes();
    t.runner.goesOn();
    expect(t.table.run?.broken).toEqual([]);
    t.runner.passes();
    expect(t.table.run).toBeNull();
  });

  it('N-BRK-14 is possible only while ice is encountered', () => {
    const t = meets(['filter'], ['tinweasel'], 5);
    t.refuses('E-WINDOW', () => t.runner.breaks('tinweasel', 0));
    t.corp.passes();
    t.refuses('E-WINDOW', () => t.runner.breaks('tinweasel', 0));
    t.runner.jacksOut();
    t.refuses('E-WINDOW', () => t.runner.uses('tinweasel', 0));
  });

  it('N-BRK-15 affects only the current ice', () => {
    const t = meets([rezzed('neural-blade'), rezzed('code-corpse')], ['black-dahlia'], 9);
    t.refuses('E-TARGET', () => t.runner.breaks('black-dahlia', 2));
    t.runner.breaks('black-dahlia', 1);
  });

  it('N-BRK-16 outlasts the icebreaker: subroutines that Black Dahlia broke stay broken when it is trashed', () => {
    const t = meets([rezzed('triggerman')], ['black-dahlia'], 2)
      .runner.breaks('black-dahlia', 1)
      .runner.passes();
    expect([t.table.runner.trash, t.table.runner.rig]).toEqual([['black-dahlia'], []]);
    expect(t.asked).toBe('runner last');
  });
});

describe('raising an icebreaker', () => {
  it('N-BRK-06 is paid point by point, as long as there are bits', () => {
    const t = meets([rezzed('code-corpse')], ['flak'], 3);
    t.runner.boosts('flak').runner.boosts('flak').runner.boosts('flak');
    expect([strengthOf(t, 'flak'), t.runner.bits]).toEqual([5, 0]);
    t.refuses('E-BITS', () => t.runner.breaks('flak', 0));
    t.refuses('E-BITS', () => t.runner.boosts('flak'));
  });

  it('N-BRK-06 several points may be bought at once', () => {
    const t = meets([rezzed('code-corpse')], ['flak'], 4);
    t.refuses('E-BITS', () => t.runner.uses('flak', 1, { times: 5 }));
    t.runner.uses('flak', 1, { times: 3 });
    expect([strengthOf(t, 'flak'), t.runner.bits]).toEqual([5, 1]);
  });

  it('N-BRK-07 lasts until the encounter ends', () => {
    const t = meets([rezzed('quandary'), rezzed('keeper')], ['codecracker'], 9);
    t.runner.boosts('codecracker').runner.boosts('codecracker');
    expect(strengthOf(t, 'codecracker')).toBe(2);
    t.runner.breaks('codecracker', 0).runner.passes();
    expect(strengthOf(t, 'codecracker')).toBe(0);
    t.runner.goesOn();
    t.refuses('E-STRENGTH', () => t.runner.breaks('codecracker', 0));
  });

  it('N-BRK-07 ends with a run that the ice ends', () => {
    const t = meets([rezzed('keeper')], ['codecracker'], 9)
      .runner.boosts('codecracker')
      .runner.passes();
    expect([t.table.run, strengthOf(t, 'codecracker'), t.table.lasting]).toEqual([null, 0, []]);
  });
});

describe('ice that trashes programs', () => {
  it('N-BRK-17 lets the Corp choose which', () => {
    const t = meets([rezzed('triggerman')], ['black-dahlia', 'tinweasel', 'mram-chip'], 2);
    t.runner.breaks('black-dahlia', 1).runner.passes();
    expect(t.asked).toBe('corp choose trashProgram');
    t.refuses('E-TURN', () => t.runner.choosesCards('tinweasel'));
    t.refuses('E-TARGET', () => t.corp.choosesCards('mram-chip'));
    t.refuses('E-COUNT', () => t.corp.chooses());
    t.corp.choosesCards('tinweasel');
    expect(t.table.runner.trash).toEqual(['tinweasel']);
    expect(t.asked).toBe('runner last');
  });

  it('N-BRK-17 does nothing without a program, and the next subroutine follows', () => {
    const t = meets([rezzed('triggerman')], ['mram-chip'], 2);
    expect([t.table.run, t.table.runner.rig.length]).toEqual([null, 1]);
  });
});
