/** Preps that make a run, each tested for what is special about its run. */
import { describe, expect, it } from 'vitest';
import { rezzed, runs, type Scenario, scenario, type TableSetup, uses } from '../../../../support/scenario.ts';

/** Plays the prep; if the Runner chooses the fort, it is `fort`. */
function plays(id: string, setup: TableSetup = {}, fort?: string): Scenario {
  const t = scenario({ turn: 'runner', ...setup, runner: { bits: 12, ...setup.runner, hand: [id] } });
  t.runner.plays(id);
  return fort === undefined ? t : on(t, fort);
}

const on = (t: Scenario, fort: string): Scenario => t.runner.chooses(t.fortAt(fort));

describe('gains from runs made by cards', () => {
  it('R-GEN-21 All-Nighter makes two runs for one action, the second even after a failure', () => {
    const t = plays('all-nighter', { actions: 1, forts: { hq: { ice: [rezzed('filter')] } } }, 'hq');
    expect([t.table.run, t.asked, t.table.actions]).toEqual([null, 'runner choose may', 0]);
    on(t.runner.chooses(1), 'archives').runner.goesOn();
    expect([t.events.some((event) => event.kind === 'success'), t.asked]).toEqual([true, 'corp action']);
  });

  it('All-Nighter need not make its second run', () => {
    const t = plays('all-nighter', {}, 'archives').runner.goesOn().runner.chooses();
    expect([t.asked, t.table.actions]).toEqual(['runner action', 3]);
  });

  it('Blackmail scores a point instead of access, even the seventh', () => {
    const t = plays('blackmail', { corp: { hand: ['tycho-extension'] }, runner: { points: 6 } });
    expect(t.runner.goesOn().over?.winner).toBe(1);
  });

  it('Private LDL Access runs on HQ and accesses R&D', () => {
    const t = plays('private-ldl-access', { corp: { hand: ['keeper'], pile: ['tycho-extension'] } });
    expect(t.table.run?.fort).toBe('hq');
    t.runner.goesOn();
    expect(t.events).toContainEqual({ kind: 'success', fort: 'rd' });
    expect(t.asked).toBe('runner accessed');
  });

  it('R-GEN-20 Executive Wiretaps runs on HQ itself: an installed Shredder Uplink Protocol does not apply', () => {
    const t = plays('executive-wiretaps', {
      corp: { hand: ['keeper', 'filter', 'scramble'], up: ['tycho-extension'] },
      runner: { rig: ['shredder-uplink-protocol'] },
    });
    expect(t.table.run?.fort).toBe('hq');
    expect(t.moves(1)).toEqual([{ do: 'pass' }, { do: 'jackOut' }]);
    t.runner.goesOn();
    expect(
      t
        .eventsOf('accessed')
        .map((event) => event.card)
        .sort(),
    ).toEqual(['filter', 'keeper', 'scramble']);
  });

  it('Priority Wreck: the Runner pays and the Corp loses, never more than there is', () => {
    const t = plays('priority-wreck', { corp: { bits: 4, hand: ['tycho-extension'] }, runner: { bits: 6 } });
    t.runner.goesOn();
    expect(t.asked).toBe('runner choose drain');
    t.refuses('E-COUNT', () => t.runner.chooses(5));
    t.runner.chooses(3);
    expect([t.corp.bits, t.runner.bits, t.table.runner.points]).toEqual([1, 3, 0]);
  });

  it('Edited Shipping Manifests gives ten bits and a tag for one bit of the Corp’s', () => {
    const t = plays('edited-shipping-manifests', { corp: { bits: 1, hand: ['tycho-extension'] } }).runner.goesOn();
    expect([t.corp.bits, t.runner.bits, t.table.runner.tags, t.table.runner.points]).toEqual([0, 21, 1, 0]);
  });

  it('R-CARD-edited-shipping-manifests if the Corp has no bits, the access is normal', () => {
    const t = plays('edited-shipping-manifests', { corp: { bits: 0, hand: ['hostile-takeover'] } }).runner.goesOn();
    expect([t.runner.bits, t.table.runner.tags, t.table.runner.points]).toEqual([11, 0, 1]);
  });

  it('Demolition Run trashes the rezzed ice of its fort and leaves the rest', () => {
    const ice = [rezzed('fetch-4-0-1'), 'keeper'];
    const t = plays('demolition-run', { forts: { f1: { ice, inside: ['tycho-extension'] } } }, 'f1');
    t.until('sealed').trace(0).until('runner last').runner.goesOn().until('runner action');
    expect([t.ice('f1'), t.table.corp.up, t.table.runner.points]).toEqual([['keeper'], ['fetch-4-0-1'], 0]);
    expect(t.table.runner.tags).toBe(3 + 1);
  });
});

