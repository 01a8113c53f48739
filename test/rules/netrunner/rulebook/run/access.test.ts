/** Chapter 12 of RULES.md: access (N-ACC). */
import { describe, expect, it } from 'vitest';
import { netrunner } from '../../../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import {
  rezzed,
  runs,
  type Scenario,
  scenario,
  several,
  type TableSetup,
  uses,
  withCounters,
} from '../../../../support/scenario.ts';

/** The Runner's run on the given fort has reached its access. */
function accesses(fort: string, setup: TableSetup): Scenario {
  const t = runs(fort, setup).until('runner last').runner.goesOn();
  while (t.asked === 'corp final') t.corp.passes();
  return t;
}

const faces = (t: Scenario) => t.eventsOf('accessed').map((one) => one.card);

describe('what is accessed', () => {
  it('N-ACC-01 in R&D, the top card, which only the Runner sees', () => {
    const t = accesses('rd', { corp: { pile: ['night-shift', 'keeper'] } });
    expect([t.asked, faces(t)]).toEqual(['runner accessed', [null]]);
    expect(t.local.known[RUNNER].seen).toEqual({ 0: 'night-shift' });
    expect(JSON.stringify(t.table)).not.toContain('night-shift');
    t.runner.passes().runner.passes();
    expect([t.local.piles[CORP], t.table.corp.pile]).toEqual([['night-shift', 'keeper'], 2]);
  });

  it('R-GEN-57 the Corp learns which card in HQ was accessed, but for R&D only that one was', () => {
    const hq = accesses('hq', { corp: { hand: ['keeper'] } });
    const rd = accesses('rd', { corp: { pile: ['keeper'] } });
    expect([faces(hq), faces(rd)]).toEqual([['keeper'], [null]]);
  });

  it('N-ACC-01 N-ACC-18 an agenda on top of R&D is stolen', () => {
    const t = accesses('rd', { corp: { pile: ['employee-empowerment', 'keeper'] } });
    t.runner.passes();
    t.refuses('E-STATE', () => t.runner.passes());
    t.runner.steals('employee-empowerment');
    expect([t.table.runner.points, t.table.corp.pile, t.local.piles[CORP]]).toEqual([3, 1, ['keeper']]);
    expect(t.table.runner.stolen).toEqual(['employee-empowerment']);
  });

  it('N-ACC-02 in HQ, one random card, each equally likely', () => {
    let agendas = 0;
    for (let seed = 0; seed < 3000; seed++) {
      const t = accesses('hq', { seed, corp: { hand: ['keeper', 'tycho-extension', 'filter'] } });
      if (t.table.runner.points === 4) agendas += 1;
    }
    expect(agendas).toBeGreaterThan(900);
    expect(agendas).toBeLessThan(1100);
  });

  it('N-ACC-02 nobody chooses it', () => {
    const t = runs('hq', { corp: { hand: ['keeper', 'tycho-extension'] } });
    t.refuses('E-FORM', () => t.runner.does({ do: 'access', card: 'tycho-extension' }));
    const asked = netrunner.answer(t.table, { kind: 'move', seat: RUNNER, move: { do: 'pass' } });
    if (!asked.ok) throw new Error(JSON.stringify(asked.error));
    expect(netrunner.ask(asked.value.table)).toEqual({ kind: 'pick', hand: CORP });
    const chosen = netrunner.answer(asked.value.table, { kind: 'pick', face: 'mouse' });
    expect(chosen.ok ? null : chosen.error.kind).toBe('E-FORM');
  });

  it('N-ACC-03 R-GEN-56 in Archives, all of it, with the face-down cards turned up permanently', () => {
    const t = accesses('archives', {
      corp: { up: ['night-shift', 'keeper'], down: ['filter', 'tycho-extension', 'fire-wall'] },
    });
    expect(faces(t)).toEqual(['filter', 'tycho-extension', 'fire-wall', 'night-shift', 'keeper']);
    expect(t.table.corp.up).toEqual(['filter', 'fire-wall', 'night-shift', 'keeper']);
    expect([t.table.corp.down, t.table.runner.points]).toEqual([[], 4]);
    expect(t.events.filter((one) => one.kind === 'card' && one.fresh)).toHaveLength(3);
  });

  it('N-ACC-04 in a subsidiary fort, everything inside', () => {
    const t = accesses('f1', { forts: { f1: { inside: ['solo-squad', 'red-herrings', 'dieter-esslin'] } } });
    t.runner.choosesCards('red-herrings').runner.choosesCards('dieter-esslin');
    expect(t.table.frames.at(-1)).toMatchObject({ do: 'access', step: 'settle' });
    t.runner.passes();
    expect(t.table.run).toBeNull();
  });

  it('N-ACC-05 N-ACC-06 in every fort, the upgrades too, but never the ice', () => {
    const t = accesses('hq', {
      corp: { hand: ['night-shift', 'night-shift', 'keeper', 'filter'] },
      forts: { hq: { ice: ['quandary', 'keeper'], inside: ['red-herrings', 'antiquated-interface-routines'] } },
    });
    const seen: string[] = [];
    while (t.asked === 'runner choose access') {
      const { question } = t;
      t.runner.chooses(question.kind === 'choose' ? (question.from[0] ?? 0) : 0);
      for (const face of faces(t)) seen.push(face ?? '');
    }
    expect(seen).toHaveLength(3);
    expect(seen).toEqual(expect.arrayContaining(['red-herrings', 'antiquated-interface-routines']));
    expect(seen).not.toContain('quandary');
  });

  it('N-ACC-05 additional cards from HQ are different cards, each at random, and no more than there are', () => {
    const t = accesses('hq', {
      corp: { hand: ['keeper', 'filter'] },
      runner: { rig: ['hq-interface', 'hq-interface'] },
    });
    expect([...faces(t)].sort()).toEqual(['filter', 'keeper']);
    expect(t.corp.hand).toEqual(['filter', 'keeper']);
    expect(t.table.corp.hand).toBe(2);
  });

  it('N-ACC-12 nothing in an empty HQ, and the run is successful', () => {
    const t = accesses('hq', { corp: { hand: [] } });
    expect(faces(t)).toEqual([]);
    expect(t.eventsOf('runOver')[0]).toMatchObject({ success: true });
  });

  it('N-ACC-20 another fort, if a card says so: HQ instead of Archives', () => {
    const t = uses('shredder-uplink-protocol', { corp: { hand: ['tycho-extension'], down: ['keeper', 'filter'] } });
    t.runner.goesOn();
    expect([faces(t), t.table.corp.down.length, t.table.runner.points]).toEqual([['tycho-extension'], 2, 4]);
    expect(t.eventsOf('success')[0]).toMatchObject({ fort: 'hq' });
  });

  it('N-ACC-20 another fort includes the upgrades there', () => {
    const t = uses('shredder-uplink-protocol', {
      corp: { hand: [], up: ['night-shift'] },
      runner: { hand: ['score'] },
      forts: { hq: { inside: [rezzed('dieter-esslin')] } },
    });
    t.runner.goesOn();
    expect([faces(t), t.table.runner.trash]).toEqual([['dieter-esslin'], ['score']]);
  });
});

