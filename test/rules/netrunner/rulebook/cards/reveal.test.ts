/** Expose, derez, show (N-REV). */
import { describe, expect, it } from 'vitest';
import { strength } from '../../../../../src/rules/netrunner/rulebook/numbers.ts';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import {
  plays,
  revealed,
  rezzed,
  runs,
  type Scenario,
  scenario,
  uses,
  withCounters,
} from '../../../../support/scenario.ts';

const turnsPass = (t: Scenario, turns: number): Scenario => {
  for (const start = t.table.turn; t.table.turn < start + turns; ) {
    const { question } = t;
    if (question.kind !== 'move') throw new Error(t.asked);
    t.does(question.of, { do: question.window === 'action' ? 'bit' : 'pass' });
  }
  return t;
};

describe('exposing', () => {
  it('N-REV-01 an exposed node is face up and has no effect', () => {
    const t = uses('mouse', { actions: 1, forts: { f1: { inside: ['rockerboy-promotion'] } } });
    expect(t.installed('rockerboy-promotion')).toMatchObject({
      card: 'rockerboy-promotion',
      active: false,
      counters: {},
    });
    expect(t.events).toContainEqual({
      kind: 'exposed',
      slot: t.slot('rockerboy-promotion'),
      card: 'rockerboy-promotion',
    });
    t.until('corp action');
    t.refuses('E-STATE', () => t.corp.uses('rockerboy-promotion'));
  });

  it('N-REV-02 exposing a rezzed card does nothing', () => {
    const t = scenario({
      turn: 'runner',
      runner: { hand: ['hunt-club-bbs'], rig: ['mouse'] },
      forts: { hq: { ice: [rezzed('keeper')] }, f1: { inside: [rezzed('rockerboy-promotion', { bits: 15 })] } },
    });
    t.refuses('E-TARGET', () => t.runner.uses('mouse'));
    t.runner.plays('hunt-club-bbs');
    expect([t.asked, t.runner.bits, t.table.actions], 'the prep is spent all the same').toEqual([
      'runner action',
      4,
      3,
    ]);
    expect(t.installed('keeper')).toMatchObject({ active: true, card: 'keeper' });
  });

  it('N-REV-05 N-HID-21 an exposed card stays face up, turn after turn', () => {
    const t = uses('mouse', { forts: { f1: { inside: ['tycho-extension'] } } });
    turnsPass(t, 3);
    expect(t.installed('tycho-extension')).toMatchObject({ card: 'tycho-extension', active: false, fort: 'f1' });
  });

  it('N-REV-05 a revealed card that is accessed and left stays face up', () => {
    const t = runs('f1', { forts: { f1: { inside: [revealed('rockerboy-promotion')] } } });
    t.until('runner settle').runner.passes();
    expect(t.installed('rockerboy-promotion').card).toBe('rockerboy-promotion');
  });

  it('N-REV-07 an exposed agenda can be advanced and scored as before', () => {
    const t = scenario({ forts: { f1: { inside: [revealed('hostile-takeover', { advancement: 2 })] } } });
    t.corp.advances('hostile-takeover').corp.scores('hostile-takeover');
    expect(t.table.corp.points).toBe(1);
  });

  it('N-REV-07 an exposed agenda can be stolen as before', () => {
    const t = runs('f1', { forts: { f1: { inside: [revealed('hostile-takeover', { advancement: 2 })] } } });
    t.until('runner action');
    expect([t.table.runner.points, t.table.runner.stolen]).toEqual([1, ['hostile-takeover']]);
  });

  it('R-GEN-34 N-REV-08 an exposed agenda that is overwritten goes to the face-up pile', () => {
    const t = scenario({
      corp: { hand: ['rockerboy-promotion'], up: ['night-shift'] },
      forts: { f1: { inside: [revealed('hostile-takeover')] } },
    });
    t.corp.installs('rockerboy-promotion', 'f1', { over: 'hostile-takeover' });
    expect([t.table.corp.up, t.table.corp.down]).toEqual([['hostile-takeover', 'night-shift'], []]);
  });

  it('R-GEN-02 N-REV-11 only installed cards are exposed, not those in HQ', () => {
    const t = scenario({
      turn: 'runner',
      corp: { hand: ['tycho-extension'], down: ['night-shift'] },
      runner: { rig: ['mouse'] },
    });
    t.refuses('E-TARGET', () => t.runner.uses('mouse'));
    const two = uses('mouse', {
      corp: { hand: ['tycho-extension'], down: ['night-shift'] },
      forts: { hq: { ice: ['keeper'] }, f1: { inside: ['rockerboy-promotion'] }, f2: { inside: ['solo-squad'] } },
    });
    for (const slot of [99, two.slot('night-shift'), two.slot('keeper')])
      two.refuses('E-TARGET', () => two.runner.chooses(slot));
    two.runner.choosesCards('solo-squad');
    expect(two.installed('rockerboy-promotion').card).toBeNull();
  });
});

