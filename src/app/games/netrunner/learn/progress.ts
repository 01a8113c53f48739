/** How far the learner has come, on this phone: small things that may be lost. */
import type { Seat } from '../../../../rules/game.ts';
import { chapters } from '../../../../words/en/netrunner/lessons/script.ts';
import { remember, remembered } from '../../../device/remembered.ts';
import type { Place } from './game/lesson.ts';

const keyOf = (seat: Seat): string => `lesson-${seat}`;
const DONE = 'done';

/** The step one stands on; null where nothing has been begun, and after the end. */
export function lessonPlace(seat: Seat): Place | null {
  const [chapter = Number.NaN, step = Number.NaN] = (remembered(keyOf(seat)) ?? '').split('.').map(Number);
  return chapters[chapter]?.steps[step] === undefined ? null : { chapter, step };
}

export const lessonDone = (seat: Seat): boolean => remembered(keyOf(seat)) === DONE;

export const keepLesson = (seat: Seat, place: Place | null): void =>
  remember(keyOf(seat), place ? `${place.chapter}.${place.step}` : DONE);

/** All steps of the first game, and which of them that is, from 1 on. */
export const stepsInAll = chapters.reduce((sum, { steps }) => sum + steps.length, 0);
export const stepNumber = ({ chapter, step }: Place): number =>
  chapters.slice(0, chapter).reduce((sum, { steps }) => sum + steps.length, 0) + step + 1;
