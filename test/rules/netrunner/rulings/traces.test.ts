/** Official rulings on traces (R-GEN-16 to R-GEN-19). */
import { describe, expect, it } from 'vitest';
import type { Known } from '../../../../src/rules/game.ts';
import { netrunner } from '../../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { rezzed, type Scenario, scenario, type TableSetup } from '../../../support/scenario.ts';

/** The Runner has met Hunter (trace 5) on HQ, and its trace is open. */
function hunted(setup: TableSetup): Scenario {
  const t = scenario({ turn: 'runner', ...setup, forts: { hq: { ice: [rezzed('hunter')] } } });
  return t.runner.runs('hq');
}
const result = (t: Scenario) => t.events.find((event) => event.kind === 'trace');

describe('a trace', () => {
  it('R-GEN-16 of 0 succeeds against link 0, and the Corp may always note 0', () => {
    const poor = hunted({ corp: { bits: 0 } });
    expect(poor.moves(CORP)).toEqual([{ do: 'note', bits: 0 }]);
    poor.trace(0);
    expect([result(poor), poor.table.runner.tags]).toMatchObject([{ trace: 0, link: 0, success: true }, 1]);
    const rich = hunted({ corp: { bits: 9 }, runner: { rig: ['bakdoor'] } }).trace(0, { base: 'bakdoor' });
    expect([result(rich), rich.corp.bits]).toMatchObject([{ trace: 0, link: 3, success: false }, 9]);
  });

  it('R-GEN-18 both pools stay in sight while the amounts are noted, and nothing else tells of a note', () => {
    const t = hunted({ corp: { bits: 4 }, runner: { bits: 7, rig: ['baedekers-net-map'] } });
    expect([t.table.corp.bits, t.table.runner.bits]).toEqual([4, 7]);
    // What the other could note is all that a phone knows: judging one’s own note reads no secret of the other.
    const bare = (seat: 0 | 1): Known => ({ seat, hand: [], pile: [], slots: {}, seen: {}, own: {} });
    for (const seat of [CORP, RUNNER])
      expect(netrunner.moves(t.table, seat, bare(seat))).toEqual(netrunner.moves(t.table, seat, t.local.known[seat]));
    t.trace(4, { base: 'baedekers-net-map', boosts: 3 });
    expect([result(t), t.corp.bits, t.runner.bits]).toMatchObject([{ trace: 4, link: 4 }, 0, 4]);
  });
});
