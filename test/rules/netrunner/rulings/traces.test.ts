/** Official rulings on traces (R-GEN-16 to R-GEN-19). */
import { describe, expect, it } from 'vitest';
import type { Known } from '../../../../src/rules/game.ts';
import { netrunner } from '../../../../src/rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../../src/rules/netrunner/table.ts';
import { rezzed, runs, type Scenario, type TableSetup } from '../../../support/scenario.ts';

/** The Runner has encountered Hunter (trace 5) on HQ, and its trace is open. */
function hunted(setup: TableSetup): Scenario {
  return runs('hq', { ...setup, forts: { hq: { ice: [rezzed('hunter')] } } }).until('sealed');
}

describe('a trace', () => {
  it('R-GEN-16 of 0 succeeds against link 0, and the Corp may always bid 0', () => {
    const poor = hunted({ corp: { bits: 0 } });
    expect(poor.moves(CORP)).toEqual([{ do: 'bid', bits: 0 }]);
    poor.trace(0);
    expect([poor.traceResult, poor.table.runner.tags]).toMatchObject([{ trace: 0, link: 0, success: true }, 1]);
    const rich = hunted({ corp: { bits: 9 }, runner: { rig: ['bakdoor'] } }).trace(0, { base: 'bakdoor' });
    expect([rich.traceResult, rich.corp.bits]).toMatchObject([{ trace: 0, link: 3, success: false }, 9]);
  });

  it('R-GEN-18 both pools stay visible while both bid, and nothing else reveals a bid', () => {
    const t = hunted({ corp: { bits: 4 }, runner: { bits: 7, rig: ['baedekers-net-map'] } });
    expect([t.table.corp.bits, t.table.runner.bits]).toEqual([4, 7]);
    // A phone knows only what the opponent could bid: judging a player's own bid reads none of the opponent's secrets.
    const bare = (seat: 0 | 1): Known => ({ seat, hand: [], pile: [], slots: {}, seen: {}, own: {} });
    for (const seat of [CORP, RUNNER])
      expect(netrunner.moves(t.table, seat, bare(seat))).toEqual(netrunner.moves(t.table, seat, t.local.known[seat]));
    t.trace(4, { base: 'baedekers-net-map', boosts: 3 });
    expect([t.traceResult, t.corp.bits, t.runner.bits]).toMatchObject([{ trace: 4, link: 4 }, 0, 4]);
  });

  const faceDown = (card: string) => ({ card, hidden: true as const });
  const bidding = (account: string, bits: number, boosts: number) =>
    hunted({ corp: { bits: 9 }, runner: { bits, rig: ['baedekers-net-map', faceDown(account)] } }).trace(4, {
      base: 'baedekers-net-map',
      boosts,
    });

  it('R-GEN-19 a bid above the pool is paid from a hidden resource once the amounts are revealed', () => {
    const t = bidding('chiba-bank-account', 2, 4);
    expect([t.asked, t.runner.bits, t.corp.bits], 'nothing is paid yet').toEqual(['runner owed', 2, 9]);
    t.refuses('E-TURN', () => t.corp.does({ do: 'bid', bits: 5 }));
    t.runner.reveals('chiba-bank-account');
    expect([t.traceResult, t.runner.bits, t.corp.bits]).toMatchObject([{ trace: 4, link: 5, success: false }, 1, 5]);
    expect(t.table.runner.trash).toEqual(['chiba-bank-account']);
  });

  it('R-GEN-19 bits that cannot be paid then do not count; bits that can be paid do', () => {
    const left = bidding('chiba-bank-account', 2, 4).runner.passes().runner.passes();
    expect([left.traceResult, left.runner.bits]).toMatchObject([{ link: 3, success: true }, 0]);
    const short = bidding('swiss-bank-account', 0, 4);
    short.runner.reveals('swiss-bank-account');
    expect([short.traceResult, short.runner.bits]).toMatchObject([{ link: 3, success: true }, 0]);
  });

  it('R-GEN-19 any face-down resource lifts the limit, as nobody can tell what it is; without one the limit applies', () => {
    const bluff = bidding('bolt-hole', 2, 4);
    bluff.refuses('E-WINDOW', () => bluff.runner.reveals('bolt-hole'));
    expect(bluff.runner.passes().runner.passes().traceResult).toMatchObject({ link: 3 });
    const open = hunted({ runner: { bits: 2, rig: ['baedekers-net-map', 'fall-guy'] } });
    open.refuses('E-BITS', () => open.trace(0, { base: 'baedekers-net-map', boosts: 3 }));
    const corp = hunted({ corp: { bits: 2 }, runner: { rig: [faceDown('bolt-hole')] } });
    corp.refuses('E-BITS', () => corp.trace(3));
  });

  it('R-GEN-19 a base link that cannot be paid gives nothing, and neither do its own uses', () => {
    const rig = ['access-to-arasaka', faceDown('bolt-hole')];
    const t = hunted({ corp: { bits: 9 }, runner: { bits: 1, rig } });
    t.trace(1, { base: 'access-to-arasaka', boosts: 1 });
    expect([t.asked, t.question]).toMatchObject(['runner owed', { window: 'owed' }]);
    expect([t.runner.passes().runner.passes().traceResult, t.runner.bits]).toMatchObject([
      { link: 0, success: true },
      1,
    ]);
  });
});
