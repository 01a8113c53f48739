// Chunk: proof-words
/** Each game's words for its refusals, once they are loaded. */
import type { AnyGame, CardId, Refusal } from '../../rules/game.ts';

type Say = (refusal: Refusal) => string;

export const UNKNOWN = 'That isn’t possible.';

const ofGames = new Map<string, Say>();
const titles = new Map<string, (card: CardId) => string>();

/** Called by a game's words when they load. `title`: names one of its cards, if it has any. */
export function giveWords(game: AnyGame['id'], say: Say, title?: (card: CardId) => string): void {
  ofGames.set(game, say);
  if (title) titles.set(game, title);
}

/** A card's name, or its id if the game's words are not loaded. */
export const cardTitle = (game: AnyGame['id'], card: CardId): string => titles.get(game)?.(card) ?? card;

/**
 * The refusal in the game's own words; a generic sentence if it comes from another version or the game's words are not
 * loaded.
 */
export const gameRefusal = (game: AnyGame['id'], refusal: Refusal): string => ofGames.get(game)?.(refusal) ?? UNKNOWN;
