/**
 * Everything Pink Trenchcoat refuses: why, the class it belongs to, and what a sentence about it has to know. The sentences are in
 * `src/words/<language>/trenchcoat/refusals/`.
 */
import { having as havingAny, type PlainIn, type Refusal, refuser, type ValuesIn } from '../../base/refusal.ts';

export type FaultKind =
  | 'E-INT'
  | 'E-RANGE'
  | 'E-BLANK'
  | 'E-ENUM'
  | 'E-PREREQ'
  | 'E-PROGRAM'
  | 'E-LEVEL'
  | 'E-DICE'
  | 'E-STATE'
  | 'E-PROOF'
  | 'E-MSG';

/** What was wrong; `field` is the path or the name of what has to be mended, where there is one. */
export interface Fault extends Refusal {
  readonly field?: string;
}

const having = <V>(kind: FaultKind) => havingAny<V, FaultKind>(kind);

const reasons = {
  /** On its way to the words. */
  fault: having<{ says: string }>('E-STATE'),

  // What the Game Master still owes a test.
  eventFirst: 'E-STATE',
  successFirst: 'E-STATE',
} as const satisfies Record<string, FaultKind>;

export type Reasons = typeof reasons;
export type Why = keyof Reasons;
export type ValuesOf<W extends Why> = ValuesIn<Reasons, W>;
export type PlainWhy = PlainIn<Reasons>;

export const refuse = refuser(reasons);

/** The same, of that field. */
export const inField = (field: string | undefined, wrong: Fault): Fault =>
  field === undefined ? wrong : { ...wrong, field };
