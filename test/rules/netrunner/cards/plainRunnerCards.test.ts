/** Programs, hardware, resources and preps of the Runner with simple effects. */
import { describe, expect, it } from 'vitest';
import { handSize, installCost, memory, strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { RUNNER } from '../../../../src/rules/netrunner/table.ts';
import {
  installs,
  plays,
  rezzed,
  runs,
  type Scenario,
  scenario,
  several,
  type TableSetup,
  uses,
} from '../../../support/scenario.ts';

/** The Runner's turn, with the given card in the rig. */
const has = (card: string, more: TableSetup = {}): Scenario =>
  scenario({ turn: 'runner', ...more, runner: { bits: 20, ...more.runner, rig: [card, ...(more.runner?.rig ?? [])] } });

describe('programs', () => {
  it.each([
    ['raffles', 'keeper', 0, 1],
    ['shaka', 'banpei', 0, 1],
    ['wizards-book', 'keeper', 1, 2],
    ['boring-bit', 'fire-wall', 0, 2],
    ['corrosion', 'wall-of-static', 2, 2],
  ])('%s breaks %s after %i boosts, for [%i] in all', (breaker, ice, boosts, cost) => {
    const t = has(breaker, { forts: { hq: { ice: [rezzed(ice)] } } });
    t.runner.runs('hq');
    if (strength(t.table, t.slot(breaker)) < strength(t.table, t.slot(ice)))
      t.refuses('E-STRENGTH', () => t.runner.breaks(breaker, 0));
    const before = t.runner.bits;
    for (let i = 0; i < boosts; i++) t.runner.boosts(breaker);
    if (boosts === 0 || strength(t.table, t.slot(breaker)) >= strength(t.table, t.slot(ice)))
      t.runner.breaks(breaker, 0);
    expect(before - t.runner.bits).toBe(cost);
  });

  it('R-CARD-seeya SeeYa exposes any installed card, including ice', () => {
    const t = has('seeya', { forts: { hq: { ice: ['keeper'] } } });
    t.runner.uses('seeya');
    expect([t.installed('keeper').card, t.runner.bits, t.table.actions]).toEqual(['keeper', 19, 3]);
  });

  it('Pox makes it more expensive to install in a fort, by a bit for every two runs', () => {
    const t = has('pox', { forts: { f1: { inside: ['trap'], counters: { Pox: 1 } } } });
    expect(installCost(t.table, 'f1', false, 0)).toBe(0);
    t.runner.runs('f1').until('runner action');
    expect([t.fort('f1')?.counters, installCost(t.table, 'f1', false, 0), installCost(t.table, 'f1', true, 1)]).toEqual(
      [{ Pox: 2 }, 1, 2],
    );
  });
});

describe('hardware', () => {
  it.each([
    ['militech-mram-chip', 4, 8],
    ['tycho-mem-chip', 7, 5],
    ['sunburst-cranial-interface', 5, 6],
    ['little-black-box', 5, 6],
    ['the-deck', 5, 5],
  ])('%s: %i MU, hand size %i', (id, mu, hand) => {
    const t = has(id);
    expect([memory(t.table), handSize(t.table, RUNNER)]).toEqual([mu, hand]);
  });

  it('R-CARD-sunburst-cranial-interface pays for icebreakers that are not noisy', () => {
    const t = has('sunburst-cranial-interface', {
      runner: { bits: 0, rig: ['raffles'] },
      forts: { hq: { ice: [rezzed('filter')] } },
    });
    t.runner.runs('hq').runner.breaks('raffles', 0);
    expect(t.installed('sunburst-cranial-interface').counters['bits']).toBe(0);
  });

  it('Little Black Box prevents a point of Net or brain damage each turn', () => {
    const t = has('little-black-box', {
      runner: { hand: several(6) },
      forts: { hq: { ice: [rezzed('cortical-scrub')] } },
    });
    t.runner.runs('hq').runner.uses('little-black-box');
    expect(t.table.runner.brain).toBe(0);
  });

  it('The Deck is also a base link card', () => {
    const t = runs('archives', {
      corp: { bits: 9, hand: ['chance-observation'] },
      runner: { bits: 9, rig: ['the-deck'] },
      actions: 1,
    });
    t.runner.goesOn().until('corp action').corp.plays('chance-observation').trace(5, { base: 'the-deck', boosts: 1 });
    expect(t.table.runner.tags).toBe(0);
  });

  it('Vintage Camaro avoids a tag for [1] and the next action', () => {
    const t = scenario({
      corp: { hand: ['datapool-by-zetatech'] },
      runner: { tags: 1, bits: 5, rig: ['vintage-camaro'] },
    });
    t.corp.plays('datapool-by-zetatech').runner.uses('vintage-camaro').runner.passes();
    expect([t.table.runner.tags, t.runner.bits, t.table.debt]).toEqual([2, 4, [0, 1]]);
  });
});

describe('resources', () => {
  it('Back Door to Orbital Air: base link 2 for [1], +1 link for [2]', () => {
    const t = has('back-door-to-orbital-air', {
      corp: { bits: 9 },
      forts: { hq: { ice: [rezzed('fetch-4-0-1')] } },
    });
    t.runner.runs('hq').trace(3, { base: 'back-door-to-orbital-air', boosts: 2 });
    expect([t.table.runner.tags, t.runner.bits]).toEqual([0, 15]);
  });

  it('Junkyard BBS returns the top card of the trash', () => {
    const t = uses('junkyard-bbs', { runner: { trash: ['mouse', 'worm'] } });
    expect([t.runner.hand, t.table.runner.trash]).toEqual([['mouse'], ['worm']]);
    const none = has('junkyard-bbs');
    none.refuses('E-TARGET', () => none.runner.uses('junkyard-bbs'));
  });

  it('R-CARD-karl-de-veres-corporate-stooge gives a bit when a successful run is over', () => {
    const t = has('karl-de-veres-corporate-stooge', { forts: { hq: { ice: [rezzed('filter')] } } });
    t.runner.runs('hq');
    expect(t.runner.bits).toBe(20);
    t.runner.runs('archives').runner.goesOn();
    expect([t.runner.bits, t.asked]).toEqual([21, 'runner action']);
  });

  it('Rigged Investments pays a bit a turn and is trashed with its last bit', () => {
    const t = scenario({
      turn: 'runner',
      at: 'start',
      runner: { bits: 0, rig: [{ card: 'rigged-investments', counters: { bits: 1 } }] },
    });
    t.until('runner action');
    expect([t.runner.bits, t.table.runner.trash]).toEqual([1, ['rigged-investments']]);
    const fresh = installs('rigged-investments', { runner: { bits: 4 } });
    expect(fresh.installed('rigged-investments').counters['bits']).toBe(12);
  });

  it('Silicon Saloon Franchise gives a bit and a card', () => {
    const t = uses('silicon-saloon-franchise', { runner: { bits: 20 } });
    expect([t.runner.bits, t.table.runner.hand]).toEqual([21, 1]);
  });

  it('Technician Lover looks at the top of R&D only', () => {
    const t = uses('technician-lover', { corp: { pile: ['trap', 'keeper'] } });
    expect([t.table.corp.pile, t.local.known[RUNNER].seen[0]]).toEqual([2, 'trap']);
  });

  it("Top Runners' Conference pays [2] a turn until the Runner runs", () => {
    const t = scenario({ turn: 'runner', at: 'start', runner: { bits: 0, rig: ['top-runners-conference'] } });
    t.until('runner action').runner.runs('archives');
    expect([t.runner.bits, t.table.runner.trash]).toEqual([2, ['top-runners-conference']]);
  });
});

describe('preps', () => {
  it.each([
    ['cruising-for-netwatch', 10, 2, 0, 3],
    ['stakeout', 11, 1, 0, 3],
    ['drone-for-a-day', 14, 0, 1, 3],
    ['networking', 15, 0, 0, 2],
    ['panzer-run', 12, 2, 0, 2],
  ])('%s leaves %i bits, draws %i cards, gives %i tags, leaves %i actions', (prep, bits, drawn, tags, actions) => {
    const t = plays(prep, { runner: { bits: 9 } });
    expect([t.runner.bits, t.table.runner.hand, t.table.runner.tags, t.table.actions]).toEqual([
      bits,
      drawn,
      tags,
      actions,
    ]);
  });

  it('Finders Keepers pays the total of three dice', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 7, hand: ['finders-keepers'] } }).rolls(6, 1, 3);
    expect(t.runner.plays('finders-keepers').runner.bits).toBe(10);
  });

  it('Temple Microcode Outlet fetches a program from the stack', () => {
    const t = plays('temple-microcode-outlet', { runner: { bits: 9, pile: ['score', 'mouse'] } }).runner.shows('mouse');
    expect(t.runner.hand).toEqual(['mouse']);
  });

  it("Ice and Data's Guide to the Net shows the outermost ice of every fort", () => {
    const t = plays('ice-and-datas-guide-to-the-net', {
      runner: { bits: 9 },
      forts: { hq: { ice: ['keeper', 'filter'] }, rd: { ice: ['mazer'] }, f1: { inside: ['trap'] } },
    });
    t.corp.passes();
    const faces = ['keeper', 'filter', 'mazer', 'trap'].map((card) => t.installed(card).card !== null);
    expect(faces).toEqual([true, false, true, false]);
  });

  it('Deal with Militech strengthens every icebreaker after a Research agenda was stolen', () => {
    const t = scenario({
      turn: 'runner',
      runner: { hand: ['deal-with-militech'], rig: ['worm', 'codecracker', 'mouse'] },
      forts: { f1: { inside: ['polymer-breakthrough'] } },
    });
    t.refuses('E-TARGET', () => t.runner.plays('deal-with-militech'));
    t.runner.runs('f1').until('runner action');
    const before = strength(t.table, t.slot('worm'));
    t.until('runner action').runner.plays('deal-with-militech');
    expect([
      strength(t.table, t.slot('worm')) - before,
      t.installed('worm').counters,
      t.installed('mouse').counters,
    ]).toEqual([1, { Militech: 1 }, {}]);
  });

  it('Reconnaissance pays a bit for each card the Corp rezzes in that run, but not later', () => {
    const t = scenario({
      turn: 'runner',
      corp: { bits: 20 },
      runner: { bits: 0, hand: ['reconnaissance', 'score'] },
      forts: { hq: { ice: ['canis-minor', 'filter'] }, rd: { ice: ['sleeper'] } },
    });
    t.runner.plays('reconnaissance').runner.chooses(0);
    t.corp.rezzes('canis-minor').until('corp approach').corp.rezzes('filter');
    expect([t.runner.bits, t.asked]).toEqual([2, 'runner action']);
    t.runner.runs('rd').corp.rezzes('sleeper');
    expect(t.runner.bits).toBe(2);
  });

  it.each([
    ['rockerboy-promotion', 8],
    ['south-african-mining-corp', 6],
  ])('On the Fast Track pays for %s trashed this turn: [%i]', (node, bits) => {
    const t = runs('f1', {
      runner: { bits: 9, hand: ['on-the-fast-track'] },
      forts: { f1: { inside: [rezzed(node)] } },
    });
    t.until('runner settle').runner.trashes(node);
    const before = t.until('runner action').runner.bits;
    expect(t.runner.plays('on-the-fast-track').runner.bits - before).toBe(bits);
  });

  it('Poisoned Water Supply trades two connections for bad publicity', () => {
    const t = scenario({
      turn: 'runner',
      runner: {
        bits: 9,
        hand: ['poisoned-water-supply', 'poisoned-water-supply'],
        rig: ['broker', 'nomad-allies', 'fall-guy'],
      },
    });
    t.runner.plays('poisoned-water-supply').runner.choosesCards('nomad-allies', 'broker');
    expect([t.table.corp.badPublicity, t.table.runner.rig.length]).toEqual([1, 1]);
    t.refuses('E-TARGET', () => t.runner.plays('poisoned-water-supply'));
  });

  it('Frame-Up requires runs on HQ and R&D, and does more damage after a Black Ops agenda was stolen there', () => {
    const framed = (agenda: string): Scenario => {
      const t = runs('rd', {
        corp: { hand: [agenda], pile: ['keeper', 'filter'] },
        runner: { bits: 9, hand: ['frame-up'] },
      });
      t.runner.goesOn().until('runner action');
      t.refuses('E-TARGET', () => t.runner.plays('frame-up'));
      t.runner.runs('hq');
      return t.until('runner action').runner.plays('frame-up');
    };
    expect(framed('hostile-takeover').table.corp.badPublicity).toBe(1);
    expect(framed('corporate-war').table.corp.badPublicity).toBe(2);
  });
});
