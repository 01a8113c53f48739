/**
 * For a worker that falls silent: one that a phone has ended to get at its memory sends no error, and what it was asked would wait
 * for ever.
 */
import { everySecond, type Ticking } from './everySecond.ts';

/** Far longer than any one piece of work takes on a slow and busy phone: what is heard after each of them is a sign of life. */
export const MOST_TICKS = 20;

export interface Watch {
  /** There was a sign of life. */
  heard(): void;
  stop(): void;
}

/**
 * Calls `silent` once when so many ticks have passed without a sign of life. Ticks are counted, not time: while a page sleeps its
 * workers sleep too, and a page too busy to hear them does not tick either.
 */
export function watch(silent: () => void, ticking: Ticking = everySecond): Watch {
  let ticks = 0;
  const stop = ticking(() => {
    ticks++;
    if (ticks < MOST_TICKS) return;
    stop();
    silent();
  });
  return {
    heard: () => {
      ticks = 0;
    },
    stop,
  };
}
