/**
 * Hidden cards dealt at random, so that they agree with all that is public and with what that seat knows: the very table it looks at,
 * with faces behind the backs. A machine that thinks ahead plays on in such worlds and never in the real one.
 */
import { type Random, shuffled } from '../../../base/chance.ts';
import { type CardId, type Known, other, type Seat, type Slot } from '../../game.ts';
import { begin, byName } from '../../known.ts';
import { allCards, findCard } from '../card.ts';
import { starterDecks } from '../cards/starters.ts';
import { canBe } from '../rulebook/cards/faces.ts';
import { CORP, cardAt, counters, handOf, pileOf, type Table } from '../table.ts';
import type { View } from './view.ts';

export interface World {
  /** By seat; the own one is what it was. */
  readonly known: readonly [Known, Known];
  /** Both draw piles, the top first. */
  readonly piles: readonly [CardId[], CardId[]];
}

/** In four of five a card with counters on it is an agenda. */
const LIKELY_AGENDA = 80;
/** A built-in deck is believed in as long as so many of a hundred cards seen are in it. */
const BELIEVED = 75;

/** Null where no cards were found that could lie there. */
export function anyWorld(view: View, random: Random): World | null {
  const { table, known, seat } = view;
  const theirs = other(seat);
  const backs = backsOf(table, theirs);
  const positions = Object.entries(known.seen).filter(([at]) => Number(at) < pileOf(table, theirs));
  const unseen = handOf(table, theirs) + pileOf(table, theirs) + backs.length;
  const pool = unseenOf(table, theirs, unseen, random);
  const pile: (CardId | undefined)[] = Array(pileOf(table, theirs)).fill(undefined);
  for (const [at, face] of positions) {
    pile[Number(at)] = face;
    take(pool, Math.max(0, pool.indexOf(face)));
  }
  const slots: Record<Slot, CardId> = openSlots(table, theirs);
  const shown = new Map<Slot, CardId>();
  for (const slot of backs) {
    const face = faceFor(table, slot, pool, shown, random);
    if (face === null) return null;
    shown.set(slot, face);
    slots[slot] = face;
  }
  const hand = pool.splice(0, handOf(table, theirs)).sort(byName);
  const dealt = pile.map((face) => face ?? (pool.pop() as CardId));
  const hidden: Known = { ...begin(theirs, dealt), hand, slots };
  const own = ownPile(known, random);
  return seat === CORP
    ? { known: [known, hidden], piles: [own, dealt] }
    : { known: [hidden, known], piles: [dealt, own] };
}

function take(pool: CardId[], at: number): CardId {
  return pool.splice(at, 1)[0] as CardId;
}

/** The own pile: its cards are known, their order only where it was seen. */
function ownPile({ pile, own }: Known, random: Random): CardId[] {
  const left = shuffled(pile, random);
  const placed = new Map(Object.entries(own).map(([at, face]) => [Number(at), face]));
  for (const face of placed.values()) {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
  }
  return pile.map((_, at) => placed.get(at) ?? (left.pop() as CardId));
}

/** Face-down slots of that player, the most constrained first: what was advanced, then ice, then the rest. */
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

/** What lies open of that player's deck, wherever. */
function visibleOf(table: Table, seat: Seat): CardId[] {
  const { corp, runner } = table;
  const installed = Object.values(table.cards).flatMap(({ owner, card }) =>
    owner === seat && card !== null ? [card] : [],
  );
  return seat === CORP ? [...installed, ...corp.up, ...runner.stolen] : [...installed, ...runner.trash];
}

/** So many cards that may be hidden, in an order of chance: a deck that fits what was seen, less that. */
function unseenOf(table: Table, seat: Seat, count: number, random: Random): CardId[] {
  const visible = visibleOf(table, seat);
  const built = [...starterDecks[seat]];
  const inIt = visible.filter((card) => {
    const at = built.indexOf(card);
    if (at >= 0) built.splice(at, 1);
    return at >= 0;
  });
  const believed = visible.length === 0 || (100 * inIt.length) / visible.length >= BELIEVED;
  const pool = believed ? shuffled(built, random) : [];
  const side = allCards().filter((card) => card.side === seat);
  // Of five cards of the Corp's one is an agenda.
  const agendas = side.filter(({ type }) => type === 'agenda');
  const others = side.filter(({ type }) => type !== 'agenda');
  while (pool.length < count) {
    const among = seat === CORP && random(5) === 0 ? agendas : others;
    pool.push((among[random(among.length)] as { id: CardId }).id);
  }
  return pool.slice(0, count);
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
  if (counters(there, 'advancement') > 0 && random(100) < LIKELY_AGENDA) {
    const at = pool.findIndex((face) => findCard(face)?.type === 'agenda' && fits(face));
    if (at >= 0) return take(pool, at);
  }
  const at = pool.findIndex(fits);
  if (at >= 0) return take(pool, at);
  const any = allCards().filter(({ id, side }) => side === there.owner && fits(id));
  if (any.length === 0 || pool.length === 0) return null;
  pool.pop();
  return (any[random(any.length)] as { id: CardId }).id;
}
