/** Pink Trenchcoat at the table. */

import type { Seat } from '../../../rules/game.ts';
import { ask } from '../../../rules/trenchcoat/game/flow.ts';
import type { Move } from '../../../rules/trenchcoat/game/move.ts';
import { PLAYER, type Table } from '../../../rules/trenchcoat/game/table.ts';
import * as words from '../../../words/en/trenchcoat/table.ts';
import type { FeedbackKind } from '../../device/feedback.ts';
import { lazyPart } from '../../offline/lazyPart.tsx';
import { Loading } from '../../offline/loading.tsx';
import type { PlayStep } from '../../play/running.ts';
import type { AutoPass, TableUi } from '../gameUi.ts';
import { cell } from './board/group/cell.tsx';
import { Board } from './board/index.tsx';
import { ui } from './index.tsx';
import { recorder, type SessionRecord } from './recorder.ts';

/** Uses only public tables. At the end the Game Master reveals items without alerts. */
export function feltOf(
  { before, after }: Pick<PlayStep<Table>, 'before' | 'after'>,
  seat: Seat,
): readonly FeedbackKind[] {
  return after.step !== 'opening' && isAsked(after, seat) && !isAsked(before, seat) ? ['turn'] : [];
}

function isAsked(table: Table, seat: Seat): boolean {
  const question = ask(table);
  return question.kind === 'move' && question.of === seat;
}

/** The player's phone yields automatically when the Game Master wants to act and no action is in progress. */
const autoPass: AutoPass<Table, Move> = {
  answer: ({ step }, seat, _, wanted) => (wanted && seat === PLAYER && step === 'idle' ? { do: 'yield' } : null),
};

// Only the Game Master's phone loads these screens.
const loadGroup = () => import('./board/group/everybody.tsx');

export const tableUi: TableUi<Table, Move, SessionRecord> = {
  ...ui,
  autoPass,
  recorder,
  felt: feltOf,
  asked: ({ table }) => words.waitingNotice(table.step),
  Board,
  group: {
    cell,
    Everybody: lazyPart(async () => (await loadGroup()).Everybody, <Loading />),
    Unseen: lazyPart(async () => (await loadGroup()).Unseen),
  },
  RecordText: ({ text }) => <>{text}</>,
};
