// Chunk: games
/** Names of the sides, and what an unnamed player is called. */
import type { Seat } from '../../rules/game.ts';
import type { GameInfo } from '../types.ts';
import { capital } from './capital.ts';
import { gameInfos } from './signs.ts';

export const unnamed = ({ seats }: Pick<GameInfo, 'seats'>, seat: Seat): string => `the ${seats[seat]}`;

/** The names of every side in every game, which no player can use as a name. */
export const sideNames: readonly string[] = gameInfos.flatMap(({ seats }) => seats);

const ARTICLE = 'the ';
const WORD_ENDS = ['', ...' ’.,:;!?'];

/** Matches whole words only, since a player's name can start with the name of a side. */
const startsWithSide = (text: string): boolean =>
  sideNames.some((side) => {
    const called = `${ARTICLE}${side}`;
    return text.startsWith(called) && WORD_ENDS.includes(text.charAt(called.length));
  });

/** For tight spaces. Doesn't change a name that a player chose. */
export const withoutArticle = (name: string): string => (startsWithSide(name) ? name.slice(ARTICLE.length) : name);

/** Capitalizes the article of an unnamed side that starts a sentence or label. */
export const begun = (text: string): string => (startsWithSide(text) ? capital(text) : text);
