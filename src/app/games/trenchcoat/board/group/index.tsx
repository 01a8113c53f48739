// Chunk: trenchcoat
/** Several players at one table, as seen on the Game Master's phone. Only that phone loads these screens. */
import type { Move } from '../../../../../rules/trenchcoat/game/move.ts';
import type { Table } from '../../../../../rules/trenchcoat/game/table.ts';
import { lazyPart } from '../../../../offline/lazyPart.tsx';
import { Loading } from '../../../../offline/loading.tsx';
import type { GroupUi } from '../../../gameUi.ts';
import type { SessionRecord } from '../../recorder.ts';
import { cell } from './cell.tsx';

const loadScreens = () => import('./everybody.tsx');

export const group: GroupUi<Table, Move, SessionRecord> = {
  cell,
  Everybody: lazyPart(async () => (await loadScreens()).Everybody, <Loading />),
  Unseen: lazyPart(async () => (await loadScreens()).Unseen),
};
