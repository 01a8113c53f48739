/** Golden scripts of the ledger, line by line. */
import { describe, expect, it } from 'vitest';
import { largestDeck } from '../../../src/rules/netrunner/deck.ts';
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

describe('G4 deck sizes', () => {
  it('G4 gives the largest deck for each number of agenda points', () => {
    const points = [17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 40];
    expect(points.map(largestDeck)).toEqual([0, 45, 45, 50, 50, 55, 55, 60, 60, 65, 65, 70, 70, 75, 75, 80, 100]);
  });
});
