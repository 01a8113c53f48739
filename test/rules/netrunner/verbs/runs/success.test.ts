/** Cards that work just after a run has succeeded, before its access. */
import { describe, expect, it } from 'vitest';
import { CORP, RUNNER } from '../../../../../src/rules/netrunner/table.ts';
import { rezzed, runs, type Scenario, scenario, several, type TableSetup } from '../../../../support/scenario.ts';

/** A run that has succeeded on the given fort; these cards are face down in the rig. */
function succeeds(fort: string, rig: string[], more: TableSetup = {}): Scenario {
  return runs(fort, {
    ...more,
    runner: {
      bits: 9,
      ...more.runner,
      rig: [...rig.map((card) => ({ card, hidden: true as const })), ...(more.runner?.rig ?? [])],
    },
  }).until('runner success');
}

describe('just after a successful run', () => {
  it('the Runner is asked whatever their face-down card is, and can use no card that belongs to another window', () => {
    const t = succeeds('hq', ['bolt-hole', 'airport-locker']);
    t.refuses('E-WINDOW', () => t.runner.reveals('airport-locker'));
    expect(t.moves(RUNNER)).toEqual([{ do: 'pass' }]);
    const nothing = scenario({ turn: 'runner', corp: { hand: [] } });
    expect(nothing.runner.runs('hq').runner.goesOn().asked, 'nobody is asked').toBe('runner action');
  });

  it('R-CARD-credit-subversion costs the Corp [3], only after a run on HQ and once per run', () => {
    const t = succeeds('hq', ['credit-subversion', 'credit-subversion'], { corp: { bits: 9 } });
    t.runner.reveals('credit-subversion');
    t.refuses('E-PLACE', () => t.runner.reveals('credit-subversion'));
    expect(t.corp.bits).toBe(6);
    t.until('runner action').runner.runs('hq').until('runner success');
    expect(t.runner.reveals('credit-subversion').corp.bits).toBe(3);
    const other = succeeds('rd', ['credit-subversion']);
    other.refuses('E-PLACE', () => other.runner.reveals('credit-subversion'));
  });

  it.each([
    ['hq-mole', 'hq', 'R-CARD-hq-mole'],
    ['rd-mole', 'rd', 'R-CARD-r-and-d-mole'],
  ])('%s accesses two extra stored cards on %s (%s)', (mole, fort) => {
    const t = succeeds(fort, [mole, mole], {
      corp: { hand: several(6, 'keeper') },
      forts: { [fort]: { inside: [rezzed('dieter-esslin')] } },
    });
    t.runner.reveals(mole);
    t.runner.reveals(mole);
    expect(t.runner.bits, 'copies add up').toBe(1);
    t.until('runner choose access');
    const frame = t.table.frames.at(-1);
    expect(frame?.do === 'access' && [frame.deep, frame.inside.length]).toEqual([5, 1]);
    const other = succeeds('archives', [mole]);
    other.refuses('E-PLACE', () => other.runner.reveals(mole));
  });
});

describe('Library Search', () => {
  const hand = ['keeper', 'keeper', 'keeper', 'keeper'];
  const searches = (setup: TableSetup, ...picks: number[]) => {
    const t = scenario({
      turn: 'runner',
      corp: { hand },
      ...setup,
      runner: { bits: 9, hand: ['library-search'], ...setup.runner },
    });
    t.runner.plays('library-search');
    t.refuses('E-TARGET', () => t.runner.chooses(2));
    return t.runner.chooses(...picks);
  };
  const accessed = (t: Scenario) => {
    const frame = t.until('runner settle').table.frames.at(-1);
    return frame?.do === 'access' ? frame.seen.length : 0;
  };

  it('accesses two extra cards from HQ or R&D after a quiet run', () => {
    const t = searches({}, 1).until('runner last').runner.goesOn();
    for (let i = 0; i < 3; i++) t.until('runner accessed').runner.passes();
    expect(accessed(t)).toBe(3);
  });

  it.each([
    ['hammer', 'data-wall'],
    ['codecracker', 'hunter'],
  ])('does not work after noise (%s), or after any trace (%s)', (breaker, ice) => {
    const t = searches(
      { runner: { bits: 9, hand: ['library-search'], rig: [breaker] }, forts: { rd: { ice: [rezzed(ice)] } } },
      1,
    );
    if (ice === 'hunter') t.until('sealed').trace(0);
    else t.runner.breaks(breaker, 0);
    t.until('runner last').runner.goesOn().until('runner accessed').runner.passes();
    expect(accessed(t)).toBe(1);
  });
});

