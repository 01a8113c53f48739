/** Moves focus when the focused element disappears, such as an answered button or a covered hand. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Focus goes to the first of these that exists. If nothing had focus before, nothing happens. */
export function useFocusFallback(box: RefObject<HTMLElement | null>, next: readonly string[]): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = (event: FocusEvent): void => {
      last.current = event.target instanceof Element ? event.target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
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
