/** The glossary: it has every term and every keyword, searches find them, and texts show which words can be tapped. */
import { describe, expect, it } from 'vitest';
import { termsIn, wordOfRefusal } from '../../../src/app/games/netrunner/learn/glossary/find.ts';
import { search as searchIn } from '../../../src/app/lessons/glossary.tsx';
import { allCards } from '../../../src/rules/netrunner/card.ts';
import { describe as textOf } from '../../../src/words/en/netrunner/cards/describe.ts';
import { words } from '../../../src/words/en/netrunner/glossary.ts';
import '../../../src/rules/netrunner/cards/index.ts';

const search = (text: string, group: string | null) => searchIn(words, text, group);
const names = words.map(({ name }) => name);
const found = (text: string): string[] => termsIn(text).flatMap(({ word }) => (word ? [word.name] : []));

describe('glossary entries', () => {
  it('exist for every keyword and card type, and no two have the same name or address', () => {
    const lower = new Set(names.map((name) => name.toLowerCase()));
    const wanted = new Set(
      allCards()
        .flatMap(({ keywords, type }) => [...keywords, type])
        .map((name) => name.toLowerCase()),
    );
    expect([...wanted].filter((name) => !lower.has(name))).toEqual([]);
    expect(lower.size).toBe(words.length);
    expect(new Set(words.map(({ id }) => id)).size).toBe(words.length);
  });

  it.each(
    'Access Action Advance Agenda Ambush Approach Archives Bank Bid Bit Break Corp Cost Counter Derez Difficulty Encounter Expose Flatline Forgo Fort HQ Ice Install Jack·out Keyword Limit Link Mandatory·draw Memory Node Noisy Operation Overwrite Pass Prep Prevent Program R&D Region Resource Reveal Rez Rig Run Runner Score Stack Steal Strength Subroutine Tag Trace Trash Unique Upgrade Virus·counter Window'
      .split(' ')
      .map((one) => one.replace('·', ' ')),
  )('%s has a meaning', (name) => {
    expect(words.find((word) => word.name === name)?.meaning).toMatch(/^[A-Z].*\.$/);
  });

  it('no meaning is longer than three lines', () => {
    for (const { name, meaning } of words) expect([name, meaning.length < 190]).toEqual([name, true]);
  });
});

describe('a search', () => {
  it('lists prefix matches first, then other name matches, then matches in definitions', () => {
    const { named, meant } = search('tr', null);
    expect(named.slice(0, 3).map(({ name }) => name)).toEqual(['Trace', 'Transactions', 'Trash']);
    expect(named.map(({ name }) => name)).toContain('Strength');
    expect(meant.map(({ name }) => name)).toContain('Base link');
    expect(named.filter((word) => meant.includes(word))).toEqual([]);
  });

  it('finds everything for an empty query, only one group if chosen, and nothing if no word matches', () => {
    expect(search(' ', null).named).toEqual(words);
    expect(new Set(search('', 'Harm').named.map(({ group }) => group))).toEqual(new Set(['Harm']));
    expect(search('xyzzy', null)).toEqual({ named: [], meant: [] });
  });

  it('treats special characters as plain text', () => {
    expect(search('r&d', null).named.map(({ name }) => name)).toEqual(['R&D']);
    expect(search('(', null).named).toEqual([]);
  });
});

describe('glossary terms in a text', () => {
  it('are the longest matches, each once, in every form, and never within a word or a symbol', () => {
    expect(found('Deal 2 Net damage. Net damage is trashed with broken ice, and iced tea.')).toEqual([
      'Net damage',
      'Trash',
      'Break',
      'Ice',
    ]);
    expect(found('[action], [sub]: [2]')).toEqual([]);
    expect(found('at random, in that position')).toEqual([]);
  });

  it('exclude card names and common verbs, but include keywords that are also card names', () => {
    expect(found('Inside Job: Fire Wall, Score! and The Short Circuit.')).toEqual([]);
    expect(found('Fire Wall is a wall, and an ambush bites. It turns up.')).toEqual(['Wall', 'Ambush']);
    expect(found('Your turn: 5 bits for a Worm.')).toEqual(['Turn', 'Bit', 'Worm']);
  });

  it('split every card’s text without loss, and most texts contain a term', () => {
    const texts = allCards()
      .map((card) => textOf(card))
      .filter((text) => text !== '');
    for (const text of texts)
      expect(
        termsIn(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    expect(texts.filter((text) => found(text).length > 0).length / texts.length).toBeGreaterThan(0.95);
  });
});

describe('a refusal', () => {
  it('links to the term of its rule, or otherwise to the first term in it', () => {
    expect(wordOfRefusal('E-BITS', 'It costs 4 bits, and you have 3.')?.name).toBe('Cost');
    expect(wordOfRefusal('E-KEYWORD', 'Loony Goon breaks sentries.')?.name).toBe('Breaker');
    expect(wordOfRefusal('E-TARGET', 'No agenda was stolen.')?.name).toBe('Agenda');
    expect(wordOfRefusal('E-FORM', 'No.')).toBeUndefined();
  });
});
