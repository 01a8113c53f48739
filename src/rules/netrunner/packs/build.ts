/**
 * Builds a legal, playable deck from a pool: agendas by the deck table, ice along a curve, breakers for each kind of
 * ice, an economy. A suggestion that the player can change freely.
 */
import type { CardId, Seat } from '../../game.ts';
import { definition } from '../card.ts';
import { minAgendaPoints, minDeckSize } from '../deck.ts';
import type { Card } from '../effect.ts';
import { CORP } from '../table.ts';

/** The purpose of a group of chosen cards. */
export type CardPurpose = 'agendas' | 'ice' | 'breakers' | 'economy' | 'rest';

export interface BuiltDeck {
  readonly cards: readonly CardId[];
  /** The same cards by purpose, in the order of choice. */
  readonly groups: Readonly<Partial<Record<CardPurpose, readonly CardId[]>>>;
}

/** The kinds of ice; every breaker is for at least one of them. */
export const iceKinds = ['Wall', 'Code Gate', 'Sentry'] as const;
type IceKind = (typeof iceKinds)[number];

/** The most cards of each purpose in a deck. */
const maxCards = { ice: 17, economy: 10, breakersOfAKind: 2 };

/** Expensive ice beyond this many pieces stays in the pool: it would not be rezzed in time. */
const MAX_EXPENSIVE_ICE = 5;
/** The rez cost (bits) at which ice counts as expensive. */
const EXPENSIVE_REZ_COST = 7;

/**
 * A deck of the smallest legal size for the given side, using only cards from the pool; smaller only if the pool is.
 */
export function buildDeck(side: Seat, pool: readonly CardId[]): BuiltDeck {
  // Each copy is a separate card.
  const own = pool.map((id) => ({ ...definition(id) })).filter((card) => card.side === side);
  return finishDeck(side, own, side === CORP ? corpGroups(own) : runnerGroups(own));
}

function finishDeck(side: Seat, own: readonly Card[], groups: Partial<Record<CardPurpose, Card[]>>): BuiltDeck {
  // The stricter of both rules, so that the deck is legal at every table.
  const size = minDeckSize(side, 'rulings');
  const chosen = Object.values(groups).flat();
  // An agenda beyond the deck table's points only helps the Runner.
  const left = without(own, chosen).filter(({ type }) => type !== 'agenda');
  const rest = byWorth(left, usefulness).slice(0, Math.max(0, size - chosen.length));
  const all: Partial<Record<CardPurpose, Card[]>> = { ...groups, rest };
  return {
    cards: Object.values(all).flatMap((cards) => cards.map(({ id }) => id)),
    groups: Object.fromEntries(Object.entries(all).map(([purpose, cards]) => [purpose, cards.map(({ id }) => id)])),
  };
}

function corpGroups(own: readonly Card[]): Partial<Record<CardPurpose, Card[]>> {
  const agendas = pickAgendas(own);
  const ice = pickIce(own);
  const economy = byWorth(
    own.filter(({ type }) => type === 'operation' || type === 'node'),
    income,
  )
    .filter((card) => income(card) > 0)
    .slice(0, maxCards.economy);
  return { agendas, ice, economy };
}

/**
 * Enough points for the smallest deck, on few cards that are quick to score; at most one agenda above the table's
 * requirement.
 */
function pickAgendas(own: readonly Card[]): Card[] {
  const needed = minAgendaPoints(minDeckSize(CORP, 'rulings'));
  const chosen: Card[] = [];
  let points = 0;
  for (const card of byWorth(
    own.filter(({ type }) => type === 'agenda'),
    pace,
  )) {
    if (points >= needed) break;
    chosen.push(card);
    points += card.points ?? 0;
  }
  // Once all agendas are chosen, a small one chosen early may have become unnecessary.
  return [...chosen].reverse().reduce((kept, card) => {
    const spare = points - needed;
    if ((card.points ?? 0) > spare || (card.points ?? 0) === 0) return kept;
    points -= card.points ?? 0;
    return kept.filter((one) => one !== card);
  }, chosen);
}

