/** Cards in slots: creating, changing, revealing, covering and ending slots. */
import { changed, lessOne } from '../../../base/changed.ts';
import type { CardId, Place, Slot } from '../../game.ts';
import { isSilent, keepOffers } from '../active.ts';
import { cardAt, type Installed } from '../table.ts';
import type { Draft } from './draft.ts';

/** A slot as the start or end of a card movement. */
export const place = (slot: Slot): Place => ({ in: 'slot', slot });

/** What is known about a card when it gets its slot. */
export type NewCard = Pick<Installed, 'owner' | 'card' | 'active' | 'ice' | 'fort'>;

/** A new slot, with a handle never used before (N-HID-02). It is not in any list yet. */
export function newSlot(draft: Draft, { owner, card, active, ice, fort }: NewCard): Slot {
  const slot = draft.table.lastSlot + 1;
  draft.table.lastSlot = slot;
  put(draft, slot, undefined, { slot, owner, card, active, ice, fort, counters: {}, used: {} });
  return slot;
}

/** Ends the slot; its number is never reused. */
export function dropSlot(draft: Draft, slot: Slot): void {
  put(draft, slot, draft.table.cards[slot], undefined);
}

/** Updates fields of the card in a slot. */
export function change(draft: Draft, slot: Slot, patch: Partial<Installed>): void {
  const card = cardAt(draft.table, slot);
  put(draft, slot, card, changed(card, patch));
}

/** Clears the type that was chosen for a card. */
export function forgetType(draft: Draft, slot: Slot): void {
  const { chosen: _, ...card } = cardAt(draft.table, slot);
  put(draft, slot, cardAt(draft.table, slot), card);
}

/** Sets what is in a slot from now on, if anything. */
function put(draft: Draft, slot: Slot, before: Installed | undefined, after: Installed | undefined): void {
  const old = draft.table.cards;
  const cards = after ? { ...old, [slot]: after } : lessOne(old, slot);
  draft.table.cards = cards;
  if (isSilent(before) && isSilent(after)) keepOffers(old, cards);
}

/** Makes the face of the card in a slot public. */
export function turnUp(draft: Draft, slot: Slot, face: CardId): void {
  const { owner, card } = cardAt(draft.table, slot);
  if (card !== null) return;
  change(draft, slot, { card: face });
  draft.events.push({ kind: 'card', owner, from: place(slot), to: place(slot), face, fresh: true });
}

/** Covers a face that was shown briefly (N-HID-15); with rulings it stays known (T-3). */
export function cover(draft: Draft, slot: Slot): void {
  const { owner } = cardAt(draft.table, slot);
  change(draft, slot, draft.table.options.rules === 'rulings' ? { card: null, seen: true } : { card: null });
  draft.events.push({ kind: 'card', owner, from: place(slot), to: place(slot), face: null });
}

/** Records that a limited ability was used `times` times. */
export function countUse(draft: Draft, slot: Slot, name: string, times = 1): void {
  const { used } = cardAt(draft.table, slot);
  change(draft, slot, { used: { ...used, [name]: (used[name] ?? 0) + times } });
}
