/** Cards whose abilities the opponent uses, and debts that outlive their card. */
import { describe, expect, it } from 'vitest';
import { CORP, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { plays, rezzed, runs, type Scenario, scenario, several, withCounters } from '../../../support/scenario.ts';

describe('ACME Savings and Loan', () => {
  const owing = (bits: number, points = 0) => scenario({ corp: { bits, points, counters: { Debt: 2 } }, actions: 1 });

  it('costs a point to rez, gives [12] and is removed, leaving a debt', () => {
    const t = scenario({ corp: { points: 0 }, forts: { f1: { inside: ['acme-savings-and-loan'] } }, at: 'start' });
    t.refuses('E-LIMIT', () => t.corp.rezzes('acme-savings-and-loan'));
    const paid = scenario({ corp: { points: 2 }, forts: { f1: { inside: ['acme-savings-and-loan'] } }, at: 'start' });
    paid.corp.rezzes('acme-savings-and-loan');
    const { bits, points, counters, up } = paid.table.corp;
    expect([bits, points, counters, up]).toEqual([17, 1, { Debt: 1 }, ['acme-savings-and-loan']]);
  });

  it('costs bits at the end of each of the Corp’s turns, separately for each debt', () => {
    const t = owing(5);
    t.corp.takesBit().until('corp choose unlessPaid').corp.chooses(1).corp.chooses(1);
    expect([t.corp.bits, t.table.over, t.table.active]).toEqual([4, null, RUNNER]);
  });

  it('loses the game for a Corp that does not pay, or cannot', () => {
    const t = owing(5);
    t.corp.takesBit().until('corp choose unlessPaid').corp.chooses();
    expect(t.over?.winner).toBe(RUNNER);
    const poor = owing(0);
    poor.corp.takesBit().until('corp choose unlessPaid').corp.chooses(1);
    expect(poor.over?.winner).toBe(RUNNER);
  });

  it('can be paid off for an action and [12], which scores a point', () => {
    const t = owing(12, 6);
    t.corp.does({ do: 'removeCounter', name: 'Debt' });
    expect([t.corp.bits, t.table.corp.counters, t.over?.winner]).toEqual([0, { Debt: 1 }, CORP]);
    t.refuses('E-OVER', () => t.corp.passes());
  });
});

describe('Code Viral Cache', () => {
  const cache = { rig: ['code-viral-cache'] };

  it('is installed only after a successful run on HQ in the same turn', () => {
    const t = scenario({ turn: 'runner', runner: { hand: ['code-viral-cache'] } });
    expect(t.refuses('E-TARGET', () => t.runner.installs('code-viral-cache')).text).toContain('HQ');
    t.runner.runs('hq').runner.goesOn().until('runner action').runner.installs('code-viral-cache');
    expect(t.installed('code-viral-cache').active).toBe(true);
  });

  it('keeps two counters of the Runner’s choice, of any kind', () => {
    const t = scenario({ corp: { counters: { Boardwalk: 2, Crumble: 1, Gremlin: 3 } }, runner: cache });
    t.corp.takesBit().corp.does({ do: 'purge' });
    expect(t.asked).toBe('runner choose keepVirus');
    t.refuses('E-COUNT', () => t.runner.chooses(0, 2, 0));
    t.runner.chooses(1, 0, 1);
    expect([t.table.corp.counters, t.table.debt[CORP]]).toEqual([{ Boardwalk: 1, Gremlin: 1 }, 1]);
  });

  it('counts them by name in each place, in any order', () => {
    const t = scenario({ corp: { counters: { Gremlin: 3, Crumble: 1, Boardwalk: 2 } }, runner: cache });
    t.corp.takesBit().corp.does({ do: 'purge' });
    t.runner.chooses(2, 0, 0);
    expect(t.table.corp.counters).toEqual({ Boardwalk: 2 });
  });

  it('asks nobody if all counters are alike, and with two there is nothing to remove', () => {
    const t = scenario({ corp: { counters: { Gremlin: 3 } }, runner: cache });
    t.corp.takesBit().corp.does({ do: 'purge' });
    expect(t.table.corp.counters).toEqual({ Gremlin: 2 });
    expect(t.refuses('E-TARGET', () => t.corp.does({ do: 'purge' })).text).toContain('up to 2');
  });

  it('is trashed by the Corp for an action and [5], even without a tag; its owner cannot trash it', () => {
    const t = scenario({ corp: { bits: 6 }, runner: cache });
    expect(t.moves(CORP)).toContainEqual({ do: 'use', slot: t.slot('code-viral-cache'), ability: 0 });
    t.corp.uses('code-viral-cache');
    expect([t.corp.bits, t.table.actions, t.table.runner.trash]).toEqual([1, 2, ['code-viral-cache']]);
    const own = scenario({ turn: 'runner', runner: { bits: 9, ...cache } });
    own.refuses('E-TYPE', () => own.runner.uses('code-viral-cache'));
    expect(own.moves(RUNNER).some((move) => move.do === 'use')).toBe(false);
  });

  it('may be saved by the Runner’s own cards, like anything trashed by an effect', () => {
    const t = scenario({ runner: { rig: ['code-viral-cache', { card: 'time-to-collect', hidden: true }] } });
    t.corp.uses('code-viral-cache');
    t.runner.reveals('time-to-collect');
    t.until('corp action');
    expect([t.corp.bits, t.table.runner.rig]).toEqual([0, [t.slot('code-viral-cache')]]);
  });
});

describe('Precision Bribery', () => {
  it('keeps the Corp from creating forts until it pays an action and [4]', () => {
    const t = scenario({
      corp: { bits: 5, hand: ['keeper', 'setup'] },
      runner: { rig: ['precision-bribery'] },
      forts: { f1: { ice: ['keeper'] } },
    });
    expect(t.refuses('E-PLACE', () => t.corp.installs('setup', 'new')).text).toContain('new forts');
    expect(t.moves(CORP).some((move) => move.do === 'install' && 'fort' in move && move.fort === 'new')).toBe(false);
    t.corp.installs('setup', 'f1').corp.uses('precision-bribery').corp.installs('keeper', 'new');
    expect([t.corp.bits, t.table.forts.length]).toEqual([1, 5]);
  });
});

describe('Precision Bribery with Security Purge and Data Fort Reclamation', () => {
  it('also keeps cards installed by an effect from creating a fort', () => {
    const scored = (agenda: string, counters: number, rig: string[]) => {
      const t = scenario({
        at: 'start',
        corp: { bits: 9, hand: ['keeper'], pile: ['keeper', ...several(9, 'setup')] },
        runner: { rig },
        forts: { f1: { inside: [withCounters(agenda, { advancement: counters }), 'red-herrings'] } },
      });
      return t.corp.scores(agenda);
    };
    const places = (t: Scenario): number => (t.question.kind === 'choose' ? t.question.from.length : 0);
    expect(places(scored('security-purge', 3, []))).toBe(5);
    expect(places(scored('security-purge', 3, ['precision-bribery']))).toBe(4);
    const t = scored('data-fort-reclamation', 4, ['precision-bribery']);
    expect([t.asked, t.moves(CORP)]).toEqual(['corp refill', [{ do: 'pass' }]]);
  });
});

describe('Diplomatic Immunity', () => {
  const immune = { hand: several(5), tags: 1, rig: ['diplomatic-immunity'] };

  it('prevents all meat damage, and only meat damage; a Corp without points is not asked', () => {
    const t = plays('scorched-earth', { runner: immune });
    expect([t.asked, t.table.runner.hand]).toEqual(['corp action', 5]);
    const net = runs('f1', { runner: immune, forts: { f1: { inside: [rezzed('setup')] } } }).runner.goesOn();
    expect(net.table.runner.hand).toBe(3);
  });

  it('can be cancelled for a point when damage is about to be done, until the end of the turn', () => {
    const t = plays('scorched-earth', { corp: { points: 2, bits: 9, hand: ['scorched-earth'] }, runner: immune });
    expect(t.asked).toBe('corp raise');
    t.corp.uses('diplomatic-immunity');
    expect([t.table.corp.points, t.table.runner.hand]).toEqual([1, 1]);
    t.corp.plays('scorched-earth').until('over');
    expect(t.over?.winner).toBe(CORP);
  });

  it('works again in the next turn, and the Corp may decline to cancel it', () => {
    const t = scenario({
      turn: 'runner',
      actions: 1,
      corp: { points: 2, hand: ['scorched-earth'] },
      runner: { ...immune, rig: [withCounters('diplomatic-immunity', {})] },
    });
    t.runner.takesBit().until('corp action').corp.plays('scorched-earth').corp.passes();
    expect([t.table.corp.points, t.table.runner.hand]).toEqual([2, 5]);
  });
});
