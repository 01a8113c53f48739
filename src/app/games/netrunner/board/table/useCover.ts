/**
 * Covers an open hand after a while without touch, when the app is in the background, and when the phone is face down.
 * No timer covers it under an open sheet, which its player is reading; nothing does if nobody sits opposite.
 */
import { useEffect } from 'preact/hooks';
import { type CoverWhen, readSettings } from '../../../../device/settings.ts';

const SOON_MS = 20_000;
/** In their own turn players read and calculate. */
const OWN_TURN_MS = 60_000;
/** Acceleration out of the back of the phone (m/s²) that counts as face down. */
const FACE_DOWN = -8;

/** Milliseconds after the last touch; null if no timer covers the hand. `ownTurn`: it is the given player's turn. */
export function coverAfter(when: CoverWhen, ownTurn: boolean): number | null {
  if (when === 'laidDown') return null;
  return when === 'turn' && ownTurn ? OWN_TURN_MS : SOON_MS;
}

interface Covering {
  open: boolean;
  /** A sheet is open over the table. */
  reading: boolean;
  /** Nobody sits opposite. */
  alone: boolean;
  ownTurn: boolean;
}

export function useCover({ open, reading, alone, ownTurn }: Covering, cover: () => void): void {
  const guarded = open && !alone;
  const after = coverAfter(readSettings().cover, ownTurn);
  const timed = guarded && !reading && after !== null;
  useEffect(() => {
    if (!timed) return;
    let timer = setTimeout(cover, after);
    const touched = (): void => {
      clearTimeout(timer);
      timer = setTimeout(cover, after);
    };
    const touches = ['pointerdown', 'pointerup', 'keydown'] as const;
    for (const touch of touches) document.addEventListener(touch, touched);
    return () => {
      clearTimeout(timer);
      for (const touch of touches) document.removeEventListener(touch, touched);
    };
  }, [timed, after, cover]);
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
