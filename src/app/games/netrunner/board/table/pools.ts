/** Bits outside the pool, either on cards or temporary, each restricted to certain purposes. */

import type { Seat } from '../../../../../rules/game.ts';
import type { Purpose } from '../../../../../rules/netrunner/frame.ts';
import type { Table } from '../../../../../rules/netrunner/table.ts';
import { keptBits, type RestrictedBits } from '../../../../../words/en/netrunner/board/table.ts';

const inRuns: ReadonlySet<Purpose> = new Set(['icebreaker', 'link', 'trace', 'trash', 'steal', 'rez']);

/** How many bits outside the pool may matter in a run. */
export const runBits = (table: Table, seat: Seat): number =>
  sum(keptBits(table, seat).filter(({ purposes }) => purposes?.some((one) => inRuns.has(one)) ?? true));

/** Total number of bits outside the pool. */
export const restrictedTotal = (table: Table, seat: Seat): number => sum(keptBits(table, seat));

const sum = (kept: readonly RestrictedBits[]): number => kept.reduce((all, { bits }) => all + bits, 0);
