/** What a player has open at a table and what he has been shown there, kept while he is elsewhere in the app. */

export interface TablePlace {
  /** What lies open over the table, as its board says it. */
  lying: unknown;
  /** The hand is open. */
  open?: boolean;
  /** By seat: how much of what everybody is shown once he has seen; null before he first saw the table. */
  readonly seen: [number | null, number | null];
}

const places = new Map<unknown, TablePlace>();

export const newPlace = (open = false): TablePlace => ({ lying: null, open, seen: [null, null] });

/** `game`: what is one and the same as long as the page has the game. `open`: whether its hand is open at first. */
export function placeOf(game: object | string, open = false): TablePlace {
  const kept = places.get(game) ?? newPlace(open);
  places.set(game, kept);
  return kept;
}
