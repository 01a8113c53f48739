/** A match on screen: its board and what this phone knows of the other. */
import type { View } from '../../peer/match/match.ts';
import type { AnyMove } from '../../rules/game.ts';
import { runningOf, type Sitting, saveSitting } from './matchRunning.ts';
import { placeOf, type TablePlace } from './place.ts';
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
  place: TablePlace;
}

export function useTable(sitting: Sitting): AtTable {
  const { name, ui, match, link, names, keys } = sitting;
  const place = placeOf(sitting);
  const { seat } = match.view();
  const setting = {
    names,
    seals: keys,
    link: link.state,
    storageKey: name,
    hold: holdAsSet(),
    save: () => saveSitting(sitting),
  };
  const { record, fresh, refused, seated, hold, setHold } = usePlay(runningOf(sitting), ui, setting, place, seat);
  const sits = seated(seat);
  useFelt(ui, seat, { fresh, over: sits && sits.ended !== undefined });
  return {
    view: match.view(),
    seated: sits,
    record,
    refused,
    hold: hold(seat),
    setHold: (next) => setHold(seat, next),
    place,
  };
}
