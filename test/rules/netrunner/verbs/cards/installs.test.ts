/** Cards installed by an effect: from HQ, from the hand, from piles, at a cost or for free. */
import { describe, expect, it } from 'vitest';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import {
  plays,
  revealed,
  rezzed,
  runs,
  type Scenario,
  scenario,
  several,
  type TableSetup,
  withCounters,
} from '../../../../support/scenario.ts';

/** Scores the given agenda, which is ready to be scored. */
const scoring = (agenda: string, counters: number, setup: TableSetup = {}): Scenario => {
  const ready = { inside: [withCounters(agenda, { advancement: counters }), ...(setup.forts?.['f1']?.inside ?? [])] };
  const forts = { ...setup.forts, f1: { ...setup.forts?.['f1'], ...ready } };
  const t = scenario({ at: 'start', ...setup, forts });
  return t.corp.scores(agenda);
};

const install = (t: Scenario, hidden: string, fort: string, ice = false) =>
  t.corp.does({ do: 'install', hidden, ice, fort });

describe('R-CARD-data-fort-reclamation Data Fort Reclamation', () => {
  const hand = ['keeper', 'filter', 'rustbelt-hq-branch', 'chicago-branch', 'red-herrings', 'efficiency-experts'];
  const scored = () => scoring('data-fort-reclamation', 4, { corp: { bits: 1, hand } });

  it('makes one new fort of up to four cards from HQ, for ten bits, each rezzed on installation if the Corp likes', () => {
    const t = scored();
    t.refuses('E-PLACE', () => install(t, 'keeper', 'hq', true));
    t.refuses('E-TYPE', () => install(t, 'efficiency-experts', 'new'));
    install(t, 'keeper', 'new', true);
    expect(t.asked).toBe('corp rezInstalled');
    t.corp.rezzes('keeper');
    t.refuses('E-PLACE', () => install(t, 'filter', 'new', true));
    install(t, 'filter', 'f2', true).corp.passes();
    install(t, 'chicago-branch', 'f2').corp.rezzes('chicago-branch');
    install(t, 'red-herrings', 'f2').corp.passes();
    expect([t.ice('f2'), t.inside('f2')]).toEqual([
      ['filter', 'keeper'],
      ['chicago-branch', 'red-herrings'],
    ]);
    expect([t.installed('keeper').active, t.installed('filter').card]).toEqual([true, null]);
    expect(t.table.lasting, 'what is left of the bits is gone').toEqual([]);
  });

  it('its bits pay for nothing else, and the pool pays the remainder', () => {
    const t = scored();
    install(t, 'rustbelt-hq-branch', 'new');
    t.corp.rezzes('rustbelt-hq-branch');
    expect(t.corp.bits).toBe(1);
    t.corp.passes();
    expect([t.table.lasting, t.table.frames.some(({ do: what }) => what === 'refill')]).toEqual([[], false]);
  });

  it('may take nothing at all, and an agenda in it is never rezzed', () => {
    expect(scored().corp.passes().fort('f2')).toBeUndefined();
    const t = scoring('data-fort-reclamation', 4, { corp: { hand: ['marked-accounts'] } });
    install(t, 'marked-accounts', 'new');
    t.refuses('E-TYPE', () => t.corp.rezzes('marked-accounts'));
  });
});

