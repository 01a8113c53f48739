/** Interactions: several cards that could affect the same event. */
import { describe, expect, it } from 'vitest';
import { memory, memoryUsed, strength } from '../../../src/rules/netrunner/rulebook/numbers.ts';
import { meets, plays, revealed, rezzed, runs, scenario, several, uses, withCounters } from '../../support/scenario.ts';

describe('shields', () => {
  it('Force Shield and Dermatech Bodyplating are each offered only for their own damage', () => {
    const t = plays('punitive-counterstrike', {
      corp: { bits: 9, hand: ['trap'] },
      runner: { rig: ['force-shield', 'dermatech-bodyplating'], hand: several(3), tags: 1 },
    });
    t.refuses('E-TYPE', () => t.runner.uses('force-shield'));
    expect(t.moves(1)).toHaveLength(2);
    t.runner.uses('dermatech-bodyplating');
    expect(t.table.runner.hand, 'one of two points held off').toBe(2);
  });

  it('Force Shield used on Net damage has less left for brain damage in the same turn', () => {
    const t = meets('laser-wire', {
      runner: { rig: ['force-shield', 'dermatech-bodyplating'], hand: ['score', 'score'] },
      forts: { rd: { ice: [rezzed('code-corpse')] } },
    });
    t.refuses('E-TYPE', () => t.runner.uses('dermatech-bodyplating'));
    t.runner.uses('force-shield').runner.runs('rd').runner.uses('force-shield');
    expect([t.table.runner.hand, t.table.runner.brain, t.asked], 'the second brain damage is not asked about').toEqual([
      1,
      1,
      'runner action',
    ]);
  });

  it('Force Shield is refilled in the next turn, regardless of whose it is', () => {
    const t = scenario({
      turn: 'runner',
      actions: 1,
      corp: { bits: 8, hand: ['trap'] },
      runner: { rig: [{ card: 'force-shield', used: { shield: 2 } }], hand: several(3) },
    });
    t.runner.takesBit();
    expect(t.installed('force-shield').used).toEqual({});
  });

  it('Shield and Force Shield together prevent all of TRAP!’s Net damage, and the tag is still given', () => {
    const t = runs('hq', { corp: { bits: 4, hand: ['trap'] }, runner: { rig: ['shield', 'force-shield'], hand: [] } });
    t.runner.goesOn().corp.chooses(4);
    t.runner.uses('shield', 0, { times: 2 }).runner.uses('force-shield');
    expect([t.over, t.table.runner.tags]).toEqual([null, 1]);
  });
});

describe('one tag with several ways to avoid it', () => {
  const avoiders = ['leland-corporate-bodyguard', 'fall-guy', 'nomad-allies'] as const;
  const tagged = () => {
    return uses('netwatch-operations-office', {
      corp: { hand: ['trojan-horse'] },
      runner: { rig: [...avoiders] },
    }).trace(0);
  };

  it.each([
    ['leland-corporate-bodyguard', 1],
    ['fall-guy', 0],
    ['nomad-allies', 1],
  ])('using %s leaves the other two', (id, ability) => {
    const t = tagged();
    expect(t.moves(1)).toHaveLength(4);
    t.runner.uses(id, ability);
    expect([t.table.runner.tags, t.table.runner.trash, t.asked]).toEqual([0, [id], 'corp action']);
    expect(t.rig).toEqual(avoiders.filter((one) => one !== id));
  });

  it('none has to be used, and Nomad Allies can still remove the tag later', () => {
    const t = tagged();
    t.runner.passes().corp.takesBit().corp.takesBit();
    t.runner.uses('nomad-allies');
    expect([t.table.runner.tags, t.table.runner.rig.length]).toEqual([0, 3]);
  });
});

