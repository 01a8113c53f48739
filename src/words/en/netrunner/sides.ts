/** Names of the two sides. */
import type { Seat } from '../../../rules/game.ts';
import * as shared from '../sides.ts';
import { sign } from './sign.ts';

export const seatName = (seat: Seat): string => sign.seats[seat];

/** Name of an unnamed player. */
export const unnamed = (seat: Seat): string => shared.unnamed(sign, seat);
