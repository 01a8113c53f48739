/** The kit at the table. */
import type { Move, Table } from '../../../rules/kit/index.ts';
import type { AutoPass, TableUi } from '../gameUi.ts';
import { Board } from './board/index.tsx';
import { ui } from './index.tsx';
import { type KitRecord, recorder } from './recorder.ts';

/** Whoever writes gives way by himself when the other one wishes to: nobody waits for a turn (K-PEN-01). */
const autoPass: AutoPass<Table, Move> = {
  answer: ({ step, pen }, seat, _, wanted) => (wanted && step === 'free' && pen === seat ? { do: 'yield' } : null),
  after: (hold) => hold,
};

export const tableUi: TableUi<Table, Move, KitRecord> = {
  ...ui,
  autoPass,
  recorder,
  concedes: () => false,
  asked: ({ table }) => (table.step === 'free' ? 'Whoever likes writes.' : 'A trace goes on.'),
  Board,
  Told: ({ text }) => <>{text}</>,
};
