/** Advancing and scoring (N-SCO). */
import { describe, expect, it } from 'vitest';
import { CORP } from '../../../../../src/rules/netrunner/table.ts';
import {
  type Place,
  plays,
  revealed,
  rezzed,
  runs,
  scenario,
  several,
  uses,
  withCounters,
} from '../../../../support/scenario.ts';

const advanced = (card: string, count: number): Place => withCounters(card, { advancement: count });
const advancement = (card: { counters: Readonly<Record<string, number>> }): number => card.counters['advancement'] ?? 0;

describe('advancing', () => {
  it('N-SCO-01 only agendas, and nodes that say so, can be advanced', () => {
    const t = scenario({
      forts: {
        f1: { inside: ['rockerboy-promotion'] },
        f2: { inside: ['vacant-soulkiller'] },
        f3: { ice: ['keeper'], inside: ['red-herrings', 'hostile-takeover'] },
      },
    });
    for (const card of ['rockerboy-promotion', 'red-herrings', 'keeper'])
      t.refuses('E-TARGET', () => t.corp.advances(card));
    t.corp.advances('vacant-soulkiller').corp.advances('hostile-takeover');
    expect(advancement(t.installed('vacant-soulkiller'))).toBe(1);
    expect(advancement(t.installed('hostile-takeover'))).toBe(1);
  });

  it('N-SCO-02 an agenda in HQ cannot be advanced, only an installed one', () => {
    const t = scenario({ corp: { hand: ['hostile-takeover'], down: ['marine-arcology'] } });
    t.refuses('E-TARGET', () => t.corp.does({ do: 'advance', slot: 99 }));
    t.refuses('E-TARGET', () => t.corp.advances('marine-arcology'));
    t.corp.installs('hostile-takeover', 'new').corp.advances('hostile-takeover');
    expect(advancement(t.installed('hostile-takeover'))).toBe(1);
  });

  it('N-SCO-03 one action and one bit put one counter on the card', () => {
    const t = scenario({ corp: { bits: 2 }, forts: { f1: { inside: ['marine-arcology'] } } });
    t.corp.advances('marine-arcology').corp.advances('marine-arcology');
    expect([advancement(t.installed('marine-arcology')), t.corp.bits, t.table.actions]).toEqual([2, 0, 1]);
    t.refuses('E-BITS', () => t.corp.advances('marine-arcology'));
    t.corp.takesBit();
    t.refuses('E-ACTIONS', () => t.corp.advances('marine-arcology'));
  });

  it('N-SCO-04 an agenda may hold more counters than its difficulty', () => {
    const t = scenario({ forts: { f1: { inside: [advanced('hostile-takeover', 3)] } } });
    t.corp.advances('hostile-takeover');
    expect(advancement(t.installed('hostile-takeover'))).toBe(4);
  });

  it('N-SCO-13 a scored agenda cannot be advanced further', () => {
    const t = scenario({ corp: { scored: ['hostile-takeover'] }, forts: { f1: { inside: ['marine-arcology'] } } });
    t.refuses('E-TARGET', () => t.corp.advances('hostile-takeover'));
    expect(t.moves(CORP)).not.toContainEqual({ do: 'advance', slot: t.slot('hostile-takeover') });
  });

  it('N-SCO-14 a node keeps its counters through rezzing, and each of them makes it stronger', () => {
    const t = scenario({
      actions: 2,
      forts: { f1: { inside: [advanced('vacant-soulkiller', 1)] } },
      runner: { hand: several(5) },
    });
    t.corp.advances('vacant-soulkiller').corp.rezzes('vacant-soulkiller');
    expect(advancement(t.installed('vacant-soulkiller'))).toBe(2);
    t.corp.advances('vacant-soulkiller');
    expect(advancement(t.installed('vacant-soulkiller')), 'after rezzing too').toBe(3);
    t.until('runner action').runner.runs('f1');
    t.until('runner last').runner.passes();
    t.until('runner settle');
    expect(t.table.runner.brain).toBe(3);
  });

  it('N-SCO-15 counters placed by an operation cost only its own bits and action', () => {
    const t = plays('systematic-layoffs', {
      corp: { bits: 5 },
      forts: { f1: { inside: [advanced('hostile-takeover', 1)] }, f2: { inside: ['rockerboy-promotion'] } },
    });
    t.refuses('E-TARGET', () => t.corp.chooses(1, 1));
    t.corp.chooses(2, 0);
    expect([t.corp.bits, t.table.actions, advancement(t.installed('hostile-takeover'))]).toEqual([0, 2, 3]);
  });
});

