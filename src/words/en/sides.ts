// Chunk: games
/** Players named by their sides, in any game. */
import type { Seat } from '../../rules/game.ts';
import type { GameSign } from '../types.ts';
import { signs } from './signs.ts';

/** What a player without a name is called. */
export const unnamed = ({ seats }: Pick<GameSign, 'seats'>, seat: Seat): string => `the ${seats[seat]}`;

/** Every side of every game. No player can use one as a name. */
export const sideNames: readonly string[] = signs.flatMap(({ seats }) => seats);

const atFirst = new RegExp(`^the (?=(?:${sideNames.join('|')})\\b)`);

/** The same without its article, where room is short. A name that was given stays whole. */
export const withoutArticle = (name: string): string => name.replace(atFirst, '');

/** A sentence or a label that may begin with such a name. */
export const begun = (text: string): string => text.replace(atFirst, 'The ');
