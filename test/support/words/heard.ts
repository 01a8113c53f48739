/** Collects sentences, with one example of each: different numbers and card names do not make a new one. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';

const byLength = allCards()
  .map(({ title }) => title)
  .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
const titles = new RegExp(byLength.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'g');
const numbers = /\d+/g;

/**
 * A sentence without the parts that differ from game to game. One and none stay, since they may change a neighbouring
 * word.
 */
export const pattern = (text: string): string =>
  text.replace(titles, '¤').replace(numbers, (digits) => (digits === '0' || digits === '1' ? digits : '#'));

export class Heard {
  readonly #first = new Map<string, string>();
  /** Texts heard before, by kind: most sentences are heard thousands of times, and finding their pattern is slow. */
  readonly #texts = new Map<string, Set<string>>();

  /** `kind`: the prefix of the sentence in the file. */
  hear(kind: string, text: string): void {
    const texts = this.#texts.get(kind) ?? new Set();
    if (texts.has(text)) return;
    this.#texts.set(kind, texts.add(text));
    const key = `${kind} ${pattern(text)}`;
    if (!this.#first.has(key)) this.#first.set(key, `${kind} ${text}`);
  }

  get size(): number {
    return this.#first.size;
  }

  /** All sentences, sorted, one per line. */
  text(): string {
    return `${[...this.#first.values()].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).join('\n')}\n`;
  }
}

/** The content of a golden file stored with a test, rewritten first if `UPDATE_GOLDEN` is set. */
export function golden(name: string, from: string, now: string): string {
  const file = fileURLToPath(new URL(name, from));
  if (process.env['UPDATE_GOLDEN']) writeFileSync(file, now);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

export const renew = 'What is said has changed. Read it; if it is right, run this test once with UPDATE_GOLDEN=1.';
