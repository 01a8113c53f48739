/** Pink Trenchcoat at the table. */
import type { Move } from '../../../rules/trenchcoat/game/move.ts';
import { PLAYER, type Table } from '../../../rules/trenchcoat/game/table.ts';
import type { AutoPass, TableUi } from '../gameUi.ts';
import { Board } from './board/index.tsx';
import { feltOf } from './felt.ts';
import { ui } from './index.tsx';
import { recorder, type SessionRecord } from './recorder.ts';

/** The player’s phone gives way by itself when the Game Master wants to act and nothing is going on. */
const autoPass: AutoPass<Table, Move> = {
  answer: ({ step }, seat, _, wanted) => (wanted && seat === PLAYER && step === 'idle' ? { do: 'yield' } : null),
  after: (hold) => hold,
};

export const tableUi: TableUi<Table, Move, SessionRecord> = {
  ...ui,
  autoPass,
  recorder,
  felt: feltOf,
  concedes: () => false,
  asked: ({ table }) => (table.step === 'called' ? 'A test is called.' : 'There is something to decide.'),
  Board,
  Told: ({ text }) => <>{text}</>,
};
