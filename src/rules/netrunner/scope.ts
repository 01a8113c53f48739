/** Whose moment a trigger answers where it does not say. */
import type { Moment, Scope } from './effect.ts';

/** Moments that a card answers when they are its own, unless it says otherwise. */
const own = new Set<Moment>(['scored', 'rezzed', 'installed', 'accessed', 'emptied', 'leaves', 'used', 'traceAvoided']);

export const usualScope = (moment: Moment): Scope => (own.has(moment) ? 'self' : 'any');
