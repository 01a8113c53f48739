import { describe, expect, it } from 'vitest';
import { installs, plays, rezzed, runs, type Scenario, scenario, uses } from '../../../support/scenario.ts';

/** A tag is about to be given to a Runner with these cards. */
function tagged(...rig: string[]): Scenario {
  return uses('netwatch-operations-office', { runner: { rig } }).trace(0);
}

describe('resources', () => {
  it('Access to Kiribati gives link 1 for a bit and more for a bit each', () => {
    const t = uses('netwatch-operations-office', { runner: { bits: 3, rig: ['access-to-kiribati'] } });
    t.trace(2, { base: 'access-to-kiribati', boosts: 2 });
    expect([t.table.runner.tags, t.runner.bits]).toEqual([0, 0]);
  });

  it('Broker pays out everything it holds, once per turn, for an action', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 0, rig: [rezzed('broker', { bits: 6 })] } });
    t.runner.uses('broker', 1);
    expect([t.runner.bits, t.installed('broker').counters['bits']]).toEqual([6, 0]);
    t.refuses('E-LIMIT', () => t.runner.uses('broker', 0));
  });

  it('Broker gets three bits from the bank', () => {
    const t = uses('broker', { runner: { bits: 0 } });
    expect([t.runner.bits, t.installed('broker').counters['bits']]).toEqual([0, 3]);
    t.refuses('E-LIMIT', () => t.runner.uses('broker', 1));
  });

  it.each(['fall-guy', 'leland-corporate-bodyguard', 'nomad-allies'])(
    '%s is trashed instead of the Runner being tagged',
    (id) => {
      const t = tagged(id);
      expect(t.asked).toBe('runner avoidTag');
      t.runner.uses(id, id === 'fall-guy' ? 0 : 1);
      expect([t.table.runner.tags, t.table.runner.trash]).toEqual([0, [id]]);
    },
  );

  it('Fall Guy may be kept, and the tag taken', () => {
    const t = tagged('fall-guy');
    t.runner.passes();
    expect([t.table.runner.tags, t.table.runner.rig.length]).toEqual([1, 1]);
  });

  it('Floating Runner BBS pays a bit at the start of each Runner turn', () => {
    const t = scenario({ turn: 'runner', at: 'start', runner: { bits: 0, rig: ['floating-runner-bbs'] } });
    expect([t.asked, t.runner.bits]).toEqual(['runner action', 1]);
  });

  it('Leland, Corporate Bodyguard prevents meat damage for a bit per point', () => {
    const t = plays('scorched-earth', {
      corp: { bits: 3 },
      runner: { bits: 3, rig: ['leland-corporate-bodyguard'], hand: ['score'], tags: 1 },
    });
    for (let i = 0; i < 3; i++) t.runner.uses('leland-corporate-bodyguard');
    t.refuses('E-BITS', () => t.runner.uses('leland-corporate-bodyguard'));
    t.runner.passes();
    expect([t.over, t.runner.bits, t.table.runner.hand]).toEqual([null, 0, 0]);
  });

  it('Nomad Allies removes a tag for an action and a bit', () => {
    const t = uses('nomad-allies', { runner: { bits: 1, tags: 1 } });
    expect([t.table.runner.tags, t.runner.bits, t.table.actions]).toEqual([0, 0, 3]);
    t.refuses('E-TAG', () => t.runner.uses('nomad-allies'));
  });

  it('Short-Term Contract gives twelve bits and pays two per action until it is empty', () => {
    const t = installs('short-term-contract', { runner: { bits: 1 } }).runner.uses('short-term-contract');
    expect([t.runner.bits, t.installed('short-term-contract').counters['bits']]).toEqual([2, 10]);
  });

  it('Short-Term Contract is trashed with its last bit', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 0, rig: [rezzed('short-term-contract', { bits: 2 })] } });
    t.runner.uses('short-term-contract');
    expect([t.runner.bits, t.table.runner.trash]).toEqual([2, ['short-term-contract']]);
  });

  it('The Short Circuit fetches a program from the stack and shows it to the Corp', () => {
    const t = uses('the-short-circuit', { runner: { bits: 1, pile: ['score', 'dwarf', 'broker'] } });
    t.refuses('E-TYPE', () => t.runner.shows('broker'));
    t.runner.shows('dwarf');
    expect([t.runner.hand, t.runner.bits, t.table.actions]).toEqual([['dwarf'], 0, 3]);
    expect(t.events).toContainEqual(expect.objectContaining({ kind: 'card', face: 'dwarf', to: { in: 'hand' } }));
    expect(t.events).toContainEqual({ kind: 'hide', owner: 1 });
  });
});

