/** The coach: what happens in this step and why, the tap it asks for, and the rules' response to a different tap. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AnyMove, Seat } from '../../rules/game.ts';
import * as say from '../../words/en/screens/lesson.ts';
import type { Words } from '../../words/lessons.ts';
import { ActionButton } from '../parts/button.tsx';
import { Sign } from '../parts/sign.tsx';
import type { GameRecord } from '../play/record.ts';
import type { Seated } from '../play/seated.ts';
import type { Lesson, LessonResponse } from './lesson.ts';
import type { LessonUi } from './lessonUi.ts';
import { stepNumber, totalSteps } from './progress.ts';
import './coach.css';

interface Props<T, M extends AnyMove, R extends GameRecord> {
  ui: LessonUi<T, M, R>;
  v: Seated<T, M>;
  record: R;
  lesson: Lesson<T, M>;
  chapter: number;
  /** The chapter is over. */
  onEnd(): void;
  onLeave(): void;
}

const wordsFor = (words: Words, seat: Seat): string => (typeof words === 'string' ? words : words[seat]);

export function Coach<T, M extends AnyMove, R extends GameRecord>(props: Props<T, M, R>) {
  const { ui, lesson, chapter, onLeave } = props;
  const { step, at, seat, answered } = lesson;
  const heading = useRef<HTMLHeadingElement>(null);
  // The tapped button may be gone, so keyboard users continue from the new text.
  useLayoutEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) heading.current?.focus();
  }, [at, answered]);
  return (
    <aside class={`stacked gap2 rigid coach raised seat${seat}-owner`} aria-label={say.theLesson}>
      <div class="coach-head across gap3 quiet">
        <span class="ticks flex shrinks" aria-hidden="true">
          {lesson.chapter.steps.map((_, nth) => (
            <i key={nth} class={nth < at ? 'done' : nth === at ? 'now' : ''} />
          ))}
        </span>
        <small class="rigid">
          {say.stepTitle(lesson.chapter.title, stepNumber(ui, { chapter, step: at }), totalSteps(ui))}
        </small>
        <button type="button" class="round rigid icon-box" aria-label={say.leaveTheLesson} onClick={onLeave}>
          <Sign name="close" size={20} />
        </button>
      </div>
      <div class="coach-words" role="status">
        <h2 class="text-lead" ref={heading} tabIndex={-1}>
          {answered ? headingOf(answered) : wordsFor(step.what, seat)}
        </h2>
        {answered ? (
          <Answering {...props} answered={answered} />
        ) : (
          <p>
            <b>{say.why}</b> <ui.Text key={at}>{wordsFor(step.why, seat)}</ui.Text>
          </p>
        )}
      </div>
      <NextTap {...props} />
    </aside>
  );
}

const headingOf = ({ invited, comes }: LessonResponse): string =>
  invited ? say.notYetTitle : say.notThisTimeTitle(comes === null);

/** The rules' response to the tap. */
function Answering<T, M extends AnyMove, R extends GameRecord>({
  ui,
  v,
  record,
  lesson,
  answered,
}: Props<T, M, R> & { answered: LessonResponse<M> }) {
  const { refusal, invited, move, comes } = answered;
  const { step, seat } = lesson;
  if (refusal)
    return (
      <>
        <p class="said text-lead">{ui.table.refusal(refusal)}</p>
        {invited && <p>{say.nothingHasChanged(step.refused?.rule)}</p>}
        {ui.Rule && <ui.Rule refusal={refusal} />}
      </>
    );
  return (
    <>
      <p class="said text-lead">
        {ui.title(v, record, move)}: {comes === null ? say.thatIsLegal : <ui.Text>{wordsFor(comes, seat)}</ui.Text>}
      </p>
      <p>{say.weFollowTheExample(wordsFor(step.what, seat))}</p>
    </>
  );
}

function NextTap<T, M extends AnyMove, R extends GameRecord>({ ui, v, record, lesson, onEnd }: Props<T, M, R>) {
  const { answered, tap, waits, done, step } = lesson;
  const taps = step.moves?.length ?? 0;
  const goOn = (): void => {
    if (!lesson.next()) onEnd();
  };
  if (answered && !answered.invited)
    return <ActionButton kind="main" title={say.lookAgain} onClick={() => lesson.again()} />;
  if (answered || !tap) return <ActionButton kind="main" title={say.continueLabel} onClick={goOn} />;
  if (waits)
    return <ActionButton kind="main" title={say.decide} detail={say.choicesNote} onClick={() => lesson.open()} />;
  return (
    <div class="your-tap">
      <small class="quiet">{say.tapPrompt(taps > 1 && say.tapsDone(done + 1, taps))}</small>
      <ui.Tap v={v} record={record} move={tap.move} main onPlay={() => lesson.do()} />
      {lesson.others.length > 0 && (
        <div class="other-taps flex gap2">
          {lesson.others.map(({ move }) => (
            <ui.Tap
              key={JSON.stringify(move)}
              v={v}
              record={record}
              move={move}
              onPlay={() => void lesson.answer(lesson.seat, [move])}
            />
          ))}
        </div>
      )}
    </div>
  );
}
