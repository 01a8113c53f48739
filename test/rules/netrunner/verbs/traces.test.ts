/** Cards that concern a trace or a link. */
import { describe, expect, it } from 'vitest';
import { rezzed, runs, type Scenario, scenario, type TableSetup, uses } from '../../../support/scenario.ts';

/** The Runner has encountered Hunter (trace 5) on HQ, and its trace is open. */
function hunted(setup: TableSetup = {}): Scenario {
  const t = runs('hq', { ...setup, forts: { hq: { ice: [rezzed('hunter')] }, ...setup.forts } });
  return t.asked === 'runner encounter' ? t.runner.passes() : t;
}

/** The Runner has made a run in their turn, and now it is the Corp's turn. */
function afterRun(hand: string, setup: TableSetup = {}): Scenario {
  const t = runs('archives', { actions: 1, ...setup, corp: { bits: 20, ...setup.corp, hand: [hand] } });
  t.runner.jacksOut();
  return t.until('corp action');
}

describe('base link', () => {
  it.each([
    ['bakdoor', 3, 4, 2],
    ['back-door-to-hilliard', 2, 3, 3],
    ['runner-sensei', 4, 5, 4],
  ])('%s has link %i, and after a boost link %i for %i bits', (card, link, raised, bits) => {
    const plain = hunted({ runner: { bits: 9, rig: [card] } }).trace(0, { base: card });
    expect(plain.traceResult).toMatchObject({ link });
    const more = hunted({ runner: { bits, rig: [card] } });
    more.refuses('E-BITS', () => more.trace(0, { base: card, boosts: 2 }));
    expect(more.trace(0, { base: card, boosts: 1 }).traceResult).toMatchObject({ link: raised });
  });

  it('Access through Alpha has link 9 for a bit, and cannot be raised', () => {
    const t = hunted({ runner: { bits: 1, rig: ['access-through-alpha'] } });
    const alpha = t.slot('access-through-alpha');
    t.refuses('E-CARD', () => t.does(1, { do: 'bid', bits: 1, base: alpha, links: [[alpha, 1, 1]] }));
    expect([t.trace(5, { base: 'access-through-alpha' }).traceResult, t.runner.bits]).toMatchObject([{ link: 9 }, 0]);
  });

  it('R-GEN-17 the boost of a base link card that was not chosen cannot be bought, but other link cards still work', () => {
    const rig = ['access-to-kiribati', 'baedekers-net-map', 'signpost'];
    const t = hunted({ corp: { bits: 9 }, runner: { bits: 9, rig } });
    const kiribati = t.slot('access-to-kiribati');
    const map = t.slot('baedekers-net-map');
    t.refuses('E-STATE', () => t.does(1, { do: 'bid', bits: 1, base: map, links: [[kiribati, 1, 1]] }));
    t.trace(3, { base: 'baedekers-net-map', boosts: 1 }).runner.uses('signpost');
    expect(t.traceResult).toMatchObject({ trace: 3, link: 4, success: false });
  });

  it('R-CARD-back-door-to-rivals gains a bit for each trace avoided with it as base link, even if it wasn’t needed, and for no other trace', () => {
    const rig = ['back-door-to-rivals', 'baedekers-net-map'];
    expect(hunted({ runner: { rig } }).trace(0, { base: 'back-door-to-rivals' }).runner.bits).toBe(6);
    expect(hunted({ runner: { rig } }).trace(0, { base: 'baedekers-net-map' }).runner.bits).toBe(5);
    expect(hunted({ runner: { rig } }).trace(2, { base: 'back-door-to-rivals' }).runner.bits, 'caught').toBe(5);
  });
});

describe('lowering the link', () => {
  it('Crybaby’s counters lower every link by 2, even below 0, until the Runner pays them off', () => {
    const t = runs('f1', {
      runner: { bits: 9, rig: ['bakdoor'] },
      forts: { f1: { inside: [rezzed('crybaby'), rezzed('crybaby')] }, hq: { ice: [rezzed('hunter')] } },
    });
    t.until('runner choose access').runner.choosesCards('crybaby');
    t.until('runner action').runner.runs('hq');
    expect(t.trace(0, { base: 'bakdoor' }).traceResult).toMatchObject({ link: -1, success: true });
    t.until('runner action').runner.does({ do: 'removeCounter', name: 'Crying' });
    expect(t.runner.bits).toBe(7);
    t.runner.runs('hq');
    expect(t.trace(0, { base: 'bakdoor' }).traceResult).toMatchObject({ link: 1, success: false });
  });
});

