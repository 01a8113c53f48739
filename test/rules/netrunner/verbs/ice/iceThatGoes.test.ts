/** Ice that is derezzed, leaves at the end of the turn, redirects the Runner, or repeats an effect. */
import { describe, expect, it } from 'vitest';
import { definition } from '../../../../../src/rules/netrunner/card.ts';
import { subsOf } from '../../../../../src/rules/netrunner/rulebook/run/subroutines.ts';
import { describe as sayCard } from '../../../../../src/words/en/netrunner/cards/describe.ts';
import {
  meets,
  plays,
  rezzed,
  runs,
  type Scenario,
  scenario,
  several,
  type TableSetup,
} from '../../../../support/scenario.ts';

describe('derezzing fully broken ice', () => {
  const passes = (ice: string, rig: string[], breaker = 'codecracker', hand: string[] = []) => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 20, rig: [breaker, ...rig], hand },
      forts: { hq: { ice: [rezzed(ice), rezzed('keeper')] } },
    });
    return t;
  };

  it('Disintegrator derezzes it for [2] and ends the run', () => {
    const t = passes('filter', ['disintegrator'])
      .runner.runs('hq')
      .runner.breaks('codecracker', 0)
      .until('runner pass');
    t.runner.uses('disintegrator').until('runner action');
    expect([t.installed('filter').active, t.table.run]).toEqual([false, null]);
  });

  it('R-CARD-disintegrator.1 R-CARD-disgruntled-ice-technician.1 ice without subroutines counts as broken', () => {
    const ice = [rezzed('hunting-pack')];
    const t = runs('hq', { runner: { bits: 9, rig: ['disintegrator'] }, forts: { hq: { ice } } }).until('runner pass');
    t.runner.uses('disintegrator').until('runner action');
    expect([t.installed('hunting-pack').active, t.table.run]).toEqual([false, null]);
    const prep = plays('disgruntled-ice-technician', {
      runner: { bits: 9, rig: ['disintegrator'] },
      forts: { hq: { ice }, rd: { ice: [rezzed('canis-minor')] } },
    });
    prep.runner.chooses(0);
    expect(prep.asked).toBe('runner choose may');
    prep.runner.chooses().until('runner action').runner.runs('rd');
    expect(prep.asked, 'nothing of the other was broken').toBe('runner last');
  });

  it('R-CARD-disintegrator.2 R-CARD-superglue R-CARD-disgruntled-ice-technician.2 it does not work after Dropp, since nothing is passed', () => {
    const t = passes('filter', ['disintegrator', 'superglue'], 'dropp', ['disgruntled-ice-technician']);
    t.runner.plays('disgruntled-ice-technician').runner.chooses(0);
    t.runner.does({ do: 'use', slot: t.slot('dropp'), ability: 0, subs: [0] }).until('runner action');
    expect([t.table.run, t.installed('filter').active]).toEqual([null, true]);
  });

  it('Superglue is trashed to derez it, and the run continues', () => {
    const t = passes('filter', ['superglue']).runner.runs('hq').runner.breaks('codecracker', 0).until('runner pass');
    t.runner.uses('superglue').until('runner jack');
    expect([t.installed('filter').active, t.table.runner.trash]).toEqual([false, ['superglue']]);
    t.runner.goesOn().until('runner encounter').runner.passes();
    expect(t.table.run).toBeNull();
  });

  it('Disgruntled Ice Technician may derez it in its run, once all subroutines are broken', () => {
    const t = passes('filter', [], 'codecracker', ['disgruntled-ice-technician']);
    t.runner.plays('disgruntled-ice-technician').runner.chooses(0).runner.breaks('codecracker', 0);
    t.until('runner choose may').runner.chooses(1).until('runner action');
    expect([t.installed('filter').active, t.table.run]).toEqual([false, null]);
    const open = plays('disgruntled-ice-technician', {
      runner: { bits: 9 },
      forts: { hq: { ice: [rezzed('canis-minor')] } },
    });
    open.runner.chooses(0).until('runner last');
    expect(open.installed('canis-minor').active, 'none of its subroutines was broken').toBe(true);
  });
});

it('Puzzle ends the run and is trashed when the turn is over', () => {
  const t = meets('puzzle', { actions: 1 });
  expect([t.table.run, t.ice('hq'), t.table.active]).toEqual([null, [], 0]);
  expect(t.table.corp.up).toEqual(['puzzle']);
  const more = meets('puzzle', { actions: 2 });
  expect(more.ice('hq')).toEqual(['puzzle']);
});

