/** Device classes and what is usual for them (Table 3.4). A rating outside is said and never refused: the source speaks of averages. */
import type { Notice } from '../input.ts';
import { type DeviceClass, deviceClasses } from '../sheet/device.ts';

export interface ClassOf {
  readonly name: string;
  /** The usual Processor. */
  readonly processor: readonly [least: number, most: number];
  readonly about: string;
}

export const classes: Readonly<Record<DeviceClass, ClassOf>> = {
  gadget: { name: deviceClasses.gadget, processor: [0, 4], about: 'small and cheap' },
  commlink: { name: deviceClasses.commlink, processor: [3, 8], about: 'common, at least good enough for AR' },
  cyberdeck: {
    name: deviceClasses.cyberdeck,
    processor: [6, 13],
    about: 'of the size of a shoe box, mostly for what the law forbids, mostly with a Sleaze module',
  },
  mainframe: { name: deviceClasses.mainframe, processor: [8, 21], about: 'stationary, for many users' },
};

/** W-CLASS where the Processor is unusual for the class (T-DEV). */
export function classNotice(of: DeviceClass, processor: number | undefined): Notice | null {
  const { name, processor: usual } = classes[of];
  const [least, most] = usual;
  if (processor === undefined || (processor >= least && processor <= most)) return null;
  return { kind: 'W-CLASS', text: `${name} with Processor ${processor}: ${least} to ${most} is usual.` };
}

/** W-SYSTEM where a program is rated above the System it runs on; it works all the same (T-ATT-02). */
export function systemNotice(program: string, rating: number, system: number | undefined): Notice | null {
  if (system === undefined || rating <= system) return null;
  return { kind: 'W-SYSTEM', text: `${program} ${rating} is above System ${system}; it counts all the same.` };
}
