/** Whether hints are offered against the machine, on by default; and which games are guided. */
import { remember, remembered } from './remembered.ts';

const KEY = 'hints';

export const hintsOn = (): boolean => remembered(KEY) !== 'off';
const GUIDED = 'guided';

/** The maximum number of open games. */
const MAX_GUIDED = 6;
const guided = (): string[] => (remembered(GUIDED) ?? '').split(' ');

/** Marks a game, by seed, as guided: the hand stays open, and hints are offered at the table. */
export const markGuided = (seed: number): void =>
  remember(GUIDED, [String(seed), ...guided()].slice(0, MAX_GUIDED).join(' ').trim());
export const isGuided = ({ seed }: { seed: number }): boolean => guided().includes(String(seed));

export const setHintsOn = (on: boolean): void => remember(KEY, on ? 'on' : 'off');
