/** The chapters of the first game, played by the rules. */

import { canonicalText } from '../../../../../base/canonical.ts';
import type { Seat } from '../../../../../rules/game.ts';
import { type Move, netrunner, type Table } from '../../../../../rules/netrunner/index.ts';
import { chapters } from '../../../../../words/en/netrunner/lessons/script.ts';
import { type Lesson, type LessonPlace, type LessonScript, openLesson as open } from '../../../../lessons/lesson.ts';
import { parseScriptedMove, passUntil } from './scriptedMove.ts';

export type NetrunnerLesson = Lesson<Table, Move>;

export const script: LessonScript<Table, Move> = {
  game: netrunner,
  chapters,
  sides: ['corp', 'runner'],
  // Piles keep their order, and the last card of a hand is taken.
  chance: () => (below) => below - 1,
  parse: parseScriptedMove,
  prepare: passUntil,
  fits: (asked, made) => canonicalText(asked) === canonicalText(made),
  waits: true,
};

/** The chapter before that step. Throws if the rules refuse the script. */
export const openLesson = (seat: Seat, from: LessonPlace): NetrunnerLesson => open(script, seat, from);
