/**
 * Cards that work in the middle of something: before a trace or an exposure, after a trace or damage, during an access.
 */
import { describe, expect, it } from 'vitest';
import { RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { meets, plays, rezzed, runs, scenario, several } from '../../../support/scenario.ts';

const faceDown = (card: string) => ({ card, hidden: true as const });

/** Turns the given card up and uses it. */

describe('LDL Traffic Analyzers', () => {
  it('is rezzed as a trace begins and gives [5] and a counter, which are gone with the trace', () => {
    const t = meets('hunter', {
      corp: { bits: 0 },
      runner: { bits: 3 },
      forts: { f1: { inside: [{ card: 'ldl-traffic-analyzers', counters: { advancement: 1 } }] } },
    });
    t.until('corp traceStart').corp.rezzes('ldl-traffic-analyzers');
    expect(t.asked).toBe('corp traceStart');
    t.corp.uses('ldl-traffic-analyzers');
    expect(t.asked).toBe('sealed');
    t.trace(5);
    expect([t.corp.bits, t.table.runner.tags, t.table.lasting]).toEqual([0, 1, []]);
  });

  it('cannot be used at any other time', () => {
    const t = scenario({ forts: { f1: { inside: [rezzed('ldl-traffic-analyzers', { advancement: 1 })] } } });
    expect(t.refuses('E-WINDOW', () => t.corp.uses('ldl-traffic-analyzers')).text).toContain('trace has just started');
  });
});

describe('Department of Misinformation', () => {
  const exposing = (bits: number) =>
    scenario({
      turn: 'runner',
      corp: { bits },
      runner: { rig: ['mouse'] },
      forts: { f1: { inside: ['department-of-misinformation'] }, f2: { inside: ['setup'] } },
    });

  it('is rezzed as a card is about to be exposed, and keeps it face down for [1]', () => {
    const t = exposing(1);
    t.runner.uses('mouse').runner.choosesCards('setup');
    expect(t.asked).toBe('corp beforeExpose');
    t.corp.rezzes('department-of-misinformation').corp.uses('department-of-misinformation');
    expect([t.corp.bits, t.installed('setup').card, t.asked]).toEqual([0, null, 'corp after']);
  });

  it('lets the Corp choose among several cards, for [1] each', () => {
    const t = plays('ice-and-data-special-report', {
      corp: { bits: 2 },
      forts: { f1: { inside: [rezzed('department-of-misinformation'), 'red-herrings'], ice: ['keeper', 'filter'] } },
    });
    if (t.asked === 'runner choose fortChosen') t.runner.chooses(3);
    t.runner.choosesCards('keeper', 'filter', 'red-herrings').corp.uses('department-of-misinformation');
    t.corp.choosesCards('keeper').corp.passes();
    expect(['keeper', 'filter', 'red-herrings'].map((card) => t.installed(card).card)).toEqual([
      null,
      'filter',
      'red-herrings',
    ]);
  });

  const spied = (more: { hand?: string[]; inside?: string[] } = {}) => {
    const { hand = [], inside = ['setup'] } = more;
    const t = runs('f1', {
      actions: 1,
      corp: { bits: 9, hand },
      runner: { rig: ['i-spy', 'i-spy'] },
      forts: { f1: { ice: ['quandary'], inside }, f2: { inside: ['department-of-misinformation'] } },
    });
    t.until('runner success').runner.uses('i-spy').until('corp beforeExpose');
    t.corp.rezzes('department-of-misinformation');
    return t;
  };

  it('R-CARD-department-of-misinformation.1 is offered when a Spy counter begins to expose cards, and keeps some of them hidden', () => {
    const t = spied().corp.uses('department-of-misinformation');
    t.corp.choosesCards('quandary').corp.passes();
    expect([t.installed('quandary').card, t.installed('setup').card]).toEqual([null, 'setup']);
    t.until('corp action').corp.takesBit();
    expect([t.installed('quandary').card, t.asked], 'it is not asked again').toEqual([null, 'corp action']);
  });

  it('R-CARD-department-of-misinformation.1 is offered once for each card installed under a Spy counter', () => {
    const t = spied({ hand: ['keeper'] })
      .corp.passes()
      .until('corp action')
      .corp.installs('keeper', 'f1');
    expect([t.asked, t.installed('keeper').card]).toEqual(['corp beforeExpose', null]);
    t.corp.uses('department-of-misinformation').until('corp action').corp.takesBit();
    expect([t.asked, t.installed('keeper').card, t.installed('quandary').card]).toEqual([
      'corp action',
      null,
      'quandary',
    ]);
  });

  it('R-CARD-department-of-misinformation.1 is offered again for a card it has kept hidden when another Spy counter is added', () => {
    const t = spied().corp.uses('department-of-misinformation');
    t.corp.choosesCards('quandary').corp.passes().until('corp action');
    t.local.table = {
      ...t.table,
      active: RUNNER,
      frames: [{ do: 'turn', seat: RUNNER, step: 'actions', after: false }],
    };
    t.runner.runs('f1').until('runner success').runner.uses('i-spy').until('corp beforeExpose');
    expect(t.corp.passes().installed('quandary').card).toBe('quandary');
  });

  it('is offered based on public facts only, and cannot be rezzed to protect itself', () => {
    const t = exposing(0);
    t.runner.uses('mouse').runner.choosesCards('department-of-misinformation');
    expect(t.asked).toBe('corp beforeExpose');
    t.corp.rezzes('department-of-misinformation');
    expect([t.installed('department-of-misinformation').active, t.asked]).toEqual([true, 'corp after']);
  });
});

describe('Back Door to Netwatch', () => {
  const traced = (ice: string) => {
    const t = meets(ice, {
      runner: { bits: 4, rig: [faceDown('back-door-to-netwatch'), 'dwarf'], hand: ['score', 'score'] },
    });
    t.until('sealed').trace(1);
    while (t.asked !== 'runner traced') t.runner.passes();
    return t;
  };

  it('cancels the effect of a successful trace, and gives no bad publicity if the effect was only tags', () => {
    const t = traced('hunter').runner.reveals('back-door-to-netwatch');
    expect([t.table.runner.tags, t.runner.bits, t.table.corp.badPublicity]).toEqual([0, 1, 0]);
  });

  it('gives a point of bad publicity if the trace would have done more', () => {
    const t = traced('homewrecker').runner.reveals('back-door-to-netwatch');
    expect([t.table.runner.rig.length, t.table.corp.badPublicity]).toEqual([1, 1]);
  });

  it('may stay face down, and the trace has its effect', () => {
    const t = traced('hunter').until('runner last');
    expect([t.table.runner.tags, t.table.runner.rig.length]).toEqual([1, 2]);
  });
});

describe('Get Ready to Rumble', () => {
  const struck = (hand: string[], card = 'get-ready-to-rumble') => {
    const t = plays('scorched-earth', {
      asksAlways: true,
      corp: { hand },
      runner: { tags: 1, rig: [faceDown(card)], hand: several(5) },
    });
    while (t.asked === 'runner prevent') t.runner.passes();
    return t;
  };

  it('makes the Corp lose two random cards from HQ when it has done meat damage', () => {
    const t = struck(['setup', 'trap', 'keeper']);
    expect([t.asked, t.table.runner.hand]).toEqual(['runner damaged', 1]);
    t.runner.reveals('get-ready-to-rumble');
    expect([t.corp.hand.length, t.table.corp.down.length, t.table.runner.rig]).toEqual([1, 2, []]);
  });

  it('N-PRI-09 the Runner is asked whatever their face-down card is', () => {
    const t = struck([], 'bolt-hole');
    expect(t.asked).toBe('runner damaged');
    t.refuses('E-WINDOW', () => t.runner.reveals('bolt-hole'));
    expect(t.until('corp action').table.runner.rig.length).toBe(1);
  });

  it('has no window if no damage was done, or if the Corp did not do it', () => {
    const t = plays('scorched-earth', {
      runner: { tags: 1, rig: [faceDown('get-ready-to-rumble'), 'diplomatic-immunity'] },
    });
    t.until('corp action');
    expect(t.table.runner.rig.length).toBe(2);
  });
});

describe('Mercenary Subcontract', () => {
  const accessing = (fort: string, setup: { pile?: string[]; hand?: string[]; inside?: string[] }) => {
    const t = runs(fort, {
      corp: { hand: setup.hand ?? [], ...(setup.pile ? { pile: setup.pile } : {}) },
      runner: { bits: 4, rig: [faceDown('mercenary-subcontract')] },
      forts: setup.inside ? { f1: { inside: setup.inside } } : {},
    });
    t.until(setup.inside && setup.inside.length > 1 ? 'runner choose access' : 'runner settle');
    return t.asked === 'runner settle' ? t : t.runner.chooses(t.slot('hostile-takeover'));
  };

  it('trashes an accessed card for free, even an agenda, which is then not stolen', () => {
    const t = accessing('f1', { inside: ['hostile-takeover', 'red-herrings'] });
    t.runner.reveals('mercenary-subcontract').runner.trashes('hostile-takeover').runner.trashes('red-herrings');
    expect([t.runner.bits, t.table.runner.stolen, t.table.corp.up.length]).toEqual([0, [], 2]);
  });

  it('works on cards from HQ and R&D that cannot be trashed otherwise', () => {
    const card = 'efficiency-experts';
    for (const t of [accessing('hq', { hand: [card] }), accessing('rd', { pile: [card] })]) {
      t.runner.reveals('mercenary-subcontract').runner.trashes(card);
      expect(t.table.corp.up).toEqual([card]);
    }
  });

  it('may stay face down, and then an agenda has to be stolen', () => {
    const t = accessing('f1', { inside: ['hostile-takeover'] });
    t.refuses('E-STATE', () => t.runner.passes());
    t.runner.steals('hostile-takeover');
    expect([t.table.runner.points, t.table.runner.rig.length]).toEqual([1, 1]);
  });
});

describe('Prearranged Drop and Promises, Promises', () => {
  const waiting = (prep: string, more: { hand?: string[]; pile?: string[]; points?: number; rig?: string[] }) =>
    plays(prep, {
      corp: { hand: more.hand ?? [], ...(more.pile ? { pile: more.pile } : {}) },
      runner: { bits: 2, points: more.points ?? 0, rig: more.rig ?? [] },
    });

  it('give [6] at the next access of an agenda, and only once', () => {
    const t = waiting('prearranged-drop', { hand: ['hostile-takeover'] });
    t.runner.runs('hq').runner.goesOn().until('runner action');
    expect([t.runner.bits, t.table.lasting]).toEqual([8, []]);
  });

  it('end with the turn', () => {
    const t = waiting('prearranged-drop', { hand: ['keeper'] });
    t.runner.runs('hq').runner.goesOn();
    while (t.table.active === RUNNER) t.until('runner action').runner.takesBit();
    expect(t.table.lasting).toEqual([]);
  });

  it('make the Runner show an agenda accessed in R&D', () => {
    const t = waiting('prearranged-drop', { pile: ['hostile-takeover', 'keeper'] });
    t.runner.runs('rd').until('runner accessed');
    t.refuses('E-PENDING', () => t.runner.passes());
    t.runner.shows('hostile-takeover');
    expect(t.runner.bits).toBe(8);
    const none = waiting('prearranged-drop', { pile: ['setup', 'keeper'] });
    none.runner.runs('rd').until('runner accessed');
    expect(none.moves(RUNNER).map((move) => move.do)).toEqual(['show']);
  });

  it('R-CARD-promises-promises score a point that wins only once all accesses are done', () => {
    const t = waiting('promises-promises', { hand: ['hostile-takeover', 'trap'], points: 6, rig: ['hq-interface'] });
    t.picks('hostile-takeover').runner.runs('hq').runner.goesOn();
    expect([t.table.runner.points, t.asked]).toEqual([7, 'corp choose mayPay']);
    t.corp.chooses(4);
    expect(t.over?.winner).toBe(0);
    const alone = waiting('promises-promises', { hand: ['hostile-takeover'], points: 6 });
    alone.runner.runs('hq').runner.goesOn();
    expect([alone.over?.winner, alone.table.runner.stolen]).toEqual([RUNNER, []]);
  });
});
