/** Ice that reacts to noise. */
import { describe, expect, it } from 'vitest';
import { definition } from '../../../../src/rules/netrunner/cards/index.ts';
import { rezCost } from '../../../../src/rules/netrunner/rulebook/numbers.ts';
import { rezzed, runs, type Scenario, several } from '../../../support/scenario.ts';

/** The Runner has broken through the ice outside the given ice, with the given breaker. */
const comesTo = (ice: string, breaker: string): Scenario => {
  return runs('hq', {
    corp: { bits: 20, hand: ['keeper'] },
    runner: { bits: 20, hand: several(5), rig: [breaker, 'mouse'] },
    forts: { hq: { ice: [rezzed('data-wall'), ice] } },
  })
    .runner.breaks(breaker, 0)
    .until('corp approach');
};

describe('ice that reacts to noise', () => {
  it.each(['baskerville', 'bolter-swarm', 'deadeye', 'imperial-guard'])(
    '%s costs [5] less to rez after a noisy icebreaker was used in the run',
    (ice) => {
      const printed = definition(ice).cost ?? 0;
      const quiet = comesTo(ice, 'worm');
      expect(rezCost(quiet.table, quiet.slot(ice), ice)).toBe(printed);
      const loud = comesTo(ice, 'ramming-piston');
      loud.corp.rezzes(ice);
      expect(loud.corp.bits).toBe(20 - Math.max(0, printed - 5));
    },
  );

  it('noise is forgotten when the run is over', () => {
    const t = comesTo('deadeye', 'ramming-piston').until('runner last');
    t.until('runner action').runner.runs('rd');
    expect(rezCost(t.table, t.slot('deadeye'), 'deadeye')).toBe(5);
  });

  it('Baskerville does damage and leaves a counter that does damage as every run begins', () => {
    const t = comesTo('baskerville', 'worm').corp.rezzes('baskerville').runner.passes().trace(0);
    expect([t.table.runner.hand, t.table.runner.counters]).toEqual([3, { Baskerville: 1 }]);
    t.runner.runs('archives');
    expect(t.table.runner.hand).toBe(1);
  });

  it('Bolter Swarm does damage and keeps the next ice from being broken; Deadeye and Imperial Guard trash a program', () => {
    const swarm = comesTo('bolter-swarm', 'worm').corp.rezzes('bolter-swarm').runner.passes();
    expect([swarm.table.runner.hand, swarm.table.lasting.map(({ what }) => what)]).toEqual([1, ['noBreaking']]);
    for (const killer of ['deadeye', 'imperial-guard']) {
      const t = comesTo(killer, 'worm').corp.rezzes(killer).runner.passes().corp.choosesCards('mouse');
      expect([t.table.runner.trash, t.asked]).toEqual([['mouse'], 'runner action']);
    }
  });
});
