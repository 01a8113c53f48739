/** Agendas, nodes, upgrades and operations of the Corp with simple effects. */
import { describe, expect, it } from 'vitest';
import { definition } from '../../../../src/rules/netrunner/card.ts';
import { virusCounters } from '../../../../src/rules/netrunner/rulebook/cards/purge.ts';
import { difficulty } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { bitsAvailable } from '../../../../src/rules/netrunner/rulebook/pay/payment.ts';
import { CORP } from '../../../../src/rules/netrunner/table.ts';
import { describe as sayCard } from '../../../../src/words/en/netrunner/cards/describe.ts';
import {
  plays,
  rezzed,
  runs,
  type Scenario,
  scenario,
  scores,
  several,
  uses,
  withCounters,
} from '../../../support/scenario.ts';

describe('agendas', () => {
  it('Political Overthrow gives [3] for an action', () => {
    const t = scenario({ corp: { scored: ['political-overthrow'], bits: 0 } });
    expect(t.corp.uses('political-overthrow').corp.bits).toBe(3);
  });

  it('World Domination is worth seven points in all', () => {
    const t = scores('world-domination', 12);
    expect([t.table.corp.points, t.over?.winner]).toEqual([7, 0]);
  });

  it('Project Venice gives an extra action each turn for every three counters above its difficulty', () => {
    const t = scores('project-venice', 11);
    expect(t.installed('project-venice').counters['Venice']).toBe(2);
    const next = scenario({ at: 'start', corp: { scored: [withCounters('project-venice', { Venice: 2 })] } });
    next.until('corp action');
    expect(next.table.actions).toBe(5);
  });

  it('Unlisted Research Lab draws an extra card as the turn begins', () => {
    const t = scenario({ at: 'start', corp: { scored: ['unlisted-research-lab'] } });
    t.until('corp action');
    expect(t.table.corp.hand).toBe(2);
  });

  it.each(['hq', 'rd', 'archives', 'f1'])('Marked Accounts gives a tag when it is accessed in %s', (fort) => {
    const t = runs(fort, {
      corp: { [{ hq: 'hand', rd: 'pile', archives: 'up' }[fort] ?? 'hand']: fort === 'f1' ? [] : ['marked-accounts'] },
      forts: fort === 'f1' ? { f1: { inside: ['marked-accounts'] } } : {},
    });
    if (fort === 'rd') t.until('runner accessed').runner.shows('marked-accounts');
    t.until('runner action');
    expect([t.table.runner.tags, t.table.runner.stolen]).toEqual([1, ['marked-accounts']]);
  });
});

