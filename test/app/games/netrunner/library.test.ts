/** If no card is found: which filters prevent a match, and how many cards match without them. */
import { describe, expect, it } from 'vitest';
import { findCards } from '../../../../src/app/games/netrunner/decks/search.ts';
import { removableFilters } from '../../../../src/app/games/netrunner/library/index.tsx';
import { emptyQuery } from '../../../../src/app/games/netrunner/library/libraryState.ts';
import '../../../../src/rules/netrunner/cards/index.ts';

const ways = (wanted: Partial<typeof emptyQuery>) => removableFilters({ ...emptyQuery, ...wanted });

describe('a search that finds nothing', () => {
  it('names the filter that prevents a match, with the number of cards that match without it', () => {
    expect(ways({ typed: 'loony goon', side: 0 })).toEqual([{ name: 'Corp only', off: { side: null }, count: 1 }]);
    expect(ways({ typed: 'loony goon', side: 1, cost: 0 })).toEqual([
      { name: 'Cost 0', off: { cost: null }, count: 1 },
    ]);
  });

  it('offers to clear all filters if no single one is enough, and nothing if no card matches', () => {
    expect(ways({ typed: 'loony goon', side: 0, cost: 0 })).toMatchObject([{ name: 'any filter', count: 1 }]);
    expect(ways({ typed: 'zzz', side: 0, cost: 0 })).toEqual([]);
    expect(ways({ typed: 'zzz' })).toEqual([]);
  });

  it('finds as many cards as it promised', () => {
    const wanted = { ...emptyQuery, typed: 'program', side: 0, set: 'classic', type: 'prep' } as const;
    expect(findCards(wanted)).toEqual([]);
    expect(removableFilters(wanted).length).toBeGreaterThan(0);
    for (const { off, count } of removableFilters(wanted)) expect(findCards({ ...wanted, ...off })).toHaveLength(count);
  });
});
