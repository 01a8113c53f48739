/** Names of the two sides. */
import type { Seat } from '../../../rules/game.ts';
import * as shared from '../sides.ts';
import { gameInfo } from './sign.ts';

export const seatName = (seat: Seat): string => gameInfo.seats[seat];

/** Name of an unnamed player. */
export const unnamed = (seat: Seat): string => shared.unnamed(gameInfo, seat);
