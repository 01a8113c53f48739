/** Moves focus when the focused element disappears, such as an answered button or a covered hand. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { listen } from '../device/listen.ts';

/** Focus goes to the first of these that exists. If nothing had focus before, nothing happens. */
export function useFocusFallback(box: RefObject<HTMLElement | null>, next: readonly string[]): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    return listen(['focusin'], ({ target }) => {
      last.current = target instanceof Element ? target : null;
    });
  }, []);
  // Runs after every render, when it is known what has disappeared.
  useEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    for (const selector of next) {
      const found = box.current?.querySelector<HTMLElement>(selector);
      if (found) return found.focus();
    }
  });
}
