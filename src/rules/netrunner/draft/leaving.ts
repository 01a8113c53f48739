/** Cards leave play: into a discard pile, a hand, a draw pile, or to lie open. Their slot ends, or lies face down in Archives. */
import type { CardId, Place, Seat, Slot } from '../../game.ts';
import { definition } from '../card.ts';
import type { Cause, NetrunnerEvent } from '../event.ts';
import type { Frame } from '../frame.ts';
import { CORP, cardAt, type FortId, fortOf, hostedIn, lyingOn, RUNNER, type Table } from '../table.ts';
import { type Draft, emit, side } from './draft.ts';
import { changeFort, leaveFort } from './forts.ts';
import { change, dropSlot, newSlot, place } from './slots.ts';

/**
 * A card leaves its slot for its owner's discard pile: face up when its face is public, face down otherwise
 * (N-CINS-07). Its counters are gone (N-CTR-01).
 */
export function trashSlot(draft: Draft, slot: Slot): void {
  const { owner, card } = cardAt(draft.table, slot);
  if (hasChangedSides(draft.table, slot)) return openSlot(draft, slot);
  leavePlay(draft, slot);
  emitTrashed(draft, owner, slot, card);
  if (card === null) {
    change(draft, slot, { fort: null, active: false, counters: {}, used: {} });
    draft.table.corp.down = [slot, ...draft.table.corp.down];
    draft.events.push({
      kind: 'card',
      owner,
      from: place(slot),
      to: { in: 'slot', slot, discarded: true },
      face: null,
    });
    return;
  }
  dropSlot(draft, slot);
  toDiscard(draft, owner, card);
  draft.events.push({ kind: 'card', owner, from: place(slot), to: { in: 'open' }, face: card });
}

/** Says that a card of that player's is trashed, by whom and by what: the frames know. */
export function emitTrashed(draft: Draft, seat: Seat, slot: Slot | null, card: CardId | null): void {
  const frame = draft.table.frames.findLast((one) => !between.has(one.do));
  const event: NetrunnerEvent = { kind: 'trashed', seat, by: doerIn(frame) ?? seat, slot, card };
  const why = causeOf(frame);
  emit(draft, event, why === undefined ? event : { ...event, why });
}

/** What only carries out or asks about a trashing: its cause is below. */
const between: ReadonlySet<Frame['do']> = new Set(['trashing', 'keepTrashed', 'show', 'choose', 'pay']);

/** Whose deed it is: of the text, of the access or of the action. Anything else a player does to their own cards. */
function doerIn(frame: Frame | undefined): Seat | undefined {
  if (frame?.do === 'effect') return frame.ref.seat;
  if (frame?.do === 'access') return RUNNER;
  return frame?.do === 'turn' ? frame.seat : undefined;
}

function causeOf(frame: Frame | undefined): Cause | undefined {
  if (frame?.do === 'effect') return { card: frame.ref.card, seat: frame.ref.seat };
  if (frame?.do === 'access') return { accessed: frame.fort };
  return frame?.do === 'installIce' || frame?.do === 'installProgram' ? { installed: true } : undefined;
}

/** A slot ends and its card goes back into its owner's hand, face down. */
export function slotToHand(draft: Draft, slot: Slot): void {
  if (hasChangedSides(draft.table, slot)) return openSlot(draft, slot);
  const { owner } = cardAt(draft.table, slot);
  leavePlay(draft, slot);
  dropSlot(draft, slot);
  side(draft, owner).hand += 1;
  draft.events.push({ kind: 'card', owner, from: place(slot), to: { in: 'hand' }, face: null });
}

/** A slot ends and its card goes into its owner's draw pile, which is shuffled next; `at`: to that place instead. */
export function slotToPile(draft: Draft, slot: Slot, at?: number): void {
  if (hasChangedSides(draft.table, slot)) return openSlot(draft, slot);
  const { owner, card } = cardAt(draft.table, slot);
  leavePlay(draft, slot);
  dropSlot(draft, slot);
  side(draft, owner).pile += 1;
  const to: Place = at === undefined ? { in: 'pile' } : { in: 'pile', at };
  draft.events.push({ kind: 'card', owner, from: place(slot), to, face: card });
}

/** A slot ends and its card lies open elsewhere (stolen); the caller puts it into a list. */
export function openSlot(draft: Draft, slot: Slot): void {
  const { card } = cardAt(draft.table, slot);
  const owner = deckOf(draft.table, slot);
  leavePlay(draft, slot);
  dropSlot(draft, slot);
  draft.events.push({ kind: 'card', owner, from: place(slot), to: { in: 'open' }, face: card });
}

/** Out of whatever list holds the slot. */
export function leavePlay(draft: Draft, slot: Slot): void {
  leaveFort(draft, slot);
  const { corp, runner } = draft.table;
  if (runner.rig.includes(slot)) {
    const inside = hostedIn(draft.table, slot);
    runner.rig = runner.rig.filter((one) => one !== slot);
    const on = lyingOn(draft.table, slot);
    for (const one of [...inside, ...on]) trashSlot(draft, one);
  }
  if (runner.aside.includes(slot)) runner.aside = runner.aside.filter((one) => one !== slot);
  if (corp.scored.includes(slot)) corp.scored = corp.scored.filter((one) => one !== slot);
  if (corp.down.includes(slot)) corp.down = corp.down.filter((one) => one !== slot);
}