describe('an accessed agenda', () => {
  it('N-ACC-07 goes to the Runner, with its points, without its counters and text', () => {
    const t = accesses('f1', {
      corp: { bits: 3 },
      forts: { f1: { inside: [withCounters('hostile-takeover', { advancement: 2 }), 'dieter-esslin'] } },
    });
    t.runner.choosesCards('hostile-takeover');
    expect([t.table.runner.points, t.runner.bits, t.corp.bits]).toEqual([1, 5, 3]);
    expect(t.table.runner.stolen).toEqual(['hostile-takeover']);
    expect(Object.values(t.table.cards).some((one) => one.counters['advancement'])).toBe(false);
  });

  it('N-ACC-07 R-GEN-60 cannot be left', () => {
    const t = accesses('rd', { corp: { pile: ['tycho-extension'] } });
    t.runner.passes();
    expect(t.refuses('E-STATE', () => t.runner.passes()).text).toContain('Tycho Extension');
    t.runner.steals('tycho-extension');
    expect(t.table.runner.points).toBe(4);
  });

  it('N-ACC-15 is scored only by a Runner who survives the access', () => {
    const t = accesses('rd', {
      corp: { pile: ['corporate-war', 'setup'] },
      runner: { points: 4, hand: ['score'], rig: ['rd-interface'] },
    });
    t.runner.passes().runner.shows('setup').runner.passes();
    expect(t.over).toMatchObject({ winner: CORP });
    expect(t.table.runner.points).toBe(4);
  });

  it('N-ACC-18 is stolen from Archives, where it was face down', () => {
    const t = scenario({ actions: 1, corp: { hand: ['solo-squad'] }, forts: { f1: { inside: ['tycho-extension'] } } });
    t.corp.installs('solo-squad', 'f1', { over: 'tycho-extension' }).until('runner action');
    expect(t.table.corp.down).toHaveLength(1);
    t.runner.runs('archives').until('runner action');
    expect([t.table.runner.points, t.table.corp.up, t.table.corp.down]).toEqual([4, [], []]);
  });

  it('N-ACC-18 is stolen from HQ', () => {
    const t = accesses('hq', { corp: { hand: ['tycho-extension'] } });
    expect([t.table.runner.points, t.table.corp.hand, t.corp.hand]).toEqual([4, 0, []]);
  });
});

