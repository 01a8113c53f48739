/** A character of any kind, as named numbers (T-CHAR). */

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

/** A character's matrix equipment: names only; their meaning is in `matrix/`. */
export type AccessMethod = 'physical' | 'ar' | 'tortoise' | 'cold-sim' | 'hot-sim';
export type DeviceClass = 'gadget' | 'commlink' | 'cyberdeck' | 'mainframe';

export const accessMethods: Readonly<Record<AccessMethod, string>> = {
  physical: 'Physical',
  ar: 'AR',
  tortoise: 'Tortoise',
  'cold-sim': 'Cold Sim',
  'hot-sim': 'Hot Sim',
};

export const deviceClasses: Readonly<Record<DeviceClass, string>> = {
  gadget: 'Gadget',
  commlink: 'Commlink',
  cyberdeck: 'Cyberdeck',
  mainframe: 'Mainframe',
};

export type MatrixAttribute = 'processor' | 'system' | 'firewall' | 'uplink' | 'signal' | 'sleaze';

export const matrixAttributes: Readonly<Record<MatrixAttribute, string>> = {
  processor: 'Processor',
  system: 'System',
  firewall: 'Firewall',
  uplink: 'Uplink',
  signal: 'Signal',
  sleaze: 'Sleaze',
};

export const attributes = Object.keys(matrixAttributes) as MatrixAttribute[];

/** A missing attribute is empty, which is not 0: no Signal means not wireless, no Sleaze means no Sleaze module. */
export interface MatrixDevice {
  readonly name: string;
  readonly class: DeviceClass;
  readonly ratings: { readonly [name in MatrixAttribute]?: number };
}