describe('nodes', () => {
  it('Blood Cat traces for an action', () => {
    const t = uses('blood-cat', { runner: { bits: 0 } }).trace(0);
    expect([t.table.runner.tags, t.table.actions]).toEqual([1, 2]);
  });

  it('R-CARD-cowboy-sysop takes any installed card back into HQ, even itself, without its counters', () => {
    const t = uses('cowboy-sysop', {
      corp: { hand: [] },
      forts: {
        hq: { ice: [rezzed('keeper')] },
        f2: { inside: [{ card: 'hostile-takeover', counters: { advancement: 2 } }] },
      },
    });
    t.corp.choosesCards('hostile-takeover');
    expect([t.corp.hand, t.fort('f2')]).toEqual([['hostile-takeover'], undefined]);
    t.until('corp action').corp.uses('cowboy-sysop').corp.choosesCards('cowboy-sysop');
    expect([t.corp.hand, t.fort('f1')]).toEqual([['cowboy-sysop', 'hostile-takeover'], undefined]);
  });

  it('Department of Truth Enhancement stores [3] per action and pays out everything at once', () => {
    const t = uses('department-of-truth-enhancement', { corp: { bits: 0 } });
    t.corp.uses('department-of-truth-enhancement', 0).corp.uses('department-of-truth-enhancement', 1);
    expect(t.corp.bits).toBe(6);
  });

  it('I Got a Rock does 15 meat damage for three points to a Runner with two tags', () => {
    const with2 = (points: number, tags: number): Scenario =>
      scenario({
        corp: { points },
        runner: { tags, hand: several(5) },
        forts: { f1: { inside: [rezzed('i-got-a-rock')] } },
      });
    const poor = with2(2, 2);
    poor.refuses('E-LIMIT', () => poor.corp.uses('i-got-a-rock'));
    const careful = with2(3, 1);
    careful.refuses('E-TAG', () => careful.corp.uses('i-got-a-rock'));
    const t = with2(3, 2);
    t.corp.uses('i-got-a-rock').runner.passes();
    expect([t.table.corp.points, t.over?.winner]).toEqual([0, 0]);
  });

  it('Rescheduler shuffles HQ into R&D and draws as many cards', () => {
    const t = uses('rescheduler', { corp: { hand: ['keeper', 'filter'], pile: ['trap', 'setup', 'mazer'] } });
    expect([t.table.corp.hand, t.table.corp.pile]).toEqual([2, 3]);
  });

  it.each(['spinn-public-relations', 'streetware-distributor'])(
    '%s returns one bit each turn from the [3] put there',
    (id) => {
      const corp = id.startsWith('spinn');
      const t = scenario({
        turn: corp ? 'corp' : 'runner',
        at: 'start',
        corp: { bits: 0 },
        runner: { bits: 0, rig: corp ? [] : [withCounters(id, { bits: 1 })] },
        forts: corp ? { f1: { inside: [rezzed(id, { bits: 1 })] } } : {},
      });
      t.until(corp ? 'corp action' : 'runner action');
      const seat = corp ? t.corp : t.runner;
      expect([seat.bits, t.installed(id).counters['bits']]).toEqual([1, 0]);
      seat.uses(id);
      expect([seat.bits, t.installed(id).counters['bits']]).toEqual([1, 3]);
    },
  );

  it('R-CARD-syd-meyer-superstores trades rezzed ice of the Corp’s choice for [4], and does nothing without any', () => {
    const choice = scenario({
      corp: { bits: 0 },
      forts: { f1: { inside: [rezzed('syd-meyer-superstores')], ice: [rezzed('keeper'), rezzed('filter')] } },
    });
    choice.corp.uses('syd-meyer-superstores');
    expect([choice.asked, choice.corp.bits], 'first the cost').toEqual(['corp choose trashIce', 0]);
    choice.corp.choosesCards('filter');
    expect([choice.corp.bits, choice.ice('f1')]).toEqual([4, ['keeper']]);
    expect(sayCard(definition('syd-meyer-superstores'))).toContain('[action], trash a piece of rezzed ice: Gain [4].');
    const t = scenario({
      corp: { bits: 0 },
      forts: { f1: { inside: [rezzed('syd-meyer-superstores')], ice: [rezzed('keeper')] } },
    });
    t.corp.uses('syd-meyer-superstores');
    expect([t.corp.bits, t.table.corp.up]).toEqual([4, ['keeper']]);
    t.until('corp action');
    t.refuses('E-TARGET', () => t.corp.uses('syd-meyer-superstores'));
  });

  it('R-CARD-executive-boot-camp sells random cards from HQ for bits that last for a run and are gained after its start', () => {
    const t = runs('hq', {
      corp: { bits: 0, hand: ['keeper', 'filter'] },
      forts: {
        f1: { inside: [rezzed('executive-boot-camp')] },
        f2: { inside: [rezzed('siren')] },
        hq: { ice: ['filter'] },
      },
    });
    t.until('corp approach').corp.uses('executive-boot-camp');
    expect([bitsAvailable(t.table, CORP, 'rez'), t.table.corp.hand, t.table.corp.down.length]).toEqual([2, 1, 1]);
    t.corp.rezzes('filter').until('runner action');
    expect([t.corp.bits, bitsAvailable(t.table, CORP, 'rez')], 'what is left goes back').toEqual([0, 0]);
    t.refuses('E-TURN', () => t.corp.uses('executive-boot-camp'));
    expect(
      t.table.past.turn.some((event) => event.kind === 'run' && event.fort === 'f2'),
      'Siren was not paid',
    ).toBe(false);
  });

  it('Panic Button draws from HQ while HQ is run on', () => {
    const t = runs('hq', { corp: { bits: 2, hand: [] }, forts: { hq: { inside: [rezzed('panic-button')] } } });
    t.until('corp final').corp.uses('panic-button').corp.uses('panic-button');
    expect([t.table.corp.hand, t.corp.bits]).toEqual([2, 0]);
    const corp = scenario({ corp: { bits: 9, hand: ['panic-button', 'panic-button'] } });
    corp.refuses('E-PLACE', () => corp.corp.installs('panic-button', 'rd'));
    corp.refuses('E-PLACE', () => corp.corp.installs('panic-button', 'new'));
    corp.corp.installs('panic-button', 'hq');
    expect(corp.inside('hq')).toEqual(['panic-button']);
  });

  it('Satellite Monitors roll for each run of the Runner’s last turn', () => {
    const t = runs('archives', { actions: 2, forts: { f1: { inside: [rezzed('satellite-monitors')] } } });
    t.until('runner action').runner.runs('archives').until('corp choose may');
    t.rolls(1, 4).corp.chooses(1);
    expect(t.table.runner.tags).toBe(1);
    const idle = scenario({ at: 'start', forts: { f1: { inside: [rezzed('satellite-monitors')] } } });
    expect(idle.until('corp action').asked).toBe('corp action');
  });

  it('R-CARD-team-restructuring.1 puts one counter each on up to two cards, from the bank', () => {
    const t = plays('team-restructuring', {
      corp: { bits: 1 },
      forts: { f1: { inside: ['tycho-extension'] }, f2: { inside: ['setup'] }, f3: { inside: ['project-babylon'] } },
    });
    t.refuses('E-TARGET', () => t.corp.choosesCards('setup'));
    t.corp.choosesCards('tycho-extension', 'project-babylon');
    expect([t.installed('tycho-extension').counters, t.installed('project-babylon').counters, t.corp.bits]).toEqual([
      { advancement: 1 },
      { advancement: 1 },
      0,
    ]);
  });

  it('Data Fort Remapping ends a run, once and whenever its owner has a window in it', () => {
    const t = runs('rd', {
      corp: { scored: [{ card: 'data-fort-remapping', counters: { Remap: 1 } }] },
      forts: { hq: { ice: [rezzed('canis-minor')] } },
    });
    t.until('corp final').corp.uses('data-fort-remapping');
    expect([t.table.run, t.asked, t.table.past.turn.some(({ kind }) => kind === 'success')]).toEqual([
      null,
      'runner action',
      false,
    ]);
    t.runner.runs('hq').until('runner last');
    const scored = scores('data-fort-remapping', 4);
    expect(scored.installed('data-fort-remapping').counters['Remap']).toBe(1);
    scored.refuses('E-WINDOW', () => scored.corp.uses('data-fort-remapping'));
  });

  it('R-CARD-doppelganger-antibody.2 when accessed, for [2] it leaves a counter that costs a bit each turn', () => {
    const t = runs('hq', { corp: { bits: 5, hand: ['doppelganger-antibody'] } }).until('corp choose mayPay');
    expect(t.asked).toBe('corp choose mayPay');
    t.corp.chooses(2);
    expect([t.table.runner.counters, t.corp.bits]).toEqual([{ Doppelganger: 1 }, 3]);
    const later = scenario({ turn: 'runner', at: 'start', runner: { bits: 3, counters: { Doppelganger: 2 } } });
    later.until('runner action');
    expect(later.runner.bits).toBe(1);
  });

  it('R-CARD-doppelganger-antibody.3 its counters are not virus counters, so a purge does not remove them', () => {
    const t = scenario({ runner: { counters: { Doppelganger: 2 } }, corp: { counters: { Tax: 1 } } });
    expect(virusCounters(t.table).map(({ name }) => name)).toEqual(['Tax']);
  });
});

