/** Chapter 10 of RULES.md: runs (N-RUN). */
import { describe, expect, it } from 'vitest';
import { draftOf, newSlot, placeInFort, trashSlot } from '../../../../../src/rules/netrunner/draft.ts';
import { CORP } from '../../../../../src/rules/netrunner/table.ts';
import {
  meets,
  plays,
  revealed,
  rezzed,
  runs,
  type Scenario,
  scenario,
  several,
} from '../../../../support/scenario.ts';

const kinds = (t: Scenario): string[] => t.events.map((one) => one.kind);
const approached = (t: Scenario) => t.eventsOf('approached').map((one) => t.face(one.slot));

describe('announcing a run', () => {
  it('N-RUN-01 takes one action and names a fort that exists', () => {
    const t = scenario({ turn: 'runner', actions: 1, forts: { rd: { ice: ['filter'] } } });
    t.refuses('E-PLACE', () => t.runner.runs('f1'));
    t.refuses('E-PLACE', () => t.runner.runs('new'));
    t.runner.runs('rd');
    expect([t.table.actions, t.asked]).toEqual([0, 'corp approach']);
  });

  it('N-RUN-01 is done by the Runner on their own turn', () => {
    const t = scenario();
    t.refuses('E-TURN', () => t.runner.runs('hq'));
    t.refuses('E-TYPE', () => t.corp.does({ do: 'run', fort: 'hq' }));
  });

  it.each([
    ['Archives', 'archives', {}],
    ['HQ', 'hq', {}],
    ['R&D', 'rd', { pile: [] }],
    ['subsidiary fort with only ice', 'f1', {}],
  ])('N-RUN-02 is possible on an empty %s too, and succeeds', (_, fort, corp) => {
    const t = runs(fort, { corp, forts: { f1: { ice: ['filter'] } } })
      .until('runner last')
      .runner.goesOn();
    expect(kinds(t)).toContain('success');
    expect(kinds(t)).not.toContain('accessed');
    expect(t.table.run).toBeNull();
  });
});

