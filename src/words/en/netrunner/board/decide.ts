import { POINTS_TO_WIN } from '../../../../rules/netrunner/table.ts';
import { counted, outOf } from '../../counted.ts';
import { nameWithin } from '../short.ts';

/** A two-word reason for a small button; the list has the full sentence. */
export function reason(kind: string | undefined): string | null {
  if (kind === undefined) return null;
  return { 'E-TAG': 'no tag', 'E-BITS': 'too few bits', 'E-ACTIONS': 'no actions' }[kind] ?? 'not now';
}

export function breakTitle(breaking: number, left: number): string {
  if (breaking < left) return `Break ${breaking}, let ${left - breaking} fire`;
  return breaking === 1 ? 'Break it' : breaking === 2 ? 'Break both' : `Break all ${numberWord(breaking)}`;
}

const numberWord = (n: number): string => smallNumbers[n] ?? String(n);

const smallNumbers = ['none', 'one', 'both', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export const moreActions = 'More…';
export const countMore = (count: number) => `${count} more`;
export const peekTitle = (isCorp: boolean) => (isCorp ? 'Peek at your cards' : 'Peek at your hand');
export const coveredAgain = 'covered again automatically';
export const yourAnswer = 'Your answer';
export const thenTapToDiscard = 'and tap the card to discard';
export const privateNote = 'only you see it';
export const lookThroughYourStack = 'Look through your stack';
export const tapToDiscard = 'Tap the card to discard.';
export const peekAtYourHand = 'Peek at your hand';
export const draw = 'Draw';
export const takeBitTitle = '+1 bit';
export const seeAll = 'see all';
export const removeTag = 'Remove tag';
export const score = 'Score…';
export const readyCount = (count: number) => `${count} ready`;
export const scoreAndWin = (title: string, points: number, wins: undefined | boolean) =>
  `Score ${nameWithin(title, points)}${wins ? ' and win' : ''}`;
export const pointsAfterScoring = (points: number, total: number) =>
  `${counted(points, 'point')}, ${total > POINTS_TO_WIN ? 'then ' : ''}${outOf(total, POINTS_TO_WIN)}`;
export const whyNotAdvance = (inForts: boolean, poor: boolean) =>
  inForts
    ? poor
      ? 'Advancing a card costs 1 bit, and you have none.'
      : 'You can advance only installed agendas and certain nodes. You have none.'
    : 'You have no agenda in a fort. Install one first.';
export const noBits = 'no bits';
export const noAgenda = 'no agenda';
export const noCard = 'no card';
export const advanceTitle = (single: undefined | boolean) => (single ? 'Advance' : 'Advance…');
export const advance = 'Advance';
export const run = 'Run…';
export const payFirstOrNotNow = (count: number) => (count > 0 ? 'pay first' : 'not now');
export const record = 'Record';
export const readItAgain = 'read it again';
export const leave = 'Leave';
export const theTable = 'the table';
export const bitsFromCards = (bits: number) => `, ${bits} from cards`;
export const bitsLeft = (have: number) => `${have} left`;
export const changeOfBits = (from: number, to: number) => `${from} to ${to}`;
export const payAnotherWay = 'Pay another way…';
export const letFireTitle = (left: number) =>
  left === 0 ? 'Continue' : left === 1 ? 'Let it fire' : left === 2 ? 'Let both fire' : `Let ${numberWord(left)} fire`;
export const everythingIsBroken = 'every subroutine is broken';
export const strengthNote = (raised: boolean) => (raised ? 'strength included' : 'already strong enough');
export const bitShortfall = (bits: number, short: number) => `${counted(bits, 'bit')} needed, ${short} short`;
export const jackOut = 'Jack out';
export const jackOutLater = 'once past this ice';
export const jackOutLaterTitle = 'Jack out once past this ice.';
