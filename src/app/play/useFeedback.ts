/** Vibration and sound at a table of two phones: once per event, never for old events. */
import { useEffect, useRef } from 'preact/hooks';
import type { AnyMove, Seat } from '../../rules/game.ts';
import { type FeedbackKind, playFeedback, wakeSound } from '../device/feedback.ts';
import { readSettings } from '../device/settings.ts';
import type { TableUi } from '../games/gameUi.ts';
import type { GameRecord } from './record.ts';
import type { PlayStep } from './running.ts';

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

export function useFeedback<T, M extends AnyMove, R extends GameRecord>(
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
    const touched = (): void => void wakeSound();
    const touches = ['pointerup', 'keydown'] as const;
    for (const touch of touches) document.addEventListener(touch, touched);
    return () => {
      for (const touch of touches) document.removeEventListener(touch, touched);
    };
  }, []);
}
