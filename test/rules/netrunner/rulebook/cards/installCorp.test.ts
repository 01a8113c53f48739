/** Chapter 5 of RULES.md: installing Corp cards, and forts (N-CINS). */
import { describe, expect, it } from 'vitest';
import { netrunner } from '../../../../../src/rules/netrunner/index.ts';
import {
  plays,
  revealed,
  rezzed,
  runs,
  type Scenario,
  scenario,
  several,
  withCounters,
} from '../../../../support/scenario.ts';

/** Subsidiary forts, in the order they were created. */
const subsidiary = (t: Scenario) => t.table.forts.map((fort) => fort.id).filter((id) => id.startsWith('f'));

describe('installing inside a fort', () => {
  it('N-CINS-01 a Corp card is installed face down and does nothing until it is rezzed', () => {
    const t = scenario({ corp: { hand: ['rockerboy-promotion'] } });
    t.corp.installs('rockerboy-promotion', 'new');
    expect(t.installed('rockerboy-promotion')).toMatchObject({ card: null, active: false, ice: false });
    expect(JSON.stringify([t.table, t.local.known[1]])).not.toContain('rockerboy');
    t.refuses('E-STATE', () => t.corp.uses('rockerboy-promotion'));
    const upgrade = runs('hq', {
      runner: { bits: 0 },
      forts: { hq: { inside: ['red-herrings'] } },
      corp: { hand: ['hostile-takeover'] },
    });
    upgrade.until('corp final').corp.passes();
    // The unrezzed upgrade does not make stealing more expensive.
    upgrade.runner.chooses(0);
    expect(upgrade.table.runner.stolen).toEqual(['hostile-takeover']);
  });

  it('N-CINS-02 agendas, nodes and upgrades go inside a fort, ice goes on it', () => {
    const t = scenario({ corp: { hand: ['keeper', 'trap', 'red-herrings'] }, forts: { f1: { ice: ['filter'] } } });
    t.refuses('E-PLACE', () => t.corp.installs('keeper', 'f1', { ice: false }));
    t.refuses('E-PLACE', () => t.corp.installs('trap', 'f1', { ice: true }));
    t.refuses('E-PLACE', () => t.corp.installs('red-herrings', 'hq', { ice: true }));
    t.corp.installs('keeper', 'f1').corp.installs('trap', 'f1');
    expect([t.ice('f1'), t.inside('f1')]).toEqual([['keeper', 'filter'], ['trap']]);
  });

  it('N-CINS-03 agendas and nodes go only into subsidiary forts', () => {
    const t = scenario({ corp: { hand: ['rockerboy-promotion', 'tycho-extension'] } });
    for (const fort of ['hq', 'rd', 'archives']) {
      t.refuses('E-PLACE', () => t.corp.installs('rockerboy-promotion', fort));
      t.refuses('E-PLACE', () => t.corp.installs('tycho-extension', fort));
    }
    // Only the Corp saw the refusal: nothing on the table or in an event reveals it.
    expect(t.events).toEqual([]);
    t.corp.installs('rockerboy-promotion', 'new');
    expect(t.inside('f1')).toEqual(['rockerboy-promotion']);
  });

  it('N-CINS-04 any number of upgrades go inside any fort', () => {
    const t = scenario({
      actions: 4,
      corp: { hand: several(4, 'red-herrings') },
      forts: { f1: { inside: ['tycho-extension', 'dieter-esslin', 'red-herrings'] } },
    });
    t.corp.installs('red-herrings', 'f1');
    expect(t.inside('f1')).toEqual(['tycho-extension', 'dieter-esslin', 'red-herrings', 'red-herrings']);
    t.corp.installs('red-herrings', 'hq').corp.installs('red-herrings', 'rd').corp.installs('red-herrings', 'archives');
    expect([t.inside('hq'), t.inside('rd'), t.inside('archives')]).toEqual(Array(3).fill(['red-herrings']));
  });

  it('N-CINS-05 a fort holds one agenda or one node: a second one has to overwrite it', () => {
    const t = scenario({
      corp: { hand: ['tycho-extension', 'trap'] },
      forts: { f1: { inside: ['rockerboy-promotion'] } },
    });
    expect(t.refuses('E-STATE', () => t.corp.installs('tycho-extension', 'f1')).text).toContain('That fort is full');
    t.refuses('E-STATE', () => t.corp.installs('trap', 'f1'));
    t.corp.installs('tycho-extension', 'f1', { over: 'rockerboy-promotion' });
    expect(t.inside('f1')).toEqual(['tycho-extension']);
  });

  it('N-CINS-06 overwriting is one action, costs no bits and loses the old card’s counters', () => {
    const t = scenario({
      corp: { bits: 0, hand: ['trap', 'red-herrings'] },
      forts: { f1: { inside: [withCounters('tycho-extension', { advancement: 2 })] } },
    });
    t.refuses('E-TYPE', () => t.corp.installs('red-herrings', 'f1', { over: 'tycho-extension' }));
    t.corp.installs('trap', 'f1', { over: 'tycho-extension' });
    expect([t.inside('f1'), t.installed('trap').counters, t.table.corp.down.length, t.table.actions]).toEqual([
      ['trap'],
      {},
      1,
      2,
    ]);
    expect(t.installed('tycho-extension')).toMatchObject({ fort: null, counters: {} });
  });

  it('R-GEN-34 N-CINS-07 an overwritten card goes to the face-down pile if it was face down, else to the face-up pile', () => {
    const t = scenario({
      corp: { hand: several(3, 'trap') },
      forts: {
        f1: { inside: ['tycho-extension'] },
        f2: { inside: [rezzed('rockerboy-promotion')] },
        f3: { inside: [revealed('solo-squad')] },
      },
    });
    t.corp.installs('trap', 'f1', { over: 'tycho-extension' });
    expect([t.table.corp.down.length, t.table.corp.up]).toEqual([1, []]);
    expect(JSON.stringify(t.table)).not.toContain('tycho');
    t.corp.installs('trap', 'f2', { over: 'rockerboy-promotion' });
    t.corp.installs('trap', 'f3', { over: 'solo-squad' });
    expect([t.table.corp.down.length, t.table.corp.up]).toEqual([1, ['solo-squad', 'rockerboy-promotion']]);
  });

  it('N-CINS-08 upgrades are not overwritten, and stay when the node in their fort is', () => {
    const t = scenario({
      corp: { hand: ['trap'] },
      forts: { hq: { inside: ['dieter-esslin'] }, f1: { inside: ['rockerboy-promotion', 'red-herrings'] } },
    });
    t.refuses('E-TARGET', () => t.corp.installs('trap', 'f1', { over: 'red-herrings' }));
    t.refuses('E-TARGET', () => t.corp.installs('trap', 'f1', { over: 'dieter-esslin' }));
    t.corp.installs('trap', 'f1', { over: 'rockerboy-promotion' });
    expect(t.inside('f1')).toEqual(['red-herrings', 'trap']);
  });

  it('N-CINS-08 a face-down card next to a rezzed node cannot be the one to overwrite, even on the Runner’s phone', () => {
    const t = scenario({ corp: { hand: ['trap'] }, forts: { f1: { inside: [rezzed('solo-squad'), 'red-herrings'] } } });
    const over = (card: string) =>
      netrunner.refusal(t.table, 0, { do: 'install', ice: false, fort: 'f1', over: t.slot(card) })?.kind;
    expect([over('solo-squad'), over('red-herrings')]).toEqual([undefined, 'E-TARGET']);
  });

  it('N-CINS-03 N-CINS-05 a revealed card must be one that may be there', () => {
    const t = scenario({
      turn: 'runner',
      corp: { bits: 9 },
      runner: { rig: ['mouse'] },
      forts: {
        hq: { inside: ['red-herrings'] },
        f1: { inside: [rezzed('solo-squad'), 'dieter-esslin'] },
        f2: { inside: [withCounters('tycho-extension', { advancement: 1 })] },
      },
    });
    const used = netrunner.answer(t.table, {
      kind: 'move',
      seat: 1,
      move: { do: 'use', slot: t.slot('mouse'), ability: 0 },
    });
    if (!used.ok) throw new Error(JSON.stringify(used.error));
    const turnsUp = (card: string, face: string): string => {
      const picks = [t.slot(card)];
      const asked = netrunner.answer(used.value.table, { kind: 'move', seat: 1, move: { do: 'choose', picks } });
      if (!asked.ok) throw new Error(JSON.stringify(asked.error));
      const shown = netrunner.answer(asked.value.table, { kind: 'show', faces: [face] });
      return shown.ok ? 'shown' : shown.error.kind;
    };
    expect(['red-herrings', 'tycho-extension', 'trap', 'keeper'].map((face) => turnsUp('red-herrings', face))).toEqual([
      'shown',
      'E-FORM',
      'E-FORM',
      'E-FORM',
    ]);
    expect(['red-herrings', 'tycho-extension', 'trap'].map((face) => turnsUp('dieter-esslin', face))).toEqual([
      'shown',
      'E-FORM',
      'E-FORM',
    ]);
    const advanced = ['tycho-extension', 'experimental-ai', 'trap', 'red-herrings', 'night-shift'];
    expect(advanced.map((face) => turnsUp('tycho-extension', face))).toEqual([
      'shown',
      'shown',
      'E-FORM',
      'E-FORM',
      'E-FORM',
    ]);
    t.runner.takesBit();
    const rez = (slot: number, card: string) => netrunner.refusal(t.table, 0, { do: 'rez', slot, card })?.kind;
    expect([rez(t.slot('red-herrings'), 'trap'), rez(t.slot('dieter-esslin'), 'night-shift')]).toEqual([
      'E-CARD',
      'E-CARD',
    ]);
  });

  it('N-CINS-15 installing inside a fort costs no bits', () => {
    const t = scenario({
      corp: { bits: 0, hand: ['rockerboy-promotion', 'red-herrings'] },
      forts: { f1: { ice: ['keeper', 'filter'] } },
    });
    t.corp.installs('rockerboy-promotion', 'f1').corp.installs('red-herrings', 'f1');
    expect([t.corp.bits, t.table.actions, t.inside('f1').length]).toEqual([0, 1, 2]);
  });

  it('N-CINS-24 installed cards are not moved between forts', () => {
    const t = scenario({ forts: { hq: { ice: ['keeper'] }, f1: { inside: ['trap'] } } });
    t.refuses('E-FORM', () => t.corp.does({ do: 'move', slot: t.slot('keeper'), fort: 'rd' }));
    t.refuses('E-FORM', () => t.corp.does({ do: 'install', slot: t.slot('keeper'), ice: true, fort: 'rd' }));
    t.refuses('E-CARD', () => t.corp.installs('keeper', 'rd'));
  });

  it('R-GEN-05 N-CINS-25 cards in HQ are stored, not installed: there is nothing to expose', () => {
    const t = scenario({ turn: 'runner', runner: { rig: ['mouse'] }, corp: { hand: ['trap', 'rockerboy-promotion'] } });
    t.refuses('E-TARGET', () => t.runner.uses('mouse'));
    const stored = scenario({ corp: { hand: ['tycho-extension'], up: ['hostile-takeover'], down: ['corporate-war'] } });
    stored.refuses('E-TARGET', () => stored.corp.advances('corporate-war'));
    expect(stored.moves(0).some((move) => move.do === 'advance')).toBe(false);
  });

  it('N-CINS-26 a card is installed only from HQ', () => {
    const t = scenario({ corp: { up: ['trap'], down: ['keeper'], pile: ['filter', 'quandary'] } });
    t.refuses('E-CARD', () => t.corp.installs('trap', 'new'));
    t.refuses('E-CARD', () => t.corp.installs('keeper', 'hq'));
    t.refuses('E-CARD', () => t.corp.installs('filter', 'hq'));
  });
});

