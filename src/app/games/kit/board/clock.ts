/** A clock for a turn, where somebody wants one: how long ago it began, as this phone saw it. */
import { useEffect, useState } from 'preact/hooks';

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
  const seconds = Math.max(0, Math.floor((now - since.at) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
