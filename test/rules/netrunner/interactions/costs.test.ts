/** Costs changed by several cards, and what pays them. */
import { describe, expect, it } from 'vitest';
import {
  difficulty,
  installCost,
  rezCost,
  stealCost,
  trashCost,
} from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { meets, plays, rezzed, runs, scenario, withCounters } from '../../../support/scenario.ts';

describe('rezzing', () => {
  it('Encoder, Inc., and Running Interference: the usual price, less one, plus the printed one', () => {
    const t = plays('running-interference', {
      runner: { bits: 9 },
      forts: { hq: { ice: ['keeper'] }, f1: { inside: [rezzed('encoder-inc')] } },
    });
    t.runner.chooses(0);
    expect(rezCost(t.table, t.slot('keeper'), 'keeper')).toBe(3 + 4);
  });

  it('Data Masons and Jerusalem City Grid make Fire Wall four cheaper, and Data Wall no cheaper than free', () => {
    const t = scenario({
      forts: {
        f1: { ice: ['fire-wall', 'data-wall'], inside: [rezzed('jerusalem-city-grid')] },
        f2: { inside: [rezzed('data-masons')] },
      },
    });
    expect(['fire-wall', 'data-wall'].map((id) => rezCost(t.table, t.slot(id), id))).toEqual([1, 0]);
  });

  it('Olivia Salazar halves Cortical Scrub’s price after the Skälderviken test site’s discount', () => {
    const t = runs('f1', {
      corp: { bits: 2 },
      forts: {
        f1: { ice: ['cortical-scrub'], inside: [rezzed('olivia-salazar')] },
        f2: { inside: [rezzed('skalderviken-sa-beta-test-site')] },
      },
    });
    t.until('corp approach').corp.uses('olivia-salazar').corp.rezzes('cortical-scrub');
    expect([t.corp.bits, t.table.lasting.some(({ on }) => on === 'runEnds')]).toEqual([0, true]);
  });

  it('Startup Immolator pays five for Deadeye, which a noisy run let the Corp rez for free', () => {
    const t = runs('hq', {
      corp: { bits: 0 },
      runner: { bits: 20, rig: ['startup-immolator', 'hammer', 'codeslinger'] },
      forts: { hq: { ice: [rezzed('data-wall'), 'deadeye'] } },
    });
    t.runner.breaks('hammer', 0).runner.passes().until('runner jack').runner.goesOn();
    t.until('corp approach').corp.rezzes('deadeye').until('runner encounter');
    t.runner.breaks('codeslinger', 0).runner.breaks('codeslinger', 1).runner.passes().until('runner pass');
    const before = t.runner.bits;
    t.runner.uses('startup-immolator');
    expect([before - t.runner.bits, t.ice('hq')]).toEqual([5, ['data-wall']]);
  });

  it('Core Command: Jettison Ice uses the printed seven of Cortical Scrub, not the Skälderviken discount', () => {
    const t = runs('hq', {
      runner: { bits: 6, hand: ['core-command-jettison-ice'] },
      forts: { rd: { ice: [rezzed('cortical-scrub')] }, f1: { inside: [rezzed('skalderviken-sa-beta-test-site')] } },
    });
    t.runner.goesOn().until('runner action').runner.plays('core-command-jettison-ice');
    expect(t.ice('rd'), 'six bits are too few').toEqual(['cortical-scrub']);
  });

  it('Dr. Dreff pays half of Fire Wall’s five, without Data Masons’ discount', () => {
    const t = runs('f1', {
      corp: { bits: 2, hand: ['fire-wall'] },
      forts: { f1: { inside: [rezzed('dr-dreff')] }, f2: { inside: [rezzed('data-masons')] } },
    });
    t.until('corp allPassed').corp.uses('dr-dreff').corp.does({ do: 'show', card: 'fire-wall' });
    expect(t.corp.bits).toBe(0);
  });
});

describe('installing', () => {
  it('two Pox counters and Chester Mix: one more, two less, never below zero', () => {
    const t = scenario({ forts: { f1: { ice: ['keeper'], inside: [rezzed('chester-mix')], counters: { Pox: 2 } } } });
    expect([installCost(t.table, 'f1', true, 1), installCost(t.table, 'f1', false, 1)]).toEqual([0, 1]);
  });

  it('Fortress Architects take one off what Pox adds to ice, but nothing off what it adds to a node', () => {
    const t = scenario({
      forts: { f1: { inside: ['keeper'], counters: { Pox: 4 } }, f2: { inside: [rezzed('fortress-architects')] } },
    });
    expect([installCost(t.table, 'f1', true, 0), installCost(t.table, 'f1', false, 0)]).toEqual([1, 2]);
  });
});

