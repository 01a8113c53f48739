/** A finished game of Netrunner, for who looks at it once more. */
import type { NetrunnerEvent } from '../../../../../rules/netrunner/event.ts';
import { bitsOf, CORP, RUNNER, type Table } from '../../../../../rules/netrunner/table.ts';
import type { ReplayUi } from '../../../gameUi.ts';
import type { NetrunnerRecord } from '../../recorder.ts';
import { ReplayTable } from './table.tsx';
import { hiddenFrom } from './views.ts';

const eventsOf = ({ events }: { events: readonly { kind: string }[] }) => events as readonly NetrunnerEvent[];

export const replayUi: ReplayUi<Table, NetrunnerRecord> = {
  Table: ReplayTable,
  turn: ({ turn }) => turn,
  now: ({ active, actions }) => ({ active, words: `${actions} action${actions === 1 ? '' : 's'} left` }),
  heights: (table) => [bitsOf(table, CORP), bitsOf(table, RUNNER)],
  height: 'bits',
  isRun: (step) => eventsOf(step).some(({ kind }) => kind === 'run' || kind === 'runOver'),
  runEnd(step) {
    const over = eventsOf(step).find((event) => event.kind === 'runOver');
    return over === undefined ? null : over.success ? 'in' : 'stopped';
  },
  hiddenFrom,
};
