/** The rulings on single cards, out of the text of the rules: that stays the one place where they stand. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const RULING = /^- ((?:\*\*R-CARD-[^*]+\*\*(?:, )?)+) (.+)$/gm;

/** By card: a sentence or more each, without the numbers of other rules. `text`: of RULES.md. */
export function rulingsIn(text: string): Record<string, string[]> {
  const byCard: Record<string, string[]> = {};
  for (const [, cards = '', said = ''] of text.matchAll(RULING)) {
    const plain = said.replace(/ ?\((?:[A-Z]+-[\w., -]+)\)/g, '').replace(/[*`]/g, '');
    // More than one ruling on a card: they are numbered after a point.
    for (const [, named = ''] of cards.matchAll(/R-CARD-([a-z0-9-]+)/g)) {
      // The rules spell R&D out.
      const card = named.replace(/^r-and-d-/, 'rd-');
      const rulings = byCard[card] ?? [];
      if (!rulings.includes(plain)) byCard[card] = [...rulings, plain];
    }
  }
  return byCard;
}

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
