// Chunk: deck-pick
import { rich } from '../../../rich.ts';
import { listed } from '../../listed.ts';

export const cards = (name: string, count: number) => `${name}, ${count} cards`;
export const cantBeUsed = <T>(name: T, text: string) => rich`${name} can’t be used: ${text}`;
export const changeDeck = 'Change this deck';
export const changeDeckNote = 'within your pool, then choose it here again.';
/** If a pool lacks more cards than this, they are counted rather than named. */
const NAMED = 6;
export function beyondThePool(titles: readonly string[]): string {
  const all = [...new Set(titles)];
  const more = all.length - NAMED;
  const named = more > 0 ? [...all.slice(0, NAMED), `${more} more`] : all;
  return `Your pool doesn’t have ${listed(named)}.`;
}
