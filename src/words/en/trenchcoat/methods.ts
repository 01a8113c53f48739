/** Access methods in words. */
import { type Access, accesses, methodRefusal } from '../../../rules/trenchcoat/matrix/access.ts';
import type { AccessMethod, MatrixDevice } from '../../../rules/trenchcoat/sheet/sheet.ts';
import { signed } from './numbers.ts';
import { refusalWords } from './refusals/index.ts';

/** Kinds of damage by name. */
export const harms: Readonly<Record<Exclude<Access['damage'], 'none'>, string>> = {
  Fatigue: 'Fatigue',
  Stun: 'Stun',
  Physical: 'Physical',
};

interface MethodWords {
  /** Example: "skill +2, React +3, time ×0.7, harm Physical". */
  readonly text: string;
  /** Why the device can't use the method; null if it can. */
  readonly refused: string | null;
}

export function methodWords(method: AccessMethod, device: MatrixDevice | null): MethodWords {
  const { skill, react, tick, damage } = accesses[method];
  const refused = methodRefusal(method, device);
  return {
    text: `skill ${signed(skill)}, React ${signed(react)}, time ×${tick / 10}, harm ${damage === 'none' ? 'none' : harms[damage]}`,
    refused: refused && refusalWords(refused),
  };
}
