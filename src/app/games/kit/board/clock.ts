/** An optional turn clock: time since the turn began, as this phone saw it. */
import { useEffect, useState } from 'preact/hooks';
import { clockOf } from '../../../../words/en/silence.ts';

/** "2:05"; null while it is off. */
export function useTurnClock(turn: number, on: boolean): string | null {
  const [since, setSince] = useState(() => ({ turn, at: Date.now() }));
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (since.turn !== turn) setSince({ turn, at: Date.now() });
  }, [turn]);
  useEffect(() => {
    if (!on) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(ticking);
  }, [on]);
  if (!on) return null;
  return clockOf(Math.max(0, now - since.at));
}
