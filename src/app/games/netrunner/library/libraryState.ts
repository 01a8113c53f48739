/** The library's search state, kept while the page is open, so that leaving a card returns to the same row. */
import type { CardQuery } from '../decks/search.ts';

interface LibraryState {
  readonly wanted: Required<CardQuery>;
  /** Scroll position of the list, in px. */
  readonly scrolled: number;
  /** Height of each block in px, so that blocks that are not rendered keep their space. */
  readonly heights: Map<number, number>;
}

export const emptyQuery: Required<CardQuery> = { typed: '', side: null, type: null, set: null, cost: null };

let place: LibraryState = { wanted: emptyQuery, scrolled: 0, heights: new Map() };

export const libraryState = (): LibraryState => place;
export const saveLibraryState = (next: Partial<LibraryState>): void => {
  place = { ...place, ...next };
};