/** Everything inside goes to its owner's hand; the fort stays, empty as it may be, until `endIfEmpty`. */
export function takeInsideOut(draft: Draft, fort: FortId): number {
  const inside = fortOf(draft.table, fort)?.inside ?? [];
  changeFort(draft, fort, { inside: [] });
  for (const slot of inside) {
    change(draft, slot, { fort: null });
    slotToHand(draft, slot);
  }
  return inside.length;
}

/** A card of the face-up discard pile, `index` from its top, goes into the draw pile: to that place, or to be shuffled in next. */
export function discardToPile(draft: Draft, owner: Seat, index: number, at?: number): void {
  const face = takeDiscarded(draft, owner, index);
  if (face === undefined) return;
  side(draft, owner).pile += 1;
  const to: Place = at === undefined ? { in: 'pile' } : { in: 'pile', at };
  draft.events.push({ kind: 'card', owner, from: { in: 'open' }, to, face });
}

/** The same into the hand. */
export function discardToHand(draft: Draft, owner: Seat, index: number): void {
  const face = takeDiscarded(draft, owner, index);
  if (face === undefined) return;
  side(draft, owner).hand += 1;
  draft.events.push({ kind: 'card', owner, from: { in: 'open' }, to: { in: 'hand' }, face });
}

/** The same into a new slot, which stands in no list yet. */
export function discardToSlot(draft: Draft, owner: Seat, index: number): Slot | undefined {
  const face = takeDiscarded(draft, owner, index);
  if (face === undefined) return undefined;
  const slot = newSlot(draft, { owner, card: face, active: false, ice: false, fort: null });
  draft.events.push({ kind: 'card', owner, from: { in: 'open' }, to: place(slot), face });
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

/** Ice leaves its fort, which stays as it is without it, for the top of R&D. */
export function iceToPile(draft: Draft, slot: Slot): void {
  const { fort } = cardAt(draft.table, slot);
  const there = fort === null ? undefined : fortOf(draft.table, fort);
  if (!there) return;
  changeFort(draft, there.id, { ice: there.ice.filter((one) => one !== slot) });
  change(draft, slot, { fort: null });
  slotToPile(draft, slot, 0);
}

/** A whole discard pile, face down and up, goes into the draw pile, which is shuffled next. */
export function discardsToPile(draft: Draft, owner: Seat): void {
  const { corp, runner } = draft.table;
  if (owner === CORP) for (const slot of corp.down) slotToPile(draft, slot);
  for (const _ of owner === CORP ? corp.up : runner.trash) discardToPile(draft, owner, 0);
}

/**
 * An installed card of the Runner's leaves play without a place to go yet: a new slot among those set aside, where it
 * lies open. It counts as trashed (R-CARD-microtech-backup-drive.2).
 */
export function trashAside(draft: Draft, slot: Slot): Slot {
  const { owner, card } = cardAt(draft.table, slot);
  leavePlay(draft, slot);
  dropSlot(draft, slot);
  emitTrashed(draft, owner, slot, card);
  const fresh = newSlot(draft, { owner, card, active: false, ice: false, fort: null });
  draft.table.runner.aside = [...draft.table.runner.aside, fresh];
  draft.events.push({ kind: 'card', owner, from: place(slot), to: place(fresh), face: card });
  return fresh;
}

/** A card that was set aside and counts as trashed comes to the discard pile after all. */
export function asideToDiscard(draft: Draft, slot: Slot): void {
  const { owner, card } = cardAt(draft.table, slot);
  if (card === null) return;
  leavePlay(draft, slot);
  dropSlot(draft, slot);
  toDiscard(draft, owner, card);
  draft.events.push({ kind: 'card', owner, from: place(slot), to: { in: 'open' }, face: card });
}

/** Puts a face on top of its owner's face-up discard pile (N-GOLD-10). */
export function toDiscard(draft: Draft, owner: Seat, card: CardId): void {
  const { corp, runner } = draft.table;
  if (owner === CORP) corp.up = [card, ...corp.up];
  else runner.trash = [card, ...runner.trash];
}

/** Takes that face, the newest of its kind, out of its owner's face-up discard pile; false if it is not there. */
export function fromDiscard(draft: Draft, owner: Seat, card: CardId): boolean {
  const { corp, runner } = draft.table;
  const pile = owner === CORP ? corp.up : runner.trash;
  const at = pile.indexOf(card);
  if (at >= 0 && owner === CORP) corp.up = pile.toSpliced(at, 1);
  else if (at >= 0) runner.trash = pile.toSpliced(at, 1);
  return at >= 0;
}

/** Such a card lies in nobody's pile or hand again: where it leaves play it is out of the game. */
export const hasChangedSides = (table: Table, slot: Slot): boolean => deckOf(table, slot) !== cardAt(table, slot).owner;

/** Whose deck the card came from: the Runner may have a card of the Corp's in their rig. */
const deckOf = (table: Table, slot: Slot): Seat => {
  const { owner, card } = cardAt(table, slot);
  return card === null ? owner : definition(card).side;
};

/** A card of the Corp's that lies open comes into a slot of the Runner's. */
export function changeSides(draft: Draft, card: CardId): Slot {
  const slot = newSlot(draft, { card, owner: RUNNER, active: false, ice: false, fort: null });
  draft.events.push({ kind: 'card', owner: CORP, from: { in: 'open' }, to: place(slot), face: card });
  return slot;
}
