/** Chapter 0 of RULES.md: rules for every command (N-GEN). */
import { describe, expect, it } from 'vitest';
import type { Setup } from '../../../../src/rules/game.ts';
import { decisionName, decisionOf } from '../../../../src/rules/netrunner/decisions.ts';
import { netrunner } from '../../../../src/rules/netrunner/index.ts';
import { openDecision } from '../../../../src/rules/netrunner/rulebook/choose/decision.ts';
import { RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { seeded, shuffled } from '../../../../src/solo/random.ts';
import { deal, playOut } from '../../../support/randomPlay.ts';
import { meets, plays, rezzed, runs, scenario, uses } from '../../../support/scenario.ts';

describe('every command', () => {
  it('N-GEN-01 an illegal attempt changes nothing: Loony Goon cannot be installed with 3 bits', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 3, hand: ['loony-goon'] } });
    const before = t.table;
    const refusal = t.refuses('E-BITS', () => t.runner.installs('loony-goon'));
    expect(refusal.text).toContain('4');
    expect(refusal.text).toContain('3');
    expect(t.table).toBe(before);
    expect([t.runner.bits, t.runner.hand, t.table.actions]).toEqual([3, ['loony-goon'], 4]);
  });

  it('N-GEN-01 a refused draw does not use up randomness: the next random card is the same', () => {
    const lost = (refused: boolean) => {
      const t = scenario({
        corp: { bits: 5, hand: ['scorched-earth'] },
        runner: { tags: 1, hand: ['score', 'inside-job', 'mouse', 'worm', 'dwarf'] },
      });
      if (refused) t.refuses('E-TURN', () => t.runner.draws());
      t.corp.plays('scorched-earth');
      return t.table.runner.trash;
    };
    expect(lost(true)).toEqual(lost(false));
  });

  it('N-GEN-02 only the player whose decision is open may decide', () => {
    const t = scenario({ corp: { bits: 5 }, runner: { bits: 5 } });
    t.refuses('E-TURN', () => t.runner.takesBit());
    expect([t.asked, t.table.actions, t.runner.bits]).toEqual(['corp action', 3, 5]);
  });

  it('N-GEN-02 a player with an open decision must answer it first', () => {
    const t = scenario({ corp: { bits: 5, hand: ['keeper'] }, forts: { hq: { ice: ['quandary'] } } });
    t.corp.installs('keeper', 'hq', { clear: true });
    expect(t.asked).toBe('corp choose clearIce');
    t.refuses('E-PENDING', () => t.corp.draws());
    t.refuses('E-TURN', () => t.runner.takesBit());
  });

  it('N-GEN-02 a refusal says which decision is open, and whose it is', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 9, rig: ['codecracker'] },
      forts: { hq: { ice: [rezzed('keeper'), rezzed('hunter')] }, f1: { inside: ['solo-squad', 'red-herrings'] } },
    });
    expect(t.refuses('E-TURN', () => t.corp.draws()).text).toMatch(/the Runner’s decision: the next action/);
    t.runner.runs('hq');
    expect(t.refuses('E-TURN', () => t.runner.passes()).text).toMatch(/the Corp’s decision: .*ice is approached/);
    expect(t.refuses('E-WINDOW', () => t.corp.chooses(1)).text).toMatch(/ice is approached/);
    t.corp.passes();
    expect(t.refuses('E-PENDING', () => t.runner.draws()).text).toMatch(/encounter/);
    for (let i = 0; i < 4; i++) t.runner.boosts('codecracker');
    t.runner.breaks('codecracker', 0).runner.passes();
    t.until('runner jack');
    expect(t.refuses('E-PENDING', () => t.runner.runs('rd')).text).toMatch(/continue or jack out/);
    expect(t.refuses('E-WINDOW', () => t.runner.boosts('codecracker')).text).toMatch(/during an encounter with ice/);
    t.runner.goesOn().until('runner encounter').runner.passes();
    expect(t.refuses('E-PENDING', () => t.runner.draws()).text).toMatch(/bids for the trace/);
    expect(t.refuses('E-WINDOW', () => t.runner.passes()).text).toMatch(/bids for the trace/);
    t.trace(0).until('runner last').runner.jacksOut().until('runner action');
    t.runner.runs('f1').until('runner choose access');
    expect(t.refuses('E-PENDING', () => t.runner.draws()).text).toMatch(/card to access next/);
    expect(t.refuses('E-TARGET', () => t.runner.chooses(99)).text).toMatch(/card to access next/);
  });

  it('N-GEN-02 at any question, a refusal names the open decision', () => {
    const misnamed = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const local = deal(seed);
      local.game = {
        ...netrunner,
        answer(table, given) {
          const asked = netrunner.ask(table);
          const decision = decisionOf(asked);
          if (decision && openDecision(table) !== decisionName(asked))
            misnamed.add(`${openDecision(table)}: ${JSON.stringify(asked)}`);
          return netrunner.answer(table, given);
        },
      };
      playOut(local);
    }
    expect([...misnamed]).toEqual([]);
  });

  it('N-GEN-03 after a flatline nothing more can be done', () => {
    const t = plays('scorched-earth', { corp: { bits: 5 }, runner: { tags: 1, hand: ['score'] } }).runner.passes();
    expect(t.over?.why).toContain('flatlined');
    expect(t.refuses('E-OVER', () => t.corp.draws()).text).toMatch(/Corp has won.*flatlined/);
    t.refuses('E-OVER', () => t.runner.takesBit());
    t.refuses('E-OVER', () => t.runner.concedes());
    expect([t.moves(0), t.moves(1)]).toEqual([[], []]);
  });

  it('N-GEN-04 amounts are whole numbers of 0 or more', () => {
    const t = uses('netwatch-operations-office', { runner: { rig: [{ card: 'baedekers-net-map' }] } });
    expect(t.asked).toBe('sealed');
    for (const bits of [1.5, -1, Number.NaN, Number.POSITIVE_INFINITY, '2', null, undefined])
      t.refuses('E-FORM', () => t.corp.does({ do: 'bid', bits }));
    t.refuses('E-FORM', () => t.runner.does({ do: 'bid', bits: 1, base: -1 }));
    expect(netrunner.refusal(t.table, 0, { do: 'bid', bits: 1 })).toBeNull();
  });

  it('N-GEN-04 a list of choices has no repeats', () => {
    const t = scenario({ corp: { bits: 5, hand: ['keeper'] }, forts: { hq: { ice: ['quandary', 'filter'] } } });
    t.corp.installs('keeper', 'hq', { clear: true });
    t.refuses('E-FORM', () => t.corp.choosesCards('quandary', 'quandary'));
    t.refuses('E-FORM', () => t.corp.does({ do: 'choose', picks: 'quandary' }));
    t.corp.choosesCards('quandary', 'filter');
    expect(t.ice('hq')).toEqual(['keeper']);
  });

  it('N-GEN-04 a list with gaps, an inherited field or a negative zero is not a move', () => {
    const t = meets('keeper', {
      runner: { bits: 9, rig: ['codecracker'] },
      forts: { f1: { inside: ['solo-squad', 'red-herrings'] } },
    });
    t.until('runner encounter');
    const slot = t.slot('codecracker');
    const inherited = (from: object, own: object): object => Object.assign(Object.create(from), own);
    t.refuses('E-FORM', () => t.runner.does(inherited({ do: 'pass' }, {})));
    t.refuses('E-FORM', () => t.runner.does(inherited({ slot }, { do: 'use', ability: 1 })));
    t.refuses('E-FORM', () => t.runner.does({ do: 'use', slot, ability: -0 }));
    t.runner.does(inherited({ times: 1.5 }, { do: 'use', slot, ability: 1 }));
    expect([t.runner.bits, t.table.lasting[0]?.amount], 'only what the move itself says counts').toEqual([8, 1]);
    t.runner.passes().until('runner action').runner.runs('f1').until('runner choose access');
    t.refuses('E-FORM', () => t.runner.does({ do: 'choose', picks: new Array(1) }));
    t.refuses('E-FORM', () => t.runner.does({ do: 'choose', picks: Array.from({ length: 201 }, () => 1) }));
    t.refuses('E-FORM', () => t.runner.does({ do: 'choose', picks: [[t.slot('solo-squad')]] }));
    t.refuses('E-FORM', () => t.runner.does({ do: 'choose', picks: [String(t.slot('solo-squad'))] }));
  });

  it('N-GEN-04 a setup without a size, or with inherited or listed options, cannot start a different game', () => {
    const kind = (setup: unknown): string => {
      const made = netrunner.setup(setup as Setup);
      return made.ok ? made.value.options.rules : made.error.kind;
    };
    expect(kind({ sizes: new Array(2), options: {} })).toBe('E-FORM');
    expect(kind({ sizes: [45, 45], options: [] })).toBe('E-FORM');
    expect(kind({ sizes: [45, 45], options: Object.create({ rules: 'rulings' }) })).toBe('1996');
    expect(kind({ sizes: [45, 45], options: { rules: 'rulings' } })).toBe('rulings');
  });

  it('N-GEN-04 a move is read once: later changes by its sender affect no table', () => {
    const t = plays('project-consultants', { corp: { bits: 12 }, forts: { f1: { inside: ['tycho-extension'] } } });
    let looked = 0;
    const move = {
      do: 'choose' as const,
      get picks() {
        return looked++ === 0 ? [4] : [400];
      },
    };
    const step = netrunner.answer(t.table, { kind: 'move', seat: 0, move });
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    expect(step.value.table.cards[t.slot('tycho-extension')]?.counters['advancement']).toBe(4);
  });

  it('N-GEN-05 dice and shuffles are fair', () => {
    const random = seeded(1996);
    const rolls = Array.from({ length: 6000 }, () => random(6) + 1);
    for (let face = 1; face <= 6; face++) {
      const times = rolls.filter((roll) => roll === face).length;
      expect(times, `face ${face}`).toBeGreaterThanOrEqual(900);
      expect(times, `face ${face}`).toBeLessThanOrEqual(1100);
    }
    const tops = Array.from({ length: 6000 }, () => shuffled(['a', 'b', 'c', 'd', 'e', 'f'], random)[0]);
    for (const card of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const times = tops.filter((top) => top === card).length;
      expect(times, `${card} on top`).toBeGreaterThanOrEqual(900);
      expect(times, `${card} on top`).toBeLessThanOrEqual(1100);
    }
  });

  it('N-GEN-05 the card lost to damage is random: each card in hand is hit about equally often', () => {
    const hand = ['score', 'inside-job', 'mouse', 'worm', 'dwarf'];
    const hits = new Map<string, number>();
    for (let seed = 0; seed < 500; seed++) {
      const t = uses('on-call-solo-team', { seed, runner: { tags: 1, hand } });
      const lost = t.table.runner.trash[0] ?? '';
      hits.set(lost, (hits.get(lost) ?? 0) + 1);
    }
    for (const card of hand) {
      expect(hits.get(card), card).toBeGreaterThanOrEqual(65);
      expect(hits.get(card), card).toBeLessThanOrEqual(135);
    }
  });

  it('N-GEN-05 no player sends a random result, and no table holds its source', () => {
    const t = scenario({ seed: 123456789 });
    t.refuses('E-FORM', () => t.corp.does({ do: 'draw', card: 'keeper' }));
    t.refuses('E-FORM', () => t.corp.does({ do: 'roll', value: 6 }));
    for (const answer of [{ kind: 'chance', value: 6 }, { kind: 'pick', face: 'score' }, { kind: 'hide' }] as const)
      expect(netrunner.answer(t.table, answer).ok, answer.kind).toBe(false);
    expect(JSON.stringify([t.table, t.local.known])).not.toMatch(/seed|random|123456789/i);
  });

  it('N-GEN-06 a card overrules the rules: with Subsidiary Branch the Corp has four actions', () => {
    const t = scenario({ turn: 'runner', at: 'end', corp: { scored: ['subsidiary-branch'] } });
    expect([t.asked, t.table.actions]).toEqual(['corp action', 4]);
  });

  it('N-GEN-06 a card overrules the rules: ice that cannot be broken refuses a matching icebreaker', () => {
    const t = runs('hq', {
      runner: { bits: 20, hand: ['score'], rig: ['raptor', 'tinweasel'] },
      forts: { hq: { ice: [rezzed('neural-blade'), rezzed('filter')] } },
    });
    t.until('runner encounter');
    t.runner.passes();
    t.until('runner encounter');
    expect(t.refuses('E-STATE', () => t.runner.breaks('tinweasel', 0)).text).toContain('Filter');
    expect(t.question).toMatchObject({ of: RUNNER });
  });
});