describe('bits from several places', () => {
  /** A subroutine is being broken for one bit (Dwarf) or two (Cyfermaster). */
  const run = (bits: number, breaker = 'dwarf', ice = 'crystal-wall') => {
    return meets(ice, { corp: { hand: ['keeper'] }, runner: { bits, rig: ['parraline-5750', breaker] } }).runner.breaks(
      breaker,
      0,
    );
  };

  it('Parraline 5750 asks which bit to spend while the pool also has one', () => {
    const t = run(3, 'cyfermaster', 'keeper');
    expect(t.asked).toBe('runner choose pay');
    t.refuses('E-COUNT', () => t.runner.chooses(2, 1));
    t.refuses('E-BITS', () => t.runner.chooses(0, 2));
    t.runner.chooses(1, 1);
    expect([t.runner.bits, t.installed('parraline-5750').counters['bits']]).toEqual([2, 0]);
  });

  it('Parraline 5750’s bit or one from the pool pays, and the subroutine is broken once', () => {
    const card = run(3);
    card.runner.chooses(0, 1);
    expect([card.runner.bits, card.installed('parraline-5750').counters['bits']]).toEqual([3, 0]);
    const pool = run(3);
    pool.runner.chooses(1, 0);
    expect([pool.runner.bits, pool.installed('parraline-5750').counters['bits']]).toEqual([2, 1]);
    expect([card.table.run?.broken, pool.table.run?.broken]).toEqual([[0], [0]]);
  });

  it('Parraline 5750 pays automatically when the pool is empty', () => {
    expect(run(0).asked).toBe('runner encounter');
  });

  it('two Brokers are each used once per turn (R-GEN-47)', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 0, rig: [rezzed('broker', { bits: 3 }), rezzed('broker', { bits: 6 })] },
    });
    const [first, second] = [t.slot('broker', 0), t.slot('broker', 1)];
    t.runner.does({ do: 'use', slot: first, ability: 1 }).runner.does({ do: 'use', slot: second, ability: 0 });
    expect([t.runner.bits, t.table.cards[second]?.counters['bits']]).toEqual([3, 9]);
    t.refuses('E-LIMIT', () => t.runner.does({ do: 'use', slot: second, ability: 1 }));
    t.refuses('E-LIMIT', () => t.runner.does({ do: 'use', slot: first, ability: 0 }));
  });
});

describe('memory', () => {
  it('Homewrecker trashes a mem chip, and one program is trashed immediately, in the middle of the subroutine', () => {
    const t = meets('homewrecker', {
      runner: { rig: ['wutech-mem-chip', 'clown', 'mouse', 'shield', 'dwarf', 'worm'], hand: ['score', 'score'] },
    });
    t.until('runner encounter').runner.passes().trace(0);
    expect([t.asked, t.table.runner.hand]).toEqual(['runner choose fit', 2]);
    t.refuses('E-COUNT', () => t.runner.choosesCards('mouse', 'clown'));
    t.runner.choosesCards('mouse');
    expect([memory(t.table), memoryUsed(t.table), t.table.run, t.table.runner.hand]).toEqual([4, 4, null, 0]);
  });

  it('two Zetatech Mem Chips lost one after the other ask twice', () => {
    const rig = [
      'zetatech-mem-chip',
      'zetatech-mem-chip',
      'newsgroup-filter',
      'newsgroup-filter',
      'newsgroup-filter',
      'newsgroup-filter',
    ];
    const t = runs('hq', {
      runner: { rig, hand: several(4) },
      forts: { hq: { ice: [rezzed('homewrecker'), rezzed('homewrecker')] } },
    });
    t.trace(0).corp.choosesCards('zetatech-mem-chip');
    expect(t.asked).toBe('runner choose fit');
    t.runner.choosesCards('newsgroup-filter');
    expect([memory(t.table), memoryUsed(t.table)]).toEqual([6, 6]);
  });
});

