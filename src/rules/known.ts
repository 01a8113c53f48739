/** What one player knows, folded from the events. The phone computes it for its own player, the audit for both. */
import { withChanges, withoutKey } from '../base/withChanges.ts';
import {
  type CardEvent,
  type CardId,
  type CutEvent,
  type GameEvent,
  type HideEvent,
  isCut,
  type LookEvent,
  type Place,
  type Seat,
  type Slot,
} from './game.ts';
import type { Knowledge } from './hidden.ts';

/** What a player of a card game knows about the cards. */
export interface Known {
  seat: Seat;
  /** Their hand, sorted. */
  hand: CardId[];
  /** The cards in their draw pile, sorted: they know which, not where. */
  pile: CardId[];
  /** Faces of their own cards by slot, face down or up. */
  slots: Record<Slot, CardId>;
  /** Cards they have seen in the opponent's draw pile, by position from the top. */
  seen: Record<number, CardId>;
  /** Cards they have seen in their own draw pile since it was shuffled, by position from the top. */
  own: Record<number, CardId>;
  /**
   * What they remember of the opponent's hand and installed cards. Only for a computer player (`withMemory`); people
   * remember for themselves.
   */
  theirs?: Memory;
}

/** Before the first event: the whole deck is in the pile. */
export function begin(seat: Seat, deck: readonly CardId[]): Known {
  return { seat, hand: [], pile: [...deck].sort(compareIds), slots: {}, seen: {}, own: {} };
}

/**
 * How many faces `learn` needs for an event, because the event itself does not show them: one for a card that left a
 * hand or a pile face down, one for each card looked at.
 */
export function hiddenFaces(event: GameEvent): number {
  if (event.kind === 'look') return (event as LookEvent).count;
  if (event.kind !== 'card') return 0;
  const card = event as CardEvent;
  return card.face === null && (card.from.in === 'hand' || card.from.in === 'pile') ? 1 : 0;
}

/** The seat that learns the hidden faces of an event. */
export function learningSeat(event: GameEvent): Seat {
  return event.kind === 'look' ? (event as LookEvent).by : (event as CardEvent).owner;
}

/** Whether the event can change what a player knows: only card movements do. */
const changesKnowledge = ({ kind }: GameEvent): boolean =>
  kind === 'card' || kind === 'look' || kind === 'hide' || kind === 'cut';

/**
 * What is known after these events. `faces`: for each event, in order, the faces counted by `hiddenFaces`; null for a
 * face this player does not see.
 */
export function learn(known: Known, events: readonly GameEvent[], faces: readonly (CardId | null)[]): Known {
  let next = 0;
  let now = known;
  for (const event of events) {
    if (!changesKnowledge(event)) continue;
    const wanted = hiddenFaces(event);
    now = learnEvent(now, event, faces.slice(next, next + wanted));
    next += wanted;
  }
  return now;
}

function learnEvent(known: Known, event: GameEvent, faces: readonly (CardId | null)[]): Known {
  if (event.kind === 'card') return applyMovement(known, event as CardEvent, faces[0] ?? null);
  if (event.kind === 'look') return applyLook(known, event as LookEvent, faces);
  if (isCut(event)) return applyCut(known, event);
  // What either player saw of the order is now worthless. The owner still knows which cards are in the pile.
  if (event.kind === 'hide')
    return (event as HideEvent).owner === known.seat ? { ...known, own: {} } : { ...known, seen: {} };
  return known;
}

/** What was seen of the pile moves with the cards. */
function applyCut(known: Known, { owner, count, size }: CutEvent): Known {
  const of = owner === known.seat ? 'own' : 'seen';
  const places = Object.entries(known[of]).map(([at, face]) => [(Number(at) - count + size) % size, face]);
  return { ...known, [of]: Object.fromEntries(places) };
}

function applyLook(known: Known, event: LookEvent, faces: readonly (CardId | null)[]): Known {
  const of = event.owner === known.seat ? 'own' : 'seen';
  const places = { ...known[of] };
  if (event.arranged) for (let at = event.at; at < event.at + event.count; at++) delete places[at];
  if (event.by === known.seat)
    faces.forEach((face, i) => {
      if (face !== null) places[event.at + i] = face;
    });
  return { ...known, [of]: places };
}

function applyMovement(known: Known, event: CardEvent, learned: CardId | null): Known {
  const { from, to } = event;
  if (event.owner !== known.seat) {
    // A card shown in place stays there. A card that leaves moves all cards below it up; a card put on top moves them
    // down.
    const seen = shiftPositions(known.seen, from, to);
    const theirs = updateMemory(known, event);
    return seen === known.seen && theirs === known.theirs
      ? known
      : withChanges(known, { seen, ...(theirs && { theirs }) });
  }
  const face = event.face ?? learned ?? (from.in === 'slot' ? (known.slots[from.slot] ?? null) : null);
  // If this phone cannot see the face (an opponent's face-down card), the event tells it nothing.
  if (face === null) return known;
  let { hand, pile, slots } = known;
  if (from.in === 'hand') hand = without(hand, face);
  if (from.in === 'pile') pile = without(pile, face);
  if (to.in === 'hand') hand = insertSorted(hand, face);
  if (to.in === 'pile') pile = insertSorted(pile, face);
  if (from.in === 'slot' && !(to.in === 'slot' && to.slot === from.slot)) slots = withoutKey(slots, from.slot);
  if (to.in === 'slot') slots = { ...slots, [to.slot]: face };
  return withChanges(known, { hand, pile, slots, own: shiftPositions(known.own, from, to) });
}

