/** The replay of a finished Netrunner game. */
import type { Table } from '../../../../../rules/netrunner/index.ts';
import type { ReplayUi } from '../../../gameUi.ts';
import type { NetrunnerRecord } from '../../recorder.ts';
import { course } from './course.ts';
import { ReplayTable } from './table.tsx';
import { explainMove, moveTitle } from './why.ts';

export const replayUi: ReplayUi<Table, NetrunnerRecord> = {
  ...course,
  Table: ReplayTable,
  why: explainMove,
  review: { level: 'regular', reviewer: async () => (await import('./reviewer.ts')).reviewer(), moveTitle },
};
