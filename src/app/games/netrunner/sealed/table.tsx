/** Sealed packs between two phones, after the deal. */
import type { AnyMove } from '../../../../rules/game.ts';
import type { PacksTable } from '../../../../rules/netrunner/packs/index.ts';
import type { PacksEvent } from '../../../../rules/netrunner/packs/table.ts';
import * as words from '../../../../words/en/netrunner/decks/packs.ts';
import { Screen } from '../../../parts/head.tsx';
import type { RecordLine } from '../../../play/record.ts';
import type { BoardProps, TableUi } from '../../gameUi.ts';
import { Dealt } from './dealt.tsx';
import { ui } from './index.tsx';

/** The table has nothing to show; `Dealt` shows the packs. */
function Board({ record, onLeave }: BoardProps<PacksTable, AnyMove, { lines: readonly RecordLine[]; shows: [] }>) {
  return (
    <Screen title={words.thePacks} onBack={onLeave} label={words.home}>
      {record.lines.map(({ seq, text }) => (
        <p key={seq}>{text}</p>
      ))}
    </Screen>
  );
}

export const tableUi: TableUi<PacksTable, AnyMove, { lines: readonly RecordLine[]; shows: [] }> = {
  ...ui,
  autoPass: { answer: () => null },
  recorder: {
    empty: { lines: [], shows: [] },
    after: (record, steps, names) => ({
      lines: [
        ...record.lines,
        ...steps.flatMap(({ seq, events }) =>
          (events as readonly PacksEvent[]).map(({ seat }) => ({ seq, seat, text: words.dealtLine(names[seat]) })),
        ),
      ],
      shows: [],
    }),
  },
  asked: () => words.packsMode,
  Board,
  Dealt,
  RecordText: ({ text }) => <>{text}</>,
};
