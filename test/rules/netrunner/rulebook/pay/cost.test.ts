/** Chapter 9 of RULES.md: costs and effects of cards (N-COST). */
import { describe, expect, it } from 'vitest';
import { definition } from '../../../../../src/rules/netrunner/card.ts';
import { memory } from '../../../../../src/rules/netrunner/rulebook/numbers.ts';
import { meets, plays, rezzed, runs, scenario, several, uses, withCounters } from '../../../../support/scenario.ts';

describe('paying', () => {
  it('N-COST-01 a cost must be paid in full: without the bit The Short Circuit takes no action either', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 0, rig: ['the-short-circuit'] } });
    t.refuses('E-BITS', () => t.runner.uses('the-short-circuit'));
    expect([t.table.actions, t.runner.bits]).toEqual([4, 0]);
  });

  it('N-COST-01 a cost must be paid in full: Marine Arcology costs two actions, not one', () => {
    const t = scenario({ actions: 1, corp: { bits: 3, scored: ['marine-arcology'] } });
    expect(t.refuses('E-ACTIONS', () => t.corp.uses('marine-arcology')).text).toMatch(/2.*1/);
    t.corp.takesBit();
    expect(t.corp.bits).toBe(4);
  });

  it('N-COST-01 an unrezzed node pays for nothing: it has to be rezzed first', () => {
    const t = scenario({ forts: { f1: { inside: ['esa-contract'] } } });
    t.refuses('E-STATE', () => t.corp.uses('esa-contract'));
  });

  it('N-COST-02 an ability that costs an action can be used only on its player’s own turn', () => {
    const t = scenario({ runner: { bits: 5, rig: ['the-short-circuit'] } });
    t.refuses('E-TURN', () => t.runner.uses('the-short-circuit'));
  });

  it('N-COST-02 an ability that costs an action cannot be used during another action', () => {
    const t = meets('keeper', { runner: { bits: 5, rig: ['the-short-circuit', 'codecracker'] } });
    expect(t.asked).toBe('runner encounter');
    t.refuses('E-WINDOW', () => t.runner.uses('the-short-circuit'));
    t.runner.passes();
    t.runner.runs('archives');
    t.refuses('E-WINDOW', () => t.runner.uses('the-short-circuit'));
  });

  it('N-COST-03 a card trashed as a cost still takes effect', () => {
    const t = uses('danshis-second-id', { runner: { bits: 0, tags: 2 } }).runner.chooses(2);
    expect([t.table.runner.tags, t.table.runner.trash, t.runner.bits, t.table.actions]).toEqual([
      0,
      ['danshis-second-id'],
      0,
      3,
    ]);
  });

  it('N-COST-03 a card that is no longer in play cannot be used', () => {
    const t = scenario({ turn: 'runner', runner: { tags: 2, rig: ['danshis-second-id'] } });
    const slot = t.slot('danshis-second-id');
    t.runner.uses('danshis-second-id').runner.chooses(0);
    t.refuses('E-CARD', () => t.runner.does({ do: 'use', slot, ability: 0 }));
  });

  it('N-COST-04 without a counter the cost cannot be paid', () => {
    const t = plays('punitive-counterstrike', {
      corp: { bits: 0 },
      runner: { tags: 1, hand: several(3), rig: [withCounters('armored-fridge', { Ablative: 0 })] },
    });
    expect(t.asked).toBe('runner prevent');
    expect(t.refuses('E-STATE', () => t.runner.uses('armored-fridge')).text).toContain('Ablative');
    t.runner.passes();
    expect(t.table.runner.hand).toBe(1);
  });

  it('N-COST-04 a counter is a cost: one Ablative counter prevents one of two points of meat damage', () => {
    const t = plays('punitive-counterstrike', {
      corp: { bits: 0 },
      runner: { tags: 1, hand: several(3), rig: [withCounters('armored-fridge', { Ablative: 1 })] },
    });
    expect(t.asked).toBe('runner prevent');
    const slot = t.slot('armored-fridge');
    t.runner.uses('armored-fridge');
    expect(t.table.cards[slot]?.counters['Ablative'] ?? 0).toBe(0);
    expect(t.table.runner.hand).toBe(2);
    t.refuses('E-TURN', () => t.runner.does({ do: 'use', slot, ability: 0 }));
  });

  it('N-COST-05 a cost is never paid in part: one bit is kept if two are required', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 1, tags: 1, hand: ['mouse'] } });
    expect(t.refuses('E-BITS', () => t.runner.installs('mouse')).text).toMatch(/2.*1/);
    t.refuses('E-BITS', () => t.runner.removesTag());
    expect([t.runner.bits, t.table.runner.tags, t.runner.hand]).toEqual([1, 1, ['mouse']]);
  });
});

