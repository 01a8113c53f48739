/** Default scope of a trigger: whose events it responds to. */
import type { EffectMoment, Scope } from './effect.ts';

/** Moments to which a card responds only for itself by default. */
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
