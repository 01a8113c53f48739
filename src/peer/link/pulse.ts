/** The heartbeat of a channel: the browser itself notices a phone that is gone only after 18 seconds, if at all. */

import { everySecond } from '../everySecond.ts';

/** `beatMs`: how often to beat. `silenceMs`: after how long without a sign of life the other phone is away. */
export const pulse = { beatMs: 1000, silenceMs: 4000 };

export interface Pulse {
  /** A sign of life has come. */
  heard(): void;
  stop(): void;
}

/**
 * Calls `beat` every second, and `silent` once when nothing was heard for `silenceMs`; `now` is a clock in
 * milliseconds.
 */
export function startPulse(beat: () => void, silent: () => void, now: () => number = () => performance.now()): Pulse {
  let last = now();
  let tick = last;
  const stop = everySecond(() => {
    const late = now() - tick - pulse.beatMs;
    tick = now();
    // This phone slept: what the other sent meanwhile is still waiting to be read, so its silence has not been heard.
    if (late > pulse.beatMs) last += late;
    // Half a beat early, since the next look comes a whole one later.
    if (now() - last < pulse.silenceMs - pulse.beatMs / 2) return beat();
    stop();
    silent();
  });
  return {
    heard: () => {
      last = now();
    },
    stop,
  };
}