describe('after a success this turn', () => {
  it('Remote Detonator trashes the rezzed ice of a fort that was run on, for three tags', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 20, hand: ['remote-detonator', 'remote-detonator'] },
      forts: {
        archives: { ice: [rezzed('canis-minor'), 'keeper'] },
        rd: { ice: [rezzed('canis-minor')] },
        hq: { ice: [rezzed('filter')] },
      },
    });
    t.refuses('E-TARGET', () => t.runner.plays('remote-detonator'));
    t.runner.runs('archives').until('runner last').runner.goesOn().until('runner action');
    t.runner.runs('rd').until('runner last').runner.goesOn().until('runner action');
    t.runner.plays('remote-detonator');
    t.refuses('E-TARGET', () => t.runner.chooses(0));
    t.runner.chooses(2);
    expect([t.ice('archives'), t.ice('rd').length, t.ice('hq').length, t.table.runner.tags]).toEqual([
      ['keeper'],
      1,
      1,
      3,
    ]);
  });

  it('R-CARD-remote-detonator after a redirected run the ice of the accessed fort is trashed', () => {
    const t = uses('shredder-uplink-protocol', {
      runner: { bits: 20, hand: ['remote-detonator'] },
      forts: { archives: { ice: [rezzed('canis-minor')] }, hq: { ice: [rezzed('filter')] } },
    });
    t.until('runner last').runner.goesOn().until('runner action');
    t.runner.plays('remote-detonator');
    expect([t.ice('archives'), t.ice('hq')]).toEqual([['canis-minor'], []]);
  });

  it('Ice and Data Special Report exposes up to five cards of one fort', () => {
    const t = scenario({
      turn: 'runner',
      runner: { hand: ['ice-and-data-special-report'] },
      forts: { f1: { ice: ['keeper', 'filter'], inside: ['tycho-extension'] }, hq: { ice: ['quandary'] } },
    });
    t.runner.plays('ice-and-data-special-report').runner.chooses(3);
    t.refuses('E-TARGET', () => t.runner.choosesCards('keeper', 'quandary'));
    t.runner.choosesCards('keeper', 'tycho-extension');
    expect(['keeper', 'filter', 'tycho-extension'].map((id) => t.installed(id).card)).toEqual([
      'keeper',
      null,
      'tycho-extension',
    ]);
  });
});

describe('trashing an accessed card for free', () => {
  const hand = ['scorched-earth', 'keeper'];

  it('R-GEN-29 without such a card, an operation and ice go back', () => {
    const t = scenario({ turn: 'runner', corp: { hand } });
    t.picks('scorched-earth').runner.runs('hq').runner.goesOn();
    expect([t.table.corp.hand, t.asked]).toEqual([2, 'runner action']);
  });

  it.each(hand)('Romp through HQ trashes %s, which has no trash cost', (card) => {
    const t = plays('romp-through-hq', { corp: { hand }, runner: { bits: 2 } });
    t.picks(card).runner.goesOn();
    t.runner.trashes(card);
    t.until('runner action');
    expect([t.table.corp.up, t.table.corp.hand, t.runner.bits]).toEqual([[card], 1, 0]);
  });

  it('N-GEN-06 Romp through HQ lets an agenda be trashed instead of stolen; one of the two is mandatory', () => {
    const finds = () => plays('romp-through-hq', { corp: { hand: ['hostile-takeover'] } }).runner.goesOn();
    const t = finds();
    t.refuses('E-STATE', () => t.runner.passes());
    t.runner.trashes('hostile-takeover');
    expect([t.table.runner.points, t.table.corp.up, t.asked]).toEqual([0, ['hostile-takeover'], 'runner action']);
    expect(finds().runner.steals('hostile-takeover').table.runner.points).toBe(1);
  });

  it('Romp through HQ does not work on an upgrade installed there', () => {
    const t = plays('romp-through-hq', {
      corp: { hand: [] },
      runner: { bits: 3 },
      forts: { hq: { inside: ['dieter-esslin'] } },
    });
    t.until('runner last').runner.goesOn().until('runner action');
    expect([t.inside('hq'), t.runner.bits]).toEqual([['dieter-esslin'], 1]);
  });

  it('Kilroy Was Here trashes the ice on top of R&D, which the Corp then sees', () => {
    const t = plays('kilroy-was-here', { corp: { pile: ['keeper', 'filter'] } })
      .runner.goesOn()
      .runner.passes();
    t.refuses('E-CARD', () => t.runner.does({ do: 'trash', at: 0, card: 'filter' }));
    t.runner.trashes('keeper');
    t.until('runner action');
    expect([t.table.corp.up, t.table.corp.pile]).toEqual([['keeper'], 1]);
  });

  it('Kilroy Was Here need not trash what it finds', () => {
    const t = plays('kilroy-was-here', { corp: { pile: ['keeper', 'filter'] } });
    t.runner.goesOn().runner.passes().runner.passes();
    expect([t.table.corp.pile, t.asked]).toEqual([2, 'runner action']);
  });

  it('N-GEN-06 Kilroy Was Here has to steal or trash the agenda it finds', () => {
    const finds = () =>
      plays('kilroy-was-here', { corp: { pile: ['hostile-takeover'] } })
        .runner.goesOn()
        .runner.passes();
    const t = finds();
    t.refuses('E-STATE', () => t.runner.passes());
    expect(t.runner.trashes('hostile-takeover').table.corp.up).toEqual(['hostile-takeover']);
    expect(finds().runner.steals('hostile-takeover').table.runner.points).toBe(1);
  });
});

