/** What the two sides are called. */
import type { Seat } from '../../../rules/game.ts';
import * as shared from '../sides.ts';
import { sign } from './sign.ts';

export const seatName = (seat: Seat): string => sign.seats[seat];

/** What a player without a name is called. */
export const unnamed = (seat: Seat): string => shared.unnamed(sign, seat);
