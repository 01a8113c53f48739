/**
 * Device classes and their usual ratings (Table 3.4). An unusual rating is noted, never refused: the source gives
 * averages.
 */
import { type DeviceClass, deviceClasses } from '../sheet/sheet.ts';

/** The usual Processor of each class. */
const processors: Readonly<Record<DeviceClass, readonly [least: number, most: number]>> = {
  gadget: [0, 4],
  commlink: [3, 8],
  cyberdeck: [6, 13],
  mainframe: [8, 21],
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
  const usual = processors[of];
  const [least, most] = usual;
  if (processor === undefined || (processor >= least && processor <= most)) return null;
  return { kind: 'W-CLASS', name: deviceClasses[of], processor, usual };
}

/** W-SYSTEM if a program's rating exceeds the System it runs on; it works anyway (T-ATT-02). */
export function systemNotice(program: string, rating: number, system: number | undefined): Notice | null {
  if (system === undefined || rating <= system) return null;
  return { kind: 'W-SYSTEM', program, rating, system };
}
