/** Chapter 2 of RULES.md: turns (N-TURN). */
import { describe, expect, it } from 'vitest';
import { meets, plays, rezzed, runs, type Scenario, scenario, withCounters } from '../../../../support/scenario.ts';

/** Takes bits until the current player's turn is over. */
function spendTurn(t: Scenario): void {
  const { active } = t.table;
  while (t.table.active === active && t.question.kind === 'move')
    t.does(t.question.of, t.question.window === 'action' ? { do: 'bit' } : { do: 'pass' });
}

describe('turns', () => {
  it('N-TURN-01 turns alternate between Corp and Runner', () => {
    const t = scenario({
      actions: 1,
      corp: { hand: ['keeper', 'filter', 'quandary'] },
      forts: { f1: { inside: ['trap'] } },
    });
    t.corp.takesBit();
    t.until('corp start');
    expect([t.table.turn, t.table.active]).toEqual([2, 1]);
    t.until('runner action');
    t.refuses('E-TURN', () => t.corp.takesBit());
    for (let i = 0; i < 4; i++) t.until('runner action').runner.takesBit();
    t.until('corp action');
    expect([t.table.turn, t.table.active]).toEqual([3, 0]);
    t.refuses('E-TURN', () => t.runner.takesBit());
  });

  it('N-TURN-02 the Corp’s turn: window, draw, three actions with a window after each, discard', () => {
    const t = scenario({
      turn: 'runner',
      at: 'end',
      corp: { hand: ['keeper', 'filter', 'quandary', 'hunter', 'banpei'] },
      forts: { f1: { inside: ['trap'] } },
    });
    expect([t.asked, t.table.corp.hand]).toEqual(['corp start', 5]);
    t.refuses('E-WINDOW', () => t.corp.takesBit());
    t.corp.passes();
    expect([t.asked, t.table.corp.hand, t.table.actions]).toEqual(['corp action', 6, 3]);
    // The window after an action and the next action are one question; both are open.
    t.corp.takesBit().corp.rezzes('trap').corp.takesBit();
    expect([t.asked, t.table.actions]).toEqual(['corp action', 1]);
    t.corp.takesBit();
    expect(t.asked).toBe('corp discard');
    t.corp.discards('banpei');
    expect(t.table.active).toBe(1);
  });

  it('N-TURN-03 the Corp’s first draw is automatic and is not an action', () => {
    const t = scenario({ at: 'start', corp: { hand: ['keeper', 'filter', 'quandary', 'hunter', 'banpei'] } });
    expect([t.asked, t.table.corp.hand, t.table.corp.pile, t.table.actions]).toEqual(['corp action', 6, 29, 3]);
    const early = scenario({ at: 'start', forts: { f1: { inside: ['trap'] } } });
    expect([early.asked, early.table.corp.hand]).toEqual(['corp start', 0]);
    early.refuses('E-WINDOW', () => early.corp.draws());
    early.refuses('E-WINDOW', () => early.corp.installs('keeper', 'hq'));
  });

  it('N-TURN-04 a Corp that cannot make its first draw loses immediately, whatever its points', () => {
    const t = scenario({ turn: 'runner', at: 'end', corp: { pile: [], points: 6 } });
    expect(t.over).toEqual({ winner: 1, why: 'The Corp must draw and R&D is empty.' });
    t.refuses('E-OVER', () => t.corp.takesBit());
  });

  it('N-TURN-05 the Runner’s turn: no draw, four actions, then discard', () => {
    const t = scenario({
      at: 'end',
      runner: { hand: ['score', 'mouse', 'worm'] },
      forts: { f1: { inside: ['trap'] } },
    });
    expect(t.asked).toBe('corp start');
    t.corp.passes();
    expect([t.asked, t.table.runner.hand, t.table.actions]).toEqual(['runner action', 3, 4]);
    for (let left = 3; left >= 0; left--) {
      t.runner.takesBit();
      expect([t.asked, t.table.actions]).toEqual(['corp after', left]);
      t.corp.passes();
    }
    expect(t.asked).toBe('corp start');
    expect(t.table.runner.hand).toBe(3);
  });

  it('N-TURN-05 a Runner whose hand size is below zero at the end of their turn is flatlined', () => {
    const t = scenario({ turn: 'runner', actions: 1, runner: { brain: 6, hand: ['score'] } });
    t.runner.takesBit();
    expect(t.asked).toBe('runner discard');
    expect(t.over).toBeNull();
    t.runner.discards('score');
    expect(t.over?.winner).toBe(0);
    const even = scenario({ turn: 'runner', at: 'end', runner: { brain: 5 } });
    expect(even.over).toBeNull();
  });

  it('N-TURN-06 cards give extra actions: a Runner with Lucidrine Drip Feed starts their turn with five', () => {
    const t = scenario({ at: 'end', runner: { rig: ['lucidrine-drip-feed'] } });
    expect([t.asked, t.table.actions]).toEqual(['runner action', 5]);
  });

  it('N-TURN-06 cards give extra actions now: Overtime Incentives leaves four if it is played first', () => {
    const t = plays('overtime-incentives', { corp: { bits: 4 } });
    expect([t.asked, t.table.actions, t.corp.bits]).toEqual(['corp action', 4, 0]);
    const last = plays('overtime-incentives', { actions: 1, corp: { bits: 4 } });
    expect([last.asked, last.table.actions]).toEqual(['corp action', 2]);
  });

  it('N-TURN-06 with two Drip counters the turn starts with brain damage and no fifth action', () => {
    const drips = (count: number) =>
      scenario({
        at: 'end',
        runner: { hand: ['score', 'mouse'], rig: [{ card: 'lucidrine-drip-feed', counters: { Drip: count } }] },
      });
    expect(drips(1).table.actions).toBe(5);
    const third = drips(2);
    expect([third.table.actions, third.table.runner.brain, third.table.runner.hand]).toEqual([4, 1, 1]);
    expect(third.installed('lucidrine-drip-feed').counters['Drip']).toBe(0);
  });

  it('N-TURN-06 cards add kinds of actions, each of which requires an action that is left', () => {
    const t = scenario({ corp: { scored: ['marine-arcology', 'employee-empowerment'] }, actions: 1 });
    const uses = () => t.moves(0).filter((move) => move.do === 'use').length;
    expect(uses()).toBe(1);
    t.refuses('E-ACTIONS', () => t.corp.uses('marine-arcology'));
  });

  it('N-TURN-07 an action is completed, even a whole run, before the next one', () => {
    const t = runs('hq', { forts: { hq: { ice: [rezzed('fetch-4-0-1'), 'keeper'] } }, corp: { bits: 0 } }).trace(0);
    expect(t.asked).toBe('runner jack');
    expect(t.table.actions).toBe(3);
    t.refuses('E-PENDING', () => t.runner.draws());
    t.refuses('E-PENDING', () => t.runner.runs('rd'));
    t.refuses('E-PENDING', () => t.runner.installs('mouse'));
    t.runner.jacksOut();
    t.runner.draws();
    expect(t.table.actions).toBe(2);
  });

  it('N-TURN-08 players take all of their actions', () => {
    const t = scenario({ turn: 'runner', actions: 2 });
    expect(t.refuses('E-WINDOW', () => t.runner.passes()).text).toContain('2 actions left');
    expect(t.table.actions).toBe(2);
    expect(t.moves(1)).toContainEqual({ do: 'bit' });
    expect(t.moves(1)).not.toContainEqual({ do: 'pass' });
    const corp = scenario({ actions: 2, corp: { bits: 0, pile: [] } });
    corp.refuses('E-WINDOW', () => corp.corp.passes());
    expect(corp.moves(0)).toContainEqual({ do: 'bit' });
  });

  it('N-TURN-09 a player with too many cards discards down to their hand size, choosing which', () => {
    const hand = ['keeper', 'filter', 'quandary', 'hunter', 'banpei', 'sleeper', 'scramble'];
    const t = scenario({ at: 'end', corp: { hand } });
    expect(t.asked).toBe('corp discard');
    t.refuses('E-CARD', () => t.corp.discards('fire-wall'));
    t.corp.discards('hunter');
    expect(t.asked).toBe('corp discard');
    expect(t.refuses('E-COUNT', () => t.corp.passes()).text).toContain('1 more');
    t.corp.discards('keeper');
    expect([t.asked, t.table.corp.hand, t.table.corp.down.length]).toEqual(['runner action', 5, 2]);
    expect(t.corp.hand).toEqual(['banpei', 'filter', 'quandary', 'scramble', 'sleeper']);
    t.refuses('E-TURN', () => t.corp.discards('filter'));
    const full = scenario({ at: 'end', corp: { hand: hand.slice(0, 5) } });
    expect(full.asked).toBe('runner action');
  });

  it('N-TURN-10 during a turn a hand may exceed the hand size', () => {
    const hand = ['score', 'mouse', 'worm', 'dwarf', 'raptor'];
    const t = scenario({ turn: 'runner', runner: { hand } });
    t.runner.draws().runner.draws().runner.draws();
    expect([t.asked, t.table.runner.hand]).toEqual(['runner action', 8]);
    t.runner.takesBit();
    expect([t.asked, t.table.runner.hand]).toEqual(['runner discard', 8]);
    t.runner.discards('score').runner.discards('mouse').runner.discards('worm');
    expect([t.asked, t.table.runner.hand]).toEqual(['corp action', 5]);
    // In the Corp's turn only the Corp's hand is counted.
    const other = scenario({ at: 'end', runner: { hand: [...hand, 'shield'] } });
    expect(other.asked).toBe('runner action');
  });

  it('N-TURN-11 the Corp discards face down, the Runner face up', () => {
    const t = scenario({ at: 'end', corp: { hand: ['keeper', 'filter', 'quandary', 'hunter', 'banpei', 'sleeper'] } });
    t.corp.discards('keeper');
    expect([t.table.corp.down.length, t.table.corp.up]).toEqual([1, []]);
    expect(JSON.stringify([t.table, t.local.known[1], t.events])).not.toContain('keeper');
    const runner = scenario({
      turn: 'runner',
      at: 'end',
      runner: { hand: ['score', 'mouse', 'worm', 'dwarf', 'raptor', 'shield'], trash: ['clown'] },
    });
    runner.runner.discards('mouse');
    expect(runner.table.runner.trash).toEqual(['mouse', 'clown']);
  });

  it('N-TURN-12 if more actions are forgone than are left, the rest are owed next turn', () => {
    const t = meets('wall-of-static', { actions: 2, runner: { bits: 3, rig: ['japanese-water-torture'] } });
    for (let i = 0; i < 3; i++) t.runner.boosts('japanese-water-torture');
    expect([t.table.actions, t.table.debt[1], t.runner.bits]).toEqual([0, 2, 0]);
    t.runner.breaks('japanese-water-torture', 0).until('runner last').runner.jacksOut();
    expect(t.asked).toBe('corp action');
    spendTurn(t);
    expect([t.asked, t.table.actions, t.table.debt[1]]).toEqual(['runner action', 2, 0]);
  });

  it('N-TURN-12 a Runner stopped by TKO 2.0 forgoes their next action', () => {
    const t = meets('tko-2-0');
    expect([t.asked, t.table.run, t.table.actions]).toEqual(['runner action', null, 2]);
    const last = meets('tko-2-0', { actions: 1 });
    expect([last.asked, last.table.debt]).toEqual(['corp action', [0, 1]]);
    spendTurn(last);
    expect([last.table.actions, last.table.debt]).toEqual([3, [0, 0]]);
  });

  it('N-TURN-13 a debt larger than a turn takes all of it, and part of the next', () => {
    const t = scenario({ at: 'end', debt: [0, 6], forts: { f1: { inside: ['trap'] } }, runner: { hand: [] } });
    expect([t.asked, t.table.turn, t.table.actions, t.table.debt[1]]).toEqual(['corp start', 2, 0, 2]);
    t.corp.passes();
    expect([t.asked, t.table.turn]).toEqual(['corp start', 3]);
    t.corp.passes();
    spendTurn(t);
    t.until('runner action');
    expect([t.table.turn, t.table.actions, t.table.debt[1]]).toEqual([4, 2, 0]);
  });

  it('N-TURN-13 a Corp without actions still draws and discards', () => {
    const hand = ['keeper', 'filter', 'quandary', 'hunter', 'banpei'];
    const t = scenario({ turn: 'runner', at: 'end', debt: [4, 0], corp: { hand } });
    expect([t.asked, t.table.corp.hand, t.table.corp.pile, t.table.debt[0]]).toEqual(['corp discard', 6, 29, 1]);
    t.refuses('E-ACTIONS', () => t.corp.takesBit());
    t.corp.discards('keeper');
    expect(t.asked).toBe('runner action');
  });

  it('N-TURN-13 an action gained while actions are owed is forgone first', () => {
    const t = scenario({ at: 'end', debt: [0, 5], runner: { rig: ['lucidrine-drip-feed'] } });
    expect([t.asked, t.table.turn, t.table.debt[1]]).toEqual(['corp action', 3, 0]);
  });

  it('N-TURN-13 an extra action each turn, scored while actions are owed, is forgone first too', () => {
    const setup = (debt: number) =>
      scenario({
        at: 'start',
        debt: [debt, 0],
        forts: { f1: { inside: [withCounters('subsidiary-branch', { advancement: 6 })] } },
      });
    const t = setup(4);
    expect([t.asked, t.table.actions, t.table.debt[0]]).toEqual(['corp start', 0, 1]);
    t.corp.scores('subsidiary-branch');
    expect([t.asked, t.table.debt[0]], 'all four actions of this turn are forgone').toEqual(['runner action', 0]);
    const paid = setup(3);
    paid.corp.scores('subsidiary-branch');
    expect([paid.asked, paid.table.actions]).toEqual(['corp action', 1]);
  });

  it('N-TURN-14 actions of later turns do not pay for a cost', () => {
    const t = scenario({ actions: 1, corp: { scored: ['marine-arcology'] } });
    const refusal = t.refuses('E-ACTIONS', () => t.corp.uses('marine-arcology'));
    expect(refusal.text).toMatch(/2 actions.*1 left/);
    const enough = scenario({ actions: 2, corp: { bits: 5, scored: ['marine-arcology'] } });
    enough.corp.uses('marine-arcology');
    expect([enough.corp.bits, enough.table.active]).toEqual([8, 1]);
  });

  it('N-TURN-15 the Corp can neither rez nor score while it discards', () => {
    const t = scenario({
      actions: 1,
      corp: { hand: ['keeper', 'filter', 'quandary', 'hunter', 'banpei', 'sleeper'] },
      forts: { f1: { inside: [withCounters('hostile-takeover', { advancement: 3 })] }, f2: { inside: ['trap'] } },
    });
    t.corp.takesBit();
    expect(t.asked).toBe('corp after');
    t.corp.passes();
    expect(t.asked).toBe('corp discard');
    t.refuses('E-WINDOW', () => t.corp.scores('hostile-takeover'));
    t.refuses('E-WINDOW', () => t.corp.rezzes('trap'));
    t.corp.discards('keeper');
    expect(t.asked).toBe('corp start');
  });
});
