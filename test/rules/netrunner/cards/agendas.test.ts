/** Agendas, each by what makes it special. */
import { describe, expect, it } from 'vitest';
import { handSize } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { rezzed, scenario, withCounters } from '../../../support/scenario.ts';

/** The start of a Corp turn with that agenda ready to be scored. */
const ready = (agenda: string, advancement: number, bits = 5, more = {}) =>
  scenario({
    at: 'start',
    corp: { bits },
    forts: { f1: { inside: [withCounters(agenda, { advancement })] }, ...more },
  });

describe('agendas', () => {
  it.each([
    [12, 24],
    [11, 0],
  ])('Corporate War doubles a pool of twelve bits and empties a smaller one: %i becomes %i', (before, after) => {
    const t = ready('corporate-war', 3, before);
    t.corp.scores('corporate-war');
    expect([t.corp.bits, t.table.corp.points]).toEqual([after, 3]);
  });

  it('Employee Empowerment offers a card at the start of each turn, and two for an action', () => {
    const t = scenario({ at: 'start', corp: { scored: ['employee-empowerment'] } });
    expect(t.asked).toBe('corp choose may');
    t.corp.chooses(1);
    expect(t.table.corp.hand, 'one offered, one drawn as every turn').toBe(2);
    t.corp.uses('employee-empowerment');
    expect([t.table.corp.hand, t.table.actions]).toEqual([4, 2]);
  });

  it('Employee Empowerment’s card may be left in R&D', () => {
    const t = scenario({ at: 'start', corp: { scored: ['employee-empowerment'] } });
    t.corp.chooses();
    expect(t.table.corp.hand).toBe(1);
  });

  it('Hostile Takeover pays five bits once, when it is scored', () => {
    const t = ready('hostile-takeover', 3, 1);
    t.corp.scores('hostile-takeover');
    expect([t.corp.bits, t.table.corp.points]).toEqual([6, 1]);
    t.until('corp action');
    expect(t.corp.bits).toBe(6);
  });

  it('Main-Office Relocation lets the Corp keep seven cards', () => {
    const hand = Array.from({ length: 8 }, () => 'keeper');
    const t = scenario({ at: 'end', corp: { hand, scored: ['main-office-relocation'] } });
    expect(t.asked).toBe('corp discard');
    t.corp.discards('keeper');
    expect([t.table.corp.hand, t.table.turn]).toEqual([7, 2]);
  });

  it('Marine Arcology gives three bits for two actions, and needs both', () => {
    const t = scenario({ corp: { bits: 0, scored: ['marine-arcology'] } });
    t.corp.uses('marine-arcology');
    expect([t.corp.bits, t.table.actions]).toEqual([3, 1]);
    t.refuses('E-ACTIONS', () => t.corp.uses('marine-arcology'));
  });

  it('Netwatch Operations Office traces with up to two bits for an action', () => {
    const t = scenario({ corp: { scored: ['netwatch-operations-office'] } });
    t.corp.uses('netwatch-operations-office');
    t.refuses('E-LIMIT', () => t.trace(3));
    t.trace(2);
    expect([t.table.runner.tags, t.corp.bits, t.table.actions]).toEqual([1, 3, 2]);
  });

  it('On-Call Solo Team does nothing to a Runner nobody can find', () => {
    const t = scenario({ corp: { scored: ['on-call-solo-team'] }, runner: { hand: ['score'] } });
    t.refuses('E-TAG', () => t.corp.uses('on-call-solo-team'));
  });

  it('On-Call Solo Team hits a tagged Runner again and again', () => {
    const t = scenario({ corp: { scored: ['on-call-solo-team'] }, runner: { hand: ['score', 'score'], tags: 1 } });
    t.corp.uses('on-call-solo-team').corp.uses('on-call-solo-team');
    expect(t.table.runner.hand).toBe(0);
    t.corp.uses('on-call-solo-team');
    expect(t.over?.winner).toBe(0);
  });

  it('Political Coup holds twelve bits, pays three an action and stays when it is empty', () => {
    const t = ready('political-coup', 4, 0);
    t.corp.scores('political-coup');
    expect(t.installed('political-coup').counters).toEqual({ bits: 12 });
    t.until('corp action').corp.uses('political-coup').corp.uses('political-coup').corp.uses('political-coup');
    expect([t.corp.bits, t.installed('political-coup').counters.bits]).toEqual([9, 3]);
  });

  it('Political Coup gives what is left, and then nothing', () => {
    const t = scenario({ corp: { bits: 0, scored: [rezzed('political-coup', { bits: 2 })] } });
    t.corp.uses('political-coup');
    expect(t.corp.bits).toBe(2);
    t.refuses('E-STATE', () => t.corp.uses('political-coup'));
    expect(t.table.corp.scored).toEqual([t.slot('political-coup')]);
  });

  it('Polymer Breakthrough pays a bit at the start of each Corp turn', () => {
    const t = scenario({ at: 'start', corp: { bits: 0, scored: ['polymer-breakthrough', 'polymer-breakthrough'] } });
    expect([t.asked, t.corp.bits]).toEqual(['corp action', 2]);
  });

  it('Priority Requisition rezzes the dearest ice for nothing', () => {
    const t = ready('priority-requisition', 5, 0, { hq: { ice: ['code-corpse'] } });
    t.corp.scores('priority-requisition');
    expect(t.asked).toBe('corp choose rezIceFree');
    t.corp.choosesCards('code-corpse');
    expect([t.installed('code-corpse').active, t.corp.bits, t.table.corp.points]).toEqual([true, 0, 3]);
  });

  it('Priority Requisition does not force the Corp to show any ice', () => {
    const t = ready('priority-requisition', 5, 0, { hq: { ice: ['code-corpse'] } });
    t.corp.scores('priority-requisition').corp.chooses();
    expect([t.installed('code-corpse').card, t.table.corp.points]).toEqual([null, 3]);
  });

  it('Tycho Extension is worth as many points as it takes counters', () => {
    const t = ready('tycho-extension', 3, 1);
    t.refuses('E-STATE', () => t.corp.scores('tycho-extension'));
    t.until('corp action').corp.advances('tycho-extension').corp.scores('tycho-extension');
    expect([t.table.corp.points, t.corp.bits]).toEqual([4, 0]);
  });
});

