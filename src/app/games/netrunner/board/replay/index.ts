/** The replay of a finished Netrunner game. */

import type { NetrunnerEvent } from '../../../../../rules/netrunner/event.ts';
import { bitsOf, CORP, RUNNER, type Table } from '../../../../../rules/netrunner/table.ts';
import * as say from '../../../../../words/en/netrunner/board/replay.ts';
import type { ReplayUi } from '../../../gameUi.ts';
import type { NetrunnerRecord } from '../../recorder.ts';
import { ReplayTable } from './table.tsx';
import { hiddenFrom } from './views.ts';
import { explainMove, moveTitle, reasonsFor } from './why.ts';

/** What a finished game's timeline shows, and where stepping through it stops. */
const eventsOf = ({ events }: { events: readonly { kind: string }[] }) => events as readonly NetrunnerEvent[];

export const timelineMarks: Omit<ReplayUi<Table, NetrunnerRecord>, 'Table'> = {
  turn: ({ turn }) => turn,
  now: ({ active, actions }) => ({ active, words: say.actionsLeft(actions) }),
  heights: (table) => [bitsOf(table, CORP), bitsOf(table, RUNNER)],
  height: 'bits',
  isRun: (step) => eventsOf(step).some(({ kind }) => kind === 'run' || kind === 'runOver'),
  runEnd(step) {
    const over = eventsOf(step).find((event) => event.kind === 'runOver');
    return over === undefined ? null : over.success ? 'in' : 'stopped';
  },
  hiddenFrom,
};

export const replayUi: ReplayUi<Table, NetrunnerRecord> = {
  ...timelineMarks,
  Table: ReplayTable,
  why: explainMove,
  review: {
    level: 'regular',
    reviewer: async () => (await import('./reviewer.ts')).reviewer(),
    moveTitle,
    reasons: reasonsFor,
  },
};
