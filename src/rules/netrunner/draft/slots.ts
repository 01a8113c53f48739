/** Cards in slots: creating, changing, revealing, covering and ending slots. */
import { withChanges, withoutKey } from '../../../base/withChanges.ts';
import type { CardId, Place, Seat, Slot } from '../../game.ts';
import { isSilent, keepOffers } from '../active.ts';
import { CORP, cardAt, type Installed } from '../table.ts';
import { type Draft, side } from './draft.ts';

/** A slot as the start or end of a card movement. */
export const slotPlace = (slot: Slot): Place => ({ in: 'slot', slot });

/** What is known about a card when it gets its slot. */
export type NewCard = Pick<Installed, 'owner' | 'card' | 'active' | 'ice' | 'fort'>;

/** A new slot, with a handle never used before (N-HID-02). It is not in any list yet. */
export function newSlot(draft: Draft, { owner, card, active, ice, fort }: NewCard): Slot {
  const slot = draft.table.lastSlot + 1;
  draft.table.lastSlot = slot;
  setSlot(draft, slot, undefined, { slot, owner, card, active, ice, fort, counters: {}, used: {} });
  return slot;
}

/** Ends the slot; its number is never reused. */
export function dropSlot(draft: Draft, slot: Slot): void {
  setSlot(draft, slot, draft.table.cards[slot], undefined);
}

export function updateCard(draft: Draft, slot: Slot, patch: Partial<Installed>): void {
  const card = cardAt(draft.table, slot);
  setSlot(draft, slot, card, withChanges(card, patch));
}

/** Clears the type that was chosen for a card. */
export function forgetType(draft: Draft, slot: Slot): void {
  const { chosen: _, ...card } = cardAt(draft.table, slot);
  setSlot(draft, slot, cardAt(draft.table, slot), card);
}

/** Sets what is in a slot, if anything. */
function setSlot(draft: Draft, slot: Slot, before: Installed | undefined, after: Installed | undefined): void {
  const old = draft.table.cards;
  const cards = after ? { ...old, [slot]: after } : withoutKey(old, slot);
  draft.table.cards = cards;
  if (isSilent(before) && isSilent(after)) keepOffers(old, cards);
}

/** Makes the face of the card in a slot public. */
export function turnUp(draft: Draft, slot: Slot, face: CardId): void {
  const { owner, card } = cardAt(draft.table, slot);
  if (card !== null) return;
  updateCard(draft, slot, { card: face });
  draft.events.push({ kind: 'card', owner, from: slotPlace(slot), to: slotPlace(slot), face, fresh: true });
}

/** Covers a face that was shown briefly (N-HID-15); with rulings it stays known (T-3). */
export function turnDown(draft: Draft, slot: Slot): void {
  const { owner } = cardAt(draft.table, slot);
  updateCard(draft, slot, draft.table.options.rules === 'rulings' ? { card: null, seen: true } : { card: null });
  draft.events.push({ kind: 'card', owner, from: slotPlace(slot), to: slotPlace(slot), face: null });
}

/** Records that a limited ability was used `times` times. */
export function countUse(draft: Draft, slot: Slot, name: string, times = 1): void {
  const { used } = cardAt(draft.table, slot);
  updateCard(draft, slot, { used: { ...used, [name]: (used[name] ?? 0) + times } });
}

/** Moves a card from hand into a new slot. If `card` has a face, it is shown and must be proven by the answer. */
export function handToSlot(draft: Draft, owner: Seat, card: Omit<NewCard, 'owner'>, discarded?: true): Slot {
  side(draft, owner).hand -= 1;
  forgetSeen(draft, owner, card.card);
  const { card: face, active, ice, fort } = card;
  const slot = newSlot(draft, { owner, card: face, active, ice, fort });
  const to: Place = discarded ? { in: 'slot', slot, discarded } : slotPlace(slot);
  const from = { in: 'hand' } as const;
  const shown = face !== null;
  draft.events.push(
    shown ? { kind: 'card', owner, from, to, face, fresh: true } : { kind: 'card', owner, from, to, face },
  );
  return slot;
}

/** Takes a card from hand and shows it; the caller adds it to a list. */
export function handToOpen(draft: Draft, owner: Seat, card: CardId): void {
  side(draft, owner).hand -= 1;
  forgetSeen(draft, owner, card);
  draft.events.push({ kind: 'card', owner, from: { in: 'hand' }, to: { in: 'open' }, face: card, fresh: true });
}

/** Forgets a face that the Runner saw in HQ and that has since left it openly. */
function forgetSeen(draft: Draft, owner: Seat, face: CardId | null): void {
  const { seen } = draft.table.corp;
  const at = owner === CORP && face !== null ? seen.indexOf(face) : -1;
  if (at >= 0) draft.table.corp.seen = seen.toSpliced(at, 1);
}
