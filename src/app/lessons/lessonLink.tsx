/** A link to one seat's lessons, showing the learner's progress. */

import type { Seat } from '../../rules/game.ts';
import * as say from '../../words/en/screens/lesson.ts';
import { Sign } from '../parts/sign.tsx';
import { type LessonCourse, lessonDone, lessonPlace, stepNumber, totalSteps } from './progress.ts';

export function LessonLink({
  course,
  seat,
  to,
  title,
}: {
  course: LessonCourse;
  seat: Seat;
  to: string;
  title: string;
}) {
  return (
    <li>
      <a class={`way seat${seat}-owner`} href={to}>
        <Sign name="play" size={22} />
        <span>
          <b>{title}</b>
          <small>{lessonProgress(course, seat)}</small>
        </span>
        <Sign name="forward" size={18} />
      </a>
    </li>
  );
}

/** Example: "Continue: step 3 of 22". */
export function lessonProgress(course: LessonCourse, seat: Seat): string {
  const place = lessonPlace(course, seat);
  const steps = totalSteps(course);
  if (place) return say.continueStepOf(stepNumber(course, place), steps);
  return say.startOrPlayAgain(lessonDone(course, seat), steps);
}
