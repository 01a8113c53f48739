/** Netrunner at the table. */

import type { Seat } from '../../../rules/game.ts';
import { definition } from '../../../rules/netrunner/card.ts';
import type { NetrunnerEvent } from '../../../rules/netrunner/event.ts';
import { type Move, netrunner, seatScores, type Table } from '../../../rules/netrunner/index.ts';
import { CORP } from '../../../rules/netrunner/table.ts';
import { correctUi } from '../../../words/en/netrunner/correct.ts';
import { countsOf } from '../../../words/en/netrunner/counters.ts';
import { promptOf } from '../../../words/en/netrunner/decide/prompts.ts';
import * as say from '../../../words/en/netrunner/table.ts';
import type { FeedbackKind } from '../../device/feedback.ts';
import type { PlayStep } from '../../play/running.ts';
import type { AutoPass, BoardProps, TableUi } from '../gameUi.ts';
import { automaticAnswer, holdAfter, type PassHold } from './autoPass.ts';
import { Board } from './board/index.tsx';
import { RecordText } from './board/news/recordText.tsx';
import type { NetrunnerSeated } from './board/seated.ts';
import type { BoardUiState } from './board/sheetState.ts';
import { ui } from './index.tsx';
import { boardProps } from './present.ts';
import { type NetrunnerRecord, recorder } from './recorder.ts';

/** Uses only public information, never hands or settings, since both phones lie on the same table. */
export function feedbackFor(
  { events, before, after }: Omit<PlayStep<Table>, 'known'>,
  seat: Seat,
): readonly FeedbackKind[] {
  const felt = events.flatMap((event) => eventFelt(event as NetrunnerEvent, seat) ?? []);
  return isAsked(after, seat) && !isAsked(before, seat) ? [...felt, 'turn'] : felt;
}

function eventFelt(event: NetrunnerEvent, seat: Seat): FeedbackKind | null {
  if (event.kind === 'turn') return event.seat === seat ? 'turn' : null;
  // Runners know about their own runs anyway.
  if (event.kind === 'run') return seat === CORP ? 'run' : null;
  if (event.kind === 'damage') return event.amount > 0 ? 'damage' : null;
  return event.kind === 'trace' ? 'trace' : null;
}

/**
 * Whether, in the opponent's turn, the table waits for this player and the question does not pass automatically. In
 * their own turn players are watching anyway and would be alerted at every step.
 */
function isAsked(table: Table, seat: Seat): boolean {
  if (table.active === seat) return false;
  const question = netrunner.ask(table);
  const decides = (question.kind === 'move' || question.kind === 'choose') && question.of === seat;
  return (decides || question.kind === 'sealed') && automaticAnswer(table, question, seat, 'none') === null;
}

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
