/**
 * Cards leaving play: to a discard pile, hand or draw pile, or face up. The slot ends, or goes to Archives face down.
 */
import type { CardId, Place, Seat, Slot } from '../../game.ts';
import { definition } from '../card.ts';
import type { Cause, NetrunnerEvent } from '../event.ts';
import type { Frame } from '../frame.ts';
import { asideOn, CORP, cardAt, type FortId, fortOf, hostedIn, RUNNER, type Table } from '../table.ts';
import { type Draft, emit, side } from './draft.ts';
import { changeFort, leaveFort } from './forts.ts';
import { dropSlot, newSlot, slotPlace, updateCard } from './slots.ts';

/**
 * A card leaves its slot for its owner's discard pile: face up when its face is public, face down otherwise
 * (N-CINS-07). Its counters are gone (N-CTR-01).
 */
export function trashSlot(draft: Draft, slot: Slot): void {
  const { owner, card } = cardAt(draft.table, slot);
  if (hasChangedSides(draft.table, slot)) return removeFaceUp(draft, slot);
  leavePlay(draft, slot);
  emitTrashed(draft, owner, slot, card);
  if (card === null) {
    updateCard(draft, slot, { fort: null, active: false, counters: {}, used: {} });
    draft.table.corp.down = [slot, ...draft.table.corp.down];
    draft.events.push({
      kind: 'card',
      owner,
      from: slotPlace(slot),
      to: { in: 'slot', slot, discarded: true },
      face: null,
    });
    return;
  }
  dropSlot(draft, slot);
  toDiscard(draft, owner, card);
  draft.events.push({ kind: 'card', owner, from: slotPlace(slot), to: { in: 'open' }, face: card });
}

/** Emits that a player's card was trashed; who and what trashed it is found in the frames. */
export function emitTrashed(draft: Draft, seat: Seat, slot: Slot | null, card: CardId | null): void {
  const frame = draft.table.frames.findLast((one) => !trashingFrames.has(one.do));
  const event: NetrunnerEvent = { kind: 'trashed', seat, by: responsibleSeat(frame) ?? seat, slot, card };
  const why = causeOf(frame);
  emit(draft, event, why === undefined ? event : { ...event, why });
}

/** Frames that only perform or ask about trashing; the cause is below them. */
const trashingFrames: ReadonlySet<Frame['do']> = new Set(['trashing', 'keepTrashed', 'show', 'choose', 'pay']);

/** Who is responsible: the player behind the text, access or action. Undefined if players do it to their own cards. */
function responsibleSeat(frame: Frame | undefined): Seat | undefined {
  if (frame?.do === 'effect') return frame.ref.seat;
  if (frame?.do === 'access') return RUNNER;
  return frame?.do === 'turn' ? frame.seat : undefined;
}

function causeOf(frame: Frame | undefined): Cause | undefined {
  if (frame?.do === 'effect') return { card: frame.ref.card, seat: frame.ref.seat };
  if (frame?.do === 'access') return { accessed: frame.fort };
  return frame?.do === 'installIce' || frame?.do === 'installProgram' ? { installed: true } : undefined;
}

/** Ends a slot and returns its card to its owner's hand, face down. */
export function slotToHand(draft: Draft, slot: Slot): void {
  if (hasChangedSides(draft.table, slot)) return removeFaceUp(draft, slot);
  const { owner } = cardAt(draft.table, slot);
  leavePlay(draft, slot);
  dropSlot(draft, slot);
  side(draft, owner).hand += 1;
  draft.events.push({ kind: 'card', owner, from: slotPlace(slot), to: { in: 'hand' }, face: null });
}

/** Ends a slot and moves its card to its owner's draw pile: at position `at`, or to be shuffled in next. */
export function slotToPile(draft: Draft, slot: Slot, at?: number): void {
  if (hasChangedSides(draft.table, slot)) return removeFaceUp(draft, slot);
  const { owner, card } = cardAt(draft.table, slot);
  leavePlay(draft, slot);
  dropSlot(draft, slot);
  side(draft, owner).pile += 1;
  const to: Place = at === undefined ? { in: 'pile' } : { in: 'pile', at };
  draft.events.push({ kind: 'card', owner, from: slotPlace(slot), to, face: card });
}

/** Ends a slot whose card goes elsewhere face up (stolen); the caller adds it to a list. */
export function removeFaceUp(draft: Draft, slot: Slot): void {
  const { card } = cardAt(draft.table, slot);
  const owner = deckOf(draft.table, slot);
  leavePlay(draft, slot);
  dropSlot(draft, slot);
  draft.events.push({ kind: 'card', owner, from: slotPlace(slot), to: { in: 'open' }, face: card });
}

/** Removes the slot from the list that holds it. */
export function leavePlay(draft: Draft, slot: Slot): void {
  leaveFort(draft, slot);
  const { corp, runner } = draft.table;
  if (runner.rig.includes(slot)) {
    const inside = hostedIn(draft.table, slot);
    runner.rig = runner.rig.filter((one) => one !== slot);
    const on = asideOn(draft.table, slot);
    for (const one of [...inside, ...on]) trashSlot(draft, one);
  }
  if (runner.aside.includes(slot)) runner.aside = runner.aside.filter((one) => one !== slot);
  if (corp.scored.includes(slot)) corp.scored = corp.scored.filter((one) => one !== slot);
  if (corp.down.includes(slot)) corp.down = corp.down.filter((one) => one !== slot);
}

