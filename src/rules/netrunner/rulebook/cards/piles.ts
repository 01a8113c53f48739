/** Shuffles, random cards from a hand, and cards turned up from the top of a pile. */
import type { Slot } from '../../../game.ts';
import { definition } from '../../card.ts';
import { type Draft, emit, newSlot, pop, replaceFrame, side, turnUp } from '../../draft.ts';
import type { FrameOf } from '../../frame.ts';
import { CORP, cardAt, handOf, pileOf, type Table } from '../../table.ts';
import type { Handler } from '../handler.ts';
import { discardFromHand, handToPile, showCard } from './hand.ts';

/** Gives piles a new order that neither player knows (N-HID-14). */
export const hidePiles: Handler<FrameOf<'hide'>> = {
  ask(table, frame) {
    const piles = frame.piles.filter((seat) => pileOf(table, seat) > 0);
    return piles.length > 0 ? { kind: 'hide', piles } : null;
  },
  take(draft, frame) {
    for (const owner of frame.piles.filter((seat) => pileOf(draft.table, seat) > 0))
      draft.events.push({ kind: 'hide', owner });
    pop(draft);
  },
  step: (draft) => pop(draft),
};

/**
 * The Corp loses its cards face down (R-GEN-34), the Runner face up; a shown card is laid open for now, and a card that
 * goes into the pile is seen only by its owner.
 */
export const random: Handler<FrameOf<'random'>> = {
  ask(table, { hand, left, act }) {
    if (left === 0 || handOf(table, hand) === 0) return null;
    return { kind: act === 'tuck' || (act === 'lose' && hand === CORP) ? 'blind' : 'pick', hand };
  },
  take(draft, frame, answer) {
    const { hand, act, slots } = frame;
    const face = answer.kind === 'pick' ? answer.face : null;
    const shown = act === 'show' && face !== null ? [showCard(draft, hand, face)] : [];
    if (act === 'lose') discardFromHand(draft, hand, face);
    else if (act === 'tuck') handToPile(draft, hand);
    replaceFrame(draft, { ...frame, left: frame.left - 1, slots: [...slots, ...shown] });
  },
  step: (draft, frame) => pop(draft, frame.slots),
};

/** The owner sees each card first, since only they can name it. */
export const revealTop: Handler<FrameOf<'turnTop'>> = {
  ask(table, frame) {
    const { pile } = frame;
    const count = nextCount(table, frame);
    const down = faceDown(table, frame);
    // When searching for a card, the next one is turned up only once this one is known.
    if (down.length > 0 && (count === 0 || frame.until)) return { kind: 'show', of: pile, slots: down };
    return count > 0 ? { kind: 'look', to: pile, pile, at: 0, count } : null;
  },
  take(draft, frame, answer) {
    const { pile, left, slots } = frame;
    if (answer.kind === 'show') {
      faceDown(draft.table, frame).forEach((slot, at) => {
        const card = answer.faces[at] ?? '';
        turnUp(draft, slot, card);
        emit(draft, { kind: 'shown', seat: pile, card });
      });
      return replaceFrame(draft, { ...frame });
    }
    const count = nextCount(draft.table, frame);
    const more = Array.from({ length: count }, () => fromTop(draft, frame));
    replaceFrame(draft, { ...frame, left: left - count, slots: [...slots, ...more] });
  },
  step: (draft, frame) => pop(draft, frame.slots),
};

const faceDown = (table: Table, { slots, covered }: FrameOf<'turnTop'>): Slot[] =>
  covered ? [] : slots.filter((slot) => cardAt(table, slot).card === null);

/** How many cards come next. */
function nextCount(table: Table, { pile, left, slots, until }: FrameOf<'turnTop'>): number {
  const there = Math.min(left, pileOf(table, pile));
  if (until === undefined) return there;
  const last = slots.at(-1);
  const face = last === undefined ? null : cardAt(table, last).card;
  return face !== null && definition(face).type === until ? 0 : Math.min(1, there);
}

function fromTop(draft: Draft, { pile, covered }: FrameOf<'turnTop'>): Slot {
  side(draft, pile).pile -= 1;
  const slot = newSlot(draft, { owner: pile, card: null, active: false, ice: false, fort: null });
  if (covered) draft.table.corp.down = [slot, ...draft.table.corp.down];
  draft.events.push({
    kind: 'card',
    owner: pile,
    from: { in: 'pile', at: 0 },
    to: { in: 'slot', slot, ...(covered ? { discarded: true as const } : {}) },
    face: null,
  });
  return slot;
}
