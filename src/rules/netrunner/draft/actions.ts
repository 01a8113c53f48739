/** Actions: those left this turn, single-purpose ones, and those owed (N-TURN-12). */
import type { Seat } from '../../game.ts';
import { CORP } from '../table.ts';
import type { Draft } from './draft.ts';

/** Adds actions to the current turn; owed actions are deducted first (N-TURN-12). */
export function addActions(draft: Draft, seat: Seat, count: number): void {
  const owed = Math.min(count, draft.table.debt[seat]);
  owe(draft, seat, -owed);
  draft.table.actions += count - owed;
}

/** Adds actions to forgo in future turns; below 0: owed actions forgone now. */
export function owe(draft: Draft, seat: Seat, more: number): void {
  const [corp, runner] = draft.table.debt;
  draft.table.debt = seat === CORP ? [corp + more, runner] : [corp, runner + more];
}

const REMEMBERED = 3; // the Runner's actions

/** The Runner takes an action: events from now on belong to it. */
export function beginAction({ table }: Draft): void {
  table.past = { ...table.past, actions: [...table.past.actions, []].slice(-REMEMBERED) };
}

/** Takes the actions left this turn first; the rest are owed (N-TURN-12). */
export function forgo(draft: Draft, seat: Seat, count: number): void {
  if (draft.table.active !== seat) return owe(draft, seat, count);
  const left = count - forgoSpecial(draft, count);
  const now = Math.min(left, draft.table.actions);
  draft.table.actions -= now;
  owe(draft, seat, left - now);
}

/** Then takes single-purpose actions, which count as well (R-GEN-46). Returns how many were taken. */
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
