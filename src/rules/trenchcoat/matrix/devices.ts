/**
 * Device classes and their usual ratings (Table 3.4). An unusual rating is noted, never refused: the source gives
 * averages.
 */
import { type DeviceClass, deviceClasses } from '../sheet/device.ts';

export interface ClassRatings {
  readonly name: string;
  /** The usual Processor. */
  readonly processor: readonly [least: number, most: number];
}

const classes: Readonly<Record<DeviceClass, ClassRatings>> = {
  gadget: { name: deviceClasses.gadget, processor: [0, 4] },
  commlink: { name: deviceClasses.commlink, processor: [3, 8] },
  cyberdeck: {
    name: deviceClasses.cyberdeck,
    processor: [6, 13],
  },
  mainframe: { name: deviceClasses.mainframe, processor: [8, 21] },
};

/** Unusual but allowed: noted, never blocking. */
export type Notice =
  /** `usual`: the range of a Processor of this class. */
  | {
      readonly kind: 'W-CLASS';
      readonly name: string;
      readonly processor: number;
      readonly usual: readonly [least: number, most: number];
    }
  | { readonly kind: 'W-SYSTEM'; readonly program: string; readonly rating: number; readonly system: number };

/** W-CLASS if the Processor is unusual for the class (T-DEV). */
export function classNotice(of: DeviceClass, processor: number | undefined): Notice | null {
  const { name, processor: usual } = classes[of];
  const [least, most] = usual;
  if (processor === undefined || (processor >= least && processor <= most)) return null;
  return { kind: 'W-CLASS', name, processor, usual };
}

/** W-SYSTEM if a program's rating exceeds the System it runs on; it works anyway (T-ATT-02). */
export function systemNotice(program: string, rating: number, system: number | undefined): Notice | null {
  if (system === undefined || rating <= system) return null;
  return { kind: 'W-SYSTEM', program, rating, system };
}
