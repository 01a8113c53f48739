/**
 * Secret bids: an auction in which both pay, so nobody may be read. Who bids draws their amount from a mixture; without a link
 * nothing is worth bidding, for the Corp wins a tie.
 */

import type { Random } from '../../../base/chance.ts';
import type { Move } from '../move.ts';
import { CORP, RUNNER, type Table } from '../table.ts';

type Bid = Extract<Move, { do: 'bid' }>;

/** One of these bids; `stake`: what hangs on it, in bits, for whoever bids. */
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