describe('encountering ice', () => {
  it('N-RUN-03 goes from the outermost inward, one at a time', () => {
    const t = runs('f1', { corp: { bits: 20 }, forts: { f1: { ice: ['neural-blade', 'filter', 'triggerman'] } } });
    expect(approached(t)).toEqual(['neural-blade']);
    t.refuses('E-TARGET', () => t.corp.rezzes('triggerman'));
    t.corp.passes();
    expect(t.asked).toBe('runner jack');
    t.refuses('E-WINDOW', () => t.runner.does({ do: 'steal', at: 0, card: 'tycho-extension' }));
    t.runner.goesOn();
    expect(approached(t)).toEqual(['filter']);
    t.corp.passes().runner.goesOn();
    expect(approached(t)).toEqual(['triggerman']);
  });

  it('N-RUN-04 happens only if the ice is rezzed', () => {
    const t = runs('hq', { runner: { rig: ['tinweasel'] }, forts: { hq: { ice: ['filter'] } } }).corp.passes();
    expect(kinds(t)).toEqual(expect.arrayContaining(['passed']));
    expect(kinds(t)).not.toContain('encountered');
    t.refuses('E-WINDOW', () => t.runner.breaks('tinweasel', 0));
  });

  it('N-RUN-05 costs nothing if the Corp leaves it unrezzed', () => {
    const t = runs('hq', { corp: { bits: 9 }, forts: { hq: { ice: ['filter'] } } }).corp.passes();
    expect([t.asked, t.runner.bits, t.corp.bits]).toEqual(['runner last', 5, 9]);
    expect(t.installed('filter')).toMatchObject({ card: null, active: false });
    t.refuses('E-WINDOW', () => t.corp.rezzes('filter'));
  });

  it('N-RUN-06 ice that is already rezzed works without payment, and is not rezzed again', () => {
    const t = runs('rd', {
      corp: { bits: 5 },
      runner: { rig: ['worm'] },
      forts: { rd: { ice: [rezzed('fire-wall')] }, f1: { inside: ['solo-squad'] } },
    });
    expect(t.asked).toBe('corp approach');
    t.refuses('E-STATE', () => t.corp.rezzes('fire-wall'));
    t.corp.passes();
    expect([t.asked, t.corp.bits]).toEqual(['runner encounter', 5]);
  });

  it('N-RUN-07 N-RUN-20 R-GEN-65 the Runner cannot leave before the first ice is passed', () => {
    const t = runs('hq', {
      corp: { bits: 4 },
      runner: { hand: ['score'], rig: ['black-dahlia'] },
      forts: { hq: { ice: ['neural-blade'] } },
    });
    t.refuses('E-WINDOW', () => t.runner.jacksOut());
    t.corp.rezzes('neural-blade');
    expect(t.asked).toBe('runner encounter');
    t.refuses('E-WINDOW', () => t.runner.jacksOut());
  });

  it('N-RUN-08 between two pieces of ice the Runner continues or jacks out', () => {
    const t = runs('hq', {
      corp: { hand: ['tycho-extension'] },
      runner: { hand: ['score', 'score'] },
      forts: { hq: { ice: [rezzed('neural-blade'), 'filter'] } },
    });
    expect(t.asked).toBe('runner jack');
    t.runner.jacksOut();
    expect(t.eventsOf('runOver')[0]).toMatchObject({ success: false, jackedOut: true });
    expect(kinds(t)).not.toContain('accessed');
    expect(t.table.runner.points).toBe(0);
  });

  it('N-RUN-09 without ice there is one last chance to leave, before any access', () => {
    const t = runs('rd', { corp: { pile: ['tycho-extension'] } });
    expect(t.asked).toBe('runner last');
    t.runner.jacksOut();
    expect([t.table.runner.points, t.table.corp.pile, t.asked]).toEqual([0, 1, 'runner action']);
  });

  it('N-RUN-09 after the last ice there is one chance to leave, not two', () => {
    const t = runs('hq', { forts: { hq: { ice: ['filter', 'keeper'] } } }).corp.passes();
    expect(t.asked).toBe('runner jack');
    t.runner.goesOn().corp.passes();
    expect(t.asked).toBe('runner last');
    t.runner.goesOn();
    expect(t.table.run).toBeNull();
  });

  it('N-RUN-10 a Runner who stayed in can no longer leave', () => {
    const t = runs('f1', { forts: { f1: { inside: ['red-herrings', 'solo-squad'] } } }).runner.goesOn();
    expect(t.asked).toBe('corp final');
    t.corp.rezzes('red-herrings');
    t.refuses('E-WINDOW', () => t.runner.jacksOut());
    t.corp.passes();
    t.refuses('E-PENDING', () => t.runner.jacksOut());
    t.runner.choosesCards('red-herrings');
    expect(t.asked).toBe('runner settle');
    t.refuses('E-PENDING', () => t.runner.jacksOut());
  });

  it('N-RUN-11 the Corp rezzes last after the last chance and before the access', () => {
    const t = runs('f1', { forts: { f1: { inside: ['dieter-esslin'] } }, runner: { hand: ['score'] } });
    t.until('runner last');
    expect(t.asked).toBe('runner last');
    t.runner.goesOn();
    expect(t.asked).toBe('corp final');
    expect(t.table.run?.success).toBe(false);
    t.corp.rezzes('dieter-esslin');
    expect(t.table.runner.trash).toEqual(['score']);
  });
});

