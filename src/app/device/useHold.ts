/** A button that does more while it is held down. */
import { useEffect, useRef } from 'preact/hooks';
import { dropRestOfTap } from '../parts/restOfTap.ts';

/** A tap is shorter. */
const HELD_MS = 500;

/**
 * What a button needs so that `onHeld` is called once it has been held down for half a second, and unless it is `once` again with each
 * half that it stays so; the click at the end is then none. By keyboard nothing is held: another control has to do the same.
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
    // A long touch would ask for a menu.
    onContextMenu: (event: Event) => event.preventDefault(),
  };
}
