import { describe, expect, it } from 'vitest';
import { definition } from '../../../../src/rules/netrunner/card.ts';
import { memoryUsed, strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { installs, meets, rezzed, runs, type Scenario, uses } from '../../../support/scenario.ts';

/** The Runner encounters the given ice on HQ with the given icebreaker. */
function encounter(breaker: string, ice: string, bits = 10): Scenario {
  return meets(ice, { corp: { hand: ['keeper'] }, runner: { bits, rig: [breaker], hand: ['score', 'score'] } });
}

describe('icebreakers', () => {
  it.each([
    // Breaker, its ice, strength, cost to break, cost to raise by one.
    ['black-dahlia', 'data-naga', 5, 2, 2],
    ['loony-goon', 'banpei', 0, 1, 1],
    ['raptor', 'banpei', 1, 2, 1],
    ['wild-card', 'banpei', 0, 0, 3],
    ['codecracker', 'filter', 0, 0, 1],
    ['cyfermaster', 'keeper', 5, 2, 1],
    ['dwarf', 'crystal-wall', 3, 1, 1],
    ['worm', 'wall-of-static', 2, 0, 3],
  ])('%s breaks %s at strength %i for %i bits, and is raised for %i', (breaker, ice, power, cost, raise) => {
    const t = encounter(breaker, ice);
    t.runner.breaks(breaker, 0);
    expect([t.runner.bits, t.table.run?.broken]).toEqual([10 - cost, [0]]);
    t.runner.boosts(breaker);
    expect([t.runner.bits, strength(t.table, t.slot(breaker))]).toEqual([10 - cost - raise, power + 1]);
  });

  it.each([
    ['black-dahlia', 'filter'],
    ['codecracker', 'banpei'],
    ['dwarf', 'filter'],
    ['loony-goon', 'data-wall'],
  ])('%s does nothing to %s', (breaker, ice) => {
    const t = encounter(breaker, ice);
    t.refuses('E-KEYWORD', () => t.runner.breaks(breaker, 0));
    t.refuses('E-KEYWORD', () => t.runner.boosts(breaker));
  });

  it('Loony Goon is too weak for Hunter until it has been raised five times', () => {
    const t = encounter('loony-goon', 'hunter');
    t.refuses('E-STRENGTH', () => t.runner.breaks('loony-goon', 0));
    for (let i = 0; i < 5; i++) t.runner.boosts('loony-goon');
    t.runner.breaks('loony-goon', 0).runner.passes();
    expect([t.runner.bits, t.asked]).toEqual([4, 'runner last']);
    expect(strength(t.table, t.slot('loony-goon')), 'after the encounter').toBe(0);
  });

  it('Tinweasel breaks for free but can never be raised enough for Scramble', () => {
    const t = encounter('tinweasel', 'scramble', 0);
    expect(definition('tinweasel').abilities).toHaveLength(1);
    t.runner.breaks('tinweasel', 0).runner.passes();
    expect(t.asked).toBe('runner last');
    const keeper = encounter('tinweasel', 'keeper');
    keeper.refuses('E-STRENGTH', () => keeper.runner.breaks('tinweasel', 0));
  });
});

describe('other programs', () => {
  it("Baedeker's Net Map gives link 1 for free and more for a bit each", () => {
    const t = meets('hunter', { runner: { bits: 2, rig: ['baedekers-net-map'] } });
    t.refuses('E-BITS', () => t.trace(0, { base: 'baedekers-net-map', boosts: 3 }));
    t.trace(2, { base: 'baedekers-net-map', boosts: 2 });
    expect([t.table.runner.tags, t.runner.bits, t.corp.bits]).toEqual([0, 0, 3]);
  });

  it('Clown weakens ice while it is encountered, and only then', () => {
    const t = encounter('clown', 'keeper');
    expect(t.table.run, 'nothing to break it with').toBeNull();
    expect(strength(t.table, t.slot('keeper'))).toBe(4);
  });

  it('Force Shield prevents two points of Net and brain damage per turn, in total', () => {
    const t = meets('cortical-scrub', {
      runner: { rig: ['force-shield'], hand: ['score', 'score'] },
      forts: { rd: { ice: [rezzed('nerve-labyrinth')] } },
    });
    t.runner.uses('force-shield');
    expect([t.table.runner.brain, t.table.runner.hand]).toEqual([0, 2]);
    t.runner.runs('rd');
    t.refuses('E-LIMIT', () => t.runner.uses('force-shield', 0, { times: 2 }));
    t.runner.uses('force-shield').until('runner action');
    expect(t.table.runner.hand).toBe(1);
  });

  it('Mouse exposes a card inside a fort for an action, but never ice', () => {
    const t = uses('mouse', { forts: { f1: { ice: ['keeper'], inside: ['setup'] } } }).corp.passes();
    expect([t.installed('setup').card, t.installed('keeper').card, t.table.actions]).toEqual(['setup', null, 3]);
    t.until('runner action');
    t.refuses('E-TARGET', () => t.runner.uses('mouse'));
  });

  it('Newsgroup Filter uses half the memory and gives two bits per action', () => {
    const t = installs('newsgroup-filter', { runner: { bits: 5 } }).runner.uses('newsgroup-filter');
    expect([t.runner.bits, memoryUsed(t.table), t.table.actions]).toEqual([2, 2, 2]);
  });

  it('Shield prevents two points of Net damage, but no brain damage', () => {
    const t = meets('nerve-labyrinth', {
      runner: { rig: ['shield'], hand: ['score', 'score'] },
      forts: { rd: { ice: [rezzed('cortical-scrub')] } },
    });
    t.runner.uses('shield', 0, { times: 2 });
    expect([t.table.runner.hand, t.asked]).toEqual([2, 'runner action']);
    t.runner.runs('rd');
    expect([t.table.runner.brain, t.table.runner.hand]).toEqual([1, 1]);
  });
});

describe('more programs', () => {
  it('R-CARD-false-echo False Echo makes the Corp rez ice it can pay for, and show nothing else, once a run was successful', () => {
    const t = runs('hq', {
      corp: { bits: 4 },
      runner: { rig: ['false-echo'] },
      forts: { hq: { ice: ['code-corpse', 'keeper', 'filter'] } },
    });
    t.until('runner after').runner.uses('false-echo');
    t.corp.passes();
    t.refuses('E-PENDING', () => t.corp.passes());
    t.corp.rezzes('keeper').corp.rezzes('filter');
    const active = ['code-corpse', 'keeper', 'filter'].map((id) => t.installed(id).active);
    expect([active, t.corp.bits, t.runner.bits]).toEqual([[false, true, true], 0, 3]);
  });

  it('False Echo can choose any fort run on successfully this turn, whatever happened in later runs', () => {
    const t = runs('hq', {
      corp: { bits: 9 },
      runner: { rig: ['false-echo'] },
      forts: { hq: { ice: ['filter'] }, archives: { ice: ['keeper'] }, rd: { ice: ['scramble'] } },
    });
    t.until('runner action').runner.runs('archives').until('runner action');
    t.runner.runs('rd').until('runner last').runner.jacksOut().until('runner after').runner.uses('false-echo');
    expect(t.question).toMatchObject({ what: 'fortChosen', from: [0, 2] });
    t.runner.chooses(0).corp.rezzes('filter');
    expect(['filter', 'keeper', 'scramble'].map((id) => t.installed(id).active)).toEqual([true, false, false]);
    const again = runs('hq', { runner: { rig: ['false-echo'] }, forts: { hq: { ice: ['filter'] } } });
    again.until('runner last').runner.jacksOut();
    again.runner.runs('archives').runner.goesOn();
    expect(again.asked, 'HQ was not run on with success, and Archives have no ice').toBe('runner action');
  });

  it('Flak breaks AP subroutines on any ice that has them', () => {
    const t = encounter('flak', 'cortical-scrub');
    t.runner.boosts('flak').runner.breaks('flak', 0).runner.breaks('flak', 1);
    expect([t.runner.bits, t.table.run?.broken]).toEqual([7, [0, 1]]);
    const wall = encounter('flak', 'filter');
    wall.refuses('E-KEYWORD', () => wall.runner.breaks('flak', 0));
  });

  it('Japanese Water Torture is raised at the cost of later actions', () => {
    const t = encounter('japanese-water-torture', 'crystal-wall');
    t.runner.boosts('japanese-water-torture').runner.breaks('japanese-water-torture', 0);
    expect([t.runner.bits, t.table.actions]).toEqual([9, 2]);
  });

  it('Rabbit lowers the limit of traces by ice', () => {
    const t = encounter('rabbit', 'fetch-4-0-1');
    t.refuses('E-LIMIT', () => t.trace(3));
    t.trace(2);
    expect(t.table.runner.tags).toBe(1);
  });

  it('Self-Modifying Code is replaced by the breaker needed, in the middle of an encounter', () => {
    const t = meets('data-wall', { runner: { bits: 6, rig: ['self-modifying-code'], pile: ['score', 'dwarf'] } });
    t.runner.uses('self-modifying-code').runner.shows('dwarf');
    expect([t.runner.bits, t.table.runner.trash, t.asked]).toEqual([0, ['self-modifying-code'], 'runner encounter']);
    expect(t.rig).toEqual(['dwarf']);
  });

  it('Shredder Uplink Protocol runs on Archives and accesses HQ', () => {
    const t = uses('shredder-uplink-protocol', { corp: { hand: ['tycho-extension'], up: ['hostile-takeover'] } });
    expect(t.table.run?.fort).toBe('archives');
    t.runner.goesOn();
    expect(t.table.runner.stolen).toEqual(['tycho-extension']);
  });

  it('Signpost adds two link once both amounts are revealed, once per trace', () => {
    const t = encounter('signpost', 'fetch-4-0-1');
    t.trace(1);
    t.runner.uses('signpost');
    expect([t.table.runner.tags, t.runner.bits]).toEqual([0, 9]);
  });

  it('Startup Immolator trashes fully broken ice for its rez cost', () => {
    const t = meets('crystal-wall', { runner: { bits: 6, rig: ['startup-immolator', 'dwarf'] } });
    t.runner.breaks('dwarf', 0).runner.passes().runner.uses('startup-immolator');
    expect([t.table.corp.up, t.runner.bits, t.ice('hq')]).toEqual([['crystal-wall'], 1, []]);
  });
});
