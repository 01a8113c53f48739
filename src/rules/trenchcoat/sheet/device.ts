/** What a character uses in the matrix: the names alone; what they mean is the matrix's. */

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

/** An attribute that is left out is empty, which is not 0: no Signal is no wireless, no Sleaze is no such module. */
export interface MatrixDevice {
  readonly name: string;
  readonly class: DeviceClass;
  readonly ratings: { readonly [name in MatrixAttribute]?: number };
}
