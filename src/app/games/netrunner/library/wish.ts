/** What is looked for in the library: kept as long as the page, so that whoever leaves a card comes back to the same row. */
import type { Wanted } from '../decks/search.ts';

export interface Place {
  readonly wanted: Required<Wanted>;
  /** How far the list was scrolled, in px. */
  readonly scrolled: number;
  /** By block of rows, in px: those that were drawn once and are not now keep their place. */
  readonly heights: Map<number, number>;
}

export const nothing: Required<Wanted> = { typed: '', side: null, type: null, set: null, cost: null };

let place: Place = { wanted: nothing, scrolled: 0, heights: new Map() };

export const placeNow = (): Place => place;
export const keepPlace = (next: Partial<Place>): void => {
  place = { ...place, ...next };
};
