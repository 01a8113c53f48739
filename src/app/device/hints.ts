/** Whether a player against the machine may be given hints, on until they are switched off; and which games are guided by them. */
import { remember, remembered } from './remembered.ts';

const KEY = 'hints';

export const hintsOn = (): boolean => remembered(KEY) !== 'off';
const GUIDED = 'guided';

/** As many as can be open side by side. */
const MOST_GUIDED = 6;
const guided = (): string[] => (remembered(GUIDED) ?? '').split(' ');

/** A game by its seed: its hand lies open, and hints are offered at the table. */
export const keepGuided = (seed: number): void =>
  remember(GUIDED, [String(seed), ...guided()].slice(0, MOST_GUIDED).join(' ').trim());
export const isGuided = ({ seed }: { seed: number }): boolean => guided().includes(String(seed));

export const keepHints = (on: boolean): void => remember(KEY, on ? 'on' : 'off');