describe('deflectors', () => {
  it('R-CARD-dumpster redirects the run to Archives, and is not installed there', () => {
    const t = meets('dumpster', { forts: { archives: { ice: ['keeper', rezzed('canis-minor')] } } });
    expect(t.events).toContainEqual({ kind: 'encountered', slot: t.slot('canis-minor'), card: 'canis-minor' });
    expect([t.table.run?.fort, t.asked]).toEqual(['archives', 'runner last']);
    t.until('runner last').runner.goesOn();
    expect(t.table.past.turn).toContainEqual({ kind: 'success', fort: 'archives' });
    const corp = scenario({ corp: { bits: 9, hand: ['dumpster'] } });
    corp.refuses('E-PLACE', () => corp.corp.installs('dumpster', 'archives'));
    corp.corp.installs('dumpster', 'hq');
    const dreff = runs('archives', {
      corp: { bits: 9, hand: ['dumpster'] },
      forts: { archives: { inside: [rezzed('dr-dreff')] } },
    });
    dreff.corp.uses('dr-dreff').corp.does({ do: 'show', card: 'dumpster' });
    expect(dreff.table.corp.up, 'Dr. Dreff may use it there').toContain('dumpster');
  });

  it('R-CARD-trapdoor R-CARD-vortex the Runner cannot jack out before passing the ice they are redirected to', () => {
    const t = meets('trapdoor', {
      forts: { f1: { ice: ['filter', rezzed('canis-minor')], inside: ['tycho-extension'] } },
    });
    t.until('corp choose divert');
    t.refuses('E-TARGET', () => t.corp.chooses(1));
    t.corp.chooses(3);
    expect(t.events).toContainEqual({ kind: 'encountered', slot: t.slot('canis-minor'), card: 'canis-minor' });
    expect([t.table.run?.fort, t.asked]).toEqual(['f1', 'corp pass']);
    expect(t.table.past.turn.some(({ kind }) => kind === 'brokenThrough')).toBe(false);
  });

  it('Trapdoor can be installed only on HQ or R&D, and breaks itself if there is no subsidiary fort', () => {
    const t = runs('rd', { runner: { bits: 9, rig: ['superglue'] }, forts: { rd: { ice: [rezzed('trapdoor')] } } });
    t.until('runner pass').runner.uses('superglue');
    expect([t.table.run?.fort, t.installed('trapdoor').active]).toEqual(['rd', false]);
    const corp = scenario({ corp: { bits: 9, hand: ['trapdoor', 'trapdoor'] } });
    corp.refuses('E-PLACE', () => corp.corp.installs('trapdoor', 'archives'));
    corp.corp.installs('trapdoor', 'rd').corp.installs('trapdoor', 'hq');
  });
});

describe('repeated subroutines', () => {
  const inside = (card: string): TableSetup => ({
    corp: { bits: 9, hand: ['keeper'], pile: ['setup', 'filter', 'quandary'] },
    runner: { hand: several(4) },
    forts: { f1: { ice: ['filter', rezzed('cortical-scrub')], inside: [rezzed(card)] } },
  });
  const subs = (t: Scenario) => subsOf(t.table, t.slot('cortical-scrub')).map(({ ref, own }) => [ref.index, own]);

  it('Lisa Blight repeats one for [1] and a random card from HQ, directly after the original, for this run', () => {
    const t = runs('f1', inside('lisa-blight')).until('corp approach').corp.uses('lisa-blight');
    expect([t.corp.bits, t.table.corp.hand, t.table.corp.down.length, t.asked]).toEqual([
      8,
      0,
      1,
      'corp choose subChosen',
    ]);
    t.corp.chooses(0);
    expect(subs(t)).toEqual([
      [0, true],
      [0, false],
      [1, true],
    ]);
    t.refuses('E-CARD', () => t.corp.uses('lisa-blight'));
    t.until('runner action');
    expect(subs(t).length).toBe(2);
    expect(sayCard(definition('lisa-blight'))).toContain(
      '[1], discard a random card from HQ: Choose a piece of rezzed ice',
    );
  });

  it('R-CARD-marcel-desoleil trashes the top two cards of R&D for it, face down', () => {
    const t = runs('f1', inside('marcel-desoleil'));
    t.until('corp approach').corp.uses('marcel-desoleil').corp.chooses(1);
    expect([t.corp.bits, t.table.corp.pile, t.table.corp.down.length, t.table.corp.up]).toEqual([7, 1, 2, []]);
    expect(subs(t).length).toBe(3);
    t.refuses('E-CARD', () => t.corp.uses('marcel-desoleil'));
  });
});
