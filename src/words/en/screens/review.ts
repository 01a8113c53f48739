/** UI text of the review of a finished game. */

import { LANGUAGE } from '../language.ts';
import { begun } from '../sides.ts';

const inPercent = new Intl.NumberFormat(LANGUAGE, { style: 'percent', maximumFractionDigits: 0 });

/** A fraction as a percentage: "62%". */
export const percent = (share: number): string => inPercent.format(share);

export const howTheGameWent = 'How the game went';
export const review = 'Review';
export const finalScore = (mine: number, theirs: number, turn: number): string => `${mine} to ${theirs}, turn ${turn}`;
export const whatDecidedIt = 'what decided it';
export const chanceToWin = (whose: string | null): string =>
  whose === null ? 'Your chance to win' : `${begun(whose)}’s chance to win`;
/** `turn`: null for the end of the game. */
export const turnTitle = (turn: number | null): string => (turn === null ? 'The end' : `Turn ${turn}`);
export const estimating = (turn: number): string => `Estimated up to turn ${turn}`;
export const estimatingNow = 'Estimating…';
export const estimatingAgain = (games: number): string => `${games} games from each turn so far. Estimating more…`;
export const stop = 'Stop';
export const resume = 'Continue';
export const stopped = 'Stopped. Continue any time.';
export const lookingForMoments = 'Looking for the moments that decided it…';
export const momentsThatDecided = (count: number): string =>
  ['No single moment decided it', 'The moment that decided it', 'Two moments that decided it'][count] ??
  'Three moments that decided it';
/** `error`: of a chance, as a fraction. */
export const howEstimated = (level: string, games: number, error: number): string =>
  `Estimated: ${level} played the rest of the game ${games} times from the start of each turn, for both players, with both hands known. Before and after a moment, it did so twice as often. A chance can be off by ${Math.round(100 * error)} points.`;
export const chanceRange = (from: number, to: number): string => `${percent(from)} to ${percent(to)}`;
/** A change in a chance, in percentage points: "+17", "−27". */
export const change = (by: number): string => {
  const points = Math.round(100 * by);
  return points < 0 ? `−${-points}` : points === 0 ? '0' : `+${points}`;
};
export const momentNth = (nth: number): string => `Moment ${nth}`;
export const momentTitle = (nth: number, of: number): string => (of === 1 ? 'The moment' : `Moment ${nth} of ${of}`);
export const whatWasPlayed = (who: string | null): string => (who === null ? 'You played' : `${begun(who)} played`);
export const better = (who: string | null): string => (who === null ? 'Better' : `Better for ${who}`);
/** `unlucky`: whether what followed hurt this phone's player more than the decision did. */
export const noBetterMove = (unlucky: boolean): string =>
  unlucky ? 'No better move found. It was bad luck.' : 'No better move found.';
export const hiddenThen = (cards: number, who: string | null): string =>
  cards === 1
    ? `One card was hidden from ${who ?? 'you'} here. The estimate sees it.`
    : `${cards} cards were hidden from ${who ?? 'you'} here. The estimate sees them.`;
export const chanceAfter = (whose: string | null): string => (whose === null ? 'your chance' : `${whose}’s chance`);
export const choiceOf = (who: string | null): string => (who === null ? 'Your choice' : `${begun(who)}’s choice`);
export const choicesOf = (who: string | null): string => (who === null ? 'Your choices' : `${begun(who)}’s choices`);
export const luck = 'Luck';
export const luckAndChoice = 'Luck and choice in these moments';
export const whatLuckIs =
  'Luck is what happened after a choice, compared with what happens on average: draws, dice, and the cards a run finds.';
const list = new Intl.ListFormat(LANGUAGE);
export const drew = (who: string | null, cards: readonly string[]): string =>
  `${who === null ? 'You' : begun(who)} drew ${list.format(cards)}`;
/** Of a card that was face down. */
export const itWas = (card: string): string => `It was ${card}`;
/** Example: "choice −6, luck −21". */
export const choiceAndLuck = (choice: string, luck: string): string => `choice ${choice}, luck ${luck}`;
export const whyTitle = (who: string | null): string => (who === null ? 'Why?' : `Why? As ${who} saw it`);
export const seeInReplay = 'See it in the replay';
export const point = 'Choose a turn';
export const pointAt = (turn: number | null, chance: number): string => `${turnTitle(turn)}: ${percent(chance)}`;
export const fromTurn = (turn: number | null): string => (turn === null ? 'from the end' : `from turn ${turn}`);
export const replay = 'Replay';
export const stepByStep = 'step by step';
export const tryAgain = 'Try again';
export const estimateStopped = 'The estimate stopped early.';
export const nothingToReview =
  'This game can’t be reviewed: some of its cards are unknown, or the machine doesn’t play it.';
