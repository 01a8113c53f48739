/** Splits a payment by default: the most restricted bits are spent first, and the pool pays the rest. */
import type { Seat } from '../../../../../rules/game.ts';
import { type Move, netrunner } from '../../../../../rules/netrunner/index.ts';
import { bitsOf, type Table } from '../../../../../rules/netrunner/table.ts';
import { keptBits, type RestrictedBits } from '../../../../../words/en/netrunner/board/table.ts';
import type { TableChoice } from '../../../../../words/en/netrunner/decide/choices.ts';

/** Sort key: temporary bits, then restricted ones, then the others, the pool last. */
const worth = ({ at, narrow }: RestrictedBits): number => (at < 0 ? 0 : narrow ? 1 : 2);

/** The payment sources in spending order, as the question names them. */
export const spendOrder = (table: Table, seat: Seat): number[] => [
  ...keptBits(table, seat)
    .sort((a, b) => worth(a) - worth(b))
    .map(({ at }) => at),
  0,
];

/**
 * The proposed split, in bits for each of `from`, most restricted first. It adds up to `total`, or to everything
 * available.
 */
export function firstSplit(
  table: Table,
  seat: Seat,
  { from, total = 0 }: Pick<TableChoice, 'from' | 'total'>,
): number[] {
  const kept = keptBits(table, seat);
  const amounts = from.map(() => 0);
  let left = total;
  for (const at of spendOrder(table, seat)) {
    const index = from.indexOf(at);
    if (index < 0) continue;
    const held = at === 0 ? bitsOf(table, seat) : (kept.find((one) => one.at === at)?.bits ?? 0);
    amounts[index] = Math.min(left, held);
    left -= amounts[index] ?? 0;
  }
  return amounts;
}

/** Changes one amount and compensates with the others, the pool first, so that the sum stays the same. */
export function rebalance(picks: readonly number[], held: readonly number[], at: number, by: number): number[] {
  const next = [...picks];
  const wanted = (next[at] ?? 0) + by;
  if (wanted < 0 || wanted > (held[at] ?? 0)) return next;
  const other = next.findIndex((n, index) => index !== at && (by > 0 ? n > 0 : n < (held[index] ?? 0)));
  if (other < 0) return next;
  next[at] = wanted;
  next[other] = (next[other] ?? 0) - by;
  return next;
}

interface MovesWithPayments {
  moves: Move[];
  /** How much of the price is paid from outside the pool. */
  kept: number;
}

/** The moves, interleaved with the payments they require; each payment uses the default split. */
export function withPayments(table: Table, seat: Seat, moves: readonly Move[]): MovesWithPayments {
  const done: MovesWithPayments = { moves: [], kept: 0 };
  let now = table;
  const does = (move: Move): boolean => {
    const step = netrunner.answer(now, { kind: 'move', seat, move });
    if (step.ok) {
      now = step.value.table;
      done.moves.push(move);
    }
    return step.ok;
  };
  for (const [at, move] of moves.entries()) {
    if (!does(move)) return { ...done, moves: [...done.moves, ...moves.slice(at)] };
    const question = netrunner.ask(now);
    if (question.kind !== 'choose' || question.what !== 'pay' || question.of !== seat) continue;
    const picks = firstSplit(now, seat, question);
    done.kept += picks.reduce((sum, n, index) => sum + (question.from[index] === 0 ? 0 : n), 0);
    does({ do: 'choose', picks });
  }
  return done;
}
