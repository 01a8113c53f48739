/** Several players at one table, on the Game Master's phone. */
import type { Move } from '../../../../../rules/trenchcoat/game/move.ts';
import type { Table } from '../../../../../rules/trenchcoat/game/table.ts';
import type { GroupUi } from '../../../gameUi.ts';
import type { SessionRecord } from '../../recorder.ts';
import { cell } from './cell.tsx';
import { Everybody } from './everybody.tsx';
import { Tables } from './tables.tsx';

export const group: GroupUi<Table, Move, SessionRecord> = {
  cell,
  Everybody,
  Unseen: ({ seats }) => <Tables seats={seats}>{() => null}</Tables>,
};