describe('the end of a run', () => {
  it('N-RUN-12 a run that an upgrade ends is not successful', () => {
    const t = runs('hq', {
      corp: { hand: ['tycho-extension'] },
      runner: { bits: 0 },
      forts: { hq: { ice: ['filter'], inside: [rezzed('rasmin-bridger')] } },
    });
    t.corp.passes();
    expect(t.table.run).toBeNull();
    expect(t.eventsOf('runOver')[0]).toMatchObject({ success: false });
    expect(kinds(t)).not.toContain('success');
    expect(t.table.runner.points).toBe(0);
  });

  it('N-RUN-12 a run whose end the Runner buys off continues and succeeds', () => {
    const t = runs('hq', {
      corp: { hand: ['tycho-extension'] },
      runner: { bits: 1 },
      forts: { hq: { ice: ['filter'], inside: [rezzed('rasmin-bridger')] } },
    });
    t.corp.passes();
    expect(t.asked).toBe('runner choose unlessPaid');
    t.runner.chooses(1).until('runner choose access');
    t.runner.chooses(0);
    expect([t.runner.bits, t.table.runner.points]).toEqual([0, 4]);
  });

  it('N-RUN-13 a run that is ended accesses nothing', () => {
    const t = runs('rd', { corp: { bits: 5, pile: ['tycho-extension'] }, forts: { rd: { ice: ['fire-wall'] } } });
    t.corp.rezzes('fire-wall');
    expect(t.table.run).toBeNull();
    expect(t.eventsOf('runOver')[0]).toMatchObject({ success: false, jackedOut: false });
    expect([t.table.corp.pile, t.table.runner.points]).toEqual([1, 0]);
  });

  it('N-RUN-14 the first unbroken subroutine that ends the run is the last one to resolve', () => {
    const t = meets('cortical-scanner');
    expect(t.eventsOf('subroutine')).toHaveLength(1);
    expect(kinds(t)).not.toContain('passed');
  });

  it('N-RUN-15 the rest of the same subroutine still happens', () => {
    const t = meets('homewrecker', { corp: { bits: 4 }, runner: { hand: several(4), rig: ['mram-chip'] } }).trace(0);
    expect([t.table.run, t.table.runner.rig, t.table.runner.hand]).toEqual([null, [], 2]);
  });

  it('N-RUN-16 unbroken subroutines resolve from top to bottom', () => {
    const t = meets('code-corpse', { runner: { bits: 2, hand: several(3), rig: ['black-dahlia'] } });
    t.runner.breaks('black-dahlia', 1);
    t.runner.passes();
    expect(t.eventsOf('subroutine').map((one) => one.sub)).toEqual([0, 2]);
    expect([t.table.runner.brain, t.table.run]).toEqual([1, null]);
  });

  it('N-RUN-17 N-RUN-18 ice that does not end the run is passed, whatever else it did', () => {
    const t = meets('neural-blade', { runner: { hand: ['score', 'score'] } });
    expect(t.eventsOf('subroutine')).toHaveLength(2);
    expect([t.table.runner.hand, t.asked]).toEqual([1, 'runner last']);
    expect(kinds(t)).toContain('passed');
  });

  it('N-RUN-21 ice stays, and stays rezzed, for the next run', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 8, rig: ['black-dahlia'] },
      forts: { hq: { ice: [rezzed('triggerman')] } },
    });
    for (const bits of [4, 0]) {
      t.runner.runs('hq').runner.breaks('black-dahlia', 0).runner.breaks('black-dahlia', 1);
      t.runner.passes().runner.jacksOut();
      expect(t.runner.bits).toBe(bits);
      expect(t.installed('triggerman').active).toBe(true);
    }
  });

  it('N-RUN-22 the action ends with the run, and the Corp may rez before the next one', () => {
    const t = runs('archives', { actions: 2, forts: { f1: { inside: ['solo-squad'] } } }).runner.jacksOut();
    expect([t.asked, t.table.actions]).toEqual(['corp after', 1]);
    t.corp.rezzes('solo-squad');
    expect(t.asked).toBe('runner action');
  });

  it('N-RUN-24 a run succeeds even if the fort disappears with its stolen agenda', () => {
    const t = runs('f1', { forts: { f1: { inside: ['tycho-extension'] } } }).until('runner action');
    expect(t.fort('f1')).toBeUndefined();
    expect(t.eventsOf('runOver')[0]).toMatchObject({ fort: 'f1', success: true });
    t.refuses('E-PLACE', () => t.runner.runs('f1'));
  });

  it('N-RUN-24 everything due is finished even if the fort disappears', () => {
    const t = runs('f1', {
      runner: { bits: 2 },
      forts: { f1: { inside: ['tycho-extension', 'red-herrings', 'antiquated-interface-routines'] } },
    });
    t.until('runner choose access');
    t.runner.choosesCards('red-herrings').runner.choosesCards('antiquated-interface-routines');
    expect([t.asked, t.table.runner.points]).toEqual(['runner settle', 4]);
    t.runner.trashes('red-herrings').runner.trashes('antiquated-interface-routines');
    expect(t.fort('f1')).toBeUndefined();
    expect(t.eventsOf('runOver')[0]).toMatchObject({ success: true });
  });

  it('N-RUN-25 a flatline ends the game in the middle of the run', () => {
    const t = meets('nerve-labyrinth', { corp: { hand: ['tycho-extension'] }, runner: { hand: ['score'] } });
    t.runner.passes();
    expect(t.over).toMatchObject({ winner: CORP });
    expect(t.table.runner.points).toBe(0);
    t.refuses('E-OVER', () => t.runner.jacksOut());
    t.refuses('E-OVER', () => t.corp.passes());
  });
});

