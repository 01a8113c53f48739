/**
 * Deck construction (N-DECK) and plain-text decks: one line per card, "3x Keeper", or in the formats of other sites.
 */
import { type CardId, MAX_DECK_SIZE, type Refusal, type Seat } from '../game.ts';
import { allCards, findCard } from './card.ts';
import { refuse } from './refusal.ts';
import { CORP, type Options } from './table.ts';

/**
 * Limits on the text that is read, in characters and lines. No card name or deck list is that long; in some scripts a
 * browser takes seconds to lay out a longer word, and minutes to lay out more lines.
 */
export const MAX_TEXT_LENGTH = 20_000;
const MAX_LINE_LENGTH = 120;
const MAX_LINES = 1000;
const MIN_CORP_CARDS = 45;
const MIN_POINTS = 18;
const MIN_RUNNER_CARDS = { 1996: 40, rulings: 45 };

/** Minimum agenda points for a Corp deck with the given number of cards (N-DECK-02 to 04). */
export const minAgendaPoints = (cards: number): number =>
  MIN_POINTS + 2 * Math.max(0, Math.ceil((cards - MIN_CORP_CARDS) / 5));

/** Agenda points in a deck; unknown ids count as 0. */
export const agendaPoints = (deck: readonly CardId[]): number =>
  deck.reduce((sum, card) => sum + (findCard(card)?.points ?? 0), 0);

/** Minimum deck size under the table's rules (N-DECK-01, N-DECK-07). */
export const minDeckSize = (seat: Seat, rules: Options['rules']): number =>
  seat === CORP ? MIN_CORP_CARDS : MIN_RUNNER_CARDS[rules];

/** E-DECK with the first rule that fails, and its numbers. */
export function deckRefusal(seat: Seat, deck: readonly CardId[], rules: Options['rules']): Refusal | null {
  if (!Array.isArray(deck) || deck.length > MAX_DECK_SIZE) return refuse('deckTooLarge', { most: MAX_DECK_SIZE });
  for (const id of deck) {
    const card = findCard(id);
    if (!card) return refuse('noCardCalled', { name: typeof id === 'string' ? id.slice(0, 40) : '?' });
    if (card.side !== seat) return refuse('otherSidesCard', { card: card.id });
  }
  if (seat === CORP) return corpRefusal(deck);
  const minSize = minDeckSize(seat, rules);
  return deck.length >= minSize ? null : refuse('deckTooSmall', { of: seat, needs: minSize, has: deck.length });
}

function corpRefusal(deck: readonly CardId[]): Refusal | null {
  if (deck.length < MIN_CORP_CARDS)
    return refuse('deckTooSmall', { of: CORP, needs: MIN_CORP_CARDS, has: deck.length });
  const points = agendaPoints(deck);
  const needed = minAgendaPoints(deck.length);
  return points >= needed ? null : refuse('agendaPoints', { cards: deck.length, needs: needed, has: points });
}

/** A hint, never a refusal: the tournament minimum (OP-24) if a legal deck is smaller; else null. */
export const deckNotice = (seat: Seat, deck: readonly CardId[]): number | null =>
  seat !== CORP && deck.length >= MIN_RUNNER_CARDS[1996] && deck.length < MIN_RUNNER_CARDS.rulings
    ? MIN_RUNNER_CARDS.rulings
    : null;

export interface DeckText {
  cards: CardId[];
  /** The first comment: the deck's name in a text from `writeDeck`. */
  name?: string;
  /** Lines that could not be read, counted from 1. */
  faults: DeckFault[];
}

export interface DeckFault {
  line: number;
  fault: LineFault;
}

/** `unknown`: a name that no card has; `nearestTitles` suggests likely titles. */
export type LineFault =
  | { readonly kind: 'unknown'; readonly name: string }
  | { readonly kind: 'tooManyCards' | 'longLine' | 'longText' | 'manyLines'; readonly most: number };

/** Cuts untrusted text to the part that is read, plus enough for `parseDeck` to report what was too long. */
export function truncateDeckText(text: string): string {
  // CRLF line ends are two characters but count as one.
  const lines = text.slice(0, 2 * MAX_TEXT_LENGTH + 2).split(NEWLINE, MAX_LINES + 1);
  const cut = lines.map((line) => line.slice(0, MAX_LINE_LENGTH + 1)).join('\n');
  return cut.slice(0, MAX_TEXT_LENGTH + 1);
}

