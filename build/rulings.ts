/** The rulings on single cards, out of the text of the rules: that stays the one place where they stand. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const RULING =
  /^- ((?:\*\*R-CARD-[^*]+\*\*(?:, )?)+) (.+)$|^Changed by errata, for every card of this list: (.+)$|^#/gm;

/** By card: a sentence or more each, without the numbers of other rules. `text`: of RULES.md. */
export function rulingsIn(text: string): Record<string, string[]> {
  const byCard: Record<string, string[]> = {};
  // A correction that all cards below it have, until the next heading.
  let shared: string | null = null;
  for (const [, cards, said = '', ofAll] of text.matchAll(RULING)) {
    if (cards === undefined) {
      shared = ofAll === undefined ? null : `Changed by errata: ${ofAll}`;
      continue;
    }
    const plain = said.replace(/ ?\((?:[A-Z]+-[\w., -]+)\)/g, '').replace(/[*`]/g, '');
    // More than one ruling on a card: they are numbered after a point.
    for (const [, named = ''] of cards.matchAll(/R-CARD-([a-z0-9-]+)/g)) {
      // The rules spell R&D out.
      const card = named.replace(/^r-and-d-/, 'rd-');
      const rulings = byCard[card] ?? [];
      const all = new Set([...(shared === null ? [] : [shared]), ...rulings, plain]);
      // What a card does otherwise than it says comes first.
      byCard[card] = [...all].sort((one, other) => Number(isCorrection(other)) - Number(isCorrection(one)));
    }
  }
  return byCard;
}

const isCorrection = (said: string): boolean => said.startsWith('Changed by errata: ');

/** What is imported as `RULES.md?cards`. */
export function cardRulings(): Plugin {
  return {
    name: 'meatspace-rulings',
    enforce: 'pre',
    load(id) {
      const [file = '', asked] = id.split('?');
      if (asked !== 'cards' || !file.endsWith('RULES.md')) return null;
      return `export default ${JSON.stringify(rulingsIn(readFileSync(file, 'utf8')))}`;
    },
  };
}
