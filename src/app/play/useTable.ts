/** A match on screen: its board and the state of the other phone. */
import { useEffect, useRef } from 'preact/hooks';
import type { AnyMove, Seat } from '../../rules/game.ts';
import { type FeedbackKind, playFeedback, wakeSound } from '../device/feedback.ts';
import { listen } from '../device/listen.ts';
import { readSettings } from '../device/settings.ts';
import type { TableUi } from '../games/gameUi.ts';
import { useRedraw } from '../parts/hooks.ts';
import { type MatchSession, runningOf, saveLog } from './matchRunning.ts';
import type { GameRecord } from './record.ts';
import type { PlayStep } from './running.ts';
import { tableUiStateOf } from './tableUiState.ts';
import { holdAsSet, usePlay } from './usePlay.ts';

export function useTable(sitting: MatchSession) {
  const { name, ui, match, link, names, keys, others } = sitting;
  useRedraw((redraw) => others.onChange(redraw), [others]);
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
    setHold: (next: string): void => setHold(seat, next),
    place,
  };
}

/** A table as it was rendered. */
export interface RenderedTable<T> {
  /** What has just happened; a new array for each piece of news. */
  readonly fresh: readonly PlayStep<T>[];
  /** Whether the game has ended; null while there is no table. */
  readonly over: boolean | null;
}

/** The signals for a player for everything that happened between two renders. */
export function feedbackSince<T, M extends AnyMove, R extends GameRecord>(
  { felt }: Pick<TableUi<T, M, R>, 'felt'>,
  seat: Seat,
  was: RenderedTable<T>,
  now: RenderedTable<T>,
): readonly FeedbackKind[] {
  const told = was.fresh === now.fresh ? [] : now.fresh.flatMap((step) => felt?.(step, seat) ?? []);
  return was.over === false && now.over ? [...told, 'over'] : told;
}

function useFeedback<T, M extends AnyMove, R extends GameRecord>(
  ui: TableUi<T, M, R>,
  seat: Seat,
  now: RenderedTable<T>,
): void {
  const was = useRef(now);
  useEffect(() => {
    playFeedback(feedbackSince(ui, seat, was.current, now));
    was.current = now;
  }, [now.fresh, now.over]);
  useEffect(() => {
    if (readSettings().sound === 'off') return;
    return listen(['pointerup', 'keydown'], () => void wakeSound());
  }, []);
}
