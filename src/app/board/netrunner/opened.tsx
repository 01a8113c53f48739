/** The sheets that can lie over the table, one at a time: what was tapped, or what the table asks. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { CardId, Seat, Slot } from '../../../rules/game.ts';
import type { Hold } from '../../session/wish.ts';
import type { Acting } from './acting.ts';
import { CardSheet } from './cardSheet.tsx';
import { ChooseSheet } from './chooseSheet.tsx';
import { ConcedeSheet } from './concedeSheet.tsx';
import { FortSheet } from './fortSheet.tsx';
import { GuessSheet } from './guessSheet.tsx';
import { AdvanceSheet, ListSheet, SearchSheet } from './listSheet.tsx';
import { PaySheet } from './paySheet.tsx';
import { PileSheet } from './pileSheet.tsx';
import { PlayerSheet, PlayersSheet } from './playerSheet.tsx';
import { RecordSheet } from './recordSheet.tsx';
import { RunSheet } from './runSheet.tsx';
import { isAsked, isTrace, type Seated } from './seated.ts';
import { TraceSheet } from './traceSheet.tsx';

export type Opened =
  | { kind: 'slot'; slot: Slot }
  | { kind: 'card'; card: CardId }
  | { kind: 'fort'; id: string }
  | { kind: 'player'; seat: Seat }
  | { kind: 'players' }
  | { kind: 'pile'; seat: Seat }
  | { kind: 'list' | 'run' | 'record' | 'advance' | 'search' | 'concede' }
  /** The choice of the table was laid aside, to look at the table first. */
  | { kind: 'aside' };

/** The question this player is asked, by what tells one from the next. */
const asking = (v: Seated): string => {
  const { question } = v;
  if (!isAsked(v) || v.passing) return '';
  const what = question.kind === 'move' ? question.window : question.kind === 'choose' ? question.what : question.kind;
  return `${what} ${v.table.actions} ${v.table.frames.length} ${v.lines.length}`;
};

/** What lies open; when this player is asked something new it goes, so that it never hides a decision. */
export function useOpened(v: Seated): [Opened | null, (next: Opened | null) => void] {
  const [opened, setOpened] = useState<Opened | null>(null);
  const now = asking(v);
  const last = useRef(now);
  useEffect(() => {
    if (last.current !== now && now !== '') setOpened(null);
    last.current = now;
  }, [now]);
  return [opened, setOpened];
}

interface Props extends Acting {
  opened: Opened | null;
  onClose(): void;
  onLeave(): void;
  hold: Hold | undefined;
  setHold: ((hold: Hold) => void) | undefined;
}

export function Sheets(props: Props) {
  const { v, opened, ...rest } = props;
  if (opened === null) return <Asked {...props} />;
  const given = { ...rest, v };
  switch (opened.kind) {
    case 'slot':
      return v.table.cards[opened.slot] ? <CardSheet key={`s${opened.slot}`} {...given} slot={opened.slot} /> : null;
    case 'card':
      return <CardSheet key={`c${opened.card}`} {...given} card={opened.card} />;
    case 'fort':
      return <FortSheet key={opened.id} {...given} id={opened.id} />;
    case 'player':
      return <PlayerSheet key={`p${opened.seat}`} {...given} seat={opened.seat} />;
    case 'players':
      return <PlayersSheet {...given} />;
    case 'pile':
      return <PileSheet key={`d${opened.seat}`} {...given} seat={opened.seat} />;
    case 'run':
      return <RunSheet {...given} />;
    case 'list':
      return <ListSheet {...given} />;
    case 'advance':
      return <AdvanceSheet {...given} />;
    case 'search':
      return <SearchSheet {...given} />;
    case 'record':
      return <RecordSheet {...given} />;
    case 'concede':
      return <ConcedeSheet {...given} />;
    case 'aside':
      return null;
  }
}

/** What the table itself asks in a sheet. */
function Asked(props: Props) {
  const { v, onShow } = props;
  const { question } = v;
  const aside = (): void => onShow({ kind: 'aside' });
  if (question.kind === 'sealed' && question.what !== 'trace')
    return <GuessSheet key={asking(v)} {...props} onAside={aside} />;
  if (question.kind === 'sealed' || (isAsked(v) && isTrace(v) && !v.pending))
    return <TraceSheet key={asking(v)} {...props} onAside={aside} />;
  if (question.kind !== 'choose' || question.of !== v.seat || v.pending) return null;
  if (question.what === 'pay') return <PaySheet key={asking(v)} {...props} question={question} onAside={aside} />;
  return <ChooseSheet key={asking(v)} {...props} question={question} onAside={aside} />;
}
