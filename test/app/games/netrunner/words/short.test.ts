/** Names on tiles. */
import { describe, expect, it } from 'vitest';
import { hyphenated, roughly, shortName, TILE } from '../../../../../src/app/games/netrunner/words/short.ts';
import { allCards } from '../../../../../src/rules/netrunner/cards/index.ts';

describe('shortName', () => {
  it('fits every card on a tile', () => {
    for (const { title } of allCards()) {
      const name = shortName(title);
      expect(roughly(name), title).toBeLessThanOrEqual(TILE);
      expect(name.length, title).toBeGreaterThan(1);
    }
  });

  it('keeps a name that fits, and whole words before first letters', () => {
    expect(shortName('Hunter')).toBe('Hunter');
    expect(shortName('Wall of Static', 560)).toBe('W. Static');
    expect(shortName('Wall of Static')).toBe('Static');
    expect(shortName('Neural Blade')).toBe('N. Blade');
    expect(shortName('Antiquated Interface Routines', 600)).toBe('A. Routines');
  });

  it('takes no number for a name', () => {
    expect(shortName('Fetch 4.0.1', 390)).toBe('Fetch');
    expect(shortName('Data Wall 2.0')).toBe('D. 2.0');
  });

  it('cuts a long word with a point, never without', () => {
    expect(shortName('Codecracker')).toMatch(/^Codec\w*\.$/);
  });
});

describe('hyphenated', () => {
  it.each([
    ['Accounts Receivable', 'Ac|counts Recei|vable'],
    ['Quandary', 'Quan|dary'],
    ['Blackmail', 'Black|mail'],
    ['Synthetic', 'Syn|thetic'],
    ['Jettison Ice', 'Jet|tison Ice'],
  ])('%s breaks between syllables', (title, broken) => {
    expect(hyphenated(title, 7)).toBe(broken.replaceAll('|', '\u00ad'));
  });

  it('leaves words alone that fit', () => {
    expect(hyphenated('Accounts')).toBe('Accounts');
  });
});
