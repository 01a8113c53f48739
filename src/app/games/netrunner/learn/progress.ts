/** The learner's progress on this phone; may be lost without harm. */
import type { Seat } from '../../../../rules/game.ts';
import { chapters } from '../../../../words/en/netrunner/lessons/script.ts';
import { remember, remembered } from '../../../device/remembered.ts';
import type { Place } from './game/lesson.ts';

const keyOf = (seat: Seat): string => `lesson-${seat}`;
const DONE = 'done';

/** The current step; null before the start and after the end. */
export function lessonPlace(seat: Seat): Place | null {
  const [chapter = Number.NaN, step = Number.NaN] = (remembered(keyOf(seat)) ?? '').split('.').map(Number);
  return chapters[chapter]?.steps[step] === undefined ? null : { chapter, step };
}

export const lessonDone = (seat: Seat): boolean => remembered(keyOf(seat)) === DONE;

export const saveLessonPlace = (seat: Seat, place: Place | null): void =>
  remember(keyOf(seat), place ? `${place.chapter}.${place.step}` : DONE);

/** Total steps of the first game, and the index of this one, from 1. */
export const stepsInAll = chapters.reduce((sum, { steps }) => sum + steps.length, 0);
export const stepNumber = ({ chapter, step }: Place): number =>
  chapters.slice(0, chapter).reduce((sum, { steps }) => sum + steps.length, 0) + step + 1;
