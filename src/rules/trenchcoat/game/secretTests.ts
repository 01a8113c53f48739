/** Tests that the player did not notice, as the report at the end has them (T-FAIR-10). */
import { outcomeOf } from '../test/outcome.ts';
import { secretHalves } from './master.ts';

/** A test that the player did not notice: its terms were not bound beforehand (T-FAIR-10). */
export interface SecretReport {
  readonly label: string;
  readonly total: number;
  readonly quality: number;
  /** False where the Game Master's phone rolled alone, because no number was spare. */
  readonly verifiable: boolean;
}

export interface Secret {
  readonly held: number;
  readonly label: string;
  readonly total: number;
  /** The number whose turn it was; null where none was spare. */
  readonly next: number | null;
}

/** A number is good for one test: what a called one has, or another secret one, is none that is spare. Spare ones are taken in their order. */
export function secretFaults(
  {
    tests,
    secrets,
  }: {
    readonly tests: readonly { readonly number: number; readonly held: number | null }[];
    readonly secrets: readonly Secret[];
  },
  values: readonly number[],
): string[] {
  return secrets.flatMap(({ held, label, next }, at) => {
    const called = tests.find((test) => test.held === held);
    if (called) return [`The secret test ${label} took the half of test ${called.number}.`];
    if (values[held] === undefined) return [`The secret test ${label} has no number that was held.`];
    const taken = secrets.slice(0, at).some((one) => one.held === held);
    if (taken) return [`The secret test ${label} took a number that was taken before.`];
    const due = next === null ? 'none was' : `number ${next + 1} was`;
    return held === next ? [] : [`The secret test ${label} took number ${held + 1} where ${due} next.`];
  });
}

export function secretReport(
  { label, total }: Pick<Secret, 'label' | 'total'>,
  value: number | undefined,
  verifiable = true,
): SecretReport[] {
  const outcome = value === undefined ? null : outcomeOf(total, secretHalves({ value }));
  return outcome ? [{ label, total, quality: outcome.quality, verifiable }] : [];
}