describe('an effect', () => {
  it('N-COST-06 resolves completely before anything else: nothing is rezzed between two drawn cards', () => {
    const t = scenario({ corp: { hand: [] }, forts: { f1: { inside: [rezzed('esa-contract'), 'red-herrings'] } } });
    t.corp.uses('esa-contract');
    expect(t.eventsOf('card')).toHaveLength(2);
    expect([t.asked, t.table.corp.hand]).toEqual(['corp action', 2]);
  });

  it('N-COST-06 resolves completely before anything else: a choice in it comes before rezzing', () => {
    const t = plays('systematic-layoffs', {
      corp: { bits: 5 },
      forts: { f1: { inside: ['tycho-extension', 'red-herrings'] } },
    });
    t.refuses('E-PENDING', () => t.corp.rezzes('red-herrings'));
    t.corp.chooses(2, 0);
  });

  it('N-COST-07 gives an action’s effect without another action: a run from a program', () => {
    const t = uses('shredder-uplink-protocol', { corp: { hand: ['night-shift'] } });
    expect([t.table.run?.fort, t.table.actions]).toEqual(['archives', 3]);
    t.runner.goesOn();
    expect([t.table.run, t.table.actions]).toEqual([null, 3]);
  });

  it('N-COST-08 does not waive other costs: a program found by Self-Modifying Code is paid for', () => {
    const t = codeAgainstKeeper(2);
    t.runner.uses('self-modifying-code').runner.shows('codecracker');
    expect([t.runner.bits, t.table.actions]).toEqual([0, 3]);
    expect(t.table.runner.trash).toEqual(['self-modifying-code']);
    expect(t.table.runner.rig).toEqual([t.slot('codecracker')]);
    expect(t.local.piles[1]).toEqual(['score']);
    expect(t.asked).toBe('runner encounter');
  });

  it('N-COST-08 does not waive other costs: a program that cannot be paid for stays in the stack', () => {
    const t = codeAgainstKeeper(1);
    t.runner.uses('self-modifying-code');
    t.refuses('E-BITS', () => t.runner.shows('codecracker'));
    t.runner.passes();
    expect([t.runner.bits, t.table.runner.rig, t.table.runner.pile]).toEqual([1, [], 2]);
    expect(t.table.run).toBeNull();
  });

  it('N-COST-11 with "up to" may use fewer, or none', () => {
    const t = plays('hunt-club-bbs', {
      runner: { bits: 3, hand: ['hunt-club-bbs', 'hunt-club-bbs'] },
      forts: { hq: { ice: ['keeper', 'quandary', 'filter', 'fire-wall'] } },
    });
    t.runner.chooses();
    expect(t.installed('keeper').card).toBeNull();
    t.runner.plays('hunt-club-bbs').runner.choosesCards('keeper');
    expect(t.installed('keeper').card).toBe('keeper');
    t.runner.plays('hunt-club-bbs');
    const { question } = t;
    expect(question.kind === 'choose' ? [question.min, question.max] : null).toEqual([0, 3]);
    t.runner.choosesCards('quandary', 'filter', 'fire-wall');
  });

  it('N-COST-11 with "up to" may use no more than that', () => {
    const t = plays('hunt-club-bbs', {
      runner: { bits: 1 },
      forts: { hq: { ice: ['keeper', 'quandary', 'filter'] }, f1: { inside: ['solo-squad'] } },
    });
    t.refuses('E-COUNT', () => t.runner.choosesCards('keeper', 'quandary', 'filter', 'solo-squad'));
    t.runner.chooses();
  });

  it('N-COST-11 with "up to three tags" removes the only one, or none', () => {
    const t = uses('danshis-second-id', { runner: { tags: 1 } });
    expect(t.moves(1)).toEqual([0, 1].map((tags) => ({ do: 'choose', picks: [tags] })));
    expect(t.runner.chooses(1).table.runner.tags).toBe(0);
  });

  it('N-COST-12 adds up with others of its kind', () => {
    const t = scenario({ runner: { rig: ['wutech-mem-chip', 'wutech-mem-chip'] } });
    expect(memory(t.table)).toBe(6);
  });

  it('N-COST-13 with "immediately" comes before any other action: surplus programs are trashed first', () => {
    const t = meets('homewrecker', {
      corp: { bits: 5 },
      runner: {
        bits: 0,
        hand: ['score', 'score'],
        rig: ['wutech-mem-chip', 'mouse', 'mouse', 'mouse', 'mouse', 'mouse'],
      },
    });
    t.trace(1);
    expect(t.asked).toBe('runner choose fit');
    t.refuses('E-PENDING', () => t.runner.takesBit());
    t.runner.choosesCards('mouse');
    expect(t.table.runner.rig).toHaveLength(4);
    expect(t.asked).toBe('runner action');
  });

  it('N-COST-14 draws on an unlimited bank', () => {
    const t = plays('accounts-receivable', { corp: { bits: 39 } });
    expect(t.corp.bits).toBe(39 - 5 + 9);
    const rich = scenario({ turn: 'runner', runner: { bits: 1_000_000 } });
    rich.runner.takesBit();
    expect(rich.runner.bits).toBe(1_000_001);
  });

  it('N-COST-15 that prevents damage can be used only against damage', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 5, rig: ['leland-corporate-bodyguard', 'force-shield'] } });
    t.refuses('E-WINDOW', () => t.runner.uses('leland-corporate-bodyguard'));
    t.refuses('E-WINDOW', () => t.runner.uses('force-shield'));
    t.runner.runs('archives');
    t.refuses('E-WINDOW', () => t.runner.uses('force-shield'));
  });
});