describe('upgrades', () => {
  it.each([
    ['washington-dc-city-grid', 'hostile-takeover', 'corporate-war', [2, 2]],
    ['networked-center', 'hostile-takeover', 'corporate-war', [2, 3]],
    ['weapons-depot', 'hostile-takeover', 'corporate-war', [3, 2]],
    ['research-bunker', 'polymer-breakthrough', 'corporate-war', [-1, 3]],
  ] as const)(
    'R-CARD-weapons-depot and similar cards: %s lowers the difficulty of agendas in its fort',
    (grid, one, two, expected) => {
      const t = scenario({
        forts: {
          f1: { inside: [rezzed(grid), one] },
          f2: { inside: [rezzed(grid), two] },
          f3: { inside: [one] },
        },
      });
      const printed = difficulty(t.table, one, t.slot(one, 1));
      const now = [difficulty(t.table, one, t.slot(one)), difficulty(t.table, two, t.slot(two))];
      expect(now).toEqual([expected[0] === -1 ? printed - 1 : expected[0], expected[1]]);
    },
  );

  it('Turbeau Delacroix traces any Runner who accesses it, up to 10', () => {
    const t = runs('f1', {
      corp: { bits: 12 },
      runner: { bits: 0 },
      forts: { f1: { inside: [rezzed('turbeau-delacroix')] } },
    });
    t.until('sealed');
    t.refuses('E-LIMIT', () => t.trace(11));
    t.trace(10);
    expect(t.table.runner.tags).toBe(1);
  });
});