describe('derezzing', () => {
  it('N-REV-03 derezzed ice is face up, is passed freely, and works again when it is paid for again', () => {
    const t = plays('anonymous-tip', { corp: { bits: 9 }, forts: { hq: { ice: [rezzed('cortical-scrub')] } } });
    expect(t.installed('cortical-scrub')).toMatchObject({ card: 'cortical-scrub', active: false });
    expect(t.events).toContainEqual({ kind: 'derezzed', slot: t.slot('cortical-scrub'), card: 'cortical-scrub' });
    t.runner.runs('hq').until('runner last');
    expect(t.table.runner.brain, 'passed freely').toBe(0);
    t.runner.jacksOut().until('runner action').runner.runs('hq');
    expect(t.asked).toBe('corp approach');
    t.corp.rezzes('cortical-scrub');
    expect([t.corp.bits, t.over?.winner], 'one brain damage, no cards in hand').toEqual([2, CORP]);
  });

  it('N-REV-04 a card that is not rezzed cannot be derezzed', () => {
    const t = plays('anonymous-tip', { forts: { hq: { ice: ['cortical-scrub', rezzed('keeper')] } } });
    expect([t.asked, t.runner.bits]).toEqual(['runner action', 2]);
    expect(t.installed('cortical-scrub')).toMatchObject({ card: null, active: false });
    expect(t.installed('keeper').active, 'no black ice').toBe(true);
  });

  it('N-REV-06 a revealed card is no longer marked as revealed once it is rezzed', () => {
    const t = scenario({ forts: { f1: { inside: [revealed('rockerboy-promotion')] } } });
    t.corp.takesBit().corp.rezzes('rockerboy-promotion');
    expect(t.installed('rockerboy-promotion')).toMatchObject({ active: true, counters: { bits: 15 } });
    expect(t.corp.bits).toBe(5 + 1 - 4);
  });

  it('R-GEN-10 N-REV-09 strength from an effect survives derezzing and rezzing', () => {
    const t = scenario({
      turn: 'runner',
      corp: { bits: 9 },
      runner: { hand: ['anonymous-tip', 'score'] },
      forts: { hq: { ice: [rezzed('cortical-scrub', { strength: 1 })] } },
    });
    const slot = t.slot('cortical-scrub');
    expect(strength(t.table, slot)).toBe(4);
    t.runner.plays('anonymous-tip').runner.runs('hq');
    t.corp.rezzes('cortical-scrub');
    expect([t.installed('cortical-scrub').active, strength(t.table, slot)]).toEqual([true, 4]);
  });

  it('R-GEN-10 N-REV-09 strength from an effect ends when the card leaves play', () => {
    const t = plays('the-personal-touch', {
      runner: { bits: 20, hand: ['forgotten-backup-chip', 'raptor'], rig: ['dwarf', 'shield', 'mouse', 'clown'] },
    });
    expect(strength(t.table, t.slot('dwarf'))).toBe(4);
    t.runner.installs('raptor').runner.choosesCards('dwarf');
    t.runner.plays('forgotten-backup-chip').runner.installs('dwarf').runner.choosesCards('clown');
    expect([t.installed('dwarf').counters, strength(t.table, t.slot('dwarf'))]).toEqual([{}, 3]);
  });
});

describe('showing', () => {
  it('N-REV-10 N-HID-14 a card found by a search is shown once and then hidden in the hand', () => {
    const t = uses('the-short-circuit', { runner: { pile: ['score', 'loony-goon', 'inside-job'] } });
    t.refuses('E-TYPE', () => t.runner.shows('score'));
    t.refuses('E-CARD', () => t.runner.shows('dwarf'));
    t.runner.shows('loony-goon');
    const shown = t.eventsOf('card')[0];
    expect(shown).toMatchObject({ face: 'loony-goon', from: { in: 'pile' }, to: { in: 'hand' } });
    expect(t.events.at(-1), 'and the stack is shuffled').toEqual({ kind: 'hide', owner: RUNNER });
    expect(JSON.stringify(t.table)).not.toContain('loony-goon');
    expect(t.local.known[RUNNER].hand).toEqual(['loony-goon']);
  });

  it('N-REV-01 exposing does not change counters or location', () => {
    const t = plays('hunt-club-bbs', {
      forts: {
        hq: { ice: ['keeper', 'filter'] },
        f1: { inside: [withCounters('hostile-takeover', { advancement: 2 })] },
      },
    });
    t.runner.choosesCards('filter', 'hostile-takeover');
    expect(t.ice('hq')).toEqual(['keeper', 'filter']);
    expect([t.installed('keeper').card, t.installed('filter').card]).toEqual([null, 'filter']);
    expect(t.installed('hostile-takeover')).toMatchObject({ card: 'hostile-takeover', counters: { advancement: 2 } });
  });
});
