// Chunk: base
/**
 * Detects a silent worker. If a phone kills a worker to free memory, no error arrives, and requests to the worker would
 * wait forever.
 */
import { everySecond, type Ticker } from './everySecond.ts';

/** Far longer than any single task takes on a slow and busy phone: every finished task is a sign of life. */
export const MAX_TICKS = 20;

export interface Watchdog {
  /** Call on every sign of life. */
  heard(): void;
  stop(): void;
}

/**
 * Calls `onSilence` once after that many ticks without a sign of life. Counts ticks, not time: while a page sleeps, its
 * workers sleep too, and a page too busy to receive their messages does not tick either.
 */
export function startWatchdog(onSilence: () => void, ticking: Ticker = everySecond): Watchdog {
  let ticks = 0;
  const stop = ticking(() => {
    ticks++;
    if (ticks < MAX_TICKS) return;
    stop();
    onSilence();
  });
  return {
    heard: () => {
      ticks = 0;
    },
    stop,
  };
}
