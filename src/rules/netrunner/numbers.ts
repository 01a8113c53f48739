/**
 * The number of every card. Deck codes hold it, and on two phones the table of a hidden deck and the game id do, so it never changes: the
 * cards of the first catalogue come by id, and a card that is added later goes to the end of `added`, wherever it stands in the catalogue.
 */
import type { CardId } from '../game.ts';
import { allCards } from './card.ts';

/** Cards that came after the first catalogue, in the order in which they came. */
const added: readonly CardId[] = [];

/** Every card; its place is its number. To be called once the catalogue is there. */
export const cardNumbers = (): readonly CardId[] => [
  ...allCards().flatMap(({ id }) => (added.includes(id) ? [] : [id])),
  ...added,
];
