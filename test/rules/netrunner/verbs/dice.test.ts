/** Cards that roll dice. */
import { describe, expect, it } from 'vitest';
import { rezzed, runs, scenario, several } from '../../../support/scenario.ts';

describe('N-GEN-05 effects decided by a die', () => {
  it.each([
    [3, 3, true],
    [2, 3, true],
    [4, 3, false],
    [1, 0, false],
  ])('Schlaghund rolls %i against %i tags', (rolled, tags, bites) => {
    const t = scenario({ runner: { hand: several(12), tags }, forts: { f1: { inside: [rezzed('schlaghund')] } } });
    t.rolls(rolled).corp.uses('schlaghund');
    expect(t.events).toContainEqual({ kind: 'rolled', value: rolled });
    expect([t.table.runner.hand, t.table.corp.up, t.table.actions]).toEqual(
      bites ? [2, ['schlaghund'], 2] : [12, [], 2],
    );
  });

  it.each([
    [1, 2],
    [2, 5],
    [6, 5],
  ])('Brain Drain with a roll of %i leaves %i cards in hand', (rolled, left) => {
    const t = scenario({
      turn: 'runner',
      runner: { hand: several(5) },
      forts: { hq: { ice: [rezzed('brain-drain')] } },
    });
    t.rolls(rolled).runner.runs('hq');
    expect([t.table.runner.hand, t.table.runner.brain, t.asked]).toEqual([left, 5 - left, 'runner last']);
  });
});

describe('Rio de Janeiro City Grid', () => {
  const inside = [rezzed('rio-de-janeiro-city-grid')];

  it('ends the run on a one, after any rezzed ice of its fort', () => {
    const t = runs('f1', { forts: { f1: { ice: [rezzed('fetch-4-0-1'), rezzed('brain-drain')], inside } } });
    t.rolls(4).trace(0);
    expect(t.asked).toBe('runner jack');
    t.rolls(6, 1).runner.goesOn();
    expect([t.table.run, t.asked]).toEqual([null, 'runner action']);
  });

  it('does not roll for unrezzed ice, or on another fort', () => {
    const t = runs('f1', { forts: { f1: { ice: ['keeper'], inside }, hq: { ice: [rezzed('brain-drain')] } } });
    t.until('runner last');
    expect(t.events.some((event) => event.kind === 'rolled')).toBe(false);
    t.runner.jacksOut().rolls(2).runner.runs('hq');
    expect(t.asked).toBe('runner last');
  });
});

describe('Blink', () => {
  const ice = [rezzed('cortical-scrub')];

  it('R-CARD-blink.2 breaks in any order by die rolls, each subroutine tried once', () => {
    const t = scenario({ turn: 'runner', runner: { hand: several(5), rig: ['blink'] }, forts: { hq: { ice } } });
    t.rolls(5).runner.runs('hq').runner.breaks('blink', 1);
    expect(t.table.run?.broken).toEqual([1]);
    t.rolls(2).runner.breaks('blink', 0);
    t.refuses('E-LIMIT', () => t.runner.breaks('blink', 0));
    t.runner.passes();
    expect([t.table.runner.hand, t.table.runner.brain, t.asked]).toEqual([5 - 2 - 1, 1, 'runner last']);
  });

  it('R-GEN-37 R-CARD-blink.1 a failed try does damage immediately: a fatal one prevents the next', () => {
    const t = scenario({ turn: 'runner', runner: { hand: several(2), rig: ['blink'] }, forts: { hq: { ice } } });
    t.rolls(3).runner.runs('hq').runner.breaks('blink', 0);
    expect(t.until('over').over?.winner).toBe(0);
  });

  it('R-GEN-37 each roll is a separate packet, before the ice fires', () => {
    const t = scenario({ turn: 'runner', runner: { hand: several(5), rig: ['blink'] }, forts: { hq: { ice } } });
    t.rolls(3).runner.runs('hq').runner.breaks('blink', 0);
    expect([t.table.runner.hand, t.asked]).toEqual([2, 'runner encounter']);
    t.rolls(1).runner.breaks('blink', 1);
    expect([t.table.runner.hand, t.table.runner.brain, t.asked]).toEqual([1, 0, 'runner encounter']);
    t.runner.passes();
    expect([t.table.runner.hand, t.table.runner.brain, t.table.run]).toEqual([0, 1, null]);
  });

  it('may try the same subroutine in the next encounter', () => {
    const t = scenario({
      turn: 'runner',
      runner: { hand: several(5), rig: ['blink'] },
      forts: { hq: { ice: [rezzed('filter')] } },
    });
    t.rolls(1).runner.runs('hq').runner.breaks('blink', 0).runner.passes();
    t.rolls(4).runner.runs('hq').runner.breaks('blink', 0).runner.passes();
    expect(t.asked).toBe('runner last');
  });
});

describe('Quest for Cattekin', () => {
  it.each([
    [1, 2, 1],
    [2, 2, 0],
    [3, 3, 0],
  ])('on a roll of %i leaves %i cards, unpreventably', (rolled, hand, brain) => {
    const t = scenario({ actions: 1, runner: { hand: several(3), rig: ['quest-for-cattekin', 'force-shield'] } });
    t.rolls(rolled).corp.takesBit();
    expect([t.table.runner.hand, t.table.runner.brain, t.table.actions]).toEqual([hand, brain, 4]);
  });

  it('on a six it is trashed for one more action in this turn and every later one', () => {
    const t = scenario({ actions: 1, runner: { hand: [], rig: ['quest-for-cattekin'] } });
    t.rolls(6).corp.takesBit();
    expect([t.table.actions, t.table.runner.trash]).toEqual([5, ['quest-for-cattekin']]);
    for (let i = 0; i < 5; i++) t.runner.takesBit();
    for (let i = 0; i < 3; i++) t.corp.takesBit();
    expect([t.asked, t.table.actions]).toEqual(['runner action', 5]);
  });
});
