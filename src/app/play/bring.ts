/** What the players bring to a table: what they have chosen, or what is built in. */
import { gameOptions } from '../../peer/match/tableOptions.ts';
import type { Refusal, Seat } from '../../rules/game.ts';
import type { AnyGameUi, DeckChoice } from '../games/gameUi.ts';

/** By seat. */
export type Decks = readonly [DeckChoice, DeckChoice];

/** Of a game to which nobody brings a card. */
const nothing = (side: Seat): DeckChoice => ({ id: '', name: '', side, cards: [], touched: 0, builtIn: true });

/** Before anybody has chosen one. */
export const decksOf = ({ decks }: AnyGameUi): Decks => decks?.builtIn ?? [nothing(0), nothing(1)];

/** Why that deck cannot be brought to such a table. */
export const refusalOf = (
  { game }: Pick<AnyGameUi, 'game'>,
  { side, cards }: Pick<DeckChoice, 'side' | 'cards'>,
  options: Record<string, string>,
): Refusal | null => game.deckRefusal(side, cards, gameOptions(options));

/** The chosen decks; in the place of one that those options do not allow, the one that is built in. */
export function broughtTo(ui: AnyGameUi, [first, second]: Decks, options: Record<string, string>): Decks {
  const allowed = (deck: DeckChoice): DeckChoice => (refusalOf(ui, deck, options) ? decksOf(ui)[deck.side] : deck);
  return [allowed(first), allowed(second)];
}

/** Those with this one in the place of the other of its side. */
export const withDeck = (decks: Decks, deck: DeckChoice): Decks =>
  deck.side === 0 ? [deck, decks[1]] : [decks[0], deck];
