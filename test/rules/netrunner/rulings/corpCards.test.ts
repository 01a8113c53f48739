/** Rulings on individual Corp cards. */
import { describe, expect, it } from 'vitest';
import { handSize, strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { subsOf } from '../../../../src/rules/netrunner/rulebook/run/subroutines.ts';
import { CORP } from '../../../../src/rules/netrunner/table.ts';
import {
  meets,
  rezzed,
  runs,
  type Scenario,
  scenario,
  scores,
  several,
  type TableSetup,
  uses,
  withCounters,
} from '../../../support/scenario.ts';

describe('agendas', () => {
  it('R-CARD-marine-arcology takes two consecutive actions of one turn', () => {
    const t = uses('marine-arcology', { actions: 2, corp: { bits: 0 } });
    expect([t.corp.bits, t.table.active]).toEqual([3, 1]);
    const late = scenario({ actions: 1, corp: { scored: ['marine-arcology'] } });
    late.refuses('E-ACTIONS', () => late.corp.uses('marine-arcology'));
  });

  it('R-CARD-priority-requisition waives only the printed cost: any extra amount chosen is paid', () => {
    const t = scores('priority-requisition', 5, { corp: { bits: 4 }, forts: { hq: { ice: ['gatekeeper'] } } });
    t.corp.choosesCards('gatekeeper');
    expect([t.asked, t.corp.bits]).toEqual(['corp choose payX', 4]);
    t.refuses('E-TARGET', () => t.corp.chooses(3));
    t.corp.chooses(2);
    expect([t.corp.bits, subsOf(t.table, t.slot('gatekeeper')).length]).toEqual([0, 2]);
  });

  it('R-CARD-subsidiary-branch gives the fourth action in the same turn in which it is scored', () => {
    const t = scenario({
      actions: 3,
      forts: { f1: { inside: [withCounters('subsidiary-branch', { advancement: 5 })] } },
    });
    t.corp.advances('subsidiary-branch').corp.scores('subsidiary-branch');
    expect(t.table.actions).toBe(3);
  });
});

describe('agendas with lowered difficulty', () => {
  it.each([
    ['networked-center', 'genetics-visionary-acquisition', 3],
    ['weapons-depot', 'executive-extraction', 3],
    ['research-bunker', 'artificial-security-directors', 3],
  ])(
    'R-CARD-networked-center R-CARD-research-bunker R-CARD-weapons-depot %s adds to other effects that lower the difficulty of %s',
    (region, agenda, difficulty) => {
      const helper = {
        'networked-center': 'executive-extraction',
        'weapons-depot': 'artificial-security-directors',
        'research-bunker': 'genetics-visionary-acquisition',
      }[region] as string;
      const at = (counters: number) =>
        scenario({
          at: 'start',
          corp: { scored: [helper] },
          forts: { f1: { inside: [rezzed(region), withCounters(agenda, { advancement: counters })] } },
        });
      const few = at(difficulty - 3);
      few.refuses('E-STATE', () => few.corp.scores(agenda));
      at(difficulty - 2).corp.scores(agenda);
    },
  );

  it('R-CARD-washington-dc-city-grid also adds to them, whatever the agenda is', () => {
    const t = scenario({
      at: 'start',
      corp: { scored: ['executive-extraction'] },
      forts: {
        f1: { inside: [rezzed('washington-dc-city-grid'), withCounters('hostile-takeover', { advancement: 1 })] },
      },
    });
    t.corp.scores('hostile-takeover');
    expect(t.table.corp.points).toBe(1);
  });
});

describe('ice', () => {
  it.each(['bug-zapper', 'dog-pile', 'mastermind', 'hunting-pack'])(
    'R-CARD-bug-zapper R-CARD-dog-pile R-CARD-mastermind R-CARD-hunting-pack %s from HQ has no ice outside it',
    (card) => {
      const t = runs('f1', {
        corp: { bits: 20, hand: [card] },
        runner: { hand: several(3), rig: ['tinweasel', 'krash'] },
        forts: { f1: { ice: [rezzed('filter'), rezzed('filter')], inside: [rezzed('dr-dreff')] } },
      });
      t.runner.breaks('tinweasel', 0).runner.passes().until('runner encounter');
      t.runner.breaks('tinweasel', 0).runner.passes().until('corp pass');
      t.corp.uses('dr-dreff').corp.does({ do: 'show', card });
      if (t.asked === 'runner encounter') {
        const { slot } = t.installed(card);
        expect(strength(t.table, slot)).toBe(
          { 'bug-zapper': 2, 'dog-pile': 0, mastermind: 0, 'hunting-pack': 4 }[card],
        );
        expect(subsOf(t.table, slot).length).toBe(card === 'hunting-pack' ? 0 : 2);
        t.runner.passes();
      }
      expect([t.table.runner.hand, t.table.runner.brain, t.table.runner.tags]).toEqual([3, 0, 0]);
    },
  );

  it.each(['datacomb', 'twisty-passages', 'marionette'])(
    'R-CARD-datacomb R-CARD-marionette R-CARD-twisty-passages %s need not be paid for if the run has already ended',
    (card) => {
      const t = scenario({
        turn: 'runner',
        corp: { bits: 5 },
        runner: { bits: 20, rig: ['krash'] },
        forts: { f1: { ice: [rezzed(card)], inside: [rezzed('rio-de-janeiro-city-grid')] } },
      });
      t.rolls(1).runner.runs('f1');
      while (strength(t.table, t.slot('krash')) < strength(t.table, t.slot(card))) t.runner.boosts('krash');
      for (const sub of subsOf(t.table, t.slot(card)).keys()) t.runner.breaks('krash', sub);
      t.runner.passes();
      expect(t.asked).toBe('corp choose order');
      // Rio de Janeiro City Grid first: it is the newer of the two.
      t.corp.chooses(1);
      expect([t.table.run, t.corp.bits, t.ice('f1'), t.asked]).toEqual([null, 5, [card], 'runner action']);
    },
  );

  describe('R-CARD-dr-dreff.6 Marionette brought in by Dr. Dreff and passed by the Runner', () => {
    const passed = (rules: '1996' | 'rulings', bits = 5) => {
      const t = runs('f1', {
        options: { rules },
        corp: { bits, hand: ['marionette'] },
        runner: { bits: 20, rig: ['krash'] },
        forts: { f1: { inside: [rezzed('dr-dreff')] } },
      });
      t.until('corp allPassed').corp.uses('dr-dreff').corp.does({ do: 'show', card: 'marionette' });
      for (const sub of [0, 1]) t.runner.breaks('krash', sub);
      return t.runner.passes();
    };

    it('goes to HQ with rulings, or is paid for and trashed', () => {
      const t = passed('rulings');
      expect(t.asked).toBe('corp choose unlessPaid');
      t.corp.chooses();
      expect([t.corp.hand, t.table.corp.up, t.asked]).toEqual([['marionette'], [], 'corp pass']);
      const paid = passed('rulings');
      paid.corp.chooses(1);
      expect([paid.corp.hand, paid.table.corp.up, paid.corp.bits]).toEqual([[], ['marionette'], 3]);
      expect(passed('rulings', 1).corp.hand, 'nothing to pay with').toEqual(['marionette']);
    });

    it('in the 1996 rulebook, is trashed when the encounter ends', () => {
      const t = passed('1996');
      expect([t.corp.hand, t.table.corp.up, t.asked]).toEqual([[], ['marionette'], 'corp pass']);
    });
  });

  it('R-CARD-vortex if there is no ice, the Runner may jack out as usual before the access', () => {
    const t = meets('vortex', { corp: { bits: 2, up: ['hostile-takeover'] } });
    t.corp.chooses(2).corp.chooses(t.fortAt('archives'));
    expect(t.asked).toBe('runner last');
    t.runner.jacksOut();
    expect([t.table.run, t.table.runner.points]).toEqual([null, 0]);
  });
});

describe('nodes and upgrades', () => {
  it.each(['euromarket-consortium', 'rustbelt-hq-branch'])(
    'R-CARD-euromarket-consortium R-CARD-rustbelt-hq-branch without %s the hand size drops immediately, and cards are discarded at the end of the turn',
    (card) => {
      const t = scenario({
        turn: 'runner',
        actions: 2,
        corp: { hand: several(7, 'keeper') },
        forts: { f1: { inside: [rezzed(card)] } },
      });
      expect(handSize(t.table, CORP)).toBe(7);
      t.runner.runs('f1').until('runner settle').runner.trashes(card);
      expect([handSize(t.table, CORP), t.corp.hand.length]).toEqual([5, 7]);
      t.runner.takesBit().until('corp action');
      expect(t.corp.hand.length).toBe(8);
      t.corp.takesBit().corp.takesBit().corp.takesBit();
      expect(t.asked).toBe('corp discard');
    },
  );

  it('R-CARD-experimental-ai trashes a program for each counter: the Corp chooses, and the Runner may save one', () => {
    const t = runs('f1', {
      corp: { bits: 2 },
      runner: { rig: ['dwarf', 'mouse', 'clown', 'umbrella-policy'] },
      forts: { f1: { inside: [rezzed('experimental-ai', { advancement: 2 })] } },
    });
    t.until('corp choose trashProgram').corp.choosesCards('dwarf');
    expect(t.asked).toBe('runner save');
    t.runner
      .uses('umbrella-policy')
      .until('corp choose trashProgram')
      .corp.choosesCards('mouse')
      .until('runner settle');
    expect(t.table.runner.trash).toEqual(['mouse', 'umbrella-policy']);
  });

  it('R-CARD-trap when installed, acts only if it has been rezzed', () => {
    const setup: TableSetup = { corp: { bits: 4 }, runner: { hand: several(4) } };
    const down = runs('f1', { ...setup, forts: { f1: { inside: ['trap'] } } });
    expect(down.until('runner settle').table.runner.hand).toBe(4);
    const up = runs('f1', { ...setup, forts: { f1: { inside: [rezzed('trap')] } } });
    up.until('corp choose mayPay').corp.chooses(4).until('runner settle');
    expect([up.table.runner.hand, up.table.runner.tags, up.corp.bits]).toEqual([1, 1, 0]);
  });

  it('R-CARD-doppelganger-antibody.1 when installed, acts only if it has been rezzed', () => {
    const down = runs('f1', { corp: { bits: 2 }, forts: { f1: { inside: ['doppelganger-antibody'] } } });
    expect(down.until('runner settle').table.runner.counters).toEqual({});
    const up = runs('f1', { corp: { bits: 2 }, forts: { f1: { inside: [rezzed('doppelganger-antibody')] } } });
    up.until('corp choose mayPay').corp.chooses(2);
    expect(up.table.runner.counters).toEqual({ Doppelganger: 1 });
  });

  it.each([
    ['rezzed with two counters', rezzed('virus-test-site', { advancement: 2 }), 4],
    ['rezzed without counters', rezzed('virus-test-site'), 1],
    ['unrezzed with two counters', withCounters('virus-test-site', { advancement: 2 }), 1],
  ])('R-CARD-virus-test-site %s: the right amount of damage', (_, place, damage) => {
    const t = runs('f1', { runner: { hand: several(5) }, forts: { f1: { inside: [place] } } }).until('runner settle');
    expect(t.table.runner.hand).toBe(5 - damage);
  });

  it('R-CARD-crystal-palace-station-grid.1 the Runner chooses for how many subroutines Pile Driver pays the surcharge', () => {
    const t = runs('f1', {
      runner: { bits: 4, rig: ['pile-driver'] },
      forts: { f1: { ice: [rezzed('laser-wire')], inside: [rezzed('crystal-palace-station-grid')] } },
    });
    t.refuses('E-BITS', () => t.runner.does({ do: 'use', slot: t.slot('pile-driver'), ability: 0, subs: [0, 1] }));
    t.runner.does({ do: 'use', slot: t.slot('pile-driver'), ability: 0, subs: [0] });
    expect(t.runner.bits).toBe(0);
  });

  it('R-CARD-crystal-palace-station-grid.2 Dropp pays the surcharge for every subroutine, or is not used', () => {
    const at = (bits: number) =>
      runs('f1', {
        runner: { bits, rig: ['dropp'] },
        forts: { f1: { ice: [rezzed('cortical-scanner')], inside: [rezzed('crystal-palace-station-grid')] } },
      });
    const poor = at(2);
    const breaksAll = (t: Scenario) => t.runner.does({ do: 'use', slot: t.slot('dropp'), ability: 0, subs: [0, 1, 2] });
    poor.refuses('E-BITS', () => breaksAll(poor));
    const t = at(3);
    breaksAll(t);
    expect([t.runner.bits, t.table.run]).toEqual([0, null]);
  });

  it('R-CARD-olivia-salazar.1 rezzes only installed ice, not ice from Dr. Dreff', () => {
    const t = runs('f1', {
      corp: { bits: 20, hand: ['fire-wall'] },
      runner: { rig: ['krash'] },
      forts: { f1: { inside: [rezzed('dr-dreff'), rezzed('olivia-salazar')] } },
    });
    t.corp.uses('dr-dreff').corp.does({ do: 'show', card: 'fire-wall' });
    expect(t.asked).toBe('runner encounter');
    expect(t.moves(CORP).some((move) => move.do === 'use' && move.slot === t.slot('olivia-salazar'))).toBe(false);
  });

  it('R-CARD-roving-submarine.2 cards that Pavit Bharat installs in the Runner’s turn do not allow a run', () => {
    const t = runs('f1', {
      corp: { bits: 20, hand: ['roving-submarine'] },
      forts: { f1: { ice: [rezzed('canis-minor')], inside: ['pavit-bharat'] } },
    });
    t.until('corp pass').corp.rezzes('pavit-bharat').corp.installs('roving-submarine', 'f1');
    t.until('runner action');
    expect(t.inside('f1')).toEqual(['roving-submarine']);
    t.refuses('E-PLACE', () => t.runner.runs('f1'));
  });
});

describe('operations', () => {
  it.each([
    ['project-consultants', 4],
    ['systematic-layoffs', 2],
  ])(
    'R-CARD-project-consultants R-CARD-systematic-layoffs %s may put all %i counters on one card, from the bank',
    (card, count) => {
      const t = scenario({
        corp: { bits: 12, hand: [card] },
        forts: { f1: { inside: ['hostile-takeover'] }, f2: { inside: ['tycho-extension'] } },
      });
      const { bits } = t.corp;
      t.corp.plays(card);
      const paid = bits - t.corp.bits;
      const at = t.question.kind === 'choose' ? t.question.from.indexOf(t.slot('tycho-extension')) : -1;
      t.corp.chooses(...[0, 1].map((index) => (index === at ? count : 0)));
      expect([t.installed('tycho-extension').counters['advancement'], bits - t.corp.bits]).toEqual([count, paid]);
    },
  );
});
