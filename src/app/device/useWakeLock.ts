// Chunk: board
/** Keeps the screen on at the table, since a locked phone would lose the link. */
import { useEffect } from 'preact/hooks';

/** A phone that has not been touched for this long (ms) may lock: its battery then matters more than the link. */
const LEFT_ALONE_MS = 5 * 60_000;

/** Keeps the screen on while the table is shown. */
export function useWakeLock(): void {
  useEffect(keepScreenOn, []);
}

/**
 * Holds the lock until the phone has not been touched for five minutes, and again from the next touch or key.
 * Reacquires it whenever the page becomes visible, since the system drops it when hidden. Returns a release function.
 */
export function keepScreenOn(): () => void {
  let lock: WakeLockSentinel | null = null;
  let wanted = false;
  let asking = false;
  let leftAlone: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    if (asking || lock?.released === false) return;
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    asking = true;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (wanted) lock = got;
      else await got.release();
    } catch {
      // Refused on low battery; the game continues without it.
    }
    asking = false;
  };
  const giveBack = (): void => {
    wanted = false;
    void lock?.release();
    lock = null;
  };
  const touched = (): void => {
    wanted = true;
    clearTimeout(leftAlone);
    leftAlone = setTimeout(giveBack, LEFT_ALONE_MS);
    void ask();
  };
  const shown = (): void => {
    if (document.visibilityState === 'visible') touched();
  };
  const signs = { pointerdown: touched, keydown: touched, visibilitychange: shown };
  for (const [sign, heard] of Object.entries(signs)) document.addEventListener(sign, heard, { capture: true });
  touched();
  return () => {
    for (const [sign, heard] of Object.entries(signs)) document.removeEventListener(sign, heard, { capture: true });
    clearTimeout(leftAlone);
    giveBack();
  };
}
