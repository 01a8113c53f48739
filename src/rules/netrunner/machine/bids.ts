/**
 * Secret bids: an all-pay auction, so a bidder must be unpredictable and draws the amount from a mixed strategy.
 * Without a link the Runner has no reason to bid, as the Corp wins ties.
 */

import type { Random } from '../../../base/chance.ts';
import type { Move } from '../move.ts';
import { CORP, RUNNER, type Table } from '../table.ts';

type Bid = Extract<Move, { do: 'bid' }>;

/** One of these bids; `stake`: what is at stake for the bidder, in bits. */
export function anyBid(table: Table, seat: 0 | 1, bids: readonly Bid[], stake: number, random: Random): Bid {
  const trace = table.frames.findLast((frame) => frame.do === 'trace');
  const linked = bids.some(({ base }) => base !== undefined) || (seat === CORP && table.runner.rig.length > 0);
  const least = bids.reduce((a, b) => (b.bits < a.bits ? b : a));
  if (!linked) return least;
  const limit = trace?.limit ?? 5;
  const purse = seat === CORP ? table.corp.bits : table.runner.bits;
  const most = Math.min(limit, purse, Math.max(1, Math.round(stake)));
  const wanted = stake > 12 && seat === RUNNER ? most : random(most + 1);
  const base = seat === RUNNER ? bids.filter((bid) => bid.base !== undefined) : bids;
  return (base.length > 0 ? base : bids).reduce((a, b) =>
    Math.abs(b.bits - wanted) < Math.abs(a.bits - wanted) ? b : a,
  );
}
