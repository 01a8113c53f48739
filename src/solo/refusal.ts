/** A solo game's own refusals, in addition to its game's. */
import { refusalFactory } from '../base/refusal.ts';

const reasons = {
  /** Its stored data cannot be read. */
  savedDamaged: 'E-GAME',
  /** The stored data can be read, but its answers contradict each other. */
  savedInconsistent: 'E-GAME',
  savedOtherRules: 'E-VERSION',
  putsNothingRight: 'E-FORM',
  arrangeEachOnce: 'E-FORM',
  /** A lesson takes one step at a time. */
  lessonStep: 'E-WINDOW',
} as const;

export type Reasons = typeof reasons;

export const refuse = refusalFactory(reasons);
