/** Starts and ends lasting effects. */
import type { Seat } from '../../game.ts';
import type { Lasting } from '../table.ts';
import type { Draft } from './draft.ts';

/** Starts a lasting effect. */
export function last(draft: Draft, lasting: Lasting): void {
  draft.table.lasting = [...draft.table.lasting, lasting];
}

/** Ends effects that last until then; with `seat`, only those that wait for that player. */
export function endLasting(draft: Draft, until: Lasting['until'], seat?: Seat): void {
  const { lasting } = draft.table;
  if (lasting.length === 0) return;
  const left = lasting.filter((one) => one.until !== until || (seat !== undefined && one.seat !== seat));
  if (left.length < lasting.length) draft.table.lasting = left;
}

/** The points or bits left after the player's pending forfeits are deducted. */
export function afterForfeits(draft: Draft, seat: Seat, of: 'points' | 'bits', amount: number): number {
  let left = amount;
  if (amount > 0 && draft.table.lasting.some(({ what }) => what === 'forfeit'))
    draft.table.lasting = draft.table.lasting.flatMap((one) => {
      if (one.what !== 'forfeit' || one.seat !== seat || one.of !== of || left === 0) return [one];
      const now = Math.min(left, one.amount);
      left -= now;
      return now === one.amount ? [] : [{ ...one, amount: one.amount - now }];
    });
  return left;
}
