/** Whose moment a trigger answers where it does not say. */
import type { EffectMoment, Scope } from './effect.ts';

/** Moments that a card answers when they are its own, unless it says otherwise. */
const own = new Set<EffectMoment>([
  'scored',
  'rezzed',
  'installed',
  'accessed',
  'emptied',
  'leaves',
  'used',
  'traceAvoided',
]);

export const usualScope = (moment: EffectMoment): Scope => (own.has(moment) ? 'self' : 'any');
