/** Chapter 6 of RULES.md: rezzing and its windows (N-REZ). */
import { describe, expect, it } from 'vitest';
import { revealed, rezzed, scenario, withCounters } from '../../../../support/scenario.ts';

const turn = 'runner' as const;

describe('rezzing', () => {
  it('N-REZ-01 an unrezzed node gives nothing', () => {
    const setup = (node: 'holovid-campaign' | ReturnType<typeof rezzed>) =>
      scenario({ turn, at: 'end', corp: { bits: 0 }, forts: { f1: { inside: [node] } } });
    const down = setup('holovid-campaign').until('corp action');
    expect(down.corp.bits).toBe(0);
    down.refuses('E-STATE', () => down.corp.uses('holovid-campaign'));
    const up = setup(rezzed('holovid-campaign', { bits: 12 })).until('corp action');
    expect(up.corp.bits).toBe(1);
  });

  it('N-REZ-02 agendas are never rezzed, and the Runner learns nothing from the attempt', () => {
    const t = scenario({ turn, forts: { f1: { inside: ['tycho-extension'] } } });
    t.runner.takesBit();
    expect(t.asked).toBe('corp after');
    t.refuses('E-TYPE', () => t.corp.rezzes('tycho-extension'));
    expect(JSON.stringify([t.table, t.local.known[1]])).not.toContain('tycho');
  });

  it('N-REZ-03 the rez cost is paid in full or not at all', () => {
    const setup = (bits: number) =>
      scenario({ turn, corp: { bits }, forts: { hq: { ice: ['keeper'] } } }).runner.runs('hq');
    const t = setup(3);
    expect(t.refuses('E-BITS', () => t.corp.rezzes('keeper')).text).toMatch(/4.*3/);
    t.refuses('E-FORM', () => t.corp.does({ do: 'rez', slot: t.slot('keeper'), card: 'keeper', bits: 3 }));
    expect(t.installed('keeper')).toMatchObject({ card: null, active: false });
    const rich = setup(4);
    rich.corp.rezzes('keeper');
    expect([rich.corp.bits, rich.installed('keeper').card, rich.installed('keeper').active]).toEqual([
      0,
      'keeper',
      true,
    ]);
  });

  it('N-REZ-04 a rez cost of 0 still needs its window', () => {
    const t = scenario({ turn, corp: { bits: 0 }, forts: { f1: { inside: ['esa-contract'] } } });
    t.refuses('E-TURN', () => t.corp.rezzes('esa-contract'));
    t.runner.takesBit().corp.rezzes('esa-contract');
    expect([t.installed('esa-contract').active, t.corp.bits]).toEqual([true, 0]);
    const run = scenario({
      turn,
      runner: { rig: ['raptor'] },
      forts: { hq: { ice: [rezzed('hunter')] }, f1: { inside: ['esa-contract'] } },
    });
    run.runner.runs('hq').until('runner encounter');
    run.refuses('E-WINDOW', () => run.corp.rezzes('esa-contract'));
  });

  it('N-REZ-05 rezzed ice stays rezzed and is not paid for again', () => {
    const t = scenario({ turn, corp: { bits: 5 }, forts: { hq: { ice: ['fire-wall'] } } });
    t.runner.runs('hq').corp.rezzes('fire-wall');
    expect([t.corp.bits, t.table.run]).toEqual([0, null]);
    t.runner.runs('hq');
    expect([t.corp.bits, t.table.run, t.table.actions]).toEqual([0, null, 2]);
    expect(t.events).toContainEqual({ kind: 'encountered', slot: t.slot('fire-wall'), card: 'fire-wall' });
    const again = scenario({ turn, forts: { f1: { inside: [rezzed('rockerboy-promotion'), 'red-herrings'] } } });
    again.runner.takesBit();
    again.refuses('E-STATE', () => again.corp.rezzes('rockerboy-promotion'));
  });

  it('N-REZ-16 several cards can be rezzed in one window, each paid for in full', () => {
    const t = scenario({
      turn,
      corp: { bits: 5 },
      forts: {
        f1: { inside: ['antiquated-interface-routines'] },
        f2: { inside: ['antiquated-interface-routines'] },
        f3: { inside: ['antiquated-interface-routines'] },
      },
    });
    t.runner.takesBit();
    t.corp.rezzes('antiquated-interface-routines');
    t.corp.does({ do: 'rez', slot: t.slot('antiquated-interface-routines', 1), card: 'antiquated-interface-routines' });
    expect([t.corp.bits, t.asked]).toEqual([1, 'corp after']);
    const third = t.slot('antiquated-interface-routines', 2);
    t.refuses('E-BITS', () => t.corp.does({ do: 'rez', slot: third, card: 'antiquated-interface-routines' }));
    expect(t.table.cards[third]?.active).toBe(false);
  });

  it('N-REZ-18 a card that makes the Corp rez costs no action but the full price; a card it cannot pay for stays face down', () => {
    const t = scenario({
      turn,
      corp: { bits: 6 },
      runner: { bits: 2, rig: ['false-echo'] },
      forts: { rd: { ice: ['keeper', 'fire-wall', 'quandary'] } },
    });
    t.refuses('E-TURN', () => t.corp.rezzes('keeper'));
    t.runner.runs('rd');
    t.until('runner after');
    t.runner.uses('false-echo');
    expect(t.asked).toBe('corp forcedRez');
    t.refuses('E-PENDING', () => t.corp.passes());
    t.refuses('E-TARGET', () => t.corp.rezzes('quandary'));
    t.corp.rezzes('keeper');
    expect(t.corp.bits).toBe(2);
    t.refuses('E-BITS', () => t.corp.rezzes('fire-wall'));
    t.corp.passes().corp.rezzes('quandary');
    expect([t.corp.bits, t.installed('fire-wall').card, t.installed('quandary').active, t.table.actions]).toEqual([
      0,
      null,
      true,
      3,
    ]);
  });

  it('N-REZ-19 a revealed card is rezzed like any other, at full cost', () => {
    const t = scenario({
      actions: 2,
      corp: { bits: 0 },
      forts: { hq: { ice: ['keeper'] }, f1: { inside: [withCounters('priority-requisition', { advancement: 5 })] } },
    });
    t.corp.takesBit().corp.scores('priority-requisition').corp.choosesCards('keeper');
    expect([t.corp.bits, t.installed('keeper').active, t.table.actions]).toEqual([1, true, 1]);
  });

  it('N-REZ-19 a revealed card is rezzed like any other, at full cost', () => {
    const setup = (bits: number) =>
      scenario({ turn, corp: { bits }, forts: { hq: { ice: [revealed('keeper')] } } }).runner.runs('hq');
    const t = setup(4);
    expect(t.installed('keeper').active).toBe(false);
    t.corp.rezzes('keeper');
    expect([t.corp.bits, t.installed('keeper').active]).toEqual([0, true]);
    const poor = setup(3);
    poor.refuses('E-BITS', () => poor.corp.rezzes('keeper'));
    // If left alone, it is passed like any unrezzed ice.
    poor.corp.passes();
    expect(poor.asked).toBe('runner last');
  });

  it('N-REZ-20 the Corp may always decline to rez', () => {
    const t = scenario({ turn, corp: { bits: 8 }, forts: { hq: { ice: ['filter'] } } });
    t.runner.runs('hq').corp.passes();
    expect([t.asked, t.installed('filter').card, t.corp.bits]).toEqual(['runner last', null, 8]);
    expect(JSON.stringify([t.table, t.local.known[1]])).not.toContain('filter');
  });

  it('N-REZ-21 a node that can be advanced takes counters before and after it is rezzed', () => {
    const t = scenario({ corp: { bits: 5 }, forts: { f1: { inside: ['vacant-soulkiller'] } } });
    t.corp.advances('vacant-soulkiller');
    t.corp.rezzes('vacant-soulkiller');
    expect([t.corp.bits, t.installed('vacant-soulkiller').counters['advancement']]).toEqual([2, 1]);
    t.corp.advances('vacant-soulkiller');
    expect([t.corp.bits, t.installed('vacant-soulkiller').counters['advancement']]).toEqual([1, 2]);
  });
});

