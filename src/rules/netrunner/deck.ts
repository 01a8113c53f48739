/** Deck construction (N-DECK) and the plain-text deck format: a line a card, "3x Keeper"; `deckLine.ts` has its other forms. */

import { type CardId, LARGEST_DECK, type Refusal, type Seat } from '../game.ts';
import { allCards, findCard } from './card.ts';
import { isHeading, readingsOf } from './deckLine.ts';
import { refuse } from './refusal.ts';

import { CORP, type Options } from './table.ts';

/**
 * What of a text is read, in letters and lines. No card has so long a name, and no deck so long a list; a browser takes seconds to
 * lay out a longer word of some scripts, and minutes for that many lines.
 */
export const LONGEST_TEXT = 20_000;
const LONGEST_LINE = 120;
const MOST_LINES = 1000;
const TOO_LARGE = `A deck can have at most ${LARGEST_DECK} cards.`;
const SMALLEST_CORP = 45;
const LEAST_POINTS = 18;
const SMALLEST_RUNNER = { 1996: 40, rulings: 45 };

/** Agenda points a Corp deck of so many cards needs at least (N-DECK-02 to 04). */
export const pointsNeeded = (cards: number): number =>
  LEAST_POINTS + 2 * Math.max(0, Math.ceil((cards - SMALLEST_CORP) / 5));

/** Agenda points in a deck; what is no card has none. */
export const agendaPoints = (deck: readonly CardId[]): number =>
  deck.reduce((sum, card) => sum + (findCard(card)?.points ?? 0), 0);

/** Cards a deck has at least, by the rules of the table (N-DECK-01, N-DECK-07). */
export const smallestDeck = (seat: Seat, rules: Options['rules']): number =>
  seat === CORP ? SMALLEST_CORP : SMALLEST_RUNNER[rules];

/** E-DECK with the first rule that fails, and its numbers. */
export function deckRefusal(seat: Seat, deck: readonly CardId[], rules: Options['rules']): Refusal | null {
  if (!Array.isArray(deck) || deck.length > LARGEST_DECK) return refuse('deckTooLarge', { most: LARGEST_DECK });
  for (const id of deck) {
    const card = findCard(id);
    if (!card) return refuse('noCardCalled', { name: typeof id === 'string' ? id.slice(0, 40) : '?' });
    if (card.side !== seat) return refuse('otherSidesCard', { card: card.id });
  }
  if (seat === CORP) return corpRefusal(deck);
  const least = smallestDeck(seat, rules);
  return deck.length >= least ? null : refuse('deckTooSmall', { of: seat, needs: least, has: deck.length });
}

function corpRefusal(deck: readonly CardId[]): Refusal | null {
  if (deck.length < SMALLEST_CORP) return refuse('deckTooSmall', { of: CORP, needs: SMALLEST_CORP, has: deck.length });
  const points = agendaPoints(deck);
  const needed = pointsNeeded(deck.length);
  return points >= needed ? null : refuse('agendaPoints', { cards: deck.length, needs: needed, has: points });
}

/** A hint, never a refusal: legal by the rulebook but below what tournaments ask for (OP-24). */
export const deckNotice = (seat: Seat, deck: readonly CardId[]): string | null =>
  seat !== CORP && deck.length >= SMALLEST_RUNNER[1996] && deck.length < SMALLEST_RUNNER.rulings
    ? `${deck.length} cards: below the tournament minimum of ${SMALLEST_RUNNER.rulings}.`
    : null;

export interface DeckText {
  cards: CardId[];
  /** What the first comment says: the name, where `writeDeck` wrote it. */
  name?: string;
  /** Lines that could not be read, counted from 1. */
  faults: DeckFault[];
}

export interface DeckFault {
  line: number;
  text: string;
  /** The name that no card has; `nearestTitles` knows what may have been meant. */
  unknown?: string;
}