/** The same player, now with a memory of the opponent's cards. */
export const withMemory = (known: Known): Known => ({ ...known, theirs: known.theirs ?? noMemory });

/** A known card stays known wherever the player can follow it. */
function updateMemory({ theirs, seen }: Known, event: CardEvent): Memory | undefined {
  if (theirs === undefined) return undefined;
  const { from } = event;
  const before = from.in === 'slot' ? theirs.slots[from.slot] : from.in === 'pile' ? seen[from.at ?? -1] : undefined;
  const face = event.face ?? before ?? null;
  return remember(theirs, event, face);
}

/** Positions in a pile after a card left it, joined it, or moved within it. */
function shiftPositions(places: Known['seen'], from: Place, to: Place): Known['seen'] {
  // Nothing is known, or a card was only shown in place.
  if (from.in === to.in && (from.in !== 'pile' || to.in !== 'pile' || from.at === to.at)) return places;
  if (from.in !== 'pile' && to.in !== 'pile') return places;
  if (Object.keys(places).length === 0) return places;
  const left = from.in === 'pile' ? closeGap(places, from.at ?? 0) : places;
  if (to.in !== 'pile') return left;
  const after = openGap(left, to.at ?? 0);
  const moved = from.in === 'pile' ? places[from.at ?? 0] : undefined;
  return moved === undefined ? after : { ...after, [to.at ?? 0]: moved };
}

function closeGap(seen: Known['seen'], gone: number): Known['seen'] {
  const after: Known['seen'] = {};
  for (const [at, face] of Object.entries(seen)) {
    const position = Number(at);
    if (position !== gone) after[position > gone ? position - 1 : position] = face;
  }
  return after;
}

function openGap(seen: Known['seen'], at: number): Known['seen'] {
  return Object.fromEntries(
    Object.entries(seen).map(([was, face]) => [Number(was) + (Number(was) < at ? 0 : 1), face]),
  );
}

/** For a game whose players know only about cards. */
export const cardKnowledge: Knowledge<Known> = { begin, learn, told: (known) => known, cards: (known) => known };

/** The list without one copy of the given card; unchanged if it has none. */
export function without(cards: readonly CardId[], card: CardId): CardId[] {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
}

/** A sorted list with one more card. */
function insertSorted(cards: readonly CardId[], card: CardId): CardId[] {
  const at = cards.findIndex((one) => one > card);
  return cards.toSpliced(at < 0 ? cards.length : at, 0, card);
}

/** Order by code units: the same on every phone in every language. */
export const compareIds = (a: CardId, b: CardId): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * What a player remembers of the opponent's cards that were shown and are face down again, folded from card movements
 * that both have seen. A slot holds the same card for as long as it exists, so a face seen in it stays its face.
 */
export interface Memory {
  /** Faces by slot of the cards on the table. */
  slots: Record<Slot, CardId>;
  /** What was seen in the opponent's hand, or on its way there. */
  hand: readonly RecalledCard[];
}

export interface RecalledCard {
  card: CardId;
  /**
   * Where cards went that have left the hand face down since then; any of them may be this card. Null: somewhere nobody
   * can follow.
   */
  left: readonly (Slot | null)[];
}

const noMemory: Memory = { slots: {}, hand: [] };

/**
 * After one of the opponent's cards has moved. `face`: what this player knows it to be, from the event or from before.
 */
function remember(memory: Memory, event: CardEvent, face: CardId | null): Memory {
  const { from, to } = event;
  let { slots, hand } = memory;
  const stays = from.in === 'slot' && to.in === 'slot' && from.slot === to.slot;
  if (from.in === 'slot' && !stays) {
    hand = face === null ? lostSight(hand, from.slot) : revealInHand(hand, from.slot, face);
    if (from.slot in slots) slots = withoutKey(slots, from.slot);
  }
  if (from.in === 'hand')
    hand = face === null ? leftCovered(hand, to.in === 'slot' ? to.slot : null) : likelierCopy(hand, face);
  if (to.in === 'slot' && face !== null && slots[to.slot] !== face) {
    hand = revealInHand(hand, to.slot, face);
    slots = { ...slots, [to.slot]: face };
  }
  if (to.in === 'hand' && face !== null) hand = [...hand, { card: face, left: [] }];
  return slots === memory.slots && hand === memory.hand ? memory : { slots, hand };
}

const leftCovered = (hand: Memory['hand'], to: Slot | null): Memory['hand'] =>
  hand.length === 0 ? hand : hand.map(({ card, left }) => ({ card, left: [...left, to] }));

/** A card that left the hand face down has been shown. */
function revealInHand(hand: Memory['hand'], slot: Slot, face: CardId): Memory['hand'] {
  if (!hand.some(({ left }) => left.includes(slot))) return hand;
  const it = hand.findIndex(({ card, left }) => card === face && left.includes(slot));
  return hand
    .filter((_, at) => at !== it)
    .map(({ card, left }) => ({ card, left: left.filter((one) => one !== slot) }));
}

/** The card moved on, still face down. */
const lostSight = (hand: Memory['hand'], slot: Slot): Memory['hand'] =>
  hand.some(({ left }) => left.includes(slot))
    ? hand.map(({ card, left }) => ({ card, left: left.map((one) => (one === slot ? null : one)) }))
    : hand;

/** Of two copies, the one more likely to have been there. */
function likelierCopy(hand: Memory['hand'], face: CardId): Memory['hand'] {
  const alike = hand.filter(({ card }) => card === face);
  if (alike.length === 0) return hand;
  const likeliest = alike.reduce((a, b) => (b.left.length < a.left.length ? b : a));
  return hand.filter((one) => one !== likeliest);
}
