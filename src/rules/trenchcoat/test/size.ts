/** The modifier for the number of collaborators (Table 1.5). */
import { fail, ok, type Result } from '../../../base/result.ts';
import { type InputFault, refuse } from '../reasons.ts';

const sizes: readonly (readonly [characters: number, modifier: number])[] = [
  [2, 0],
  [3, 1],
  [10, 2],
  [100, 3],
  [1000, 4],
];

/** The modifier of the highest row reached (T-COL-07). E-RANGE below two or for a non-integer. */
export function sizeModifier(characters: number): Result<number, InputFault> {
  const modifier = Number.isInteger(characters) ? valueReached(sizes, characters) : null;
  if (modifier === null) return fail(refuse('tooFewToCollaborate'));
  return ok(modifier);
}

/**
 * The second number of the last row whose first number is not above `value`; null below all rows, which are in rising
 * order.
 */
export const valueReached = (rows: readonly (readonly [number, number])[], value: number): number | null =>
  rows.findLast(([least]) => least <= value)?.[1] ?? null;
