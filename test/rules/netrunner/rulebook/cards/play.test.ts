/** Chapter 8 of RULES.md: operations and preps (N-PLAY). */
import { describe, expect, it } from 'vitest';
import { plays, rezzed, runs, scenario, withCounters } from '../../../../support/scenario.ts';

describe('an operation', () => {
  it('N-PLAY-01 is played for an action and its cost, takes effect, and is face up in Archives', () => {
    const t = plays('accounts-receivable', { corp: { bits: 5 } });
    expect([t.corp.bits, t.table.actions, t.table.corp.hand]).toEqual([9, 2, 0]);
    expect(t.table.corp.up).toEqual(['accounts-receivable']);
  });

  it('N-PLAY-01 an agenda cannot be played, and neither can an operation that the Corp cannot pay for or has no action for', () => {
    const t = scenario({
      actions: 1,
      corp: { bits: 4, hand: ['tycho-extension', 'accounts-receivable', 'efficiency-experts'] },
      forts: { f1: { inside: ['solo-squad'] } },
    });
    t.refuses('E-TYPE', () => t.corp.plays('tycho-extension'));
    expect(t.refuses('E-BITS', () => t.corp.plays('accounts-receivable')).text).toMatch(/5.*4/);
    t.corp.takesBit();
    expect(t.asked).toBe('corp after');
    t.refuses('E-ACTIONS', () => t.corp.plays('efficiency-experts'));
  });

  it('N-PLAY-02 goes on top of the face-up pile', () => {
    const t = plays('efficiency-experts', { corp: { up: ['night-shift'] } });
    expect(t.table.corp.up).toEqual(['efficiency-experts', 'night-shift']);
    expect(t.table.corp.down).toEqual([]);
  });
});

describe('a prep', () => {
  it('N-PLAY-03 is played for an action and its cost, takes effect, and is on top of the trash', () => {
    const t = plays('score', { runner: { bits: 6, trash: ['mouse'] } });
    expect([t.runner.bits, t.table.actions, t.table.runner.hand]).toEqual([10, 3, 0]);
    expect(t.table.runner.trash).toEqual(['score', 'mouse']);
  });

  it('N-PLAY-03 a program is installed, not played', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 9, hand: ['mouse', 'score'] } });
    t.refuses('E-TYPE', () => t.runner.plays('mouse'));
    t.refuses('E-CARD', () => t.runner.plays('livewires-contacts'));
  });

  it('N-PLAY-04 needs its whole cost first, even if its effect pays it back', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 3, hand: ['score'] } });
    expect(t.refuses('E-BITS', () => t.runner.plays('score')).text).toMatch(/5.*3/);
  });

  it('N-PLAY-04 five bits are enough for Score!, four are not', () => {
    const play = (bits: number) => {
      const t = scenario({ turn: 'runner', runner: { bits, hand: ['score'] } });
      return { t, act: () => t.runner.plays('score') };
    };
    const poor = play(4);
    poor.t.refuses('E-BITS', poor.act);
    const rich = play(5);
    rich.act();
    expect(rich.t.runner.bits).toBe(9);
  });
});

describe('where a played card is while its text resolves', () => {
  const trashAfter = (rules: '1996' | 'rulings') => {
    const t = plays('inside-job', {
      options: { rules },
      runner: { bits: 2, hand: ['mouse'] },
      forts: { hq: { ice: [rezzed('filter'), rezzed('laser-wire')] } },
    });
    t.runner.chooses(0);
    return t.runner.goesOn().table.runner.trash;
  };

  it('N-PLAY-03 in the 1996 rulebook it is trashed after its effect, on top of cards lost in between', () => {
    expect(trashAfter('1996')).toEqual(['inside-job', 'mouse']);
  });

  it('R-GEN-22 with rulings it is trashed first and is below them', () => {
    expect(trashAfter('rulings')).toEqual(['mouse', 'inside-job']);
  });

  it('R-GEN-22 with rulings its choices come before that: it cannot find itself in the pile', () => {
    const options = { rules: 'rulings' } as const;
    const runner = { bits: 4, hand: ['gideons-pawnshop', 'gideons-pawnshop'], trash: ['mouse', 'worm'] };
    const t = scenario({ turn: 'runner', options, runner });
    t.runner.plays('gideons-pawnshop');
    t.refuses('E-TARGET', () => t.runner.chooses(0));
    t.runner.chooses(1);
    expect([t.runner.hand, t.table.runner.trash]).toEqual([
      ['gideons-pawnshop', 'mouse'],
      ['gideons-pawnshop', 'worm'],
    ]);
    const empty = scenario({ turn: 'runner', options, runner: { ...runner, trash: [] } });
    empty.runner.plays('gideons-pawnshop');
    expect(empty.table.runner.trash, 'there was nothing to take').toEqual(['gideons-pawnshop']);
    const corp = plays('off-site-backups', { options, corp: { up: ['night-shift'] } });
    expect([corp.corp.hand, corp.table.corp.up]).toEqual([['night-shift'], ['off-site-backups']]);
  });
});