/** The beginning of a text from outside: all that is read of it, and enough that `parseDeck` says what was too long. */
export function bounded(text: string): string {
  // A line may end with two letters that count as one.
  const lines = text.slice(0, 2 * LONGEST_TEXT + 2).split(NEWLINE, MOST_LINES + 1);
  const cut = lines.map((line) => line.slice(0, LONGEST_LINE + 1)).join('\n');
  return cut.slice(0, LONGEST_TEXT + 1);
}

/** Reads a list; empty lines, headings and lines after # or // are passed over. The time it takes grows with the length of the text alone. */
export function parseDeck(text: string): DeckText {
  const byTitle = new Map(allCards().map((card) => [plainTitle(card.title), card.id]));
  const deck: DeckText = { cards: [], faults: [] };
  if (typeof text !== 'string') return deck;
  const lines = text.slice(0, LONGEST_TEXT).split(NEWLINE, MOST_LINES + 1);
  const more = lines.length > MOST_LINES ? `${MOST_LINES} lines` : `${LONGEST_TEXT} letters`;
  lines.slice(0, MOST_LINES).forEach((raw, at) => {
    const line = spaced(raw.slice(0, LONGEST_LINE));
    const comment = /^(?:#|\/\/) ?(.*)$/.exec(line)?.[1];
    if (comment !== undefined && comment !== '') deck.name ??= comment.slice(0, 60);
    if (line === '' || comment !== undefined) return;
    if (raw.length > LONGEST_LINE)
      deck.faults.push({
        line: at + 1,
        text: `The line is longer than ${LONGEST_LINE} characters, so it isn’t a card name.`,
      });
    else readLine(deck, byTitle, line, at + 1);
  });
  if (text.length > LONGEST_TEXT || lines.length > MOST_LINES)
    deck.faults.push({
      line: Math.min(lines.length, MOST_LINES),
      text: `The text is longer than ${more}. Nothing after this line was read.`,
    });
  return deck;
}

const NEWLINE = /\r\n|\r|\n/;

function readLine(deck: DeckText, byTitle: ReadonlyMap<string, CardId>, text: string, line: number): void {
  const readings = readingsOf(text);
  const read = readings.find(({ title }) => byTitle.has(plainTitle(title)));
  const card = byTitle.get(plainTitle(read?.title ?? ''));
  const copies = read?.copies ?? 1;
  if (card === undefined) {
    if (isHeading(text)) return;
    // Without the number and all that stands around the name.
    const shortest = readings.reduce((least, { title }) => (title.length < least.length ? title : least), text);
    const unknown = shortest.slice(0, 60);
    deck.faults.push({ line, text: `There is no card called “${unknown}”.`, unknown });
  } else if (deck.cards.length + copies > LARGEST_DECK) {
    // Once: what comes after the first card too many has nothing else to say.
    if (!deck.faults.some((fault) => fault.text === TOO_LARGE)) deck.faults.push({ line, text: TOO_LARGE });
  } else for (let i = 0; i < copies; i++) deck.cards.push(card);
}

/** The list a person can read and `parseDeck` reads back: in the catalogue's order. */
export function makeDeck(cards: readonly CardId[]): string {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts.keys()]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((card) => `${counts.get(card)}x ${findCard(card)?.title ?? card}`)
    .join('\n');
}

/** The same list under its name, as one text to hand on. */
export const writeDeck = (name: string, cards: readonly CardId[]): string =>
  `# ${name.replace(/[\r\n]+/g, ' ')}\n${makeDeck(cards)}\n`;

/** A title as it is compared: however it is capitalised, spaced, quoted and hyphened. */
export const plainTitle = (title: string): string =>
  spaced(
    title
      .toLowerCase()
      .replace(/[’‘`´]/g, "'")
      .replace(/[“”„«»]/g, '"')
      .replace(/[‐‑‒–—]/g, '-'),
  );

/** One space where there are some, and none at the ends. */
const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();
