/** Winning, losing, match score (N-WIN). */
import { describe, expect, it } from 'vitest';
import { seatScores } from '../../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { plays, runs, scenario, uses, withCounters } from '../../../support/scenario.ts';

describe('winning a game', () => {
  it('N-WIN-01 the Corp wins with seven agenda points', () => {
    const t = scenario({
      corp: { points: 5 },
      forts: { f1: { inside: [withCounters('employee-empowerment', { advancement: 4 })] } },
    });
    t.corp.takesBit().corp.scores('employee-empowerment');
    expect([t.table.corp.points, t.over?.winner]).toEqual([8, CORP]);
    t.refuses('E-OVER', () => t.corp.draws());
  });

  it('N-WIN-01 six points are not enough', () => {
    const t = scenario({
      corp: { points: 5 },
      forts: { f1: { inside: [withCounters('hostile-takeover', { advancement: 3 })] } },
    });
    t.corp.takesBit().corp.scores('hostile-takeover');
    expect([t.table.corp.points, t.over]).toEqual([6, null]);
  });

  it('N-WIN-02 the Runner wins with seven agenda points, once everything accessed is settled', () => {
    const t = plays('custodial-position', {
      corp: { pile: ['tycho-extension', 'night-shift', 'filter', 'keeper', 'keeper'] },
      runner: { points: 4 },
    });
    t.until('runner last').runner.passes();
    for (let i = 0; i < 3; i++) {
      expect([t.asked, t.over]).toEqual(['runner accessed', null]);
      t.runner.passes();
    }
    expect([t.asked, t.table.runner.points]).toEqual(['runner settle', 4]);
    t.refuses('E-STATE', () => t.runner.passes());
    t.runner.steals('tycho-extension');
    expect([t.table.runner.points, t.over?.winner]).toEqual([8, RUNNER]);
    t.refuses('E-OVER', () => t.runner.draws());
  });

  it('N-WIN-02 N-WIN-08 a Runner killed by a later card of the same access has not won', () => {
    const t = plays('custodial-position', {
      corp: { pile: ['tycho-extension', 'setup', 'filter', 'keeper'] },
      runner: { points: 4 },
    });
    t.until('runner last').runner.passes();
    t.runner.passes().runner.shows('setup');
    expect([t.table.runner.points, t.over?.winner]).toEqual([4, CORP]);
  });

  it('N-WIN-04 the Corp loses when it has to draw from an empty R&D, not when the last card leaves', () => {
    const t = scenario({ at: 'start', corp: { pile: ['filter'] } });
    expect([t.asked, t.table.corp.pile, t.over]).toEqual(['corp action', 0, null]);
    for (let i = 0; i < 3; i++) t.corp.takesBit();
    for (let i = 0; i < 4; i++) t.runner.takesBit();
    expect(t.over?.winner).toBe(RUNNER);
  });

  it('N-WIN-04 a Corp that chooses to draw from an empty R&D also loses', () => {
    const t = scenario({ corp: { pile: [] } });
    expect(t.corp.draws().over?.winner).toBe(RUNNER);
  });

  it('N-WIN-04 a Runner with an empty stack continues', () => {
    const t = scenario({ turn: 'runner', runner: { pile: [] } });
    expect(t.runner.draws().over).toBeNull();
  });

  it('N-WIN-05 a Corp that draws two with one card left draws it and loses', () => {
    const t = uses('employee-empowerment', { corp: { pile: ['filter'] } });
    expect([t.corp.hand, t.over?.winner]).toEqual([['filter'], RUNNER]);
  });

  it('N-WIN-06 a point added by a card wins the game', () => {
    const t = runs('f1', {
      runner: { points: 5, hand: ['desperate-competitor'] },
      forts: { f1: { inside: ['hostile-takeover'] } },
    });
    t.until('runner action');
    expect([t.table.runner.points, t.over]).toEqual([6, null]);
    t.runner.plays('desperate-competitor');
    expect([t.table.runner.points, t.over?.winner]).toEqual([7, RUNNER]);
  });

  it('N-WIN-06 points that were spent no longer count', () => {
    const t = uses('databroker', {
      runner: { points: 6, stolen: ['tycho-extension', 'marine-arcology'] },
      forts: { f1: { inside: ['hostile-takeover'] } },
    });
    t.until('runner action').runner.runs('f1').until('runner action');
    expect([t.table.runner.points, t.over]).toEqual([6, null]);
  });

  it('N-WIN-07 a Corp with no bits and no cards in HQ can continue', () => {
    const t = scenario({ corp: { bits: 0 } });
    expect([t.asked, t.over]).toEqual(['corp action', null]);
  });

  it('N-WIN-07 a player may concede at any time, even in the opponent’s turn', () => {
    const t = scenario({ runner: { points: 3 } });
    t.runner.concedes();
    expect(t.over?.winner).toBe(CORP);
    expect(t.table.runner.points).toBe(3);
    const inTrace = uses('netwatch-operations-office').corp.concedes();
    expect(inTrace.over?.winner).toBe(RUNNER);
  });

  it('N-WIN-08 the game stops at the first condition met: nothing after it happens', () => {
    const t = scenario({
      corp: { points: 6 },
      forts: {
        f1: { inside: [withCounters('hostile-takeover', { advancement: 3 })] },
        f2: { inside: [withCounters('tycho-extension', { advancement: 4 })] },
      },
    });
    t.corp.takesBit().corp.scores('hostile-takeover');
    t.refuses('E-OVER', () => t.corp.scores('tycho-extension'));
    expect([t.table.corp.points, t.question]).toEqual([7, { kind: 'over', ...t.over }]);
  });
});

describe('the score of a game in a match', () => {
  it.each([
    ['the Runner wins 7 to 4', { winner: RUNNER, points: [4, 7] }, [4, 10]],
    ['the Corp flatlines a Runner with 6 points', { winner: CORP, points: [3, 6] }, [10, 6]],
    ['more than seven points count only as a win', { winner: CORP, points: [9, 0] }, [10, 0]],
    ['a draw gives each player their agenda points', { winner: null, points: [3, 5] }, [3, 5]],
    ['a phone at fault gets none', { winner: RUNNER, points: [6, 0], fault: CORP }, [0, 10]],
  ] as const)('N-WIN-09 %s', (_, game, scores) => {
    expect(seatScores(game)).toEqual(scores);
  });
});
