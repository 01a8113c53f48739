/** The words of the review of a finished game. */

import { LANGUAGE } from '../language.ts';
import { begun } from '../sides.ts';

const inPercent = new Intl.NumberFormat(LANGUAGE, { style: 'percent', maximumFractionDigits: 0 });

/** A share of 1: "62%". */
export const percent = (share: number): string => inPercent.format(share);

export const howTheGameWent = 'How the game went';
export const review = 'Review';
export const whatDecidedIt = 'what decided it';
export const chanceToWin = (whose: string | null): string =>
  whose === null ? 'Your chance to win' : `${begun(whose)}’s chance to win`;
export const turnTitle = (turn: number): string => `Turn ${turn}`;
export const estimating = (turn: number): string => `Estimated up to turn ${turn}`;
export const estimatingNow = 'Estimating…';
export const lookingForMoments = 'Looking for the moments that decided it…';
export const momentsThatDecided = (count: number): string =>
  ['No single moment decided it', 'The moment that decided it', 'Two moments that decided it'][count] ??
  'Three moments that decided it';
export const howEstimated = (level: string, games: number): string =>
  `Estimated: ${level} played the rest of the game ${games} times from each turn, for both players, with both hands known.`;
export const chanceRange = (from: number, to: number): string => `${percent(from)} to ${percent(to)}`;
/** A change of a chance, in points of a hundred: "+17", "−27". */
export const change = (by: number): string => {
  const points = Math.round(100 * by);
  return points < 0 ? `−${-points}` : `+${points}`;
};
export const whatWasPlayed = (who: string | null): string => (who === null ? 'You played' : `${begun(who)} played`);
export const better = (who: string | null): string => (who === null ? 'Better' : `Better for ${who}`);
export const noBetterMove = 'No better move found.';
export const bothHandsNote = 'This estimate uses both hands. At the table you couldn’t see everything.';
export const chanceAfter = (whose: string | null): string => (whose === null ? 'your chance' : `${whose}’s chance`);
export const replay = 'Replay';
export const stepByStep = 'step by step';
export const tryAgain = 'Try again';
export const estimateStopped = 'The estimate stopped early.';
export const nothingToReview =
  'This game can’t be reviewed: some of its cards are unknown, or the machine doesn’t play it.';
