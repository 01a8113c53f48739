/** Small preferences in local storage, such as hints against the machine. Everything works without them. */

export function readPreference(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function savePreference(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // If the browser stores nothing, the table shows a notice anyway.
  }
}

const KEY = 'hints';

/** Whether hints are offered against the machine (on by default), and which games are guided. */
export const hintsOn = (): boolean => readPreference(KEY) !== 'off';
const GUIDED = 'guided';

/** Guided games to remember; no more games than this can be open at once. */
const MAX_GUIDED = 6;
const guided = (): string[] => (readPreference(GUIDED) ?? '').split(' ');

/** Marks a game, by seed, as guided: the hand stays open, and hints are offered at the table. */
export const markGuided = (seed: number): void =>
  savePreference(GUIDED, [String(seed), ...guided()].slice(0, MAX_GUIDED).join(' ').trim());
export const isGuided = ({ seed }: { seed: number }): boolean => guided().includes(String(seed));

export const setHintsOn = (on: boolean): void => savePreference(KEY, on ? 'on' : 'off');
