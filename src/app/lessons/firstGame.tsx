/** The first game: the real board, with the coach below it. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { AnyMove, Seat } from '../../rules/game.ts';
import * as words from '../../words/en/screens/lesson.ts';
import type { GameRecord } from '../play/record.ts';
import { soloSeal } from '../play/soloSummary.ts';
import { newTableUiState } from '../play/tableUiState.ts';
import { usePlay } from '../play/usePlay.ts';
import { goTo } from '../route.ts';
import { Coach } from './coach.tsx';
import { type LessonPlace, openLesson } from './lesson.ts';
import type { LessonUi } from './lessonUi.ts';
import { lessonPlace, saveLessonPlace } from './progress.ts';

const FIRST: LessonPlace = { chapter: 0, step: 0 };

interface Props<T, M extends AnyMove, R extends GameRecord> {
  ui: LessonUi<T, M, R>;
  seat: Seat;
}

/** Resumes at the given seat's last step. */
export function FirstGame<T, M extends AnyMove, R extends GameRecord>({ ui, seat }: Props<T, M, R>) {
  const [from, setFrom] = useState(() => lessonPlace(ui, seat) ?? FIRST);
  return (
    <Playing
      key={from.chapter}
      ui={ui}
      seat={seat}
      from={from}
      onLeave={() => goTo({ at: 'learn', what: ui.home })}
      onChapter={(chapter) => {
        if (ui.script.chapters[chapter]) return setFrom({ chapter, step: 0 });
        saveLessonPlace(ui, seat, null);
        goTo({ at: 'learn', what: ui.home });
      }}
    />
  );
}

interface PlayingProps<T, M extends AnyMove, R extends GameRecord> extends Props<T, M, R> {
  from: LessonPlace;
  onChapter(chapter: number): void;
  onLeave(): void;
}

function Playing<T, M extends AnyMove, R extends GameRecord>({
  ui,
  seat,
  from,
  onChapter,
  onLeave,
}: PlayingProps<T, M, R>) {
  const storageKey = `${ui.key}/${seat}`;
  const lesson = useMemo(() => {
    if (from.step === 0) ui.forget?.(storageKey);
    return openLesson(ui.script, seat, from);
  }, []);
  const place = useMemo(() => newTableUiState(true), []);
  const { record, seated, hold, setHold } = usePlay(
    lesson,
    ui.table,
    {
      names: ui.names,
      seals: [soloSeal(ui.table.info, 0), soloSeal(ui.table.info, 1)],
      link: 'open',
      storageKey,
      standing: words.lessonLabel,
      alone: true,
    },
    place,
    null,
  );
  // Saved before the step is visible, so that a reloaded page resumes at it.
  useLayoutEffect(() => saveLessonPlace(ui, seat, { chapter: from.chapter, step: lesson.at }), [lesson.at]);
  const box = useRef<HTMLDivElement>(null);
  // On a small screen the coach may cover what the step is about: the ice, or the player's own half if they act.
  useEffect(() => {
    const board = box.current?.querySelector('main');
    const about =
      board?.querySelector('.ladder [aria-current]') ?? board?.querySelector(lesson.tap ? '.hand' : '.plate');
    about?.scrollIntoView({ block: 'nearest' });
  }, [lesson.at, lesson.answered]);
  const v = seated(seat);
  if (!v) return null;
  return (
    <div ref={box} class="lesson stacked">
      <ui.Board
        v={v}
        record={record}
        reading={!lesson.tap || lesson.waits}
        onLeave={onLeave}
        hold={hold(seat)}
        setHold={(next) => setHold(seat, next)}
        place={place}
      />
      <Coach
        ui={ui}
        v={v}
        record={record}
        lesson={lesson}
        chapter={from.chapter}
        onEnd={() => onChapter(from.chapter + 1)}
        onLeave={onLeave}
      />
    </div>
  );
}