describe('forts', () => {
  it('N-CINS-09 a card installed away from all forts makes a new one', () => {
    const t = scenario({ corp: { hand: ['red-herrings', 'trap', 'tycho-extension'] } });
    t.corp.installs('red-herrings', 'new');
    expect([subsidiary(t), t.inside('f1')]).toEqual([['f1'], ['red-herrings']]);
    t.corp.installs('trap', 'new').corp.installs('tycho-extension', 'new');
    expect([subsidiary(t), t.inside('f2'), t.inside('f3')]).toEqual([
      ['f1', 'f2', 'f3'],
      ['trap'],
      ['tycho-extension'],
    ]);
  });

  it('N-CINS-10 ice is enough to make a fort, and more ice may be installed on an empty one', () => {
    const t = scenario({ corp: { bits: 1, hand: ['keeper', 'filter'] } });
    t.corp.installs('keeper', 'new');
    expect([t.ice('f1'), t.inside('f1'), t.corp.bits]).toEqual([['keeper'], [], 1]);
    t.corp.installs('filter', 'f1');
    expect([t.ice('f1'), t.inside('f1'), t.corp.bits]).toEqual([['filter', 'keeper'], [], 0]);
  });

  it('R-GEN-03 N-CINS-11 a fort whose agenda was stolen can hold a new node behind its ice', () => {
    const t = runs('f1', {
      actions: 1,
      corp: { hand: ['trap'] },
      forts: { f1: { ice: ['keeper', 'filter'], inside: ['tycho-extension'] } },
    });
    t.until('corp action');
    expect([t.table.runner.stolen, t.inside('f1')]).toEqual([['tycho-extension'], []]);
    t.corp.installs('trap', 'f1');
    expect([t.ice('f1'), t.inside('f1'), t.corp.bits]).toEqual([['keeper', 'filter'], ['trap'], 5]);
  });

  it('R-GEN-03 N-CINS-12 T-6 a subsidiary fort ends with its last card', () => {
    const t = scenario({
      actions: 2,
      corp: { hand: ['trap'] },
      forts: { f1: { inside: [withCounters('tycho-extension', { advancement: 4 })] } },
    });
    t.corp.takesBit().corp.scores('tycho-extension');
    expect(subsidiary(t)).toEqual([]);
    t.refuses('E-PLACE', () => t.corp.installs('trap', 'f1'));
    t.corp.installs('trap', 'new');
    // A new fort never gets the old fort's id.
    expect(subsidiary(t)).toEqual(['f2']);
    t.until('runner action');
    t.refuses('E-PLACE', () => t.runner.runs('f1'));
    t.runner.runs('f2');
    expect(t.table.run?.fort).toBe('f2');
  });

  it('R-GEN-06 N-CINS-14 central forts never disappear: an empty HQ can be run on', () => {
    const t = runs('hq', { corp: { hand: [] } }).until('runner action');
    expect(t.table.past.turn).toContainEqual({ kind: 'success', fort: 'hq' });
    expect(t.table.forts.map((fort) => fort.id)).toEqual(['hq', 'rd', 'archives']);
  });
});

