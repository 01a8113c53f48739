/** The first game on screen, with Netrunner's board, moves and terms. */

import { canonicalText } from '../../../../../base/canonical.ts';
import type { Seat } from '../../../../../rules/game.ts';
import { type Move, netrunner, type Table } from '../../../../../rules/netrunner/index.ts';
import { CORP, RUNNER } from '../../../../../rules/netrunner/table.ts';
import { labelOf } from '../../../../../words/en/netrunner/decide/moves.ts';
import { chapters } from '../../../../../words/en/netrunner/lessons/script.ts';
import { unnamed } from '../../../../../words/en/netrunner/sides.ts';
import { type Lesson, type LessonPlace, type LessonScript, openLesson as open } from '../../../../lessons/lesson.ts';
import type { LessonUi } from '../../../../lessons/lessonUi.ts';
import type { PassHold } from '../../autoPass.ts';
import { Answer } from '../../board/decide/answers.tsx';
import { Board } from '../../board/index.tsx';
import type { BoardUiState as Lying } from '../../board/sheetState.ts';
import { RuleOf, Terms } from '../../board/terms.tsx';
import { boardProps } from '../../present.ts';
import type { NetrunnerRecord } from '../../recorder.ts';
import { tableUi } from '../../table.tsx';
import { parseScriptedMove, passUntil } from './scriptedMove.ts';

/** The chapters of the first game, played under the real rules. */
export type NetrunnerLesson = Lesson<Table, Move>;

const script: LessonScript<Table, Move> = {
  game: netrunner,
  chapters,
  sides: ['corp', 'runner'],
  // With these numbers, shuffled piles keep their order and the last card of a hand is taken.
  chance: () => (below) => below - 1,
  parse: parseScriptedMove,
  prepare: passUntil,
  fits: (asked, made) => canonicalText(asked) === canonicalText(made),
  waits: true,
};

/** Opens a chapter just before the given step. Throws if the rules refuse the script. */
export const openLesson = (seat: Seat, from: LessonPlace): NetrunnerLesson => open(script, seat, from);

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
        // A sheet would cover the text that has to be read first.
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
