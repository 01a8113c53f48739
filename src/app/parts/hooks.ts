/** Hooks that many screens share. */
import { type EffectCallback, type Inputs, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Link, LinkState } from '../../peer/link/link.ts';
import { closeOnBack } from './back.ts';

/** Returns a function that rerenders the component. `onChange`: subscribes it, and returns an unsubscribe function. */
export function useRedraw(onChange?: (redraw: () => void) => () => void, inputs: Inputs = []): () => void {
  const [, setCount] = useState(0);
  const redraw = (): void => setCount((count) => count + 1);
  // A layout effect, so that nothing is missed between the first render and a later effect.
  useLayoutEffect(() => onChange?.(redraw), inputs);
  return redraw;
}

/** The value of `load`, which is called again when the inputs change; null until the first load resolves. */
export function useLoaded<T>(load: () => Promise<T>, inputs: Inputs = []): T | null {
  const [loaded, setLoaded] = useState<T | null>(null);
  useAsyncEffect(inputs, (isHere) => void load().then((value) => isHere() && setLoaded(() => value)));
  return loaded;
}

/** An effect whose work may finish late. `isHere`: whether it still counts, since nothing has ended or replaced it. */
export function useAsyncEffect(inputs: Inputs, work: (isHere: () => boolean) => ReturnType<EffectCallback>): void {
  useEffect(() => {
    let here = true;
    const end = work(() => here);
    return () => {
      here = false;
      end?.();
    };
  }, inputs);
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

/** The link's state. */
export function useLinkState(link: Pick<Link, 'state' | 'onState'>): LinkState {
  useRedraw((redraw) => link.onState(redraw), [link]);
  return link.state;
}

/** Whether the condition has held for `ms` milliseconds: brief interruptions are not reported. */
export function useLasting(condition: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    setLasting(false);
    if (!condition) return;
    const timer = setTimeout(() => setLasting(true), ms);
    return () => clearTimeout(timer);
  }, [condition]);
  return condition && lasting;
}

/** Calls `onBack` when the player goes back; null leaves that to the browser. */
export function useBack(onBack: (() => void) | null): void {
  const now = useRef(onBack);
  now.current = onBack;
  const there = onBack !== null;
  useLayoutEffect(() => (there ? closeOnBack(() => now.current?.()) : undefined), [there]);
}