describe('effects on the run', () => {
  it('N-RUN-19 a subroutine forbids breaking only the next ice encountered', () => {
    const t = runs('f1', {
      runner: { bits: 20, hand: several(3), rig: ['black-dahlia'] },
      forts: { f1: { ice: [rezzed('neural-blade'), 'filter', rezzed('hunter'), rezzed('triggerman')] } },
    });
    t.runner.breaks('black-dahlia', 0);
    t.runner.passes();
    t.runner.goesOn().corp.passes();
    t.runner.goesOn();
    t.refuses('E-STATE', () => t.runner.breaks('black-dahlia', 0));
    expect(t.runner.bits).toBe(18);
    t.runner.passes().trace(0).runner.goesOn();
    t.runner.breaks('black-dahlia', 1);
    expect(t.runner.bits).toBe(16);
  });

  it('N-RUN-23 effects that last for the run end with it', () => {
    const t = runs('hq', {
      runner: { bits: 4, hand: ['score', 'score'], rig: ['black-dahlia'] },
      forts: { hq: { ice: [rezzed('neural-blade'), 'filter'] }, rd: { ice: [rezzed('triggerman')] } },
    });
    t.runner.passes().runner.jacksOut();
    expect(t.table.lasting).toEqual([]);
    t.runner.runs('rd').runner.breaks('black-dahlia', 0).runner.breaks('black-dahlia', 1);
    expect(t.table.run?.broken).toEqual([0, 1]);
  });

  it('N-RUN-26 the Corp is asked at unrezzed ice even when it has no bits', () => {
    const t = runs('hq', { corp: { bits: 0 }, forts: { hq: { ice: ['fire-wall'] } } });
    expect(t.asked).toBe('corp approach');
    expect(t.moves(CORP)).toEqual([{ do: 'pass' }]);
    t.refuses('E-BITS', () => t.corp.rezzes('fire-wall'));
    t.corp.passes();
    expect(t.installed('fire-wall').card).toBeNull();
  });

  it('N-RUN-26 the Corp is asked about revealed ice like any other unrezzed ice', () => {
    const t = runs('hq', { corp: { bits: 4 }, forts: { hq: { ice: [revealed('keeper')] } } });
    expect(t.asked).toBe('corp approach');
    t.corp.rezzes('keeper');
    expect([t.corp.bits, t.table.run]).toEqual([0, null]);
  });

  it('N-RUN-27 Inside Job passes the first ice that is encountered, at no cost', () => {
    const t = plays('inside-job', {
      runner: { bits: 2, rig: ['codecracker'] },
      forts: { hq: { ice: ['filter', rezzed('keeper'), rezzed('quandary')] } },
    });
    t.runner.chooses(0);
    t.corp.passes().runner.goesOn();
    expect(kinds(t)).toEqual(expect.arrayContaining(['encountered', 'passed']));
    expect(kinds(t)).not.toContain('subroutine');
    expect([t.asked, t.runner.bits]).toEqual(['runner jack', 0]);
    t.runner.goesOn();
    expect(t.asked).toBe('runner encounter');
    t.runner.passes();
    expect(t.table.run).toBeNull();
  });

  it('N-RUN-27 Neural Blade’s breaking ban is used up by ice that is passed outright', () => {
    const t = plays('inside-job', {
      runner: { bits: 9, hand: ['score', 'score'], rig: ['black-dahlia'] },
      forts: { hq: { ice: [rezzed('neural-blade'), rezzed('triggerman')] } },
    });
    t.runner.chooses(0);
    expect([t.asked, t.table.runner.hand]).toEqual(['runner jack', 2]);
    t.runner.goesOn().runner.breaks('black-dahlia', 0);
    expect(t.table.lasting).toEqual([]);
  });
});

