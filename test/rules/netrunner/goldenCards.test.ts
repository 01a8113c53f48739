/** Example G5 of RULES.md: the rulebook's examples of card texts. */
import { describe, expect, it } from 'vitest';
import { plays, runs, scenario, several, uses, withCounters } from '../../support/scenario.ts';

describe('G5 card texts', () => {
  it('G5 1 "action, 1: draw two cards"', () => {
    const t = scenario({
      corp: { bits: 4, hand: Array(5).fill('filter') },
      forts: { f1: { inside: [{ card: 'euromarket-consortium', rezzed: true }] } },
    });
    t.corp.uses('euromarket-consortium');
    expect([t.corp.bits, t.table.actions, t.table.corp.hand]).toEqual([3, 2, 7]);
  });

  it('G5 2 "action, trash: remove up to three tags" with two tags', () => {
    const t = uses('danshis-second-id', { runner: { tags: 2, bits: 5 } }).runner.chooses(2);
    expect([t.table.runner.tags, t.table.runner.trash, t.runner.bits, t.table.actions]).toEqual([
      0,
      ['danshis-second-id'],
      5,
      3,
    ]);
    const many = scenario({ turn: 'runner', runner: { tags: 5, rig: ['danshis-second-id'] } });
    expect(many.runner.uses('danshis-second-id').runner.chooses(3).table.runner.tags).toBe(2);
  });

  it('G5 3 an Ablative counter is removed to prevent a point of meat damage', () => {
    const t = uses('on-call-solo-team', {
      runner: { tags: 1, hand: several(3), rig: [withCounters('armored-fridge', { Ablative: 1 })] },
    });
    t.runner.uses('armored-fridge');
    expect([t.table.runner.hand, t.table.runner.rig]).toEqual([3, []]);
    expect(
      t.table.past.turn.some((event) => event.kind === 'damage'),
      'not damaged',
    ).toBe(false);
  });

  it('G5 4 puts four counters on any mix of installed cards that can be advanced', () => {
    const t = plays('project-consultants', {
      corp: { bits: 13 },
      forts: {
        f1: { inside: ['tycho-extension'] },
        f2: { inside: ['vacant-soulkiller'] },
        f3: { inside: ['solo-squad'] },
      },
    });
    t.refuses('E-TARGET', () => t.corp.chooses(2, 1, 1));
    t.refuses('E-COUNT', () => t.corp.chooses(3, 2, 0));
    t.corp.chooses(3, 1, 0);
    expect([t.table.actions, t.corp.bits]).toEqual([2, 1]);
    expect(['tycho-extension', 'vacant-soulkiller'].map((card) => t.installed(card).counters['advancement'])).toEqual([
      3, 1,
    ]);
  });

  it('G5 5 a run on Archives whose success counts as one on HQ', () => {
    const t = uses('shredder-uplink-protocol', {
      corp: { hand: ['rockerboy-promotion'], down: ['tycho-extension'], up: ['hostile-takeover'] },
      forts: { hq: { ice: ['keeper'] } },
    });
    t.until('runner settle');
    expect(t.installed('rockerboy-promotion').card).toBe('rockerboy-promotion');
    t.runner.passes().until('runner action');
    expect([t.table.actions, t.table.corp.hand, t.table.corp.up, t.table.runner.points]).toEqual([
      3,
      1,
      ['hostile-takeover'],
      0,
    ]);
    expect(t.table.corp.down.length, 'Archives stay untouched').toBe(1);
    expect(t.table.past.turn).toContainEqual({ kind: 'success', fort: 'hq' });
    expect(t.table.past.turn).not.toContainEqual({ kind: 'success', fort: 'archives' });
  });

  it('G5 5 a run on Archives that does not succeed does not count', () => {
    const t = uses('shredder-uplink-protocol', { corp: { hand: ['tycho-extension'] } });
    t.until('runner last').runner.jacksOut();
    expect([t.table.past.turn.some((event) => event.kind === 'success'), t.table.runner.points]).toEqual([false, 0]);
    t.runner.runs('archives').until('runner action');
    expect(t.table.corp.hand, 'and the next run is an ordinary one').toBe(1);
  });

  it('G5 6 scores an extra point after a Black Ops agenda was stolen this turn', () => {
    const t = runs('f1', { runner: { hand: ['hot-tip-for-wns'] }, forts: { f1: { inside: ['political-coup'] } } });
    t.until('runner action').runner.plays('hot-tip-for-wns');
    expect(t.table.runner.points).toBe(2 + 1);
  });

  it('G5 7 without such an agenda the prep may be played and gives no point; only cards that require one are refused', () => {
    const t = runs('f1', {
      runner: { hand: ['hot-tip-for-wns', 'desperate-competitor'] },
      forts: { f1: { inside: ['tycho-extension'] } },
    });
    t.until('runner action');
    t.refuses('E-TARGET', () => t.runner.plays('desperate-competitor'));
    t.runner.plays('hot-tip-for-wns');
    expect(t.table.runner.points).toBe(4);
  });
});
