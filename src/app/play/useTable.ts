/** A match on screen: its board and the state of the other phone. */
import { useEffect, useState } from 'preact/hooks';
import type { View } from '../../peer/match/match.ts';
import type { AnyMove } from '../../rules/game.ts';
import { type MatchSession, runningOf, saveLog } from './matchRunning.ts';
import type { GameRecord } from './record.ts';
import type { Seated } from './seated.ts';
import { type TableUiState, tableUiStateOf } from './tableUiState.ts';
import { useFeedback } from './useFeedback.ts';
import { holdAsSet, usePlay } from './usePlay.ts';

export interface TablePlay {
  view: View<unknown>;
  seated: Seated<unknown, AnyMove> | null;
  record: GameRecord;
  /** The last refusal, as a sentence, until the next answer. */
  refused: string | null;
  hold: string;
  setHold(hold: string): void;
  place: TableUiState;
}

export function useTable(sitting: MatchSession): TablePlay {
  const { name, ui, match, link, names, keys, others } = sitting;
  const [, redraw] = useState(0);
  useEffect(() => others.onChange(() => redraw((n) => n + 1)), [others]);
  const place = tableUiStateOf(sitting);
  const { seat } = match.view();
  const setting = {
    names,
    seals: keys,
    link: link.state,
    storageKey: name,
    hold: holdAsSet(),
    others: others.list,
    save: () => saveLog(sitting),
  };
  const { record, fresh, refused, seated, hold, setHold } = usePlay(runningOf(sitting), ui, setting, place, seat);
  const sits = seated(seat);
  useFeedback(ui, seat, { fresh, over: sits && sits.ended !== undefined });
  return {
    view: match.shown(),
    seated: sits,
    record,
    refused,
    hold: hold(seat),
    setHold: (next) => setHold(seat, next),
    place,
  };
}