/** Reads a list, skipping empty lines, headings, and lines that begin with # or //. Takes linear time. */
export function parseDeck(text: string): DeckText {
  const byTitle = new Map(allCards().map((card) => [normalizeTitle(card.title), card.id]));
  const deck: DeckText = { cards: [], faults: [] };
  if (typeof text !== 'string') return deck;
  const lines = text.slice(0, MAX_TEXT_LENGTH).split(NEWLINE, MAX_LINES + 1);
  lines.slice(0, MAX_LINES).forEach((raw, at) => {
    const line = normalizeSpaces(raw.slice(0, MAX_LINE_LENGTH));
    const comment = /^(?:#|\/\/) ?(.*)$/.exec(line)?.[1];
    if (comment !== undefined && comment !== '') deck.name ??= comment.slice(0, 60);
    if (line === '' || comment !== undefined) return;
    if (raw.length > MAX_LINE_LENGTH)
      deck.faults.push({ line: at + 1, fault: { kind: 'longLine', most: MAX_LINE_LENGTH } });
    else readLine(deck, byTitle, line, at + 1);
  });
  if (text.length > MAX_TEXT_LENGTH || lines.length > MAX_LINES)
    deck.faults.push({
      line: Math.min(lines.length, MAX_LINES),
      fault:
        lines.length > MAX_LINES ? { kind: 'manyLines', most: MAX_LINES } : { kind: 'longText', most: MAX_TEXT_LENGTH },
    });
  return deck;
}

const NEWLINE = /\r\n|\r|\n/;

function readLine(deck: DeckText, byTitle: ReadonlyMap<string, CardId>, text: string, line: number): void {
  const readings = readingsOf(text);
  const read = readings.find(({ title }) => byTitle.has(normalizeTitle(title)));
  const card = byTitle.get(normalizeTitle(read?.title ?? ''));
  const copies = read?.copies ?? 1;
  if (card === undefined) {
    if (isHeading(text)) return;
    // The name without the number and anything around it.
    const shortest = readings.reduce((best, { title }) => (title.length < best.length ? title : best), text);
    deck.faults.push({ line, fault: { kind: 'unknown', name: shortest.slice(0, 60) } });
  } else if (deck.cards.length + copies > MAX_DECK_SIZE) {
    // Reported only once, at the first card over the limit.
    if (!deck.faults.some(({ fault }) => fault.kind === 'tooManyCards'))
      deck.faults.push({ line, fault: { kind: 'tooManyCards', most: MAX_DECK_SIZE } });
  } else for (let i = 0; i < copies; i++) deck.cards.push(card);
}

/** The text with straight apostrophes, which other sites and typed lists use in card names. */
export const withStraightApostrophes = (text: string): string => text.replaceAll('’', "'");

/** A human-readable list that `parseDeck` and other sites read, in the catalogue's order. */
export function formatDeckList(cards: readonly CardId[]): string {
  const counts = new Map<CardId, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const lines = [...counts.keys()]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((card) => `${counts.get(card)}x ${findCard(card)?.title ?? card}`);
  return withStraightApostrophes(lines.join('\n'));
}

/** The list with the deck's name, as one text to export. */
export const writeDeck = (name: string, cards: readonly CardId[]): string =>
  `# ${name.replace(/[\r\n]+/g, ' ')}\n${formatDeckList(cards)}\n`;

/** A title normalized for comparison: case, spaces, quotes and hyphens. */
export const normalizeTitle = (title: string): string =>
  normalizeSpaces(
    title
      .toLowerCase()
      .replace(/[’‘`´]/g, "'")
      .replace(/[“”„«»]/g, '"')
      .replace(/[‐‑‒–—]/g, '-'),
  );

/** Collapses whitespace into single spaces and trims the ends. */
const normalizeSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

export interface DeckLine {
  readonly copies: number;
  readonly title: string;
}

/** A line's forms: the number first or last, with or without a separator. */
const forms: readonly (readonly [RegExp, copies: 1 | 2, title: 1 | 2])[] = [
  [/^(\d{1,3}) ?[x×*]? ?[,;:]? ?(.+)$/i, 1, 2],
  [/^(.+?)[ ,;]+[x×*] ?(\d{1,3})$/i, 2, 1],
  [/^(.+?) ?\((\d{1,3})x?\)$/i, 2, 1],
  [/^(.+?) ?[,;] ?(\d{1,3})$/, 2, 1],
];

const BULLET = /^[-–—•*·] ?/;
/** What other sites' lists put after a title: the card's set, or influence dots. */
const DOTS = /[ •●○☆★]+$/;
const titleSuffixes: readonly RegExp[] = [DOTS, / ?[[(](?!\d+x?[\])])[^[\]()]*[\])]$/, DOTS];

/** All possible readings of a line, likeliest first. `text` is trimmed and has single spaces. */
function readingsOf(text: string): DeckLine[] {
  const readings = [text, text.replace(BULLET, '')].flatMap((line) => [
    { copies: 1, title: line },
    ...forms.flatMap(([form, copies, title]) => {
      const match = form.exec(line);
      return match ? [{ copies: Number(match[copies]), title: match[title] ?? '' }] : [];
    }),
  ]);
  return readings.flatMap(({ copies, title }) => spellingsOf(title).map((one) => ({ copies, title: one })));
}

function spellingsOf(title: string): string[] {
  const quoted = /^"(.*)"$/.exec(title)?.[1];
  const bare = titleSuffixes.reduce((left, end) => left.replace(end, ''), title);
  return [...new Set([title, ...(quoted === undefined ? [] : [quoted]), bare])].filter((one) => one !== '');
}

const HEADING =
  /^(?:\W*)(?:the )?(?:corp(?:oration)?|runner|agendas?|ice|nodes?|assets?|upgrades?|operations?|programs?|icebreakers?|hardware|resources?|preps?|events?|cards?|deck(?: ?list)?|main(?: ?deck)?|side ?board|total|others?|identity)(?:\W+\d+)?(?: cards?| points?)?\W*$/i;

/** Whether the line is only a heading, such as `Agendas (10)`. Look for a card title first. */
const isHeading = (text: string): boolean => HEADING.test(text);
