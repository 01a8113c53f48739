/** The kit at the table. */

import type { Move, Table } from '../../../rules/kit/index.ts';
import { RUNNER } from '../../../rules/kit/table.ts';
import * as words from '../../../words/en/kit/board.ts';
import type { AutoPass, TableUi } from '../gameUi.ts';
import { Board } from './board/index.tsx';
import { ui } from './index.tsx';
import { type KitRecord, recorder } from './recorder.ts';

/**
 * A player with the pen yields it automatically when the opponent wants it, so nobody waits for a turn (K-PEN-01). If
 * the Corp wants it while a trace waits for the base link, the trace is withdrawn: the Runner's phone drops it
 * (K-TRC-02). Requests from before that point don't count.
 */
const autoPass: AutoPass<Table, Move> = {
  answer: ({ step, pen }, seat, _, wanted) => {
    if (wanted === null) return null;
    if (step === 'link') return seat === RUNNER && wanted === 'here' ? { do: 'drop' } : null;
    return step === 'free' && pen === seat ? { do: 'yield' } : null;
  },
};

export const tableUi: TableUi<Table, Move, KitRecord> = {
  ...ui,
  autoPass,
  recorder,
  asked: ({ table }) => words.stepNow(table.step),
  Board,
  RecordText: ({ text }) => <>{text}</>,
};