describe('when ice can be rezzed', () => {
  it('N-REZ-07 ice can be rezzed only while it is being approached', () => {
    const t = scenario({
      turn,
      corp: { bits: 20 },
      forts: { hq: { ice: ['neural-blade', 'triggerman'] }, rd: { ice: ['keeper'] } },
    });
    t.runner.runs('hq');
    t.refuses('E-TARGET', () => t.corp.rezzes('triggerman'));
    t.refuses('E-TARGET', () => t.corp.rezzes('keeper'));
    t.corp.passes();
    t.runner.goesOn();
    expect(t.asked).toBe('corp approach');
    // Passed ice stays passed.
    t.refuses('E-TARGET', () => t.corp.rezzes('neural-blade'));
    t.corp.rezzes('triggerman');
    expect(t.installed('triggerman').active).toBe(true);
  });

  it('N-REZ-08 ice cannot be rezzed at the start of a turn, after actions, while it is passed, or before access', () => {
    const t = scenario({
      turn,
      at: 'start',
      actions: 4,
      corp: { bits: 20 },
      forts: { hq: { ice: ['keeper'] }, f1: { inside: ['trap'] } },
    });
    const refused = (window: string) => {
      expect(t.asked).toBe(`corp ${window}`);
      t.refuses('E-WINDOW', () => t.corp.rezzes('keeper'));
      expect(t.moves(0).filter((move) => move.do === 'rez')).toEqual([
        { do: 'rez', slot: t.slot('trap'), card: 'trap' },
      ]);
      t.corp.passes();
    };
    refused('start');
    t.runner.takesBit();
    refused('after');
    t.runner.runs('hq').corp.passes();
    refused('pass');
    t.runner.goesOn();
    refused('final');
    const own = scenario({ corp: { bits: 20 }, forts: { hq: { ice: ['keeper'] }, f1: { inside: ['trap'] } } });
    own.corp.takesBit();
    own.refuses('E-WINDOW', () => own.corp.rezzes('keeper'));
  });
});

