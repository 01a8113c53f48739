/** State that many screens keep alike. */
import { type Inputs, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { Link, LinkState } from '../../peer/link/link.ts';

/** Returns a function that draws again. `onChange`: subscribes it, and returns an unsubscribe function. */
export function useRedraw(onChange?: (redraw: () => void) => () => void, inputs: Inputs = []): () => void {
  const [, setCount] = useState(0);
  const redraw = (): void => setCount((count) => count + 1);
  // A layout effect, so that nothing is missed between the first render and a later effect.
  useLayoutEffect(() => onChange?.(redraw), inputs);
  return redraw;
}

/** The value of `load`, which is called again when the inputs change; null until the first one is there. */
export function useLoaded<T>(load: () => Promise<T>, inputs: Inputs = []): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useEffect(() => {
    let left = false;
    void load().then((value) => !left && setLoaded(() => value));
    return () => {
      left = true;
    };
  }, inputs);
  return loaded;
}

/** The time in milliseconds, updated every second. `inputs`: also update when these change. */
export function useNow(now: () => number, inputs: Inputs = []): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    setTime(now());
    const timer = setInterval(() => setTime(now()), 1000);
    return () => clearInterval(timer);
  }, inputs);
  return time;
}

/** Whether the link has been in such a state for `ms` milliseconds; brief interruptions are not reported. */
export function useLongAway(link: Pick<Link, 'state' | 'onState'>, states: LinkState[], ms: number): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      if (!states.includes(link.state)) setAway(false);
      else timer = setTimeout(() => setAway(true), ms);
    };
    look();
    const leave = link.onState(look);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [link]);
  return away;
}