describe('stealing and trashing', () => {
  it('Red Herrings and Fetal AI: five and two', () => {
    const t = scenario({ forts: { f1: { inside: [rezzed('red-herrings'), 'fetal-ai'] } } });
    expect(stealCost(t.table, 'f1', 'fetal-ai')).toBe(7);
  });

  it('Scatter Shot’s two bits can pay what New Galveston City Grid adds to an upgrade', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 2, rig: ['scatter-shot'] },
      forts: { f1: { inside: [rezzed('new-galveston-city-grid'), rezzed('red-herrings')] } },
    });
    const slot = t.slot('red-herrings');
    expect(trashCost(t.table, 'f1', slot, 'red-herrings')).toBe(3);
    t.runner.runs('f1').until('runner choose access').runner.choosesCards('red-herrings');
    t.until('runner settle').runner.trashes('red-herrings');
    if (t.asked === 'runner choose pay') t.runner.chooses(1, 2);
    expect([t.runner.bits, t.installed('scatter-shot').counters['bits'], t.inside('f1')]).toEqual([
      1,
      0,
      ['new-galveston-city-grid'],
    ]);
  });
});

describe('difficulty', () => {
  it('Corporate Ally and Artificial Security Directors cancel each other for Black Ops agendas', () => {
    const t = scenario({
      corp: { scored: ['artificial-security-directors'] },
      runner: { rig: ['corporate-ally'] },
      forts: { f1: { inside: ['political-coup'] }, f2: { inside: ['hostile-takeover'] } },
    });
    expect(['political-coup', 'hostile-takeover'].map((id) => difficulty(t.table, id, t.slot(id)))).toEqual([4, 4]);
  });

  it('Executive Extraction, Networked Center and four Fait counters: one less, one less, two more', () => {
    const t = scenario({
      at: 'start',
      corp: { scored: ['executive-extraction'] },
      forts: {
        f1: {
          inside: [withCounters('marked-accounts', { advancement: 4 }), rezzed('networked-center')],
          counters: { Fait: 4 },
        },
      },
    });
    expect(difficulty(t.table, 'marked-accounts', t.slot('marked-accounts'))).toBe(4);
    expect(t.corp.scores('marked-accounts').table.corp.points).toBe(2);
  });

  it('Project Venice in Washington with Corporate Ally in play needs three counters above four for its action', () => {
    const scored = (advancement: number) =>
      scenario({
        at: 'start',
        runner: { rig: ['corporate-ally'] },
        forts: { f1: { inside: [withCounters('project-venice', { advancement }), rezzed('washington-dc-city-grid')] } },
      }).corp.scores('project-venice').table.actions;
    expect([scored(6), scored(7)]).toEqual([3, 4]);
  });
});

describe('which bits pay for what', () => {
  it('Crystal Palace Station Grid and Virizz make each subroutine two bits more expensive', () => {
    const t = runs('f1', {
      runner: { bits: 9, rig: ['dwarf'] },
      forts: { f1: { ice: [rezzed('virizz'), rezzed('data-wall')], inside: [rezzed('crystal-palace-station-grid')] } },
    });
    t.until('runner jack').runner.goesOn().until('runner encounter');
    const before = t.runner.bits;
    t.runner.breaks('dwarf', 0);
    expect(before - t.runner.bits).toBe(1 + 1 + 1);
  });

  it('Zetatech Portastation’s bit can be spent on Romp through HQ', () => {
    const t = plays('romp-through-hq', { runner: { bits: 1, rig: ['zetatech-portastation'] } });
    expect([t.runner.bits, t.installed('zetatech-portastation').counters['bits']]).toEqual([0, 0]);
  });

  it('Rabbit lowers Hunter’s limit to four, and Krumz pays one of them', () => {
    const t = meets('hunter', {
      corp: { bits: 3 },
      runner: { rig: ['rabbit'] },
      forts: { f1: { inside: [rezzed('krumz', { bits: 1 })] } },
    });
    t.refuses('E-LIMIT', () => t.trace(5));
    t.trace(4);
    expect([t.corp.bits, t.installed('krumz').counters['bits'], t.table.runner.tags]).toEqual([0, 0, 1]);
  });

  it('Obfuscated Fortress and Red Herrings: a Runner who announced four bits cannot steal there for five', () => {
    const t = runs('f1', {
      runner: { bits: 9 },
      forts: { f1: { inside: [rezzed('obfuscated-fortress'), rezzed('red-herrings'), 'tycho-extension'] } },
    });
    t.until('runner choose budget').runner.chooses(4).until('runner choose access');
    t.runner.choosesCards('tycho-extension').runner.choosesCards('red-herrings').until('runner settle');
    t.refuses('E-BITS', () => t.runner.steals('tycho-extension'));
  });

  it('Vintage Camaro avoids the tag of City Surveillance for a bit and an action', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 1, rig: ['vintage-camaro'] },
      forts: { f1: { inside: [rezzed('city-surveillance')] } },
    });
    t.runner.draws().runner.chooses().until('runner avoidTag').runner.uses('vintage-camaro');
    expect([t.table.runner.tags, t.runner.bits, t.table.actions]).toEqual([0, 0, 2]);
  });

  it('Investment Firm is offered once for Credit Consolidation’s fifteen, but not for its cost', () => {
    const t = plays('credit-consolidation', {
      corp: { bits: 10 },
      forts: { f1: { inside: [rezzed('investment-firm', { bits: 0 })] } },
    });
    t.corp.chooses(15);
    expect([t.corp.bits, t.installed('investment-firm').counters['bits'], t.asked]).toEqual([0, 30, 'corp action']);
  });
});
