/** A link to one seat's lessons, showing the learner's progress. */

import type { Seat } from '../../rules/game.ts';
import * as say from '../../words/en/screens/lesson.ts';
import { LinkRow } from '../parts/linkRow.tsx';
import { type LessonCourse, lessonDone, lessonPlace, stepNumber, totalSteps } from './progress.ts';

interface Props {
  course: LessonCourse;
  seat: Seat;
  to: string;
  title: string;
}

export function LessonLink({ course, seat, to, title }: Props) {
  const detail = lessonProgress(course, seat);
  return <LinkRow {...{ to, title, detail }} sign="play" size={22} class={`seat${seat}-owner`} />;
}

/** Example: "Continue: step 3 of 22". */
export function lessonProgress(course: LessonCourse, seat: Seat): string {
  const place = lessonPlace(course, seat);
  const steps = totalSteps(course);
  if (place) return say.continueStepOf(stepNumber(course, place), steps);
  return say.startOrPlayAgain(lessonDone(course, seat), steps);
}