describe('R-CARD-security-purge Security Purge', () => {
  it('installs and rezzes ice from the top of R&D wherever the Corp likes, and trashes the rest face up', () => {
    const t = scoring('security-purge', 3, {
      corp: { bits: 0, pile: ['keeper', 'setup', 'filter', 'hunter', 'hunter'] },
      forts: { hq: { ice: ['data-wall'] } },
    });
    expect(t.asked).toBe('corp choose installFound');
    t.corp.choosesCards('filter').corp.chooses(t.fortAt('hq'));
    expect(t.asked, 'and the other').toBe('corp choose installAt');
    t.corp.chooses(t.table.forts.length);
    expect([t.ice('hq'), t.ice('f2'), t.corp.bits]).toEqual([['filter', 'data-wall'], ['keeper'], 0]);
    expect([t.installed('filter').active, t.installed('keeper').active, t.table.corp.up]).toEqual([
      true,
      true,
      ['setup'],
    ]);
  });

  it('R-CARD-security-purge.1 surcharges from other cards apply; ice they cannot be paid for is trashed', () => {
    const purge = (bits: number) =>
      scoring('security-purge', 3, {
        corp: { bits, pile: ['keeper'] },
        runner: { rig: [] },
        forts: { hq: { counters: { Pox: 2 } }, rd: { counters: { Pox: 2 } }, archives: { counters: { Pox: 2 } } },
      });
    const t = purge(1);
    t.corp.chooses(0);
    expect([t.ice('hq'), t.corp.bits]).toEqual([['keeper'], 0]);
    expect(purge(0).ice('f2'), 'only a new fort costs nothing').toEqual(['keeper']);
  });

  it('creates no new fort while a Runner card forbids it', () => {
    const t = scoring('security-purge', 3, {
      corp: { pile: ['keeper'] },
      runner: { rig: ['precision-bribery'] },
      forts: { f1: { inside: ['red-herrings'] } },
    });
    t.refuses('E-TARGET', () => t.corp.chooses(t.table.forts.length));
    t.corp.chooses(0);
    expect(t.ice('hq')).toEqual(['keeper']);
  });

  it('R-CARD-security-purge.2 Glacier must be rezzed if there is a point for it, and is trashed otherwise', () => {
    const t = scoring('security-purge', 3, { corp: { pile: ['glacier'] } });
    t.corp.chooses(0);
    expect([t.installed('glacier').active, t.table.corp.points]).toEqual([true, 1]);
  });
});

describe('programs installed temporarily', () => {
  const preview = () =>
    scenario({
      turn: 'runner',
      actions: 2,
      runner: { bits: 3, hand: ['sneak-preview'], pile: ['score', 'raptor', 'dwarf'], trash: ['loony-goon'] },
    });

  it('Sneak Preview installs a program from the trash for free, and returns it when the turn ends', () => {
    const t = preview();
    t.runner.plays('sneak-preview');
    expect(t.asked).toBe('runner choose fromTrash');
    t.runner.chooses(0);
    expect([t.installed('loony-goon').active, t.runner.bits]).toEqual([true, 0]);
    t.runner.takesBit().until('corp action');
    expect([t.table.runner.rig, t.runner.hand]).toEqual([[], ['loony-goon']]);
  });

  it('Sneak Preview may search the stack instead, and a card that has left by then is not returned', () => {
    const t = preview();
    t.runner.plays('sneak-preview').runner.chooses();
    t.refuses('E-TYPE', () => t.runner.shows('score'));
    t.runner.shows('dwarf');
    expect([t.installed('dwarf').active, t.table.runner.pile, t.table.lasting.length]).toEqual([true, 2, 1]);
    t.runner.takesBit().until('corp action');
    expect(t.runner.hand).toEqual(['dwarf']);
  });

  it('Test Spin runs with a program from the stack and shuffles it back in', () => {
    const t = plays('test-spin', {
      runner: { bits: 1, pile: ['score', 'raptor'] },
      forts: { hq: { ice: [rezzed('keeper')] } },
    });
    t.runner.shows('raptor').runner.chooses(0);
    expect([t.asked, t.runner.bits]).toEqual(['runner encounter', 0]);
    t.until('runner action');
    expect([t.table.runner.rig, t.local.known[RUNNER].pile, t.table.run]).toEqual([[], ['raptor', 'score'], null]);
  });

  it('Test Spin charges bits for a program that has left, and does damage for missing bits', () => {
    const bill = (bits: number) => {
      const t = plays('test-spin', {
        runner: { bits, hand: several(3), pile: ['dwarf'] },
        forts: { hq: { ice: [rezzed('banpei')] } },
      });
      t.runner.shows('dwarf').runner.chooses(0).until('runner action');
      return [t.table.runner.trash.filter((card) => card !== 'score'), t.runner.bits, t.table.runner.hand];
    };
    // Four bits and the six that Dwarf costs, after one for the prep.
    expect(bill(12)).toEqual([['test-spin', 'dwarf'], 1, 3]);
    expect(bill(9)).toEqual([['test-spin', 'dwarf'], 0, 1]);
  });
});

