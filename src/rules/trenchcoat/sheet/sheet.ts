/** A character of any kind, as numbers with names (T-CHAR). */
import type { AccessMethod, MatrixDevice } from './device.ts';

/** No kind changes a number (T-ROLE-03). */
export const characterKinds = ['metahuman', 'agent', 'drone', 'spirit', 'other'] as const;
export type CharacterKind = (typeof characterKinds)[number];

/** A number that its owner named. */
export interface NamedNumber {
  readonly name: string;
  readonly value: number;
}

export interface Skill extends NamedNumber {
  /** The path of the skill group it stands under: "skills.processing". */
  readonly group: string;
}

/** All by its own name or path; what is left out is empty, which is never 0. */
export interface Sheet {
  readonly name: string;
  readonly kind: CharacterKind;
  /** Of the named fields, by path. */
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