describe('more resources', () => {
  it('Access to Arasaka gives four link for two bits', () => {
    const t = uses('netwatch-operations-office', {
      corp: { bits: 9 },
      runner: { bits: 2, rig: ['access-to-arasaka'] },
    });
    t.trace(2, { base: 'access-to-arasaka' });
    expect([t.table.runner.tags, t.runner.bits]).toEqual([0, 0]);
  });

  it("Danshi's Second ID removes up to three tags for an action", () => {
    const t = uses('danshis-second-id', { runner: { bits: 0, tags: 4 } });
    t.refuses('E-TARGET', () => t.runner.chooses(4));
    t.runner.chooses(3);
    if (t.asked !== 'runner action') t.runner.chooses(3);
    expect([t.table.runner.tags, t.table.runner.trash]).toEqual([1, ['danshis-second-id']]);
  });

  it('Databroker buys an agenda point for ten bits', () => {
    const t = uses('databroker', { runner: { bits: 0, points: 1 } });
    expect([t.runner.bits, t.table.runner.points, t.table.runner.trash]).toEqual([10, 0, ['databroker']]);
    const poor = scenario({ turn: 'runner', runner: { rig: ['databroker'] } });
    poor.refuses('E-LIMIT', () => poor.runner.uses('databroker'));
  });

  it('The Springboard adds one link after both amounts are revealed', () => {
    const t = uses('netwatch-operations-office', { runner: { bits: 1, rig: ['the-springboard'] } });
    t.trace(0).runner.uses('the-springboard');
    expect([t.table.runner.tags, t.runner.bits]).toEqual([0, 0]);
  });
});

describe('resources that respond to the Corp', () => {
  it('Corporate Ally costs an agenda point in addition to its bits and raises the difficulty of every agenda', () => {
    const t = installs('corporate-ally', {
      actions: 1,
      runner: { bits: 3, points: 1 },
      forts: { f1: { inside: [{ card: 'hostile-takeover', counters: { advancement: 3 } }] } },
    });
    expect([t.runner.bits, t.table.runner.points]).toEqual([0, 0]);
    t.until('corp action').corp.takesBit();
    expect(t.refuses('E-STATE', () => t.corp.scores('hostile-takeover')).text).toContain('3 of 4');
  });

  it('Corporate Ally cannot be installed without the point, or if one is already installed', () => {
    const poor = scenario({ turn: 'runner', runner: { hand: ['corporate-ally'] } });
    poor.refuses('E-LIMIT', () => poor.runner.installs('corporate-ally'));
    const twice = scenario({
      turn: 'runner',
      runner: { points: 1, hand: ['corporate-ally'], rig: ['corporate-ally'] },
    });
    twice.refuses('E-LIMIT', () => twice.runner.installs('corporate-ally'));
  });

  it('Field Reporter for Ice and Data pays a bit for each piece of ice rezzed in the Runner’s turn, at the end of it', () => {
    const t = runs('hq', {
      actions: 2,
      corp: { bits: 9 },
      runner: { bits: 0, rig: ['field-reporter-for-ice-and-data'] },
      forts: { hq: { ice: ['filter'] }, rd: { ice: ['quandary'] }, f1: { inside: ['solo-squad'] } },
    });
    t.corp.rezzes('filter').until('runner action');
    t.runner.runs('rd').corp.rezzes('quandary').corp.rezzes('solo-squad');
    t.until('corp action');
    expect(t.runner.bits).toBe(2);
  });
});

describe('Loan from Chiba', () => {
  const loan = (bits: number) => scenario({ turn: 'runner', actions: 1, runner: { bits, rig: ['loan-from-chiba'] } });

  it('gives twelve bits and costs one per turn, or nothing if the pool is empty (R-CARD-loan-from-chiba.1)', () => {
    const t = installs('loan-from-chiba', { runner: { bits: 0 } });
    expect(t.runner.bits).toBe(12);
    const starts = (bits: number) =>
      scenario({ at: 'start', turn: 'runner', runner: { bits, rig: ['loan-from-chiba'] } }).runner.bits;
    expect([starts(3), starts(0)]).toEqual([2, 0]);
  });

  it('may be paid back at the end of a turn', () => {
    const t = loan(9);
    t.runner.takesBit().until('runner choose may').runner.chooses(1);
    expect(t.asked).toBe('runner choose unlessPaid');
    t.runner.chooses(10);
    expect([t.runner.bits, t.table.runner.trash, t.over]).toEqual([0, ['loan-from-chiba'], null]);
    const keeps = loan(9);
    keeps.runner.takesBit().until('runner choose may').runner.chooses();
    expect(keeps.table.runner.rig.length).toBe(1);
  });

  it('R-CARD-loan-from-chiba.2 must be repaid immediately when the Corp trashes it, or the game is lost', () => {
    const trashes = (bits: number) => {
      const t = scenario({ corp: { bits: 2 }, runner: { bits, tags: 1, rig: ['loan-from-chiba'] } });
      return t.corp.trashesResource('loan-from-chiba');
    };
    const pays = trashes(10);
    pays.runner.chooses(10);
    expect([pays.runner.bits, pays.over]).toEqual([0, null]);
    expect(trashes(9).over).toEqual({ winner: 0, why: 'The loan from Chiba was not paid back.' });
  });
});
