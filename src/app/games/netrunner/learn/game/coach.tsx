/** The coach: the step, what happens, why, and the learner's tap; and what the rules say to a different tap. */

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../../../../rules/game.ts';
import { labelOf } from '../../../../../words/en/netrunner/decide/moves.ts';
import * as say from '../../../../../words/en/netrunner/learn/game.ts';
import type { Words } from '../../../../../words/en/netrunner/lessons/made.ts';
import { refusalWords } from '../../../../../words/en/netrunner/refusals/index.ts';
import { ActionButton } from '../../../../parts/button.tsx';
import { Sign } from '../../../../parts/sign.tsx';
import { Answer } from '../../board/decide/answers.tsx';
import type { NetrunnerSeated } from '../../board/seated.ts';
import { RuleOf, Terms } from '../../board/terms.tsx';
import { stepNumber, stepsInAll } from '../progress.ts';
import type { Answered, Lesson } from './lesson.ts';
import './coach.css';

interface Props {
  v: NetrunnerSeated;
  lesson: Lesson;
  chapter: number;
  /** The chapter is over. */
  onEnd(): void;
  onLeave(): void;
}

const wordsFor = (words: Words, seat: Seat): string => (typeof words === 'string' ? words : words[seat]);

export function Coach({ v, lesson, chapter, onEnd, onLeave }: Props) {
  const { step, at, seat, answered } = lesson;
  const heading = useRef<HTMLHeadingElement>(null);
  // A tapped button may be gone: keyboard users continue from the new text.
  useLayoutEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) heading.current?.focus();
  }, [at, answered]);
  return (
    <aside class={`coach seat${seat}-owner`} aria-label={say.theLesson}>
      <div class="coach-head">
        <span class="ticks" aria-hidden="true">
          {lesson.chapter.steps.map((_, nth) => (
            <i key={nth} class={nth < at ? 'done' : nth === at ? 'now' : ''} />
          ))}
        </span>
        <small>{say.stepOf(lesson.chapter.title, stepNumber({ chapter, step: at }), stepsInAll)}</small>
        <button type="button" class="round" aria-label={say.leaveTheLesson} onClick={onLeave}>
          <Sign name="close" size={20} />
        </button>
      </div>
      <div class="coach-words" role="status">
        <h2 ref={heading} tabIndex={-1}>
          {answered ? headingOf(answered) : wordsFor(step.what, seat)}
        </h2>
        {answered ? (
          <Answering {...{ v, lesson, answered }} />
        ) : (
          <p>
            <b>{say.why}</b> <Terms key={at}>{wordsFor(step.why, seat)}</Terms>
          </p>
        )}
      </div>
      <NextTap {...{ v, lesson, onEnd }} />
    </aside>
  );
}

const headingOf = ({ invited, comes }: Answered): string =>
  invited ? say.notYetAndThatIsThePoint : say.notThisTimeTitle(comes === null);

/** What the rules say to the tap. */
function Answering({ v, lesson, answered }: { v: NetrunnerSeated; lesson: Lesson; answered: Answered }) {
  const { refusal, invited, move, comes } = answered;
  const { step, seat } = lesson;
  if (refusal)
    return (
      <>
        <p class="said">{refusalWords(refusal)}</p>
        {invited && <p>{say.nothingWasTaken(step.refused?.rule)}</p>}
        <RuleOf refusal={refusal} />
      </>
    );
  return (
    <>
      <p class="said">
        {labelOf(v, move).title}: {comes === null ? say.thatIsLegal : <Terms>{wordsFor(comes, seat)}</Terms>}
      </p>
      <p>{say.weFollowTheExample(wordsFor(step.what, seat))}</p>
    </>
  );
}

function NextTap({ v, lesson, onEnd }: Pick<Props, 'v' | 'lesson' | 'onEnd'>) {
  const { answered, tap, waits, done, step } = lesson;
  const taps = step.moves?.length ?? 0;
  const goOn = (): void => {
    if (!lesson.next()) onEnd();
  };
  if (answered && !answered.invited)
    return <ActionButton kind="main" title={say.lookAgain} onClick={() => lesson.again()} />;
  if (answered || !tap) return <ActionButton kind="main" title={say.continueLabel} onClick={goOn} />;
  if (waits)
    return <ActionButton kind="main" title={say.decide} detail={say.opensYourChoices} onClick={() => lesson.open()} />;
  return (
    <div class="your-tap">
      <small>{say.tapHereOrOnTheTable(taps > 1 && say.of(done + 1, taps))}</small>
      <Answer v={v} move={tap.move} main onPlay={() => lesson.do()} />
      {lesson.others.length > 0 && (
        <div class="other-taps">
          {lesson.others.map(({ move }) => (
            <Answer
              key={JSON.stringify(move)}
              v={v}
              move={move}
              onPlay={() => void lesson.answer(lesson.seat, [move])}
            />
          ))}
        </div>
      )}
    </div>
  );
}
