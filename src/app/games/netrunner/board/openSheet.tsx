/** The sheets over the table, of which one is open at a time: for what was tapped, or for the table's question. */

import type { ComponentChild } from 'preact';
import { byKind } from '../../../../base/byKind.ts';
import { type CardId, other, type Seat, type Slot } from '../../../../rules/game.ts';
import type { Move } from '../../../../rules/netrunner/move.ts';
import * as words from '../../../../words/en/netrunner/board/sheets.ts';
import { waysTo, whyNot } from '../../../../words/en/netrunner/decide/allow.ts';
import { isAsked } from '../../../../words/en/netrunner/tableView.ts';
import { ActionButton, Reason } from '../../../parts/button.tsx';
import { type Announcement, PendingNotice, Sheet } from '../../../parts/sheet.tsx';
import type { PassHold } from '../autoPass.ts';
import type { DecisionProps } from './decide/decisionProps.ts';
import { isInSheet, isTrace, type NetrunnerSeated } from './seated.ts';
import { AskSheet } from './sheets/askSheet.tsx';
import { CardSheet } from './sheets/cardSheet.tsx';
import { ChooseSheet } from './sheets/chooseSheet.tsx';
import { FortSheet } from './sheets/fortSheet.tsx';
import { GuessSheet } from './sheets/guessSheet.tsx';
import { AdvanceSheet, ListSheet, ScoreSheet, SearchSheet } from './sheets/listSheet.tsx';
import { MenuSheet } from './sheets/menuSheet.tsx';
import { PaySheet } from './sheets/paySheet.tsx';
import { PileSheet } from './sheets/pileSheet.tsx';
import { PlayerSheet, PlayersSheet } from './sheets/playerSheet.tsx';
import { RecordSheet } from './sheets/recordSheet.tsx';
import { RunSheet } from './sheets/runSheet.tsx';
import { TraceSheet } from './sheets/traceSheet.tsx';
import { RuleOf } from './terms.tsx';

export type OpenSheet =
  | { kind: 'slot'; slot: Slot }
  | { kind: 'card'; card: CardId }
  | { kind: 'fort'; id: string }
  | { kind: 'player'; seat: Seat }
  | { kind: 'players' }
  | { kind: 'pile'; seat: Seat }
  | { kind: 'list' | 'menu' | 'run' | 'record' | 'advance' | 'score' | 'search' | 'concede' }
  /** A move that needs confirmation. */
  | { kind: 'ask'; move: Move }
  /** Why something can't be done now: the rules' refusal of the move, or the given text. */
  | { kind: 'why'; title: string; move: Move; text?: undefined }
  | { kind: 'why'; title: string; text: string; move?: undefined }
  /** The table's question has been put aside to look at the table first. */
  | { kind: 'aside' };

/** Identifies the question that this player is asked; empty if there is none. */
export const questionId = (v: NetrunnerSeated): string => {
  const { question } = v;
  if (!isAsked(v) || v.passing) return '';
  // A question about arranging cards can come up within another question.
  const what = question.kind === 'move' ? question.window : question.kind === 'choose' ? question.what : question.kind;
  return `${what} ${v.questionAt}`;
};

interface Props extends DecisionProps {
  opened: OpenSheet | null;
  /** What is waiting for this player outside the sheet. */
  announced: Announcement | null;
  onClose(): void;
  onLeave(): void;
  hold: PassHold | undefined;
  setHold: ((hold: PassHold) => void) | undefined;
}

/**
 * The open sheet, whatever its kind; renders nothing if there is none. Only one is open, so the order below does not
 * matter.
 */
export function Sheets(props: Props) {
  const { opened, announced } = props;
  if (opened === null) return <QuestionSheet {...props} />;
  return (
    <PendingNotice.Provider value={announced}>
      <OpenedSheet {...props} opened={opened} />
    </PendingNotice.Provider>
  );
}

function OpenedSheet(props: Props & { opened: OpenSheet }) {
  const { v, opened, ...rest } = props;
  const given = { ...rest, v };
  return byKind<'kind', OpenSheet, ComponentChild, []>('kind', opened, {
    slot: ({ slot }) => <CardSheet key={`s${slot}`} {...given} slot={slot} />,
    card: ({ card }) => <CardSheet key={`c${card}`} {...given} card={card} />,
    fort: ({ id }) => <FortSheet key={id} {...given} id={id} />,
    player: ({ seat }) => <PlayerSheet key={`p${seat}`} {...given} seat={seat} />,
    players: () => <PlayersSheet {...given} />,
    pile: ({ seat }) => <PileSheet key={`d${seat}`} {...given} seat={seat} />,
    run: () => <RunSheet {...given} />,
    list: () => <ListSheet {...given} />,
    menu: () => <MenuSheet {...given} />,
    advance: () => <AdvanceSheet {...given} />,
    score: () => <ScoreSheet {...given} />,
    ask: ({ move }) => <AskSheet {...given} move={move} />,
    why: (why) => <WhySheet {...given} {...why} />,
    search: () => <SearchSheet {...given} />,
    record: () => <RecordSheet {...given} />,
    concede: () => <ConcedeSheet {...given} />,
    aside: () => null,
  });
}

/** Whether a sheet is open over the table: one that the player opened, or one for the table's question. */
export const inSheet = (v: NetrunnerSeated, opened: OpenSheet | null): boolean =>
  opened === null ? isInSheet(v) && isAsked(v) && !v.pending : opened.kind !== 'aside';

/** The sheet for the table's question. */
function QuestionSheet(props: Props) {
  const { v, onShow } = props;
  const { question } = v;
  const aside = (): void => onShow({ kind: 'aside' });
  if (question.kind === 'sealed' && question.what !== 'trace')
    return <GuessSheet key={questionId(v)} {...props} onAside={aside} />;
  if (question.kind === 'sealed' || (isAsked(v) && isTrace(v) && !v.pending))
    return <TraceSheet key={questionId(v)} {...props} onAside={aside} />;
  if (question.kind !== 'choose' || question.of !== v.seat || v.pending) return null;
  if (question.what === 'pay') return <PaySheet key={questionId(v)} {...props} question={question} onAside={aside} />;
  return <ChooseSheet key={questionId(v)} {...props} question={question} onAside={aside} />;
}

/** Confirms conceding, which can't be taken back. */
function ConcedeSheet({ v, onPlay, onClose }: DecisionProps & { onClose(): void }) {
  return (
    <Sheet title={words.concedeTheGame} onClose={onClose}>
      <p>{words.concessionNote(v.names[other(v.seat)])}</p>
      <ActionButton kind="harm" title={words.concede} onClick={() => onPlay({ do: 'concede' })} />
      <ActionButton kind="main" title={words.playOn} onClick={onClose} />
    </Sheet>
  );
}

/** Why a small grey button can't be used now, and what would allow it. */
type WhyProps = DecisionProps & { title: string; move?: Move | undefined; text?: string | undefined; onClose(): void };

/** `move`: the desired move; the reason is updated as the table changes. `text`: the reason, if there is no move. */
function WhySheet({ v, open, title, move, text, onClose }: WhyProps) {
  const refusal = move ? v.refusal(move) : null;
  const why = move ? whyNot(refusal) : text;
  return (
    <Sheet label={words.blockedMove(title)} class="why" onClose={onClose}>
      <h2>
        {title} <small>{words.possibleOrNot(why === undefined)}</small>
      </h2>
      <Reason why={why ?? words.pastRefusalNote} ways={move && waysTo(v, move, open)} />
      {refusal && <RuleOf refusal={refusal} />}
    </Sheet>
  );
}
