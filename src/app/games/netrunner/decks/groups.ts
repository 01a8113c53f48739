/** A deck's cards by type, each with its number of copies. */

import type { CardId, Seat } from '../../../../rules/game.ts';
import { findCard } from '../../../../rules/netrunner/card.ts';
import type { Card, CardType } from '../../../../rules/netrunner/effect.ts';
import { CORP } from '../../../../rules/netrunner/table.ts';
import * as words from '../../../../words/en/netrunner/decks/decks.ts';
import { rezVerbs, titles } from '../../../../words/en/netrunner/decks/decks.ts';

interface DeckEntry {
  card: CardId;
  n: number;
}

interface DeckGroup {
  title: string;
  entries: DeckEntry[];
  count: number;
}

export function groupsIn(cards: readonly CardId[]): DeckGroup[] {
  const copies = new Map<CardId, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  const entries = [...copies].map(([card, n]) => ({ card, n })).sort((a, b) => (a.card < b.card ? -1 : 1));
  const groups = titles.map(([type, title]) => groupOf(title, entries, (card) => findCard(card)?.type === type));
  // A deck stored by a newer version may contain cards that this version lacks.
  const unknown = groupOf(words.notInThisVersionTitle, entries, (card) => findCard(card) === undefined);
  return [...groups, unknown].filter(({ count }) => count > 0);
}

function groupOf(title: string, all: readonly DeckEntry[], is: (card: CardId) => boolean): DeckGroup {
  const entries = all.filter(({ card }) => is(card));
  return { title, entries, count: entries.reduce((sum, { n }) => sum + n, 0) };
}

/** The deck with the given number of copies. */
export function withCopies(cards: readonly CardId[], card: CardId, n: number): CardId[] {
  const others = cards.filter((one) => one !== card);
  return [...others, ...Array.from({ length: Math.max(0, n) }, () => card)];
}

/** The number of copies of a card in a pool; undefined without a pool. */
export const copiesIn = (pool: readonly CardId[] | undefined, card: CardId): number | undefined =>
  pool?.filter((one) => one === card).length;

/** Costs at or above this are grouped. */
const EXPENSIVE = 7;

/** Number of cards at each cost, up to `7+`; cards without a bit cost (agendas) are not counted. */
export function costsIn(cards: readonly CardId[]): { cost: string; n: number }[] {
  const counts = Array.from({ length: EXPENSIVE + 1 }, () => 0);
  for (const card of cards) {
    const cost = findCard(card)?.cost ?? null;
    if (cost !== null) counts[Math.min(cost, EXPENSIVE)] = (counts[Math.min(cost, EXPENSIVE)] ?? 0) + 1;
  }
  return counts.map((n, cost) => ({ cost: cost === EXPENSIVE ? `${EXPENSIVE}+` : `${cost}`, n }));
}

/** A side's card types, each with its group title. */
export const typesOf = (side: Seat): readonly (readonly [CardType, string])[] =>
  side === CORP ? titles.slice(0, 5) : titles.slice(5);

/** The verb for what a card's cost pays for. */
export const costWord = ({ type }: Card): string =>
  rezVerbs[type] ?? (type === 'operation' || type === 'prep' ? 'play' : 'install');

/** The group title of a type. */
export const typeTitle = (type: CardType): string => titles.find(([one]) => one === type)?.[1] ?? '';
