/** Suggests the cards a misspelled name may have meant. */
import type { Seat } from '../game.ts';
import { allCards } from './card.ts';
import { normalizeTitle } from './deck.ts';

/** The titles nearest to the given name, best first; empty if nothing comes close. */
export function nearestTitles(name: string, count = 3, side?: Seat): string[] {
  const wanted = normalizeTitle(name).slice(0, 60);
  if (wanted === '') return [];
  return allCards()
    .filter((card) => side === undefined || card.side === side)
    .map(({ title }) => ({ title, far: distance(wanted, normalizeTitle(title)) }))
    .filter(({ far }) => far <= Math.max(2, wanted.length / 3))
    .sort((a, b) => a.far - b.far || (a.title < b.title ? -1 : 1))
    .slice(0, count)
    .map(({ title }) => title);
}

/** Letters to insert, delete, change or swap; a prefix or substring of the title counts as close. */
function distance(a: string, b: string): number {
  if (a.length >= 3 && b.includes(a)) return b.startsWith(a) ? 0.5 : 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let edits = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      next.push(edits);
    }
    before = row;
    row = next;
  }
  // Misspelled and incomplete: the distance of the prefix, plus one.
  return Math.min(row[b.length] ?? 0, a.length < 4 ? a.length : 1 + Math.min(...row));
}
