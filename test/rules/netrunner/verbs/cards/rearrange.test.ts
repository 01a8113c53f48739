/** Cards that move installed ice and the contents of forts. */
import { describe, expect, it } from 'vitest';
import { CORP } from '../../../../../src/rules/netrunner/table.ts';
import { arrange, cardsToArrange } from '../../../../../src/solo/local.ts';
import { revealed, rezzed, runs, type Scenario, scenario, withCounters } from '../../../../support/scenario.ts';

const install = (t: Scenario, hidden: string, fort: string, ice: boolean) =>
  t.corp.does({ do: 'install', hidden, ice, fort });

describe('ice swapped with HQ', () => {
  const hand = ['fire-wall', 'solo-squad'];

  it.each(['omni-kismet-phd', 'singapore-city-grid'])('%s replaces unrezzed ice with ice from HQ', (card) => {
    const ice = ['filter', rezzed('fetch-4-0-1'), 'keeper'];
    const t = runs('f1', { corp: { hand }, forts: { f1: { ice, inside: [rezzed(card)] } } });
    expect(t.asked).toBe('corp approach');
    t.corp.uses(card);
    t.refuses('E-TARGET', () => t.corp.choosesCards('fetch-4-0-1'));
    t.corp.choosesCards('keeper');
    t.refuses('E-TYPE', () => install(t, 'solo-squad', 'f1', true));
    t.refuses('E-CARD', () => install(t, 'data-wall', 'f1', true));
    install(t, 'fire-wall', 'f1', true);
    expect(t.ice('f1')).toEqual(['filter', 'fetch-4-0-1', 'fire-wall']);
    expect([t.installed('fire-wall').card, t.corp.hand, t.corp.bits]).toEqual([null, ['keeper', 'solo-squad'], 5]);
    t.refuses('E-LIMIT', () => t.corp.uses(card));
  });

  it('the new ice is hidden even if the old one was known, and nothing identifies it', () => {
    const t = runs('f1', {
      corp: { hand },
      forts: { f1: { ice: [revealed('keeper')], inside: [rezzed('omni-kismet-phd')] } },
    });
    t.corp.uses('omni-kismet-phd').corp.choosesCards('keeper');
    install(t, 'fire-wall', 'f1', true);
    expect(JSON.stringify([t.table, t.events])).not.toContain('fire-wall');
    expect(t.asked).toBe('corp approach');
    t.corp.rezzes('fire-wall').corp.passes();
    expect([t.table.run, t.corp.bits]).toEqual([null, 0]);
  });

  it('Omni Kismet, Ph.D. works only during a run on its fort, and again in the next one', () => {
    const forts = { f1: { ice: ['filter'], inside: [rezzed('omni-kismet-phd')] }, hq: { ice: ['filter'] } };
    const t = runs('hq', { corp: { hand }, forts });
    t.refuses('E-STATE', () => t.corp.uses('omni-kismet-phd'));
    t.until('runner last').runner.jacksOut().until('runner action').runner.runs('f1');
    t.corp
      .uses('omni-kismet-phd')
      .corp.chooses(t.fort('f1')?.ice[0] ?? 0)
      .corp.passes();
    expect(t.ice('f1')).toEqual(['filter']);
    t.until('runner last').runner.jacksOut().until('runner action').runner.runs('f1');
    expect(t.moves(CORP)).toContainEqual({ do: 'use', slot: t.slot('omni-kismet-phd'), ability: 0 });
  });
});