describe('keywords', () => {
  it('N-COST-09 decide, never the title: Code Corpse is not a code gate', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 5, hand: several(3), rig: ['cyfermaster'] },
      forts: { hq: { ice: [rezzed('code-corpse')] } },
    });
    expect(definition('code-corpse').title).toContain('Code');
    t.runner.runs('hq');
    t.refuses('E-KEYWORD', () => t.runner.breaks('cyfermaster', 0));
  });

  it('N-COST-09 decide: a hot tip about an agenda without the keyword Black Ops gives nothing', () => {
    const t = hotTip('tycho-extension', 4);
    t.runner.plays('hot-tip-for-wns');
    expect([t.table.runner.points, t.table.runner.trash]).toEqual([4, ['hot-tip-for-wns']]);
  });

  it('N-COST-10 a stolen Black Ops agenda of 3 points and a hot tip make 4', () => {
    const t = hotTip('corporate-war', 3);
    t.runner.plays('hot-tip-for-wns');
    expect(t.table.runner.points).toBe(4);
    expect(t.table.runner.stolen).toEqual(['corporate-war']);
  });

  it('N-COST-10 the tip is worth nothing in the following turn', () => {
    const t = hotTip('corporate-war', 3);
    t.runner.takesBit().runner.takesBit().runner.takesBit().until('corp action');
    t.corp.takesBit().corp.takesBit().corp.takesBit().until('runner action');
    t.runner.plays('hot-tip-for-wns');
    expect(t.table.runner.points).toBe(3);
  });
});

/** Self-Modifying Code encounters Keeper; the stack has Codecracker (cost 2) and another card. */
function codeAgainstKeeper(bits: number) {
  const t = meets('keeper', { runner: { bits, rig: ['self-modifying-code'], pile: ['score', 'codecracker'] } });
  expect(t.asked).toBe('runner encounter');
  return t;
}

/** The given agenda was stolen with the first action of the turn. */
function hotTip(agenda: string, points: number) {
  const t = runs('f1', { runner: { hand: ['hot-tip-for-wns'] }, forts: { f1: { inside: [agenda] } } });
  t.until('runner action');
  expect(t.table.runner.points).toBe(points);
  return t;
}
