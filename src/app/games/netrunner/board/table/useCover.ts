/**
 * Covers an open hand after a while without touches, when the app goes to the background, and when the phone is put
 * face down. No timer runs under an open sheet, since the player is reading it. Nothing is covered if there is no
 * opponent at the table.
 */
import { useEffect } from 'preact/hooks';
import { listen } from '../../../../device/listen.ts';
import { type CoverWhen, readSettings } from '../../../../device/settings.ts';

const SOON_MS = 20_000;
/** Longer in the player's own turn, when they read and calculate. */
const OWN_TURN_MS = 60_000;
/** Below this acceleration along the axis out of the screen (m/s²), the phone counts as face down. */
const FACE_DOWN = -8;

/** Delay after the last touch (ms); null if no timer covers the hand. `ownTurn`: whether it is this player's turn. */
export function coverAfter(when: CoverWhen, ownTurn: boolean): number | null {
  if (when === 'laidDown') return null;
  return when === 'turn' && ownTurn ? OWN_TURN_MS : SOON_MS;
}

interface Covering {
  open: boolean;
  /** Whether a sheet is open over the table. */
  reading: boolean;
  /** Whether there is no opponent at the table. */
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
    const stop = listen(['pointerdown', 'pointerup', 'keydown'], () => {
      clearTimeout(timer);
      timer = setTimeout(cover, after);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [timed, after, cover]);
  useEffect(() => {
    if (!guarded) return;
    const stops = [
      listen(['visibilitychange'], () => document.hidden && cover()),
      listen(['pagehide'], cover, window),
      listen<DeviceMotionEvent>(
        ['devicemotion'],
        (event) => (event.accelerationIncludingGravity?.z ?? 0) < FACE_DOWN && cover(),
        window,
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [guarded, cover]);
}
