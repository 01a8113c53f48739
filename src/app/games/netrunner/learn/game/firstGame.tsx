/** The first game: the real board, and below it the coach who explains it. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../../rules/game.ts';
import { CORP, RUNNER } from '../../../../../rules/netrunner/table.ts';
import * as words from '../../../../../words/en/netrunner/learn/game.ts';
import { chapters } from '../../../../../words/en/netrunner/lessons/script.ts';
import { unnamed } from '../../../../../words/en/netrunner/sides.ts';
import { sign } from '../../../../../words/en/netrunner/sign.ts';
import { newTableUiState } from '../../../../play/place.ts';
import { soloSeal } from '../../../../play/soloSummary.ts';
import { usePlay } from '../../../../play/usePlay.ts';
import { goTo } from '../../../../route.ts';
import type { PassHold } from '../../autoPass.ts';
import { Board } from '../../board/index.tsx';
import type { BoardPlace as Lying } from '../../board/lying.ts';
import { boardProps } from '../../present.ts';
import { tableUi } from '../../table.tsx';
import { lessonPlace, saveLessonPlace } from '../progress.ts';
import { Coach } from './coach.tsx';
import { openLesson, type Place } from './lesson.ts';

const FIRST: Place = { chapter: 0, step: 0 };
const leave = (): void => goTo({ at: 'learn', what: '' });

/** Resumes where that seat was left. */
export function FirstGame({ seat }: { seat: Seat }) {
  const [from, setFrom] = useState(() => lessonPlace(seat) ?? FIRST);
  return (
    <Playing
      key={from.chapter}
      seat={seat}
      from={from}
      onChapter={(chapter) => {
        if (chapters[chapter]) return setFrom({ chapter, step: 0 });
        saveLessonPlace(seat, null);
        leave();
      }}
    />
  );
}

function Playing({ seat, from, onChapter }: { seat: Seat; from: Place; onChapter(chapter: number): void }) {
  const lesson = useMemo(() => openLesson(seat, from), []);
  const place = useMemo(() => newTableUiState(true), []);
  const { record, seated, hold, setHold } = usePlay(
    lesson,
    tableUi,
    {
      names: [unnamed(CORP), unnamed(RUNNER)],
      seals: [soloSeal(sign, 0), soloSeal(sign, 1)],
      link: 'open',
      storageKey: `lesson/${seat}`,
      standing: words.theLessonWithSpace,
      alone: true,
    },
    place,
    null,
  );
  // Saved before the step is visible, so that a reloaded page resumes there.
  useLayoutEffect(() => saveLessonPlace(seat, { chapter: from.chapter, step: lesson.at }), [lesson.at]);
  const box = useRef<HTMLDivElement>(null);
  // The step's subject may be hidden below the coach on a small table.
  useEffect(() => {
    box.current?.querySelector('.ladder [aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [lesson.at, lesson.answered]);
  const view = seated(seat);
  if (!view) return null;
  const v = boardProps(view, record);
  return (
    <div ref={box} class="lesson">
      <Board
        // A sheet would cover what is to be read first.
        v={lesson.tap && !lesson.waits ? v : { ...v, question: { kind: 'chance', below: 1 } }}
        onLeave={leave}
        hold={hold(seat) as PassHold}
        setHold={(next) => setHold(seat, next)}
        // Only this board writes to it.
        place={place as Lying}
      />
      <Coach v={v} lesson={lesson} chapter={from.chapter} onEnd={() => onChapter(from.chapter + 1)} onLeave={leave} />
    </div>
  );
}
