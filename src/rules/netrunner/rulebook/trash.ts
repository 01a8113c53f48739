/** Trashing installed cards, with what their leaving brings. */
import type { Slot } from '../../game.ts';
import { definition } from '../card.ts';
import { type Draft, last, push, trashSlot } from '../draft.ts';
import { cardAt } from '../table.ts';
import { isFaceDown } from './hidden.ts';
import { happens } from './moments.ts';

/**
 * The card goes to its owner's discard pile, face up with rulings also where the Runner has merely seen it (T-3,
 * R-GEN-34); a modifier that lingers stays for the run going on.
 */
export function trash(draft: Draft, slot: Slot): void {
  // Gone already, with what it was inside of.
  if (!draft.table.cards[slot]) return;
  // A face-down resource goes to the trash face up: its owner shows it first.
  if (isFaceDown(draft.table, slot)) return push(draft, { do: 'show', slots: [slot], result: 'trash' });
  const { card, active, fort, seen } = cardAt(draft.table, slot);
  if (draft.table.run && active && card !== null && fort !== null)
    for (const modifier of definition(card).modifiers)
      if (modifier.lingers && (modifier.of === 'stealCost' || modifier.of === 'trashCost'))
        last(draft, {
          what: modifier.of,
          amount: modifier.amount(draft.table, { slot, fort }, { fort }),
          fort,
          until: 'run',
        });
  leaves(draft, slot);
  trashSlot(draft, slot);
  if (card === null && seen) push(draft, { do: 'show', slots: [slot], result: 'archives' });
}

/** What the card does as it leaves play comes when it is gone. */
export function leaves(draft: Draft, slot: Slot): void {
  const { active, fort } = cardAt(draft.table, slot);
  if (active) happens(draft, 'leaves', fort === null ? { slot } : { slot, fort });
}