describe('accessing fewer cards, and effects of counters on access', () => {
  const five = ['keeper', 'filter', 'scramble', 'quandary', 'sleeper'];
  const seen = (t: Scenario): number => t.eventsOf('accessed').length;
  const simon = { hq: { inside: [rezzed('simon-francisco')] } };

  it('R-CARD-simon-francisco every access of its fort accesses one stored card less, and Simon itself', () => {
    const t = plays('executive-wiretaps', { corp: { hand: five }, forts: simon }).runner.goesOn();
    for (let i = 0; t.asked === 'runner choose access' && i < 9; i++) t.runner.chooses(0);
    expect([t.asked, t.table.corp.hand]).toEqual(['runner settle', 3]);
    t.runner.trashes('simon-francisco');
    expect([t.inside('hq'), t.table.corp.hand]).toEqual([[], 5]);
  });

  it('R-CARD-simon-francisco in a normal run on HQ only Simon is accessed', () => {
    const t = runs('hq', { corp: { hand: five }, forts: simon }).runner.goesOn();
    expect([seen(t), t.asked]).toEqual([1, 'runner settle']);
  });

  it('Simon Francisco can be installed only in HQ or R&D', () => {
    const t = scenario({ corp: { hand: ['simon-francisco'] } });
    t.refuses('E-PLACE', () => t.corp.installs('simon-francisco', 'new'));
    expect(t.corp.installs('simon-francisco', 'rd').inside('rd')).toEqual(['simon-francisco']);
  });

  it('R-CARD-crumble with two counters, cards in HQ can be trashed for free, including upgrades; the first counter does nothing', () => {
    const t = scenario({
      turn: 'runner',
      corp: { hand: ['scorched-earth'] },
      runner: { bits: 0, rig: ['crumble'] },
      forts: { hq: { inside: [rezzed('red-herrings')] } },
    });
    const run = () =>
      t.runner.runs('hq').until('runner last').runner.goesOn().until('runner choose access').runner.chooses(0);
    run().until('runner action');
    expect(t.table.corp.counters).toEqual({ Crumble: 1 });
    run().until('runner action');
    expect(t.table.corp.counters).toEqual({ Crumble: 2 });
    run();
    expect(t.asked).toBe('runner settle');
    t.runner.trashes('scorched-earth').runner.trashes('red-herrings');
    t.until('runner action');
    expect([t.table.corp.hand, t.inside('hq'), t.runner.bits]).toEqual([0, [], 0]);
  });
});

describe('accessing many cards', () => {
  it.each([
    ['all-hands', 'hq'],
    ['rush-hour', 'rd'],
  ])('R-CARD-all-hands R-CARD-rush-hour %s accesses four stored cards of %s', (id, fort) => {
    const hand = ['keeper', 'filter', 'scramble', 'quandary', 'sleeper'];
    const t = plays(id, { corp: { hand, pile: hand } });
    expect([t.table.run?.fort, t.runner.bits]).toEqual([fort, 9]);
    t.runner.goesOn();
    let seen = t.eventsOf('accessed').length;
    for (; t.asked === 'runner accessed'; seen += t.eventsOf('accessed').length) t.runner.passes();
    expect(seen).toBe(4);
  });

  it('All-Hands forbids only noisy icebreakers in its run', () => {
    const forts = { hq: { ice: [rezzed('wall-of-static')] } };
    const t = plays('all-hands', { runner: { bits: 12, rig: ['ramming-piston', 'dwarf'] }, forts });
    t.refuses('E-STATE', () => t.runner.breaks('ramming-piston', 0));
    t.runner.breaks('dwarf', 0).runner.passes();
    expect(t.asked).toBe('runner last');
  });
});

describe('R&D-Protocol Files', () => {
  const pile = ['keeper', 'filter', 'scramble', 'quandary', 'hostile-takeover', 'sleeper'];

  it('look at five cards from R&D instead of an access: the Runner learns them, nothing is stolen', () => {
    const t = uses('rd-protocol-files', { corp: { pile } });
    expect([t.table.run?.fort, t.table.actions]).toEqual(['rd', 3]);
    t.runner.goesOn();
    expect(t.asked).toBe('runner looked');
    expect(Object.values(t.local.known[1].seen)).toEqual(pile.slice(0, 5));
    expect(t.local.known[0].own).toEqual({});
    t.runner.passes();
    expect([t.asked, t.table.runner.points, t.table.corp.pile]).toEqual(['runner action', 0, 6]);
  });

  it('show what is left of R&D if it is less', () => {
    const t = uses('rd-protocol-files', { corp: { pile: ['keeper'] } }).runner.goesOn();
    expect([t.asked, t.local.known[1].seen]).toEqual(['runner looked', { 0: 'keeper' }]);
  });
});
