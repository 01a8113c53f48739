/**
 * What a player remembers of the other one's cards that they were shown and that are covered again, folded from the movements of cards:
 * what both have seen, nothing else. A slot stays the same card as long as it is there, so a face seen in it is its face.
 */
import { lessOne } from '../base/changed.ts';
import type { CardEvent, CardId, Slot } from './game.ts';

export interface Memory {
  /** Faces by slot of what lies on the table. */
  slots: Record<Slot, CardId>;
  /** What was seen in their hand or on its way there. */
  hand: readonly Recalled[];
}

export interface Recalled {
  card: CardId;
  /** Where cards went since that left the hand covered, any of which may be this one; null: to where nobody can follow it. */
  left: readonly (Slot | null)[];
}

export const noMemory: Memory = { slots: {}, hand: [] };

/** After one of their cards has moved. `face`: what this player knows it to be, by the event or from before. */
export function remember(memory: Memory, event: CardEvent, face: CardId | null): Memory {
  const { from, to } = event;
  let { slots, hand } = memory;
  const stays = from.in === 'slot' && to.in === 'slot' && from.slot === to.slot;
  if (from.in === 'slot' && !stays) {
    hand = face === null ? lostSight(hand, from.slot) : turnedUp(hand, from.slot, face);
    if (from.slot in slots) slots = lessOne(slots, from.slot);
  }
  if (from.in === 'hand')
    hand = face === null ? leftCovered(hand, to.in === 'slot' ? to.slot : null) : lessCard(hand, face);
  if (to.in === 'slot' && face !== null && slots[to.slot] !== face) {
    hand = turnedUp(hand, to.slot, face);
    slots = { ...slots, [to.slot]: face };
  }
  if (to.in === 'hand' && face !== null) hand = [...hand, { card: face, left: [] }];
  return slots === memory.slots && hand === memory.hand ? memory : { slots, hand };
}

const leftCovered = (hand: Memory['hand'], to: Slot | null): Memory['hand'] =>
  hand.length === 0 ? hand : hand.map(({ card, left }) => ({ card, left: [...left, to] }));

/** A card that came from the hand covered has shown what it is. */
function turnedUp(hand: Memory['hand'], slot: Slot, face: CardId): Memory['hand'] {
  if (!hand.some(({ left }) => left.includes(slot))) return hand;
  const it = hand.findIndex(({ card, left }) => card === face && left.includes(slot));
  return hand
    .filter((_, at) => at !== it)
    .map(({ card, left }) => ({ card, left: left.filter((one) => one !== slot) }));
}

/** It went on, still covered. */
const lostSight = (hand: Memory['hand'], slot: Slot): Memory['hand'] =>
  hand.some(({ left }) => left.includes(slot))
    ? hand.map(({ card, left }) => ({ card, left: left.map((one) => (one === slot ? null : one)) }))
    : hand;

/** Of two alike the one goes that is the surer to have been there. */
function lessCard(hand: Memory['hand'], face: CardId): Memory['hand'] {
  const alike = hand.filter(({ card }) => card === face);
  if (alike.length === 0) return hand;
  const least = alike.reduce((a, b) => (b.left.length < a.left.length ? b : a));
  return hand.filter((one) => one !== least);
}