describe('installing ice', () => {
  it('N-CINS-16 ice costs one bit for each ice already on that fort', () => {
    const t = scenario({ corp: { bits: 9, hand: ['code-corpse'] }, forts: { hq: { ice: ['keeper'] } } });
    t.corp.installs('code-corpse', 'hq');
    expect(t.corp.bits).toBe(8);
    const poor = scenario({ corp: { bits: 1, hand: ['keeper'] }, forts: { hq: { ice: ['filter', 'quandary'] } } });
    expect(poor.refuses('E-BITS', () => poor.corp.installs('keeper', 'hq')).text).toMatch(/2.*1/);
    const free = scenario({ corp: { bits: 0, hand: ['keeper'] } });
    free.corp.installs('keeper', 'hq');
    expect(free.ice('hq')).toEqual(['keeper']);
  });

  it('N-CINS-17 rezzed and unrezzed ice count toward that cost, ice on other forts does not', () => {
    const t = scenario({
      corp: { bits: 2, hand: ['keeper', 'hunter'] },
      forts: { rd: { ice: [rezzed('filter'), 'quandary'] } },
    });
    t.corp.installs('keeper', 'hq');
    expect(t.corp.bits).toBe(2);
    t.corp.installs('hunter', 'rd');
    expect(t.corp.bits).toBe(0);
  });

  it('N-CINS-18 new ice is always outermost', () => {
    const t = scenario({ corp: { hand: ['code-corpse'] }, forts: { hq: { ice: ['keeper'] } } });
    // The move's format allows no other place.
    t.refuses('E-FORM', () =>
      t.corp.does({ do: 'install', hidden: 'code-corpse', ice: true, fort: 'hq', position: 2 }),
    );
    t.corp.installs('code-corpse', 'hq');
    expect(t.ice('hq')).toEqual(['code-corpse', 'keeper']);
  });

  it('N-CINS-19 when installing ice, the Corp may first trash ice on that fort, which lowers the cost', () => {
    const t = scenario({
      corp: { bits: 1, hand: ['hunter', 'trap'] },
      forts: { hq: { ice: ['keeper', 'filter', 'quandary'] }, rd: { ice: ['banpei'] } },
    });
    t.refuses('E-BITS', () => t.corp.installs('hunter', 'hq'));
    t.refuses('E-TARGET', () => t.corp.installs('hunter', 'archives', { clear: true }));
    t.refuses('E-TARGET', () => t.corp.installs('trap', 'new', { clear: true }));
    t.corp.installs('hunter', 'hq', { clear: true });
    t.refuses('E-TARGET', () => t.corp.choosesCards('banpei', 'keeper'));
    t.refuses('E-TARGET', () => t.corp.chooses(99, t.slot('keeper')));
    t.refuses('E-BITS', () => t.corp.choosesCards('keeper'));
    t.corp.choosesCards('keeper', 'quandary');
    expect([t.ice('hq'), t.corp.bits, t.table.actions]).toEqual([['hunter', 'filter'], 0, 2]);
  });

  it('N-CINS-20 the new ice is outermost whatever was trashed', () => {
    const t = scenario({
      corp: { bits: 2, hand: ['hunter'] },
      forts: { hq: { ice: ['keeper', 'filter', 'quandary'] } },
    });
    t.corp.installs('hunter', 'hq', { clear: true }).corp.choosesCards('quandary');
    expect([t.ice('hq'), t.corp.bits]).toEqual([['hunter', 'keeper', 'filter'], 0]);
  });

  it('R-GEN-34 N-CINS-21 ice trashed that way goes to Archives face down or face up, as it was', () => {
    const t = scenario({ corp: { hand: ['hunter'] }, forts: { hq: { ice: ['keeper', rezzed('filter')] } } });
    t.corp.installs('hunter', 'hq', { clear: true }).corp.choosesCards('keeper', 'filter');
    expect([t.table.corp.down.length, t.table.corp.up, t.corp.bits]).toEqual([1, ['filter'], 5]);
    expect(JSON.stringify(t.table)).not.toContain('keeper');
  });

  it('N-CINS-27 installs from a card’s effect take no further action, but ice is paid for', () => {
    const t = plays('edgerunner-inc-temps', {
      corp: { bits: 2, hand: ['hunter', 'trap', 'keeper', 'night-shift'] },
      forts: { hq: { ice: ['filter'] } },
    });
    expect([t.corp.bits, t.table.actions]).toEqual([1, 2]);
    t.refuses('E-WINDOW', () => t.corp.takesBit());
    t.refuses('E-WINDOW', () => t.corp.plays('night-shift'));
    t.refuses('E-TYPE', () => t.corp.installs('night-shift', 'new'));
    t.corp.installs('hunter', 'hq');
    expect([t.ice('hq'), t.corp.bits, t.table.actions]).toEqual([['hunter', 'filter'], 0, 2]);
    t.refuses('E-BITS', () => t.corp.installs('keeper', 'hq'));
    t.corp.installs('trap', 'new');
    // The third card need not be installed.
    t.corp.passes().corp.takesBit();
    expect([t.corp.bits, t.table.actions]).toEqual([1, 1]);
    const all = plays('edgerunner-inc-temps', { actions: 1, corp: { bits: 1, hand: ['hunter', 'banpei', 'keeper'] } });
    all.corp.installs('hunter', 'hq').corp.installs('banpei', 'rd');
    all.corp.installs('keeper', 'archives');
    expect([all.asked, all.corp.hand]).toEqual(['runner action', []]);
  });

  it('N-CINS-22 when ice leaves, the ice outside it moves inward', () => {
    const t = scenario({
      corp: { bits: 9, hand: ['hunter', 'banpei'] },
      forts: { hq: { ice: ['keeper', 'filter', 'quandary'] } },
    });
    t.corp.installs('hunter', 'hq', { clear: true }).corp.choosesCards('filter');
    expect([t.ice('hq'), t.corp.bits]).toEqual([['hunter', 'keeper', 'quandary'], 7]);
    // The cost of the next ice counts the ice there now.
    t.corp.installs('banpei', 'hq');
    expect([t.ice('hq'), t.corp.bits]).toEqual([['banpei', 'hunter', 'keeper', 'quandary'], 4]);
    t.corp.takesBit().until('runner action').runner.runs('hq');
    expect(t.events).toContainEqual({ kind: 'approached', slot: t.slot('banpei') });
  });

  it('N-CINS-23 ice may be installed on any existing fort', () => {
    const t = scenario({
      actions: 5,
      corp: { bits: 0, hand: ['keeper', 'filter', 'quandary', 'hunter'] },
      forts: { f1: { inside: ['trap'] } },
    });
    t.refuses('E-PLACE', () => t.corp.installs('keeper', 'f2'));
    t.corp.installs('keeper', 'archives').corp.installs('filter', 'hq').corp.installs('quandary', 'rd');
    t.corp.installs('hunter', 'f1');
    expect(['archives', 'hq', 'rd', 'f1'].map((fort) => t.ice(fort)[0])).toEqual([
      'keeper',
      'filter',
      'quandary',
      'hunter',
    ]);
    expect([t.corp.bits, t.table.actions]).toEqual([0, 1]);
  });
});
