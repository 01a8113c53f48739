/** Agendas, each tested for its distinctive ability. */
import { describe, expect, it } from 'vitest';
import { handSize } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { rezzed, runs, scenario, scores, several, uses, withCounters } from '../../../support/scenario.ts';

/** The start of a Corp turn with the given agenda ready to be scored. */
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

  it('Employee Empowerment offers an extra card at the start of each turn, and gives two for an action', () => {
    const t = scenario({ at: 'start', corp: { scored: ['employee-empowerment'] } });
    expect(t.asked, 'the offer or the draw of every turn first').toBe('corp choose order');
    t.corp.chooses(0);
    expect(t.asked).toBe('corp choose may');
    t.corp.chooses(1);
    expect(t.table.corp.hand, 'one offered, one drawn as every turn').toBe(2);
    t.corp.uses('employee-empowerment');
    expect([t.table.corp.hand, t.table.actions]).toEqual([4, 2]);
  });

  it('the Corp may decline Employee Empowerment’s card', () => {
    const t = scenario({ at: 'start', corp: { scored: ['employee-empowerment'] } });
    t.corp.chooses(1).corp.chooses();
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
    const hand = several(8, 'keeper');
    const t = scenario({ at: 'end', corp: { hand, scored: ['main-office-relocation'] } });
    expect(t.asked).toBe('corp discard');
    t.corp.discards('keeper');
    expect([t.table.corp.hand, t.table.turn]).toEqual([7, 2]);
  });

  it('Marine Arcology gives three bits for two actions, and needs both', () => {
    const t = uses('marine-arcology', { corp: { bits: 0 } });
    expect([t.corp.bits, t.table.actions]).toEqual([3, 1]);
    t.refuses('E-ACTIONS', () => t.corp.uses('marine-arcology'));
  });

  it('Netwatch Operations Office traces with up to two bits for an action', () => {
    const t = uses('netwatch-operations-office');
    t.refuses('E-LIMIT', () => t.trace(3));
    t.trace(2);
    expect([t.table.runner.tags, t.corp.bits, t.table.actions]).toEqual([1, 3, 2]);
  });

  it('On-Call Solo Team does nothing to an untagged Runner', () => {
    const t = scenario({ corp: { scored: ['on-call-solo-team'] }, runner: { hand: ['score'] } });
    t.refuses('E-TAG', () => t.corp.uses('on-call-solo-team'));
  });

  it('On-Call Solo Team can damage a tagged Runner repeatedly', () => {
    const t = uses('on-call-solo-team', { runner: { hand: ['score', 'score'], tags: 1 } });
    t.corp.uses('on-call-solo-team');
    expect(t.table.runner.hand).toBe(0);
    t.corp.uses('on-call-solo-team');
    expect(t.over?.winner).toBe(0);
  });

  it('Strike Force Kali does two points of meat damage an action to a tagged Runner', () => {
    const t = uses('strike-force-kali', { runner: { hand: several(3), tags: 1 } });
    expect([t.table.runner.hand, t.table.actions]).toEqual([1, 2]);
    const free = scenario({ corp: { scored: ['strike-force-kali'] } });
    free.refuses('E-TAG', () => free.corp.uses('strike-force-kali'));
  });

  it('Political Coup holds twelve bits, pays three an action and stays when it is empty', () => {
    const t = ready('political-coup', 4, 0);
    t.corp.scores('political-coup');
    expect(t.installed('political-coup').counters).toEqual({ bits: 12 });
    t.until('corp action').corp.uses('political-coup').corp.uses('political-coup').corp.uses('political-coup');
    expect([t.corp.bits, t.installed('political-coup').counters['bits']]).toEqual([9, 3]);
  });

  it('Political Coup pays what is left, and then nothing', () => {
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

  it('Priority Requisition rezzes the most expensive ice for free', () => {
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
  ])(
    'R-CARD-artificial-security-directors R-CARD-executive-extraction R-CARD-genetics-visionary-acquisition each copy of %s lowers the difficulty of agendas with its keyword by one',
    (_, id, other, difficulty) => {
      const t = scenario({
        at: 'start',
        corp: { scored: [id, id] },
        forts: { f1: { inside: [withCounters(other, { advancement: difficulty - 2 })] } },
      });
      t.corp.scores(other);
      expect(t.table.corp.points).toBeGreaterThan(0);
      const alone = ready(other, difficulty - 1);
      alone.refuses('E-STATE', () => alone.corp.scores(other));
    },
  );

  it('Subsidiary Branch gives a fourth action every turn', () => {
    expect(scenario({ at: 'start', corp: { scored: ['subsidiary-branch'] } }).table.actions).toBe(4);
  });

  it('Corporate Headhunters lowers the hand size of a Runner it actually damages', () => {
    const t = uses('corporate-headhunters', { runner: { hand: several(3), tags: 1, rig: ['dermatech-bodyplating'] } });
    t.runner.uses('dermatech-bodyplating');
    expect([t.table.runner.hand, handSize(t.table, RUNNER)], 'all of it prevented').toEqual([3, 5]);
    t.corp.uses('corporate-headhunters');
    expect([t.table.runner.hand, handSize(t.table, RUNNER)]).toEqual([2, 4]);
  });
});

