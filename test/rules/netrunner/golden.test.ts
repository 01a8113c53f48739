/** The examples G1, G2 and G4 of RULES.md, step by step. */
import { describe, expect, it } from 'vitest';
import { minAgendaPoints } from '../../../src/rules/netrunner/deck.ts';
import { scenario } from '../../support/scenario.ts';

describe('G1 the sample game', () => {
  it('G1 gives the bits, cards and refusals of the rulebook’s first turns', () => {
    const t = scenario({
      at: 'start',
      corp: {
        hand: ['code-corpse', 'fire-wall', 'keeper', 'rockerboy-promotion', 'red-herrings'],
        pile: ['accounts-receivable', 'employee-empowerment', 'trojan-horse', 'filter', 'filter'],
      },
      runner: {
        hand: ['the-short-circuit', 'score', 'livewires-contacts', 'force-shield', 'zetatech-mem-chip'],
        pile: ['inside-job', 'loony-goon'],
      },
    });
    const state = () => [
      t.corp.bits,
      t.table.corp.hand,
      t.table.corp.pile,
      t.runner.bits,
      t.table.runner.hand,
      t.table.runner.pile,
      t.table.actions,
    ];
    expect(state(), '1.1').toEqual([5, 6, 4, 5, 5, 2, 3]);
    t.corp.plays('accounts-receivable');
    expect(state(), '1.2').toEqual([9, 5, 4, 5, 5, 2, 2]);
    expect(t.table.corp.up).toEqual(['accounts-receivable']);
    t.corp.installs('fire-wall', 'rd');
    expect(state(), '1.3').toEqual([9, 4, 4, 5, 5, 2, 1]);
    t.corp.installs('keeper', 'hq');
    expect(state(), '1.6').toEqual([9, 3, 4, 5, 5, 2, 4]);
    t.runner.installs('the-short-circuit');
    expect(state(), '1.7').toEqual([9, 3, 4, 4, 4, 2, 3]);
    t.runner.uses('the-short-circuit').runner.shows('loony-goon');
    expect(state(), '1.8').toEqual([9, 3, 4, 3, 5, 1, 2]);
    const refusal = t.refuses('E-BITS', () => t.runner.installs('loony-goon'));
    expect(refusal.text).toContain('4');
    expect(refusal.text).toContain('3');
    t.runner.plays('livewires-contacts');
    expect(state(), '1.9').toEqual([9, 3, 4, 6, 4, 1, 1]);
    t.runner.plays('score');
    expect(state(), '1.11 and 2.1').toEqual([9, 4, 3, 10, 3, 1, 3]);
    expect(t.table.runner.trash).toEqual(['score', 'livewires-contacts']);
    t.corp.installs('code-corpse', 'hq');
    expect(state(), '2.2').toEqual([8, 3, 3, 10, 3, 1, 2]);
    expect(t.ice('hq')).toEqual(['code-corpse', 'keeper']);
    t.corp.takesBit().corp.takesBit();
    expect(state(), '2.6').toEqual([10, 3, 3, 10, 3, 1, 4]);
    t.runner.installs('loony-goon');
    t.runner.takesBit();
    expect(state(), '2.8').toEqual([10, 3, 3, 7, 2, 1, 2]);
    t.runner.runs('rd');
    expect(t.asked).toBe('corp approach');
    t.corp.rezzes('fire-wall');
    expect(state(), '2.10').toEqual([5, 3, 3, 7, 2, 1, 1]);
    t.refuses('E-KEYWORD', () => t.runner.breaks('loony-goon', 0));
    t.runner.passes();
    expect(t.table.run).toBeNull();
    t.runner.draws();
    expect(state(), '3.1').toEqual([5, 4, 2, 7, 3, 0, 3]);
    expect(t.corp.hand).toContain('trojan-horse');
    t.refuses('E-TARGET', () => t.corp.plays('trojan-horse'));
    t.refuses('E-TAG', () => t.corp.trashesResource('the-short-circuit'));
  });
});