describe('operations', () => {
  it('R-CARD-closed-accounts empties the pool of a tagged Runner, but leaves the bits on their cards', () => {
    const t = plays('closed-accounts', { runner: { bits: 9, tags: 1, rig: [withCounters('broker', { bits: 6 })] } });
    expect([t.runner.bits, t.installed('broker').counters['bits']]).toEqual([0, 6]);
    const safe = scenario({ corp: { hand: ['closed-accounts'] } });
    safe.refuses('E-TAG', () => safe.corp.plays('closed-accounts'));
  });

  it('Day Shift draws two cards and gives a bit, Credit Consolidation gives [5] in all', () => {
    const t = plays('credit-consolidation', { corp: { bits: 10, hand: ['day-shift'] } }).corp.plays('day-shift');
    expect([t.corp.bits, t.table.corp.hand]).toEqual([16, 2]);
  });

  it('Silver Lining Recovery Protocol pays [3] for each counter on agendas stolen in the Runner’s last turn', () => {
    const t = runs('f1', {
      actions: 1,
      corp: { bits: 0, hand: ['silver-lining-recovery-protocol', 'silver-lining-recovery-protocol'] },
      forts: { f1: { inside: [{ card: 'tycho-extension', counters: { advancement: 3 } }] } },
    });
    t.until('corp action').corp.plays('silver-lining-recovery-protocol');
    expect([t.table.runner.stolen, t.corp.bits]).toEqual([['tycho-extension'], 9]);
    const plain = scenario({ corp: { bits: 0, hand: ['silver-lining-recovery-protocol'] } });
    expect(plain.corp.plays('silver-lining-recovery-protocol').corp.bits).toBe(0);
  });

  it('R-CARD-data-sifters tags a Runner who trashed a node in their last turn, by any means', () => {
    const t = runs('f1', {
      actions: 1,
      corp: { bits: 9, hand: ['data-sifters'] },
      runner: { bits: 9 },
      forts: { f1: { inside: [rezzed('blood-cat')] } },
    });
    t.until('runner settle').runner.trashes('blood-cat');
    t.until('corp action').corp.plays('data-sifters');
    expect(t.table.runner.tags).toBe(1);
    const unseen = (node: string) =>
      scenario({
        turn: 'runner',
        actions: 1,
        corp: { bits: 9, hand: ['data-sifters'] },
        runner: { bits: 9, rig: [{ card: 'death-from-above', hidden: true }] },
        forts: { f1: { inside: [node] } },
      });
    for (const [node, tags] of [
      ['blood-cat', 1],
      ['tycho-extension', 0],
    ] as const) {
      const dark = unseen(node);
      dark.runner.runs('f1').until('runner success');
      dark.runner.reveals('death-from-above');
      dark.until('corp action').corp.plays('data-sifters');
      dark.refuses('E-CARD', () => dark.corp.chooses(...(tags ? [] : [1])));
      expect(dark.corp.chooses(...(tags ? [1] : [])).table.runner.tags).toBe(tags);
    }
    const none = scenario({ corp: { bits: 9, hand: ['data-sifters'] } });
    none.refuses('E-TARGET', () => none.corp.plays('data-sifters'));
  });
});
