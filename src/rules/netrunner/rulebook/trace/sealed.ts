/**
 * The 1996 rules for traces (N-TRC): both players bid in secret, both bids are revealed together, and both are spent.
 * The Corp wins ties (N-TRC-14).
 */

import type { Known } from '../../../game.ts';
import type { Move } from '../../move.ts';
import { refuse } from '../../refusal.ts';
import { CORP, hasFaceDownInRig, RUNNER, type Table } from '../../table.ts';
import { hiddenUses } from '../cards/hidden.ts';
import { bitsAvailable, bitsOverLimit, bitsRefusal } from '../pay/payment.ts';
import { baseOptions, bidOf, bitsShort, boosts, usesCost, usesLink, usesRefusal } from './link.ts';
import type { TraceRule } from './rule.ts';

export const sealed: TraceRule = {
  ask: () => ({ kind: 'sealed', first: CORP, what: 'trace' }),

  moves(table, { limit, dearer = 0 }, seat, known) {
    if (seat === RUNNER) return runnerBids(table, known);
    const maxBid = Math.min(
      limit + bitsOverLimit(table),
      Math.floor(bitsAvailable(table, CORP, 'trace') / (1 + dearer)),
    );
    return Array.from({ length: maxBid + 1 }, (_, bits): Move => ({ do: 'bid', bits }));
  },

  refusal(table, { limit, dearer = 0 }, seat, bid) {
    if (seat === RUNNER) {
      const wrong = usesRefusal(table, bid);
      if (wrong) return wrong;
      const cost = usesCost(table, bid);
      // Face-down cards may provide the bits: such a bid is checked when it is opened (R-GEN-19).
      if (cost === bid.bits && hasFaceDownInRig(table)) return null;
      return cost === bid.bits ? bitsShort(table, bid) : refuse('bidUsesCost', { cost, bid: bid.bits });
    }
    if (bid.base !== undefined || bid.links !== undefined) return refuse('corpBidsBits');
    const maxBid = limit + bitsOverLimit(table);
    if (bid.bits > maxBid) return refuse('traceLimit', { bid: bid.bits, limit: maxBid });
    return bitsRefusal(table, CORP, 'trace', bid.bits * (1 + dearer), 'bidCost');
  },

  trace: (_, { bits }) => bits,
  link: usesLink,
  overLimit: ({ limit }, { bits }) => Math.max(0, bits - limit),
  // A link of 0 or less is found, unless the trace itself is below 0; then the plain comparison decides (N-TRC-15, 16).
  succeeds: (trace, link) => (link <= 0 && trace >= 0) || trace >= link,
};

/** Estimated bits that a face-down card contributes to a bid. */
const ACCOUNT = 3; // bits

/** Candidate bids: for each base, its own boost and every affordable use of the other link cards. */
function runnerBids(table: Table, known?: Known): Move[] {
  const more = ACCOUNT * hiddenUses(table, 'owed', known).length;
  return baseOptions(table).flatMap((base) => {
    const alone = bidOf(base);
    const start = alone.do === 'bid' ? alone.bits : 0;
    const raised = boosts(table, base).flatMap(({ use, each }) =>
      Array.from({ length: timesPaid(bitsAvailable(table, RUNNER, 'link', start) + more, each) }, (_, n) =>
        bidOf(base, { use, times: n + 1 }),
      ),
    );
    return [alone, ...raised];
  });
}

/** Caps free uses, which could be named any number of times. */
const timesPaid = (bits: number, each: number): number =>
  Math.max(0, Math.min(20, each === 0 ? 20 : Math.floor(bits / each)));
