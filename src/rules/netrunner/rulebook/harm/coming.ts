/** Damage that is about to be done, as both players may know it: for screens that ask what to do about it, and for the end of a game. */
import type { Slot } from '../../../game.ts';
import type { Damage } from '../../frame.ts';
import type { Source } from '../../source.ts';
import type { Table } from '../../table.ts';
import { isDeadly, pendingDamage } from './damage.ts';

export interface ComingHarm {
  type: Damage;
  /** Points that come if nothing more is done. */
  amount: number;
  /** Points of it that have been prevented so far. */
  prevented: number;
  /** Points that a card holds back unless the Corp pays for them. */
  held: number;
  preventable: boolean;
  /** The card that does it, and whose it is; `slot`: where it lies, null for one that is played or accessed. */
  source: Source & { slot: Slot | null };
  /** Cards in the Runner's hand. */
  cards: number;
  /** More points than cards. */
  deadly: boolean;
}

/** Null where no damage is about to be done; a flatline that is due for another reason is none. */
export function comingHarm(table: Table): ComingHarm | null {
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