describe('an accessed node or upgrade', () => {
  it('N-ACC-08 may be trashed at its cost, stored or installed, rezzed or not', () => {
    const stored = accesses('rd', { corp: { pile: ['dedicated-response-team'] }, runner: { bits: 2 } });
    stored.runner.passes().runner.trashes('dedicated-response-team');
    expect([stored.runner.bits, stored.table.corp.up]).toEqual([0, ['dedicated-response-team']]);
    for (const place of ['rustbelt-hq-branch', rezzed('rustbelt-hq-branch')]) {
      const t = accesses('f1', { runner: { bits: 2 }, forts: { f1: { inside: [place] } } });
      t.runner.trashes('rustbelt-hq-branch');
      expect([t.runner.bits, t.table.corp.up, t.fort('f1')]).toEqual([0, ['rustbelt-hq-branch'], undefined]);
    }
  });

  it('N-ACC-08 cannot be trashed for less', () => {
    const t = accesses('rd', { corp: { pile: ['dedicated-response-team'] }, runner: { bits: 1 } });
    t.runner.passes();
    expect(t.refuses('E-BITS', () => t.runner.trashes('dedicated-response-team')).text).toMatch(/2.*1/);
    t.runner.passes();
    expect([t.table.corp.pile, t.runner.bits]).toEqual([1, 1]);
  });

  it('N-ACC-09 goes to the top of the face-up pile when it is trashed', () => {
    const t = accesses('f1', {
      corp: { up: ['night-shift'], down: ['keeper'] },
      forts: { f1: { inside: ['solo-squad'] } },
    });
    t.runner.trashes('solo-squad');
    expect([t.table.corp.up, t.table.corp.down.length]).toEqual([['solo-squad', 'night-shift'], 1]);
  });

  it('N-ACC-21 is trashed for free if the cost is 0', () => {
    const t = accesses('hq', { corp: { bits: 0, hand: ['trap'] }, runner: { bits: 0 } });
    expect(t.asked).toBe('runner settle');
    t.runner.trashes('trap');
    expect([t.table.corp.up, t.table.corp.hand]).toEqual([['trap'], 0]);
  });

  it('N-ACC-16 is neither exposed nor rezzed by it: if left, it is face down as before', () => {
    const t = accesses('f1', { forts: { f1: { inside: ['solo-squad'] } } });
    const before = t.installed('solo-squad');
    expect(before).toMatchObject({ card: 'solo-squad', active: false });
    t.runner.passes();
    expect(t.installed('solo-squad')).toMatchObject({ card: null, active: false, fort: 'f1' });
    expect(t.events.some((one) => one.kind === 'exposed' || one.kind === 'rezzed')).toBe(false);
  });

  it('N-ACC-16 stays revealed if it was revealed, and rezzed if it was rezzed', () => {
    const t = accesses('f1', {
      forts: { f1: { inside: [{ card: 'solo-squad', revealed: true }, rezzed('red-herrings')] } },
    });
    t.runner.choosesCards('solo-squad').runner.passes();
    expect(t.installed('solo-squad')).toMatchObject({ card: 'solo-squad', active: false });
    expect(t.installed('red-herrings')).toMatchObject({ card: 'red-herrings', active: true });
  });
});

