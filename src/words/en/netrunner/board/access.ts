import type { Card } from '../../../../rules/netrunner/effect.ts';
import type { FortId } from '../../../../rules/netrunner/table.ts';
import { counted } from '../../counted.ts';
import { fortName } from '../places.ts';

export const accessedCard = 'Accessed card';
export const hiddenCardFromRD = 'A card from R&D';
export const theCard = 'The card';

/** What the Corp reads before a fort is accessed. */
export const title = (fort: FortId): string => `Run on ${fortName(fort)}`;
/** `prompt`: such as "Rae is about to access Fort 2." */
export const detail = (prompt: string): string => `${prompt} Decide now.`;
export const ifUsed = 'If you use it';
export const dontUse = 'Don’t use it';
export const rezOnly = 'Rez only';
export const decideLater = 'decide on access';
export const chooseATrapFirst = 'Choose a trap first';

export const useTitle = (names: readonly string[]): string =>
  names.length === 1 ? `Use ${names[0]}` : `Use ${names.length} traps`;

/** Example: "Rez it for 0, then pay 4 on access". */
export function useDetail(used: readonly { rez: number; pay: number }[]): string | undefined {
  if (used.length === 0) return undefined;
  const rez = used.reduce((sum, one) => sum + one.rez, 0);
  const pay = used.reduce((sum, one) => sum + one.pay, 0);
  const it = used.length === 1 ? 'it' : 'them';
  if (pay > 0) return `Rez ${it} for ${rez}, then pay ${pay} on access`;
  return rez > 0 ? `Rez ${it} for ${rez}` : `Rez ${it} for free`;
}

export const price = (bits: number): string => counted(bits, 'bit');

/** Examples: "ambush", "3 points" or "upgrade". */
export function about({ type, points }: Card, isTrap: boolean): string {
  if (isTrap) return 'ambush';
  return points === null ? type : counted(points, 'point');
}
