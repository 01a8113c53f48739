/** What is looked for in the library: kept as long as the page, so that whoever leaves a card comes back to the same row. */
import type { Wanted } from '../decks/search.ts';

export interface Place {
  readonly wanted: Required<Wanted>;
  /** How many rows have been drawn, and how far they were scrolled, in px. */
  readonly rows: number;
  readonly scrolled: number;
}

export const ROWS = 24;
export const nothing: Required<Wanted> = { typed: '', side: null, type: null, set: null, cost: null };

let place: Place = { wanted: nothing, rows: ROWS, scrolled: 0 };

export const placeNow = (): Place => place;
export const keepPlace = (next: Partial<Place>): void => {
  place = { ...place, ...next };
};
