/** A button that does more while held. */
import { useEffect, useRef } from 'preact/hooks';
import { dropRestOfTap } from '../parts/fresh.ts';

/** Presses shorter than this count as taps (ms). */
const HELD_MS = 500;

/**
 * Props for a button that calls `onHeld` after half a second and, unless `once`, every half second after that; the
 * final click is then suppressed. A keyboard can't hold a button, so another control must do the same.
 */
export function useHold(onHeld: () => void, once = false) {
  const now = useRef(onHeld);
  now.current = onHeld;
  const timer = useRef<ReturnType<typeof setInterval> | null>(null);
  const end = (): void => {
    if (timer.current !== null) clearInterval(timer.current);
    timer.current = null;
  };
  useEffect(() => end, []);
  const begin = (): void => {
    end();
    let first = true;
    timer.current = setInterval(() => {
      if (first) dropRestOfTap();
      first = false;
      if (once) end();
      now.current();
    }, HELD_MS);
  };
  return {
    onPointerDown: begin,
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    // A long touch would open the context menu.
    onContextMenu: (event: Event) => event.preventDefault(),
  };
}