describe('other accessed cards', () => {
  it('N-ACC-10 R-GEN-29 ice and operations cannot be trashed', () => {
    const t = accesses('hq', {
      corp: { hand: ['fire-wall', 'solo-squad', 'night-shift'] },
      runner: { rig: ['hq-interface', 'hq-interface'] },
    });
    expect(t.asked).toBe('runner settle');
    t.refuses('E-TYPE', () => t.runner.trashes('fire-wall'));
    t.refuses('E-TYPE', () => t.runner.trashes('night-shift'));
    t.refuses('E-TYPE', () => t.runner.steals('fire-wall'));
    t.runner.passes();
    expect(t.corp.hand).toEqual(['fire-wall', 'night-shift', 'solo-squad']);
  });

  it('N-ACC-10 in HQ with nothing to decide, are not asked about', () => {
    const t = accesses('hq', { corp: { hand: ['fire-wall'] } });
    expect([t.asked, t.table.run, t.corp.hand]).toEqual(['runner action', null, ['fire-wall']]);
  });

  it('N-ACC-11 return to where they were, in the same order', () => {
    const t = accesses('rd', {
      corp: { pile: ['night-shift', 'keeper', 'filter'] },
      runner: { rig: ['rd-interface'] },
    });
    t.runner.passes().runner.passes();
    t.refuses('E-TYPE', () => t.runner.trashes('keeper'));
    t.runner.passes();
    expect([t.local.piles[CORP], t.table.corp.pile]).toEqual([['night-shift', 'keeper', 'filter'], 3]);
  });

  it('N-ACC-19 in Archives cannot be trashed again', () => {
    const t = accesses('archives', {
      corp: { up: ['antiquated-interface-routines'] },
      forts: { archives: { inside: ['red-herrings'] } },
    });
    t.runner.chooses(0);
    expect(t.asked).toBe('runner settle');
    t.refuses('E-STATE', () => t.runner.trashes('antiquated-interface-routines'));
    t.runner.passes();
    expect(t.runner.bits).toBe(5);
    const alone = accesses('archives', { corp: { up: ['antiquated-interface-routines', 'trap'] } });
    expect(alone.table.run).toBeNull();
  });
});

