/** Nodes and upgrades. */
import { describe, expect, it } from 'vitest';
import { handSize, strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { CORP } from '../../../../src/rules/netrunner/table.ts';
import {
  rezzed,
  runs,
  type Scenario,
  scenario,
  several,
  type TableSetup,
  withCounters,
} from '../../../support/scenario.ts';

const inside = (...cards: NonNullable<NonNullable<TableSetup['forts']>[string]['inside']>) => ({
  f1: { inside: cards },
});

/** The Runner has reached the given fort and accesses it. */
function accesses(fort: string, setup: TableSetup): Scenario {
  return runs(fort, setup).runner.goesOn();
}

describe('nodes', () => {
  it.each([
    ['bbs-whispering-campaign', 16, 2, 0],
    ['rockerboy-promotion', 15, 3, 4],
  ])('%s gives %i bits when it is rezzed and pays %i per action', (id, full, each, cost) => {
    const t = scenario({ at: 'start', corp: { bits: 4 }, forts: inside(id) });
    t.corp.rezzes(id);
    expect([t.installed(id).counters['bits'], t.corp.bits]).toEqual([full, 4 - cost]);
    t.until('corp action').corp.uses(id);
    expect([t.installed(id).counters['bits'], t.corp.bits, t.table.actions]).toEqual([full - each, 4 - cost + each, 2]);
  });

  it.each(['bbs-whispering-campaign', 'rockerboy-promotion'])('%s is trashed with its last bit', (id) => {
    const t = scenario({ corp: { bits: 0 }, forts: inside(rezzed(id, { bits: 1 })) });
    t.corp.uses(id);
    expect([t.corp.bits, t.table.corp.up, t.fort('f1')]).toEqual([1, [id], undefined]);
  });

  it('Holovid Campaign pays a bit each turn without an action, twelve times', () => {
    const t = scenario({ at: 'start', corp: { bits: 4 }, forts: inside('holovid-campaign') });
    t.corp.rezzes('holovid-campaign');
    expect([t.asked, t.corp.bits, t.installed('holovid-campaign').counters['bits']]).toEqual(['corp action', 1, 11]);
  });

  it('Holovid Campaign is trashed with its last bit', () => {
    const t = scenario({ at: 'start', corp: { bits: 0 }, forts: inside(rezzed('holovid-campaign', { bits: 1 })) });
    expect([t.corp.bits, t.table.corp.up]).toEqual([1, ['holovid-campaign']]);
  });

  it('ESA Contract draws two cards for an action', () => {
    const t = scenario({ forts: inside(rezzed('esa-contract')) });
    t.corp.uses('esa-contract');
    expect([t.table.corp.hand, t.table.actions]).toEqual([2, 2]);
  });

  it('Rustbelt HQ Branch raises the hand size by two, but only while it is rezzed', () => {
    const hand = several(7, 'keeper');
    expect(scenario({ at: 'end', corp: { hand }, forts: inside(rezzed('rustbelt-hq-branch')) }).table.turn).toBe(2);
    expect(scenario({ at: 'end', corp: { hand }, forts: inside('rustbelt-hq-branch') }).asked).toBe('corp discard');
  });

  it('Solo Squad damages a tagged Runner for an action', () => {
    const t = scenario({ runner: { hand: ['score', 'score'], tags: 1 }, forts: inside(rezzed('solo-squad')) });
    t.corp.uses('solo-squad');
    expect(t.table.runner.hand).toBe(1);
  });

  it('Solo Squad cannot damage a Runner without tags', () => {
    const t = scenario({ runner: { hand: ['score'] }, forts: inside(rezzed('solo-squad')) });
    t.refuses('E-TAG', () => t.corp.uses('solo-squad'));
  });
});

describe('ambushes', () => {
  const runner = { hand: several(3) };

  it('Setup! damages a Runner who accesses it in HQ', () => {
    const t = accesses('hq', { corp: { hand: ['setup'] }, runner });
    expect([t.table.runner.hand, t.asked]).toEqual([1, 'runner settle']);
    t.runner.trashes('setup');
    expect(t.table.corp.up).toEqual(['setup']);
  });

  it('Setup! does damage from R&D, where the Runner has to show it', () => {
    const t = accesses('rd', { corp: { pile: ['setup', 'keeper'] }, runner });
    t.refuses('E-PENDING', () => t.runner.passes());
    t.runner.shows('setup');
    expect(t.table.runner.hand).toBe(1);
  });

  it('Setup! is harmless in Archives and while unrezzed in a fort', () => {
    expect(accesses('archives', { corp: { up: ['setup'] }, runner }).table.runner.hand).toBe(3);
    const t = accesses('f1', { runner, forts: inside('setup') });
    expect(t.asked).toBe('corp final');
    expect(t.corp.passes().table.runner.hand).toBe(3);
  });

  it('Setup! does damage in its fort if it is rezzed before the access', () => {
    const t = accesses('f1', { runner, forts: inside('setup') });
    t.corp.rezzes('setup');
    expect(t.table.runner.hand).toBe(1);
  });

  it('Bel-Digmo Antibody is shuffled into R&D when it is rezzed, and damages any Runner who accesses it there', () => {
    const t = scenario({ at: 'start', corp: { pile: ['keeper'] }, forts: inside('bel-digmo-antibody') });
    t.corp.rezzes('bel-digmo-antibody');
    const { hand, pile } = t.local.known[CORP];
    expect([t.fort('f1'), [...hand, ...pile].sort()]).toEqual([undefined, ['bel-digmo-antibody', 'keeper']]);
    const found = accesses('rd', { corp: { pile: ['bel-digmo-antibody', 'keeper'] }, runner });
    found.refuses('E-PENDING', () => found.runner.passes());
    expect(found.runner.shows('bel-digmo-antibody').table.runner.hand).toBe(2);
  });

  it('Bel-Digmo Antibody is harmless in HQ, in Archives and in its fort', () => {
    const id = 'bel-digmo-antibody';
    for (const t of [
      accesses('hq', { corp: { hand: [id] }, runner }),
      accesses('archives', { corp: { up: [id] }, runner }),
    ])
      expect(t.table.runner.hand).toBe(3);
  });

  it('Stereogram Antibody does damage from Archives and goes back into R&D, and the card below it is still accessed', () => {
    const up = ['keeper', 'stereogram-antibody', 'stereogram-antibody', 'marked-accounts'];
    const t = accesses('archives', { corp: { up, pile: [] }, runner });
    expect([
      t.table.runner.hand,
      t.table.corp.up,
      t.table.corp.pile,
      t.table.runner.stolen,
      t.table.runner.tags,
    ]).toEqual([1, ['keeper'], 2, ['marked-accounts'], 1]);
    expect(accesses('hq', { corp: { hand: ['stereogram-antibody'] }, runner }).table.runner.hand).toBe(3);
  });

  it('TRAP! does three Net damage and tags, for four bits', () => {
    const t = accesses('hq', { corp: { bits: 4, hand: ['trap'] }, runner });
    expect(t.asked).toBe('corp choose mayPay');
    t.corp.chooses(4);
    expect([t.table.runner.hand, t.table.runner.tags, t.corp.bits]).toEqual([0, 1, 0]);
  });

  it('TRAP! does nothing if the Corp declines to pay or has too few bits', () => {
    const t = accesses('hq', { corp: { bits: 4, hand: ['trap'] }, runner });
    t.corp.chooses();
    expect([t.table.runner.hand, t.corp.bits]).toEqual([3, 4]);
    expect(accesses('hq', { corp: { bits: 3, hand: ['trap'] }, runner }).asked).toBe('runner settle');
  });

  it('TRAP! no longer tags a Runner it flatlines (R-GEN-28)', () => {
    const t = accesses('hq', { corp: { bits: 4, hand: ['trap'] }, runner: { hand: ['score'] } });
    t.corp.chooses(4).runner.passes();
    expect([t.over?.winner, t.table.runner.tags]).toEqual([0, 0]);
  });

  it('Dieter Esslin does damage when rezzed, but not from HQ', () => {
    expect(accesses('f1', { runner, forts: inside(rezzed('dieter-esslin')) }).table.runner.hand).toBe(2);
    expect(accesses('hq', { corp: { hand: ['dieter-esslin'] }, runner }).table.runner.hand).toBe(3);
  });

  it('Dieter Esslin also guards a central fort', () => {
    const t = accesses('rd', {
      corp: { pile: ['keeper'] },
      runner,
      forts: { rd: { inside: [rezzed('dieter-esslin')] } },
    });
    t.runner.choosesCards('dieter-esslin');
    expect(t.table.runner.hand).toBe(2);
  });
});

describe('upgrades', () => {
  it('Antiquated Interface Routines strengthens all ice on its fort but no other ice', () => {
    const t = scenario({
      forts: {
        f1: { ice: [rezzed('filter'), rezzed('keeper')], inside: [rezzed('antiquated-interface-routines')] },
        hq: { ice: [rezzed('quandary')] },
      },
    });
    expect(['filter', 'keeper', 'quandary'].map((id) => strength(t.table, t.slot(id)))).toEqual([1, 5, 2]);
  });

  it('Red Herrings makes stealing an agenda cost five bits', () => {
    const forts = inside(withCounters('tycho-extension', { advancement: 2 }), rezzed('red-herrings'));
    const t = accesses('f1', { runner: { bits: 5 }, forts });
    t.until('runner choose access').runner.choosesCards('tycho-extension');
    t.runner.steals('tycho-extension');
    expect([t.runner.bits, t.table.runner.points]).toEqual([0, 4]);
  });

  it('Red Herrings leaves the agenda with the Corp if the Runner cannot pay (R-GEN-60)', () => {
    const forts = inside(withCounters('tycho-extension', { advancement: 2 }), rezzed('red-herrings'));
    const t = accesses('f1', { runner: { bits: 4 }, forts });
    t.until('runner choose access').runner.choosesCards('tycho-extension');
    t.refuses('E-BITS', () => t.runner.steals('tycho-extension'));
    t.runner.passes();
    expect([t.table.runner.points, t.installed('tycho-extension').counters['advancement']]).toEqual([0, 2]);
  });

  it('Red Herrings still applies in the run in which it is trashed', () => {
    const forts = inside('tycho-extension', rezzed('red-herrings'));
    const t = accesses('f1', { runner: { bits: 5 }, forts });
    t.until('runner choose access').runner.choosesCards('tycho-extension');
    t.runner.trashes('red-herrings');
    expect([t.runner.bits, t.table.run, t.table.runner.points], 'four bits are too few').toEqual([4, null, 0]);
    expect(t.inside('f1')).toEqual(['tycho-extension']);
  });
});

describe('more nodes and upgrades', () => {
  it('Euromarket Consortium draws two cards for an action and a bit, and raises the hand size', () => {
    const t = scenario({ corp: { bits: 1 }, forts: inside(rezzed('euromarket-consortium')) });
    t.corp.uses('euromarket-consortium');
    expect([t.table.corp.hand, t.corp.bits, handSize(t.table, CORP)]).toEqual([2, 0, 7]);
    t.refuses('E-BITS', () => t.corp.uses('euromarket-consortium'));
  });

  it('Experimental AI trashes a program for every counter on it', () => {
    const t = accesses('f1', {
      runner: { rig: ['mouse', 'dwarf', 'clown', 'broker'] },
      forts: inside(rezzed('experimental-ai', { advancement: 2 })),
    });
    t.corp.choosesCards('dwarf').corp.choosesCards('mouse');
    expect(t.rig).toEqual(['clown', 'broker']);
  });

  it('Experimental AI can be advanced both before and after it is rezzed', () => {
    const t = scenario({ forts: { f1: { inside: ['experimental-ai'] }, f2: { inside: [rezzed('experimental-ai')] } } });
    for (const nth of [0, 1]) t.corp.does({ do: 'advance', slot: t.slot('experimental-ai', nth) });
    expect([0, 1].map((nth) => t.installed('experimental-ai', nth).counters['advancement'])).toEqual([1, 1]);
  });

  it('Vacant Soulkiller does brain damage for every counter, and none without counters', () => {
    const runner = { hand: several(3) };
    const full = accesses('f1', { runner, forts: inside(rezzed('vacant-soulkiller', { advancement: 2 })) });
    expect([full.table.runner.brain, full.table.runner.hand]).toEqual([2, 1]);
    expect(accesses('f1', { runner, forts: inside(rezzed('vacant-soulkiller')) }).table.runner.hand).toBe(3);
  });

  it('Virus Test Site does little damage wherever it is accessed, and much if it is rezzed and advanced', () => {
    const runner = { hand: several(5) };
    expect(accesses('hq', { corp: { hand: ['virus-test-site'] }, runner }).table.runner.hand).toBe(4);
    const full = accesses('f1', { runner, forts: inside(rezzed('virus-test-site', { advancement: 2 })) });
    expect(full.table.runner.hand).toBe(1);
    const hidden = accesses('f1', { runner, forts: inside(withCounters('virus-test-site', { advancement: 2 })) });
    expect(hidden.corp.passes().table.runner.hand).toBe(4);
  });

  it('Dedicated Response Team damages only a tagged Runner', () => {
    const hand = ['score', 'score', 'score'];
    const forts = inside(rezzed('dedicated-response-team'));
    expect(accesses('f1', { runner: { hand, tags: 1 }, forts }).table.runner.hand).toBe(0);
    expect(accesses('f1', { runner: { hand }, forts }).table.runner.hand).toBe(3);
  });

  it('Rasmin Bridger ends the run after passed ice unless the Runner pays a bit', () => {
    const run = () =>
      runs('f1', {
        runner: { bits: 1, rig: ['tinweasel'] },
        forts: { f1: { ice: [rezzed('filter')], inside: [rezzed('rasmin-bridger')] } },
      }).runner.breaks('tinweasel', 0);
    const pays = run().until('runner choose unlessPaid');
    pays.runner.chooses(1);
    expect([pays.runner.bits, pays.asked]).toEqual([0, 'runner last']);
    const refuses = run().until('runner choose unlessPaid');
    expect(refuses.runner.chooses().table.run).toBeNull();
  });
});

describe('nodes that come and go', () => {
  it('Braindance Campaign pays two bits a turn, six times', () => {
    const t = scenario({ at: 'start', corp: { bits: 6 }, forts: inside('braindance-campaign') });
    t.corp.rezzes('braindance-campaign');
    expect([t.corp.bits, t.installed('braindance-campaign').counters['bits']]).toEqual([2, 10]);
    const last = scenario({
      at: 'start',
      corp: { bits: 0 },
      forts: inside(rezzed('braindance-campaign', { bits: 1 })),
    });
    expect([last.corp.bits, last.table.corp.up]).toEqual([1, ['braindance-campaign']]);
  });

  it('Nevinyrral gives an action in each of the Corp’s turns, including the current one', () => {
    const t = scenario({ corp: { bits: 3 }, forts: inside('nevinyrral') });
    t.corp.takesBit().corp.rezzes('nevinyrral');
    expect(t.table.actions).toBe(3);
    expect(scenario({ at: 'start', forts: inside(rezzed('nevinyrral')) }).table.actions).toBe(4);
  });

  it('Nevinyrral loses the game when it leaves play rezzed, but not face down', () => {
    const t = accesses('f1', { runner: { bits: 5 }, forts: inside(rezzed('nevinyrral')) });
    t.runner.trashes('nevinyrral');
    expect(t.over).toEqual({ winner: 1, why: 'Nevinyrral has left play.' });
    const hidden = accesses('f1', { runner: { bits: 5 }, forts: inside('nevinyrral') });
    hidden.corp.passes().runner.trashes('nevinyrral');
    expect(hidden.over).toBeNull();
  });

  it('Nevinyrral is unique: a second one cannot be rezzed', () => {
    const t = scenario({
      corp: { bits: 9 },
      forts: { ...inside(rezzed('nevinyrral')), f2: { inside: ['nevinyrral'] } },
    });
    t.corp.takesBit();
    t.refuses('E-LIMIT', () => t.corp.does({ do: 'rez', slot: t.slot('nevinyrral', 1), card: 'nevinyrral' }));
  });

  it('R-CARD-omniscience-foundation tags again at the end of a turn in which the Runner was tagged, if it is rezzed by then', () => {
    const tags = (node: Parameters<typeof inside>[0]) => {
      const t = runs('hq', {
        actions: 2,
        runner: { hand: ['score'] },
        corp: { hand: ['hostile-takeover'] },
        forts: { ...inside(node), hq: { ice: [rezzed('fetch-4-0-1')] } },
      });
      t.until('sealed').trace(3);
      t.until('runner action').runner.takesBit();
      return t.until('corp action').table.runner.tags;
    };
    expect([tags(rezzed('omniscience-foundation')), tags('omniscience-foundation')]).toEqual([2, 1]);
  });
});
