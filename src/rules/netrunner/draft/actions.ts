/** Actions: those left in the turn, those good for one thing only, and those owed (N-TURN-12). */
import type { Seat } from '../../game.ts';
import { CORP } from '../table.ts';
import type { Draft } from './draft.ts';

/** More actions in the turn going on; what is still owed takes them first (N-TURN-12). */
export function addActions(draft: Draft, seat: Seat, count: number): void {
  const owed = Math.min(count, draft.table.debt[seat]);
  owe(draft, seat, -owed);
  draft.table.actions += count - owed;
}

/** Actions to forgo in turns to come; below 0: forgone now. */
export function owe(draft: Draft, seat: Seat, more: number): void {
  const [corp, runner] = draft.table.debt;
  draft.table.debt = seat === CORP ? [corp + more, runner] : [corp, runner + more];
}

const REMEMBERED = 3; // actions of the Runner's

/** The Runner takes an action: what happens from now on happens in it. */
export function beginAction({ table }: Draft): void {
  table.past = { ...table.past, actions: [...table.past.actions, []].slice(-REMEMBERED) };
}

/** Actions left this turn go first, the rest is owed (N-TURN-12). */
export function forgo(draft: Draft, seat: Seat, count: number): void {
  if (draft.table.active !== seat) return owe(draft, seat, count);
  const left = count - forgoSpecial(draft, count);
  const now = Math.min(left, draft.table.actions);
  draft.table.actions -= now;
  owe(draft, seat, left - now);
}

/** What is good for one thing only comes next, and counts as well (R-GEN-46). Result: how many went. */
function forgoSpecial(draft: Draft, count: number): number {
  let left = count;
  const kept = draft.table.special.toReversed().flatMap((one) => {
    const gone = Math.min(left, one.left);
    left -= gone;
    return one.left > gone ? [{ ...one, left: one.left - gone }] : [];
  });
  draft.table.special = kept.reverse();
  return count - left;
}
