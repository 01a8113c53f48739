/**
 * Traces by the later, comprehensive rules (N-TRX): the card's number is the base strength, the Corp openly adds as
 * many bits as it likes, then the Runner, seeing the total, uses link and adds bits. The Runner wins ties.
 */

import type { Refusal } from '../../../game.ts';
import type { Move } from '../../move.ts';
import { refuse } from '../../refusal.ts';
import { CORP, RUNNER, type Table } from '../../table.ts';
import { bitsAvailable, bitsRefusal } from '../pay/payment.ts';
import { baseOptions, bidOf, bitsShort, boosts, usesCost, usesLink, usesRefusal } from './link.ts';
import type { Bid, TraceRule } from './rule.ts';

export const comprehensive: TraceRule = {
  // The Corp first (N-TRX-02), then the Runner (N-TRX-03).
  ask: (_, { bids }) => ({ kind: 'move', of: bids?.[CORP] ? RUNNER : CORP, window: 'trace' }),

  moves(table, { dearer = 0 }, seat) {
    if (seat === RUNNER) return runnerBids(table);
    return upTo(Math.floor(bitsAvailable(table, CORP, 'trace') / (1 + dearer))).map(
      (bits): Move => ({ do: 'bid', bits }),
    );
  },

  refusal(table, { dearer = 0 }, seat, bid) {
    if (seat === RUNNER) return runnerRefusal(table, bid);
    if (bid.base !== undefined || bid.links !== undefined) return refuse('corpSpendsBits');
    const price = bid.bits * (1 + dearer);
    return bitsRefusal(table, CORP, 'trace', price, 'takesBits');
  },

  trace: ({ limit }, { bits }) => limit + bits,
  link: (table, bid) => usesLink(table, bid) + bid.bits - usesCost(table, bid),
  overLimit: () => 0,
  succeeds: (trace, link) => trace > link,
};

function runnerRefusal(table: Table, bid: Bid): Refusal | null {
  const wrong = usesRefusal(table, bid);
  if (wrong) return wrong;
  const cost = usesCost(table, bid);
  return bid.bits < cost ? refuse('usesCost', { cost, bid: bid.bits }) : bitsShort(table, bid);
}

/** Each base with any number of bits, and the uses that give more link than their bits would. */
function runnerBids(table: Table): Move[] {
  return baseOptions(table).flatMap((base) => {
    const start = bidOf(base) as Bid;
    const left = bitsAvailable(table, RUNNER, 'link', start.bits);
    const plain = upTo(left).map((bits) => bidOf(base, { bits }));
    const better = boosts(table, base).filter(({ use, each }) => linkEach(use.ability.special) > each);
    return [
      ...plain,
      ...better.flatMap(({ use, each }) =>
        upTo(each === 0 ? 20 : Math.floor(left / each))
          .slice(1)
          .map((times) => bidOf(base, { use, times })),
      ),
    ];
  });
}

const linkEach = (special: { does: string; link?: number } | undefined): number => special?.link ?? 0;
const upTo = (max: number): number[] => Array.from({ length: Math.max(0, max + 1) }, (_, n) => n);