describe('cards that trace', () => {
  it('Chance Observation traces after a single run, but not without one', () => {
    const t = afterRun('chance-observation');
    t.corp.plays('chance-observation').trace(1);
    expect([t.table.runner.tags, t.corp.bits]).toEqual([1, 17]);
    const idle = scenario({ corp: { hand: ['chance-observation'] } });
    idle.refuses('E-TARGET', () => idle.corp.plays('chance-observation'));
  });

  it('Private Cybernet Police traces for an action once it is scored', () => {
    const t = uses('private-cybernet-police', { corp: { bits: 9 } }).trace(5);
    expect([t.table.actions, t.corp.bits, t.table.runner.tags]).toEqual([2, 4, 1]);
  });

  it.each([
    [6, 0, 6],
    [6, 3, 2],
    [4, 3, 0],
  ])('Manhunt: a trace of %i against Net Map raised %i times gives %i tags', (trace, boosts, tags) => {
    const t = afterRun('manhunt', { runner: { bits: 9, rig: ['baedekers-net-map'] } });
    t.corp.plays('manhunt').trace(trace, boosts > 0 ? { base: 'baedekers-net-map', boosts } : {});
    expect([t.traceResult, t.table.runner.tags]).toMatchObject([{ success: true }, tags]);
  });

  it('Manhunt’s tags are given one at a time: each may be avoided', () => {
    const t = afterRun('manhunt', { runner: { rig: ['fall-guy'] } });
    t.corp.plays('manhunt').trace(2);
    t.runner.uses('fall-guy');
    expect(t.table.runner.tags).toBe(1);
  });

  it('Chihuahua gains 2 bits when it is rezzed and does damage when its trace succeeds', () => {
    const t = runs('hq', { runner: { hand: ['score'] }, forts: { hq: { ice: ['chihuahua'] } } });
    t.corp.rezzes('chihuahua');
    expect(t.corp.bits).toBe(7);
    t.refuses('E-LIMIT', () => t.trace(2));
    expect(t.trace(1).table.runner.trash).toEqual(['score']);
  });
});

describe('cards that modify traces', () => {
  const tracker = (bits: number) => ({ f1: { inside: [rezzed('hacker-tracker-central', { bits })] } });

  it('R-CARD-hacker-tracker-central: each of its bits raises both the value of a trace and its limit', () => {
    const t = hunted({ corp: { bits: 9 }, runner: { rig: ['access-through-alpha'] }, forts: tracker(4) });
    const above = t.refuses('E-LIMIT', () => t.trace(10));
    expect(above.text).toBe('You bid 10 bits, but the trace limit is 9.');
    t.trace(9, { base: 'access-through-alpha' });
    expect(t.traceResult).toMatchObject({ limit: 5, trace: 9, link: 9, success: true });
    expect([t.corp.bits, t.installed('hacker-tracker-central').counters['bits']], 'four of nine are its own').toEqual([
      4, 1,
    ]);
  });

  it('Hacker Tracker Central also pays below the limit, if the Corp likes, and a poor Corp never bids more than it has', () => {
    const t = hunted({ corp: { bits: 3 }, forts: tracker(2) });
    t.refuses('E-BITS', () => t.trace(6));
    t.trace(2);
    expect([t.asked, t.question]).toMatchObject(['corp choose pay', { total: 2 }]);
    t.corp.chooses(0, 2);
    expect([t.corp.bits, t.installed('hacker-tracker-central').counters['bits']]).toEqual([3, 1]);
  });

  it('Hacker Tracker Central gets a bit after each trace, even one that fails, and keeps it', () => {
    const t = hunted({ actions: 1, runner: { rig: ['bakdoor'] }, forts: tracker(0) }).trace(0, { base: 'bakdoor' });
    expect([t.traceResult, t.installed('hacker-tracker-central').counters['bits']]).toMatchObject([
      { success: false },
      1,
    ]);
    expect(t.until('corp action').installed('hacker-tracker-central').counters['bits']).toBe(1);
  });

  it('Hacker Tracker Central’s bits are ordinary bits in a trace without a limit', () => {
    const t = hunted({ options: { trace: 'comprehensive' }, corp: { bits: 0 }, forts: tracker(2) });
    t.corp.does({ do: 'bid', bits: 2 }).runner.does({ do: 'bid', bits: 0 });
    expect([t.traceResult, t.installed('hacker-tracker-central').counters['bits']]).toMatchObject([{ trace: 7 }, 1]);
  });

  it('Crash Space makes every trace succeed and adds a tag', () => {
    const t = hunted({ corp: { bits: 0 }, runner: { bits: 9, rig: ['crash-space', 'bakdoor', 'signpost'] } });
    t.trace(0, { base: 'bakdoor', boosts: 1 });
    expect([t.traceResult, t.table.runner.tags, t.asked]).toMatchObject([
      { trace: 0, link: 4, success: true },
      2,
      'runner last',
    ]);
  });

  it('Crash Space gives a bit each turn and costs two when it leaves', () => {
    const t = scenario({ turn: 'runner', at: 'start', runner: { bits: 1, rig: ['crash-space'] } });
    expect(t.runner.bits).toBe(2);
    t.runner.uses('crash-space');
    expect([t.runner.bits, t.table.runner.trash, t.table.actions]).toEqual([0, ['crash-space'], 3]);
    const poor = scenario({ corp: { bits: 5 }, runner: { bits: 1, tags: 1, rig: ['crash-space'] } });
    poor.corp.trashesResource('crash-space');
    expect(poor.runner.bits, 'as far as it goes').toBe(0);
  });

  it('Crash Space is unique: a second one cannot be installed', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 9, rig: ['crash-space'], hand: ['crash-space'] } });
    t.refuses('E-LIMIT', () => t.runner.installs('crash-space'));
  });
});
