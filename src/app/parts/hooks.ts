/** State that many screens keep alike. */
import { type Inputs, useEffect, useLayoutEffect, useState } from 'preact/hooks';

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
