/** Virus programs, their counters, and how the Corp removes them. */
import { describe, expect, it } from 'vitest';
import { difficulty, handSize, strength } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { CORP, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import {
  plays,
  rezzed,
  runs,
  type Scenario,
  scenario,
  type TableSetup,
  withCounters,
} from '../../../support/scenario.ts';

/** The Runner's turn, with the given virus in the rig. */
const infected = (virus: string, more: TableSetup = {}) =>
  scenario({
    turn: 'runner',
    ...more,
    runner: { bits: 5, rig: [virus], ...more.runner },
    corp: { hand: ['keeper', 'filter', 'quandary'], ...more.corp },
  });

/** Goes through the run with no other action; returns the number of cards accessed. */
function accesses(t: Scenario): number {
  let count = 0;
  for (let i = 0; t.asked !== 'runner action' && i < 50; i++) {
    const { question } = t;
    if (question.kind === 'choose') t.runner.chooses(question.from[0] ?? 0);
    else t.until(t.asked).does(question.kind === 'move' ? question.of : 0, { do: 'pass' });
    count += t.eventsOf('accessed').length;
  }
  return count;
}

describe('Armageddon', () => {
  const run = (rig: string[], more: TableSetup = {}) =>
    runs('rd', { ...more, runner: { ...more.runner, rig } }).runner.goesOn();

  it('R-CARD-armageddon.2 R-GEN-43 each copy may give a Doom counter for the access, after the run', () => {
    const t = run(['armageddon', 'armageddon']);
    expect(t.asked).toBe('runner choose instead');
    t.runner.chooses(0);
    expect([t.asked, t.table.corp.counters]).toEqual(['runner choose instead', {}]);
    t.runner.chooses(0).until('runner action');
    expect(t.table.corp.counters).toEqual({ Doom: 2 });
    expect(t.table.past.turn.some((event) => event.kind === 'stolen')).toBe(false);
    const left = run(['armageddon']).runner.chooses();
    expect([left.asked, left.until('runner action').table.corp.counters]).toEqual(['runner accessed', {}]);
  });

  it('R-CARD-armageddon.3 even if nothing would be accessed', () => {
    const t = run(['armageddon'], { forts: { rd: { inside: [rezzed('simon-francisco')] } } });
    expect(t.runner.chooses(0).until('runner action').table.corp.counters).toEqual({ Doom: 1 });
  });

  it('R-CARD-armageddon.1 R-CARD-demolition-run only one of them can replace the access', () => {
    const demolish = (...picks: number[]) => {
      const t = plays('demolition-run', {
        runner: { bits: 9, rig: ['armageddon'] },
        forts: { rd: { ice: [rezzed('canis-minor')] } },
      });
      t.runner.chooses(1).until('runner choose instead');
      t.runner.chooses(...picks).until('runner action');
      return [t.ice('rd'), t.table.corp.counters['Doom'] ?? 0];
    };
    expect([demolish(0), demolish()]).toEqual([
      [['canis-minor'], 1],
      [[], 0],
    ]);
  });

  it('its counters may trash what the Corp installs, and are used up with it', () => {
    const doomed = (...rolls: number[]) => {
      const t = scenario({ corp: { hand: ['keeper'], counters: { Doom: 2 } } });
      t.rolls(...rolls).corp.installs('keeper', 'hq');
      return [t.ice('hq'), t.table.corp.down.length, t.table.corp.counters['Doom'] ?? 0];
    };
    expect([doomed(5, 1), doomed(6, 2), doomed(6, 6)]).toEqual([
      [['keeper'], 0, 2],
      [[], 1, 1],
      [[], 1, 0],
    ]);
  });
});

describe('adding counters when the run is over', () => {
  it('R-GEN-43 R-CARD-boardwalk.1 R-CARD-vienna-22 the run that adds the first Vienna counter accesses one card', () => {
    const t = infected('vienna-22').picks('keeper');
    t.runner.runs('hq');
    expect([accesses(t), t.table.corp.counters]).toEqual([1, { Vienna: 1 }]);
    t.picks('keeper', 'filter').runner.runs('hq');
    expect([accesses(t), t.table.corp.counters]).toEqual([2, { Vienna: 2 }]);
  });

  it('R-CARD-vienna-22 an upgrade installed in HQ is accessed in addition to the stored cards', () => {
    const t = infected('vienna-22', {
      corp: { counters: { Vienna: 1 }, hand: ['keeper', 'filter', 'quandary'] },
      forts: { hq: { inside: [rezzed('antiquated-interface-routines')] } },
    });
    t.runner.runs('hq');
    expect(accesses(t)).toBe(3);
  });

  it('Highlighter takes effect from its second counter', () => {
    const t = infected('highlighter', { corp: { counters: { Highlighter: 1 } } });
    t.runner.runs('rd');
    expect([accesses(t), t.table.corp.counters]).toEqual([1, { Highlighter: 2 }]);
    t.runner.runs('rd');
    expect([accesses(t), t.table.corp.counters]).toEqual([2, { Highlighter: 3 }]);
  });

  it.each([
    ['boardwalk', 'hq', 'Boardwalk'],
    ['butcher-boy', 'hq', 'Butcher Boy'],
    ['cascade', 'rd', 'Cascade'],
    ['crumble', 'hq', 'Crumble'],
    ['deep-thought', 'rd', 'Thought'],
    ['gremlins', 'hq', 'Gremlin'],
    ['incubator', 'archives', 'Incubate'],
    ['scaldan', 'hq', 'Scaldan'],
    ['skivviss', 'rd', 'Skivviss'],
    ['taxman', 'hq', 'Tax'],
  ])('N-CTR-05 %s gives a counter for a run on %s', (virus, fort, name) => {
    const t = infected(virus);
    t.runner.runs(fort);
    accesses(t);
    expect(t.table.corp.counters).toEqual({ [name]: 1 });
  });

  it('a run that fails, or succeeds elsewhere, adds none', () => {
    const t = infected('gremlins', { forts: { hq: { ice: [rezzed('filter')] } } });
    t.runner.runs('hq').until('runner action').runner.runs('archives').runner.goesOn().until('runner action');
    expect(t.table.corp.counters).toEqual({});
  });

  it('a run that counts as one on HQ gives HQ’s counter', () => {
    const t = infected('gremlins', { runner: { rig: ['gremlins', 'shredder-uplink-protocol'] } });
    t.runner.uses('shredder-uplink-protocol').runner.goesOn();
    expect(t.table.corp.counters).toEqual({ Gremlin: 1 });
  });

  it('R-GEN-04 N-CINS-13 a counter for a fort that no longer exists is lost, and a new fort starts without counters', () => {
    const t = infected('fait-accompli', {
      corp: { hand: ['hostile-takeover'] },
      forts: { f1: { inside: ['solo-squad'], counters: { Fait: 2 } } },
    });
    t.runner.runs('f1').until('runner settle').runner.trashes('solo-squad').until('runner action');
    expect(t.fort('f1')).toBeUndefined();
    t.runner
      .takesBit()
      .runner.takesBit()
      .runner.takesBit()
      .until('corp action')
      .corp.installs('hostile-takeover', 'new');
    expect(t.fort('f2')?.counters).toEqual({});
  });
});

describe('effects of counters', () => {
  it('Butcher Boy pays a bit per turn for every two counters, even after the program is gone', () => {
    const t = scenario({ turn: 'runner', at: 'start', corp: { counters: { 'Butcher Boy': 5 } } });
    t.until('runner action');
    expect(t.runner.bits).toBe(7);
  });

  it('Gremlins lowers the hand size by one for every two counters', () => {
    const t = scenario({ corp: { counters: { Gremlin: 3 } } });
    expect(handSize(t.table, CORP)).toBe(4);
  });

  it('R-CARD-skivviss the Corp draws an extra card for each counter at the start of its turn, and keeps its actions', () => {
    const t = scenario({ at: 'start', corp: { counters: { Skivviss: 2 } } });
    t.until('corp action');
    expect([t.corp.hand.length, t.table.actions]).toEqual([3, 3]);
  });

  it('Taxman takes a bit for every two counters, as far as possible', () => {
    const t = scenario({ at: 'start', corp: { bits: 1, counters: { Tax: 4 } } });
    t.until('corp action');
    expect(t.corp.bits).toBe(0);
  });

  it('Fait Accompli raises the difficulty only of agendas in its fort', () => {
    const t = infected('fait-accompli', {
      forts: {
        f1: { inside: [withCounters('hostile-takeover', { advancement: 3 }), 'red-herrings'], counters: { Fait: 3 } },
        f2: { inside: [withCounters('hostile-takeover', { advancement: 3 })] },
      },
      corp: { hand: [] },
      runner: { bits: 0 },
    });
    const [first, second] = [t.slot('hostile-takeover'), t.slot('hostile-takeover', 1)];
    expect([first, second].map((slot) => difficulty(t.table, 'hostile-takeover', slot))).toEqual([4, 3]);
  });

  it('a second Fait counter delays an agenda that was ready to score', () => {
    const t = scenario({
      forts: { f1: { inside: [withCounters('hostile-takeover', { advancement: 3 })], counters: { Fait: 2 } } },
    });
    t.corp.takesBit();
    const refused = t.refuses('E-STATE', () => t.corp.scores('hostile-takeover'));
    expect(refused.text).toContain('3 of 4');
    t.corp.advances('hostile-takeover').corp.scores('hostile-takeover');
    expect(t.table.corp.points).toBe(1);
  });

  it('R-CARD-pattels-virus.2 Pattel’s Virus marks one of the pieces of ice whose subroutines were all broken', () => {
    const t = infected('pattels-virus', {
      runner: { bits: 20, rig: ['pattels-virus', 'dwarf', 'codecracker'] },
      forts: { hq: { ice: [rezzed('crystal-wall'), rezzed('filter'), 'sleeper'] } },
    });
    t.runner.runs('hq').runner.breaks('dwarf', 0).runner.passes().until('runner jack').runner.goesOn();
    t.runner.breaks('codecracker', 0).runner.passes().until('runner jack').runner.goesOn();
    t.until('runner choose brokenIce');
    t.refuses('E-TARGET', () => t.runner.choosesCards('sleeper'));
    t.runner.choosesCards('crystal-wall');
    expect([strength(t.table, t.slot('crystal-wall')), strength(t.table, t.slot('filter'))]).toEqual([2, 0]);
  });

  it('R-GEN-10 a Pattel counter stays on ice that is derezzed', () => {
    const t = scenario({
      turn: 'runner',
      runner: { hand: ['anonymous-tip'] },
      forts: { hq: { ice: [rezzed('quandary', { Pattel: 1 })] } },
    });
    expect(strength(t.table, t.slot('quandary'))).toBe(1);
    const passed = runs('hq', { corp: { bits: 9 }, forts: { hq: { ice: [withCounters('quandary', { Pattel: 1 })] } } });
    passed.corp.rezzes('quandary');
    expect(strength(passed.table, passed.slot('quandary'))).toBe(1);
  });

  it('R-CARD-viral-pipeline.2 three Socket counters become a Pipe counter before the Corp can respond, if the Runner wants', () => {
    const t = infected('viral-pipeline', {
      forts: { hq: { counters: { Socket: 1 } }, rd: { counters: { Socket: 2 } } },
    });
    t.runner.runs('archives').until('runner after');
    expect(t.table.corp.counters).toEqual({});
    t.runner.uses('viral-pipeline');
    expect([t.fort('hq')?.counters, t.fort('rd')?.counters, t.fort('archives')?.counters]).toEqual([
      {},
      { Socket: 1 },
      {},
    ]);
    expect(t.table.corp.counters).toEqual({ Pipe: 1 });
    expect(t.asked, 'there are no more counters for it').toBe('corp after');
  });

  it('each Pipe counter costs the Corp an action of every turn', () => {
    const t = scenario({ at: 'start', corp: { counters: { Pipe: 2 } } });
    t.until('corp action');
    expect(t.table.actions).toBe(1);
  });
});

describe('purging', () => {
  it('R-GEN-44 R-CARD-boardwalk.2 all virus counters are removed immediately, and the next turn has no actions', () => {
    const t = scenario({
      turn: 'runner',
      at: 'start',
      corp: { counters: { Gremlin: 2, Tax: 1 } },
      forts: { f1: { inside: ['keeper'], counters: { Fait: 3 } }, hq: { ice: [rezzed('quandary', { Pattel: 2 })] } },
    });
    t.corp.does({ do: 'purge' });
    expect([t.table.corp.counters, t.fort('f1')?.counters, t.installed('quandary').counters['Pattel']]).toEqual([
      {},
      {},
      0,
    ]);
    expect(t.table.debt).toEqual([3, 0]);
    for (let i = 0; i < 4; i++) t.until('runner action').runner.takesBit();
    t.until('runner action');
    expect([t.table.turn, t.table.debt], 'the Corp had a turn without actions').toEqual([5, [0, 0]]);
  });

  it('R-GEN-45 R-CARD-boardwalk.3 three Socket counters are removed while the Runner passes ice', () => {
    const t = infected('viral-pipeline', {
      corp: { hand: [] },
      runner: { bits: 9, rig: ['viral-pipeline', 'codecracker'] },
      forts: { rd: { ice: [rezzed('filter')] }, hq: { counters: { Socket: 3 } } },
    });
    t.runner.runs('rd').until('runner encounter').runner.breaks('codecracker', 0).runner.passes().until('corp pass');
    t.corp.does({ do: 'purge' });
    expect(t.fort('hq')?.counters).toEqual({});
    t.until('runner action').refuses('E-TURN', () => t.corp.does({ do: 'purge' }));
  });

  it('N-TURN-12 with one action left to forgo, two are owed', () => {
    const t = scenario({ actions: 2, corp: { counters: { Gremlin: 1 } } });
    t.corp.takesBit().corp.does({ do: 'purge' });
    expect([t.table.active, t.table.debt, t.table.corp.counters]).toEqual([RUNNER, [2, 0], {}]);
  });

  it('R-CARD-viral-pipeline.1 the actions that a Pipe counter would take pay for its removal first', () => {
    const t = scenario({ at: 'start', corp: { counters: { Pipe: 2 } } });
    t.until('corp start').corp.does({ do: 'purge' });
    t.until('runner action');
    expect([t.table.debt, t.table.corp.counters]).toEqual([[0, 0], {}]);
  });

  it('R-CARD-pattel-antibody.3 counters on the Runner’s cards are not virus counters', () => {
    const t = scenario({ runner: { rig: [{ card: 'dwarf', counters: { Pattel: 1 } }] }, corp: { hand: ['keeper'] } });
    t.corp.takesBit();
    t.refuses('E-TARGET', () => t.corp.does({ do: 'purge' }));
  });

  it('the Runner cannot purge, and the Corp only in a window', () => {
    const t = scenario({ corp: { counters: { Gremlin: 1 } } });
    t.refuses('E-WINDOW', () => t.corp.does({ do: 'purge' }));
    t.refuses('E-TURN', () => t.runner.does({ do: 'purge' }));
  });
});

describe('avoiding virus counters', () => {
  it('Disinfectant, Inc. avoids one counter per turn for a bit', () => {
    const t = infected('gremlins', { forts: { f1: { inside: [rezzed('disinfectant-inc')] } } });
    t.runner.runs('hq').runner.goesOn();
    expect(t.asked).toBe('corp avoidCounter');
    t.corp.uses('disinfectant-inc');
    expect([t.corp.bits, t.table.corp.counters]).toEqual([4, {}]);
    t.until('runner action').runner.runs('hq').runner.goesOn();
    expect([t.asked, t.table.corp.counters], 'once a turn').toEqual(['corp after', { Gremlin: 1 }]);
  });

  it('Disinfectant, Inc. is not offered without a bit to pay', () => {
    const t = infected('gremlins', {
      corp: { bits: 0, hand: ['keeper'] },
      forts: { f1: { inside: [rezzed('disinfectant-inc')] } },
    });
    t.runner.runs('hq').runner.goesOn();
    expect(t.table.corp.counters).toEqual({ Gremlin: 1 });
  });

  it('Superserum removes every virus counter for free and avoids the next two', () => {
    const t = scenario({
      corp: { hand: ['keeper'], counters: { Gremlin: 4 } },
      runner: { rig: ['gremlins'] },
      forts: { f1: { inside: [withCounters('superserum', { advancement: 3 })] } },
    });
    t.corp.takesBit().corp.scores('superserum');
    expect([t.table.corp.counters, t.table.actions, t.table.debt]).toEqual([{}, 2, [0, 0]]);
    t.corp.takesBit().corp.takesBit();
    for (const left of [{}, {}, { Gremlin: 1 }]) {
      t.until('runner action').runner.runs('hq').runner.goesOn();
      expect(t.table.corp.counters).toEqual(left);
    }
  });
});