describe('more agendas', () => {
  it.each([
    ['Artificial Security Directors', 'artificial-security-directors', 'corporate-war', 3],
    ['Executive Extraction', 'executive-extraction', 'priority-requisition', 5],
    ['Genetics-Visionary Acquisition', 'genetics-visionary-acquisition', 'polymer-breakthrough', 6],
  ])('%s makes agendas of its keyword easier by one, each copy', (_, id, other, difficulty) => {
    const t = scenario({
      at: 'start',
      corp: { scored: [id, id] },
      forts: { f1: { inside: [withCounters(other, { advancement: difficulty - 2 })] } },
    });
    t.corp.scores(other);
    expect(t.table.corp.points).toBeGreaterThan(0);
    const alone = ready(other, difficulty - 1);
    alone.refuses('E-STATE', () => alone.corp.scores(other));
  });

  it('Subsidiary Branch gives a fourth action every turn', () => {
    expect(scenario({ at: 'start', corp: { scored: ['subsidiary-branch'] } }).table.actions).toBe(4);
  });

  it('Corporate Headhunters lowers the hand size of a Runner it really hurts', () => {
    const t = scenario({
      corp: { scored: ['corporate-headhunters'] },
      runner: { hand: ['score', 'score', 'score'], tags: 1, rig: ['dermatech-bodyplating'] },
    });
    t.corp.uses('corporate-headhunters').runner.uses('dermatech-bodyplating');
    expect([t.table.runner.hand, handSize(t.table, RUNNER)], 'all of it prevented').toEqual([3, 5]);
    t.corp.uses('corporate-headhunters');
    expect([t.table.runner.hand, handSize(t.table, RUNNER)]).toEqual([2, 4]);
  });
});
