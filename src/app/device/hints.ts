/** Whether hints are offered against the machine (on by default), and which games are guided. */
import { readPreference, savePreference } from './preferences.ts';

const KEY = 'hints';

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
