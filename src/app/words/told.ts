/** A sentence taken apart, so that players and cards stand out in it. */
import { allCards } from '../../rules/netrunner/card.ts';

export interface Part {
  text: string;
  strong: boolean;
}

let titles: string | null = null;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The longest title first: "Fire Wall" before "Wall". */
function titlePattern(): string {
  titles ??= allCards()
    .map((card) => card.title)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map(escaped)
    .join('|');
  return titles;
}

export function told(text: string, names: readonly [string, string]): Part[] {
  const people = names.filter((name) => name !== '').map(escaped);
  const pattern = new RegExp(`(${[...people, titlePattern()].join('|')})`);
  return text
    .split(pattern)
    .map((part, at) => ({ text: part, strong: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