describe('ice in another order', () => {
  it('Netspace Inverter reverses the ice of a fort, just after a successful run on it', () => {
    const ice = ['filter', revealed('fetch-4-0-1'), 'keeper'];
    const rig = ['netspace-inverter', 'raptor'];
    const t = scenario({
      turn: 'runner',
      runner: { rig },
      forts: { f1: { ice, inside: ['trap'] }, hq: { ice: ['filter'] } },
    });
    t.refuses('E-WINDOW', () => t.runner.uses('netspace-inverter'));
    t.runner.runs('f1').until('runner success').runner.uses('netspace-inverter');
    expect([t.ice('f1'), t.installed('keeper').card]).toEqual([['keeper', 'fetch-4-0-1', 'filter'], null]);
    t.refuses('E-LIMIT', () => t.runner.uses('netspace-inverter'));
    t.until('runner action').runner.runs('hq').until('runner success');
    expect(t.refuses('E-TARGET', () => t.runner.uses('netspace-inverter')).text).toContain('two pieces');
  });

  it('Herman Revista rearranges the ice of its fort when a run on it begins; faces stay hidden', () => {
    const ice = ['filter', rezzed('fetch-4-0-1'), 'keeper'];
    const t = runs('f1', { forts: { f1: { ice, inside: [rezzed('herman-revista')] } } });
    expect([t.asked, t.moves(CORP).length]).toEqual(['corp choose arrange', 6]);
    t.refuses('E-COUNT', () => t.corp.choosesCards('keeper', 'filter'));
    t.corp.choosesCards('keeper', 'filter', 'fetch-4-0-1');
    expect(t.ice('f1')).toEqual(['keeper', 'filter', 'fetch-4-0-1']);
    expect([t.installed('keeper').card, t.table.run?.at, t.asked]).toEqual([null, 0, 'corp approach']);
  });

  it('Herman Revista does not work on other forts, or with a single piece of ice', () => {
    const forts = { f1: { ice: ['filter'], inside: [rezzed('herman-revista')] }, hq: { ice: ['filter', 'keeper'] } };
    const t = scenario({ turn: 'runner', forts });
    expect(t.runner.runs('hq').asked).toBe('corp approach');
    const own = scenario({ turn: 'runner', forts });
    expect(own.runner.runs('f1').asked).toBe('corp approach');
  });

  it('Fortress Respecification lets the Runner rearrange the ice after a success, on the fort of that run', () => {
    const forts = { archives: { ice: ['filter', 'keeper'] }, hq: { ice: ['quandary', 'scramble'] } };
    const t = scenario({ turn: 'runner', runner: { hand: ['fortress-respecification'] }, forts });
    t.refuses('E-TARGET', () => t.runner.plays('fortress-respecification'));
    t.runner.runs('archives').until('runner last').runner.goesOn().until('runner action');
    t.runner.plays('fortress-respecification').runner.choosesCards('keeper', 'filter');
    expect([t.ice('archives'), t.ice('hq')]).toEqual([
      ['keeper', 'filter'],
      ['quandary', 'scramble'],
    ]);
    expect(t.installed('keeper').card).toBeNull();
  });
});

describe('Pavit Bharat', () => {
  const inside = [withCounters('tycho-extension', { advancement: 3 }), 'pavit-bharat'];

  it('R-CARD-pavit-bharat.1 is rezzed only when the last ice of its fort has been passed', () => {
    const t = runs('f1', { forts: { f1: { ice: ['filter', 'keeper'], inside } } });
    t.refuses('E-WINDOW', () => t.corp.rezzes('pavit-bharat'));
    t.until('corp pass');
    t.refuses('E-WINDOW', () => t.corp.rezzes('pavit-bharat'));
    t.corp.passes().runner.goesOn().until('corp pass').corp.rezzes('pavit-bharat');
    expect([t.asked, t.corp.bits]).toEqual(['corp refill', 3]);
  });

  it('R-CARD-pavit-bharat.2 also takes itself out, and as many cards return as left, from all of HQ', () => {
    const t = runs('f1', { corp: { hand: ['setup', 'keeper'] }, forts: { f1: { ice: ['filter'], inside } } });
    t.until('corp pass').corp.rezzes('pavit-bharat');
    expect([t.inside('f1'), t.corp.hand]).toEqual([[], ['keeper', 'pavit-bharat', 'setup', 'tycho-extension']]);
    const before = t.table.lastSlot;
    t.refuses('E-COUNT', () => t.corp.passes());
    t.refuses('E-PLACE', () => install(t, 'keeper', 'f1', true));
    t.refuses('E-PLACE', () => install(t, 'setup', 'f2', false));
    install(t, 'setup', 'f1', false);
    t.refuses('E-STATE', () => install(t, 'tycho-extension', 'f1', false));
    install(t, 'pavit-bharat', 'f1', false);
    expect([t.inside('f1'), t.asked]).toEqual([['setup', 'pavit-bharat'], 'corp pass']);
    expect(t.fort('f1')?.inside.every((slot) => slot > before && t.table.cards[slot]?.card === null)).toBe(true);
    t.until('runner last').runner.goesOn().until('runner choose access');
    expect(t.table.runner.points).toBe(0);
  });

  it('returning cards have no counters and cannot be told apart from what was there', () => {
    const t = runs('f1', { forts: { f1: { ice: ['filter'], inside } } })
      .until('corp pass')
      .corp.rezzes('pavit-bharat');
    install(t, 'tycho-extension', 'f1', false);
    install(t, 'pavit-bharat', 'f1', false);
    expect(t.installed('tycho-extension').counters).toEqual({});
    expect(JSON.stringify(t.table.cards)).not.toContain('pavit');
  });

  it('in a fort without ice, is rezzed in the last window before access', () => {
    const t = runs('f1', { corp: { hand: ['setup'] }, forts: { f1: { inside } } }).runner.goesOn();
    expect(t.asked).toBe('corp final');
    t.corp.rezzes('pavit-bharat');
    install(t, 'setup', 'f1', false);
    install(t, 'pavit-bharat', 'f1', false);
    t.until('runner choose access');
    expect([t.inside('f1'), t.table.run?.fort]).toEqual([['setup', 'pavit-bharat'], 'f1']);
  });
});

