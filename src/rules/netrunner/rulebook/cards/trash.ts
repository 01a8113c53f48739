/** Trashing installed cards, with the effects of their leaving. */
import type { Slot } from '../../../game.ts';
import { amountOf, replacersOf } from '../../active.ts';
import { definition, rigOf } from '../../card.ts';
import {
  addLasting,
  asideToDiscard,
  type Draft,
  hasChangedSides,
  pop,
  push,
  replaceFrame,
  trashAside,
  trashSlot,
} from '../../draft.ts';
import type { Frame, FrameOf } from '../../frame.ts';
import { cardAt, hostedIn, type Table } from '../../table.ts';
import { offerReplacements } from '../choose/replace.ts';
import type { Handler } from '../handler.ts';
import { happens } from '../moments.ts';
import { isFaceDown } from './hidden.ts';

/**
 * Moves the card to its owner's discard pile, with rulings face up even if only the Runner has seen it (T-3, R-GEN-34);
 * a lingering modifier stays for the current run.
 */
export function trash(draft: Draft, slot: Slot): void {
  // Already gone, together with its host.
  if (!draft.table.cards[slot]) return;
  // A face-down resource is trashed face up: its owner shows it first.
  if (isFaceDown(draft.table, slot)) return push(draft, { do: 'show', slots: [slot], result: 'trash' });
  const { card, active, fort, seen } = cardAt(draft.table, slot);
  if (draft.table.run && active && card !== null && fort !== null)
    for (const modifier of definition(card).modifiers)
      if (modifier.lingers && (modifier.of === 'stealCost' || modifier.of === 'trashCost'))
        addLasting(draft, {
          what: modifier.of,
          amount: amountOf(modifier, draft.table, { slot, fort }, { fort }),
          fort,
          until: 'run',
        });
  // Cards it hosts are trashed together with it.
  for (const one of hostedIn(draft.table, slot)) trash(draft, one);
  leaves(draft, slot);
  if (mayBeKept(draft.table, slot)) keepAside(draft, slot);
  else trashSlot(draft, slot);
  if (card === null && seen) push(draft, { do: 'show', slots: [slot], result: 'archives' });
}

const mayBeKept = (table: Table, slot: Slot): boolean =>
  replacersOf(table, 'trashPrograms') !== undefined &&
  rigOf(table, 'program').includes(slot) &&
  !hasChangedSides(table, slot);

/** Sets the card aside, together with the cards it hosts. */
function keepAside(draft: Draft, slot: Slot): void {
  const inTrash = trashAside(draft, slot);
  const { frames } = draft.table;
  if (!frames.some(isOpen)) return push(draft, { do: 'keepTrashed', slots: [inTrash], asked: false });
  draft.table.frames = frames.map((frame) => (isOpen(frame) ? { ...frame, slots: [...frame.slots, inTrash] } : frame));
}

const isOpen = (frame: Frame): frame is FrameOf<'keepTrashed'> => frame.do === 'keepTrashed' && !frame.asked;

/** Cards that can keep trashed programs are asked first; the rest goes to the discard pile. */
export const keepTrashed: Handler<FrameOf<'keepTrashed'>> = {
  step(draft, frame) {
    if (!frame.asked) {
      replaceFrame(draft, { ...frame, asked: true });
      if (offerReplacements(draft, 'trashPrograms')) return;
    }
    pop(draft);
    for (const slot of frame.slots) if (isLoose(draft.table, slot)) asideToDiscard(draft, slot);
  },
};

const isLoose = ({ runner, cards }: Table, slot: Slot): boolean =>
  runner.aside.includes(slot) && cards[slot]?.host === undefined;

/** A card's effect on leaving play resolves once the card is gone. */
export function leaves(draft: Draft, slot: Slot): void {
  const { active, fort } = cardAt(draft.table, slot);
  if (active) happens(draft, 'leaves', fort === null ? { slot } : { slot, fort });
}
