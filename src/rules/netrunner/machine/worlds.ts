/**
 * Deals hidden cards at random, consistent with what is public and what the seat knows: the same table, with a face for
 * each face-down card. A machine that thinks ahead plays in these worlds, never in the real one.
 */
import { type Random, shuffled } from '../../../base/chance.ts';
import { type CardId, type Known, other, type Seat, type Slot } from '../../game.ts';
import { begin, byName } from '../../known.ts';
import { allCards, findCard } from '../card.ts';
import { builtInDecks } from '../cards/starters.ts';
import type { Card } from '../effect.ts';
import { canBe } from '../rulebook/cards/faces.ts';
import { CORP, cardAt, counters, handOf, isCentral, pileOf, type Table } from '../table.ts';
import { chanceOfAgenda } from './beliefs.ts';
import type { MachineView } from './view.ts';

export interface MachineWorld {
  /** By seat; the seat's own knowledge is unchanged. */
  readonly known: readonly [Known, Known];
  /** Both draw piles, top card first. */
  readonly piles: readonly [CardId[], CardId[]];
}

/** Null if no consistent cards were found. */
export function anyWorld(view: MachineView, random: Random): MachineWorld | null {
  const { table, known, seat } = view;
  const theirs = other(seat);
  const recalled = recalledOf(view, theirs, random);
  const pile: (CardId | undefined)[] = Array(pileOf(table, theirs)).fill(undefined);
  for (const [at, face] of Object.entries(known.seen)) if (Number(at) < pile.length) pile[Number(at)] = face;
  const backs = backsOf(table, theirs);
  const sure = [...Object.values(recalled.slots), ...recalled.hand, ...pile.filter((face) => face !== undefined)];
  const hidden = handOf(table, theirs) + pile.length + backs.length - sure.length;
  const pool = unseenCards(theirs, [...visibleOf(table, theirs), ...sure], hidden, random);
  const shown = new Map(Object.entries(recalled.slots).map(([slot, face]): [Slot, CardId] => [Number(slot), face]));
  for (const slot of backs) {
    if (shown.has(slot)) continue;
    const face = faceFor(table, slot, pool, shown, random);
    if (face === null) return null;
    shown.set(slot, face);
  }
  const slots = { ...openSlots(table, theirs), ...Object.fromEntries(shown) };
  const hand = [...recalled.hand, ...pool.splice(0, handOf(table, theirs) - recalled.hand.length)].sort(byName);
  const dealt = pile.map((face) => face ?? (pool.pop() as CardId));
  const behind: Known = { ...begin(theirs, dealt), hand, slots };
  const own = ownPile(known, random);
  return seat === CORP
    ? { known: [known, behind], piles: [own, dealt] }
    : { known: [behind, known], piles: [dealt, own] };
}

/** Where the seen cards are. A card may have left the hand since, so its place varies between worlds. */
function recalledOf(
  { table, known: { theirs: memory } }: MachineView,
  theirs: Seat,
  random: Random,
): { slots: Record<Slot, CardId>; hand: CardId[] } {
  const slots: Record<Slot, CardId> = {};
  const isBack = (slot: Slot): boolean => table.cards[slot]?.card === null && table.cards[slot]?.owner === theirs;
  for (const [slot, face] of Object.entries(memory?.slots ?? {})) if (isBack(Number(slot))) slots[Number(slot)] = face;
  const hand: CardId[] = [];
  // Certain cards first: the hand may be too small for all possible ones.
  for (const { card, left } of [...(memory?.hand ?? [])].sort((a, b) => a.left.length - b.left.length)) {
    const shown = new Map(Object.entries(slots).map(([slot, face]): [Slot, CardId] => [Number(slot), face]));
    const may = left.filter(
      (slot) => slot === null || (isBack(slot) && !shown.has(slot) && canBe(table, slot, card, shown)),
    );
    const where = may[random(may.length + 1)];
    if (where === undefined && hand.length < handOf(table, theirs)) hand.push(card);
    else if (typeof where === 'number') slots[where] = card;
  }
  return { slots, hand };
}

function take(pool: CardId[], at: number): CardId {
  return pool.splice(at, 1)[0] as CardId;
}

/** The seat's own pile: its cards are known, their order only if it was seen. */
function ownPile({ pile, own }: Known, random: Random): CardId[] {
  const left = shuffled(pile, random);
  const placed = new Map(Object.entries(own).map(([at, face]) => [Number(at), face]));
  for (const face of placed.values()) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return pile.map((_, at) => placed.get(at) ?? (left.pop() as CardId));
}

