/** What the two sides are called. */
import type { Seat } from '../../rules/game.ts';

export const seatName = (seat: Seat): string => (seat === 0 ? 'Corp' : 'Runner');