describe('when nodes and upgrades can be rezzed', () => {
  it('N-REZ-09 at the start of either player’s turn', () => {
    const forts = { f1: { inside: ['antiquated-interface-routines'] } };
    const runners = scenario({ at: 'end', corp: { bits: 5 }, forts });
    expect([runners.asked, runners.table.active]).toEqual(['corp start', 1]);
    runners.corp.rezzes('antiquated-interface-routines');
    expect(runners.corp.bits).toBe(3);
    const own = scenario({ turn, at: 'end', corp: { bits: 5 }, forts });
    expect([own.asked, own.table.active]).toEqual(['corp start', 0]);
    own.corp.rezzes('antiquated-interface-routines');
    expect(own.corp.bits).toBe(3);
  });

  it('N-REZ-10 after each action of either player, including a run', () => {
    const t = scenario({ turn, corp: { bits: 5 }, forts: { f1: { inside: ['red-herrings', 'dieter-esslin'] } } });
    t.runner.takesBit();
    expect(t.asked).toBe('corp after');
    t.corp.rezzes('red-herrings').corp.passes();
    expect([t.asked, t.installed('red-herrings').active]).toEqual(['runner action', true]);
    t.runner.runs('archives').until('corp final').corp.passes();
    expect([t.asked, t.table.run, t.table.actions]).toEqual(['corp after', null, 2]);
    t.corp.rezzes('dieter-esslin');
    expect(t.asked).toBe('runner action');
    const own = scenario({ corp: { bits: 5 }, forts: { f1: { inside: ['red-herrings'] } } });
    own.corp.takesBit().corp.rezzes('red-herrings');
    expect([own.corp.bits, own.table.actions]).toEqual([5, 2]);
  });

  it('N-REZ-11 N-REZ-15 while any ice is approached, wherever the card is', () => {
    const t = scenario({
      turn,
      corp: { bits: 5 },
      forts: { hq: { ice: [rezzed('fire-wall')] }, f1: { inside: ['rockerboy-promotion'] } },
    });
    t.runner.runs('hq');
    expect(t.asked).toBe('corp approach');
    t.corp.rezzes('rockerboy-promotion');
    expect([t.corp.bits, t.installed('rockerboy-promotion').active]).toEqual([1, true]);
    const unrezzed = scenario({
      turn,
      corp: { bits: 5 },
      forts: { hq: { ice: ['fire-wall'] }, f1: { inside: ['rockerboy-promotion'] } },
    });
    unrezzed.runner.runs('hq').corp.rezzes('rockerboy-promotion');
    expect([unrezzed.corp.bits, unrezzed.asked]).toEqual([1, 'corp approach']);
  });

  it('N-REZ-12 while ice is passed, before the Runner continues or jacks out', () => {
    const t = scenario({
      turn,
      corp: { bits: 5 },
      forts: { hq: { ice: ['filter', 'keeper'], inside: ['red-herrings', 'dieter-esslin'] } },
    });
    t.runner.runs('hq').corp.passes();
    expect(t.asked).toBe('corp pass');
    t.corp.rezzes('red-herrings').corp.passes();
    expect([t.asked, t.installed('red-herrings').active]).toEqual(['runner jack', true]);
    t.runner.jacksOut();
    expect(t.table.run).toBeNull();
  });

  it('N-REZ-13 just before access, even on a fort without ice', () => {
    const t = scenario({
      turn,
      corp: { bits: 3 },
      forts: { f1: { inside: ['red-herrings', 'tycho-extension'] } },
      runner: { bits: 0 },
    });
    t.runner.runs('f1');
    expect(t.asked).toBe('runner last');
    t.runner.goesOn();
    expect(t.asked).toBe('corp final');
    t.corp.rezzes('red-herrings').corp.passes();
    t.runner.choosesCards('tycho-extension');
    t.until('runner action');
    expect(t.table.runner.stolen).toEqual([]);
  });

  it('N-REZ-14 never during an encounter, between subroutines, during a trace or an access', () => {
    const t = scenario({
      turn,
      corp: { bits: 9, hand: ['setup'] },
      runner: { bits: 0, hand: ['score', 'mouse', 'worm', 'dwarf', 'raptor'], rig: ['shield', 'wild-card'] },
      forts: {
        hq: { ice: [rezzed('neural-blade'), rezzed('fetch-4-0-1')] },
        f1: { inside: ['esa-contract', 'red-herrings'] },
      },
    });
    const refused = (asked: string) => {
      expect(t.asked).toBe(asked);
      t.refuses('E-WINDOW', () => t.corp.rezzes('esa-contract'));
    };
    t.runner.runs('hq').corp.passes();
    refused('runner encounter');
    t.runner.passes();
    // The first subroutine does its damage; the second has not happened yet.
    refused('runner prevent');
    t.until('runner encounter');
    t.runner.passes();
    refused('sealed');
    t.trace(0).until('corp final').corp.passes();
    // The accessed Setup! does damage in the middle of the access.
    refused('runner prevent');
  });

  it('N-REZ-14 never in the middle of an action', () => {
    const t = scenario({
      turn,
      forts: { f1: { inside: ['esa-contract', 'red-herrings'] } },
      runner: { bits: 5, rig: ['the-short-circuit'], pile: ['worm'] },
    });
    t.runner.uses('the-short-circuit');
    expect(t.asked).toBe('runner search');
    t.refuses('E-WINDOW', () => t.corp.rezzes('esa-contract'));
  });

  it('N-REZ-15 before access, even in other forts', () => {
    const t = scenario({ turn, corp: { bits: 5 }, forts: { f1: { inside: ['rockerboy-promotion'] } } });
    t.runner.runs('rd').until('corp final').corp.rezzes('rockerboy-promotion');
    expect(t.installed('rockerboy-promotion')).toMatchObject({ active: true, counters: { bits: 15 } });
  });

  it('N-REZ-17 only before an upgrade is used, and not during an encounter', () => {
    const t = scenario({
      turn,
      runner: { rig: ['raptor'] },
      forts: { hq: { ice: [rezzed('hunter')], inside: ['antiquated-interface-routines'] } },
    });
    t.runner.runs('hq').corp.passes();
    expect(t.asked).toBe('runner encounter');
    t.refuses('E-WINDOW', () => t.corp.uses('antiquated-interface-routines'));
    t.refuses('E-WINDOW', () => t.corp.rezzes('antiquated-interface-routines'));
    // Rezzed in time it works: Raptor needs one more bit now.
    const early = scenario({
      turn,
      corp: { bits: 2 },
      runner: { bits: 9, rig: ['raptor'] },
      forts: { hq: { ice: [rezzed('cortical-scrub')], inside: ['antiquated-interface-routines'] } },
    });
    early.runner.runs('hq').corp.rezzes('antiquated-interface-routines');
    early.runner.boosts('raptor').runner.boosts('raptor');
    early.refuses('E-STRENGTH', () => early.runner.breaks('raptor', 1));
  });
});
