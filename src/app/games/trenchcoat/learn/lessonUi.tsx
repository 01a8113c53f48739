/** The first session on screen: the board, and moves by name. */

import { deleteNote } from '../../../../peer/store/notes.ts';
import type { Move } from '../../../../rules/trenchcoat/game/move.ts';
import { GM, PLAYER, type Table } from '../../../../rules/trenchcoat/game/table.ts';
import { unnamed } from '../../../../words/en/sides.ts';
import { moveTitle } from '../../../../words/en/trenchcoat/learn/lesson.ts';
import { gameInfo } from '../../../../words/en/trenchcoat/sign.ts';
import type { LessonUi } from '../../../lessons/lessonUi.ts';
import { ActionButton } from '../../../parts/button.tsx';
import { Board } from '../board/index.tsx';
import type { SessionRecord } from '../recorder.ts';
import { tableUi } from '../table.tsx';
import { script } from './script.ts';

export const lessonUi: LessonUi<Table, Move, SessionRecord> = {
  key: 'lesson-trenchcoat',
  script,
  table: tableUi,
  names: [unnamed(gameInfo, GM), unnamed(gameInfo, PLAYER)],
  home: 'trenchcoat',
  Board: ({ v, record, place, onLeave }) => <Board v={v} record={record} place={place} onLeave={onLeave} />,
  Tap: ({ move, main = false, onPlay }) => (
    <ActionButton kind={main ? 'main' : 'plain'} title={moveTitle(move)} onClick={onPlay} />
  ),
  title: (_v, _record, move) => moveTitle(move),
  Text: ({ children }) => <>{children}</>,
  // Drafts and secret changes from an earlier lesson would not fit this one.
  forget: (storageKey) => void deleteNote(storageKey),
};
