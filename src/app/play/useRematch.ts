/** Rematch state for a screen, rerendering when it changes. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Rematch } from './rematch.ts';

/** `shownHere`: the screen itself shows the opponent's wish, so no bar is needed. */
export function useRematch(rematch: Rematch, shownHere: boolean): Rematch {
  const [, redraw] = useState(0);
  useLayoutEffect(() => rematch.onChange(() => redraw((n) => n + 1)), [rematch]);
  useLayoutEffect(() => {
    rematch.inSight(shownHere);
    return () => rematch.inSight(false);
  }, [rematch, shownHere]);
  return rematch;
}