describe('several cards', () => {
  it('N-ACC-13 R-GEN-54 are accessed one at a time, in the order the Runner chooses by position', () => {
    const t = accesses('f1', { forts: { f1: { inside: ['solo-squad', 'red-herrings'] }, f2: { inside: ['trap'] } } });
    expect(t.question).toMatchObject({
      kind: 'choose',
      of: RUNNER,
      from: [t.slot('solo-squad'), t.slot('red-herrings')],
    });
    expect(t.installed('solo-squad').card).toBeNull();
    t.refuses('E-TARGET', () => t.runner.choosesCards('trap'));
    t.refuses('E-COUNT', () => t.runner.choosesCards('solo-squad', 'red-herrings'));
    t.runner.choosesCards('red-herrings');
    expect(faces(t)).toEqual(['red-herrings', 'solo-squad']);
  });

  it('N-ACC-13 R-GEN-55 in R&D are accessed from the top down, with upgrades at any point', () => {
    const t = accesses('rd', {
      corp: { pile: ['night-shift', 'keeper', 'filter'] },
      runner: { rig: ['rd-interface'] },
      forts: { rd: { inside: ['red-herrings'] } },
    });
    t.runner.chooses(0).runner.passes();
    expect(t.local.known[RUNNER].seen).toEqual({ 0: 'night-shift' });
    t.runner.choosesCards('red-herrings');
    expect(t.asked).toBe('runner accessed');
    expect(t.local.known[RUNNER].seen).toEqual({ 0: 'night-shift', 1: 'keeper' });
  });

  it('N-ACC-14 are all accessed: the Runner cannot stop halfway', () => {
    const t = accesses('f1', { forts: { f1: { inside: ['solo-squad', 'red-herrings', 'dieter-esslin'] } } });
    t.runner.choosesCards('solo-squad');
    t.refuses('E-PENDING', () => t.runner.jacksOut());
    t.refuses('E-PENDING', () => t.runner.passes());
    t.refuses('E-PENDING', () => t.runner.takesBit());
    const rd = accesses('rd', { runner: { rig: ['rd-interface'] } });
    rd.refuses('E-PENDING', () => rd.runner.jacksOut());
    rd.runner.passes();
    expect(rd.asked).toBe('runner accessed');
  });

  it('N-ACC-14 trashed from R&D do not make the next one accessible', () => {
    const t = accesses('rd', {
      corp: { pile: ['rustbelt-hq-branch', 'solo-squad', 'tycho-extension'] },
      runner: { bits: 9, rig: ['rd-interface'] },
    });
    t.runner.passes().runner.passes();
    t.runner.trashes('rustbelt-hq-branch').runner.trashes('solo-squad');
    expect([t.table.run, t.table.runner.points]).toEqual([null, 0]);
    expect([t.local.piles[CORP], t.table.corp.up]).toEqual([['tycho-extension'], ['solo-squad', 'rustbelt-hq-branch']]);
  });

  it('N-ACC-14 taken from R&D, two agendas and a node, leave the rest in order', () => {
    const t = accesses('rd', {
      corp: { pile: ['hostile-takeover', 'solo-squad', 'marine-arcology', 'keeper'] },
      runner: { bits: 3, rig: ['rd-interface', 'rd-interface'] },
    });
    t.runner.passes().runner.passes();
    t.runner.passes();
    t.runner.steals('marine-arcology');
    t.refuses('E-STATE', () => t.runner.passes());
    t.runner.steals('hostile-takeover').runner.trashes('solo-squad');
    expect([t.table.runner.points, t.local.piles[CORP]]).toEqual([3, ['keeper']]);
    expect([t.table.corp.pile, t.local.known[RUNNER].seen]).toEqual([1, {}]);
  });

  it('N-WIN-02 N-ACC-07 at six points, the first stolen agenda wins, and the second is not asked about', () => {
    const t = accesses('rd', {
      corp: { pile: ['hostile-takeover', 'tycho-extension'] },
      runner: { points: 6, rig: ['rd-interface'] },
    });
    t.runner.passes().runner.passes();
    t.runner.steals('hostile-takeover');
    expect(t.over).toMatchObject({ winner: RUNNER });
    expect(t.table.runner.points).toBe(7);
    t.refuses('E-OVER', () => t.runner.steals('tycho-extension'));
  });

  it('N-WIN-02 N-ACC-07 at six points, two agendas in HQ also win', () => {
    const t = accesses('hq', {
      corp: { hand: ['hostile-takeover', 'marine-arcology'] },
      runner: { points: 6, rig: ['hq-interface'] },
    });
    expect(t.over).toMatchObject({ winner: RUNNER });
    expect(t.table.runner.points).toBeGreaterThanOrEqual(7);
  });
});

