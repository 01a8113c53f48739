/** Splits a sentence so that players and cards can be highlighted. */
import { allCards } from '../../../../rules/netrunner/card.ts';
import { begun } from '../../sides.ts';

interface TextSegment {
  text: string;
  strong: boolean;
}

/** Used to split text into words for layout. */
const letter = /[\p{L}\p{N}]/u;

/** Titles by first character, longest first: "Fire Wall" before "Fire". */
const titles = new Map<string, string[]>();

function titlesFrom(first: string): readonly string[] {
  if (titles.size === 0)
    for (const { title } of allCards().sort((a, b) => b.title.length - a.title.length)) {
      const start = title.charAt(0);
      titles.set(start, [...(titles.get(start) ?? []), title]);
    }
  return titles.get(first) ?? [];
}

export function segmentsOf(text: string, names: readonly [string, string]): TextSegment[] {
  const parts: TextSegment[] = [];
  const players = [...names, ...names.map(begun)];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (at > 0 && letter.test(text.charAt(at - 1))) continue;
    const hit = [...players, ...titlesFrom(text.charAt(at))].find((one) => standsAt(text, at, one));
    if (hit === undefined) continue;
    if (at > from) parts.push({ text: text.slice(from, at), strong: false });
    parts.push({ text: hit, strong: true });
    from = at + hit.length;
    at = from - 1;
  }
  if (from < text.length) parts.push({ text: text.slice(from), strong: false });
  return parts;
}

/** Matches whole words only: "Worm" but not "worms". */
const standsAt = (text: string, at: number, word: string): boolean =>
  word !== '' && text.startsWith(word, at) && !letter.test(text.charAt(at + word.length));
