/** The numbers of a sheet that tests are usually called for. */
import { abilitiesOf, type SheetAbility } from './abilities.ts';
import { DAMAGE_PIP, fieldAt } from './fields.ts';
import type { Sheet } from './sheet.ts';

export interface TestableAbility extends SheetAbility {
  readonly score: number;
}

/** Abilities a test can be called for: skills first, then attributes and skill groups. Excludes programs and wounds. */
export function testableAbilities(sheet: Sheet): TestableAbility[] {
  const all = abilitiesOf(sheet).flatMap((one) => (isTestable(one) ? [one] : []));
  const rank = ({ path }: TestableAbility): number => (path.includes(':') ? 0 : 1);
  return all.sort((a, b) => rank(a) - rank(b));
}

function isTestable(ability: SheetAbility): ability is TestableAbility {
  const section = fieldAt(ability.path)?.section;
  return (
    ability.score !== null && ability.path !== DAMAGE_PIP && !['damage', 'programs', 'magic'].includes(section ?? '')
  );
}

/** The first number with the given name. */
export const testableNamed = (sheet: Sheet, name: string): TestableAbility | undefined =>
  testableAbilities(sheet).find((one) => one.name.toLowerCase() === name.toLowerCase());
