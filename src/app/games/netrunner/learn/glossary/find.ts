// Chunk: glossary
/** Finds glossary terms: in a text, and for a refusal. */

import { allCards } from '../../../../../rules/netrunner/card.ts';
import type { RefusalKind } from '../../../../../rules/netrunner/refusal.ts';
import { type GlossaryWord, words } from '../../../../../words/en/netrunner/glossary.ts';
import { forms } from '../../../../../words/en/netrunner/learn/learn.ts';

export interface GlossarySegment {
  readonly text: string;
  readonly word?: GlossaryWord;
}

const formOf = ({ id, name }: GlossaryWord): string => forms[id] ?? `${name}(?:s|z?e[sd]|z?ing|ed)?`;
/** Longest first, so that "net damage" is found before "damage". Bracketed text is a symbol, not a word. */
const byLength = [...words].sort((a, b) => b.name.length - a.name.length);
const pattern = new RegExp(
  `\\[[^\\]]*\\]|(?<![\\w’'-])(?:${byLength.map((word) => `(${formOf(word)})`).join('|')})(?![\\w’'-])`,
  'gi',
);

let titles: RegExp | null = null;

/**
 * Terms inside card names don't count (Inside Job, Fire Wall). A term that is itself a card name counts (Worm). Built
 * once all cards are loaded.
 */
function titlesWithWords(): RegExp {
  const names = allCards()
    .map(({ title }) => title)
    .filter((title) => new RegExp(pattern).test(title) && !words.some(({ name }) => name === title))
    .sort((a, b) => b.length - a.length)
    .map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]"));
  titles ??= new RegExp(`(?<![\\w’'-])(?:${names.join('|')})(?!\\w)`, 'g');
  return titles;
}

/** Splits a text; each term is marked at its first occurrence. */
export function termsIn(text: string): GlossarySegment[] {
  const parts: GlossarySegment[] = [];
  const names = [...text.matchAll(titles ?? titlesWithWords())].map(
    ({ index, 0: name }) => [index, index + name.length] as const,
  );
  const seen = new Set<GlossaryWord>();
  let from = 0;
  for (const match of text.matchAll(pattern)) {
    const word = byLength[match.slice(1).findIndex((group) => group !== undefined)];
    if (!word || seen.has(word) || isOtherCase(word, match[0])) continue;
    if (names.some(([start, end]) => match.index >= start && match.index < end)) continue;
    seen.add(word);
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ text: match[0], word });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** A keyword that is also an everyday word counts only if capitalized (Random, Position). */
const isOtherCase = ({ group, name }: GlossaryWord, text: string): boolean =>
  group === 'Keywords' && /^[A-Z]/.test(name) && !/^[A-Z]/.test(text) && !['virus', 'ambush'].includes(text);

const rules: Readonly<Partial<Record<RefusalKind, string>>> = {
  'E-ACTIONS': 'action',
  'E-BITS': 'cost',
  'E-DECK': 'deck',
  'E-KEYWORD': 'breaker',
  'E-MU': 'memory',
  'E-PLACE': 'fort',
  'E-STRENGTH': 'strength',
  'E-TAG': 'tag',
  'E-TURN': 'turn',
  'E-TYPE': 'install',
  'E-WINDOW': 'window',
};

/** The term that explains a refusal's rule, or else the first term it mentions. */
export const wordOfRefusal = (kind: string, text: string): GlossaryWord | undefined =>
  words.find(({ id }) => id === rules[kind as RefusalKind]) ?? termsIn(text).find(({ word }) => word)?.word;
