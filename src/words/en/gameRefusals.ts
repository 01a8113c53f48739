// Chunk: proof-words
/** Each game's words for its refusals, once they are loaded. */
import type { AnyGame, CardId, Refusal } from '../../rules/game.ts';

type Say = (refusal: Refusal) => string;

export const UNKNOWN = 'That isn’t possible.';

const ofGames = new Map<string, Say>();
const titles = new Map<string, (card: CardId) => string>();

/** Called by a game's words when they load. `title`: the name of one of its cards, if it has any. */
export function giveWords(game: AnyGame['id'], say: Say, title?: (card: CardId) => string): void {
  ofGames.set(game, say);
  if (title) titles.set(game, title);
}

/** The name of a card; its id while the game's words are not loaded. */
export const cardTitle = (game: AnyGame['id'], card: CardId): string => titles.get(game)?.(card) ?? card;

/**
 * In the game's own words. A refusal from another version, or of a game whose words are not loaded, is a plain
 * sentence.
 */
export const gameRefusal = (game: AnyGame['id'], refusal: Refusal): string => ofGames.get(game)?.(refusal) ?? UNKNOWN;