it('Schematics Search Engine exposes installed cards only when HQ is accessed', () => {
  const t = runs('rd', {
    corp: { hand: ['filter'] },
    runner: { rig: ['schematics-search-engine'] },
    forts: { hq: { ice: ['keeper'] }, f1: { inside: ['tycho-extension'] } },
  });
  t.until('runner action');
  expect(t.installed('keeper').card).toBeNull();
  t.runner.runs('hq').until('runner action');
  expect([t.installed('keeper').card, t.installed('tycho-extension').card]).toEqual(['keeper', 'tycho-extension']);
});

it('Simulacrum passes AP ice, unbroken and without effect', () => {
  const meets = (ice: string) => {
    return runs('hq', {
      runner: { hand: ['score'], rig: [{ card: 'simulacrum', hidden: true }] },
      forts: { hq: { ice: [rezzed(ice)] } },
    }).until('runner encounter');
  };
  const t = meets('cortical-scrub').runner.reveals('simulacrum').until('runner last');
  expect([t.table.runner.brain, t.table.runner.trash, t.table.run?.allBroken]).toEqual([0, ['simulacrum'], false]);
  const wall = meets('data-wall');
  wall.refuses('E-TARGET', () => wall.runner.reveals('simulacrum'));
});

it('Sandbox Dig looks at the top three cards of R&D', () => {
  const t = scenario({
    turn: 'runner',
    corp: { pile: ['keeper', 'filter', 'setup', 'quandary'] },
    runner: { bits: 3, rig: [{ card: 'sandbox-dig', hidden: true }] },
  });
  t.runner.takesBit().until('runner after');
  t.runner.reveals('sandbox-dig');
  expect([t.asked, Object.values(t.local.known[RUNNER].seen), t.runner.bits]).toEqual([
    'runner looked',
    ['keeper', 'filter', 'setup'],
    1,
  ]);
});

describe('Death from Above', () => {
  const inside = [rezzed('new-galveston-city-grid'), rezzed('chicago-branch'), 'tycho-extension'];

  it('trashes everything inside, including agendas, and leaves nothing to access', () => {
    const t = succeeds('f1', ['death-from-above'], { forts: { f1: { inside: ['tycho-extension'], ice: ['keeper'] } } });
    t.runner.reveals('death-from-above').until('runner action');
    expect([t.inside('f1'), t.ice('f1'), t.table.corp.down.length, t.table.runner.points]).toEqual([
      [],
      ['keeper'],
      1,
      0,
    ]);
    const central = succeeds('hq', ['death-from-above'], { forts: { hq: { inside: [rezzed('dieter-esslin')] } } });
    central.refuses('E-PLACE', () => central.runner.reveals('death-from-above'));
  });

  it('R-CARD-death-from-above.2 New Galveston City Grid makes each face-up card more expensive: all are paid for, or it cannot be used', () => {
    const poor = succeeds('f1', ['death-from-above'], { runner: { bits: 1 }, forts: { f1: { inside } } });
    poor.refuses('E-BITS', () => poor.runner.reveals('death-from-above'));
    const t = succeeds('f1', ['death-from-above'], { forts: { f1: { inside } } });
    t.runner
      .reveals('death-from-above')
      .runner.choosesCards('new-galveston-city-grid', 'chicago-branch', 'tycho-extension');
    expect([t.runner.bits, t.inside('f1')], 'not for the Grid itself, not for what lies face down').toEqual([7, []]);
  });

  it('R-CARD-on-the-fast-track R-CARD-death-from-above.1 for unseen cards, the Corp states what was there without showing it', () => {
    const playedAfter = (node: string) => {
      const t = succeeds('f1', ['death-from-above'], {
        runner: { hand: ['on-the-fast-track'] },
        forts: { f1: { inside: [node] } },
      });
      return t.runner.reveals('death-from-above').until('runner action').runner.plays('on-the-fast-track');
    };
    const advertisement = playedAfter('rockerboy-promotion');
    expect(advertisement.asked).toBe('corp choose wasAmong');
    advertisement.refuses('E-CARD', () => advertisement.corp.chooses());
    expect(advertisement.corp.chooses(1).runner.bits).toBe(17);
    const transactions = playedAfter('south-african-mining-corp');
    transactions.refuses('E-CARD', () => transactions.corp.chooses(1));
    expect(transactions.moves(CORP)).toEqual([{ do: 'choose', picks: [] }]);
    expect(transactions.corp.chooses().corp.chooses(1).runner.bits).toBe(15);
    const neither = playedAfter('tycho-extension').corp.chooses().corp.chooses();
    expect([neither.runner.bits, neither.table.corp.up, neither.table.corp.down.length]).toEqual([9, [], 1]);
  });
});
