/**
 * What a computer player may see: the table and what its own seat knows. It gets nothing else, so it cannot see more
 * than its seat could.
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

/** The face of the card in a slot if the seat knows or remembers it; else null. */
export const faceAt = ({ table, known }: MachineView, slot: Slot): CardId | null =>
  table.cards[slot]?.card ?? known.slots[slot] ?? known.theirs?.slots[slot] ?? null;

/** The definition of the card in a slot, if known. */
export function definitionAt(view: MachineView, slot: Slot): Card | undefined {
  const face = faceAt(view, slot);
  return face === null ? undefined : findCard(face);
}

/** The distinct cards in the seat's own hand. */
export const ownHand = ({ known }: MachineView): Card[] => [...new Set(known.hand)].flatMap((id) => findCard(id) ?? []);
