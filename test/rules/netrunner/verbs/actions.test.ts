/** Cards that give actions, or take several at once. */
import { describe, expect, it } from 'vitest';
import { installs, plays, rezzed, type Scenario, scenario, several } from '../../../support/scenario.ts';

describe('R-GEN-50 an extra action each turn exists once its player declares it', () => {
  const remote = (actions = 3): Scenario =>
    scenario({
      actions,
      corp: { bits: 5, hand: ['solo-squad'] },
      forts: { f1: { inside: [rezzed('remote-facility')] } },
    });

  it('Remote Facility turns three actions into four', () => {
    const t = remote(1);
    t.corp.takesBit();
    expect([t.table.actions, t.asked]).toEqual([0, 'corp action']);
    expect(t.refuses('E-WINDOW', () => t.corp.passes()).text).toContain('extra action');
    t.refuses('E-ACTIONS', () => t.corp.takesBit());
    t.corp.uses('remote-facility');
    expect(t.table.actions).toBe(1);
    t.corp.takesBit();
    expect([t.corp.bits, t.table.active]).toEqual([7, 1]);
  });

  it('R-GEN-50 R-CARD-remote-facility a card that has already left play gives no action', () => {
    const t = remote();
    t.corp.takesBit();
    t.corp.installs('solo-squad', 'f1', { over: 'remote-facility' });
    expect(t.table.actions).toBe(1);
    t.corp.takesBit().until('runner action');
    expect(t.table.active).toBe(1);
  });

  it('R-CARD-remote-facility a declared action stays even if the card leaves', () => {
    const t = remote();
    t.corp.uses('remote-facility');
    t.refuses('E-LIMIT', () => t.corp.uses('remote-facility'));
    t.corp.installs('solo-squad', 'f1', { over: 'remote-facility' });
    expect(t.table.actions).toBe(3);
  });
});

describe('R-GEN-52 several consecutive actions', () => {
  it('R-GEN-52 R-CARD-south-african-mining-corp pays six bits for three actions of the same turn', () => {
    const forts = { f1: { inside: [rezzed('south-african-mining-corp')] } };
    const t = scenario({ corp: { bits: 0 }, forts });
    t.corp.uses('south-african-mining-corp');
    expect([t.corp.bits, t.table.active]).toEqual([6, 1]);
    const late = scenario({ actions: 2, forts });
    late.refuses('E-ACTIONS', () => late.corp.uses('south-african-mining-corp'));
  });
});

describe('optional extra actions', () => {
  it('R-GEN-51 the turn may end without it, but not before the normal actions are taken', () => {
    const t = scenario({ actions: 1, corp: { scored: [{ card: 'ai-board-member', counters: { roll: 2 } }] } });
    t.refuses('E-WINDOW', () => t.corp.passes());
    t.corp.takesBit();
    expect(t.asked).toBe('corp action');
    t.corp.passes();
    expect(t.table.active).toBe(1);
  });

  it.each([
    [1, 'The next', { do: 'draw' }],
    [3, 'bit', { do: 'draw' }],
    [5, 'draw', { do: 'bit' }],
  ] as const)('AI Board Member’s roll of %i decides what the action is for', (roll, _, other) => {
    const t = scenario({ at: 'start', corp: { scored: ['ai-board-member'], pile: several(3, 'filter') } });
    expect(t.table.cards[t.slot('ai-board-member')]?.counters['roll']).toBeGreaterThan(0);
    const later = scenario({ corp: { scored: [{ card: 'ai-board-member', counters: { roll } }] } });
    later.corp.uses('ai-board-member');
    expect([later.table.actions, later.table.special.length]).toEqual([3, 1]);
    later.refuses('E-WINDOW', () => later.corp.does(other));
    later.corp.passes();
    expect([later.table.actions, later.table.special.length]).toEqual([3, 0]);
  });
});

