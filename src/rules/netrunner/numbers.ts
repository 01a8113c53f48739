/**
 * Every card's number. Deck codes, a hidden deck's table and the game id depend on these numbers, so they never change:
 * the first catalogue's cards are sorted by id, and cards added later go to the end of `added`, wherever they are in
 * the catalogue.
 */
import type { CardId } from '../game.ts';
import { allCards } from './card.ts';

/** Cards added after the first catalogue, in order of addition. */
const added: readonly CardId[] = [];

/** Every card; the index is its number. Call only once the catalogue is loaded. */
export const cardNumbers = (): readonly CardId[] => [
  ...allCards().flatMap(({ id }) => (added.includes(id) ? [] : [id])),
  ...added,
];
