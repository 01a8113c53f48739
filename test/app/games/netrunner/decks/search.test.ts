/** Cards found by typing and by filters. */
import { describe, expect, it } from 'vitest';
import {
  type CardQuery,
  findCards,
  highlightedSnippet,
  wordsToHighlight,
} from '../../../../../src/app/games/netrunner/decks/search.ts';
import { allCards } from '../../../../../src/rules/netrunner/cards/index.ts';
import type { Card } from '../../../../../src/rules/netrunner/effect.ts';

const titles = (wanted: Partial<CardQuery>): string[] =>
  findCards({ typed: '', ...wanted }).map(({ card }) => card.title);

describe('the search for cards', () => {
  it('finds every card if nothing is typed, A to Z', () => {
    const all = titles({});
    expect(all).toHaveLength(allCards().length);
    const letters = all.map((title) => title.toLowerCase().replaceAll('’', "'").replace(/^\W+/, ''));
    expect(letters).toEqual(letters.toSorted());
  });

  it('finds by name first, then by keyword, then by text, and shows the matching line', () => {
    const found = findCards({ typed: 'trace' });
    const said = found.filter(({ line }) => line !== null);
    expect(found.length).toBeGreaterThan(40);
    for (const { line } of said) expect(line?.toLowerCase()).toContain('trace');
    // No card has the keyword trace, so cards with the word in their name come first and all others match by text.
    const first = found.findIndex(({ line }) => line !== null);
    expect(found.slice(0, first).every(({ card }) => card.title.toLowerCase().includes('trace'))).toBe(true);
    expect(said).toEqual(found.slice(first));
  });

  it('finds a name however it is spelled', () => {
    for (const typed of ['loony goon', ' LOONY  GOON ', 'goon loony']) expect(titles({ typed })[0]).toBe('Loony Goon');
    for (const typed of ['baedeker’s', "baedeker's"]) expect(titles({ typed })).toHaveLength(1);
  });

  it('requires all words, wherever they are on the card', () => {
    const both = findCards({ typed: 'sentry trace' });
    expect(both.length).toBeGreaterThan(0);
    for (const { card } of both) expect(card.keywords).toContain('Sentry');
  });

  it('finds by a typed keyword, set and cost', () => {
    for (const { card } of findCards({ typed: 'killer cost 4' })) expect(card.cost).toBe(4);
    expect(titles({ typed: 'cost 4' }).length).toBeGreaterThan(20);
    expect(titles({ typed: 'cost 4' })).not.toContain('Data Wall');
    const proteus = findCards({ typed: 'proteus' }).filter(({ line }) => line === null);
    expect(proteus.every(({ card }) => card.set === 'proteus')).toBe(true);
    expect(proteus).toHaveLength(allCards().filter(({ set }) => set === 'proteus').length);
  });

  it('respects the chosen side, type, set and cost', () => {
    const found = findCards({ typed: '', side: 0, type: 'ice', set: 'v1', cost: 7 }).map(({ card }) => card);
    expect(found.length).toBeGreaterThan(3);
    for (const card of found) {
      expect([card.side, card.type, card.set]).toEqual([0, 'ice', 'v1']);
      expect(card.cost).toBeGreaterThanOrEqual(7);
    }
    expect(findCards({ typed: '', cost: 0 }).every(({ card }) => card.cost === 0)).toBe(true);
  });

  it('lists ice that ends the run first for "end the run", matching whole words in that order', () => {
    for (const typed of ['end the run', 'end this run', '"end the run"', '“end the run”', '„End the run“']) {
      const found = findCards({ typed });
      const lead = found.slice(0, 20);
      for (const { card, line } of lead)
        expect([card.title, card.type, line]).toEqual([card.title, 'ice', 'End this run.']);
    }
    // In quotes, only the exact phrase matches.
    for (const { line } of findCards({ typed: '"end the run"' })) expect(line?.toLowerCase()).toContain('end this run');
  });

  it.each([
    ['t:agenda', (card: Card) => card.type === 'agenda'],
    ['t:agendas', (card: Card) => card.type === 'agenda'],
    ['s:sentry', (card: Card) => card.keywords.includes('Sentry')],
    ['s:runner', (card: Card) => card.side === 1],
    ['S:Proteus', (card: Card) => card.set === 'proteus'],
    ['s:"base link"', (card: Card) => card.keywords.includes('Base Link')],
    ['c:4', (card: Card) => card.cost === 4],
    ['c:>4', (card: Card) => (card.cost ?? 0) > 4],
    ['t:ice c:<2', (card: Card) => card.type === 'ice' && card.cost !== null && card.cost < 2],
    ['p:5', (card: Card) => card.strength === 5],
    ['v:3', (card: Card) => card.points === 3],
    ['ice cost 3', (card: Card) => card.type === 'ice' && card.cost === 3],
    ['wall strength 5', (card: Card) => card.keywords.includes('Wall') && card.strength === 5],
    ['corp operation', (card: Card) => card.side === 0 && card.type === 'operation'],
  ] as const)('lists these cards first for %s', (typed, is) => {
    const found = findCards({ typed }).map(({ card }) => card);
    const meant = allCards().filter(is);
    expect(meant.length).toBeGreaterThan(1);
    expect(
      found
        .slice(0, meant.length)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(meant.map(({ id }) => id).sort());
    if (typed.includes(':')) expect(found).toHaveLength(meant.length);
  });

  it('finds a quoted text, and a number next to a type', () => {
    for (const { card } of findCards({ typed: 'x:"meat damage" s:corp t:operation' }))
      expect([card.side, card.type]).toEqual([0, 'operation']);
    expect(findCards({ typed: 'meat damage corp operation' })[0]?.card.type).toBe('operation');
    const walls = findCards({ typed: 'wall 5' })[0]?.card;
    expect([walls?.keywords, walls?.strength]).toEqual([expect.arrayContaining(['Wall']), 5]);
  });

  it('allows one wrong letter and any kind of quotes', () => {
    expect(titles({ typed: 'schorched' })[0]).toBe('Scorched Earth');
    expect(titles({ typed: 'black daliah' })[0]).toBe('Black Dahlia');
    for (const typed of ['"armadillo" armored', '“Armadillo” armored', '„armadillo“', 'armadilo'])
      expect(titles({ typed })[0]).toContain('Armadillo');
    // A correctly spelled word is not replaced.
    expect(titles({ typed: 'wall' }).length).toBeLessThan(titles({ typed: '' }).length / 3);
  });

  it('finds nothing for text that no card has', () => {
    expect(titles({ typed: 'zzz' })).toEqual([]);
  });
});

describe('a matching line', () => {
  it('starts near the matched word, which is marked as it is spelled on the card', () => {
    expect(highlightedSnippet('Trace 5. If it succeeds, end this run.', ['trace'])).toEqual([
      { text: 'Trace', found: true },
      { text: ' 5. If it succeeds, end this run.', found: false },
    ]);
    const late = highlightedSnippet('Only one base link card can be used in any one trace.', ['trace']);
    expect(late[0]?.text).toMatch(/^…\S.* $/);
    expect(late[1]).toEqual({ text: 'trace', found: true });
    expect(highlightedSnippet('What (if any) there is.', ['(if'])).toContainEqual({ text: '(if', found: true });
  });

  it('highlights quoted text, but neither a typed cost nor filters', () => {
    expect(wordsToHighlight('Sentry  cost 4')).toEqual(['sentry']);
    expect(wordsToHighlight('cost')).toEqual(['cost']);
    expect(wordsToHighlight('t:ice x:"end the run" c:>3')).toEqual(['end', 'the', 'run']);
  });
});
