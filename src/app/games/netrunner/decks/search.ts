/** Card search as you type: whole words and phrases first, and names before types before texts. */
import type { Seat } from '../../../../rules/game.ts';
import { allCards } from '../../../../rules/netrunner/card.ts';
import { normalizeTitle } from '../../../../rules/netrunner/deck.ts';
import type { Card, CardSet, CardType } from '../../../../rules/netrunner/effect.ts';
import { cardLines } from '../../../../words/en/netrunner/cards/describe.ts';
import * as say from '../../../../words/en/netrunner/decks/decks.ts';
import { setNames, symbols } from '../../../../words/en/netrunner/decks/decks.ts';
import { seatName } from '../../../../words/en/netrunner/sides.ts';

/** A search; a filter that is null or absent matches any card. */
export interface CardQuery {
  /** All words, phrases and filters in it must match (`readQuery`). */
  readonly typed: string;
  readonly side?: Seat | null;
  readonly type?: CardType | null;
  readonly set?: CardSet | null;
  /** Cost in bits to play, install or rez; `MAX_COST` means that many or more. */
  readonly cost?: number | null;
}

export interface FoundCard {
  readonly card: Card;
  /** The matching line of the card's text; null if the name or type matches. */
  readonly line: string | null;
}

export const MAX_COST = 7;

interface IndexedCard {
  readonly card: Card;
  /** Normalised, as are the fields below. */
  readonly name: string;
  /** Type, keywords, side, set, strength and agenda points. */
  readonly kinds: readonly string[];
  readonly kindText: string;
  readonly nameAndKinds: string;
  readonly lines: readonly string[];
  /** The same lines as they are displayed. */
  readonly spelt: readonly string[];
  /** The whole text, with a space before and after each word. */
  readonly all: string;
}

let known: readonly IndexedCard[] | null = null;

/** All cards with their words, A to Z. Cached, since computing this takes a phone 100 ms. */
export function indexedCards(): readonly IndexedCard[] {
  known ??= allCards()
    .map(wordsOfCard)
    .sort((a, b) => (letters(a.card) < letters(b.card) ? -1 : 1));
  return known;
}

/** The sort key: leading quotes do not count. */
const letters = ({ title }: Card): string => normalizeTitle(title).replace(/^\W+/, '');

function wordsOfCard(card: Card): IndexedCard {
  const name = plainWords(card.title);
  const { type, keywords, side, set, strength, points } = card;
  const numbers = [strength, points].filter((n) => n !== null).map(String);
  const kinds = [type, ...keywords, seatName(side), setNames[set], ...numbers].map(plainWords);
  const written = cardLines(card).map(spelt);
  const lines = written.map(plainWords);
  const kindText = kinds.join(' | ');
  const nameAndKinds = `${name} | ${kindText}`;
  const all = ` ${[nameAndKinds, ...lines].join(' | ')} `;
  return { card, name, kinds, kindText, nameAndKinds, lines, spelt: written, all };
}

/** All words that appear on cards, for typo correction. */
let spelling: readonly string[] | null = null;
function spellings(): readonly string[] {
  spelling ??= [...new Set(indexedCards().flatMap(({ all }) => all.split(/[ |]+/)))].filter(({ length }) => length > 3);
  return spelling;
}

/**
 * Results in display order: whole words before parts of words, names before types before texts, adjacent words before
 * separate ones; ties A to Z.
 */
export function findCards({ typed, side = null, type = null, set = null, cost = null }: CardQuery): FoundCard[] {
  const { words, phrases, filters } = readQuery(typed);
  const may = ({ card }: IndexedCard): boolean =>
    (side === null || card.side === side) &&
    (type === null || card.type === type) &&
    (set === null || card.set === set) &&
    (cost === null || (card.cost !== null && Math.min(card.cost, MAX_COST) === cost));
  const meant = words.map(variants);
  const ranks: FoundCard[][] = [];
  for (const one of indexedCards()) {
    if (!may(one) || !filters.every((filter) => passesFilter(one, filter))) continue;
    if (!phrases.every((phrase) => one.all.includes(` ${phrase}`))) continue;
    if (!meant.every((any) => any.some((word) => one.all.includes(word)))) continue;
    const [rank, line] = rankOf(
      one,
      meant.map((any) => any.find((word) => one.all.includes(word)) ?? ''),
      phrases,
    );
    ranks[rank] ??= [];
    ranks[rank].push({ card: one.card, line });
  }
  return ranks.flat();
}

