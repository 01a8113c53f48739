// Chunk: deck-pick
import { rich } from '../../../rich.ts';
import { listed } from '../../counted.ts';

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

/** How each built-in deck wins, in one line, by id. */
export const readyWants: Readonly<Record<string, string>> = {
  'built-in-0': 'A bit of everything: ice, money and surprises.',
  'quick-returns': 'Fast advance: small agendas, scored right away.',
  'deep-freeze': 'Glacier: one fort behind expensive ice, all paid for.',
  'black-bag': 'Tag and damage: find the Runner, then send someone.',
  'live-wire': 'Net damage: every run costs cards, and traps bite.',
  'dirty-money': 'Black Ops: agendas that pay, and bad publicity.',
  'built-in-1': 'A bit of everything: breakers, money and ways out.',
  'heavy-metal': 'Big rig: the best breakers, then run anywhere.',
  'soft-shoes': 'Stealth: bits that come back pay for quiet breakers.',
  'slow-poison': 'Virus: every run leaves something behind.',
  'fast-talk': 'Bits and preps: a small rig, money and bold runs.',
  'front-page': 'Bad publicity: tell all, until the Corp is ruined.',
};
