/** Whether a player against the machine may be given hints: on until he says he wants no more. */
import { remember, remembered } from './remembered.ts';

const KEY = 'hints';

export const hintsOn = (): boolean => remembered(KEY) !== 'off';
export const keepHints = (on: boolean): void => remember(KEY, on ? 'on' : 'off');