/** The word as typed and, if no card has it, likely corrections. */
function variants(word: string): string[] {
  if (word.length < 4 || indexedCards().some(({ all }) => all.includes(word))) return [word];
  return [word, ...spellings().filter((known) => isNearMatch(word, known))];
}

/** Rank of the match, 0 being the best, and the matching line; null if the name or type matches. */
function rankOf(card: IndexedCard, words: readonly string[], phrases: readonly string[]): [number, string | null] {
  const sought = [...words, ...phrases];
  if (sought.length === 0) return [0, null];
  const { name, kindText, nameAndKinds, lines, spelt, all } = card;
  const phrase = sought.join(' ');
  const has = (text: string, how: (text: string, word: string) => boolean): boolean =>
    sought.every((word) => how(text, word));
  const named = [
    name === phrase,
    has(kindText, whole),
    begins(name, phrase),
    has(name, whole),
    has(name, begins),
    has(nameAndKinds, begins),
    has(name, part),
  ].indexOf(true);
  if (named >= 0) return [named, null];
  const fits: readonly ((line: string) => boolean)[] = [
    (line) => line === phrase,
    (line) => whole(line, phrase),
    (line) => has(line, whole),
    (line) => sought.some((word) => whole(line, word)),
    (line) => sought.some((word) => part(line, word)),
  ];
  const fit = fits.findIndex((one) => lines.some(one));
  const line = spelt[lines.findIndex(fits[fit] ?? (() => false))] ?? null;
  if (fit >= 0 && fit < 3) return [NAMED + fit, line];
  return [NAMED + (has(all, whole) ? 3 : has(all, begins) ? 4 : 5), line];
}

/** Ranks below this are matches by name or type. */
const NAMED = 7;

const whole = (text: string, words: string): boolean => ` ${text} `.includes(` ${words} `);
const begins = (text: string, words: string): boolean => ` ${text}`.includes(` ${words}`);
const part = (text: string, words: string): boolean => text.includes(words);

/** Whether the card passes a filter. */
const passesFilter = (card: IndexedCard, filter: Filter): boolean => filters[filter.field](card, filter);

const filters: Readonly<Record<QueryField, (card: IndexedCard, filter: Filter) => boolean>> = {
  t: ({ card, kinds }, { value }) => begins(plainWords(card.type), singular(value)) || kinds.includes(value),
  s: ({ kinds }, { value }) => kinds.some((kind) => begins(kind, value)),
  x: ({ lines }, { value }) => lines.some((line) => line.includes(value)),
  c: ({ card }, { value, than }) => compares(card.cost, value, than),
  p: ({ card }, { value, than }) => compares(card.strength, value, than),
  v: ({ card }, { value, than }) => compares(card.points, value, than),
};

const singular = (type: string): string => type.replace(/s$/, '');

function compares(printed: number | null, value: string, than: Filter['than']): boolean {
  const n = Number(value);
  if (printed === null || Number.isNaN(n)) return false;
  return than === '<' ? printed < n : than === '>' ? printed > n : printed === n;
}

/** The words to highlight in a matching line. */
export function wordsToHighlight(typed: string): string[] {
  const { words, phrases, filters } = readQuery(typed);
  const said = filters.flatMap(({ field, value }) => (field === 'x' ? value.split(' ') : []));
  return [...words.flatMap(variants), ...phrases.flatMap((phrase) => phrase.split(' ')), ...said];
}

/** A card's line with its symbols as words. */
const spelt = (line: string): string =>
  line
    .replace(/\[(\d+)\]/g, (_, n: string) => say.bit(Number(n)))
    .replace(/\[([^\]]+)\]/g, (_, symbol: string) => symbols[symbol] ?? symbol)
    .trim();