describe('ice added or removed in the middle of a run', () => {
  const immolator = (bits: number, forts: Record<string, { ice: ReturnType<typeof rezzed>[]; inside?: string[] }>) =>
    scenario({ turn: 'runner', runner: { bits, rig: ['startup-immolator', 'cyfermaster'] }, forts });

  it('N-RUN-08 N-COST-15 Startup Immolator trashes ice just passed, and the run continues at the next', () => {
    const t = immolator(6, { hq: { ice: [rezzed('keeper'), rezzed('quandary')] } });
    t.runner.runs('hq').runner.breaks('cyfermaster', 0);
    t.runner.passes();
    expect(t.asked).toBe('runner pass');
    t.runner.uses('startup-immolator');
    expect([t.runner.bits, t.ice('hq'), t.table.corp.up]).toEqual([0, ['quandary'], ['keeper']]);
    expect(t.asked).toBe('runner jack');
    t.runner.goesOn();
    expect(t.events.some((one) => one.kind === 'encountered' && one.card === 'quandary')).toBe(true);
  });

  it('N-COST-15 Startup Immolator requires the whole rez cost, and every subroutine broken', () => {
    const t = immolator(5, { hq: { ice: [rezzed('keeper')] } });
    t.runner.runs('hq').runner.breaks('cyfermaster', 0);
    t.refuses('E-WINDOW', () => t.runner.uses('startup-immolator'));
    t.runner.passes();
    expect(t.refuses('E-BITS', () => t.runner.uses('startup-immolator')).text).toMatch(/4.*3/);
    t.runner.passes();
    t.refuses('E-WINDOW', () => t.runner.uses('startup-immolator'));
    expect(t.table.runner.rig).toHaveLength(2);
  });

  it('N-COST-15 ice passed outright was not broken, so nothing is asked', () => {
    const t = plays('inside-job', {
      runner: { bits: 9, rig: ['startup-immolator'] },
      forts: { hq: { ice: [rezzed('keeper')] } },
    });
    t.runner.chooses(0);
    expect(t.asked).toBe('runner last');
  });

  it('N-RUN-24 a fort that disappears before its access ends the run without success', () => {
    const t = immolator(6, { f1: { ice: [rezzed('keeper')] } });
    t.runner.runs('f1').runner.breaks('cyfermaster', 0);
    t.runner.passes().runner.uses('startup-immolator');
    expect(t.fort('f1')).toBeUndefined();
    expect(t.table.run).toBeNull();
    expect(t.eventsOf('runOver')[0]).toMatchObject({ fort: 'f1', success: false });
  });

  it('N-RUN-24 the innermost ice is trashed and the access follows after one last chance to leave', () => {
    const t = immolator(6, { f1: { ice: [rezzed('keeper')], inside: ['tycho-extension'] } });
    t.runner.runs('f1').corp.passes();
    t.runner.breaks('cyfermaster', 0).runner.passes();
    t.runner.uses('startup-immolator');
    expect(t.asked).toBe('corp pass');
    t.corp.passes();
    expect(t.asked).toBe('runner last');
    t.runner.goesOn().corp.passes();
    expect(t.table.runner.points).toBe(4);
  });

  it('N-RUN-03 ice added or removed elsewhere does not move the Runner', () => {
    const t = runs('hq', { forts: { hq: { ice: ['filter', 'keeper', 'quandary'] } } })
      .corp.passes()
      .runner.goesOn();
    const here = (table: typeof t.table) => table.forts[0]?.ice[table.run?.at ?? -1];
    const keeper = t.slot('keeper');
    const draft = draftOf(t.table);
    expect(here(draft.table)).toBe(keeper);
    placeInFort(draft, newSlot(draft, { owner: CORP, card: null, active: false, ice: true, fort: null }), 'hq');
    expect(here(draft.table)).toBe(keeper);
    trashSlot(draft, t.slot('filter'));
    expect(here(draft.table)).toBe(keeper);
    trashSlot(draft, t.slot('quandary'));
    expect([here(draft.table), draft.table.run?.ended]).toEqual([keeper, false]);
  });

  it('N-RUN-03 ice that leaves while it is being approached is replaced by the next', () => {
    const t = runs('hq', { forts: { hq: { ice: ['filter', 'keeper'] }, f1: { inside: ['solo-squad'] } } });
    const draft = draftOf(t.table);
    trashSlot(draft, t.slot('filter'));
    t.local.table = draft.table;
    t.corp.passes();
    expect([t.asked, approached(t)]).toEqual(['corp approach', ['keeper']]);
    t.corp.passes().corp.passes();
    expect(t.asked).toBe('runner last');
  });

  it('N-RUN-16 a program installed in the encounter breaks the same ice', () => {
    const t = meets('keeper', { runner: { bits: 6, rig: ['self-modifying-code'], pile: ['codecracker', 'score'] } });
    t.runner.uses('self-modifying-code').runner.shows('codecracker');
    for (let i = 0; i < 4; i++) t.runner.boosts('codecracker');
    t.runner.breaks('codecracker', 0).runner.passes();
    expect([t.asked, t.runner.bits]).toEqual(['runner last', 0]);
  });
});