describe('ice', () => {
  it('Clown lets Cyfermaster break Keeper with Antiquated Interface Routines in the fort', () => {
    const t = scenario({
      turn: 'runner',
      runner: { rig: ['clown', 'cyfermaster'] },
      forts: {
        f1: {
          ice: [rezzed('keeper')],
          inside: [rezzed('antiquated-interface-routines'), rezzed('antiquated-interface-routines')],
        },
      },
    });
    expect(strength(t.table, t.slot('keeper')), 'approached: the upgrades stack').toBe(6);
    t.runner.runs('f1');
    expect(strength(t.table, t.slot('keeper')), 'encountered: one less').toBe(5);
    t.runner.breaks('cyfermaster', 0).runner.passes();
    expect([t.asked, strength(t.table, t.slot('keeper'))]).toEqual(['runner last', 6]);
  });

  it('two Clowns take Filter to strength −2, and a breaker of strength 0 still fits (R-GEN-12)', () => {
    const t = meets('filter', { runner: { rig: ['clown', 'clown', 'codecracker'] } });
    expect(strength(t.table, t.slot('filter'))).toBe(-2);
    t.runner.breaks('codecracker', 0);
    expect(t.table.run?.broken).toEqual([0]);
  });

  it('an unrezzed Antiquated Interface Routines does nothing', () => {
    const t = scenario({ forts: { f1: { ice: [rezzed('keeper')], inside: ['antiquated-interface-routines'] } } });
    expect(strength(t.table, t.slot('keeper'))).toBe(4);
  });

  it('Inside Job is not used up by ice the Corp leaves unrezzed', () => {
    const t = plays('inside-job', {
      corp: { bits: 10 },
      runner: { hand: ['score'] },
      forts: { hq: { ice: ['filter', 'code-corpse', 'keeper'] } },
    });
    t.runner.chooses(0).corp.passes();
    expect(t.asked, 'Filter was passed, not encountered').toBe('runner jack');
    t.runner.goesOn().corp.rezzes('code-corpse');
    expect([t.asked, t.table.runner.brain]).toEqual(['runner jack', 0]);
    t.runner.goesOn().corp.passes();
    expect(t.asked).toBe('runner last');
  });

  it('Inside Job past Neural Blade prevents both of its subroutines', () => {
    const t = plays('inside-job', {
      runner: { hand: ['score'], rig: ['codecracker'] },
      forts: { hq: { ice: [rezzed('neural-blade'), rezzed('filter')] } },
    });
    t.runner.chooses(0).runner.goesOn();
    t.runner.breaks('codecracker', 0);
    expect([t.table.run?.broken, t.table.runner.hand]).toEqual([[0], 1]);
  });
});

describe('cards without a target', () => {
  it('Forgotten Backup Chip has no effect if the trash holds no program', () => {
    const t = plays('forgotten-backup-chip', { runner: { trash: ['score', 'broker'] } });
    expect([t.asked, t.table.actions, t.table.runner.hand]).toEqual(['runner action', 3, 0]);
    expect(t.table.runner.trash).toEqual(['forgotten-backup-chip', 'score', 'broker']);
  });

  it('Gideon’s Pawnshop is not yet in the trash when it looks there (T-4, rulebook)', () => {
    const t = plays('gideons-pawnshop');
    expect([t.table.runner.hand, t.table.runner.trash]).toEqual([0, ['gideons-pawnshop']]);
  });
});

describe('Priority Requisition', () => {
  const forts = {
    f1: { ice: ['keeper'], inside: [withCounters('priority-requisition', { advancement: 5 })] },
    hq: { ice: [revealed('code-corpse'), rezzed('filter')] },
  };

  it('rezzes both ice that was exposed before and ice nobody has seen', () => {
    for (const id of ['code-corpse', 'keeper']) {
      const t = scenario({ at: 'start', corp: { bits: 0 }, forts });
      t.corp.scores('priority-requisition');
      t.refuses('E-TARGET', () => t.corp.choosesCards('filter'));
      t.corp.choosesCards(id);
      expect([t.installed(id).active, t.installed(id).card, t.corp.bits]).toEqual([true, id, 0]);
    }
  });

  it('N-WIN-01 wins with the points it gives before any ice is rezzed', () => {
    const t = scenario({ at: 'start', corp: { bits: 0, points: 4 }, forts });
    t.corp.scores('priority-requisition');
    expect([t.over?.winner, t.installed('keeper').active]).toEqual([0, false]);
  });
});
