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
