/** The learner's progress on this phone. Losing it does no harm. */
import type { Seat } from '../../rules/game.ts';
import { readPreference, savePreference } from '../device/preferences.ts';
import type { LessonPlace } from './lesson.ts';

/** The lessons of a game. */
export interface LessonCourse {
  /** The key under which progress is stored. */
  readonly key: string;
  readonly script: { readonly chapters: readonly { readonly steps: readonly unknown[] }[] };
}

const keyOf = ({ key }: LessonCourse, seat: Seat): string => `${key}-${seat}`;
const DONE = 'done';

/** The current step; null before the start and after the end. */
export function lessonPlace(course: LessonCourse, seat: Seat): LessonPlace | null {
  const [chapter = Number.NaN, step = Number.NaN] = (readPreference(keyOf(course, seat)) ?? '').split('.').map(Number);
  return course.script.chapters[chapter]?.steps[step] === undefined ? null : { chapter, step };
}

export const lessonDone = (course: LessonCourse, seat: Seat): boolean => readPreference(keyOf(course, seat)) === DONE;

export const saveLessonPlace = (course: LessonCourse, seat: Seat, place: LessonPlace | null): void =>
  savePreference(keyOf(course, seat), place ? `${place.chapter}.${place.step}` : DONE);

/** Total number of steps in the first game, and the number of the current one, from 1. */
export const totalSteps = ({ script: { chapters } }: LessonCourse): number =>
  chapters.reduce((sum, { steps }) => sum + steps.length, 0);
export const stepNumber = ({ script: { chapters } }: LessonCourse, { chapter, step }: LessonPlace): number =>
  chapters.slice(0, chapter).reduce((sum, { steps }) => sum + steps.length, 0) + step + 1;
