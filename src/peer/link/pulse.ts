/** The heartbeat of a channel: the browser itself notices a phone that is gone only after 18 seconds, if at all. */

/** `beatMs`: how often to beat. `silenceMs`: after how long without a sign of life the other phone is away. */
export const pulse = { beatMs: 1000, silenceMs: 4000 };

/** How often to look whether one of the two is due. */
const lookMs = 250;

export interface Pulse {
  /** A sign of life has come. */
  heard(): void;
  stop(): void;
}

/**
 * Calls `beat` every `beatMs`, and `silent` once when nothing was heard for `silenceMs`; `now` is a clock in
 * milliseconds.
 */
export function startPulse(beat: () => void, silent: () => void, now: () => number = () => performance.now()): Pulse {
  let last = now();
  let tick = last;
  let beaten = last;
  const timer = setInterval(() => {
    const late = now() - tick - lookMs;
    tick = now();
    // This phone slept: what the other sent meanwhile is still waiting to be read, so its silence has not been heard.
    if (late > pulse.beatMs) last += late;
    if (now() - last >= pulse.silenceMs) {
      clearInterval(timer);
      silent();
    } else if (now() - beaten >= pulse.beatMs - lookMs / 2) {
      beaten = now();
      beat();
    }
  }, lookMs);
  return {
    heard: () => {
      last = now();
    },
    stop: () => clearInterval(timer),
  };
}
