/** Deck construction (N-DECK) and the plain-text deck format: a line a card, "3 Keeper" or "3x Keeper". */
import type { CardId, Refusal, Seat } from '../game.ts';
import { allCards, findCard } from './card.ts';
import { no } from './move.ts';
import { CORP } from './table.ts';

/** More than anybody plays with; a longer list is a mistake, or an attack. */
export const MOST_CARDS = 1000;
const SMALLEST_CORP = 45;
const LEAST_POINTS = 18;
const SMALLEST_RUNNER = { 1996: 40, rulings: 45 };

/** Cards a Corp deck with so many agenda points may hold at most; 0 below 18 points (N-DECK-02 to 04). */
export const largestDeck = (points: number): number =>
  points < LEAST_POINTS ? 0 : SMALLEST_CORP + 5 * Math.floor((points - LEAST_POINTS) / 2);

/** Agenda points a deck of so many cards needs. */
export const pointsNeeded = (cards: number): number =>
  LEAST_POINTS + 2 * Math.max(0, Math.ceil((cards - SMALLEST_CORP) / 5));

export const agendaPoints = (deck: readonly CardId[]): number =>
  deck.reduce((sum, card) => sum + (findCard(card)?.points ?? 0), 0);

/** E-DECK with the first rule that fails, and its numbers. */
export function deckRefusal(seat: Seat, deck: readonly CardId[], rules: '1996' | 'rulings'): Refusal | null {
  if (!Array.isArray(deck) || deck.length > MOST_CARDS)
    return no('E-DECK', `A deck is a list of no more than ${MOST_CARDS} cards.`);
  for (const id of deck) {
    const card = findCard(id);
    if (!card) return no('E-DECK', `There is no card called "${typeof id === 'string' ? id.slice(0, 40) : '?'}".`);
    if (card.side !== seat) return no('E-DECK', `${card.title} is a card of the other side.`);
  }
  if (seat === CORP) return corpRefusal(deck);
  const least = SMALLEST_RUNNER[rules];
  return deck.length >= least
    ? null
    : no('E-DECK', `A Runner deck has at least ${least} cards; this one has ${deck.length}.`);
}

function corpRefusal(deck: readonly CardId[]): Refusal | null {
  if (deck.length < SMALLEST_CORP)
    return no('E-DECK', `A Corp deck has at least ${SMALLEST_CORP} cards; this one has ${deck.length}.`);
  const points = agendaPoints(deck);
  const needed = pointsNeeded(deck.length);
  return points >= needed
    ? null
    : no('E-DECK', `${deck.length} cards need ${needed} agenda points; this deck has ${points}.`);
}

/** A hint, never a refusal: legal by the rulebook but below what tournaments ask for (OP-24). */
export const deckNotice = (seat: Seat, deck: readonly CardId[]): string | null =>
  seat !== CORP && deck.length >= 40 && deck.length < 45
    ? `${deck.length} cards: below the tournament minimum of 45.`
    : null;

export interface DeckText {
  cards: CardId[];
  /** Lines that name no card, counted from 1. */
  faults: { line: number; text: string }[];
}

/** Reads a list; empty lines and lines after # or // are passed over. */
export function parseDeck(text: string): DeckText {
  const byTitle = new Map(allCards().map((card) => [plain(card.title), card.id]));
  const deck: DeckText = { cards: [], faults: [] };
  if (typeof text !== 'string') return deck;
  text
    .slice(0, 100_000)
    .split('\n')
    .forEach((raw, at) => {
      const line = raw.trim();
      if (line === '' || line.startsWith('#') || line.startsWith('//')) return;
      const [, count, title] = /^(?:(\d{1,3})\s*x?\s+)?(.+)$/i.exec(line) ?? [];
      const card = byTitle.get(plain(title ?? ''));
      if (card === undefined)
        deck.faults.push({ line: at + 1, text: `No card is called "${(title ?? line).slice(0, 60)}".` });
      else if (deck.cards.length + Number(count ?? 1) > MOST_CARDS)
        deck.faults.push({ line: at + 1, text: `A deck is no longer than ${MOST_CARDS} cards.` });
      else for (let i = 0; i < Number(count ?? 1); i++) deck.cards.push(card);
    });
  return deck;
}

/** The list a person can read and `parseDeck` reads back: in the catalogue's order. */
export function makeDeck(cards: readonly CardId[]): string {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts.keys()]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((card) => `${counts.get(card)} ${findCard(card)?.title ?? card}`)
    .join('\n');
}

const plain = (title: string): string => title.toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim();
