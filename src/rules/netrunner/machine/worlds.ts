/**
 * Deals hidden cards at random, consistent with what is public and what the seat knows: the same table, with a face for
 * each face-down card. A machine that thinks ahead plays in these worlds, never in the real one.
 */
import { type Random, shuffled } from '../../../base/chance.ts';
import { remember } from '../../../base/remember.ts';
import { type CardId, type Known, other, type Seat, type Slot } from '../../game.ts';
import { begin, compareIds, withMemory, without } from '../../known.ts';
import { allCards, findCard } from '../card.ts';
import { builtInDecks } from '../cards/starters.ts';
import { canBe } from '../rulebook/cards/faces.ts';
import { CORP, cardAt, counters, handOf, isCentral, pileOf, type Table } from '../table.ts';
import { evidenceOf, type PlayEvidence } from './evidence.ts';
import { agendaChance } from './reading.ts';
import type { MachineView } from './view.ts';

export interface MachineWorld {
  /** By seat; the seat's own knowledge is unchanged. */
  readonly known: readonly [Known, Known];
  /** Both draw piles, top card first. */
  readonly piles: readonly [CardId[], CardId[]];
}

/** Null if no consistent cards were found. */
export function sampleWorld(view: MachineView, random: Random): MachineWorld | null {
  const { table, known, seat } = view;
  const theirs = other(seat);
  const recalled = recalledOf(view, theirs, random);
  const pile: (CardId | undefined)[] = Array(pileOf(table, theirs)).fill(undefined);
  for (const [at, face] of Object.entries(known.seen)) if (Number(at) < pile.length) pile[Number(at)] = face;
  const backs = faceDownSlots(table, theirs);
  const sure = [...Object.values(recalled.slots), ...recalled.hand, ...pile.filter((face) => face !== undefined)];
  const hidden = handOf(table, theirs) + pile.length + backs.length - sure.length;
  const pool = unseenCards(theirs, [...visibleCards(table, theirs), ...sure], hidden, random);
  const shown = new Map(Object.entries(recalled.slots).map(([slot, face]): [Slot, CardId] => [Number(slot), face]));
  const evidence = evidenceOf(view);
  for (const slot of backs) {
    if (shown.has(slot)) continue;
    const face = drawFace(view, slot, pool, shown, evidence, random);
    if (face === null) return null;
    shown.set(slot, face);
  }
  const slots = { ...faceUpSlots(table, theirs), ...Object.fromEntries(shown) };
  const held = takeHeld(pool, handOf(table, theirs) - recalled.hand.length, evidence, random);
  const hand = [...recalled.hand, ...held].sort(compareIds);
  const dealt = pile.map((face) => face ?? (pool.pop() as CardId));
  // On the way the opponent remembers what it sees, as in the game.
  const behind: Known = { ...withMemory(begin(theirs, dealt)), hand, slots };
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

/**
 * Takes `count` cards for the hand, in the pool's random order: each is accepted with the probability that it is held.
 */
function takeHeld(pool: CardId[], count: number, { inHand }: PlayEvidence, random: Random): CardId[] {
  const held: CardId[] = [];
  for (let at = 0; at < pool.length && held.length < count; )
    if (accepts(inHand(pool[at] as CardId), random)) held.push(removeAt(pool, at));
    else at++;
  return [...held, ...pool.splice(0, count - held.length)];
}

const accepts = (chance: number, random: Random): boolean => chance >= 1 || random(HUNDREDTH) < HUNDREDTH * chance;

function removeAt(pool: CardId[], at: number): CardId {
  return pool.splice(at, 1)[0] as CardId;
}

/** The seat's own pile: its cards are known, but their order only as far as it was seen. */
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
function faceDownSlots(table: Table, seat: Seat): Slot[] {
  const order = (slot: Slot): number => {
    const there = cardAt(table, slot);
    return counters(there, 'advancement') > 0 ? 0 : there.ice ? 1 : there.fort !== null ? 2 : 3;
  };
  const backs = Object.values(table.cards).filter(({ owner, card }) => owner === seat && card === null);
  return backs.map(({ slot }) => slot).sort((a, b) => order(a) - order(b) || a - b);
}

function faceUpSlots(table: Table, seat: Seat): Record<Slot, CardId> {
  const open = Object.values(table.cards).filter(({ owner, card }) => owner === seat && card !== null);
  return Object.fromEntries(open.map(({ slot, card }) => [slot, card as CardId]));
}

/** All visible cards from the given player's deck. */
function visibleCards(table: Table, seat: Seat): CardId[] {
  const { corp, runner } = table;
  const installed = Object.values(table.cards).flatMap(({ owner, card }) =>
    owner === seat && card !== null ? [card] : [],
  );
  return seat === CORP ? [...installed, ...corp.up, ...runner.stolen] : [...installed, ...runner.trash];
}

function drawFace(
  view: MachineView,
  slot: Slot,
  pool: CardId[],
  shown: ReadonlyMap<Slot, CardId>,
  evidence: PlayEvidence,
  random: Random,
): CardId | null {
  const { table } = view;
  const there = cardAt(table, slot);
  const fits = (face: CardId): boolean => canBe(table, slot, face, shown);
  // Inside a subsidiary fort the kind of card is drawn first: players don't install random cards.
  const inside = there.owner === CORP && there.fort !== null && !there.ice && !isCentral(there.fort);
  const agenda = inside && random(HUNDREDTH) < HUNDREDTH * agendaChance(view, there.fort ?? '', slot);
  const likely = (face: CardId): boolean => fits(face) && accepts(evidence.inSlot(slot, face), random);
  const isWanted = (face: CardId): boolean => !inside || isAgenda(face) === agenda;
  const at = indexOfFirst(
    pool,
    (face) => isWanted(face) && likely(face),
    (face) => isWanted(face) && fits(face),
    fits,
  );
  if (at >= 0) return removeAt(pool, at);
  const any = allCards().filter(({ id, side }) => side === there.owner && fits(id));
  if (any.length === 0 || pool.length === 0) return null;
  pool.pop();
  return (any[random(any.length)] as { id: CardId }).id;
}

/** Index of the first card that passes the first test that any card passes; negative if none passes any. */
function indexOfFirst(pool: readonly CardId[], ...tests: readonly ((face: CardId) => boolean)[]): number {
  for (const test of tests) {
    const at = pool.findIndex(test);
    if (at >= 0) return at;
  }
  return -1;
}

const HUNDREDTH = 100;
const PARTS = 1_000_000;

/**
 * Likelihood of each seen card. `strange`: in a built-in deck without it. `used` and `unused`: in a custom deck, for a
 * card that built-in decks do or don't use. In a built-in deck that has the card it is 1.
 */
const ODDS = { strange: 0.03, used: 0.4, unused: 0.08 };
/** Copies in the urn of a custom deck: for each copy in a built-in deck, for any card, and for a seen one. */
const COPIES = { used: 3, any: 1, seen: 8 };

/**
 * Draws hidden cards for the given side in random order: the unseen cards of a built-in deck, or of a custom deck,
 * depending on how likely each is given the seen cards. Missing cards are drawn as for a custom deck.
 */
export function unseenCards(side: Seat, seen: readonly CardId[], count: number, random: Random): CardId[] {
  const left = shuffled(matchingDeckCards(side, seen, random), random).slice(0, count);
  return [...left, ...customDeckCards(side, seen, count - left.length, random)];
}

/** The unseen cards of the built-in deck drawn; empty for a custom deck. */
function matchingDeckCards(side: Seat, seen: readonly CardId[], random: Random): readonly CardId[] {
  const used = urnOf(side).used;
  const decks = builtInDecks[side].map(({ cards }) => {
    const left = seen.reduce<CardId[]>(without, [...cards]);
    return { left, odds: ODDS.strange ** (seen.length + left.length - cards.length) };
  });
  const own = seen.reduce((odds, card) => odds * (used.has(card) ? ODDS.used : ODDS.unused), 1);
  const sum = decks.reduce((all, { odds }) => all + odds, own);
  let part = (random(PARTS) / PARTS) * sum;
  const drawn = decks.find(({ odds }) => {
    part -= odds;
    return part < 0;
  });
  return drawn?.left ?? [];
}

interface Urn {
  readonly used: ReadonlySet<CardId>;
  readonly agendas: readonly CardId[];
  readonly others: readonly CardId[];
}

/** The cards of a custom deck before any was seen: all cards of the side, weighted toward those in built-in decks. */
const urnOf = remember<Seat, Urn>((side) => {
  const built = builtInDecks[side].flatMap(({ cards }) => cards);
  const times = (card: CardId, copies: number): CardId[] => Array<CardId>(copies).fill(card);
  const urn = [
    ...built.flatMap((card) => times(card, COPIES.used)),
    ...allCards().flatMap((card) => (card.side === side ? times(card.id, COPIES.any) : [])),
  ];
  return { used: new Set(built), agendas: urn.filter(isAgenda), others: urn.filter((card) => !isAgenda(card)) };
});

const isAgenda = (card: CardId): boolean => findCard(card)?.type === 'agenda';

/** Cards of a custom deck; one in five Corp cards is an agenda. A deck often has more copies of a seen card. */
function customDeckCards(side: Seat, seen: readonly CardId[], count: number, random: Random): CardId[] {
  if (count <= 0) return [];
  const { agendas, others } = urnOf(side);
  const again = [...new Set(seen)].filter((card) => !isAgenda(card));
  const more = COPIES.seen * again.length;
  return Array.from({ length: count }, () => {
    if (side === CORP && random(5) === 0) return agendas[random(agendas.length)] as CardId;
    const at = random(others.length + more);
    return (others[at] ?? again[(at - others.length) % again.length]) as CardId;
  });
}
