/**
 * Damage about to be done, as far as both players know: for screens that ask how to respond, and for the end of a game.
 */
import type { Slot } from '../../../game.ts';
import type { Source } from '../../event.ts';
import type { Damage } from '../../frame.ts';
import type { Table } from '../../table.ts';
import { isDeadly, pendingDamage } from './damage.ts';

export interface PendingHarm {
  type: Damage;
  /** Points that will be done if nothing changes. */
  amount: number;
  /** Points prevented so far. */
  prevented: number;
  /** Points that a card holds back unless the Corp pays for them. */
  held: number;
  preventable: boolean;
  /** The card that does the damage, and its owner; `slot`: where it is, null for a card being played or accessed. */
  source: Source & { slot: Slot | null };
  /** Cards in the Runner's hand. */
  cards: number;
  /** More points than cards. */
  deadly: boolean;
}

/** Null if no damage is about to be done; a flatline for another reason does not count. */
export function pendingHarm(table: Table): PendingHarm | null {
  const frame = pendingDamage(table);
  if (!frame || frame.step === 'lose' || frame.step === 'done') return null;
  const { type, amount, prevented, held, preventable, source } = frame;
  return {
    type,
    amount,
    prevented,
    held,
    preventable,
    source: { card: source.card, seat: source.seat, slot: source.slot },
    cards: table.runner.hand,
    deadly: isDeadly(table, frame),
  };
}
