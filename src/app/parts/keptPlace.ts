/** Keeps the line that is being read where it is on the screen while others come above it. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * `box` scrolls, and stands with its foot on the foot of the screen; what may come above stands in its list items: below the heading
 * of its turn, so that a heading is no place to keep.
 * `newestFirst`: what is new comes above even the first line; else whoever is at the top stays there.
 */
export function useKeptPlace(box: RefObject<HTMLElement | null>, newestFirst: boolean): void {
  const reading = useRef<Reading | null>(null);
  // After every drawing: where the line was is known from the one before.
  useLayoutEffect(() => {
    const [scrolls, kept] = [box.current, reading.current];
    // With the same lines there is nothing to mend, and a list that is still in motion would be pulled back.
    const others = scrolls && kept && areOthers(kept.lines, linesOf(scrolls));
    if (others && kept.line.isConnected && (newestFirst || scrolls.scrollTop > 0))
      scrolls.scrollTop += kept.height - heightOf(kept.line, scrolls);
    remember();
  });
  useLayoutEffect(() => {
    const scrolls = box.current;
    scrolls?.addEventListener('scroll', remember, { passive: true });
    return () => scrolls?.removeEventListener('scroll', remember);
  }, []);

  function remember(): void {
    const scrolls = box.current;
    if (!scrolls) return;
    const { top } = scrolls.getBoundingClientRect();
    const lines = linesOf(scrolls);
    const line = lines.find((one) => one.getBoundingClientRect().top >= top);
    reading.current = line ? { lines, line, height: heightOf(line, scrolls) } : null;
  }
}

interface Reading {
  lines: readonly Element[];
  /** The first of them that is in sight. */
  line: Element;
  height: number;
}

const linesOf = (box: Element): Element[] => [...box.querySelectorAll('li')];

/** Some have come or gone. */
const areOthers = (before: readonly Element[], now: readonly Element[]): boolean =>
  before.length !== now.length || before[0] !== now[0] || before.at(-1) !== now.at(-1);

/** How high it stands above the foot of the box: a sheet that rises moves with all that is in it. */
const heightOf = (line: Element, box: Element): number =>
  box.getBoundingClientRect().bottom - line.getBoundingClientRect().top;
