/** Lines of play counted by the engine, against counts made by hand from the rulebook on three small tables. */
import { describe, expect, it } from 'vitest';
import { perft } from '../../support/replay.ts';
import { rezzed, type Scenario, scenario } from '../../support/scenario.ts';

const lines = (t: Scenario, depth: number): number => perft(t.local, depth);

describe('the Corp’s last two actions, with one piece of ice in hand', () => {
  /*
   * Corp: 1 bit, Keeper in hand, R&D full of Efficiency Experts (an operation for 0 bits). Runner: nothing but 5 bits.
   * Nothing can be used and nothing lies inside a fort, so no window asks a player.
   *
   * 1  draw, take a bit, install Keeper on HQ, R&D, Archives or a new fort                               = 6
   * 2  after draw: the same 6, and Efficiency Experts can be played                                      = 7
   *    after the bit: the same                                                                           = 6
   *    after each of 4 installs: draw, bit; 1 bit pays nothing more, the hand is empty                   = 4 × 2 = 8
   *                                                                                                   sum 21
   * 3  The Corp’s turn is over, with fewer than six cards in hand. The Runner: draw, bit, a run on each of the three
   *    central forts = 5, and one more where Keeper was put on a new fort: (new, draw), (new, bit), (draw, new),
   *    (bit, new) = 4 lines.                                                                             21 × 5 + 4 = 109
   */
  const table = () => scenario({ actions: 2, corp: { bits: 1, hand: ['keeper'] } });

  it.each([
    [0, 1],
    [1, 6],
    [2, 21],
    [3, 109],
  ])('to depth %i gives %i lines', (depth, count) => {
    expect(lines(table(), depth)).toBe(count);
  });
});

describe('the Runner’s last action, with Worm before a rezzed Wall of Static', () => {
  /*
   * Runner: 3 bits, no cards in hand, Worm (strength 2; break a Wall subroutine for 0, +1 strength for 3) in the rig. Corp: no
   * cards in HQ, R&D full of Efficiency Experts, a fort with Wall of Static (strength 2, one subroutine) on it and nothing
   * inside. No window asks anybody.
   *
   * 1  draw, bit, run HQ, R&D, Archives or the fort                                                      = 6
   * 2  draw, bit: the Corp’s turn; it drew Efficiency Experts: draw, bit, play                           = 2 × 3 = 6
   *    run on a central fort: no ice, go on or jack out                                                  = 3 × 2 = 6
   *    run on the fort: let it be, break the subroutine, raise Worm                                      = 3
   *                                                                                                   sum 15
   * 3  draw, bit: the Corp goes on: after draw 3, after the bit 3, after playing 2 (empty hand)          = 2 × 8 = 16
   *    HQ: nothing to access, or jacked out: either way the Corp’s 3                                     = 6
   *    R&D: one card is seen and left (1), or jacked out (3)                                             = 4
   *    Archives: empty, or jacked out                                                                    = 6
   *    the fort: let be, the run ends: the Corp’s 3; broken: let be or raise = 2; raised, no bits left: let be or break = 2
   *                                                                                                      = 7
   *                                                                                                   sum 39
   */
  const table = () =>
    scenario({
      turn: 'runner',
      actions: 1,
      runner: { bits: 3, rig: [rezzed('worm')] },
      forts: { f1: { ice: [rezzed('wall-of-static')] } },
    });

  it.each([
    [1, 6],
    [2, 15],
    [3, 39],
  ])('to depth %i gives %i lines', (depth, count) => {
    expect(lines(table(), depth)).toBe(count);
  });
});

describe('the Runner’s last action, before a rezzed Hunter', () => {
  /*
   * Hunter traces with limit 5. Corp: 1 bit. Runner: 1 bit and Baedeker’s Net Map (base link 1 for 0; +1 link for 1 bit).
   * Two bids are one decision.
   *
   * 1  draw, bit, four runs                                                                              = 6
   * 2  draw, bit: the Corp’s draw, bit, play                                                             = 6
   *    runs on the central forts                                                                         = 6
   *    the trace: the Corp bids 0 or 1; the Runner nothing, the map, or the map and 1 bit               = 2 × 3 = 6
   *                                                                                                   sum 18
   */
  it('to depth 2 gives 18 lines', () => {
    const t = scenario({
      turn: 'runner',
      actions: 1,
      corp: { bits: 1 },
      runner: { bits: 1, rig: [rezzed('baedekers-net-map')] },
      forts: { f1: { ice: [rezzed('hunter')] } },
    });
    expect(lines(t, 1)).toBe(6);
    expect(lines(t, 2)).toBe(18);
  });
});