/** Points for each action it takes to score the agenda. */
const pace = ({ points, difficulty }: Card): number => (points ?? 0) / (1 + (difficulty ?? 9));

/** Ice for a deck: about a third of each kind, the rest by worth; few pieces are expensive. */
function pickIce(own: readonly Card[]): Card[] {
  const all = byWorth(
    own.filter(({ type }) => type === 'ice'),
    worthOfIce,
  );
  const chosen: Card[] = [];
  let dear = 0;
  const take = (card: Card): void => {
    const isDear = (card.cost ?? 0) >= EXPENSIVE_REZ_COST;
    if (chosen.length >= maxCards.ice || chosen.includes(card) || (isDear && dear >= MAX_EXPENSIVE_ICE)) return;
    if (isDear) dear += 1;
    chosen.push(card);
  };
  for (const kind of iceKinds)
    for (const card of all.filter(({ keywords }) => keywords.includes(kind)).slice(0, Math.floor(maxCards.ice / 4)))
      take(card);
  for (const card of all) take(card);
  return chosen;
}

const worthOfIce = (card: Card): number => 1.5 * card.subs.length + (card.strength ?? 0) - 0.8 * (card.cost ?? 0);

function runnerGroups(own: readonly Card[]): Partial<Record<CardPurpose, Card[]>> {
  const programs = own.filter(({ type }) => type === 'program');
  const breakers: Card[] = [];
  for (const kind of iceKinds) {
    const fit = byWorth(
      programs.filter((card) => breaksIceKind(card, kind) && !breakers.includes(card)),
      worthOfBreaker,
    );
    breakers.push(...fit.slice(0, maxCards.breakersOfAKind));
  }
  const economy = byWorth(
    without(own, breakers).filter(({ type }) => type !== 'program'),
    income,
  )
    .filter((card) => income(card) > 0)
    .slice(0, maxCards.economy + 4);
  return { breakers, economy };
}

/** Whether it breaks subroutines of the given kind of ice, on any piece. */
export const breaksIceKind = ({ abilities }: Card, kind: IceKind): boolean =>
  abilities.some(
    ({ special }) =>
      special?.does === 'break' &&
      !special.tracing &&
      !special.chosen &&
      (special.keywords.length === 0 || special.keywords.includes(kind)),
  );

const worthOfBreaker = ({ strength, cost, mu }: Card): number => 2 * (strength ?? 0) - (cost ?? 0) - 2 * (mu ?? 1);

/** A card's rough gain beyond its cost, in bits; 0 for a card that gains none. */
export function income(card: Card): number {
  const texts = [
    card.play,
    ...card.abilities.map(({ effect }) => effect),
    ...card.triggers.map(({ effect }) => effect),
  ];
  const gained = Math.max(0, ...texts.map((text) => largestGain(text?.means)));
  if (gained === 0) return 0;
  // A card that stays on the table pays out repeatedly.
  const times = card.type === 'operation' || card.type === 'prep' ? 1 : 4;
  return times * gained - (card.cost ?? 0);
}

/** The largest single gain of bits in any part of a meaning. */
function largestGain(means: unknown): number {
  if (typeof means !== 'object' || means === null) return 0;
  const { v, n, who } = means as { v?: unknown; n?: unknown; who?: unknown };
  const own = v === 'gain' && typeof n === 'number' && who === undefined ? n : 0;
  return Math.max(own, ...Object.values(means).map(largestGain));
}

/** Cheap cards with an effect come first; a card whose only use is to be trashed or hosted comes last. */
const usefulness = (card: Card): number => {
  const texts = card.abilities.length + card.triggers.length + card.modifiers.length + (card.play ? 1 : 0);
  return Math.min(2, texts) - 0.25 * (card.cost ?? 0);
};

/** Best first; equal cards by id, so that the same pool gives the same deck. */
function byWorth(cards: readonly Card[], worth: (card: Card) => number): Card[] {
  return [...cards].sort((a, b) => worth(b) - worth(a) || (a.id < b.id ? -1 : 1));
}

const without = (cards: readonly Card[], taken: readonly Card[]): Card[] =>
  cards.filter((card) => !taken.includes(card));