/** A line trimmed to start shortly before the first match and split at the matches. */
export function highlightedSnippet(line: string, words: readonly string[]): { text: string; found: boolean }[] {
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  // Prefer a whole word to part of another word.
  const own =
    any === ''
      ? null
      : (new RegExp(`(^|[^\\p{L}\\p{N}])(${any})`, 'iu').exec(line) ?? new RegExp(`()(${any})`, 'i').exec(line));
  if (own === null) return [{ text: line, found: false }];
  const [, before = '', match = ''] = own;
  const at = own.index + before.length;
  const start = at < BEFORE ? 0 : line.indexOf(' ', at - BEFORE) + 1;
  const cut = start === 0 || start > at ? line.slice(0, at) : `…${line.slice(start, at)}`;
  return [
    { text: cut, found: false },
    { text: match, found: true },
    // Text after the first match may be cut off at the edge of the row.
    { text: line.slice(at + match.length), found: false },
  ].filter(({ text }) => text !== '');
}
const BEFORE = 18;

/** `t`: type; `s`: subtype, side or set; `c`: cost; `x`: text; `p`: strength; `v`: agenda points. */
type QueryField = 't' | 's' | 'c' | 'x' | 'p' | 'v';

interface Filter {
  readonly field: QueryField;
  /** Normalised by `plainWords`; for a number, its digits. */
  readonly value: string;
  /** For a number: equal to, greater than, or less than. */
  readonly than: '=' | '<' | '>';
}

interface Query {
  /** Each must appear somewhere on the card. */
  readonly words: readonly string[];
  /** Quoted: these words in this order. */
  readonly phrases: readonly string[];
  readonly filters: readonly Filter[];
}

const QUOTES = /["“”„«»]/g;
/** The parts of a query: a filter with its value, a phrase, or a word. */
const UNITS =
  /\b([tscxpv])\s?:\s?([<>]?)\s?("[^"]*"?|[^\s"]+)|\b(cost|strength|points)s?\s+(\d+)\b|"([^"]*)"?|([^\s"]+)/gi;
const numbers: Readonly<Record<string, QueryField>> = { cost: 'c', strength: 'p', points: 'v' };

/** Never fails; anything that is not a filter counts as words. */
function readQuery(typed: string): Query {
  const loose: string[] = [];
  const phrases: string[] = [];
  const filters: Filter[] = [];
  for (const [, field, than, value, number, digits, phrase, word] of typed.replace(QUOTES, '"').matchAll(UNITS)) {
    if (field !== undefined && value !== undefined)
      filters.push({
        field: field.toLowerCase() as QueryField,
        value: plainWords(value),
        than: (than || '=') as Filter['than'],
      });
    else if (number !== undefined && digits !== undefined)
      filters.push({ field: numbers[number.toLowerCase()] ?? 'c', value: digits, than: '=' });
    else if (phrase !== undefined) phrases.push(plainWords(phrase));
    else loose.push(word ?? '');
  }
  const words = plainWords(loose.join(' ')).split(' ');
  return {
    words: words.filter(Boolean),
    phrases: phrases.filter(Boolean),
    filters: filters.filter(({ value }) => value),
  };
}

/** Normalises a text to single-spaced words, ignoring case, quotes, accents and hyphens. */
const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    // The cards say "this run" where other games say "the run".
    .replace(/\bthis run\b/g, 'the run')
    .replace(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim();

/** Whether exactly one letter is wrong, missing, extra or misplaced. */
function isNearMatch(typed: string, word: string): boolean {
  const [long, short] = typed.length >= word.length ? [typed, word] : [word, typed];
  if (long.length - short.length > 1) return false;
  const without = (text: string, at: number): string => text.slice(0, at) + text.slice(at + 1);
  for (let at = 0; at < long.length; at++) {
    const rest = without(long, at);
    if (short.length < long.length ? rest === short : differsByOne(rest, short)) return true;
  }
  return false;
}

/** Whether `rest` is `text` without one letter. */
function differsByOne(rest: string, text: string): boolean {
  let at = 0;
  while (at < rest.length && rest[at] === text[at]) at++;
  return rest.slice(at) === text.slice(at + 1);
}
