/** Cards leaving a hand: into a slot, or face up. */
import type { CardId, Place, Seat, Slot } from '../../game.ts';
import { CORP } from '../table.ts';
import { type Draft, side } from './draft.ts';
import { type NewCard, newSlot, place } from './slots.ts';

/** Moves a card from hand into a new slot. If `card` has a face, it is shown and must be proven by the answer. */
export function handToSlot(draft: Draft, owner: Seat, card: Omit<NewCard, 'owner'>, discarded?: true): Slot {
  side(draft, owner).hand -= 1;
  unsee(draft, owner, card.card);
  const { card: face, active, ice, fort } = card;
  const slot = newSlot(draft, { owner, card: face, active, ice, fort });
  const to: Place = discarded ? { in: 'slot', slot, discarded } : place(slot);
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
  unsee(draft, owner, card);
  draft.events.push({ kind: 'card', owner, from: { in: 'hand' }, to: { in: 'open' }, face: card, fresh: true });
}

/** Forgets a face that the Runner saw in HQ and that has now left it openly. */
function unsee(draft: Draft, owner: Seat, face: CardId | null): void {
  const { seen } = draft.table.corp;
  const at = owner === CORP && face !== null ? seen.indexOf(face) : -1;
  if (at >= 0) draft.table.corp.seen = seen.toSpliced(at, 1);
}
