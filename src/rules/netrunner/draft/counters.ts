/** Adds and removes bits and counters. */
import type { Seat, Slot } from '../../game.ts';
import type { Source } from '../source.ts';
import { cardAt, countersOf, type Holder } from '../table.ts';
import { type Draft, emit, side } from './draft.ts';
import { changeFort } from './forts.ts';
import { change } from './slots.ts';

/**
 * Adds bits (below 0: takes); the caller ensures that the pool stays at 0 or above. `by`: what is paid for, if no text.
 */
export function changeBits(draft: Draft, seat: Seat, amount: number, why: string, by?: Source): void {
  if (amount === 0) return;
  side(draft, seat).bits += amount;
  emit(draft, { kind: 'bits', seat, amount, why, ...(by ? { by } : {}) });
}

/**
 * Adds counters to a player, a fort or a card, or takes them (below 0). No effect on a card or fort that has left play
 * (R-GEN-04).
 */
export function changeCounters(draft: Draft, on: Holder, counter: string, amount: number): void {
  if (amount === 0) return;
  const held = countersOf(draft.table, on);
  if (!held) return;
  if ('slot' in on) return addCounters(draft, on.slot, counter, amount);
  const { [counter]: before = 0, ...others } = held;
  const now = before + amount;
  const counters = now === 0 ? others : { ...others, [counter]: now };
  if ('fort' in on) changeFort(draft, on.fort, { counters });
  else side(draft, on.seat).counters = counters;
  emit(draft, { kind: 'given', to: on, counter, amount });
}

/** Adds counters to a card, or removes them if `amount` is below 0. */
export function addCounters(draft: Draft, slot: Slot, counter: string, amount: number): void {
  if (amount === 0) return;
  const { counters } = cardAt(draft.table, slot);
  change(draft, slot, { counters: { ...counters, [counter]: (counters[counter] ?? 0) + amount } });
  emit(draft, { kind: 'counters', slot, counter, amount });
}