describe('Bargain with Viacox', () => {
  const bargain = (roll: number, more: { hand?: string[]; bits?: number } = {}): Scenario =>
    scenario({
      turn: 'runner',
      actions: 1,
      runner: { bits: 9, ...more, rig: [{ card: 'bargain-with-viacox', counters: { roll } }] },
    });

  it('N-GEN-06 a run that no fort allows is not mandatory: Roving Submarine is the only subsidiary fort', () => {
    const t = scenario({
      turn: 'runner',
      actions: 1,
      runner: { rig: [{ card: 'bargain-with-viacox', counters: { roll: 5 } }] },
      forts: { f1: { inside: [rezzed('roving-submarine')] } },
    });
    t.runner.uses('bargain-with-viacox');
    t.refuses('E-PLACE', () => t.runner.runs('f1'));
    t.runner.passes().runner.takesBit();
    expect([t.table.special, t.table.active]).toEqual([[], 0]);
  });

  it('rolls at the start of each turn, so it gives nothing in the turn in which it is installed', () => {
    const t = installs('bargain-with-viacox', { actions: 2 }).runner.takesBit().until('corp action');
    t.rolls(3);
    for (let i = 0; i < 3; i++) t.corp.takesBit();
    t.until('runner action');
    expect(t.installed('bargain-with-viacox').counters['roll']).toBe(3);
  });

  it.each([
    [1, { do: 'draw' }],
    [2, { do: 'bit' }],
    [3, { do: 'run', fort: 'rd' }],
    [4, { do: 'run', fort: 'hq' }],
  ] as const)('on a %i there is only one use for the action, which is mandatory', (roll, move) => {
    const t = bargain(roll);
    t.runner.takesBit();
    t.refuses('E-WINDOW', () => t.runner.passes());
    t.runner.uses('bargain-with-viacox');
    t.refuses('E-WINDOW', () => t.runner.passes());
    t.refuses('E-WINDOW', () => t.runner.does({ do: 'run', fort: 'archives' }));
    t.runner.does(move);
    expect(t.table.special).toEqual([]);
  });

  it('on a 5 nothing is mandatory if there is no subsidiary fort to run on', () => {
    const t = bargain(5);
    t.runner.takesBit().runner.uses('bargain-with-viacox').runner.passes().until('corp action');
    expect(t.table.active).toBe(0);
  });

  it('on a 5 the run must be on a subsidiary fort', () => {
    const t = scenario({
      turn: 'runner',
      runner: { rig: [{ card: 'bargain-with-viacox', counters: { roll: 5 } }] },
      forts: { f1: { inside: ['solo-squad'] } },
    });
    t.runner.uses('bargain-with-viacox');
    t.refuses('E-WINDOW', () => t.runner.passes());
    t.refuses('E-WINDOW', () => t.runner.runs('hq'));
    t.runner.runs('f1');
    expect([t.table.special, t.table.run?.fort]).toEqual([[], 'f1']);
  });

  it('on a 6 a random card from the hand is shown, and must be installed', () => {
    const t = bargain(6, { hand: ['mouse'] });
    t.runner.uses('bargain-with-viacox');
    expect([t.asked, t.table.actions]).toEqual(['runner forced', 1]);
    t.refuses('E-PENDING', () => t.runner.passes());
    t.runner.installs('mouse');
    expect([t.table.runner.rig.length, t.table.actions, t.asked]).toEqual([2, 1, 'runner action']);
  });

  it('R-GEN-52 on a 6 a double takes another action of this turn, and stays in hand if none is left', () => {
    const t = bargain(6, { hand: ['networking'] });
    t.runner.uses('bargain-with-viacox').runner.plays('networking');
    expect([t.runner.bits, t.table.runner.trash, t.table.active]).toEqual([15, ['networking'], 0]);
    const late = bargain(6, { hand: ['networking'] });
    late.runner.takesBit().runner.uses('bargain-with-viacox');
    expect([late.runner.hand, late.table.runner.trash, late.table.active]).toEqual([['networking'], [], 0]);
  });

  it('on a 6 a normal prep needs no action beyond the one that shows it', () => {
    const t = bargain(6, { hand: ['score'] });
    t.runner.takesBit().runner.uses('bargain-with-viacox').runner.plays('score');
    expect([t.runner.bits, t.table.runner.trash]).toEqual([14, ['score']]);
  });

  it('R-CARD-bargain-with-viacox.2 on a 6 a card that cannot be paid for stays in hand', () => {
    const t = bargain(6, { hand: ['score'], bits: 4 });
    t.runner.uses('bargain-with-viacox');
    expect([t.asked, t.runner.hand]).toEqual(['runner action', ['score']]);
    expect(t.events).toContainEqual({ kind: 'shown', seat: 1, card: 'score' });
  });
});

describe('single-purpose actions can be forgone', () => {
  it('R-GEN-46 N-TURN-13 actions that a card gives while actions are owed are forgone first', () => {
    const t = plays('edgerunner-inc-temps', { actions: 2, debt: [2, 0] });
    expect([t.table.special, t.table.debt]).toEqual([[{ for: 'install', left: 1 }], [0, 0]]);
  });

  it('R-CARD-edgerunner-inc-temps the three actions to install pay for a purge', () => {
    const t = plays('edgerunner-inc-temps', { actions: 2, corp: { counters: { Skivviss: 1 } } });
    expect(t.table.special).toEqual([{ for: 'install', left: 3 }]);
    t.corp.does({ do: 'purge' });
    expect([t.table.special, t.table.actions, t.table.debt, t.table.corp.counters['Skivviss'] ?? 0]).toEqual([
      [],
      1,
      [0, 0],
      0,
    ]);
  });
});
