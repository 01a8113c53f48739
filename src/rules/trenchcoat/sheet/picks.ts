/** The numbers of a sheet that tests are usually called for. */
import { abilitiesOf, type SheetAbility } from './abilities.ts';
import { DAMAGE_PIP, fieldAt } from './fields.ts';
import type { Sheet } from './sheet.ts';

export interface Pick extends SheetAbility {
  readonly score: number;
}

/** Abilities a test can be called for: skills first, then attributes and skill groups. Excludes programs and wounds. */
export function picksOf(sheet: Sheet): Pick[] {
  const all = abilitiesOf(sheet).flatMap((one) => (isPick(one) ? [one] : []));
  const rank = ({ path }: Pick): number => (path.includes(':') ? 0 : 1);
  return all.sort((a, b) => rank(a) - rank(b));
}

function isPick(ability: SheetAbility): ability is Pick {
  const section = fieldAt(ability.path)?.section;
  return (
    ability.score !== null && ability.path !== DAMAGE_PIP && !['damage', 'programs', 'magic'].includes(section ?? '')
  );
}

/** The first number with the given name. */
export const pickNamed = (sheet: Sheet, name: string): Pick | undefined =>
  picksOf(sheet).find((one) => one.name.toLowerCase() === name.toLowerCase());
