/**
 * Sealed packs: the contents of a starter and of a booster. Pure: the same random numbers make the same packs, so both
 * phones and an audit can repeat them. Rules by number: RULES.md.
 */
import type { Random } from '../../../base/chance.ts';
import { type CardId, other, type Seat } from '../../game.ts';
import { cardsOf, type Rarity, rarityOf } from '../cards/rarity.ts';
import { agendaPoints, minAgendaPoints, minDeckSize } from '../deck.ts';
import type { CardSet } from '../effect.ts';
import { CORP, RUNNER } from '../table.ts';

export interface Pack {
  readonly kind: 'starter' | 'booster';
  readonly set: CardSet;
  /** The side of a starter; a booster has cards of both. */
  readonly side: Seat | null;
  /** In the order they are turned over: commons first, rares last. */
  readonly cards: readonly CardId[];
}

/** The sets that have boosters, in the order they are opened. */
export const boosterSets: readonly CardSet[] = ['v1', 'proteus', 'classic'];

/** How many boosters of each set a player opens. */
export type Boosters = Readonly<Record<CardSet, number>>;

/** The most boosters a player opens, across all sets (PK-OPEN-01). */
export const MAX_BOOSTERS = 4;

/** One player's packs: a starter for each side, and the boosters set by set (PK-OPEN-01). */
export function packsOf(random: Random, boosters: Boosters): Pack[] {
  return [
    starter(random, CORP),
    starter(random, RUNNER),
    ...boosterSets.flatMap((set) => Array.from({ length: boosters[set] }, () => booster[set](random))),
  ];
}

export const poolOf = (packs: readonly Pack[]): CardId[] => packs.flatMap(({ cards }) => cards);

type Counts = Readonly<Partial<Record<Rarity, number>>>;

/** PK-START-01 and PK-START-02. */
const halves: readonly [Counts, Counts] = [
  { common: 30, vital: 11, uncommon: 17, rare: 2 },
  { common: 30, vital: 15, uncommon: 13, rare: 2 },
];

/** The most copies of a common or vital card in a starter (PK-START-03). */
const MAX_COPIES = 3;

function starter(random: Random, side: Seat): Pack {
  for (;;) {
    const cards = drawByRarity(random, 'v1', side, halves[side], MAX_COPIES);
    if (side === RUNNER || makesCorpDeck(cards)) return { kind: 'starter', set: 'v1', side, cards };
  }
}

/** Whether these cards make the smallest legal Corp deck (PK-START-04). */
function makesCorpDeck(cards: readonly CardId[]): boolean {
  return agendaPoints(cards) >= minAgendaPoints(minDeckSize(CORP, '1996'));
}

const booster: Readonly<Record<CardSet, (random: Random) => Pack>> = {
  v1: (random) => {
    const rare = randomSeat(random, 1, 2);
    // The extra uncommon belongs to the other side in seven boosters out of ten (PK-BOOST-01).
    const extra = randomSeat(random, 7, 10) === CORP ? other(rare) : rare;
    return boosterOf(random, 'v1', (side) => ({
      common: side === rare ? 3 : 4,
      vital: 1,
      uncommon: side === extra ? 3 : 2,
      rare: side === rare ? 1 : 0,
    }));
  },
  proteus: (random) => {
    const rare = randomSeat(random, 1, 2);
    return boosterOf(random, 'proteus', (side) => ({ common: 5, uncommon: 2, rare: side === rare ? 1 : 0 }));
  },
  classic: (random) => boosterOf(random, 'classic', () => ({ common: 3, rare: 1 })),
};

/** Returns the Corp's seat with probability `of` / `all`. */
const randomSeat = (random: Random, of: number, all: number): Seat => (random(all) < of ? CORP : RUNNER);

function boosterOf(random: Random, set: CardSet, counts: (side: Seat) => Counts): Pack {
  const both = ([CORP, RUNNER] as const).flatMap((side) => drawByRarity(random, set, side, counts(side), 1));
  return { kind: 'booster', set, side: null, cards: orderedByRarity(both) };
}

const order: readonly Rarity[] = ['common', 'vital', 'uncommon', 'rare'];

/** Cards of one side by rarity, commons first. `commonCopies`: copies of a common or vital card; others appear once. */
function drawByRarity(random: Random, set: CardSet, side: Seat, counts: Counts, commonCopies: number): CardId[] {
  return order.flatMap((rarity) => {
    const copies = rarity === 'common' || rarity === 'vital' ? commonCopies : 1;
    const heap = cardsOf(set, side, rarity).flatMap((card) => Array.from({ length: copies }, () => card));
    return drawCards(random, heap, counts[rarity] ?? 0);
  });
}

/** Draws `count` cards without replacement. */
function drawCards(random: Random, cards: readonly CardId[], count: number): CardId[] {
  const heap = [...cards];
  for (let at = 0; at < count; at++) {
    const from = at + random(heap.length - at);
    const card = heap[from] as CardId;
    heap[from] = heap[at] as CardId;
    heap[at] = card;
  }
  return heap.slice(0, count);
}

/** Cards of both sides, ordered by rarity. */
const orderedByRarity = (cards: readonly CardId[]): CardId[] =>
  order.flatMap((rarity) => cards.filter((card) => rarityOf(card) === rarity));
