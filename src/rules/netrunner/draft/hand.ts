/** Cards leave a hand: into a slot, or to lie open. */
import type { CardId, Place, Seat, Slot } from '../../game.ts';
import { CORP } from '../table.ts';
import { type Draft, side } from './draft.ts';
import { type NewCard, newSlot, place } from './slots.ts';

/** From hand into a new slot. With a face: shown, so that whoever answers proves it. */
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

/** From hand to the open, shown; the caller puts it into a list. */
export function handToOpen(draft: Draft, owner: Seat, card: CardId): void {
  side(draft, owner).hand -= 1;
  unsee(draft, owner, card);
  draft.events.push({ kind: 'card', owner, from: { in: 'hand' }, to: { in: 'open' }, face: card, fresh: true });
}

/** A face the Runner saw in HQ leaves it openly. */
function unsee(draft: Draft, owner: Seat, face: CardId | null): void {
  const { seen } = draft.table.corp;
  const at = owner === CORP && face !== null ? seen.indexOf(face) : -1;
  if (at >= 0) draft.table.corp.seen = seen.toSpliced(at, 1);
}
