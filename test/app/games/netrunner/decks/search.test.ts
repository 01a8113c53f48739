/** Cards found by what is typed and by what is chosen. */
import { describe, expect, it } from 'vitest';
import { findCards, marked, type Wanted, wordsOf } from '../../../../../src/app/games/netrunner/decks/search.ts';
import { allCards } from '../../../../../src/rules/netrunner/cards/index.ts';

const titles = (wanted: Partial<Wanted>): string[] => findCards({ typed: '', ...wanted }).map(({ card }) => card.title);

describe('the search for cards', () => {
  it('with nothing typed finds every card, A to Z', () => {
    const all = titles({});
    expect(all).toHaveLength(allCards().length);
    const letters = all.map((title) => title.toLowerCase().replace(/^\W+/, ''));
    expect(letters).toEqual(letters.toSorted());
  });

  it('finds by name first, then by keyword, then by text, and says which line it was', () => {
    const found = findCards({ typed: 'trace' });
    const said = found.filter(({ line }) => line !== null);
    expect(found.length).toBeGreaterThan(40);
    for (const { line } of said) expect(line?.toLowerCase()).toContain('trace');
    // No card is called a trace by kind, so those named come first and all others by their text.
    const first = found.findIndex(({ line }) => line !== null);
    expect(found.slice(0, first).every(({ card }) => card.title.toLowerCase().includes('trace'))).toBe(true);
    expect(said).toEqual(found.slice(first));
  });

  it('finds a name however it is written', () => {
    for (const typed of ['loony goon', ' LOONY  GOON ', 'goon loony']) expect(titles({ typed })[0]).toBe('Loony Goon');
    for (const typed of ['baedeker’s', "baedeker's"]) expect(titles({ typed })).toHaveLength(1);
  });

  it('wants all words, wherever on the card they stand', () => {
    const both = findCards({ typed: 'sentry trace' });
    expect(both.length).toBeGreaterThan(0);
    for (const { card } of both) expect(card.keywords).toContain('Sentry');
  });

  it('finds by a keyword, a set and a cost that are typed', () => {
    for (const { card } of findCards({ typed: 'killer cost 4' })) expect(card.cost).toBe(4);
    expect(titles({ typed: 'cost 4' }).length).toBeGreaterThan(20);
    expect(titles({ typed: 'cost 4' })).not.toContain('Data Wall');
    const proteus = findCards({ typed: 'proteus' }).filter(({ line }) => line === null);
    expect(proteus.every(({ card }) => card.set === 'proteus')).toBe(true);
    expect(proteus).toHaveLength(allCards().filter(({ set }) => set === 'proteus').length);
  });

  it('keeps to side, type, set and cost where they are chosen', () => {
    const found = findCards({ typed: '', side: 0, type: 'ice', set: 'v1', cost: 7 }).map(({ card }) => card);
    expect(found.length).toBeGreaterThan(3);
    for (const card of found) {
      expect([card.side, card.type, card.set]).toEqual([0, 'ice', 'v1']);
      expect(card.cost).toBeGreaterThanOrEqual(7);
    }
    expect(findCards({ typed: '', cost: 0 }).every(({ card }) => card.cost === 0)).toBe(true);
  });

  it('finds nothing for what no card says', () => {
    expect(titles({ typed: 'zzz' })).toEqual([]);
  });
});

describe('a line that was found', () => {
  it('begins near the word, which stands apart in it, its own letters kept', () => {
    expect(marked('Trace 5. If it succeeds, end this run.', ['trace'])).toEqual([
      { text: 'Trace', found: true },
      { text: ' 5. If it succeeds, end this run.', found: false },
    ]);
    const late = marked('Only one base link card can be used in any one trace.', ['trace']);
    expect(late[0]?.text).toMatch(/^…\S.* $/);
    expect(late[1]).toEqual({ text: 'trace', found: true });
    expect(marked('What (if any) there is.', ['(if'])).toContainEqual({ text: '(if', found: true });
  });

  it('takes a typed cost out of the words', () => {
    expect(wordsOf('Sentry  cost 4')).toEqual({ words: ['sentry'], paid: 4 });
    expect(wordsOf('cost')).toEqual({ words: ['cost'], paid: null });
  });
});
