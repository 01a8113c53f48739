/** What a player has open at a table and what he has been shown there, kept while he is elsewhere in the app. */
import type { Place } from '../games/netrunner/board/lying.ts';

export interface TablePlace extends Place {
  /** How many of the game's traces were shown; null before the table was first seen. */
  seen: number | null;
}

const places = new Map<unknown, TablePlace>();

/** `game`: what is one and the same as long as the page has the game. `open`: whether its hand is open at first. */
export function placeOf(game: object | string, open = false): TablePlace {
  const kept = places.get(game) ?? { lying: null, open, seen: null };
  places.set(game, kept);
  return kept;
}