describe('G2 the sample run', () => {
  const CORP_BITS = 12;
  const TRIGGERMAN = 7; // Bits to rez.

  /** Steps 1 to 5: the run on the fort has begun and Neural Blade is rezzed. */
  function sampleRun() {
    const t = scenario({
      turn: 'runner',
      corp: { bits: CORP_BITS },
      runner: { bits: 4 + 5, hand: ['tinweasel', 'score', 'score', 'score'], rig: ['black-dahlia'] },
      forts: { f1: { ice: ['neural-blade', 'filter', 'triggerman'], inside: ['tycho-extension'] } },
    });
    const state = () => [t.corp.bits, t.runner.bits, t.table.actions, t.table.runner.hand];
    const at = (asked: string) => expect(t.until(asked).asked).toBe(asked);
    t.runner.installs('tinweasel');
    expect(state(), '1').toEqual([12, 4, 3, 3]);
    at('runner action');
    t.runner.takesBit();
    expect(state(), '2').toEqual([12, 5, 2, 3]);
    at('runner action');
    t.runner.takesBit();
    expect(state(), '3').toEqual([12, 6, 1, 3]);
    at('runner action');
    t.runner.runs('f1');
    expect([...state(), t.asked], '4').toEqual([12, 6, 0, 3, 'corp approach']);
    t.refuses('E-WINDOW', () => t.runner.jacksOut());
    t.corp.rezzes('neural-blade');
    at('runner encounter');
    expect(state(), '5').toEqual([8, 6, 0, 3]);
    return { t, state, at };
  }

  /** Steps 8 to 11: past Filter, which stays face down, to Triggerman, which is rezzed. */
  function onToTriggerman({ t, state, at }: ReturnType<typeof sampleRun>) {
    const before = state();
    at('runner jack');
    t.runner.goesOn();
    expect(t.asked, '8').toBe('corp approach');
    t.corp.passes();
    at('runner jack');
    expect(state(), '9').toEqual(before);
    expect(t.installed('filter')).toMatchObject({ card: null, active: false });
    t.runner.goesOn();
    expect(t.asked, '10').toBe('corp approach');
    t.corp.rezzes('triggerman');
    at('runner encounter');
    expect(t.corp.bits, '11').toBe(8 - TRIGGERMAN);
  }

  it('G2 gives the bits, cards and points of the rulebook’s run, step by step', () => {
    const run = sampleRun();
    const { t, state, at } = run;
    t.runner.breaks('black-dahlia', 1);
    expect(state(), '6').toEqual([8, 4, 0, 3]);
    t.runner.passes();
    expect(state(), '7').toEqual([8, 4, 0, 2]);
    expect(t.table.runner.trash).toEqual(['score']);
    onToTriggerman(run);
    t.runner.breaks('black-dahlia', 1);
    expect(state(), '12').toEqual([1, 2, 0, 2]);
    t.runner.breaks('black-dahlia', 0);
    expect(state(), '13').toEqual([1, 0, 0, 2]);
    t.runner.passes();
    expect(t.rig, '14').toEqual(['black-dahlia', 'tinweasel']);
    at('runner last');
    t.runner.goesOn();
    expect(t.asked, '15').toBe('corp final');
    t.refuses('E-WINDOW', () => t.runner.jacksOut());
    t.corp.passes();
    expect([t.table.runner.points, t.table.runner.stolen], '17').toEqual([4, ['tycho-extension']]);
    expect([t.ice('f1'), t.inside('f1')]).toEqual([['neural-blade', 'filter', 'triggerman'], []]);
    expect(t.fort('f1')?.ice.map((slot) => t.table.cards[slot]?.active)).toEqual([true, false, true]);
    expect(t.eventsOf('runOver')[0]).toMatchObject({ success: true });
    expect([...state(), t.asked], '18').toEqual([1, 0, 3, 2, 'corp action']);
  });

  it('G2a with both subroutines of Neural Blade broken, two bits are left, enough for one of Triggerman’s', () => {
    const run = sampleRun();
    const { t, at } = run;
    t.runner.breaks('black-dahlia', 0).runner.breaks('black-dahlia', 1);
    t.runner.passes();
    expect([t.runner.bits, t.table.runner.hand]).toEqual([2, 3]);
    onToTriggerman(run);
    t.runner.breaks('black-dahlia', 1);
    t.refuses('E-BITS', () => t.runner.breaks('black-dahlia', 0));
    t.runner.passes();
    expect(t.asked).toBe('corp choose trashProgram');
    t.corp.choosesCards('tinweasel');
    at('runner last');
    expect([t.runner.bits, t.table.runner.trash]).toEqual([0, ['tinweasel']]);
  });

  it('G2b with nothing broken, Neural Blade takes a card and prevents breaking Triggerman, even past Filter', () => {
    const run = sampleRun();
    const { t } = run;
    t.runner.passes();
    expect([t.runner.bits, t.table.runner.hand]).toEqual([6, 2]);
    onToTriggerman(run);
    t.refuses('E-STATE', () => t.runner.breaks('black-dahlia', 0));
    t.refuses('E-STATE', () => t.runner.breaks('black-dahlia', 1));
    t.runner.passes();
    t.corp.choosesCards('black-dahlia');
    expect([t.table.run, t.table.runner.points, t.runner.bits]).toEqual([null, 0, 6]);
    expect(t.eventsOf('runOver')[0]).toMatchObject({ success: false });
  });

  it('G2c with one subroutine of Triggerman left, Black Dahlia may be trashed and the subroutines it broke stay broken', () => {
    const run = sampleRun();
    const { t, at } = run;
    t.runner.breaks('black-dahlia', 1).runner.passes();
    onToTriggerman(run);
    t.runner.breaks('black-dahlia', 1).runner.passes();
    t.corp.choosesCards('black-dahlia');
    at('runner last');
    expect([t.runner.bits, t.rig]).toEqual([2, ['tinweasel']]);
    t.runner.goesOn().corp.passes();
    expect(t.table.runner.points).toBe(4);
  });
});

describe('G4 deck sizes', () => {
  it('G4 gives the largest deck for each number of agenda points', () => {
    const points = [17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 40];
    const sizes = Array.from({ length: 120 }, (_, at) => at + 1);
    const largest = (held: number) => sizes.findLast((size) => minAgendaPoints(size) <= held) ?? 0;
    expect(points.map(largest)).toEqual([0, 45, 45, 50, 50, 55, 55, 60, 60, 65, 65, 70, 70, 75, 75, 80, 100]);
  });
});
