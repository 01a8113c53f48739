/** Keeps the line that is being read where it is on the screen while others come above it. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** `box` scrolls; what may come above stands in its list items and headings. */
export function useKeptPlace(box: RefObject<HTMLElement | null>): void {
  const reading = useRef<{ line: Element; top: number } | null>(null);
  // After every drawing: where the line was is known from the one before.
  useLayoutEffect(() => {
    const kept = reading.current;
    if (box.current && kept?.line.isConnected)
      box.current.scrollTop += kept.line.getBoundingClientRect().top - kept.top;
    remember();
  });
  useLayoutEffect(() => {
    const scrolls = box.current;
    scrolls?.addEventListener('scroll', remember, { passive: true });
    return () => scrolls?.removeEventListener('scroll', remember);
  }, []);

  function remember(): void {
    const top = box.current?.getBoundingClientRect().top ?? 0;
    const lines = [...(box.current?.querySelectorAll('li, h3') ?? [])];
    const line = lines.find((one) => one.getBoundingClientRect().top >= top);
    reading.current = line ? { line, top: line.getBoundingClientRect().top } : null;
  }
}
