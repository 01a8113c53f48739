/** Cards found while one types: by their names first, then by kind, keywords and set, then by what they say. */

import type { Seat } from '../../../../rules/game.ts';
import { allCards } from '../../../../rules/netrunner/card.ts';
import { plainTitle } from '../../../../rules/netrunner/deck.ts';
import type { Card, CardSet, CardType } from '../../../../rules/netrunner/effect.ts';
import { cardLines } from '../words/cardLines.ts';

/** What is asked for; null and absent: whichever. */
export interface Wanted {
  /** All of its words have to be there; "cost 3" is the cost. */
  readonly typed: string;
  readonly side?: Seat | null;
  readonly type?: CardType | null;
  readonly set?: CardSet | null;
  /** In bits, to play, install or rez; `DEAREST` is that and more. */
  readonly cost?: number | null;
}

export interface Found {
  readonly card: Card;
  /** The line of its text that says what was typed; null where its name or kind does. */
  readonly line: string | null;
}

export const DEAREST = 7;

export const setNames: Readonly<Record<CardSet, string>> = { v1: 'Base', proteus: 'Proteus', classic: 'Classic' };

interface Words {
  readonly card: Card;
  readonly name: string;
  readonly kind: string;
  readonly lines: readonly string[];
}

let known: readonly Words[] | null = null;

/** Every card with its words, A to Z: put together once a page, since a phone takes a tenth of a second for it. */
export function knownCards(): readonly Words[] {
  known ??= allCards()
    .map((card) => ({
      card,
      name: plainTitle(card.title),
      kind: [card.type, ...card.keywords, setNames[card.set]].join(', ').toLowerCase(),
      lines: cardLines(card).map(spelt),
    }))
    .sort((a, b) => (letters(a.name) < letters(b.name) ? -1 : 1));
  return known;
}

/** As one looks it up: quotes before it do not count. */
const letters = (name: string): string => name.replace(/^\W+/, '');

/** In the order in which they are shown: found by name, by kind, by text, each A to Z. */
export function findCards({ typed, side = null, type = null, set = null, cost = null }: Wanted): Found[] {
  const { words, paid } = wordsOf(typed);
  const all = (text: string): boolean => words.every((word) => text.includes(word));
  const may = ({ card }: Words): boolean =>
    (side === null || card.side === side) &&
    (type === null || card.type === type) &&
    (set === null || card.set === set) &&
    (cost === null || (card.cost !== null && Math.min(card.cost, DEAREST) === cost)) &&
    (paid === null || card.cost === paid);
  const [named, kinds, said]: [Found[], Found[], Found[]] = [[], [], []];
  for (const one of knownCards()) {
    if (!may(one)) continue;
    const { card, name, kind, lines } = one;
    if (all(name)) named.push({ card, line: null });
    else if (all(`${name}, ${kind}`)) kinds.push({ card, line: null });
    else if (all([name, kind, ...lines].join('\n').toLowerCase()))
      said.push({ card, line: lines.find((line) => words.some((word) => line.toLowerCase().includes(word))) ?? null });
  }
  return [...named, ...kinds, ...said];
}

/** "sentry cost 4": the words to be found, and the bits. */
export function wordsOf(typed: string): { words: string[]; paid: number | null } {
  const plain = plainTitle(typed);
  const paid = /(?:^| )costs? (\d+)(?= |$)/.exec(plain);
  const rest = paid ? plain.replace(paid[0], ' ') : plain;
  return { words: rest.split(' ').filter(Boolean), paid: paid ? Number(paid[1]) : null };
}

const symbols: Readonly<Record<string, string>> = { action: 'Action', trash: 'Trash this card', sub: '' };

/** A line of a card with its symbols as words. */
const spelt = (line: string): string =>
  line
    .replace(/\[(\d+)\]/g, (_, n: string) => `${n} bit${n === '1' ? '' : 's'}`)
    .replace(/\[([^\]]+)\]/g, (_, symbol: string) => symbols[symbol] ?? symbol)
    .trim();

/** A line cut to begin a little before the first of the words, and taken apart where they stand in it. */
export function marked(line: string, words: readonly string[]): { text: string; found: boolean }[] {
  const low = line.toLowerCase();
  const places = words.map((word) => low.indexOf(word)).filter((at) => at >= 0);
  const first = Math.min(...places, line.length);
  const start = first < BEFORE ? 0 : line.indexOf(' ', first - BEFORE) + 1;
  const cut = start === 0 || start > first ? line : `…${line.slice(start)}`;
  const sought = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pieces = sought.length === 0 ? [cut] : cut.split(new RegExp(`(${sought.join('|')})`, 'i'));
  // What comes after the first one may be beyond the edge of a row.
  const [before = '', match = '', ...after] = pieces;
  return [before, match, after.join('')]
    .map((text, at) => ({ text, found: at === 1 }))
    .filter(({ text }) => text !== '');
}
const BEFORE = 18;
