/**
 * An open hand covers itself: some time after the last touch, when the app is left, and when the phone is laid on its face.
 * Time does not cover it under an open sheet, which its player reads; nothing does where nobody sits opposite.
 */
import { useEffect } from 'preact/hooks';

export const COVER_AFTER_MS = 20_000;
/** Metres per second squared, out of the back of the phone: face down, give or take. */
const FACE_DOWN = -8;

/** `reading`: a sheet lies over the table. */
export function useCover(open: boolean, reading: boolean, alone: boolean, cover: () => void): void {
  const guarded = open && !alone;
  const timed = guarded && !reading;
  useEffect(() => {
    if (!timed) return;
    let timer = setTimeout(cover, COVER_AFTER_MS);
    const touched = (): void => {
      clearTimeout(timer);
      timer = setTimeout(cover, COVER_AFTER_MS);
    };
    const touches = ['pointerdown', 'pointerup', 'keydown'] as const;
    for (const touch of touches) document.addEventListener(touch, touched);
    return () => {
      clearTimeout(timer);
      for (const touch of touches) document.removeEventListener(touch, touched);
    };
  }, [timed, cover]);
  useEffect(() => {
    if (!guarded) return;
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
  }, [guarded, cover]);
}
