/** Cards with special rules: agendas that are not simply stolen, and bits that are not simply gained. */
import { describe, expect, it } from 'vitest';
import { CORP, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { plays, rezzed, runs, scenario, several, type TableSetup, withCounters } from '../../../support/scenario.ts';

describe('Bizarre Encryption Scheme', () => {
  const accesses = (inside: NonNullable<NonNullable<TableSetup['forts']>[string]['inside']>, more: TableSetup = {}) => {
    const t = scenario({ turn: 'runner', actions: 1, runner: { bits: 0 }, ...more, forts: { f1: { inside } } });
    t.runner
      .runs('f1')
      .until('runner choose access')
      .runner.chooses(t.fort('f1')?.inside[0] ?? 0);
    return t.until('corp action');
  };

  it('R-CARD-bizarre-encryption-scheme.1 the agenda stays in place, and becomes the Runner’s at the start of their next turn', () => {
    const t = accesses([withCounters('tycho-extension', { advancement: 1 }), rezzed('bizarre-encryption-scheme')]);
    expect([t.table.runner.points, t.inside('f1')[0], t.installed('tycho-extension').card]).toEqual([
      0,
      'tycho-extension',
      null,
    ]);
    for (let i = 0; i < 3; i++) t.until('corp action').corp.takesBit();
    t.until('runner action');
    expect([t.table.runner.points, t.table.runner.stolen]).toEqual([4, ['tycho-extension']]);
  });

  it('R-CARD-bizarre-encryption-scheme.2 the Corp may score it before then, which ends the claim', () => {
    const t = accesses([withCounters('tycho-extension', { advancement: 4 }), rezzed('bizarre-encryption-scheme')]);
    t.corp.takesBit().corp.scores('tycho-extension');
    for (let i = 0; i < 2; i++) t.until('corp action').corp.takesBit();
    t.until('runner action');
    expect([t.table.corp.points, t.table.runner.points]).toEqual([4, 0]);
  });

  it('R-GEN-60 its steal cost must be paid when it is finally scored, even if Red Herrings was trashed', () => {
    const inside = ['tycho-extension', rezzed('bizarre-encryption-scheme'), rezzed('red-herrings')];
    const comes = (bits: number) => {
      const t = runs('f1', { actions: 1, runner: { bits }, forts: { f1: { inside } } }).until('runner choose access');
      for (const card of ['tycho-extension', 'bizarre-encryption-scheme']) t.runner.choosesCards(card);
      t.until('runner settle').runner.trashes('bizarre-encryption-scheme').runner.trashes('red-herrings');
      expect(t.inside('f1')).toEqual(['tycho-extension']);
      for (let i = 0; i < 3; i++) t.until('corp action').corp.takesBit();
      return t;
    };
    const rich = comes(7).until('runner choose mayPay');
    rich.runner.chooses(5);
    expect([rich.table.runner.stolen, rich.runner.bits]).toEqual([['tycho-extension'], 0]);
    const poor = comes(6).until('runner action');
    expect([poor.table.runner.stolen, poor.runner.bits, poor.inside('f1')]).toEqual([[], 4, ['tycho-extension']]);
  });

  it.each([
    ['1996', 1, []],
    ['1996', 3, ['fetal-ai']],
    ['rulings', 1, ['fetal-ai']],
  ] as const)(
    'R-CARD-bizarre-encryption-scheme.3 Fetal AI costs its [2] when it is finally scored in the 1996 rules, and nothing with rulings (%s, %i bits)',
    (rules, bits, stolen) => {
      const t = runs('f1', {
        actions: 1,
        options: { rules },
        runner: { bits, hand: several(3) },
        forts: { f1: { inside: ['fetal-ai', rezzed('bizarre-encryption-scheme')] } },
      });
      t.until('runner choose access').runner.choosesCards('fetal-ai').until('runner settle');
      t.runner.passes();
      for (let i = 0; i < 3; i++) t.until('corp action').corp.takesBit();
      if (bits === 3) t.until('runner choose mayPay').runner.chooses(2);
      t.until('runner action');
      expect([t.table.runner.stolen, t.table.runner.points]).toEqual([stolen, stolen.length * 3]);
    },
  );

  it('R-GEN-60 nothing has to be paid while the scheme holds the agenda, so a Runner without bits is not stuck', () => {
    const t = runs('f1', {
      runner: { bits: 0, hand: several(3), rig: [{ card: 'hq-mole', hidden: true }] },
      forts: { f1: { inside: [rezzed('bizarre-encryption-scheme'), 'fetal-ai'] } },
    });
    t.until('runner choose access').runner.choosesCards('bizarre-encryption-scheme');
    t.until('runner settle').refuses('E-STATE', () => t.runner.passes());
    t.runner.steals('fetal-ai').until('runner settle').runner.passes();
    expect([t.table.runner.stolen, t.runner.bits, t.inside('f1')[1]]).toEqual([[], 0, 'fetal-ai']);
  });

  it('R-CARD-bizarre-encryption-scheme.1 can be installed only in subsidiary forts', () => {
    const t = scenario({ corp: { hand: ['bizarre-encryption-scheme'] } });
    t.refuses('E-PLACE', () => t.corp.installs('bizarre-encryption-scheme', 'hq'));
  });

  it('does not prevent a steal while it is unrezzed', () => {
    const t = runs('f1', { forts: { f1: { inside: ['tycho-extension', 'bizarre-encryption-scheme'] } } });
    t.until('runner choose access').runner.choosesCards('tycho-extension').until('runner settle');
    expect(t.table.runner.points).toBe(4);
  });

  it('R-CARD-theorem-proof does not prevent Theorem Proof from becoming a program', () => {
    const t = runs('f1', { forts: { f1: { inside: ['theorem-proof', rezzed('bizarre-encryption-scheme')] } } });
    t.until('runner choose access').runner.choosesCards('theorem-proof').until('runner settle');
    t.runner.steals('theorem-proof');
    expect(t.rig).toEqual(['theorem-proof']);
  });
});

describe('Theorem Proof', () => {
  const finds = (runner: TableSetup['runner'] = {}) => {
    return runs('f1', { runner: { bits: 0, ...runner }, forts: { f1: { inside: ['theorem-proof'] } } }).until(
      'runner settle',
    );
  };

  it('is installed by the Runner who accesses it, and gives its points for an action', () => {
    const t = finds();
    t.runner.steals('theorem-proof');
    expect([t.table.runner.points, t.installed('theorem-proof').owner]).toEqual([0, RUNNER]);
    t.until('runner action').runner.uses('theorem-proof');
    expect([t.table.runner.points, t.table.runner.stolen, t.table.runner.rig]).toEqual([3, ['theorem-proof'], []]);
  });

  it('may be left in place', () => {
    const t = finds();
    t.runner.passes();
    expect([t.inside('f1'), t.table.runner.points]).toEqual([['theorem-proof'], 0]);
  });

  it('uses two MU, so programs may have to be trashed for it', () => {
    const t = finds({ rig: ['newsgroup-filter', 'dwarf'] });
    t.runner.steals('theorem-proof');
    expect(t.asked).toBe('runner choose overwrite');
    t.runner.choosesCards('dwarf');
    expect(t.table.runner.trash).toEqual(['dwarf']);
  });

  it('leaves the game when it is trashed as a program', () => {
    const t = runs('hq', {
      runner: { rig: ['dwarf'], hand: [] },
      corp: { hand: ['theorem-proof'] },
      forts: { rd: { ice: [rezzed('banpei')] } },
    });
    t.until('runner settle').runner.steals('theorem-proof');
    t.until('runner action').runner.runs('rd').until('corp choose trashProgram').corp.choosesCards('theorem-proof');
    expect([t.table.runner.trash, t.table.corp.up, t.table.corp.hand]).toEqual([[], [], 0]);
    expect(() => t.slot('theorem-proof')).toThrow();
  });

  it('can be scored by the Corp like any agenda, without gaining its ability', () => {
    const t = scenario({ forts: { f1: { inside: [withCounters('theorem-proof', { advancement: 5 })] } } });
    t.corp.takesBit().corp.scores('theorem-proof');
    expect(t.table.corp.points).toBe(3);
    t.refuses('E-STATE', () => t.corp.uses('theorem-proof'));
  });
});

describe('Investment Firm', () => {
  const inside = (...firms: number[]) =>
    Object.fromEntries(firms.map((bits, at) => [`f${at + 1}`, { inside: [rezzed('investment-firm', { bits })] }]));

  it('doubles as much of a gain as the Corp chooses to forgo', () => {
    const t = plays('accounts-receivable', { corp: { bits: 5 }, forts: inside(0) });
    t.refuses('E-COUNT', () => t.corp.chooses(10));
    t.corp.chooses(4);
    expect([t.corp.bits, t.installed('investment-firm').counters['bits']]).toEqual([5, 8]);
  });

  it('can also take the bit gained by an action, but not bits spent', () => {
    const t = scenario({ corp: { bits: 0 }, forts: inside(0) });
    t.corp.takesBit();
    expect(t.asked).toBe('corp choose invest');
    t.corp.chooses(1);
    expect([t.corp.bits, t.installed('investment-firm').counters['bits']]).toEqual([0, 2]);
    t.corp.takesBit().corp.chooses(0);
    expect(t.corp.bits).toBe(1);
  });

  it('R-CARD-investment-firm.1 gives each firm two bits for one bit forgone', () => {
    const t = scenario({ corp: { bits: 0 }, forts: inside(0, 1) });
    t.corp.takesBit().corp.chooses(1);
    expect([0, 1].map((nth) => t.installed('investment-firm', nth).counters['bits'])).toEqual([2, 3]);
    expect(t.asked).toBe('corp action');
  });

  it('R-CARD-investment-firm.2 applies to bits from another card, but not to those gained at the start of the turn', () => {
    const t = scenario({
      at: 'start',
      corp: { bits: 0, scored: [rezzed('political-coup', { bits: 3 }), 'polymer-breakthrough'] },
      forts: inside(4),
    });
    t.until('corp action');
    expect(t.corp.bits, 'a bit of each, and no question').toBe(2);
    t.corp.uses('political-coup').corp.chooses(3);
    expect([t.corp.bits, t.installed('investment-firm').counters['bits']]).toEqual([2, 9]);
    expect(t.moves(CORP).length).toBeGreaterThan(0);
  });
});
