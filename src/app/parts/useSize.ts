/** The current size of an element, in px; zero before the first layout. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { listen } from '../device/listen.ts';

export interface Size {
  width: number;
  height: number;
}

/**
 * The browser reports the first size like any other, after layout and before paint: reading it here would force an
 * extra layout of the whole page.
 */
export function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [element, setElement] = useState<HTMLElement | null>(null);
  // After every render, since the element may appear later.
  useLayoutEffect(() => setElement(ref.current));
  useLayoutEffect(() => {
    if (!element) return;
    const watch = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      letters = undefined;
      setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [element]);
  return size;
}

let letters: number | undefined;

/** Pixels per rem, which grows with the reader's text size. Cached until the size changes. */
export function rem(): number {
  letters ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return letters;
}

/** Whether a media query currently matches. */
export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    setHolds(media.matches);
    return listen(['change'], () => setHolds(media.matches), media);
  }, [query]);
  return holds;
}
