/** Keeps the line being read in place while lines are added above it. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * `box` scrolls and is aligned with the bottom of the screen. New list items appear below a turn's heading, so headings
 * are not used as anchors. `newestFirst`: new lines may even appear above the first one; otherwise a reader at the top
 * stays at the top.
 */
export function useScrollAnchor(box: RefObject<HTMLElement | null>, newestFirst: boolean): void {
  const reading = useRef<Reading | null>(null);
  // Runs after every render; the previous one recorded where the line was.
  useLayoutEffect(() => {
    const [scrolls, kept] = [box.current, reading.current];
    // With unchanged lines there is nothing to correct, and a scrolling list would be pulled back.
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
  /** The first visible line. */
  line: Element;
  height: number;
}

const linesOf = (box: Element): Element[] => [...box.querySelectorAll('li')];

/** Lines were added or removed. */
const areOthers = (before: readonly Element[], now: readonly Element[]): boolean =>
  before.length !== now.length || before[0] !== now[0] || before.at(-1) !== now.at(-1);

/** Distance from the bottom of the box: a rising sheet moves with its contents. */
const heightOf = (line: Element, box: Element): number =>
  box.getBoundingClientRect().bottom - line.getBoundingClientRect().top;
