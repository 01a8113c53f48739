/** Cards that add, move, count or cash in advancement counters. */
import { describe, expect, it } from 'vitest';
import { CORP } from '../../../../../src/rules/netrunner/table.ts';
import { plays, rezzed, runs, scenario, uses, withCounters } from '../../../../support/scenario.ts';

const advanced = (card: string, advancement: number) => withCounters(card, { advancement });

describe('advancement counters', () => {
  it('R-CARD-management-shake-up all three counters may go on one card, and cost nothing extra', () => {
    const t = plays('management-shake-up', {
      corp: { bits: 10 },
      forts: { f1: { inside: ['tycho-extension'] }, f2: { inside: ['setup'] } },
    });
    t.refuses('E-TARGET', () => t.corp.chooses(2, 1));
    t.corp.chooses(3, 0);
    expect([t.installed('tycho-extension').counters['advancement'], t.corp.bits, t.table.actions]).toEqual([3, 0, 2]);
  });

  it('R-GEN-59 counters added by a card do not count as advancing and emit no advance event', () => {
    const t = plays('management-shake-up', { corp: { bits: 10 }, forts: { f1: { inside: ['tycho-extension'] } } });
    t.corp.chooses(3);
    expect(t.events.map((event) => event.kind)).not.toContain('advanced');
    t.corp.takesBit().corp.advances('tycho-extension');
    expect(t.events.map((event) => event.kind)).toContain('advanced');
  });

  it('Chicago Branch puts both of its counters on the same card, for an action and three bits', () => {
    const t = uses('chicago-branch', { corp: { bits: 3 }, forts: { f2: { inside: ['hostile-takeover'] } } });
    t.corp.does(t.moves(CORP)[0]);
    expect([t.installed('hostile-takeover').counters['advancement'], t.corp.bits]).toEqual([2, 0]);
  });

  it('Falsified-Transactions Expert moves up to three counters, without revealing the cards', () => {
    const t = plays('falsified-transactions-expert', {
      corp: { bits: 1 },
      forts: {
        f1: { inside: [advanced('vapor-ops', 5)] },
        f2: { inside: ['hostile-takeover'] },
        f3: { inside: ['setup'] },
      },
    });
    expect(t.asked, 'the only card with counters is no question').toBe('corp choose amount');
    t.refuses('E-TARGET', () => t.corp.chooses(4));
    t.corp.chooses(3);
    t.refuses('E-TARGET', () => t.corp.choosesCards('setup'));
    t.corp.choosesCards('hostile-takeover');
    expect(['vapor-ops', 'hostile-takeover'].map((id) => t.installed(id).counters['advancement'])).toEqual([2, 3]);
    expect(t.table.cards[t.slot('vapor-ops')]?.card).toBeNull();
  });

  it('R-CARD-vapor-ops a counter can be cashed in for a bit whenever the Corp could rez, even in the Runner’s turn', () => {
    const t = scenario({
      turn: 'runner',
      corp: { bits: 0 },
      forts: { f1: { inside: [rezzed('vapor-ops', { advancement: 2 })] } },
    });
    t.runner.takesBit();
    expect(t.asked).toBe('corp after');
    t.corp.uses('vapor-ops').corp.uses('vapor-ops');
    expect([t.corp.bits, t.installed('vapor-ops').counters['advancement']]).toEqual([2, 0]);
    t.refuses('E-STATE', () => t.corp.uses('vapor-ops'));
  });

  it('Vapor Ops moves its counters to another card for an action', () => {
    const t = scenario({
      forts: { f1: { inside: [rezzed('vapor-ops', { advancement: 3 })] }, f2: { inside: ['hostile-takeover'] } },
    });
    t.corp.uses('vapor-ops', 1).corp.chooses(3).corp.choosesCards('hostile-takeover');
    expect(t.installed('vapor-ops').counters['advancement']).toBe(0);
    t.corp.scores('hostile-takeover');
    expect(t.table.corp.points).toBe(1);
    t.refuses('E-STATE', () => t.corp.uses('vapor-ops', 1));
  });

  it('Information Laundering pays four bits for each counter it had when it was trashed', () => {
    const t = scenario({
      corp: { bits: 0 },
      forts: { f1: { inside: [rezzed('information-laundering', { advancement: 3 })] } },
    });
    t.corp.uses('information-laundering');
    expect([t.corp.bits, t.table.corp.up, t.fort('f1')]).toEqual([12, ['information-laundering'], undefined]);
  });

  it('R-GEN-48 R-GEN-49 R-CARD-pacifica-regional-ai a counter is an immediate action, even after the last one, but only in the Corp’s turn', () => {
    const t = scenario({ actions: 1, forts: { f1: { inside: [rezzed('pacifica-regional-ai', { advancement: 2 })] } } });
    t.corp.takesBit();
    expect([t.asked, t.table.actions]).toEqual(['corp after', 0]);
    t.corp.uses('pacifica-regional-ai').corp.passes();
    expect([t.asked, t.table.actions]).toEqual(['corp action', 1]);
    t.corp.takesBit().corp.passes();
    t.until('runner action').runner.takesBit();
    expect(t.asked, 'nothing to do for the Corp').toBe('runner action');
    t.refuses('E-TURN', () => t.corp.uses('pacifica-regional-ai'));
  });
});

describe('R-GEN-53 ambushes that were advanced', () => {
  const runner = { rig: ['mram-chip', 'wutech-mem-chip', 'dwarf'] };
  const hits = (remains: ReturnType<typeof advanced>) =>
    runs('f1', { corp: { bits: 1 }, runner, forts: { f1: { inside: [remains] } } }).runner.goesOn();

  it('R-CARD-corprunners-shattered-remains trashes hardware of the Corp’s choice for each counter', () => {
    const t = hits(rezzed('corprunners-shattered-remains', { advancement: 1 }));
    t.corp.choosesCards('wutech-mem-chip');
    expect(t.table.runner.trash).toEqual(['wutech-mem-chip']);
    const two = hits(rezzed('corprunners-shattered-remains', { advancement: 3 }));
    two.corp.choosesCards('mram-chip');
    expect(two.rig, 'what is missing is let off').toEqual(['dwarf']);
  });

  it('R-GEN-53 one that the Corp cannot pay for does nothing and may be trashed', () => {
    const t = hits(advanced('corprunners-shattered-remains', 2));
    t.refuses('E-BITS', () => t.corp.rezzes('corprunners-shattered-remains'));
    t.corp.passes();
    t.runner.trashes('corprunners-shattered-remains');
    expect([t.table.runner.rig.length, t.table.corp.up]).toEqual([3, ['corprunners-shattered-remains']]);
  });

  it('R-GEN-33 counters leave with their card: taken back and reinstalled, it has none', () => {
    const t = scenario({
      turn: 'corp',
      actions: 4,
      corp: { hand: ['trap', 'off-site-backups'] },
      forts: { f1: { inside: [advanced('tycho-extension', 3)] } },
    });
    t.corp.installs('trap', 'f1', { over: 'tycho-extension' });
    t.corp.plays('off-site-backups').corp.installs('tycho-extension', 'new');
    expect([t.installed('tycho-extension').counters, t.corp.bits]).toEqual([{}, 5]);
  });
});