describe('cards that act when they are accessed', () => {
  it('N-ACC-17 R-GEN-31 act before anything can be trashed or stolen: Dieter Esslin kills a Runner without cards', () => {
    const t = accesses('f1', { forts: { f1: { inside: [rezzed('dieter-esslin')] } } });
    expect(t.over).toMatchObject({ winner: CORP });
  });

  it('N-ACC-17 act only if rezzed when they are installed', () => {
    const t = accesses('f1', { runner: { hand: ['score'] }, forts: { f1: { inside: ['setup'] } } });
    expect([t.asked, t.table.runner.hand]).toEqual(['runner settle', 1]);
    const other = accesses('f1', {
      runner: { hand: ['score', 'score'] },
      forts: { f1: { inside: [rezzed('setup')] } },
    });
    expect(other.table.runner.hand).toBe(0);
  });

  it('N-ACC-17 may depend on the advancement counters on them: Experimental AI trashes a program for each', () => {
    const t = accesses('f1', {
      runner: { rig: ['mouse', 'worm', 'dwarf'] },
      forts: { f1: { inside: [rezzed('experimental-ai', { advancement: 2 })] } },
    });
    expect(t.asked).toBe('corp choose trashProgram');
    t.corp.choosesCards('worm');
    expect(t.asked).toBe('corp choose trashProgram');
    t.corp.choosesCards('dwarf');
    expect([t.table.runner.trash, t.asked]).toEqual([['dwarf', 'worm'], 'runner settle']);
  });

  it('N-ACC-17 Virus Test Site does one point unrezzed, two for each counter when rezzed', () => {
    const hurt = (advancement: number, isRezzed: boolean) => {
      const counters = { advancement };
      const place = isRezzed ? rezzed('virus-test-site', counters) : withCounters('virus-test-site', counters);
      const t = accesses('f1', {
        runner: { hand: several(5) },
        forts: { f1: { inside: [place] } },
      });
      return 5 - t.table.runner.hand;
    };
    expect([hurt(0, false), hurt(2, false), hurt(0, true), hurt(2, true)]).toEqual([1, 1, 1, 4]);
    const stored = accesses('rd', { corp: { pile: ['virus-test-site'] }, runner: { hand: ['score'] } });
    stored.runner.shows('virus-test-site');
    expect(stored.table.runner.trash).toEqual(['score']);
  });

  it('N-ACC-17 Setup! acts from HQ', () => {
    const t = accesses('hq', { corp: { hand: ['setup'] }, runner: { hand: several(3) } });
    expect([t.table.runner.hand, t.asked]).toEqual([1, 'runner settle']);
    t.runner.passes();
    expect([t.corp.hand, t.table.corp.hand]).toEqual([['setup'], 1]);
  });

  it('N-ACC-17 Setup! in R&D has to be shown, and then acts', () => {
    const t = accesses('rd', { corp: { pile: ['setup', 'keeper'] }, runner: { hand: several(3) } });
    t.refuses('E-PENDING', () => t.runner.passes());
    t.refuses('E-CARD', () => t.runner.shows('trap'));
    t.runner.shows('setup');
    expect([t.table.runner.hand, t.asked]).toEqual([1, 'runner settle']);
    t.runner.trashes('setup');
    expect([t.table.corp.up, t.local.piles[CORP], t.runner.bits]).toEqual([['setup'], ['keeper'], 5]);
  });

  it('N-ACC-17 a card from R&D that need not be shown cannot be shown', () => {
    const t = accesses('rd', { corp: { pile: ['keeper'] } });
    t.refuses('E-TARGET', () => t.runner.shows('keeper'));
    t.refuses('E-CARD', () => t.runner.shows('setup'));
  });

  it('N-ACC-17 Setup! left in R&D is in the Runner’s knowledge, but in no table', () => {
    const t = accesses('rd', { corp: { pile: ['setup', 'keeper'] }, runner: { hand: several(3) } });
    t.runner.shows('setup').runner.passes();
    expect(JSON.stringify(t.table)).not.toContain('setup');
    expect(t.local.known[RUNNER].seen).toEqual({ 0: 'setup' });
  });

  it('N-ACC-17 Setup! does nothing in Archives', () => {
    const t = accesses('archives', { corp: { up: ['setup'], down: ['setup', 'trap'] }, runner: { hand: ['score'] } });
    expect([t.table.runner.hand, t.over, t.table.run]).toEqual([1, null, null]);
  });

  it('N-ACC-17 TRAP! asks the Corp to pay: three damage first, then the tag', () => {
    const t = accesses('hq', { corp: { bits: 4, hand: ['trap'] }, runner: { hand: several(3) } });
    expect(t.asked).toBe('corp choose mayPay');
    t.corp.chooses(4);
    expect([t.table.runner.hand, t.table.runner.tags, t.corp.bits]).toEqual([0, 1, 0]);
  });

  it('N-ACC-17 TRAP! unpaid, and TRAP! with 3 bits, do nothing', () => {
    const t = accesses('hq', { corp: { bits: 4, hand: ['trap'] }, runner: { hand: ['score'] } });
    t.corp.chooses();
    expect([t.table.runner.hand, t.table.runner.tags, t.asked]).toEqual([1, 0, 'runner settle']);
    const poor = accesses('hq', { corp: { bits: 3, hand: ['trap'] }, runner: { hand: ['score'] } });
    expect([poor.table.runner.hand, poor.asked]).toEqual([1, 'runner settle']);
  });

  it('N-ACC-17 R-GEN-54 T-2 TRAP! shown from R&D may flatline before the agenda of the same access is scored', () => {
    const t = accesses('rd', {
      corp: { bits: 4, pile: ['corporate-war', 'trap'] },
      runner: { points: 4, hand: ['score'], rig: ['rd-interface'] },
    });
    t.runner.passes().runner.shows('trap').corp.chooses(4).runner.passes();
    expect(t.over).toMatchObject({ winner: CORP });
    expect([t.table.runner.points, t.table.runner.tags]).toEqual([4, 0]);
  });

  it('N-ACC-17 Dedicated Response Team damages only a tagged Runner', () => {
    const hurt = (tags: number) =>
      accesses('f1', {
        runner: { tags, hand: several(4) },
        forts: { f1: { inside: [rezzed('dedicated-response-team')] } },
      }).table.runner.hand;
    expect([hurt(0), hurt(1)]).toEqual([4, 1]);
  });
});

