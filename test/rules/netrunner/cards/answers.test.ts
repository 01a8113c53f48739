/** Cards that work in the middle of something: before a trace or an expose, after a trace or damage, within an access. */
import { describe, expect, it } from 'vitest';
import { rezzed, type Scenario, scenario } from '../../../support/scenario.ts';

const faceDown = (card: string) => ({ card, hidden: true as const });

/** Turns that card up and uses it. */
const turnsUp = (t: Scenario, card: string): Scenario =>
  t.runner.does({ do: 'use', slot: t.slot(card), ability: 0, card });

describe('LDL Traffic Analyzers', () => {
  it('is rezzed as a trace begins and brings [5] a counter, which are gone with the trace', () => {
    const t = scenario({
      turn: 'runner',
      corp: { bits: 0 },
      runner: { bits: 3 },
      forts: {
        hq: { ice: [rezzed('hunter')] },
        f1: { inside: [{ card: 'ldl-traffic-analyzers', counters: { advancement: 1 } }] },
      },
    });
    t.runner.runs('hq').until('corp traceStart').corp.rezzes('ldl-traffic-analyzers');
    expect(t.asked).toBe('corp traceStart');
    t.corp.uses('ldl-traffic-analyzers');
    expect(t.asked).toBe('sealed');
    t.trace(5);
    expect([t.corp.bits, t.table.runner.tags, t.table.lasting]).toEqual([0, 1, []]);
  });

  it('is nothing that could be used elsewhere', () => {
    const t = scenario({ forts: { f1: { inside: [rezzed('ldl-traffic-analyzers', { advancement: 1 })] } } });
    expect(t.refuses('E-WINDOW', () => t.corp.uses('ldl-traffic-analyzers')).text).toContain('trace has just begun');
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

  it('is rezzed as a card is about to be exposed, which then stays face down for [1]', () => {
    const t = exposing(1);
    t.runner.uses('mouse').runner.choosesCards('setup');
    expect(t.asked).toBe('corp beforeExpose');
    t.corp.rezzes('department-of-misinformation').corp.uses('department-of-misinformation');
    expect([t.corp.bits, t.installed('setup').card, t.asked]).toEqual([0, null, 'corp after']);
  });

  it('lets the Corp choose among several, and each costs [1]', () => {
    const t = scenario({
      turn: 'runner',
      corp: { bits: 2 },
      runner: { hand: ['ice-and-data-special-report'] },
      forts: { f1: { inside: [rezzed('department-of-misinformation'), 'red-herrings'], ice: ['keeper', 'filter'] } },
    });
    t.runner.plays('ice-and-data-special-report');
    if (t.asked === 'runner choose fortChosen') t.runner.chooses(3);
    t.runner.choosesCards('keeper', 'filter', 'red-herrings').corp.uses('department-of-misinformation');
    t.corp.choosesCards('keeper').corp.passes();
    expect(['keeper', 'filter', 'red-herrings'].map((card) => t.installed(card).card)).toEqual([
      null,
      'filter',
      'red-herrings',
    ]);
  });

  it('is asked about by public facts alone, and one that is exposed itself is not rezzed for that', () => {
    const t = exposing(0);
    t.runner.uses('mouse').runner.choosesCards('department-of-misinformation');
    expect(t.asked).toBe('corp beforeExpose');
    t.corp.rezzes('department-of-misinformation');
    expect([t.installed('department-of-misinformation').active, t.asked]).toEqual([true, 'corp after']);
  });
});

describe('Back Door to Netwatch', () => {
  const traced = (ice: string) => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 4, rig: [faceDown('back-door-to-netwatch'), 'dwarf'], hand: ['score', 'score'] },
      forts: { hq: { ice: [rezzed(ice)] } },
    });
    t.runner.runs('hq').until('sealed').trace(1);
    while (t.asked !== 'runner traced') t.runner.passes();
    return t;
  };

  it('cancels what a successful trace would do, and tags alone make no bad publicity', () => {
    const t = turnsUp(traced('hunter'), 'back-door-to-netwatch');
    expect([t.table.runner.tags, t.runner.bits, t.table.corp.badPublicity]).toEqual([0, 1, 0]);
  });

  it('gives a point of bad publicity where the trace would have done more', () => {
    const t = turnsUp(traced('homewrecker'), 'back-door-to-netwatch');
    expect([t.table.runner.rig.length, t.table.corp.badPublicity]).toEqual([1, 1]);
  });

  it('may stay where it is, and the trace has its effect', () => {
    const t = traced('hunter').until('runner last');
    expect([t.table.runner.tags, t.table.runner.rig.length]).toEqual([1, 2]);
  });
});

describe('Get Ready to Rumble', () => {
  const struck = (hand: string[], card = 'get-ready-to-rumble') => {
    const t = scenario({
      asksAlways: true,
      corp: { hand: ['scorched-earth', ...hand] },
      runner: { tags: 1, rig: [faceDown(card)], hand: ['score', 'score', 'score', 'score', 'score'] },
    });
    t.corp.plays('scorched-earth');
    while (t.asked === 'runner prevent') t.runner.passes();
    return t;
  };

  it('makes the Corp lose two random cards of HQ when it has done meat damage', () => {
    const t = struck(['setup', 'trap', 'keeper']);
    expect([t.asked, t.table.runner.hand]).toEqual(['runner damaged', 1]);
    turnsUp(t, 'get-ready-to-rumble');
    expect([t.corp.hand.length, t.table.corp.down.length, t.table.runner.rig]).toEqual([1, 2, []]);
  });

  it('N-PRI-09 he is asked whatever lies face down', () => {
    const t = struck([], 'bolt-hole');
    expect(t.asked).toBe('runner damaged');
    t.refuses('E-WINDOW', () => turnsUp(t, 'bolt-hole'));
    expect(t.until('corp action').table.runner.rig.length).toBe(1);
  });

  it('has no moment where nothing was done, or nothing of the Corp’s', () => {
    const t = scenario({
      corp: { hand: ['scorched-earth'] },
      runner: { tags: 1, rig: [faceDown('get-ready-to-rumble'), 'diplomatic-immunity'] },
    });
    t.corp.plays('scorched-earth').until('corp action');
    expect(t.table.runner.rig.length).toBe(2);
  });
});