describe('cards from the hand and from the stack', () => {
  it('Hijack gives three bits for a program or hardware only', () => {
    const t = plays('hijack', { runner: { bits: 2, hand: ['cyfermaster', 'score', 'broker'] } });
    t.refuses('E-TYPE', () => t.runner.installs('broker'));
    t.runner.installs('cyfermaster');
    expect([t.installed('cyfermaster').active, t.runner.bits, t.table.lasting, t.table.actions]).toEqual([
      true,
      0,
      [],
      3,
    ]);
  });

  it('Hijack returns unspent bits, even if nothing is installed', () => {
    const t = plays('hijack', { runner: { bits: 1, hand: ['dwarf'] } }).runner.passes();
    expect([t.runner.bits, t.table.lasting, t.asked]).toEqual([0, [], 'runner action']);
  });

  it('Mystery Box shows five cards in a run and is replaced by a program among them', () => {
    const pile = ['score', 'dwarf', 'raptor', 'broker', 'score', 'worm'];
    const t = scenario({
      turn: 'runner',
      runner: { bits: 0, rig: ['mystery-box'], pile },
      forts: { hq: { ice: ['keeper'] } },
    });
    t.refuses('E-WINDOW', () => t.runner.uses('mystery-box'));
    t.runner.runs('hq').until('runner approach').runner.uses('mystery-box');
    expect(t.asked).toBe('runner choose installFound');
    t.refuses('E-TARGET', () => t.runner.choosesCards('broker'));
    t.runner.choosesCards('raptor');
    const { rig, trash } = t.table.runner;
    expect([rig.map((slot) => t.face(slot)), trash, t.table.runner.pile]).toEqual([['raptor'], ['mystery-box'], 5]);
    expect(t.local.known[RUNNER].pile).toEqual(['broker', 'dwarf', 'score', 'score', 'worm']);
  });

  it('Mystery Box stays if there is no program among them, and shows no more in that run', () => {
    const t = runs('hq', {
      runner: { rig: ['mystery-box'], pile: ['score', 'score', 'score', 'score', 'score', 'dwarf'] },
      forts: { hq: { ice: ['keeper'] } },
    });
    t.until('runner approach').runner.uses('mystery-box');
    expect([t.table.runner.rig.length, t.table.runner.pile, t.asked]).toEqual([1, 6, 'runner approach']);
    t.refuses('E-LIMIT', () => t.runner.uses('mystery-box'));
  });
});

describe('R-CARD-viral-breeding-ground Viral Breeding Ground', () => {
  it('trashes its whole fort when it is scored', () => {
    const t = scoring('viral-breeding-ground', 4, {
      forts: { f1: { ice: ['keeper', revealed('filter')], inside: ['red-herrings'] }, f2: { ice: ['keeper'] } },
    });
    t.corp.choosesCards('filter', 'keeper', 'red-herrings');
    expect([t.table.corp.points, t.fort('f1'), t.table.corp.up, t.table.corp.down.length]).toEqual([
      2,
      undefined,
      ['filter'],
      2,
    ]);
    expect(t.ice('f2')).toEqual(['keeper']);
  });

  it('returns two programs to hand for each advancement counter, as the Corp chooses', () => {
    const t = runs('f1', {
      runner: { rig: ['dwarf', 'raptor', 'worm', 'broker'] },
      forts: { f1: { inside: [withCounters('viral-breeding-ground', { advancement: 1 })] } },
    });
    t.until('corp choose sendBack');
    t.refuses('E-TARGET', () => t.corp.choosesCards('broker'));
    t.refuses('E-COUNT', () => t.corp.choosesCards('dwarf', 'raptor', 'worm'));
    t.corp.choosesCards('dwarf', 'worm');
    expect([t.runner.hand, t.table.runner.stolen]).toEqual([['dwarf', 'worm'], ['viral-breeding-ground']]);
    expect(t.table.active === CORP).toBe(false);
  });
});