describe('Red Herrings', () => {
  const herrings = (bits: number, place = rezzed('red-herrings')) => {
    const t = accesses('f1', { runner: { bits }, forts: { f1: { inside: ['tycho-extension', place] } } });
    t.runner.choosesCards('red-herrings');
    return t;
  };

  it('N-ACC-07 leave the agenda if five more bits cannot be paid', () => {
    const t = herrings(4);
    t.refuses('E-BITS', () => t.runner.steals('tycho-extension'));
    t.runner.passes();
    expect([t.table.runner.points, t.inside('f1'), t.runner.bits]).toEqual([0, ['tycho-extension', 'red-herrings'], 4]);
    expect(t.installed('tycho-extension').card).toBeNull();
  });

  it('N-ACC-07 let the Runner leave the agenda even if they could pay', () => {
    const t = herrings(5);
    t.runner.passes();
    expect([t.table.runner.points, t.runner.bits]).toEqual([0, 5]);
  });

  it('N-ACC-07 make the agenda cost five more bits to steal', () => {
    const t = herrings(5);
    t.runner.steals('tycho-extension');
    expect([t.table.runner.points, t.runner.bits]).toEqual([4, 0]);
  });

  it('N-ACC-07 still count if trashed in the same access', () => {
    const t = herrings(6);
    t.runner.trashes('red-herrings');
    expect(t.runner.bits).toBe(5);
    t.runner.steals('tycho-extension');
    expect([t.runner.bits, t.table.runner.points, t.fort('f1')]).toEqual([0, 4, undefined]);
  });

  it('N-ACC-07 trashed in the same access, still count against a Runner with too few bits left', () => {
    const t = herrings(5);
    t.runner.trashes('red-herrings');
    expect(t.table.runner.points).toBe(0);
    expect(t.inside('f1')).toEqual(['tycho-extension']);
    t.until('runner action').runner.runs('f1').until('runner action');
    expect(t.table.runner.points).toBe(4);
  });

  it('N-ACC-07 do not count if unrezzed', () => {
    const t = herrings(0, { card: 'red-herrings' });
    expect(t.table.runner.points).toBe(4);
  });

  it('N-ACC-07 do not count on another fort', () => {
    const t = accesses('f1', {
      runner: { bits: 0 },
      forts: { f1: { inside: ['tycho-extension'] }, f2: { inside: [rezzed('red-herrings')] } },
    });
    expect([t.asked, t.table.runner.points]).toEqual(['runner action', 4]);
  });

  it('N-ACC-07 in R&D make the Runner pay for an agenda that only they have seen', () => {
    const t = accesses('rd', {
      corp: { pile: ['tycho-extension'] },
      runner: { bits: 5 },
      forts: { rd: { inside: [rezzed('red-herrings')] } },
    });
    t.runner.chooses(0).runner.passes();
    expect(t.asked).toBe('runner settle');
    t.runner.steals('tycho-extension');
    expect([t.runner.bits, t.table.runner.points, t.table.corp.pile]).toEqual([0, 4, 0]);
  });
});
