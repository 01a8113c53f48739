/** What the two sides are called. */
import type { Seat } from '../../rules/game.ts';

export const seatName = (seat: Seat): string => (seat === 0 ? 'Corp' : 'Runner');

/** What a player is called who has given no name. */
export const unnamed = (seat: Seat): string => `the ${seatName(seat)}`;

/** A sentence or a label that may begin with such a name. */
export const begun = (text: string): string => text.replace(/^the (?=Corp\b|Runner\b)/, 'The ');