describe('requirements of cards', () => {
  it('N-PLAY-05 Trojan Horse cannot be played after a turn in which no agenda was stolen', () => {
    const t = scenario({ corp: { bits: 5, hand: ['trojan-horse'] } });
    expect(t.refuses('E-TARGET', () => t.corp.plays('trojan-horse')).text).toContain('agenda');
    expect([t.corp.bits, t.corp.hand, t.table.actions]).toEqual([5, ['trojan-horse'], 3]);
  });

  it('N-PLAY-05 Trojan Horse can be played after a turn in which an agenda was stolen', () => {
    const t = runs('f1', {
      actions: 1,
      corp: { bits: 5, hand: ['trojan-horse'] },
      forts: { f1: { inside: ['hostile-takeover'] } },
    });
    t.until('corp action');
    t.corp.plays('trojan-horse');
    expect([t.table.runner.points, t.table.runner.tags, t.corp.bits]).toEqual([1, 1, 3]);
  });

  it('N-PLAY-06 operations and preps are never installed', () => {
    const corp = scenario({ corp: { hand: ['night-shift'] } });
    corp.refuses('E-TYPE', () => corp.corp.installs('night-shift', 'new'));
    corp.refuses('E-TYPE', () => corp.corp.installs('night-shift', 'hq', { ice: true }));
    const runner = scenario({ turn: 'runner', runner: { hand: ['score'] } });
    runner.refuses('E-TYPE', () => runner.runner.installs('score'));
  });
});

describe('the effect of a played card', () => {
  it('N-PLAY-07 is part of the one action: four counters split over two cards cost no bits', () => {
    const t = plays('project-consultants', {
      corp: { bits: 12 },
      forts: {
        f1: { inside: ['tycho-extension'] },
        f2: { inside: [withCounters('hostile-takeover', { advancement: 1 })] },
      },
    });
    expect(t.asked).toBe('corp choose addAdvancement');
    t.refuses('E-COUNT', () => t.corp.chooses(3, 2));
    t.corp.chooses(3, 1);
    expect([t.table.actions, t.corp.bits]).toEqual([2, 0]);
    expect(t.installed('tycho-extension').counters).toEqual({ advancement: 3 });
    expect(t.installed('hostile-takeover').counters).toEqual({ advancement: 2 });
  });

  it('N-PLAY-08 a prep that makes a run takes only its own action', () => {
    const t = plays('inside-job', { actions: 1, runner: { bits: 2 } }).runner.chooses(0);
    expect(t.table.run?.fort).toBe('hq');
    expect([t.table.actions, t.runner.bits]).toEqual([0, 0]);
    t.runner.jacksOut();
    expect(t.asked).toBe('corp action');
  });
});

describe('the time for playing a card', () => {
  it('N-PLAY-09 is not in the opponent’s turn', () => {
    const t = scenario({ runner: { hand: ['livewires-contacts'] } });
    t.refuses('E-TURN', () => t.runner.plays('livewires-contacts'));
    const other = scenario({ turn: 'runner', corp: { hand: ['night-shift'] } });
    other.refuses('E-TURN', () => other.corp.plays('night-shift'));
  });

  it('N-PLAY-09 is not during another action', () => {
    const t = runs('archives', { runner: { hand: ['livewires-contacts'] } });
    expect(t.asked).toBe('runner last');
    t.refuses('E-PENDING', () => t.runner.plays('livewires-contacts'));
    t.runner.jacksOut().runner.plays('livewires-contacts');
    expect(t.runner.bits).toBe(8);
  });
});
