import { describe, expect, it } from 'vitest';
import { strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { plays, revealed, rezzed, runs, scenario } from '../../../support/scenario.ts';

describe('preps for bits and cards', () => {
  it.each([
    ['Livewire’s Contacts', 'livewires-contacts', 0, 3],
    ['Score!', 'score', 5, 9],
  ])('%s pays the Runner', (_, id, before, after) => {
    const t = plays(id, { runner: { bits: before } });
    expect([t.runner.bits, t.table.runner.trash, t.table.actions]).toEqual([after, [id], 3]);
  });

  it.each([
    ['Bodyweight Synthetic Blood', 'bodyweight-synthetic-blood', 5, 3],
    ['Jack ’n’ Joe', 'jack-n-joe', 3, 5],
  ])('%s refills the hand', (_, id, cards, left) => {
    const t = plays(id);
    expect([t.table.runner.hand, t.runner.bits]).toEqual([cards, left]);
  });

  it('Bodyweight Synthetic Blood draws what the stack still holds', () => {
    const t = plays('bodyweight-synthetic-blood', { runner: { pile: ['score', 'score'] } });
    expect([t.table.runner.hand, t.over]).toEqual([2, null]);
  });

  it('Forgotten Backup Chip takes back the only program without asking', () => {
    const t = plays('forgotten-backup-chip', { runner: { trash: ['score', 'mouse'] } });
    expect(t.runner.hand).toEqual(['mouse']);
    expect(t.table.runner.trash).toEqual(['forgotten-backup-chip', 'score']);
  });

  it('Forgotten Backup Chip chooses among programs, never other cards', () => {
    const trash = ['score', 'mouse', 'dwarf'];
    const t = plays('forgotten-backup-chip', { runner: { trash } });
    t.refuses('E-TARGET', () => t.runner.chooses(0));
    t.runner.chooses(2);
    expect(t.runner.hand).toEqual(['dwarf']);
  });

  it("Gideon's Pawnshop takes back any card", () => {
    const t = plays('gideons-pawnshop', { runner: { trash: ['broker', 'score'] } }).runner.chooses(1);
    expect([t.runner.hand, t.runner.bits, t.table.runner.trash]).toEqual([
      ['score'],
      3,
      ['gideons-pawnshop', 'broker'],
    ]);
  });

  it('R-GEN-22 with rulings Gideon’s Pawnshop is already in the trash, but cannot take itself back', () => {
    const runner = { trash: ['broker'] };
    const t = plays('gideons-pawnshop', { options: { rules: 'rulings' }, runner });
    expect([t.runner.hand, t.table.runner.trash]).toEqual([['broker'], ['gideons-pawnshop']]);
  });
});

describe('preps that look', () => {
  const forts = { f1: { ice: ['keeper'], inside: ['setup'] }, hq: { ice: [rezzed('filter'), 'quandary'] } };

  it('Hunt Club BBS exposes up to three installed cards, including ice', () => {
    const t = plays('hunt-club-bbs', { forts });
    t.refuses('E-TARGET', () => t.runner.choosesCards('filter'));
    t.runner.choosesCards('keeper', 'setup', 'quandary').corp.passes();
    expect(['keeper', 'setup', 'quandary'].map((id) => t.installed(id).card)).toEqual(['keeper', 'setup', 'quandary']);
    expect(t.installed('keeper').active).toBe(false);
  });

  it('Hunt Club BBS may be played with nothing to expose', () => {
    const t = plays('hunt-club-bbs', { forts: { f1: { inside: [revealed('setup')] } } }).until('runner action');
    expect([t.table.actions, t.runner.bits]).toEqual([3, 4]);
  });
});

describe('preps that make a run', () => {
  it.each([
    ['Custodial Position', 'custodial-position', 'rd'],
    ['Executive Wiretaps', 'executive-wiretaps', 'hq'],
  ])('%s accesses three cards at once', (_, id, fort) => {
    const hand = ['keeper', 'filter', 'scramble'];
    const t = plays(id, { corp: { hand, pile: hand } });
    expect(t.table.run?.fort).toBe(fort);
    t.runner.goesOn();
    for (let looks = 0; t.asked === 'runner accessed' && looks < 9; looks++) t.runner.passes();
    const frame = t.table.frames.at(-1);
    const seen = frame?.do === 'access' ? frame.seen.length : t.eventsOf('accessed').length;
    expect([seen, t.runner.bits]).toEqual([3, 3]);
  });

  it('Executive Wiretaps accesses no more than HQ holds', () => {
    const t = plays('executive-wiretaps', { corp: { hand: ['keeper', 'filter'] } }).runner.goesOn();
    expect(t.eventsOf('accessed')).toHaveLength(2);
  });

  it('Inside Job passes only the first ice', () => {
    const t = plays('inside-job', {
      corp: { hand: ['keeper'] },
      forts: { hq: { ice: [rezzed('keeper'), rezzed('filter')] } },
    });
    expect(t.asked).toBe('runner choose fort');
    t.runner.chooses(t.fortAt('hq'));
    expect([t.asked, t.table.actions]).toEqual(['runner jack', 3]);
    t.runner.goesOn();
    expect(t.table.run).toBeNull();
  });
});

describe('more preps', () => {
  it('Anonymous Tip derezzes only black ice', () => {
    const t = plays('anonymous-tip', {
      forts: { hq: { ice: [rezzed('code-corpse')] }, rd: { ice: [rezzed('keeper')] } },
    });
    expect([t.installed('code-corpse').active, t.installed('keeper').active, t.runner.bits]).toEqual([false, true, 2]);
  });

  it.each([
    ['Desperate Competitor', 'desperate-competitor', 'hostile-takeover', 1],
    ['Hot Tip for WNS', 'hot-tip-for-wns', 'corporate-war', 3],
  ])('%s scores a point in the turn of a matching steal', (_, id, agenda, points) => {
    const t = runs('archives', { corp: { up: [agenda] }, runner: { hand: [id] } })
      .runner.goesOn()
      .runner.plays(id);
    expect(t.table.runner.points).toBe(points + 1);
  });

  it('Desperate Competitor cannot be played without a steal; Hot Tip for WNS can, without effect', () => {
    const t = scenario({ turn: 'runner', runner: { hand: ['desperate-competitor', 'hot-tip-for-wns'] } });
    t.refuses('E-TARGET', () => t.runner.plays('desperate-competitor'));
    expect(t.runner.plays('hot-tip-for-wns').table.runner.points).toBe(0);
  });

  it('Stumble through Wilderspace gives nine link in every trace of its run', () => {
    const t = plays('stumble-through-wilderspace', { forts: { hq: { ice: [rezzed('hunter')] } } });
    t.runner.chooses(t.fortAt('hq')).trace(5);
    expect([t.table.runner.tags, t.asked]).toEqual([0, 'runner last']);
  });

  it('The Personal Touch strengthens an icebreaker permanently', () => {
    const t = plays('the-personal-touch', { runner: { rig: ['dwarf', 'mouse'] } });
    expect([strength(t.table, t.slot('dwarf')), t.runner.bits]).toEqual([4, 1]);
  });

  it('Weather-to-Finance Pipe costs the Corp four bits instead of a card', () => {
    const t = plays('weather-to-finance-pipe', { corp: { bits: 3, hand: ['tycho-extension'] } }).runner.goesOn();
    expect([t.corp.bits, t.table.runner.points, t.asked]).toEqual([0, 0, 'runner action']);
  });
});

describe('bad publicity from preps', () => {
  it('Faked Hit costs the Runner two points of brain damage, and can make the Corp lose', () => {
    const runner = { bits: 5, hand: ['faked-hit', 'score', 'score', 'score'], rig: ['force-shield'] };
    const t = scenario({ turn: 'runner', runner });
    t.runner.plays('faked-hit');
    expect([t.table.corp.badPublicity, t.table.runner.brain, t.table.runner.hand]).toEqual([1, 2, 1]);
    const wins = scenario({ turn: 'runner', corp: { badPublicity: 6 }, runner: { ...runner, hand: ['faked-hit'] } });
    wins.runner.plays('faked-hit');
    expect(wins.over?.winner).toBe(1);
  });
});

describe('Scaldan', () => {
  it('gives the Corp a counter after each successful run on HQ; each counter rolls a die at the start of the Corp’s turn, and a 5 or a 6 is bad publicity', () => {
    const t = runs('hq', {
      actions: 2,
      corp: { hand: ['keeper'], badPublicity: 5, counters: { Scaldan: 1 } },
      runner: { rig: ['scaldan'] },
    });
    t.until('runner action');
    expect(t.table.corp.counters['Scaldan']).toBe(2);
    t.rolls(5, 4).runner.takesBit().until('corp action');
    expect(t.table.corp.badPublicity).toBe(6);
    const lost = scenario({ turn: 'runner', actions: 1, corp: { badPublicity: 6, counters: { Scaldan: 1 } } });
    lost.rolls(6).runner.takesBit();
    expect(lost.until('over').over?.winner).toBe(1);
  });
});

describe('Forged Activation Orders', () => {
  const forged = (bits: number) => {
    return plays('forged-activation-orders', { corp: { bits }, forts: { hq: { ice: ['keeper', rezzed('filter')] } } });
  };

  it('R-CARD-forged-activation-orders unrezzed ice is rezzed at its cost, or trashed, as the Corp chooses', () => {
    const t = forged(9);
    expect([t.asked, t.moves(0).map((move) => move.do)]).toEqual(['corp forcedRez', ['pass', 'rez']]);
    expect(t.corp.rezzes('keeper').installed('keeper').active).toBe(true);
    expect(forged(9).corp.passes().ice('hq')).toEqual(['filter']);
  });

  it('the ice is trashed if the Corp cannot pay', () => {
    const t = forged(0);
    t.refuses('E-BITS', () => t.corp.rezzes('keeper'));
    expect(t.corp.passes().ice('hq')).toEqual(['filter']);
  });
});
