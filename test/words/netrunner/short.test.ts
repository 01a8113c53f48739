/** Names on tiles. */
import { describe, expect, it } from 'vitest';
import { allCards } from '../../../src/rules/netrunner/cards/index.ts';
import {
  hyphenated,
  MIN_TILE_WIDTH,
  nameLines,
  nameWithin,
  roughWidth,
  shortName,
} from '../../../src/words/en/netrunner/short.ts';

describe('shortName', () => {
  it('fits every card on the narrowest tile', () => {
    expect(allCards()).toHaveLength(580);
    for (const { title } of allCards()) {
      const name = shortName(title);
      expect(roughWidth(name), title).toBeLessThanOrEqual(MIN_TILE_WIDTH);
      expect(name.length, title).toBeGreaterThan(1);
    }
  });

  it('keeps a name that fits, and shortens by whole words before initials', () => {
    expect(shortName('Hunter')).toBe('Hunter');
    expect(shortName('Data Wall')).toBe('D. Wall');
    expect(shortName('Wall of Static')).toBe('Static');
    expect(shortName('Neural Blade')).toBe('Blade');
  });

  it('never shortens a name to a number', () => {
    expect(shortName('Fetch 4.0.1')).toBe('Fetch');
    expect(shortName('Data Wall 2.0')).toBe('D. 2.0');
  });

  it('marks a truncated word with a period', () => {
    expect(shortName('Codecracker')).toMatch(/^Code\w*\.$/);
    expect(shortName('Short-Term Contract')).toBe('Short.');
  });
});

describe('nameLines', () => {
  it('breaks between words rather than within one', () => {
    expect(nameLines('Marked Accounts', 500, 2)).toEqual(['Marked', 'Accounts']);
    expect(nameLines('Homewrecker', 500, 2)).toEqual(['Home-', 'wrecker']);
    expect(nameLines('Homewrecker', 900, 2)).toEqual(['Homewrecker']);
  });

  /**
   * Widths of the boxes, in hundredths of the font size: strip of the open hand, tile in a row, tile in a fort, at 320
   * and at 360 px.
   */
  it.each([350, 386, 418, 482, 600, 870])('shows every card in full, or by its one short name, in %i', (width) => {
    for (const maxLines of [1, 2] as const)
      for (const { title } of allCards()) {
        const lines = nameLines(title, width, maxLines);
        expect(lines.length, title).toBeLessThanOrEqual(maxLines);
        for (const line of lines) expect(roughWidth(line), `${title}: ${line}`).toBeLessThanOrEqual(width);
        // If a word is broken, a hyphen is added.
        const letters = (text: string): string => text.replaceAll(/[- ]/g, '');
        const whole = [title, shortName(title)].map(letters);
        if (width >= MIN_TILE_WIDTH || maxLines === 2) expect(whole, title).toContain(letters(lines.join('')));
      }
  });
});

it('a button shows the whole name if it fits, otherwise the same short name', () => {
  expect(nameWithin('Marked Accounts', 900)).toBe('Marked Accounts');
  expect(nameWithin('Marked Accounts', 480)).toBe(shortName('Marked Accounts'));
});

describe('hyphenated', () => {
  it.each([
    ['Accounts Receivable', 'Ac|counts Recei|vable'],
    ['Quandary', 'Quan|dary'],
    ['Blackmail', 'Black|mail'],
    ['Synthetic', 'Syn|thetic'],
    ['Jettison Ice', 'Jet|tison Ice'],
    ['Homewrecker', 'Home|wrecker'],
    ['Food for Thought', 'Food for Thought'],
  ])('%s breaks between syllables', (title, broken) => {
    expect(hyphenated(title, 7)).toBe(broken.replaceAll('|', '\u00ad'));
  });

  it('does not break words that fit', () => {
    expect(hyphenated('Accounts')).toBe('Accounts');
  });
});
