/** An open hand covers itself: after a time, when the app is left, and when the phone is laid on its face. */
import { useEffect } from 'preact/hooks';

const COVER_AFTER_MS = 20_000;
/** Metres per second squared, out of the back of the phone: face down, give or take. */
const FACE_DOWN = -8;

/** `again`: whatever restarts the time. */
export function useCover(open: boolean, cover: () => void, again: unknown): void {
  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(cover, COVER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [open, cover, again]);
  useEffect(() => {
    if (!open) return;
    const hidden = (): void => {
      if (document.visibilityState === 'hidden') cover();
    };
    const turned = (event: DeviceMotionEvent): void => {
      if ((event.accelerationIncludingGravity?.z ?? 0) < FACE_DOWN) cover();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', cover);
    window.addEventListener('devicemotion', turned);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', cover);
      window.removeEventListener('devicemotion', turned);
    };
  }, [open, cover]);
}
