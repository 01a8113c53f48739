/** Bits beside the pool: those kept on cards, and those that last for a while; each good for its own purposes. */
import type { Seat, Slot } from '../../../../../rules/game.ts';
import { activePools } from '../../../../../rules/netrunner/active.ts';
import { definition } from '../../../../../rules/netrunner/card.ts';
import type { Purpose } from '../../../../../rules/netrunner/frame.ts';
import { cardAt, counters, type Table } from '../../../../../rules/netrunner/table.ts';
import { poolUse } from '../../../../../words/en/netrunner/cards/pools.ts';

export interface Kept {
  /** As a payment names it: the card's slot; below 0 bits that last for a while, counted from -1. */
  at: Slot;
  bits: number;
  /** What they pay for, in words. */
  use: string;
  purposes: readonly Purpose[] | undefined;
  /** Good for less than all of its purpose. */
  narrow: boolean;
}

/** Bits that player may spend on some things only, each with where they are and what they pay for. */
export function keptBits(table: Table, seat: Seat): Kept[] {
  const onCards = activePools(table, seat).flatMap(({ slot, card }): Kept[] => {
    const { pool } = definition(card);
    const bits = counters(cardAt(table, slot), 'bits');
    if (!pool || bits === 0) return [];
    const { keyword, notKeyword, type, where } = pool;
    const narrow = (keyword ?? notKeyword ?? type) !== undefined || where === 'guest';
    return [{ at: slot, bits, use: poolUse(pool), purposes: pool.for, narrow }];
  });
  const forNow = table.lasting.flatMap((one, at): Kept[] =>
    one.what === 'bits' && one.seat === seat && one.amount > 0
      ? [
          {
            at: -1 - at,
            bits: one.amount,
            use: { run: 'this run', turn: 'this turn' }[one.until as string] ?? 'what is happening',
            purposes: one.pays,
            narrow: false,
          },
        ]
      : [],
  );
  return [...onCards, ...forNow];
}

const inRuns: ReadonlySet<Purpose> = new Set(['icebreaker', 'link', 'trace', 'trash', 'steal', 'rez']);

/** How many of them a run may come to need. */
export const keptForRuns = (table: Table, seat: Seat): number =>
  sum(keptBits(table, seat).filter(({ purposes }) => purposes?.some((one) => inRuns.has(one)) ?? true));

/** The sum of them, in bits. */
export const keptInAll = (table: Table, seat: Seat): number => sum(keptBits(table, seat));

const sum = (kept: readonly Kept[]): number => kept.reduce((all, { bits }) => all + bits, 0);
