/**
 * What a game or the match refused, as a sentence, where one is still needed below the words: for an offence, and in the packet that refuses
 * a game that moves. The words stand on a higher floor; whoever loads those of a game gives them here.
 */
import type { Failure } from '../../base/result.ts';
import type { AnyGame, Refusal } from '../../rules/game.ts';

type Say = (refusal: Refusal) => string;

const UNKNOWN = 'That is not possible.';
const ofGames = new Map<string, Say>();
let ofMatch: Say = () => UNKNOWN;

export const giveWords = (game: AnyGame['id'], say: Say): void => void ofGames.set(game, say);
export const giveMatchWords = (say: Say): void => {
  ofMatch = say;
};

export const sentenceOf = ({ id }: Pick<AnyGame, 'id'>, refusal: Refusal): string =>
  ofGames.get(id)?.(refusal) ?? UNKNOWN;

export const failureText = (error: Refusal | Failure): string => ('text' in error ? error.text : ofMatch(error));
