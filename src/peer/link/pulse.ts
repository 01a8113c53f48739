/** A channel's heartbeat: the browser itself notices a lost phone only after 18 seconds, if at all. */

import { everySecond } from '../everySecond.ts';

/** `beatMs`: heartbeat interval. `silenceMs`: silence after which the other phone counts as away. */
export const pulse = { beatMs: 1000, silenceMs: 4000 };

export interface Pulse {
  /** Call on any sign of life. */
  heard(): void;
  stop(): void;
}

/**
 * Calls `beat` every second, and `silent` once if nothing was heard for `silenceMs`; `now` is a clock in milliseconds.
 */
export function startPulse(beat: () => void, silent: () => void, now: () => number = () => performance.now()): Pulse {
  let last = now();
  let tick = last;
  const stop = everySecond(() => {
    const late = now() - tick - pulse.beatMs;
    tick = now();
    // This phone slept: what the other sent in the meantime is still unread, so this is not its silence.
    if (late > pulse.beatMs) last += late;
    // Half a beat early, since the next check is a whole beat later.
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
