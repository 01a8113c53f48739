// Chunk: proof-words
/** Each game's words for its refusals, once they are loaded. */
import type { AnyGame, Refusal } from '../../rules/game.ts';

type Say = (refusal: Refusal) => string;

export const UNKNOWN = 'That isn’t possible.';

const ofGames = new Map<string, Say>();

/** Called by the words of a game when they load. */
export const giveWords = (game: AnyGame['id'], say: Say): void => void ofGames.set(game, say);

/** In the game's own words. A refusal from another version, or of a game whose words are not loaded, is a plain sentence. */
export const gameRefusal = (game: AnyGame['id'], refusal: Refusal): string => ofGames.get(game)?.(refusal) ?? UNKNOWN;
