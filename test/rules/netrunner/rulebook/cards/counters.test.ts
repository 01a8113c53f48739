/** Counters (N-CTR). */
import { describe, expect, it } from 'vitest';
import { RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { installs, plays, revealed, rezzed, runs, scenario, uses, withCounters } from '../../../../support/scenario.ts';

describe('counters', () => {
  it('N-CTR-01 a node that is trashed and installed again has no counters', () => {
    const t = scenario({
      corp: { hand: ['marine-arcology', 'off-site-backups'] },
      forts: { f1: { inside: [withCounters('vacant-soulkiller', { advancement: 3 })] } },
    });
    t.corp.installs('marine-arcology', 'f1', { over: 'vacant-soulkiller' });
    expect(t.installed('vacant-soulkiller').counters).toEqual({});
    t.corp.plays('off-site-backups').corp.installs('vacant-soulkiller', 'new');
    expect(t.installed('vacant-soulkiller').counters).toEqual({});
    expect(t.inside('f2')).toEqual(['vacant-soulkiller']);
  });

  it('N-CTR-01 a resource that is trashed, taken back and installed again starts without counters', () => {
    const t = scenario({
      runner: { tags: 1, hand: ['gideons-pawnshop'], rig: [{ card: 'short-term-contract', counters: { bits: 2 } }] },
    });
    t.corp.trashesResource('short-term-contract').corp.takesBit().corp.takesBit();
    t.until('runner action').runner.plays('gideons-pawnshop').runner.installs('short-term-contract');
    expect(t.installed('short-term-contract').counters, 'only what it gets anew').toEqual({ bits: 12 });
  });

  it('N-CTR-01 scored and stolen agendas lose their counters', () => {
    const t = scenario({ forts: { f1: { inside: [withCounters('hostile-takeover', { advancement: 4 })] } } });
    t.corp.takesBit().corp.scores('hostile-takeover');
    expect(t.installed('hostile-takeover').counters).toEqual({});
    const stolen = runs('f1', { forts: { f1: { inside: [withCounters('hostile-takeover', { advancement: 4 })] } } });
    stolen.until('runner action');
    expect(JSON.stringify(stolen.table)).not.toContain('advancement');
  });

  it('N-CTR-02 rezzing and exposing keep counters', () => {
    const t = uses('mouse', { forts: { f1: { inside: [withCounters('vacant-soulkiller', { advancement: 2 })] } } });
    expect(t.installed('vacant-soulkiller')).toMatchObject({
      card: 'vacant-soulkiller',
      active: false,
      counters: { advancement: 2 },
    });
    t.until('corp after').corp.rezzes('vacant-soulkiller');
    expect(t.installed('vacant-soulkiller')).toMatchObject({ active: true, counters: { advancement: 2 } });
  });

  it('N-CTR-02 derezzing keeps counters', () => {
    const t = plays('anonymous-tip', { forts: { hq: { ice: [rezzed('cortical-scrub', { strength: 2 })] } } });
    expect(t.installed('cortical-scrub')).toMatchObject({ active: false, counters: { strength: 2 } });
  });

  it('N-CTR-03 the Runner sees the counters of a face-down card', () => {
    const t = scenario({ forts: { f1: { inside: ['hostile-takeover'] } } });
    t.corp.advances('hostile-takeover').corp.advances('hostile-takeover');
    const [slot] = t.fort('f1')?.inside ?? [];
    expect(t.table.cards[slot ?? 0]).toMatchObject({ card: null, counters: { advancement: 2 } });
    expect(t.local.known[RUNNER].slots).toEqual({});
    expect(t.events).toContainEqual({ kind: 'counters', slot, counter: 'advancement', amount: 1 });
  });

  it('N-CTR-04 there is no limit on counters or bits', () => {
    const t = scenario({
      corp: { bits: 9999 },
      forts: { f1: { inside: [withCounters('hostile-takeover', { advancement: 40 })] } },
    });
    t.corp.advances('hostile-takeover').corp.takesBit();
    expect([t.installed('hostile-takeover').counters['advancement'], t.corp.bits]).toEqual([41, 9999]);
  });

  it('N-CTR-05 counters of one kind do not pay for a cost in another', () => {
    const t = plays('punitive-counterstrike', {
      runner: { tags: 1, hand: ['score', 'score'], rig: [{ card: 'armored-fridge', counters: { virus: 1 } }] },
    });
    expect(t.asked).toBe('runner prevent');
    t.refuses('E-STATE', () => t.runner.uses('armored-fridge'));
    t.runner.passes();
    expect(t.table.runner.hand).toBe(0);
  });

  it('N-CTR-05 an Ablative counter prevents a point, and the Fridge is trashed with the last one', () => {
    const t = plays('punitive-counterstrike', {
      runner: { tags: 1, hand: ['score'], rig: [{ card: 'armored-fridge', counters: { Ablative: 2 } }] },
    });
    t.runner.uses('armored-fridge');
    expect(t.installed('armored-fridge').counters).toEqual({ Ablative: 1 });
    t.runner.uses('armored-fridge');
    expect([t.table.runner.rig, t.table.runner.trash, t.table.runner.hand]).toEqual([[], ['armored-fridge'], 1]);
  });

  it('N-CTR-05 Armored Fridge is installed with seven Ablative counters', () => {
    const t = installs('armored-fridge');
    expect([t.installed('armored-fridge').counters, t.runner.bits]).toEqual([{ Ablative: 7 }, 2]);
  });

  it('N-CTR-06 points and brain damage stay, whatever happens to the cards that caused them', () => {
    const t = uses('databroker', {
      corp: { points: 2, scored: ['marine-arcology'] },
      runner: { brain: 1, points: 3, stolen: ['tycho-extension'] },
      forts: { f1: { inside: [revealed('red-herrings')] } },
    });
    expect([t.table.runner.points, t.table.runner.stolen, t.table.corp.points, t.table.runner.brain]).toEqual([
      2,
      ['tycho-extension'],
      2,
      1,
    ]);
  });
});
