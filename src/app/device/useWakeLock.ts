/** Keeps the screen on at the table; a phone that locks itself would lose the link. */
import { useEffect } from 'preact/hooks';

/** A phone that nobody has touched for so long may lock itself: its battery is worth more than the link then. In milliseconds. */
const LEFT_ALONE_MS = 5 * 60_000;

/** As long as the table is shown. */
export function useWakeLock(): void {
  useEffect(keepScreenOn, []);
}

/**
 * Holds the lock until nobody has touched the phone for five minutes, and again from the next touch or key on. Asks again
 * whenever the page is visible again: the system takes the lock away with every switch. Result: a function that ends it.
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
