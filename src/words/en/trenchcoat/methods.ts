/** Access methods in words. */
import { accesses, methodRefusal } from '../../../rules/trenchcoat/matrix/access.ts';
import type { AccessMethod, MatrixDevice } from '../../../rules/trenchcoat/sheet/device.ts';
import { signed } from './numbers.ts';

export interface MethodWords {
  /** "skill +2, React +3, time ×0.7, harm Physical". */
  readonly text: string;
  /** Why the device cannot do it. */
  readonly refused: string | null;
}

export function methodWords(method: AccessMethod, device: MatrixDevice | null): MethodWords {
  const { skill, react, tick, damage } = accesses[method];
  return {
    text: `skill ${signed(skill)}, React ${signed(react)}, time ×${tick / 10}, harm ${damage}`,
    refused: methodRefusal(method, device)?.text ?? null,
  };
}
