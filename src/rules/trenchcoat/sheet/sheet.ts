/** A character of any kind, as named numbers (T-CHAR). */
import type { AccessMethod, MatrixDevice } from './device.ts';

/** The kind affects no number (T-ROLE-03). */
export const characterKinds = ['metahuman', 'agent', 'drone', 'spirit', 'other'] as const;
export type CharacterKind = (typeof characterKinds)[number];

/** A user-named number. */
export interface NamedNumber {
  readonly name: string;
  readonly value: number;
}

export interface Skill extends NamedNumber {
  /** The path of its skill group: "skills.processing". */
  readonly group: string;
}

/** By name or path; missing means empty, which is never 0. */
export interface Sheet {
  readonly name: string;
  readonly kind: CharacterKind;
  /** Numbers of the named fields, by path. */
  readonly numbers: { readonly [path: string]: number };
  readonly skills: readonly Skill[];
  readonly characteristics: readonly NamedNumber[];
  readonly device: MatrixDevice | null;
  readonly method: AccessMethod;
}

export const emptySheet = (name: string): Sheet => ({
  name,
  kind: 'metahuman',
  numbers: {},
  skills: [],
  characteristics: [],
  device: null,
  method: 'physical',
});