describe('scoring', () => {
  const ready = (more: object = {}) =>
    scenario({ forts: { f1: { inside: [advanced('tycho-extension', 4)] } }, ...more });

  it('N-SCO-05 an agenda is scored with as many counters as its difficulty, or more', () => {
    const t = scenario({
      forts: { f1: { inside: [advanced('tycho-extension', 3)] }, f2: { inside: [advanced('hostile-takeover', 5)] } },
    });
    t.corp.takesBit();
    const refusal = t.refuses('E-STATE', () => t.corp.scores('tycho-extension'));
    expect(refusal.text).toContain('3 of 4');
    t.corp.advances('tycho-extension').corp.scores('tycho-extension').corp.scores('hostile-takeover');
    expect(t.table.corp.points).toBe(5);
  });

  it('N-SCO-06 agendas can be scored at the start of the Corp’s turn or after its own actions, but not in the Runner’s turn', () => {
    const t = ready({ turn: 'runner', actions: 1 });
    t.refuses('E-TURN', () => t.corp.scores('tycho-extension'));
    t.runner.draws();
    expect(t.asked).toBe('corp after');
    t.refuses('E-WINDOW', () => t.corp.scores('tycho-extension'));
    t.until('corp start').corp.scores('tycho-extension');
    expect(t.table.corp.points).toBe(4);
  });

  it('N-SCO-06 after the draw, before the first action, agendas can no longer be scored at the start of the turn', () => {
    const t = ready();
    expect(t.asked).toBe('corp action');
    t.refuses('E-WINDOW', () => t.corp.scores('tycho-extension'));
  });

  it('N-SCO-07 scoring takes no action and no bits, so it works after the third action', () => {
    const t = ready({ corp: { bits: 0 }, actions: 1 });
    t.corp.draws();
    expect([t.asked, t.table.actions]).toEqual(['corp after', 0]);
    t.corp.scores('tycho-extension');
    expect([t.table.corp.points, t.corp.bits]).toEqual([4, 0]);
  });

  it('N-SCO-08 the Corp may delay scoring, and the ready agenda can be stolen', () => {
    const t = ready({ actions: 1 });
    t.corp.draws().until('runner action');
    expect(t.inside('f1')).toEqual(['tycho-extension']);
    t.runner.runs('f1').until('runner action');
    expect(t.table.runner.stolen).toEqual(['tycho-extension']);
    expect([t.table.runner.points, t.table.corp.points]).toEqual([4, 0]);
  });

  it('N-SCO-09 N-HID-22 a scored agenda leaves its fort, loses its counters and is face up with its points', () => {
    const t = scenario({ forts: { f1: { ice: ['keeper'], inside: [advanced('hostile-takeover', 3)] } } });
    t.corp.takesBit().corp.scores('hostile-takeover');
    const card = t.installed('hostile-takeover');
    expect([t.table.corp.points, advancement(card), card.card, card.fort]).toEqual([1, 0, 'hostile-takeover', null]);
    expect(t.inside('f1')).toEqual([]);
    expect(t.table.corp.scored).toEqual([card.slot]);
  });

  it('N-SCO-10 an extra action each turn counts immediately, and in every later turn', () => {
    const t = scenario({ corp: { bits: 9 }, forts: { f1: { inside: [advanced('subsidiary-branch', 5)] } } });
    t.corp.advances('subsidiary-branch').corp.scores('subsidiary-branch');
    expect(t.table.actions, '2 + 1').toBe(3);
    t.corp.takesBit().corp.takesBit().corp.takesBit();
    for (let i = 0; i < 4; i++) t.until('runner action').runner.takesBit();
    t.until('corp action');
    expect(t.table.actions).toBe(4);
  });

  it('N-SCO-11 the Runner gets the points of a stolen agenda, but never its effect', () => {
    const t = runs('f1', { forts: { f1: { inside: ['subsidiary-branch'] } } }).until('runner action');
    expect([t.table.runner.points, t.table.actions]).toEqual([1, 3]);
    for (let i = 0; i < 3; i++) t.until('runner action').runner.takesBit();
    t.until('corp action');
    expect(t.table.actions, 'nor does the Corp').toBe(3);
    for (let i = 0; i < 3; i++) t.until('corp action').corp.takesBit();
    t.until('runner action');
    expect(t.table.actions).toBe(4);
  });

  it('N-SCO-12 agenda points can be spent, and the cards set aside stay', () => {
    const t = uses('databroker', { runner: { bits: 0, points: 2, stolen: ['marine-arcology'], rig: ['databroker'] } });
    expect([t.table.runner.points, t.runner.bits, t.table.runner.stolen]).toEqual([1, 10, ['marine-arcology']]);
    t.runner.uses('databroker');
    expect(t.table.runner.points).toBe(0);
  });

  it('N-SCO-12 agenda points never go below zero', () => {
    const t = scenario({ turn: 'runner', runner: { rig: ['databroker'] } });
    t.refuses('E-LIMIT', () => t.runner.uses('databroker'));
  });

  it('N-SCO-16 two ready agendas are scored one after the other, and the second may win', () => {
    const t = scenario({
      corp: { points: 1 },
      forts: {
        f1: { inside: [advanced('employee-empowerment', 4)] },
        f2: { inside: [advanced('main-office-relocation', 4)] },
      },
    });
    t.corp.takesBit().corp.scores('employee-empowerment');
    expect([t.table.corp.points, t.over]).toEqual([4, null]);
    t.corp.scores('main-office-relocation');
    expect([t.table.corp.points, t.over?.winner]).toEqual([7, CORP]);
  });

  it('R-GEN-58 N-SCO-17 an agenda of difficulty 0 has to be installed before it can be scored', () => {
    const t = scenario({
      corp: { hand: ['hostile-takeover'], scored: Array(3).fill('executive-extraction') },
      forts: { f1: { inside: ['marine-arcology'] } },
    });
    t.corp.takesBit();
    t.refuses('E-TARGET', () => t.corp.does({ do: 'score', slot: 99, card: 'hostile-takeover' }));
    t.corp.installs('hostile-takeover', 'new').corp.scores('hostile-takeover');
    expect([t.table.corp.points, t.corp.bits]).toEqual([1, 5 + 1 + 5]);
  });

  it('N-SCO-17 an agenda with a lowered difficulty still needs the remaining counters', () => {
    const t = scenario({
      corp: { scored: ['executive-extraction'] },
      forts: { f1: { inside: [advanced('hostile-takeover', 1)] }, f2: { inside: [advanced('marine-arcology', 2)] } },
    });
    t.corp.takesBit();
    t.refuses('E-STATE', () => t.corp.scores('hostile-takeover'));
    t.refuses('E-STATE', () => t.corp.scores('marine-arcology'));
    t.corp.advances('hostile-takeover').corp.scores('hostile-takeover');
    expect(t.table.corp.points).toBe(1);
  });

  it('N-SCO-05 only an agenda can be scored, and only under its own name', () => {
    const t = scenario({
      forts: {
        f1: { inside: [rezzed('vacant-soulkiller', { advancement: 9 })] },
        f2: { inside: [revealed('red-herrings')] },
      },
    });
    t.corp.takesBit();
    t.refuses('E-TARGET', () => t.corp.scores('vacant-soulkiller'));
    t.refuses('E-CARD', () => t.corp.does({ do: 'score', slot: t.slot('red-herrings'), card: 'tycho-extension' }));
  });
});
