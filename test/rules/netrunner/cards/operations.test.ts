import { describe, expect, it } from 'vitest';
import { plays, revealed, rezzed, runs, type Scenario, scenario, several } from '../../../support/scenario.ts';

/** The Runner has made `runs` runs on Archives, and it is the Corp's turn again. */
function afterRuns(runs: number, hand: string): Scenario {
  const t = scenario({ turn: 'runner', actions: 2, corp: { hand: [hand], up: ['hostile-takeover'] } });
  for (let i = 0; i < 2; i++)
    if (i < runs) t.runner.runs('archives').runner.jacksOut();
    else t.runner.takesBit();
  return t;
}

describe('operations that pay', () => {
  it.each([
    ['Accounts Receivable', 'accounts-receivable', 5, 9],
    ['Efficiency Experts', 'efficiency-experts', 0, 3],
  ])('%s gains more than it costs', (_, id, before, after) => {
    const t = plays(id, { corp: { bits: before } });
    expect([t.corp.bits, t.table.corp.up, t.table.actions]).toEqual([after, [id], 2]);
  });

  it('Accounts Receivable must be paid for before it pays out', () => {
    const t = scenario({ corp: { bits: 4, hand: ['accounts-receivable'] } });
    t.refuses('E-BITS', () => t.corp.plays('accounts-receivable'));
  });

  it('Annual Reviews draws three cards', () => {
    expect(plays('annual-reviews', { corp: { bits: 0 } }).table.corp.hand).toBe(3);
  });

  it('Night Shift gains two bits and draws a card', () => {
    const t = plays('night-shift', { corp: { bits: 0 } });
    expect([t.corp.bits, t.table.corp.hand]).toEqual([2, 1]);
  });
});

describe('operations against the Runner', () => {
  it('Audit of Call Records traces a Runner who began two runs in their last turn', () => {
    const t = afterRuns(2, 'audit-of-call-records');
    t.corp.plays('audit-of-call-records');
    t.refuses('E-LIMIT', () => t.trace(6));
    t.trace(1);
    expect(t.table.runner.tags).toBe(1);
  });

  it('Audit of Call Records does nothing after a single run', () => {
    const t = afterRuns(1, 'audit-of-call-records');
    const refusal = t.refuses('E-TARGET', () => t.corp.plays('audit-of-call-records'));
    expect(refusal.text).toBe(
      'Audit of Call Records can be played only if the Runner made at least two runs during their last turn.',
    );
  });

  it.each([
    ['Punitive Counterstrike', 'punitive-counterstrike', 0, 3],
    ['Scorched Earth', 'scorched-earth', 3, 1],
  ])('%s damages a tagged Runner with five cards', (_, id, bits, left) => {
    const hand = several(5);
    const t = plays(id, { corp: { bits }, runner: { hand, tags: 1 } });
    expect([t.table.runner.hand, t.corp.bits]).toEqual([left, 0]);
  });

  it.each(['punitive-counterstrike', 'scorched-earth'])('%s cannot be played against a Runner without tags', (id) => {
    const t = scenario({ corp: { hand: [id] } });
    t.refuses('E-TAG', () => t.corp.plays(id));
  });

  it('Scorched Earth flatlines a Runner with three cards', () => {
    const t = scenario({ corp: { hand: ['scorched-earth'] }, runner: { hand: several(3), tags: 1 } });
    expect(t.corp.plays('scorched-earth').runner.passes().over?.winner).toBe(0);
  });

  it('Trojan Horse tags a Runner who stole an agenda in their last turn', () => {
    const t = runs('archives', { actions: 1, corp: { hand: ['trojan-horse'], up: ['hostile-takeover'] } });
    t.runner.goesOn();
    t.corp.plays('trojan-horse');
    expect([t.table.runner.points, t.table.runner.tags, t.corp.bits]).toEqual([1, 1, 3]);
  });

  it('Trojan Horse requires a steal; a run is not enough', () => {
    const t = afterRuns(2, 'trojan-horse');
    t.refuses('E-TARGET', () => t.corp.plays('trojan-horse'));
  });
});

describe('Systematic Layoffs', () => {
  const forts = {
    f1: { inside: ['tycho-extension'] },
    f2: { inside: [revealed('hostile-takeover')] },
    f3: { inside: ['solo-squad'] },
    f4: { inside: [rezzed('esa-contract')] },
  };

  it('Systematic Layoffs splits two counters among agendas as the Corp likes, for only its five bits', () => {
    const t = plays('systematic-layoffs', { forts }).corp.chooses(1, 1, 0);
    expect(t.installed('tycho-extension').counters).toEqual({ advancement: 1 });
    expect(t.installed('hostile-takeover').counters).toEqual({ advancement: 1 });
    expect([t.corp.bits, t.table.actions]).toEqual([0, 2]);
  });

  it('R-GEN-27 Systematic Layoffs fixes all counters at once, puts none on a node and leaves none out', () => {
    const t = plays('systematic-layoffs', { forts });
    t.refuses('E-TARGET', () => t.corp.chooses(0, 0, 2));
    t.refuses('E-COUNT', () => t.corp.chooses(1, 0, 0));
  });
});

describe('more operations', () => {
  it('Netwatch Credit Voucher gives a tagged Runner another tag, and the Corp a bit', () => {
    const t = plays('netwatch-credit-voucher', { corp: { bits: 0 }, runner: { tags: 1 } });
    expect([t.table.runner.tags, t.corp.bits]).toEqual([2, 1]);
  });

  it('Corporate Detective Agency trashes up to two resources of a tagged Runner, for only its bit', () => {
    const rig = ['broker', 'fall-guy', 'nomad-allies', 'mouse'];
    const t = plays('corporate-detective-agency', { corp: { bits: 1 }, runner: { rig, tags: 1 } });
    t.refuses('E-TARGET', () => t.corp.choosesCards('mouse'));
    t.corp.choosesCards('broker', 'nomad-allies');
    expect([t.table.runner.trash, t.corp.bits]).toEqual([['nomad-allies', 'broker'], 0]);
  });

  it('Edgerunner, Inc., Temps gives three actions that can only be used for installing', () => {
    const t = plays('edgerunner-inc-temps', { corp: { bits: 1, hand: ['filter', 'keeper', 'quandary'] } });
    t.corp.installs('filter', 'hq').corp.installs('keeper', 'rd').corp.installs('quandary', 'archives');
    expect([t.table.actions, t.table.corp.hand, t.corp.bits]).toEqual([2, 0, 0]);
  });

  it('Off-Site Backups takes a card from Archives, face up or face down', () => {
    const t = plays('off-site-backups', { corp: { up: ['keeper'], down: ['tycho-extension'] } });
    t.corp.chooses(t.slot('tycho-extension'));
    expect([t.corp.hand, t.table.corp.down]).toEqual([['tycho-extension'], []]);
  });

  it('Overtime Incentives turns one action into two', () => {
    expect(plays('overtime-incentives', { corp: { bits: 4 } }).table.actions).toBe(4);
  });

  it('Project Consultants puts four counters on one agenda', () => {
    const t = plays('project-consultants', { corp: { bits: 12 }, forts: { f1: { inside: ['tycho-extension'] } } });
    t.corp.chooses(4).corp.scores('tycho-extension');
    expect([t.table.corp.points, t.corp.bits]).toEqual([4, 0]);
  });
});
