/** Chapter 4 of RULES.md: the Runner's actions (N-RACT). */
import { describe, expect, it } from 'vitest';
import { rezzed, scenario, several } from '../../../../support/scenario.ts';

const turn = 'runner' as const;
const six = ['score', 'mouse', 'worm', 'dwarf', 'raptor', 'shield'];

describe('the Runner’s actions', () => {
  it('N-RACT-01 the Runner draws a card from their stack', () => {
    const t = scenario({ turn, runner: { hand: ['score', 'mouse'], pile: ['inside-job', 'worm'] } });
    t.runner.draws();
    expect([t.runner.hand, t.table.runner.pile, t.table.actions]).toEqual([['inside-job', 'mouse', 'score'], 1, 3]);
    const over = scenario({ turn, at: 'end', runner: { hand: six } });
    over.refuses('E-ACTIONS', () => over.runner.draws());
  });

  it('N-RACT-02 with an empty stack a draw does nothing and the game continues', () => {
    const t = scenario({ turn, runner: { hand: ['score', 'mouse', 'worm'], pile: [] } });
    t.runner.draws();
    expect([t.asked, t.table.runner.hand, t.table.actions, t.over]).toEqual(['runner action', 3, 3, null]);
  });

  it('N-RACT-03 a draw of several cards takes what is left', () => {
    const t = scenario({ turn, runner: { hand: ['jack-n-joe'], pile: ['worm'] } });
    t.runner.plays('jack-n-joe');
    expect([t.runner.hand, t.table.runner.pile, t.over]).toEqual([['worm'], 0, null]);
  });

  it('N-RACT-04 the Runner takes a bit from the bank', () => {
    const t = scenario({ turn, runner: { bits: 6 } });
    t.runner.takesBit();
    expect([t.runner.bits, t.table.actions]).toEqual([7, 3]);
    const over = scenario({ turn, at: 'end', runner: { hand: six } });
    over.refuses('E-ACTIONS', () => over.runner.takesBit());
  });

  it('N-RACT-05 the Runner installs a program, hardware or resource from their hand', () => {
    const t = scenario({ turn, runner: { bits: 10, hand: ['loony-goon', 'mram-chip', 'the-short-circuit', 'score'] } });
    t.refuses('E-TYPE', () => t.runner.installs('score'));
    t.runner.installs('loony-goon');
    expect([t.runner.bits, t.table.actions]).toEqual([6, 3]);
    t.runner.installs('mram-chip').runner.installs('the-short-circuit');
    expect([t.runner.bits, t.table.actions, t.runner.hand]).toEqual([4, 1, ['score']]);
    const poor = scenario({ turn, runner: { bits: 3, hand: ['loony-goon'] } });
    poor.refuses('E-BITS', () => poor.runner.installs('loony-goon'));
  });

  it('N-RACT-06 the Runner plays a prep from their hand', () => {
    const t = scenario({ turn, runner: { bits: 3, hand: ['livewires-contacts', 'score', 'mouse'] } });
    t.refuses('E-BITS', () => t.runner.plays('score'));
    t.refuses('E-TYPE', () => t.runner.plays('mouse'));
    t.runner.plays('livewires-contacts');
    expect([t.runner.bits, t.table.runner.trash, t.table.actions]).toEqual([6, ['livewires-contacts'], 3]);
  });

  it('N-RACT-07 the Runner runs on an existing fort', () => {
    const t = scenario({ turn });
    t.refuses('E-PLACE', () => t.runner.runs('f1'));
    t.refuses('E-PLACE', () => t.runner.runs('new'));
    t.runner.runs('archives');
    expect([t.table.run?.fort, t.table.actions]).toEqual(['archives', 3]);
  });

  it('N-RACT-08 the Runner pays an action and two bits to remove a tag', () => {
    const t = scenario({ turn, runner: { bits: 4, tags: 3 } });
    t.runner.removesTag().runner.removesTag();
    expect([t.table.runner.tags, t.runner.bits, t.table.actions]).toEqual([1, 0, 2]);
    t.refuses('E-BITS', () => t.runner.removesTag());
    const safe = scenario({ turn, runner: { bits: 4 } });
    safe.refuses('E-TAG', () => safe.runner.removesTag());
  });

  it('N-RACT-09 the Runner uses an ability that costs an action', () => {
    const t = scenario({ turn, runner: { bits: 4, pile: ['loony-goon'], rig: ['the-short-circuit'] } });
    t.runner.uses('the-short-circuit').runner.shows('loony-goon');
    expect([t.runner.bits, t.table.actions, t.runner.hand]).toEqual([3, 3, ['loony-goon']]);
    const poor = scenario({ turn, runner: { bits: 0, rig: ['the-short-circuit'] } });
    poor.refuses('E-BITS', () => poor.runner.uses('the-short-circuit'));
  });

  it('N-RACT-09 such an ability requires an action on their own turn', () => {
    const t = scenario({
      turn,
      actions: 1,
      runner: { hand: six, rig: ['the-short-circuit', 'raptor'] },
      forts: { hq: { ice: [rezzed('hunter')] } },
    });
    t.runner.runs('hq');
    expect(t.asked).toBe('runner encounter');
    t.refuses('E-WINDOW', () => t.runner.uses('the-short-circuit'));
    t.runner.passes().trace(0);
    expect(t.asked).toBe('runner last');
    t.refuses('E-WINDOW', () => t.runner.uses('the-short-circuit'));
    t.runner.jacksOut();
    expect([t.asked, t.table.actions]).toEqual(['runner discard', 0]);
    t.refuses('E-WINDOW', () => t.runner.uses('the-short-circuit'));
  });

  it('N-RACT-10 a run requires no program: it starts with nothing installed', () => {
    const t = scenario({ turn, runner: { bits: 0, hand: [], rig: [] }, forts: { hq: { ice: ['keeper'] } } });
    t.runner.runs('hq');
    expect([t.table.run?.fort, t.asked]).toEqual(['hq', 'corp approach']);
  });

  it('N-RACT-11 the Runner may have any number of resources and hardware', () => {
    const rig = [...several(12, 'fall-guy'), ...several(12, 'mram-chip')];
    const t = scenario({ turn, runner: { bits: 2, hand: ['the-short-circuit', 'mram-chip'], rig } });
    t.runner.installs('the-short-circuit').runner.installs('mram-chip');
    expect([t.table.runner.rig.length, t.runner.bits]).toEqual([26, 0]);
  });
});
