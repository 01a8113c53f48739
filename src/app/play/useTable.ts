/** A match on screen: its board and what is known of the other phone. */
import type { View } from '../../peer/match/match.ts';
import type { AnyMove } from '../../rules/game.ts';
import { type MatchSession, runningOf, saveLog } from './matchRunning.ts';
import { type TableUiState, tableUiStateOf } from './place.ts';
import type { GameRecord } from './record.ts';
import type { Seated } from './seated.ts';
import { useFelt } from './useFelt.ts';
import { holdAsSet, usePlay } from './usePlay.ts';

export interface AtTable {
  view: View<unknown>;
  seated: Seated<unknown, AnyMove> | null;
  record: GameRecord;
  /** The last refusal, as a sentence, until the next answer. */
  refused: string | null;
  hold: string;
  setHold(hold: string): void;
  place: TableUiState;
}

export function useTable(sitting: MatchSession): AtTable {
  const { name, ui, match, link, names, keys } = sitting;
  const place = tableUiStateOf(sitting);
  const { seat } = match.view();
  const setting = {
    names,
    seals: keys,
    link: link.state,
    storageKey: name,
    hold: holdAsSet(),
    save: () => saveLog(sitting),
  };
  const { record, fresh, refused, seated, hold, setHold } = usePlay(runningOf(sitting), ui, setting, place, seat);
  const sits = seated(seat);
  useFelt(ui, seat, { fresh, over: sits && sits.ended !== undefined });
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
