/** Cards that depend on past events, trigger occasionally, give dice, bits and actions, or last for a run. */
import { describe, expect, it } from 'vitest';
import { openDecision } from '../../../../src/rules/netrunner/rulebook/choose/decision.ts';
import { strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { CORP, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import {
  meets,
  rezzed,
  runs,
  type Scenario,
  scenario,
  several,
  uses,
  withCounters,
} from '../../../support/scenario.ts';

describe('icebreakers with a memory', () => {
  it('Dupré grows once after each run in which it broke anything, and loses its strength on another fort', () => {
    const t = scenario({
      turn: 'runner',
      runner: { bits: 20, rig: ['dupre'] },
      forts: { hq: { ice: [rezzed('filter'), rezzed('filter')] }, rd: { ice: [rezzed('filter')] } },
    });
    const through = (fort: string, ice: number): void => {
      t.runner.runs(fort);
      for (let i = 0; i < ice; i++) t.until('runner encounter').runner.breaks('dupre', 0).runner.passes();
      t.until('runner action');
    };
    through('hq', 2);
    expect(t.installed('dupre').counters).toEqual({ strength: 1 });
    t.runner.runs('archives').until('runner action');
    expect(strength(t.table, t.slot('dupre')), 'a run in which it was not used').toBe(1);
    through('hq', 2);
    expect(strength(t.table, t.slot('dupre'))).toBe(2);
    t.runner.runs('rd').runner.boosts('dupre');
    expect(strength(t.table, t.slot('dupre')), 'raised by one, and nothing else').toBe(1);
  });

  it('N-CTR-05 Dupré loses its own strength counters on another fort and keeps those from Deal with Militech', () => {
    const t = runs('f1', {
      runner: { bits: 20, hand: ['deal-with-militech'], rig: [withCounters('dupre', { strength: 2 })] },
      forts: {
        f1: { inside: ['polymer-breakthrough'] },
        hq: { ice: [rezzed('filter')] },
        rd: { ice: [rezzed('filter')] },
      },
    });
    t.until('runner action').runner.plays('deal-with-militech').until('runner action');
    t.runner.runs('hq').runner.boosts('dupre').until('runner action');
    expect(t.installed('dupre').counters).toEqual({ strength: 2, Militech: 1 });
    t.runner.runs('rd').runner.boosts('dupre');
    expect(t.installed('dupre').counters).toEqual({ strength: 0, Militech: 1 });
    expect(strength(t.table, t.slot('dupre')), 'the counter, and what was just bought').toBe(2);
  });

  it('Bulldozer breaks a subroutine of the next sentry for free if it was the only card to break a wall', () => {
    const t = runs('hq', {
      runner: { bits: 9, rig: ['bulldozer'] },
      forts: { hq: { ice: [rezzed('data-wall'), 'filter', rezzed('banpei')] } },
    });
    t.runner.breaks('bulldozer', 0).runner.passes();
    t.until('runner choose breakFree').runner.chooses(1);
    expect([t.table.run?.broken, t.runner.bits]).toEqual([[1], 8]);
  });

  it('R-CARD-bulldozer a wall without subroutines counts as broken', () => {
    const t = runs('hq', {
      runner: { bits: 9, rig: ['bulldozer'] },
      forts: { hq: { ice: [rezzed('sandstorm'), rezzed('banpei')] } },
    });
    t.until('runner jack').runner.goesOn();
    expect(t.asked).toBe('runner choose breakFree');
  });

  it('Bulldozer does nothing if the next ice is not a sentry', () => {
    const t = runs('hq', {
      runner: { bits: 9, rig: ['bulldozer', 'codecracker'] },
      forts: { hq: { ice: [rezzed('data-wall'), rezzed('filter'), rezzed('banpei')] } },
    });
    t.runner.breaks('bulldozer', 0).runner.passes().until('runner jack').runner.goesOn();
    expect([t.asked, t.table.run?.broken]).toEqual(['runner encounter', []]);
    t.runner.breaks('codecracker', 0).runner.passes().until('runner jack').runner.goesOn();
    expect([t.asked, t.table.run?.broken]).toEqual(['runner encounter', []]);
  });

  it('MS-todon tags and costs all stealth bits with the first subroutine it breaks in a run, but not again in that run', () => {
    const t = meets('banpei', { runner: { bits: 9, rig: ['ms-todon', 'cloak', 'invisibility'] } });
    t.runner.breaks('ms-todon', 0);
    const stealth = () => [t.installed('cloak').counters['bits'], t.installed('invisibility').counters['bits']];
    expect([t.table.runner.tags, stealth(), t.asked]).toEqual([1, [0, 0], 'runner encounter']);
    t.runner.breaks('ms-todon', 1);
    expect([t.table.runner.tags, t.runner.bits]).toEqual([1, 7]);
    t.runner.passes().until('runner action').runner.runs('hq').runner.breaks('ms-todon', 0);
    expect(t.table.runner.tags, 'another run').toBe(2);
  });

  it('R-CARD-eurocorpse-spin-chip its bits pay for the breaker inside it, but not for another breaker of the same name', () => {
    const t = scenario({
      turn: 'runner',
      runner: {
        bits: 5,
        rig: ['eurocorpse-spin-chip', 'raptor'],
        hand: ['raptor', 'cloak', 'bartmoss-memorial-icebreaker'],
      },
      forts: { hq: { ice: [rezzed('banpei')] } },
    });
    const into = t.slot('eurocorpse-spin-chip');
    t.refuses('E-TYPE', () => t.runner.does({ do: 'install', card: 'cloak', into }));
    t.runner.does({ do: 'install', card: 'raptor', into });
    const [outside, inside] = [t.slot('raptor', 0), t.slot('raptor', 1)];
    expect([t.installed('raptor', 1).host, t.runner.bits]).toEqual([into, 4]);
    t.runner.runs('hq').runner.does({ do: 'use', slot: outside, ability: 0, sub: 0 });
    expect(
      [t.runner.bits, t.installed('eurocorpse-spin-chip').counters['bits']],
      'the other pays from the pool',
    ).toEqual([2, 2]);
    t.runner.does({ do: 'use', slot: inside, ability: 0, sub: 1 });
    t.runner.chooses(0, 2);
    expect([t.runner.bits, t.installed('eurocorpse-spin-chip').counters['bits']]).toEqual([2, 0]);
  });
});

describe("Microtech 'Trode Set", () => {
  const run = (...ice: string[]) =>
    runs('hq', {
      runner: { bits: 9, rig: ['microtech-trode-set', 'wild-card', 'dropp'], hand: several(4) },
      forts: { hq: { ice: ice.map((one) => rezzed(one)) } },
    });

  it('R-CARD-microtech-trode-set AP subroutines without a trace or Net damage do nothing and cannot be broken', () => {
    const t = run('mastiff', 'filter');
    const breaks = (sub: number) => t.runner.does({ do: 'use', slot: t.slot('wild-card'), ability: 0, sub });
    expect(t.refuses('E-STATE', () => breaks(0)).text).toContain('does nothing');
    expect(t.moves(RUNNER).flatMap((move) => ('sub' in move ? [move.sub] : []))).toEqual(
      expect.not.arrayContaining([0, 2]),
    );
    t.runner.passes().trace(5);
    expect([t.table.runner.brain, t.runner.hand.length, t.table.runner.counters]).toEqual([0, 3, { Mastiff: 1 }]);
    expect(t.table.lasting, 'ice is no stronger').toEqual([]);
  });

  it('only one point of Net damage from such a subroutine remains, and every subroutine costs a bit more to break', () => {
    const t = run('data-darts', 'banpei');
    t.runner.passes();
    expect(t.runner.hand).toHaveLength(3);
    t.until('runner jack').runner.goesOn().runner.breaks('wild-card', 0);
    expect(t.runner.bits, 'nothing locks the next ice').toBe(8);
    const other = run('nerve-labyrinth');
    other.runner.passes();
    expect(other.runner.hand, 'other ice hurts as ever').toHaveLength(2);
  });

  it('an effect that breaks all subroutines breaks the remaining ones', () => {
    const t = run('digiconda');
    const [slot, ability] = [t.slot('dropp'), 0];
    t.refuses('E-COUNT', () => t.runner.does({ do: 'use', slot, ability, subs: [0, 1] }));
    t.runner.does({ do: 'use', slot, ability, subs: [0] });
    expect([t.table.run, t.runner.hand.length, t.runner.bits]).toEqual([null, 4, 8]);
  });
});

describe('Corp counters', () => {
  const withRoaches = (Cockroach: number) =>
    scenario({ at: 'end', corp: { hand: Array(7).fill('filter'), counters: { Cockroach } } });

  it('two Cockroach counters make the Corp’s end-of-turn discards random', () => {
    expect(withRoaches(1).asked).toBe('corp discard');
    const t = withRoaches(2);
    expect([t.table.active, t.table.corp.hand, t.table.corp.down.length]).toEqual([RUNNER, 5, 2]);
  });

  it('R-CARD-synchronized-attack-on-hq with them, the Corp still chooses which cards in HQ it pays for', () => {
    const t = scenario({
      turn: 'runner',
      corp: { bits: 2, hand: ['filter', 'keeper', 'quandary'], counters: { Cockroach: 1 } },
      runner: { bits: 9, rig: ['cockroach'], hand: ['synchronized-attack-on-hq'] },
    });
    t.picks('filter').runner.runs('hq').until('runner action').runner.plays('synchronized-attack-on-hq');
    expect(t.table.corp.counters).toEqual({ Cockroach: 2 });
    t.corp.chooses(1);
    expect(t.asked).toBe('corp hand');
    t.corp.discards('filter').corp.discards('quandary');
    expect([t.corp.hand, t.table.corp.down.length, t.corp.bits]).toEqual([['keeper'], 2, 0]);
  });

  const garbage = (card: string, count = 2) => {
    return runs('rd', {
      corp: { pile: [card, 'filter'], counters: { Garbage: count } },
      runner: { bits: 0, rig: ['garbage-in'] },
    })
      .until('runner accessed')
      .runner.passes();
  };

  it('R-CARD-garbage-in two Garbage counters trash any card in R&D, and are gone after a run that used them', () => {
    const t = garbage('keeper');
    t.runner.trashes('keeper').until('runner choose order').runner.chooses(0);
    expect([t.table.corp.up, t.table.corp.counters]).toEqual([['keeper'], { Garbage: 1 }]);
    const left = garbage('keeper');
    left.runner.passes().until('runner action');
    expect(left.table.corp.counters).toEqual({ Garbage: 3 });
    expect(
      garbage('lesley-major').runner.trashes('lesley-major').until('runner action').table.corp.counters,
      'it costs nothing anyway',
    ).toEqual({ Garbage: 3 });
  });

  it('R-CARD-i-spy.1 R-CARD-i-spy.2 a Spy counter is added at the end of the run; it exposes what is installed there, and what is installed later', () => {
    const t = runs('f1', {
      actions: 1,
      corp: { bits: 9, hand: ['keeper'] },
      runner: { rig: ['i-spy'] },
      forts: { hq: { ice: [withCounters('filter', {})] }, f1: { ice: ['quandary'], inside: ['holovid-campaign'] } },
    });
    t.until('runner success').runner.uses('i-spy');
    const kinds = t.events.map(({ kind }) => kind);
    expect(kinds.indexOf('given')).toBeGreaterThan(kinds.indexOf('accessed'));
    t.until('corp action');
    expect(t.fort('f1')?.counters).toEqual({ Spy: 1 });
    expect([t.installed('quandary').card, t.installed('filter').card]).toEqual(['quandary', null]);
    t.corp.installs('keeper', 'f1');
    expect(t.installed('keeper')).toMatchObject({ card: 'keeper', active: false });
    t.corp.does({ do: 'removeCounter', name: 'Spy', fort: 'f1' });
    expect([t.fort('f1')?.counters, t.corp.bits]).toEqual([{}, 4]);
  });
});

describe('past events', () => {
  const hurt = (more: { bits?: number } = {}) =>
    scenario({
      turn: 'runner',
      runner: { rig: ['lifesaver-nanosurgeons'], hand: several(3), ...more },
      forts: { hq: { ice: [rezzed('neural-blade')] } },
    });

  it('R-CARD-lifesaver-nanosurgeons.1 Lifesaver draws for three actions after an action in which the Runner was damaged', () => {
    const t = hurt();
    t.refuses('E-STATE', () => t.runner.uses('lifesaver-nanosurgeons'));
    t.runner.runs('hq').until('runner action').runner.takesBit().runner.takesBit();
    t.runner.uses('lifesaver-nanosurgeons');
    expect(t.runner.hand).toHaveLength(4);
    t.until('corp action').corp.takesBit().corp.takesBit().corp.takesBit();
    t.until('runner action');
    t.refuses('E-STATE', () => t.runner.uses('lifesaver-nanosurgeons'));
  });

  it('R-CARD-bodyweight-data-creche R-CARD-lifesaver-nanosurgeons.1 damage in a run outside any action does not count', () => {
    const t = runs('archives', {
      runner: { rig: ['lifesaver-nanosurgeons', 'bodyweight-data-creche'], hand: several(3) },
      forts: { hq: { ice: [rezzed('neural-blade')] } },
    });
    t.until('runner choose may').runner.chooses(1).runner.chooses(0);
    expect(t.until('runner action').runner.hand).toHaveLength(2);
    t.refuses('E-STATE', () => t.runner.uses('lifesaver-nanosurgeons'));
    t.runner.runs('hq').until('runner action').runner.uses('lifesaver-nanosurgeons');
    expect(t.runner.hand, 'a run that is an action counts').toHaveLength(3);
  });

  it('R-GEN-21 R-CARD-lifesaver-nanosurgeons.1 damage in the second run of a prep counts: it belongs to that action', () => {
    const t = scenario({
      turn: 'runner',
      runner: { rig: ['lifesaver-nanosurgeons'], hand: ['all-nighter', 'score', 'score'] },
      forts: { hq: { ice: [rezzed('neural-blade')] } },
    });
    t.runner.plays('all-nighter').runner.chooses(2).until('runner choose may').runner.chooses(1).runner.chooses(0);
    expect(t.until('runner action').runner.uses('lifesaver-nanosurgeons').runner.hand).toHaveLength(3);
  });

  it('actions of the turn before count too, but events between actions do not', () => {
    const t = hurt();
    t.runner.takesBit().runner.takesBit().runner.takesBit().runner.runs('hq');
    t.until('corp action').corp.takesBit().corp.takesBit().corp.takesBit();
    t.until('runner action').runner.uses('lifesaver-nanosurgeons');
    expect(t.runner.hand).toHaveLength(4);
    const late = scenario({
      turn: 'runner',
      at: 'start',
      actions: 1,
      runner: { rig: ['lifesaver-nanosurgeons', 'preying-mantis'], hand: several(3) },
    });
    late.runner.uses('preying-mantis').until('runner action');
    for (let action = 0; action < 5; action++) late.until('runner action').runner.takesBit();
    late.until('corp action').corp.takesBit().corp.takesBit().corp.takesBit();
    late.until('runner action');
    expect(late.table.runner.brain).toBe(1);
    late.refuses('E-STATE', () => late.runner.uses('lifesaver-nanosurgeons'));
  });

  it('Schlaghund Pointers requires a run at any earlier point of the game; each point of the trace costs two', () => {
    const t = scenario({ turn: 'runner', actions: 1, corp: { bits: 11, hand: ['schlaghund-pointers'] } });
    t.runner.takesBit().until('corp action');
    t.refuses('E-TARGET', () => t.corp.plays('schlaghund-pointers'));
    for (let turn = 0; turn < 3; turn++) {
      for (let action = 0; action < 3; action++) t.corp.takesBit();
      t.until('runner action');
      for (let action = 0; action < 4; action++)
        if (turn === 0 && action === 0) t.runner.runs('archives').until('runner action');
        else t.runner.takesBit();
      t.until('corp action');
    }
    const before = t.corp.bits;
    t.corp.plays('schlaghund-pointers').trace(3);
    expect([before - t.corp.bits, t.table.runner.tags]).toEqual([6 + 6, 1]);
  });

  it.each(['1996', 'comprehensive'] as const)('the refusal tells a Corp that cannot pay double (%s)', (trace) => {
    const t = scenario({ options: { trace }, corp: { bits: 9, hand: ['schlaghund-pointers'] }, runner: { bits: 0 } });
    t.table.past = { ...t.table.past, ever: ['run'] };
    t.corp.plays('schlaghund-pointers');
    const bids = t.moves(CORP).flatMap((move) => (move.do === 'bid' ? [move.bits] : []));
    expect(bids).toEqual([0, 1]);
    if (trace === '1996') expect(t.refuses('E-BITS', () => t.trace(2)).text).toContain('4 bits');
    else t.refuses('E-BITS', () => t.corp.does({ do: 'bid', bits: 2 }));
  });

  it('Live News Feed counts black ice encountered, Black Ops cards rezzed and Black Ops agendas stolen in its run', () => {
    const t = scenario({
      turn: 'runner',
      runner: { hand: ['live-news-feed', 'score', 'score'] },
      forts: { f1: { ice: [rezzed('cortical-scrub')], inside: ['executive-extraction'] } },
    });
    const feed = (t: Scenario) => t.runner.plays('live-news-feed').runner.chooses(t.fortAt('f1'));
    const quick = scenario({
      turn: 'runner',
      corp: { bits: 20 },
      runner: { hand: ['live-news-feed', 'score', 'score', 'score'] },
      forts: {
        f1: { ice: [rezzed('brain-wash'), rezzed('brain-wash')], inside: ['executive-extraction'] },
        f2: { inside: ['i-got-a-rock'] },
      },
    });
    feed(quick).until('corp pass').corp.rezzes('i-got-a-rock').until('runner action');
    expect([quick.table.corp.badPublicity, quick.table.runner.tags]).toEqual([4, 2]);
    feed(t).until('runner action');
    expect([t.table.corp.badPublicity, t.table.runner.tags], 'the run has failed').toEqual([0, 0]);
  });

  it('R-CARD-subliminal-corruption every advertisement the Runner trashes in its run gives a point, even one trashed unseen', () => {
    const t = scenario({
      turn: 'runner',
      corp: { up: ['rockerboy-promotion'] },
      runner: {
        bits: 20,
        hand: ['subliminal-corruption', 'subliminal-corruption'],
        rig: [{ card: 'death-from-above', hidden: true }],
      },
      forts: { f1: { inside: [rezzed('rockerboy-promotion')] }, f2: { inside: ['holovid-campaign'] } },
    });
    const plays = (at: number) => t.runner.plays('subliminal-corruption').runner.chooses(at);
    plays(3).until('runner settle').runner.trashes('rockerboy-promotion').until('runner action');
    expect(t.table.corp.badPublicity).toBe(1);
    plays(3).until('runner success').runner.reveals('death-from-above');
    t.until('corp choose wasAmong').corp.chooses(1);
    expect([t.table.corp.badPublicity, t.table.corp.down.length]).toEqual([2, 1]);
  });
});

describe('runs', () => {
  it('Weefle Initiation prevents seven points in its run, as many of each packet as the Runner likes', () => {
    const t = scenario({
      turn: 'runner',
      runner: { hand: ['weefle-initiation', 'score', 'score', 'score', 'score'] },
      forts: { hq: { ice: [rezzed('data-darts'), rezzed('cortical-scrub')] } },
    });
    t.runner.plays('weefle-initiation').runner.chooses(0).until('runner choose shield');
    expect(t.question).toMatchObject({ from: [0, 1, 2, 3] });
    expect(openDecision(t.table)).toBe('shield');
    t.runner.chooses(1);
    expect(t.runner.hand).toHaveLength(2);
    t.until('runner choose shield').runner.chooses(1).until('runner action');
    expect([t.table.runner.brain, t.runner.hand.length, t.table.lasting]).toEqual([0, 2, []]);
  });

  it('it does not stop unpreventable damage, and never prevents more than seven', () => {
    const t = scenario({
      turn: 'runner',
      runner: { hand: ['weefle-initiation', ...several(9)] },
      forts: { hq: { ice: [rezzed('bolter-cluster'), rezzed('bolter-cluster')] } },
    });
    t.runner.plays('weefle-initiation').runner.chooses(0).until('runner choose shield').runner.chooses(4);
    t.until('runner choose shield');
    expect(t.question).toMatchObject({ from: [0, 1, 2, 3] });
    t.runner.chooses(3).until('runner action');
    expect(t.runner.hand).toHaveLength(8);
  });

  it('Bodyweight Data Crèche gives an extra run per turn after a successful one, without an action', () => {
    const t = runs('archives', { runner: { rig: ['bodyweight-data-creche'] } });
    t.until('runner choose may').runner.chooses();
    expect(t.asked, 'declined').toBe('runner action');
    t.runner.runs('archives').until('runner choose may').runner.chooses(1).runner.chooses(1);
    expect([t.table.run?.fort, t.table.actions]).toEqual(['rd', 2]);
    t.until('runner action').runner.runs('archives').until('runner action');
    expect(t.table.actions, 'no third run').toBe(1);
    const failed = meets('filter', { runner: { rig: ['bodyweight-data-creche'] } });
    expect([failed.asked, failed.table.actions]).toEqual(['runner action', 3]);
  });

  it('R-CARD-bodyweight-data-creche R-CARD-haunting-inquisition that run belongs to no later action, so it is not forbidden yet', () => {
    const t = meets('haunting-inquisition', { runner: { bits: 20, rig: ['bodyweight-data-creche', 'codecracker'] } });
    for (let i = 0; i < 6; i++) t.runner.boosts('codecracker');
    t.runner.breaks('codecracker', 1).runner.passes().until('runner choose may').runner.chooses(1).runner.chooses(1);
    expect(t.table.run?.fort).toBe('rd');
    t.until('runner action');
    expect(t.refuses('E-STATE', () => t.runner.runs('hq')).text).toContain('6 more actions');
  });

  it('R-CARD-submarine-uplink.1 R-CARD-submarine-uplink.2 using its link ends the run when the encounter is over, and the ice is passed', () => {
    const t = runs('hq', {
      runner: { bits: 5, rig: ['submarine-uplink', 'startup-immolator'] },
      forts: { hq: { ice: [rezzed('jack-attack'), rezzed('filter')] } },
    });
    t.trace(5, { base: 'submarine-uplink', boosts: 2 });
    expect([t.table.runner.tags, t.table.run, t.asked]).toEqual([0, null, 'runner action']);
    const passed = t.table.past.turn.filter(({ kind }) => kind === 'encountered');
    expect(passed, 'the Filter behind it is not met').toHaveLength(1);
  });

  it('R-CARD-submarine-uplink.1 used during an access it ends nothing: the remaining cards are accessed and the run continues', () => {
    const t = runs('f1', {
      runner: { bits: 0, rig: ['submarine-uplink'] },
      forts: { f1: { inside: [rezzed('turbeau-delacroix'), 'tycho-extension', 'antiquated-interface-routines'] } },
    });
    t.until('runner choose access').runner.choosesCards('turbeau-delacroix');
    t.trace(0, { base: 'submarine-uplink' });
    expect([t.asked, t.table.run?.ended]).toEqual(['runner choose access', false]);
    t.runner.choosesCards('tycho-extension');
    expect(t.until('runner action').table.runner.stolen).toEqual(['tycho-extension']);
  });

  it('outside runs it is not a base link', () => {
    const t = scenario({ corp: { bits: 5, hand: ['manhunt'] }, runner: { rig: ['submarine-uplink'] } });
    t.table.past = { ...t.table.past, last: [[], [{ kind: 'run', fort: 'hq' }]] };
    t.corp.plays('manhunt');
    expect(t.refuses('E-WINDOW', () => t.trace(0, { base: 'submarine-uplink' })).text).toContain('Submarine Uplink');
    expect(t.trace(0).table.runner.tags).toBe(0);
  });

  it('R-CARD-wilson-weeflerunner-apprentice.2 Wilson gives a normal run with at most three bits for icebreakers and link', () => {
    const t = uses('wilson-weeflerunner-apprentice', {
      runner: { bits: 20, rig: ['cyfermaster'], hand: ['inside-job'] },
      forts: { hq: { ice: [rezzed('keeper'), rezzed('filter')] }, rd: { ice: [rezzed('keeper'), rezzed('filter')] } },
    });
    t.refuses('E-WINDOW', () => t.runner.plays('inside-job'));
    t.runner.runs('hq').runner.breaks('cyfermaster', 0).runner.passes().until('runner jack').runner.goesOn();
    expect(t.refuses('E-BITS', () => t.runner.breaks('cyfermaster', 0)).text).toContain('you have 1');
    t.runner.passes().until('runner action');
    t.refuses('E-LIMIT', () => t.runner.uses('wilson-weeflerunner-apprentice'));
    t.runner.runs('rd').runner.breaks('cyfermaster', 0).runner.passes().until('runner jack').runner.goesOn();
    t.runner.breaks('cyfermaster', 0);
    expect([t.runner.bits, t.table.actions]).toEqual([14, 3]);
  });

  it('in Wilson’s run the pool still pays for anything else', () => {
    const t = uses('wilson-weeflerunner-apprentice', {
      runner: { bits: 9 },
      forts: { f1: { inside: [rezzed('braindance-campaign')] } },
    });
    t.runner.runs('f1').until('runner settle');
    expect(t.runner.trashes('braindance-campaign').runner.bits).toBe(2);
  });

  it('a deflector does not redirect a Runner who has used Submarine Uplink', () => {
    const t = meets('jack-attack', {
      runner: { rig: ['submarine-uplink'] },
      forts: { f1: { ice: [rezzed('filter')] } },
    });
    const run = t.table.run;
    if (run) t.local.table = { ...t.table, run: { ...run, next: { fort: 'f1', at: 0, meet: true } } };
    t.trace(0, { base: 'submarine-uplink' });
    expect([t.table.run, t.asked]).toEqual([null, 'runner action']);
  });

  it('Wilson’s action, left unused or spent on a debt, restricts no later run', () => {
    const t = uses('wilson-weeflerunner-apprentice', { runner: { bits: 9 } })
      .runner.passes()
      .runner.runs('archives');
    expect(t.table.lasting).toEqual([]);
    const owing = uses('wilson-weeflerunner-apprentice', { debt: [0, 1] }).runner.runs('archives');
    expect([owing.table.lasting, owing.table.debt, owing.table.actions]).toEqual([[], [0, 0], 3]);
  });
});

describe('preps', () => {
  it.each(['1996', 'rulings'] as const)('Open-Ended Mileage Program returns to hand for a bit (%s)', (rules) => {
    const t = scenario({
      turn: 'runner',
      options: { rules },
      runner: { bits: 1, tags: 2, hand: ['open-ended-mileage-program'] },
    });
    t.runner.plays('open-ended-mileage-program').runner.chooses(1);
    expect([t.table.runner.tags, t.runner.hand, t.table.runner.trash]).toEqual([1, ['open-ended-mileage-program'], []]);
    t.runner.plays('open-ended-mileage-program');
    expect([t.table.runner.tags, t.runner.hand, t.table.runner.trash]).toEqual([0, [], ['open-ended-mileage-program']]);
  });

  it('Playful AI divides each low roll between bits and dice, until every die has been rolled', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 1, hand: ['playful-ai'] } }).rolls(3, 2, 6);
    t.runner.plays('playful-ai');
    expect(t.question).toMatchObject({ what: 'setDice', from: [0, 1, 2, 3] });
    t.runner.chooses(1);
    expect([t.asked, t.runner.bits]).toEqual(['runner choose setDice', 1]);
    t.runner.chooses(2);
    expect([t.asked, t.runner.bits]).toEqual(['runner action', 3]);
  });

  it('R-CARD-valu-pak-software-bundle.1 R-CARD-valu-pak-software-bundle.3 gives five actions for programs and a bit that can only be spent in them', () => {
    const hand = ['valu-pak-software-bundle', ...Array(5).fill('codecracker'), 'raptor'];
    const t = scenario({ turn: 'runner', runner: { bits: 0, hand } });
    t.runner.plays('valu-pak-software-bundle');
    t.refuses('E-WINDOW', () => t.runner.draws());
    t.runner.installs('raptor');
    expect([t.runner.bits, t.table.actions, t.table.special]).toEqual([0, 3, [{ for: 'program', left: 4 }]]);
    t.refuses('E-BITS', () => t.runner.installs('codecracker'));
    t.runner.passes();
    expect([t.table.special, t.table.lasting]).toEqual([[], []]);
  });

  it('R-CARD-valu-pak-software-bundle.2 the bit is gone after the last of the actions, or when the rest are given up', () => {
    const t = scenario({ turn: 'runner', runner: { bits: 0, hand: ['valu-pak-software-bundle', 'raptor'] } });
    t.runner.plays('valu-pak-software-bundle').runner.passes();
    t.refuses('E-BITS', () => t.runner.installs('raptor'));
    expect(t.runner.takesBit().table.lasting).toEqual([]);
    const owing = scenario({ turn: 'runner', debt: [0, 5], runner: { bits: 0, hand: ['valu-pak-software-bundle'] } });
    owing.runner.plays('valu-pak-software-bundle');
    expect([owing.table.special, owing.table.lasting, owing.table.debt]).toEqual([[], [], [0, 0]]);
  });
});
