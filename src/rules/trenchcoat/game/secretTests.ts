/** Tests that the player did not notice, for the final report (T-FAIR-10). */
import { outcomeOf } from '../test/outcome.ts';
import { secretHalves } from './master.ts';

/** A test that the player did not notice: its terms were not bound beforehand (T-FAIR-10). */
export interface SecretReport {
  readonly label: string;
  readonly total: number;
  readonly quality: number;
  /** False if only the Game Master's phone rolled because there was no spare number. */
  readonly verifiable: boolean;
}

export interface Secret {
  readonly held: number;
  readonly label: string;
  readonly total: number;
  /** The number that was due; null if there was no spare. */
  readonly next: number | null;
}

/** Why a secret test may not have been rolled with its number. */
export type SecretFault =
  | { readonly kind: 'took half'; readonly label: string; readonly test: number }
  | { readonly kind: 'not held' | 'taken before'; readonly label: string }
  /** Held numbers, counted from 1; `due`: null if there was no spare. */
  | { readonly kind: 'not due'; readonly label: string; readonly took: number; readonly due: number | null };

/**
 * Each number serves one test: a number used by a called test or another secret test is not spare. Spares are used in
 * order.
 */
export function secretFaults(
  {
    tests,
    secrets,
  }: {
    readonly tests: readonly { readonly number: number; readonly held: number | null }[];
    readonly secrets: readonly Secret[];
  },
  values: readonly number[],
): SecretFault[] {
  return secrets.flatMap(({ held, label, next }, at): SecretFault[] => {
    const called = tests.find((test) => test.held === held);
    if (called) return [{ kind: 'took half', label, test: called.number }];
    if (values[held] === undefined) return [{ kind: 'not held', label }];
    const taken = secrets.slice(0, at).some((one) => one.held === held);
    if (taken) return [{ kind: 'taken before', label }];
    return held === next ? [] : [{ kind: 'not due', label, took: held + 1, due: next === null ? null : next + 1 }];
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
