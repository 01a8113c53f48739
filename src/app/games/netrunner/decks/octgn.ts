/** Converts an OCTGN deck file (`.o8d`, XML) to a plain card list. */
import * as words from '../../../../words/en/netrunner/decks/decks.ts';

const CARD = /<card\b([^>]*)>([^<]*)<\/card>/gi;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns other text unchanged. */
export function plainList(text: string): string {
  if (!/<card\b/i.test(text.slice(0, 100_000))) return text;
  return [...text.matchAll(CARD)]
    .map(([, attributes = '', name = '']) => words.x(copiesIn(attributes), decoded(name).trim()))
    .join('\n');
}

const copiesIn = (attributes: string): string => /\bqty\s*=\s*["'](\d{1,3})["']/i.exec(attributes)?.[1] ?? '1';

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole;
    return String.fromCodePoint(decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal));
  });
