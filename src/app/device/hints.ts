/** Whether a player against the machine may be given hints, on until they are switched off; and which game is guided by them. */
import { remember, remembered } from './remembered.ts';

const KEY = 'hints';

export const hintsOn = (): boolean => remembered(KEY) !== 'off';
const GUIDED = 'guided';

/** A game by its seed: its hand lies open, and hints are offered at the table. */
export const keepGuided = (seed: number): void => remember(GUIDED, String(seed));
export const isGuided = ({ seed }: { seed: number }): boolean => remembered(GUIDED) === String(seed);

export const keepHints = (on: boolean): void => remember(KEY, on ? 'on' : 'off');
