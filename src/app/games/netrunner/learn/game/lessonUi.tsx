/** The first game on the screen: Netrunner's board, moves and terms. */

import type { Move, Table } from '../../../../../rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../../../rules/netrunner/table.ts';
import { labelOf } from '../../../../../words/en/netrunner/decide/moves.ts';
import { unnamed } from '../../../../../words/en/netrunner/sides.ts';
import type { LessonUi } from '../../../../lessons/lessonUi.ts';
import type { PassHold } from '../../autoPass.ts';
import { Answer } from '../../board/decide/answers.tsx';
import { Board } from '../../board/index.tsx';
import type { BoardPlace as Lying } from '../../board/lying.ts';
import { RuleOf, Terms } from '../../board/terms.tsx';
import { boardProps } from '../../present.ts';
import type { NetrunnerRecord } from '../../recorder.ts';
import { tableUi } from '../../table.tsx';
import { script } from './lesson.ts';

export const lessonUi: LessonUi<Table, Move, NetrunnerRecord> = {
  key: 'lesson',
  script,
  table: tableUi,
  names: [unnamed(CORP), unnamed(RUNNER)],
  home: '',
  Board({ v: seated, record, reading, hold, place, ...rest }) {
    const v = boardProps(seated, record);
    return (
      <Board
        {...rest}
        // A sheet would cover what is to be read first.
        v={reading ? { ...v, question: { kind: 'chance', below: 1 } } : v}
        hold={hold as PassHold}
        // Only this board writes to it.
        place={place as Lying}
      />
    );
  },
  Tap: ({ v, record, ...rest }) => <Answer v={boardProps(v, record)} {...rest} />,
  title: (v, record, move) => labelOf(boardProps(v, record), move).title,
  Text: Terms,
  Rule: RuleOf,
};
