/** Keeps the screen on at the table; a phone that locks itself would lose the link. */
import { useEffect } from 'preact/hooks';

/** Asks again whenever the page is visible again: the system takes the lock away with every switch. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let left = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        const got = await navigator.wakeLock.request('screen');
        if (left) await got.release();
        else lock = got;
      } catch {
        // A low battery refuses it; the game goes on without.
      }
    };
    const visible = (): void => void ask();
    void ask();
    document.addEventListener('visibilitychange', visible);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', visible);
      void lock?.release();
    };
  }, []);
}