/** Returns everything inside to its owner's hand; the fort remains, even if empty, until `removeIfEmpty`. */
export function returnInsideToHand(draft: Draft, fort: FortId): number {
  const inside = fortOf(draft.table, fort)?.inside ?? [];
  changeFort(draft, fort, { inside: [] });
  for (const slot of inside) {
    updateCard(draft, slot, { fort: null });
    slotToHand(draft, slot);
  }
  return inside.length;
}

/** Moves a face-up discard, `index` from the top, to the draw pile: at position `at`, or to be shuffled in next. */
export function discardToPile(draft: Draft, owner: Seat, index: number, at?: number): void {
  const face = takeDiscarded(draft, owner, index);
  if (face === undefined) return;
  side(draft, owner).pile += 1;
  const to: Place = at === undefined ? { in: 'pile' } : { in: 'pile', at };
  draft.events.push({ kind: 'card', owner, from: { in: 'open' }, to, face });
}

/** Moves a face-up discard, `index` from the top, to the hand. */
export function discardToHand(draft: Draft, owner: Seat, index: number): void {
  const face = takeDiscarded(draft, owner, index);
  if (face === undefined) return;
  side(draft, owner).hand += 1;
  draft.events.push({ kind: 'card', owner, from: { in: 'open' }, to: { in: 'hand' }, face });
}

/** Moves a face-up discard, `index` from the top, to a new slot, which is not in any list yet. */
export function discardToSlot(draft: Draft, owner: Seat, index: number): Slot | undefined {
  const face = takeDiscarded(draft, owner, index);
  if (face === undefined) return undefined;
  const slot = newSlot(draft, { owner, card: face, active: false, ice: false, fort: null });
  draft.events.push({ kind: 'card', owner, from: { in: 'open' }, to: slotPlace(slot), face });
  return slot;
}

function takeDiscarded(draft: Draft, owner: Seat, index: number): CardId | undefined {
  const { corp, runner } = draft.table;
  const from = owner === CORP ? corp.up : runner.trash;
  const rest = from.filter((_, one) => one !== index);
  if (owner === CORP) corp.up = rest;
  else runner.trash = rest;
  return from[index];
}

/** Moves ice from its fort, which remains even if empty, to the top of R&D. */
export function iceToPile(draft: Draft, slot: Slot): void {
  const { fort } = cardAt(draft.table, slot);
  const there = fort === null ? undefined : fortOf(draft.table, fort);
  if (!there) return;
  changeFort(draft, there.id, { ice: there.ice.filter((one) => one !== slot) });
  updateCard(draft, slot, { fort: null });
  slotToPile(draft, slot, 0);
}

/** Moves a whole discard pile, face up and down, to the draw pile, which is shuffled next. */
export function discardsToPile(draft: Draft, owner: Seat): void {
  const { corp, runner } = draft.table;
  if (owner === CORP) for (const slot of corp.down) slotToPile(draft, slot);
  for (const _ of owner === CORP ? corp.up : runner.trash) discardToPile(draft, owner, 0);
}

/**
 * One of the Runner's installed cards leaves play without a destination yet: it is set aside face up in a new slot and
 * counts as trashed (R-CARD-microtech-backup-drive.2).
 */
export function trashAside(draft: Draft, slot: Slot): Slot {
  const { owner, card } = cardAt(draft.table, slot);
  leavePlay(draft, slot);
  dropSlot(draft, slot);
  emitTrashed(draft, owner, slot, card);
  const aside = newSlot(draft, { owner, card, active: false, ice: false, fort: null });
  draft.table.runner.aside = [...draft.table.runner.aside, aside];
  draft.events.push({ kind: 'card', owner, from: slotPlace(slot), to: slotPlace(aside), face: card });
  return aside;
}

/** Moves a card that was set aside and counts as trashed to the discard pile. */
export function asideToDiscard(draft: Draft, slot: Slot): void {
  const { owner, card } = cardAt(draft.table, slot);
  if (card === null) return;
  leavePlay(draft, slot);
  dropSlot(draft, slot);
  toDiscard(draft, owner, card);
  draft.events.push({ kind: 'card', owner, from: slotPlace(slot), to: { in: 'open' }, face: card });
}

/** Puts a face on top of its owner's face-up discard pile (N-GOLD-10). */
export function toDiscard(draft: Draft, owner: Seat, card: CardId): void {
  const { corp, runner } = draft.table;
  if (owner === CORP) corp.up = [card, ...corp.up];
  else runner.trash = [card, ...runner.trash];
}

/** Removes the topmost copy of the given face from its owner's face-up discard pile; false if there is none. */
export function fromDiscard(draft: Draft, owner: Seat, card: CardId): boolean {
  const { corp, runner } = draft.table;
  const pile = owner === CORP ? corp.up : runner.trash;
  const at = pile.indexOf(card);
  if (at >= 0 && owner === CORP) corp.up = pile.toSpliced(at, 1);
  else if (at >= 0) runner.trash = pile.toSpliced(at, 1);
  return at >= 0;
}

/** Whether the card is under the other player's control: when it leaves play, it leaves the game. */
export const hasChangedSides = (table: Table, slot: Slot): boolean => deckOf(table, slot) !== cardAt(table, slot).owner;

/** Whose deck the card came from: the Runner may have a Corp card in their rig. */
const deckOf = (table: Table, slot: Slot): Seat => {
  const { owner, card } = cardAt(table, slot);
  return card === null ? owner : definition(card).side;
};

/** Moves a face-up Corp card into a slot owned by the Runner. */
export function giveToRunner(draft: Draft, card: CardId): Slot {
  const slot = newSlot(draft, { card, owner: RUNNER, active: false, ice: false, fort: null });
  draft.events.push({ kind: 'card', owner: CORP, from: { in: 'open' }, to: slotPlace(slot), face: card });
  return slot;
}