/** A player's face-down slots, most constrained first: advanced cards, then ice, then the rest. */
function backsOf(table: Table, seat: Seat): Slot[] {
  const order = (slot: Slot): number => {
    const there = cardAt(table, slot);
    return counters(there, 'advancement') > 0 ? 0 : there.ice ? 1 : there.fort !== null ? 2 : 3;
  };
  const backs = Object.values(table.cards).filter(({ owner, card }) => owner === seat && card === null);
  return backs.map(({ slot }) => slot).sort((a, b) => order(a) - order(b) || a - b);
}

function openSlots(table: Table, seat: Seat): Record<Slot, CardId> {
  const open = Object.values(table.cards).filter(({ owner, card }) => owner === seat && card !== null);
  return Object.fromEntries(open.map(({ slot, card }) => [slot, card as CardId]));
}

/** All visible cards from the given player's deck. */
function visibleOf(table: Table, seat: Seat): CardId[] {
  const { corp, runner } = table;
  const installed = Object.values(table.cards).flatMap(({ owner, card }) =>
    owner === seat && card !== null ? [card] : [],
  );
  return seat === CORP ? [...installed, ...corp.up, ...runner.stolen] : [...installed, ...runner.trash];
}

function faceFor(
  table: Table,
  slot: Slot,
  pool: CardId[],
  shown: ReadonlyMap<Slot, CardId>,
  random: Random,
): CardId | null {
  const there = cardAt(table, slot);
  const fits = (face: CardId): boolean => canBe(table, slot, face, shown);
  // Inside a subsidiary fort the kind of card is drawn first: players don't install random cards.
  const inside = there.owner === CORP && there.fort !== null && !there.ice && !isCentral(there.fort);
  const agenda = inside && random(HUNDREDTH) < HUNDREDTH * chanceOfAgenda(table, slot);
  const wanted = pool.findIndex((face) => (findCard(face)?.type === 'agenda') === agenda && fits(face));
  const at = inside && wanted >= 0 ? wanted : pool.findIndex(fits);
  if (at >= 0) return take(pool, at);
  const any = allCards().filter(({ id, side }) => side === there.owner && fits(id));
  if (any.length === 0 || pool.length === 0) return null;
  pool.pop();
  return (any[random(any.length)] as { id: CardId }).id;
}

/** How much likelier a seen card makes a deck that has it, and one that lacks it. */
const LIKELIER = 3;
const STRANGE = 0.2;
/** The weight of any other deck, before a card was seen, against one built-in deck. */
const OTHERS = 2;
const HUNDREDTH = 100;
const MILLIONTH = 1_000_000;

/**
 * Draws hidden cards for the given side in random order: a deck's unseen cards, and any others if those are too few.
 */
export function unseenCards(side: Seat, seen: readonly CardId[], count: number, random: Random): CardId[] {
  const left = shuffled(deckLike(side, seen, random), random).slice(0, count);
  return [...left, ...anyCards(side, count - left.length, random)];
}

/** The unseen cards of a built-in deck, drawn by how well it fits what was seen; empty for any other deck. */
function deckLike(side: Seat, seen: readonly CardId[], random: Random): CardId[] {
  const decks = builtInDecks[side].map(({ cards }) => {
    const left = [...cards];
    let found = 0;
    for (const card of seen) {
      const at = left.indexOf(card);
      if (at < 0) continue;
      left.splice(at, 1);
      found++;
    }
    return { left, found };
  });
  const likely = decks.map(({ found }) => LIKELIER ** found * STRANGE ** (seen.length - found));
  const all = likely.reduce((sum, one) => sum + one, OTHERS);
  let left = random(MILLIONTH) / MILLIONTH;
  const at = likely.findIndex((one) => {
    left -= one / all;
    return left < 0;
  });
  return decks[at]?.left ?? [];
}

/** Random cards for the given side; one in five Corp cards is an agenda. */
function anyCards(side: Seat, count: number, random: Random): CardId[] {
  if (count <= 0) return [];
  const mine = allCards().filter((card) => card.side === side);
  const agendas = mine.filter(({ type }) => type === 'agenda');
  const others = mine.filter(({ type }) => type !== 'agenda');
  return Array.from({ length: count }, () => {
    const among = side === CORP && random(5) === 0 ? agendas : others;
    return (among[random(among.length)] as Card).id;
  });
}
