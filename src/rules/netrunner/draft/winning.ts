/** Agenda points, and the end of the game. */
import type { Seat } from '../../game.ts';
import { POINTS_TO_WIN, RUNNER, type Table } from '../table.ts';
import { afterForfeits, type Draft, emit, side } from './draft.ts';

/** Adds agenda points; seven win immediately (N-WIN-01, N-WIN-02). */
export function addPoints(draft: Draft, seat: Seat, gained: number): void {
  const points = afterForfeits(draft, seat, 'points', gained);
  side(draft, seat).points += points;
  if (!isAccessing(draft.table) || seat !== RUNNER) checkForWin(draft, seat);
}

/** Whether cards are being accessed: no points from the access win before it is over (R-CARD-promises-promises). */
const isAccessing = ({ frames }: Table): boolean =>
  frames.some((frame) => frame.do === 'access' && frame.step !== 'settle' && frame.step !== 'back');

/** Seven points win. */
export function checkForWin(draft: Draft, seat: Seat): void {
  if (side(draft, seat).points >= POINTS_TO_WIN)
    gameOver(draft, seat, `The ${seat === RUNNER ? 'Runner' : 'Corp'} ${SEVEN_POINTS}.`);
}

/** Ends the game, unless it is already over. `winner`: null if no player won. */
export function gameOver(draft: Draft, winner: Seat | null, reason: string): void {
  if (draft.table.over) return;
  draft.table.over = { winner, why: reason };
  emit(draft, { kind: 'over', winner, why: reason });
}

/**
 * How most games end, in words that the home screen recognizes without loading this module (repeated in the app's
 * `sign.ts`).
 */
export const SEVEN_POINTS = 'has seven agenda points';
/** From damage. A Runner who concedes while damage is pending is not flatlined. */
export const FLATLINED = 'The Runner is flatlined.';