describe('agendas that hold bits or counters', () => {
  it.each([
    ['corporate-coup', 5, 15],
    ['detroit-police-contract', 4, 12],
  ])('%s gets its bits when it is scored', (id, advancement, bits) => {
    const t = scenario({ forts: { f1: { inside: [withCounters(id, { advancement })] } } });
    t.corp.takesBit().corp.scores(id);
    expect(t.installed(id).counters).toEqual({ bits });
  });

  it('Corporate Coup pays three bits an action, Detroit Police Contract two each turn, and both stay when they are empty', () => {
    const scored = [rezzed('corporate-coup', { bits: 3 }), rezzed('detroit-police-contract', { bits: 2 })];
    const t = scenario({ at: 'start', corp: { bits: 0, scored } });
    expect(t.corp.bits).toBe(2);
    t.corp.uses('corporate-coup');
    expect([t.corp.bits, t.table.corp.scored.length]).toEqual([5, 2]);
    t.refuses('E-STATE', () => t.corp.uses('corporate-coup'));
  });

  it('Corporate Boon gives four actions, one per turn, on the Corp’s own turns', () => {
    const t = ready('corporate-boon', 6);
    t.corp.scores('corporate-boon').corp.uses('corporate-boon');
    expect([t.table.actions, t.installed('corporate-boon').counters['Boon']]).toEqual([4, 3]);
    expect(t.refuses('E-LIMIT', () => t.corp.uses('corporate-boon')).text).toContain('no uses left');
    const runners = scenario({ turn: 'runner', corp: { scored: [rezzed('corporate-boon', { Boon: 2 })] } });
    expect(runners.runner.takesBit().asked).toBe('runner action');
  });

  it('Corporate Retreat pays two bits an action until the Corp installs or rezzes', () => {
    const setup = {
      corp: { bits: 4, hand: ['keeper'], scored: ['corporate-retreat'] },
      forts: { f1: { inside: ['solo-squad'] } },
    };
    const installs = scenario(setup);
    installs.corp.uses('corporate-retreat');
    expect(installs.corp.bits).toBe(6);
    installs.corp.installs('keeper', 'hq');
    installs.refuses('E-STATE', () => installs.corp.uses('corporate-retreat'));
    const rezzes = scenario(setup);
    rezzes.corp.takesBit().corp.rezzes('solo-squad');
    rezzes.refuses('E-STATE', () => rezzes.corp.uses('corporate-retreat'));
  });

  it.each([
    [3, 1],
    [4, 1],
    [5, 2],
    [9, 4],
  ])('Project Babylon with %i counters is worth %i points', (counters, points) => {
    const t = ready('project-babylon', counters);
    t.corp.scores('project-babylon');
    expect(t.table.corp.points).toBe(points);
  });

  it('Project Babylon counts the counters above its difficulty when scored', () => {
    const t = scores('project-babylon', 4, { corp: { scored: ['artificial-security-directors'] } });
    expect(t.table.corp.points).toBe(2);
  });

  it('Project Zurich pays a bit each turn for every two counters above its difficulty', () => {
    const t = ready('project-zurich', 8, 0);
    t.corp.scores('project-zurich');
    expect(t.installed('project-zurich').counters).toEqual({ Zurich: 2 });
    expect(t.corp.bits, 'at once, for its scoring comes before the effects of that start').toBe(2);
  });

  it('Fetal AI does damage wherever it is accessed except in Archives, and costs two bits to steal', () => {
    const runner = { bits: 2, hand: several(3) };
    const inFort = runs('f1', { runner, forts: { f1: { inside: ['fetal-ai'] } } }).until('runner settle');
    expect(inFort.table.runner.hand).toBe(1);
    inFort.runner.steals('fetal-ai');
    expect([inFort.runner.bits, inFort.table.runner.points]).toEqual([0, 3]);
    const poor = runs('hq', { runner: { ...runner, bits: 1 }, corp: { hand: ['fetal-ai'] } }).until('runner action');
    expect([poor.table.runner.hand, poor.table.runner.points, poor.corp.hand]).toEqual([1, 0, ['fetal-ai']]);
    const dead = runs('archives', { runner, corp: { up: ['fetal-ai'] } });
    dead.until('runner settle').runner.steals('fetal-ai');
    expect(dead.table.runner.hand).toBe(3);
  });
});

describe('bad publicity', () => {
  it('Charity Takeover pays nine bits and gives a point of bad publicity', () => {
    const t = ready('charity-takeover', 4, 0);
    t.corp.scores('charity-takeover');
    expect([t.corp.bits, t.table.corp.badPublicity, t.table.corp.points]).toEqual([9, 1, 1]);
  });

  it('the seventh point loses the game, even if the agenda would have won it', () => {
    const t = scores('charity-takeover', 4, { corp: { points: 6, badPublicity: 6 } });
    expect(t.over).toEqual({ winner: RUNNER, why: 'The Corp has seven bad publicity points.' });
    const wins = scores('charity-takeover', 4, { corp: { points: 6, badPublicity: 5 } });
    expect(wins.over?.winner).toBe(0);
  });
});
