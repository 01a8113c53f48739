/**
 * What a player that is a program may look at: the table, what their own seat knows, and nothing else. Whoever deals never hands
 * them more, so they cannot see what their seat would not.
 */
import type { CardId, Known, Seat, Slot } from '../../game.ts';
import { findCard } from '../card.ts';
import type { Card } from '../effect.ts';
import type { Table } from '../table.ts';

export interface MachineView {
  readonly table: Table;
  readonly known: Known;
  readonly seat: Seat;
}

/** The face of that slot as far as that seat knows it or remembers it; null where it does not. */
export const faceAt = ({ table, known }: MachineView, slot: Slot): CardId | null =>
  table.cards[slot]?.card ?? known.slots[slot] ?? known.theirs?.slots[slot] ?? null;

/** The definition of what lies there, where it is known. */
export function cardSeen(view: MachineView, slot: Slot): Card | undefined {
  const face = faceAt(view, slot);
  return face === null ? undefined : findCard(face);
}

/** Cards of the own hand, one of each. */
export const handOf = ({ known }: MachineView): Card[] => [...new Set(known.hand)].flatMap((id) => findCard(id) ?? []);
