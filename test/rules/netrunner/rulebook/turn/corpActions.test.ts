/** Chapter 3 of RULES.md: the Corp's actions (N-CACT). */
import { describe, expect, it } from 'vitest';
import { rezzed, scenario, several, withCounters } from '../../../../support/scenario.ts';

const six = ['keeper', 'filter', 'quandary', 'hunter', 'banpei', 'sleeper'];

describe('the Corp’s actions', () => {
  it('N-CACT-01 the Corp draws a card from R&D', () => {
    const t = scenario({
      corp: { hand: ['keeper', 'filter', 'quandary', 'hunter'], pile: ['banpei', ...several(29, 'filter')] },
    });
    t.corp.draws();
    expect([t.table.corp.pile, t.table.corp.hand, t.table.actions]).toEqual([29, 5, 2]);
    expect(t.corp.hand).toContain('banpei');
    const runners = scenario({ turn: 'runner' });
    runners.refuses('E-TURN', () => runners.corp.draws());
    const over = scenario({ at: 'end', corp: { hand: six } });
    over.refuses('E-ACTIONS', () => over.corp.draws());
  });

  it('N-CACT-02 a Corp that draws from an empty R&D as an action loses', () => {
    const t = scenario({ corp: { pile: [] } });
    expect(t.moves(0)).toContainEqual({ do: 'draw' });
    t.corp.draws();
    expect(t.over?.winner).toBe(1);
  });

  it('N-CACT-03 the Corp takes bits one at a time, and the bank never runs out', () => {
    const t = scenario({ corp: { bits: 8 } });
    t.corp.takesBit().corp.takesBit();
    expect([t.corp.bits, t.table.actions]).toEqual([10, 1]);
    const rich = scenario({ corp: { bits: 1_000_000 } });
    rich.corp.takesBit();
    expect(rich.corp.bits).toBe(1_000_001);
    const over = scenario({ at: 'end', corp: { hand: six } });
    over.refuses('E-ACTIONS', () => over.corp.takesBit());
  });

  it('N-CACT-04 the Corp installs an agenda, ice, node or upgrade from HQ, but never an operation', () => {
    const t = scenario({
      actions: 4,
      corp: { hand: ['accounts-receivable', 'tycho-extension', 'trap', 'red-herrings', 'keeper'] },
    });
    t.refuses('E-TYPE', () => t.corp.installs('accounts-receivable', 'new'));
    t.corp.installs('tycho-extension', 'new').corp.installs('trap', 'new').corp.installs('red-herrings', 'hq');
    t.corp.installs('keeper', 'hq');
    expect([t.inside('f1'), t.inside('f2'), t.inside('hq'), t.ice('hq')]).toEqual([
      ['tycho-extension'],
      ['trap'],
      ['red-herrings'],
      ['keeper'],
    ]);
    expect([t.table.actions, t.corp.hand]).toEqual([0, ['accounts-receivable']]);
  });

  it('N-CACT-05 the Corp plays an operation from HQ', () => {
    const t = scenario({ corp: { bits: 5, hand: ['accounts-receivable', 'keeper'] } });
    t.refuses('E-TYPE', () => t.corp.plays('keeper'));
    t.corp.plays('accounts-receivable');
    expect([t.corp.bits, t.table.actions, t.table.corp.up]).toEqual([9, 2, ['accounts-receivable']]);
    const poor = scenario({ corp: { bits: 4, hand: ['accounts-receivable'] } });
    const refusal = poor.refuses('E-BITS', () => poor.corp.plays('accounts-receivable'));
    expect(refusal.text).toMatch(/5.*4/);
  });

  it('N-CACT-06 the Corp advances an installed card: one action and one bit for one counter', () => {
    const t = scenario({
      corp: { bits: 1 },
      forts: { f1: { inside: [withCounters('tycho-extension', { advancement: 1 })] } },
    });
    t.corp.advances('tycho-extension');
    expect([t.corp.bits, t.installed('tycho-extension').counters['advancement'], t.table.actions]).toEqual([0, 2, 2]);
    t.refuses('E-BITS', () => t.corp.advances('tycho-extension'));
  });

  it('N-CACT-06 only cards that say so can be advanced', () => {
    const t = scenario({
      corp: { scored: ['marine-arcology'], hand: ['hostile-takeover'] },
      forts: { hq: { ice: ['keeper'], inside: ['red-herrings'] }, f1: { inside: ['rockerboy-promotion'] } },
    });
    for (const card of ['keeper', 'red-herrings', 'rockerboy-promotion', 'marine-arcology'])
      t.refuses('E-TARGET', () => t.corp.advances(card));
    t.refuses('E-TARGET', () => t.corp.does({ do: 'advance', slot: 99 }));
  });

  it('N-CACT-07 while the Runner is tagged the Corp trashes a resource for an action and two bits', () => {
    const t = scenario({ corp: { bits: 5 }, runner: { tags: 1, rig: ['the-short-circuit', 'mouse', 'mram-chip'] } });
    t.refuses('E-TARGET', () => t.corp.trashesResource('mouse'));
    t.refuses('E-TARGET', () => t.corp.trashesResource('mram-chip'));
    t.refuses('E-TARGET', () => t.corp.does({ do: 'trashResource', slot: 99 }));
    t.corp.trashesResource('the-short-circuit');
    expect([t.corp.bits, t.table.runner.trash, t.table.runner.tags, t.table.actions]).toEqual([
      3,
      ['the-short-circuit'],
      1,
      2,
    ]);
    const safe = scenario({ corp: { bits: 5 }, runner: { rig: ['the-short-circuit'] } });
    safe.refuses('E-TAG', () => safe.corp.trashesResource('the-short-circuit'));
    const poor = scenario({ corp: { bits: 1 }, runner: { tags: 1, rig: ['the-short-circuit'] } });
    poor.refuses('E-BITS', () => poor.corp.trashesResource('the-short-circuit'));
  });

  it('N-CACT-08 the Corp uses an ability that costs an action: Euromarket Consortium draws two', () => {
    const setup = { corp: { bits: 4 }, forts: { f1: { inside: [rezzed('euromarket-consortium')] } } };
    const t = scenario(setup);
    t.corp.uses('euromarket-consortium');
    expect([t.table.actions, t.corp.bits, t.table.corp.hand]).toEqual([2, 3, 2]);
    const poor = scenario({ ...setup, corp: { bits: 0 } });
    poor.refuses('E-BITS', () => poor.corp.uses('euromarket-consortium'));
    const over = scenario({
      actions: 1,
      ...setup,
      forts: { f1: { inside: [rezzed('euromarket-consortium')] }, f2: { inside: ['trap'] } },
    });
    over.corp.takesBit();
    over.refuses('E-WINDOW', () => over.corp.uses('euromarket-consortium'));
    const two = scenario({ actions: 1, corp: { scored: ['marine-arcology'] } });
    two.refuses('E-ACTIONS', () => two.corp.uses('marine-arcology'));
  });

  it('N-CACT-08 it cannot do so in the Runner’s turn', () => {
    const t = scenario({
      turn: 'runner',
      forts: { f1: { inside: [rezzed('euromarket-consortium')] }, f2: { inside: ['trap'] } },
    });
    t.refuses('E-TURN', () => t.corp.uses('euromarket-consortium'));
    t.runner.takesBit();
    expect(t.asked).toBe('corp after');
    t.refuses('E-WINDOW', () => t.corp.uses('euromarket-consortium'));
  });

  it('N-CACT-09 N-REZ-06 rezzing and scoring take no action', () => {
    const t = scenario({
      actions: 2,
      corp: { bits: 5 },
      forts: {
        f1: { inside: ['rockerboy-promotion'] },
        f2: { inside: [withCounters('tycho-extension', { advancement: 4 })] },
      },
    });
    t.corp.takesBit();
    expect(t.table.actions).toBe(1);
    t.corp.rezzes('rockerboy-promotion').corp.scores('tycho-extension');
    expect([t.table.actions, t.corp.bits, t.table.corp.points]).toEqual([1, 2, 4]);
    expect(t.asked).toBe('corp action');
  });

  it('N-CACT-10 the Corp has no action for derezzing, moving or trashing its own cards', () => {
    const t = scenario({ forts: { f1: { inside: [rezzed('rockerboy-promotion', { bits: 15 })] } } });
    const slot = t.slot('rockerboy-promotion');
    for (const word of ['trashNode', 'derez', 'move', 'uninstall', 'makeDiscard'])
      t.refuses('E-FORM', () => t.corp.does({ do: word, slot }));
    t.refuses('E-FORM', () => t.corp.does({ do: 'trash', slot }));
    t.refuses('E-FORM', () => t.corp.does({ do: 'discard', slot }));
    const offered = new Set(t.moves(0).map((move) => move.do));
    expect([...offered].sort()).toEqual(['bit', 'draw', 'use']);
  });
});