describe('New Blood', () => {
  const hand = ['new-blood'];
  const places = (t: Scenario) => ['hq', 'f1'].map((fort) => t.ice(fort));

  it('lets face-down ice change places between forts in secret, and turns revealed ice face down', () => {
    const forts = { hq: { ice: ['filter', revealed('keeper')] }, f1: { ice: ['data-wall'] } };
    const t = scenario({ corp: { hand, pile: ['setup'] }, forts });
    t.local.arranging = true;
    t.corp.plays('new-blood');
    expect(cardsToArrange(t.local)?.cards).toEqual(['filter', 'keeper', 'data-wall']);
    const done = arrange(t.local, [2, 0, 1]);
    expect([places(t), t.local.piles[CORP]]).toEqual([[['data-wall', 'filter'], ['keeper']], ['setup']]);
    expect(t.table.forts.flatMap(({ ice }) => ice.map((slot) => t.table.cards[slot]?.card))).toEqual([
      null,
      null,
      null,
    ]);
    expect(JSON.stringify([t.table.cards, done.ok && done.value])).not.toMatch(/filter|data-wall/);
    expect(t.asked).toBe('corp action');
  });

  it('moves rezzed and marked ice openly, two pieces at a time', () => {
    const marked = withCounters('filter', { Pattel: 1 });
    const t = scenario({
      corp: { hand },
      forts: { hq: { ice: [rezzed('keeper'), marked] }, f1: { ice: ['data-wall', 'banpei'] } },
    });
    t.corp.plays('new-blood');
    t.refuses('E-COUNT', () => t.corp.choosesCards('keeper'));
    t.refuses('E-TARGET', () => t.corp.choosesCards('data-wall', 'banpei'));
    t.corp.choosesCards('keeper', 'banpei').corp.chooses();
    expect(places(t)).toEqual([
      ['banpei', 'filter'],
      ['data-wall', 'keeper'],
    ]);
    expect([t.installed('keeper').active, t.installed('filter').counters]).toEqual([true, { Pattel: 1 }]);
  });

  it('only covers a single piece, and does nothing on a table without ice', () => {
    const t = scenario({ corp: { hand }, forts: { f1: { ice: [revealed('keeper')] } } });
    const { slot } = t.installed('keeper');
    t.corp.plays('new-blood');
    expect([t.installed('keeper').card, t.installed('keeper').slot, t.asked]).toEqual([null, slot, 'corp action']);
    expect(scenario({ corp: { hand } }).corp.plays('new-blood').asked).toBe('corp action');
  });
});
