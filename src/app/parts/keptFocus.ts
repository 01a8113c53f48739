/** Keeps the focus from falling off the page when what had it goes: an answered button, a covered hand. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Where it goes then: the first of these that is there. Focus that was nowhere stays nowhere. */
export function useKeptFocus(box: RefObject<HTMLElement | null>, next: readonly string[]): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = (event: FocusEvent): void => {
      last.current = event.target instanceof Element ? event.target : null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  // After every drawing: what went is known only then.
  useEffect(() => {
    if (!last.current || last.current.isConnected || document.activeElement !== document.body) return;
    last.current = null;
    for (const selector of next) {
      const found = box.current?.querySelector<HTMLElement>(selector);
      if (found) return found.focus();
    }
  });
}
