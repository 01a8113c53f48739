// Chunk: choices
/** The decks the players bring: chosen or built in. */
import { gameOptions } from '../../peer/match/tableOptions.ts';
import type { Refusal, Seat } from '../../rules/game.ts';
import type { AnyGameUi, DeckChoice } from '../games/gameUi.ts';

/** By seat. */
export type Decks = readonly [DeckChoice, DeckChoice];

/** A placeholder for games without decks. */
const noDeck = (side: Seat): DeckChoice => ({ id: '', name: '', side, cards: [], touched: 0, builtIn: true });

/** The decks before any choice. */
export const decksOf = ({ decks }: AnyGameUi): Decks => decks?.builtIn ?? [noDeck(0), noDeck(1)];

/** Why the given deck is not allowed at a table with these options; null if it is. */
const refusalOf = (
  { game }: Pick<AnyGameUi, 'game'>,
  { side, cards }: Pick<DeckChoice, 'side' | 'cards'>,
  options: Record<string, string>,
): Refusal | null => game.deckRefusal(side, cards, gameOptions(options));

/** The chosen decks; a deck these options don't allow is replaced by the built-in one. */
export function decksForOptions(ui: AnyGameUi, [first, second]: Decks, options: Record<string, string>): Decks {
  const allowed = (deck: DeckChoice): DeckChoice => (refusalOf(ui, deck, options) ? decksOf(ui)[deck.side] : deck);
  return [allowed(first), allowed(second)];
}

/** Returns the decks with the given deck on its own side. */
export const withDeck = (decks: Decks, deck: DeckChoice): Decks =>
  deck.side === 0 ? [deck, decks[1]] : [decks[0], deck];
