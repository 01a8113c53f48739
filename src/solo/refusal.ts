/** What a game on one phone refuses of itself, beside what its game refuses. */
import { refuser } from '../base/refusal.ts';

const reasons = {
  /** What this phone kept of it cannot be read. */
  savedDamaged: 'E-GAME',
  /** It can be read, and its answers do not follow from each other. */
  savedInconsistent: 'E-GAME',
  savedOtherRules: 'E-VERSION',
  putsNothingRight: 'E-FORM',
  arrangeEachOnce: 'E-FORM',
  /** A lesson takes one step after the other. */
  lessonStep: 'E-WINDOW',
} as const;

export type Reasons = typeof reasons;

export const refuse = refuser(reasons);
