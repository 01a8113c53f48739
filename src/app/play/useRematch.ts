/** Rematch state for a screen, which rerenders when it changes. */
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Rematch } from './rematch.ts';

/** `inSight`: the screen itself shows the opponent's wish, so no bar is needed. */
export function useRematch(rematch: Rematch, shownHere: boolean): Rematch {
  const [, redraw] = useState(0);
  useLayoutEffect(() => rematch.onChange(() => redraw((n) => n + 1)), [rematch]);
  useLayoutEffect(() => {
    rematch.inSight(shownHere);
    return () => rematch.inSight(false);
  }, [rematch, shownHere]);
  return rematch;
}
