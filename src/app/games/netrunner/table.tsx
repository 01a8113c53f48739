/** Netrunner at the table. */

import { definition } from '../../../rules/netrunner/card.ts';
import { type Move, netrunner, type Table } from '../../../rules/netrunner/index.ts';
import { seatScores } from '../../../rules/netrunner/matchScore.ts';
import { correctUi } from '../../../words/en/netrunner/correct.ts';
import { countsOf } from '../../../words/en/netrunner/counters.ts';
import { promptOf } from '../../../words/en/netrunner/decide/prompts.ts';
import * as say from '../../../words/en/netrunner/table.ts';
import type { AutoPass, BoardProps, TableUi } from '../gameUi.ts';
import { automaticAnswer, holdAfter, type PassHold } from './autoPass.ts';
import { Board } from './board/index.tsx';
import { RecordText } from './board/news/recordText.tsx';
import type { NetrunnerSeated } from './board/seated.ts';
import type { BoardUiState } from './board/sheetState.ts';
import { feedbackFor } from './feedback.ts';
import { ui } from './index.tsx';
import { boardProps } from './present.ts';
import { type NetrunnerRecord, recorder } from './recorder.ts';

const autoPass: AutoPass<Table, Move> = {
  answer: (table, seat, hold: PassHold) => automaticAnswer(table, netrunner.ask(table), seat, hold),
  after: (hold: PassHold, before, after) => holdAfter(hold, before, after),
};

export const tableUi: TableUi<Table, Move, NetrunnerRecord> = {
  ...ui,
  autoPass,
  match: { scores: seatScores, words: say.matchScoring },
  recorder,
  correct: correctUi,
  counts: countsOf,
  cardTitle: (card) => definition(card).title,
  felt: feedbackFor,
  concedes: (move) => move.do === 'concede',
  asked: (v) => askedInPublic(boardProps(v, recorder.empty)),
  replay: async () => (await import('./board/replay/index.ts')).replayUi,
  hint: async () => ({ Sheet: (await import('./learn/guided/hintSheet.tsx')).HintSheet }),
  Board: NetrunnerBoard,
  saysWaits: true,
  RecordText,
};

function NetrunnerBoard({ v, record, hold, setHold, place, onLeave }: BoardProps<Table, Move, NetrunnerRecord>) {
  return (
    <Board
      v={boardProps(v, record)}
      onLeave={onLeave}
      hold={hold as PassHold}
      setHold={setHold}
      // Only this board writes to it.
      place={place as BoardUiState}
    />
  );
}

/** A choice may name cards that only its player knows. */
function askedInPublic(v: NetrunnerSeated): string {
  if (v.question.kind === 'choose') return say.choiceNotice;
  if (v.question.kind === 'sealed') return say.secretBidNotice(v.question.what);
  return promptOf(v);
}
